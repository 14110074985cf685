"""What admins are shown: tables, people, club nights, reports, load, and what was done."""

from collections.abc import Collection, Sequence
from typing import Any

import msgspec
from sqlalchemy import Select, func, or_, select

from limestone import __version__
from limestone.server.live.live_tables import LiveTables
from limestone.server.store import admins, reports, schema
from limestone.server.store.admins import PAGE
from limestone.server.store.log import Store
from limestone.server.store.nights import terms as night_terms
from limestone.server.store.people import GONE

_TABLES, _SITS, _PEOPLE, _NIGHTS = (
    schema.tables.c,
    schema.seatings.c,
    schema.people.c,
    schema.nights.c,
)


class TableListed(msgspec.Struct):
    code: str
    game: str
    phase: str
    visibility: str
    hidden: bool
    created: int
    names: list[str]


class PersonListed(msgspec.Struct):
    id: str
    name: str
    kind: str
    login: str
    created: int
    banned: bool
    admin: bool
    table: str  # the code of the one where they sat down last; nothing: at none


class EventListed(msgspec.Struct):
    """A club night."""

    code: str
    name: str
    phase: str
    players: int
    starts: int


class ReportShown(msgspec.Struct):
    """Of whom, by the name they had at a table, for which reason; and who says so."""

    id: str
    at: int
    reason: str
    person: str
    name: str
    now: str  # what they are called now; nothing: they are gone
    banned: bool
    code: str
    by: str


class MeasureShown(msgspec.Struct):
    """Who did what to whom, and when; nobody: on the command line."""

    at: int
    who: str
    measure: str
    whom: str
    value: str  # that a setting has, the name that somebody was given, the reason of a report


class Load(msgspec.Struct):
    """How much there is, and how this process bears it."""

    version: str
    database: str
    phases: dict[str, int]  # of tables
    people: dict[str, int]  # by their kind
    lines: int  # of this process, as what follows
    rooms: int
    failing: list[str]


async def tables(store: Store, phase: str, page: int) -> list[TableListed]:
    """Tables, the newest first."""
    query = select(schema.tables).order_by(_TABLES.created.desc(), _TABLES.id)
    rows = await store.read(_page(query.where(_TABLES.phase == phase) if phase else query, page))
    names = await seated(store, [row.id for row in rows])
    return [
        TableListed(
            *(row.code, row.game, row.phase, row.visibility, bool(row.hidden), row.created),
            names.get(row.id, []),
        )
        for row in rows
    ]


async def people(store: Store, named: str, page: int) -> list[PersonListed]:
    """People whose name or login contains something, the newest first."""
    query = select(schema.people, admins.is_banned(), admins.is_granted())
    query = query.where(_PEOPLE.kind != GONE).order_by(_PEOPLE.created.desc(), _PEOPLE.id)
    if named:
        name = func.lower(_PEOPLE.name).contains(named.casefold(), autoescape=True)
        login = _PEOPLE.login.contains(named.casefold(), autoescape=True)
        query = query.where(or_(name, login, _PEOPLE.id == named))
    rows = await store.read(_page(query, page))
    last = await _last_tables(store, [row.id for row in rows])
    return [
        PersonListed(
            *(row.id, row.name, row.kind, row.login or "", row.created),
            *(bool(row.banned), bool(row.admin), last.get(row.id, "")),
        )
        for row in rows
    ]


async def events(store: Store, page: int) -> list[EventListed]:
    """Club nights, the last to begin first."""
    query = select(schema.nights).order_by(_NIGHTS.starts.desc(), _NIGHTS.id)
    found = []
    for row in await store.read(_page(query, page)):
        terms = await night_terms(store, row.code)
        name = terms.name if terms else ""
        found.append(EventListed(row.code, name, row.phase, row.players, row.starts))
    return found


async def filed(store: Store) -> list[ReportShown]:
    """The reports that are open."""
    found = await reports.open_ones(store)
    names = await _names(store, {who for one in found for who in (one.said.person, one.said.other)})
    barred = await store.read(select(_PEOPLE.id).where(_PEOPLE.id.in_(names), admins.is_banned()))
    banned = {row.id for row in barred}
    return [
        ReportShown(
            *(one.id, one.at, one.said.reason, one.said.other, one.said.name),
            *(names.get(one.said.other, ""), one.said.other in banned, one.said.code),
            names.get(one.said.person, ""),
        )
        for one in found
    ]


async def done(store: Store, page: int) -> list[MeasureShown]:
    """What was done; people by their names then, whoever is gone by nothing but an id."""
    found = await admins.done(store, page)
    names = await _names(store, {name for one in found for name in (one.actor, one.whom)})
    return [
        MeasureShown(
            *(one.at, names.get(one.actor, one.actor), one.measure),
            *(one.called or names.get(one.whom, one.whom), one.value),
        )
        for one in found
    ]


async def load(live_tables: LiveTables) -> Load:
    """How much there is."""
    store = live_tables.store
    return Load(
        version=__version__,
        database="SQLite" if store.engines.sqlite else "PostgreSQL",
        phases=await _counted(store, _TABLES.phase),
        people=await _counted(store, _PEOPLE.kind),
        lines=live_tables.lines.count(),
        rooms=len(live_tables.by_id),
        failing=sorted(live_tables.chores.failing),
    )


def _page(query: Select[Any], page: int) -> Select[Any]:
    return query.limit(PAGE).offset(page * PAGE)


async def _counted(store: Store, column: Any) -> dict[str, int]:
    query = select(column.label("kind"), func.count().label("many")).group_by(column)
    return {str(row.kind): int(row.many) for row in await store.read(query)}


async def seated(store: Store, table_ids: Sequence[str]) -> dict[str, list[str]]:
    """The names of the people who sit at some tables."""
    query = select(_SITS.table_id, _PEOPLE.name).join(schema.people, _PEOPLE.id == _SITS.person)
    found: dict[str, list[str]] = {}
    for row in await store.read(query.where(_SITS.table_id.in_(table_ids))):
        found.setdefault(row.table_id, []).append(row.name)
    return found


async def _last_tables(store: Store, people: Sequence[str]) -> dict[str, str]:
    """The code of the newest table of each of some people."""
    sat = select(_SITS.person, func.max(_TABLES.created).label("at"))
    sat = sat.join(schema.tables, _TABLES.id == _SITS.table_id)
    last = sat.where(_SITS.person.in_(people)).group_by(_SITS.person).subquery()
    query = select(_SITS.person, _TABLES.code).join(schema.tables, _TABLES.id == _SITS.table_id)
    newest = (last.c.person == _SITS.person) & (last.c.at == _TABLES.created)
    return {row.person: row.code for row in await store.read(query.join(last, newest))}


async def _names(store: Store, ids: Collection[str]) -> dict[str, str]:
    query = select(_PEOPLE.id, _PEOPLE.name).where(_PEOPLE.id.in_(ids), _PEOPLE.kind != GONE)
    return {row.id: row.name for row in await store.read(query)}
