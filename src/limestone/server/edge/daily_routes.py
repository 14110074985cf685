"""The routes for the daily game."""

from datetime import date
from functools import cache
from typing import Annotated, Literal

from litestar import MediaType, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, QueryParameter

from limestone.i18n import Speech
from limestone.rules.game import Refused
from limestone.server.edge.api_types import ViewShown, no
from limestone.server.edge.auth import Auth, Caller
from limestone.server.edge.few_threads import FewThreads
from limestone.server.edge.share_card import Card, png
from limestone.server.edge.table_routes import table_view
from limestone.server.live import daily, daily_shared
from limestone.server.live.live_tables import LiveTables

Day = Annotated[str, QueryParameter(max_length=10)]
Lang = Annotated[Literal["en", "de", "fr", "nl", "it"], QueryParameter()]
Whom = Annotated[Literal["best", "par", "hindsight"], QueryParameter()]

_threads = FewThreads("pictures", 1)
speech = cache(Speech)


@get("/api/daily", responses=no(400, 401, 403, 404, 429, 503))
async def shown(
    caller: NamedDependency[Caller], live_tables: NamedDependency[LiveTables], date: Day = ""
) -> daily.DailyShown:
    """The daily game of today or of another date; what others have made, once one has played."""
    return await daily.shown(live_tables, caller.person, daily.playable(date))


@post("/api/daily/{day:str}", responses=no(400, 401, 403, 404, 429, 503))
async def begin(
    day: FromPath[str],
    caller: NamedDependency[Caller],
    live_tables: NamedDependency[LiveTables],
    auth: NamedDependency[Auth],
) -> ViewShown:
    """The table of one's try, made where there is none; a second try does not count."""
    person, when = caller.known(), daily.playable(day[:10])
    await auth.spend("tables", caller)
    return await table_view(await daily.begin(live_tables, person, when), person.id)


@post("/api/daily/{day:str}/wall", status_code=200, responses=no(400, 401, 403, 404, 409, 429, 503))
async def wall(
    day: FromPath[str],
    caller: NamedDependency[Caller],
    live_tables: NamedDependency[LiveTables],
    auth: NamedDependency[Auth],
) -> daily.DailyWall:
    """The stones of one's try, or the review that makes them."""
    person = caller.known()
    await auth.spend("reviews", caller)
    return await daily.wall(live_tables, person, daily.playable(day[:10]))


@get(
    "/api/daily/{day:str}/beside",
    media_type=MediaType.TEXT,
    responses=no(400, 401, 403, 404, 409, 429, 503),
)
async def beside(
    day: FromPath[str],
    caller: NamedDependency[Caller],
    live_tables: NamedDependency[LiveTables],
    whom: Whom = "best",
) -> str:
    """One's game beside another one with the same cards, as a record of two."""
    return await daily.beside(live_tables, caller.known(), daily.playable(day[:10]), whom)


@get("/api/daily/shared/{share:str}", responses=no(400, 401, 403, 404, 429, 503))
async def picture(
    share: FromPath[str],
    caller: NamedDependency[Caller],
    live_tables: NamedDependency[LiveTables],
    auth: NamedDependency[Auth],
    lang: Lang = "en",
) -> Response[bytes]:
    """What somebody shows of their try, as a picture of 1200 by 630."""
    await auth.limits.spend("replay", caller.address)
    card = await shared_card(live_tables, share.removesuffix(".png"))
    if not card:
        raise Refused("no-such-page")
    made = await _threads.run(caller.address, png, card, speech(lang))
    headers = {
        "Cache-Control": "public, max-age=600",
        "Cross-Origin-Resource-Policy": "cross-origin",
    }
    return Response(made, media_type="image/png", headers=headers)


@get("/api/daily/shared/{share:str}/stones", responses=no(400, 401, 403, 404, 429, 503))
async def stones(
    share: FromPath[str],
    caller: NamedDependency[Caller],
    live_tables: NamedDependency[LiveTables],
    auth: NamedDependency[Auth],
) -> daily_shared.DailyStones:
    """What somebody shows of their try, for the page that their link leads to."""
    await auth.limits.spend("replay", caller.address)
    return await daily_shared.stones(live_tables, share[:32], caller.person)


async def shared_card(live_tables: LiveTables, share: str) -> Card | None:
    """What somebody shows, as it is painted."""
    found = await daily_shared.shared(live_tables, share[:32])
    if not found or found.one.score is None:
        return None
    day = date.fromisoformat(found.one.date)
    return Card(day, found.one.score, found.par, found.streak, found.tally, found.one.wall or "")


routes = [shown, begin, wall, beside, picture, stones]
