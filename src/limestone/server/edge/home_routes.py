"""The route for the first page: what it shows of games, in one answer."""

import msgspec
from litestar import get
from litestar.di import NamedDependency

from limestone.server.edge.api_types import Me, no
from limestone.server.edge.auth import Caller
from limestone.server.edge.night_routes import nights_of
from limestone.server.edge.people_routes import me_of
from limestone.server.live import challenges, daily, lobby
from limestone.server.live.challenges import ChallengeListed
from limestone.server.live.daily import DailyShown
from limestone.server.live.live_tables import LiveTables
from limestone.server.live.lobby import Page
from limestone.server.live.night_types import NightListed
from limestone.server.live.nights import Nights
from limestone.server.live.summaries import Summary
from limestone.server.table.person import Person


class HomeShown(msgspec.Struct):
    """Who one is, what waits for one, what has ended lately, and what there is for everybody."""

    me: Me
    running: Page
    finished: Page
    open: list[Summary]
    daily: DailyShown
    nights: list[NightListed]
    challenges: list[ChallengeListed]  # one's own that others have played


@get("/api/home", responses=no(401, 403, 429, 503))
async def home(caller: NamedDependency[Caller], nights: NamedDependency[Nights]) -> HomeShown:
    """All that the first page shows of games."""
    live_tables = nights.live_tables
    running, finished = await lobby.own(live_tables, caller.person)
    return HomeShown(
        me=await me_of(live_tables, caller),
        running=running,
        finished=finished,
        open=await lobby.listed(live_tables, caller.person),
        daily=await daily.shown(live_tables, caller.person, daily.today()),
        nights=await nights_of(nights, caller.person),
        challenges=await _played(live_tables, caller.person),
    )


async def _played(live_tables: LiveTables, person: Person | None) -> list[ChallengeListed]:
    mine = await challenges.listed(live_tables, person) if person else []
    return [one for one in mine if one.own and one.played]


routes = [home]
