"""The HTTP routes for profiles, leaderboards, and one's own data."""

from typing import Annotated, Any

import msgspec
from litestar import MediaType, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from litestar.response import Stream

from limestone.server.edge.access import TableAccess
from limestone.server.edge.api_types import no
from limestone.server.edge.auth import Auth, Caller
from limestone.server.live import leaderboards, own_data, rating_changes
from limestone.server.live import profile as page
from limestone.server.live.leaderboards import Leaderboard
from limestone.server.live.live_tables import LiveTables
from limestone.server.live.profile import ProfileShown
from limestone.server.live.rating_changes import RatingChange
from limestone.server.store import profiles
from limestone.server.store.profiles import Who
from limestone.server.table.order import END

Handle = Annotated[str, msgspec.Meta(pattern=r"^[0-9a-z][0-9a-z-]{0,22}[0-9a-z]" + END)]
FILE = {"Content-Disposition": 'attachment; filename="limestone.json"'}


class Changed(msgspec.Struct):
    """The address of one's page, and who may see what; what is left out stays as it is."""

    handle: Handle | None = None
    shows: dict[str, Who] = {}


@get("/api/profiles/{handle:str}", responses=no(400, 401, 403, 404, 409, 429, 503))
async def profile(
    handle: FromPath[str],
    caller: NamedDependency[Caller],
    live_tables: NamedDependency[LiveTables],
) -> ProfileShown:
    """The page of a person, or one's own (`me`), as far as one may see it."""
    return await page.profile(live_tables.store, caller.person, handle[:32])


@post("/api/me/profile", status_code=200, responses=no(400, 401, 403, 404, 409, 429, 503))
async def change(
    data: JSONBody[Changed],
    caller: NamedDependency[Caller],
    live_tables: NamedDependency[LiveTables],
    auth: NamedDependency[Auth],
) -> ProfileShown:
    """Another address for one's page, or other people who may see it."""
    person, store = caller.known(), live_tables.store
    await auth.limits.spend("people", caller.address)
    own = await profiles.own(store, person)
    await profiles.change(store, own, data.handle or own.handle, data.shows)
    return await page.profile(store, person, "me")


@get("/api/leaderboards/{game:str}", responses=no(400, 401, 403, 404, 409, 429, 503))
async def leaderboard(
    game: FromPath[str],
    caller: NamedDependency[Caller],
    live_tables: NamedDependency[LiveTables],
) -> Leaderboard:
    """The strongest of a game, those one knows, and the bots."""
    return await leaderboards.leaderboard(live_tables.store, game[:32], caller.person)


@get("/api/tables/{code:str}/ratings", responses=no(400, 401, 403, 404, 409, 429, 503))
async def changed(access: NamedDependency[TableAccess]) -> list[RatingChange]:
    """What a rated game that is over has changed; nothing where it does not count."""
    return await rating_changes.changes(access.live_tables, access.table, access.person)


@get("/api/me/data", responses=no(401, 403, 429, 503), media_type=MediaType.JSON)
async def data(
    caller: NamedDependency[Caller],
    live_tables: NamedDependency[LiveTables],
    auth: NamedDependency[Auth],
) -> Stream:
    """All that is known of oneself, as a file."""
    person = caller.known()
    await auth.limits.spend("data", person.id)
    found: Any = own_data.written(live_tables, person)
    return Stream(found, media_type=MediaType.JSON, headers=FILE)


routes = [profile, change, leaderboard, changed, data]
