"""The tables where a person is waited for, cheap enough to be asked for again and again."""

import msgspec
from sqlalchemy import false, select

from limestone.server.live.isolation import isolated
from limestone.server.live.live_tables import LiveTables
from limestone.server.store import schema
from limestone.server.table.chairs import OPEN
from limestone.server.table.person import Person
from limestone.server.table.table import PLAYING, Table

MOST = 100


class Turn(msgspec.Struct):
    """A table where a person is to decide."""

    code: str
    game: str
    names: list[str]  # of the others
    deadline: int | None
    round: int | None = None  # of the club night that the table belongs to


async def turns(live_tables: LiveTables, person: Person) -> list[Turn]:
    """Where it is this person's turn: those whose time is over first come first."""
    tables, sits = schema.tables.c, schema.seatings.c
    query = (
        select(tables.id, tables.code)
        .join(schema.seatings, sits.table_id == tables.id)
        .where(sits.person == person.id, sits.archived == false(), tables.phase == PLAYING)
        .order_by(tables.created.desc())
        .limit(MOST)
    )
    codes = {row.id: row.code for row in await live_tables.store.read(query)}
    numbers = await live_tables.store.numbers(list(codes)) if codes else {}
    found = []
    for table_id, code in codes.items():
        with isolated(code):
            table = await _now(live_tables, table_id, code, numbers.get(table_id, 0))
            if is_due(table, person.id):
                found.append(_turn(table, person.id))
    return sorted(found, key=lambda turn: (turn.deadline is None, turn.deadline or 0))


def is_due(table: Table, person: str) -> bool:
    """Whether the table waits for this person, and no bot decides for them."""
    chairs = [table.chairs[seat] for seat in table.waiting_for()]
    return any(chair.person == person and not chair.bot for chair in chairs)


async def _now(live_tables: LiveTables, table_id: str, code: str, number: int) -> Table:
    """The table as of its last entry; its log is read only if it has grown."""
    known = live_tables.by_id.get(table_id)
    if known and known.table.number >= number:
        return known.table
    return (await live_tables.open(code)).table


def _turn(table: Table, person: str) -> Turn:
    others = [c.name for c in table.chairs if c.person != person and c.kind != OPEN and c.person]
    night = table.terms.night.split(" ")
    round = int(night[1]) if len(night) > 1 else None
    return Turn(table.terms.code, table.terms.game, others, table.deadline, round)
