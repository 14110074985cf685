"""The HTTP routes for club nights."""

import time
from contextlib import suppress
from typing import Annotated, Any, Literal

from litestar import MediaType, Response, get, post
from litestar.connection import Request
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from limestone.i18n import Speech, accepted
from limestone.rules.game import Refused
from limestone.server.edge.api_types import Done, no
from limestone.server.edge.auth import Auth, Caller
from limestone.server.live import night_results, night_views
from limestone.server.live.erasure import forget
from limestone.server.live.live_tables import Reseated
from limestone.server.live.night_types import NightListed, NightShown
from limestone.server.live.night_views import FRESH
from limestone.server.live.nights import Nights, WantedNight, off_loop
from limestone.server.nights.coming import Enter
from limestone.server.nights.kinds import AnyNightOrder
from limestone.server.nights.night import OVER
from limestone.server.nights.running import Announce
from limestone.server.store import acquaintances
from limestone.server.store import nights as stored
from limestone.server.store.people import now
from limestone.server.table.person import Person

TOLD = 20  # nights that are over and of which a list says who won
Of = Annotated[int, QueryParameter(ge=0, le=999)]  # the number of a round


@get("/api/nights", responses=no(401, 403, 429, 503))
async def nights_listed(
    caller: NamedDependency[Caller], nights: NamedDependency[Nights]
) -> list[NightListed]:
    """The public club nights that go on or are to come, and all of one's own."""
    found = await nights_of(nights, caller.person)
    past = [one for one in found if one.phase == OVER][:TOLD]
    results = {one.code: await night_views.told(nights, one) for one in past}
    return [results.get(one.code, one) for one in found]


async def nights_of(nights: Nights, caller: Person | None) -> list[NightListed]:
    """The public club nights that go on or are to come, and all of a person's own.

    Those of somebody who has blocked this person are not there for them.
    """
    person = caller.id if caller else ""
    mine = await stored.taking_part(nights.store, [person]) if person else {}
    away = await acquaintances.blocking(nights.store, person)
    return [
        night_views.listed(one.terms, one[1:], person, one.terms.id in mine)
        for one in await stored.listed(nights.store, person, now())
        if one.terms.id in mine or one.terms.organiser not in away
    ]


@post("/api/nights", responses=no(400, 401, 403, 409, 413, 429, 503))
async def make_night(
    data: JSONBody[WantedNight],
    caller: NamedDependency[Caller],
    nights: NamedDependency[Nights],
    auth: NamedDependency[Auth],
) -> NightShown:
    """A new club night; for people with an account."""
    person = caller.known()
    await auth.limits.spend("nights", person.id)
    await auth.limits.spend("nights", caller.address)
    live = await nights.made(person, data)
    return await night_views.view(nights, live, person.id)


@get("/api/nights/{code:str}", responses=no(400, 401, 403, 404, 429, 503))
async def night(
    code: FromPath[str],
    caller: NamedDependency[Caller],
    nights: NamedDependency[Nights],
    round: Of = 0,
) -> NightShown:
    """The whole of what one may know of a club night, with the tables of a round or the last."""
    live = await nights.open(code[:40])
    if time.monotonic() > live.attended + FRESH:
        await nights.attend(live)
    return await night_views.view(nights, live, caller.person.id if caller.person else "", round)


@post(
    "/api/nights/{code:str}/orders",
    status_code=200,
    responses=no(400, 401, 403, 404, 409, 413, 429, 503),
)
async def night_order(
    code: FromPath[str],
    data: JSONBody[AnyNightOrder],
    caller: NamedDependency[Caller],
    nights: NamedDependency[Nights],
    auth: NamedDependency[Auth],
) -> Done:
    """Do something at a club night."""
    person = caller.known()
    await auth.limits.spend("orders", person.id)
    if isinstance(data, Announce):
        await auth.limits.spend("announcements", person.id)
    live = await nights.open(code[:40])
    if not isinstance(data, Enter):
        return Done(data.id, await nights.perform(live, person, data))
    if live.night.terms.organiser in await acquaintances.apart(nights.store, person.id):
        raise Refused("blocked")
    while True:
        players = live.night.players
        there = {one.person for one in players if not one.out}
        if there & (await auth.people.family(person.id) - {person.id}):
            raise Refused("entered-already")  # a program and its owner are one person to the others
        with suppress(Reseated):
            number = await nights.perform(live, person, data, beside=players)
            if await auth.people.is_gone(person.id):  # deleted at the same moment
                await forget(nights.live_tables, person)
            return Done(data.id, number)


@get("/api/nights/{code:str}/result", responses=no(400, 401, 403, 404, 429, 503))
async def night_result(
    request: Request[Any, Any, Any],
    code: FromPath[str],
    caller: NamedDependency[Caller],
    nights: NamedDependency[Nights],
    form: FromQuery[Literal["text", "csv"]] = "text",
) -> Response[str]:
    """The standings as text or as CSV."""
    found = (await nights.open(code[:40])).night
    speech = Speech(accepted(request.headers.get("Accept-Language", "")))
    if form == "csv":
        headers = {"Content-Disposition": f'attachment; filename="{found.terms.code}.csv"'}
        text = await off_loop(found, night_results.as_csv, found, speech)
        return Response(text, media_type="text/csv; charset=utf-8", headers=headers)
    text = await off_loop(found, night_results.as_text, found, speech)
    return Response(text, media_type=MediaType.TEXT)


routes = [nights_listed, make_night, night, night_order, night_result]
