"""The routes for challenges: the deal of a finished game for others."""

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from limestone.server.edge.access import TableAccess
from limestone.server.edge.api_types import ViewShown, no
from limestone.server.edge.auth import Auth, Caller
from limestone.server.edge.table_routes import table_view
from limestone.server.live import challenges
from limestone.server.live.challenges import (
    ChallengeListed,
    ChallengeMade,
    ChallengeShown,
    ChallengeTaken,
)
from limestone.server.live.live_tables import LiveTables


@post("/api/tables/{code:str}/challenge", responses=no(400, 401, 403, 404, 409, 429, 503))
async def make(access: NamedDependency[TableAccess]) -> ChallengeMade:
    """A link by which others play the deal of a finished game."""
    person = access.known()
    await access.auth.spend("tables", access.caller)
    return await challenges.make(access.live_tables, access.table, person)


@get("/api/challenges", responses=no(400, 401, 403, 429, 503))
async def listed(
    caller: NamedDependency[Caller], live_tables: NamedDependency[LiveTables]
) -> list[ChallengeListed]:
    """The challenges that one has made or taken up."""
    return await challenges.listed(live_tables, caller.known())


@get("/api/challenges/{challenge:str}", responses=no(400, 401, 403, 404, 429, 503))
async def shown(
    challenge: FromPath[str],
    caller: NamedDependency[Caller],
    live_tables: NamedDependency[LiveTables],
) -> ChallengeShown:
    """A challenge; what others have made of it, once one has played."""
    return await challenges.shown(live_tables, challenge[:32], caller.person)


@post("/api/challenges/{challenge:str}", responses=no(400, 401, 403, 404, 409, 429, 503))
async def take_up(
    challenge: FromPath[str],
    data: JSONBody[ChallengeTaken],
    caller: NamedDependency[Caller],
    live_tables: NamedDependency[LiveTables],
    auth: NamedDependency[Auth],
) -> ViewShown:
    """The table where one plays the deal of a challenge, alone or with others."""
    person = caller.known()
    await auth.spend("tables", caller)
    taken = await challenges.take_up(live_tables, challenge[:32], person, data.open)
    return await table_view(taken, person.id)


routes = [make, listed, shown, take_up]
