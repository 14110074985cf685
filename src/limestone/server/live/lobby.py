"""Lists of tables: the public ones, and those where a person sits."""

import msgspec
from sqlalchemy import and_, desc, false, select, true

from limestone.rules.game import Refused
from limestone.server.live.isolation import isolated
from limestone.server.live.live_tables import LiveTables
from limestone.server.store import schema
from limestone.server.table.chairs import OPEN
from limestone.server.table.person import Person
from limestone.server.table.table import OVER, PLAYING, WAITING, Table
from limestone.server.table.terms import PUBLIC

SHOWN = 50


class Summary(msgspec.Struct):
    """A table in a list."""

    code: str
    game: str
    options: list[str]
    phase: str
    visibility: str
    names: list[str | None]
    levels: list[str | None]  # of the bots
    mine: list[int]
    kept: list[int]  # the seats held for this person
    due: bool
    deadline: int | None
    created: int


async def listed(live_tables: LiveTables, person: Person | None) -> list[Summary]:
    """The public tables that wait or are being played, the newest first."""
    tables = schema.tables.c
    query = select(tables.code).where(
        and_(tables.visibility == PUBLIC, tables.phase.in_([WAITING, PLAYING]))
    )
    return await _summaries(live_tables, query.order_by(desc(tables.created)).limit(SHOWN), person)


async def mine(live_tables: LiveTables, person: Person, *, archived: bool) -> list[Summary]:
    """The tables where a person sits or is waited for: first where due, then the newest."""
    tables, sits = schema.tables.c, schema.seatings.c
    query = (
        select(tables.code)
        .join(schema.seatings, sits.table_id == tables.id)
        .where(sits.person == person.id, sits.archived == (true() if archived else false()))
        .order_by(tables.phase == OVER, desc(tables.created))
        .limit(SHOWN)
    )
    found = [one for one in await _summaries(live_tables, query, person) if one.mine or one.kept]
    return sorted(found, key=lambda one: not one.due)


async def archive(live_tables: LiveTables, table: Table, person: Person, *, archived: bool) -> None:
    """Take a table out of one's own list, or put it back."""
    sits = schema.seatings.c
    here = and_(sits.table_id == table.terms.id, sits.person == person.id)
    change = schema.seatings.update().where(here).values(archived=archived)
    if not await live_tables.store.write(change):
        raise Refused("not-seated")


def summary(table: Table, person: Person | None) -> Summary:
    """A table in one line."""
    own = table.seats_of(person.id) if person else ()
    terms = table.terms
    return Summary(
        code=terms.code,
        game=terms.game,
        options=list(terms.words),
        phase=table.phase,
        visibility=terms.visibility,
        names=[None if chair.kind == OPEN else chair.name for chair in table.chairs],
        levels=[chair.level or None for chair in table.chairs],
        mine=list(own),
        kept=list(table.kept_for(person.id)) if person else [],
        due=any(seat in own for seat in table.waiting_for()),
        deadline=table.deadline,
        created=terms.created,
    )


async def _summaries(
    live_tables: LiveTables, query: object, person: Person | None
) -> list[Summary]:
    found = []
    for (code,) in await live_tables.store.read(query):
        with isolated(code):
            found.append(summary((await live_tables.open(code)).table, person))
    return found
