"""What players of Limits remembered of a pile, asked when a round is over; only for themselves."""

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import Connection, select

from limestone.server.store import schema
from limestone.server.store.log import Store
from limestone.server.store.people import now

_MEMORIES = schema.memories


class Memory(NamedTuple):
    """How many cards of each colour somebody thinks lay on the pile of a round."""

    seat: int
    round: int
    counts: tuple[int, ...]


async def add(store: Store, person: str, table_id: str, said: Memory) -> None:
    """Keep an answer; the first one of a round stands."""
    row = {
        "person": person,
        "table_id": table_id,
        "at": now(),
        **said._asdict(),
        "counts": " ".join(map(str, said.counts)),
    }

    def write(connection: Connection) -> None:
        store.missing(connection, _MEMORIES, row)

    await store.engines.writer.run(write)


async def own(store: Store, person: str, table_id: str) -> Sequence[Memory]:
    """All that a person has answered at a table, round by round."""
    found = _MEMORIES.c
    query = select(found.seat, found.round, found.counts)
    query = query.where(found.person == person, found.table_id == table_id)
    rows = await store.read(query.order_by(found.round, found.seat))
    return [Memory(row.seat, row.round, tuple(map(int, row.counts.split()))) for row in rows]
