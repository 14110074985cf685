"""Lists of tables: the public ones, and the games of a person."""

import asyncio
from collections import Counter
from collections.abc import Sequence
from typing import Annotated, Any, Literal, NamedTuple

import msgspec
from sqlalchemy import Row, Select, and_, desc, func, select, tuple_, update

from limestone.rules.game import Refused
from limestone.server.live import summaries
from limestone.server.live.isolation import isolated
from limestone.server.live.live_tables import LiveTables
from limestone.server.live.summaries import Summary, summary
from limestone.server.store import acquaintances, schema
from limestone.server.store.log import LEFT, RUNNING
from limestone.server.table.person import Person
from limestone.server.table.table import OVER, PLAYING, WAITING, Table
from limestone.server.table.terms import PUBLIC

SHOWN = 50
OF_ONE = 3  # public tables of one person that are listed
AT_ONCE = 100  # games that run: all of most people's, so that they can be sorted by what is due
PAGE = 24  # games that are over
LAST = 6  # of them on the first page

_TABLES, _SITS, _ENTRIES = schema.tables.c, schema.seatings.c, schema.entries.c
_LONGEST = (
    select(func.max(_ENTRIES.number)).where(_ENTRIES.table_id == _TABLES.id).scalar_subquery()
)
_FOUND = (_TABLES.id, _TABLES.code, _TABLES.summary, _LONGEST.label("number"))


class Filter(NamedTuple):
    """Which of a person's games are wanted."""

    show: Literal["running", "finished", "archived"] = "running"
    game: str = ""
    name: str = ""  # or a part of it, of anybody at the table
    after: str = ""  # the `next` of the page before


class Page(msgspec.Struct):
    """Some of a person's games, and how many there are of each kind."""

    tables: list[Summary]
    next: str  # where the following page goes on; nothing: this is the last
    running: Annotated[int, msgspec.Meta(ge=0)]
    finished: Annotated[int, msgspec.Meta(ge=0)]
    archived: Annotated[int, msgspec.Meta(ge=0)]


async def listed(live_tables: LiveTables, person: Person | None) -> list[Summary]:
    """The public tables that wait or are being played, those of people one knows, then the newest.

    A table is listed if it is one of the newest of somebody who sits there: one person's tables
    do not bury those of the others.
    """
    shown = and_(_TABLES.visibility == PUBLIC, ~_TABLES.hidden)
    here = and_(shown, _TABLES.phase.in_([WAITING, PLAYING]))
    nth = func.row_number().over(partition_by=_SITS.person, order_by=desc(_TABLES.created))
    seated = select(_TABLES.id, nth.label("nth")).join(
        schema.seatings, _SITS.table_id == _TABLES.id
    )
    counted = seated.where(here, _SITS.status == RUNNING).subquery()
    newest = select(counted.c.id).where(counted.c.nth <= OF_ONE)
    query = select(*_FOUND).where(_TABLES.id.in_(newest)).order_by(desc(_TABLES.created))
    query = query.limit(SHOWN)
    found: list[Table] = []
    away = await acquaintances.blocking(live_tables.store, person.id if person else "")
    for row in await live_tables.store.read(query):
        with isolated(row.code):
            table = await live_tables.latest(row.code, row.number or 0)
            if table.persons() and not away & {*table.persons(), table.terms.host}:
                found.append(table)
    known = await _known(live_tables, person, found)
    found.sort(key=lambda table: known.isdisjoint(table.persons()))
    return [summary(table, person) for table in found]


async def _known(
    live_tables: LiveTables, person: Person | None, tables: Sequence[Table]
) -> set[str]:
    """Whom of those at these tables a person knows."""
    persons = {other for table in tables for other in table.persons()}
    if not person:
        return set()
    return await acquaintances.known_among(live_tables.store, person.id, persons)


async def mine(live_tables: LiveTables, person: Person, *, archived: bool) -> list[Summary]:
    """The tables where a person sits or is waited for: first where due, then the newest."""
    query = _games_of(person).where(_SITS.archived == archived, _SITS.status != LEFT)
    query = query.order_by(_SITS.status == OVER, desc(_SITS.at)).limit(SHOWN)
    rows = await live_tables.store.read(query)
    found = await _summaries(live_tables, rows, person)
    return sorted(found, key=lambda one: not one.due)


async def own(live_tables: LiveTables, person: Person | None) -> tuple[Page, Page]:
    """What the first page shows of a person's games: all that run, and the last that have ended."""
    if not person:
        return Page([], "", 0, 0, 0), Page([], "", 0, 0, 0)
    running = await page(live_tables, person, Filter())
    if not running.finished:
        return running, msgspec.structs.replace(running, tables=[], next="")
    wanted = Filter("finished")
    rows = await live_tables.store.read(_ordered(_filtered(_games_of(person), wanted)).limit(LAST))
    found = await _summaries(live_tables, rows, person)
    return running, msgspec.structs.replace(running, tables=found, next="")


async def page(live_tables: LiveTables, person: Person, wanted: Filter) -> Page:
    """The games that a person wants to see: those that run by what is due, others newest first."""
    most = AT_ONCE if wanted.show == "running" else PAGE
    query = await _after(live_tables, person, _filtered(_games_of(person), wanted), wanted.after)
    rows = await live_tables.store.read(_ordered(query).limit(most + 1))
    found = await _summaries(live_tables, rows[:most], person)
    counts = await _counts(live_tables, person)
    return Page(
        sorted(found, key=_urgency) if wanted.show == "running" else found,
        next=rows[most - 1].code if len(rows) > most else "",
        running=counts[False, RUNNING],
        finished=counts[False, OVER],
        archived=counts[True, RUNNING] + counts[True, OVER],
    )


async def archive(live_tables: LiveTables, table: Table, person: Person, *, archived: bool) -> None:
    """Take a table out of one's own list, or put it back."""
    here = and_(_SITS.table_id == table.terms.id, _SITS.person == person.id)
    change = update(schema.seatings).where(here).values(archived=archived)
    if not await live_tables.store.write(change):
        raise Refused("not-seated")


def _games_of(person: Person) -> Select[Any]:
    joined = select(*_FOUND, _SITS.status, _SITS.at).join(
        schema.seatings, _SITS.table_id == _TABLES.id
    )
    return joined.where(_SITS.person == person.id)


def _ordered(query: Select[Any]) -> Select[Any]:
    return query.order_by(desc(_SITS.status), desc(_SITS.at), desc(_SITS.table_id))


def _filtered(query: Select[Any], wanted: Filter) -> Select[Any]:
    statuses = {"running": [RUNNING], "finished": [OVER], "archived": [RUNNING, OVER]}[wanted.show]
    query = query.where(_SITS.archived == (wanted.show == "archived"), _SITS.status.in_(statuses))
    if wanted.game:
        query = query.where(_TABLES.game == wanted.game)
    if wanted.name:
        query = query.where(_TABLES.names.contains(wanted.name.casefold(), autoescape=True))
    return query


async def _after(
    live_tables: LiveTables, person: Person, query: Select[Any], code: str
) -> Select[Any]:
    """Only what comes after the game with this code, wherever that stands in the list now."""
    if not code:
        return query
    place = (_SITS.status, _SITS.at, _SITS.table_id)
    here = select(*place).join(schema.tables, _SITS.table_id == _TABLES.id)
    rows = await live_tables.store.read(here.where(_TABLES.code == code, _SITS.person == person.id))
    if not rows:
        raise Refused("no-such-table", table=code)
    return query.where(tuple_(*place) < tuple_(*rows[0]))


async def _counts(live_tables: LiveTables, person: Person) -> Counter[tuple[bool, str]]:
    query = select(_SITS.archived, _SITS.status, func.count().label("many"))
    query = query.where(_SITS.person == person.id).group_by(_SITS.archived, _SITS.status)
    rows = await live_tables.store.read(query)
    return Counter({(bool(row.archived), row.status): row.many for row in rows})


async def _summaries(
    live_tables: LiveTables, rows: Sequence[Row[Any]], person: Person
) -> list[Summary]:
    found = []
    for row in rows:
        with isolated(row.code):
            found.append(await _summary(live_tables, row, person))
        await asyncio.sleep(0)  # tables may be large and many: the others are served between them
    return found


async def _summary(live_tables: LiveTables, row: Row[Any], person: Person) -> Summary:
    """One game; of a finished one what is kept, and it is kept from now on where it was not."""
    if row.status != OVER:
        return summary(await live_tables.latest(row.code, row.number or 0), person)
    found = summaries.recalled(row.summary or "", person)
    if not found:
        table = (await live_tables.open(row.code)).table
        change = update(schema.tables).where(_TABLES.id == row.id)
        await live_tables.store.write(change.values(summary=summaries.stored(table)))
        found = summary(table, person)
    return summaries.replace(found, ended=row.at)


def _urgency(one: Summary) -> tuple[bool, bool, float]:
    """First where a person is asked for something; of those first where the least time is left."""
    asked = one.due or bool(one.kept)
    return not asked, one.deadline is None, one.deadline or -one.created
