"""The HTTP routes for admins, for reports to them, and for how the server presents itself."""

from typing import Annotated, Literal

import msgspec
from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, QueryParameter

from limestone.rules.game import Refused
from limestone.server.edge.access import TableAccess
from limestone.server.edge.api_types import no
from limestone.server.edge.auth import Auth, Caller
from limestone.server.edge.rate_limits import RATES
from limestone.server.live import admin_views, measures, retention
from limestone.server.live.admin_views import (
    EventListed,
    Load,
    MeasureShown,
    PersonListed,
    ReportShown,
    TableListed,
)
from limestone.server.live.live_tables import LiveTables
from limestone.server.live.measures import Measure
from limestone.server.live.nights import Nights
from limestone.server.store import admins, house, reports
from limestone.server.store.house import House
from limestone.server.store.reports import Report
from limestone.server.table.chairs import PERSON
from limestone.server.table.order import Index

Page = Annotated[int, QueryParameter(ge=0, le=10_000)]
Named = Annotated[str, QueryParameter(max_length=80)]
Phase = Annotated[Literal["", "waiting", "playing", "over", "frozen"], QueryParameter()]
Days = Annotated[int, QueryParameter(ge=0, le=36_500)]


class Reporting(msgspec.Struct):
    """Whom one reports, by their seat, and why."""

    seat: Index
    reason: Literal["name", "conduct", "play"]


class Invited(msgspec.Struct):
    """The invitation by which somebody comes to a server."""

    invitation: Annotated[str, msgspec.Meta(max_length=80)]


class ServerShown(msgspec.Struct):
    """How a server presents itself to everybody, and whether it lets newcomers in."""

    name: str
    colour: str
    welcome: str
    legal: str
    contact: str
    registration: str


class AdminShown(msgspec.Struct):
    """The settings of the server, its rates, how much there is, and what players report."""

    house: House
    rates: dict[str, tuple[int, float]]
    shipped: dict[str, tuple[int, float]]
    load: Load
    reports: list[ReportShown]


class Deletable(msgspec.Struct):
    """How many finished games of guests would be deleted."""

    games: int


@get("/api/server", responses=no(429, 503))
async def server(
    caller: NamedDependency[Caller], live_tables: NamedDependency[LiveTables]
) -> ServerShown:
    """How this server presents itself."""
    return await _presented(live_tables)


@post("/api/invitation", status_code=200, responses=no(400, 403, 413, 429, 503))
async def invitation(
    data: JSONBody[Invited],
    caller: NamedDependency[Caller],
    auth: NamedDependency[Auth],
    live_tables: NamedDependency[LiveTables],
) -> ServerShown:
    """How this server presents itself to newcomers whom an invitation lets in."""
    await auth.limits.spend("password", caller.address)
    await house.admit(live_tables.store, data.invitation)
    return await _presented(live_tables)


async def _presented(live_tables: LiveTables) -> ServerShown:
    found = await house.house(live_tables.store)
    return ServerShown(
        *(found.name, found.colour, found.welcome, found.legal, found.contact, found.registration)
    )


@post(
    "/api/tables/{code:str}/report",
    status_code=200,
    responses=no(400, 401, 403, 404, 409, 413, 429, 503),
)
async def report(data: JSONBody[Reporting], access: NamedDependency[TableAccess]) -> Reporting:
    """Tell the admins of somebody at a table where one sits."""
    person = access.known()
    await access.auth.limits.spend("reports", person.id)
    chair = access.table.chair(data.seat)
    if not access.table.seats_of(person.id):
        raise Refused("not-seated")
    if chair.kind != PERSON or chair.person == person.id:
        raise Refused("report-nobody", seat=data.seat)
    name = access.table.names()[data.seat]
    told = Report(person.id, chair.person, name, access.table.terms.code, data.reason)
    await reports.file(access.live_tables.store, told)
    return data


async def admin(caller: NamedDependency[Caller], live_tables: NamedDependency[LiveTables]) -> str:
    """The id of an admin; to everybody else there is no such page."""
    # Not for programs: a token that leaks gives nobody the server.
    person = caller.person if caller.secret else None
    if not person or not await admins.is_admin(live_tables.store, person.id):
        raise Refused("no-such-page", reason="")
    return person.id


@get("/api/admin", responses=no(401, 403, 404, 429, 503))
async def room(admin: NamedDependency[str], live_tables: NamedDependency[LiveTables]) -> AdminShown:
    """The settings, the load, and the reports that are open."""
    store = live_tables.store
    found = await house.house(store)
    shipped = {key: (rate.burst, rate.second) for key, rate in RATES.items()}
    return AdminShown(
        *(found, shipped | found.rates, shipped),
        *(await admin_views.load(live_tables), await admin_views.filed(store)),
    )


@get("/api/admin/tables", responses=no(400, 401, 403, 404, 429, 503))
async def tables(
    admin: NamedDependency[str],
    live_tables: NamedDependency[LiveTables],
    phase: Phase = "",
    page: Page = 0,
) -> list[TableListed]:
    """All tables, the newest first."""
    return await admin_views.tables(live_tables.store, phase, page)


@get("/api/admin/people", responses=no(400, 401, 403, 404, 429, 503))
async def people(
    admin: NamedDependency[str],
    live_tables: NamedDependency[LiveTables],
    name: Named = "",
    page: Page = 0,
) -> list[PersonListed]:
    """All people, or those with such a name, the newest first."""
    return await admin_views.people(live_tables.store, name, page)


@get("/api/admin/events", responses=no(400, 401, 403, 404, 429, 503))
async def events(
    admin: NamedDependency[str], live_tables: NamedDependency[LiveTables], page: Page = 0
) -> list[EventListed]:
    """All club nights, the last to begin first."""
    return await admin_views.events(live_tables.store, page)


@get("/api/admin/measures", responses=no(400, 401, 403, 404, 429, 503))
async def done(
    admin: NamedDependency[str], live_tables: NamedDependency[LiveTables], page: Page = 0
) -> list[MeasureShown]:
    """What admins have done, the last first."""
    return await admin_views.done(live_tables.store, page)


@post(
    "/api/admin/measures",
    status_code=200,
    responses=no(400, 401, 403, 404, 409, 413, 429, 503),
)
async def measure(
    data: JSONBody[Measure],
    admin: NamedDependency[str],
    nights: NamedDependency[Nights],
    auth: NamedDependency[Auth],
) -> list[MeasureShown]:
    """Close, hide or show a table, end a night, ban, rename or delete somebody, settle a report."""
    await auth.limits.spend("measures", admin)
    await measures.carry_out(nights, admin, data)
    return await admin_views.done(nights.store, 0)


@post(
    "/api/admin/settings",
    status_code=200,
    responses=no(400, 401, 403, 404, 413, 429, 503),
)
async def furnish(
    data: JSONBody[House],
    admin: NamedDependency[str],
    live_tables: NamedDependency[LiveTables],
    auth: NamedDependency[Auth],
) -> House:
    """Other settings, all of them at once."""
    await auth.limits.spend("measures", admin)
    if unknown := data.rates.keys() - RATES.keys():
        raise Refused("no-such-setting", name=min(unknown))
    found = await measures.furnish(live_tables, admin, data)
    auth.limits.change(found.rates)
    return found


@get("/api/admin/retention", responses=no(400, 401, 403, 404, 429, 503))
async def deletable(
    admin: NamedDependency[str], live_tables: NamedDependency[LiveTables], days: Days
) -> Deletable:
    """How many games would be deleted if those of guests were kept for so many days."""
    return Deletable(await retention.due(live_tables, days) if days else 0)


routes = [
    *(server, invitation, report, room, tables, people, events),
    *(done, measure, furnish, deletable),
]
