"""What is said at tables, and who has muted whom: beside the logs, and deleted with a person."""

from collections.abc import Callable, Sequence

import msgspec
from sqlalchemy import Connection, delete, insert, select

from limestone.server.store import schema
from limestone.server.store.acquaintances import apart
from limestone.server.store.log import Store
from limestone.server.table.talk import NUDGE, Said

KEPT = 200  # of what is said at a table; nudges are kept besides

_TALK, _MUTES = schema.talk, schema.mutes


async def said(store: Store, table_id: str, after: int = 0) -> list[Said]:
    """What was said at a table after a number."""
    return await store.engines.reader.run(lambda connection: _said(connection, table_id, after))


async def say(store: Store, table_id: str, propose: Callable[[Sequence[Said]], Said]) -> Said:
    """Keep what is proposed after all that was said before; asked again if somebody was faster."""

    def speak(connection: Connection) -> Said | None:
        earlier = _said(connection, table_id)
        number = earlier[-1].number + 1 if earlier else 1
        spoken = msgspec.structs.replace(propose(earlier), number=number)
        row = {"table_id": table_id, **msgspec.structs.asdict(spoken)}
        if not store.missing(connection, _TALK, row):
            return None
        old = _TALK.c.table_id == table_id, _TALK.c.number <= spoken.number - KEPT
        connection.execute(delete(_TALK).where(*old, _TALK.c.kind != NUDGE))
        return spoken

    while True:
        if kept := await store.engines.writer.run(speak):
            return kept


async def muted_by(store: Store, person: str) -> set[str]:
    """Whom a person does not want to hear."""
    query = select(_MUTES.c.muted).where(_MUTES.c.person == person)
    return {row.muted for row in await store.read(query)}


async def unheard_by(store: Store, person: str) -> set[str]:
    """Whom a person does not hear: muted, or blocked by one of the two."""
    return await muted_by(store, person) | await apart(store, person)


async def deaf_to(store: Store, person: str) -> set[str]:
    """Who does not hear a person: they have muted them, or one of the two has blocked the other."""
    query = select(_MUTES.c.person).where(_MUTES.c.muted == person)
    return {row.person for row in await store.read(query)} | await apart(store, person)


async def mute(store: Store, person: str, other: str, *, muted: bool) -> None:
    """Do not hear somebody any more, at any table; or hear them again."""
    pair = {"person": person, "muted": other}
    gone = delete(_MUTES).where(_MUTES.c.person == person, _MUTES.c.muted == other)
    await store.write(gone, *([insert(_MUTES).values(pair)] if muted else []))


def _said(connection: Connection, table_id: str, after: int = 0) -> list[Said]:
    found = _TALK.c
    columns = [column for column in found if column.name != "table_id"]
    query = select(*columns).where(found.table_id == table_id, found.number > after)
    rows = connection.execute(query.order_by(found.number))
    return [Said(**row._mapping) for row in rows]
