"""The HTTP routes for people you know: who they are, muting and blocking them."""

import msgspec
from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from limestone.rules.game import Refused
from limestone.server.edge.access import TableAccess
from limestone.server.edge.api_types import KnownShown, no
from limestone.server.edge.auth import Auth, Caller
from limestone.server.live import profile
from limestone.server.live.live_tables import LiveTables
from limestone.server.store import acquaintances, talk
from limestone.server.store.people import ACCOUNT
from limestone.server.table.chairs import PERSON
from limestone.server.table.order import Index


class Wish(msgspec.Struct):
    """What one wants of somebody; what is left out stays as it is."""

    muted: bool | None = None
    blocked: bool | None = None


class Blocking(msgspec.Struct):
    seat: Index
    blocked: bool = True


@get("/api/people", responses=no(401, 403, 429, 503))
async def known(
    caller: NamedDependency[Caller], live_tables: NamedDependency[LiveTables]
) -> list[KnownShown]:
    """The people one knows, whom one met last first."""
    return await _known(live_tables, caller.known().id)


@post("/api/people/{key:str}", status_code=200, responses=no(400, 401, 403, 404, 429, 503))
async def wish(
    key: FromPath[str],
    data: JSONBody[Wish],
    caller: NamedDependency[Caller],
    live_tables: NamedDependency[LiveTables],
    auth: NamedDependency[Auth],
) -> list[KnownShown]:
    """Mute or block somebody, or no longer."""
    person = caller.known()
    await auth.limits.spend("orders", person.id)
    other = await acquaintances.by_key(live_tables.store, person.id, key[:32])
    if data.muted is not None:
        await talk.mute(live_tables.store, person.id, other.id, muted=data.muted)
    if data.blocked is not None:
        await live_tables.block(person.id, other.id, blocked=data.blocked)
    return await _known(live_tables, person.id)


@post(
    "/api/tables/{code:str}/block",
    status_code=200,
    responses=no(400, 401, 403, 404, 409, 413, 429, 503),
)
async def block(data: JSONBody[Blocking], access: NamedDependency[TableAccess]) -> Blocking:
    """Block whoever sits there, at every table, or no longer."""
    person = access.known()
    await access.auth.limits.spend("orders", person.id)
    chair = access.table.chair(data.seat)
    if not access.table.seats_of(person.id):
        raise Refused("not-seated")
    if chair.kind != PERSON or chair.person == person.id:
        raise Refused("block-nobody", seat=data.seat)
    await access.live_tables.block(person.id, chair.person, blocked=data.blocked)
    return data


async def _known(live_tables: LiveTables, person: str) -> list[KnownShown]:
    found = await acquaintances.known(live_tables.store, person)
    accounts = [one.person.id for one in found if one.person.kind == ACCOUNT]
    pages = await profile.addresses(live_tables.store, accounts, person)
    return [
        KnownShown(
            one.key,
            one.person.name,
            one.person.kind == ACCOUNT,
            one.at,
            one.muted,
            one.blocked,
            pages.get(one.person.id),
        )
        for one in found
    ]


routes = [known, wish, block]
