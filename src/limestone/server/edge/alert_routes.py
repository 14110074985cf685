"""The HTTP routes for alerts: where it is one's turn, and which devices are told so."""

from typing import Annotated, Any

import msgspec
from litestar import Request, delete, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from limestone.i18n import LANGUAGES
from limestone.rules.game import Refused, choose
from limestone.server.edge.api_types import AlertsShown, QuietShown, no
from limestone.server.edge.auth import Auth, Caller
from limestone.server.live import outside, turns, web_push
from limestone.server.live.live_tables import LiveTables
from limestone.server.live.new_tables import Word
from limestone.server.live.turns import Turn
from limestone.server.store.devices import Device, Wishes
from limestone.server.store.people import digest
from limestone.server.table.order import END

Key = Annotated[str, msgspec.Meta(pattern=r"^[0-9A-Za-z_=-]{16,100}" + END)]
Secret = Annotated[str, msgspec.Meta(pattern=r"^[0-9A-Za-z_=-]{16,30}" + END)]


class NewDevice(msgspec.Struct):
    endpoint: Annotated[str, msgspec.Meta(max_length=outside.LONGEST)]
    p256dh: Key
    secret: Secret  # what a browser calls auth
    language: Annotated[str, msgspec.Meta(max_length=8)] = "en"


class Wished(msgspec.Struct):
    silent: Annotated[list[Word], msgspec.Meta(max_length=20)] = []  # games
    quiet: QuietShown | None = None


@get("/api/turns", responses=no(401, 403, 429, 503))
async def my_turns(
    caller: NamedDependency[Caller], live_tables: NamedDependency[LiveTables]
) -> list[Turn]:
    """The tables where one is to decide; nobody is to decide anywhere."""
    return await turns.turns(live_tables, caller.person) if caller.person else []


@get("/api/alerts", responses=no(401, 403, 429, 503))
async def alerts(
    caller: NamedDependency[Caller], live_tables: NamedDependency[LiveTables]
) -> AlertsShown:
    """Which devices are told, and what one wishes of that."""
    return await _shown(live_tables, caller)


@post("/api/alerts", status_code=200, responses=no(400, 401, 403, 409, 429, 503))
async def wish(
    data: JSONBody[Wished],
    caller: NamedDependency[Caller],
    live_tables: NamedDependency[LiveTables],
) -> AlertsShown:
    """Say what one wants to be told, and when not."""
    quiet = data.quiet
    wishes = Wishes(
        tuple(sorted({choose(game).name for game in data.silent})),
        (quiet.begin, quiet.end) if quiet else None,
        quiet.zone if quiet else "UTC",
    )
    await live_tables.push.devices.wish(caller.known().id, wishes)
    return await _shown(live_tables, caller)


@post("/api/alerts/device", status_code=200, responses=no(400, 401, 403, 409, 429, 503))
async def add_device(
    data: JSONBody[NewDevice],
    request: Request[Any, Any, Any],
    caller: NamedDependency[Caller],
    live_tables: NamedDependency[LiveTables],
    auth: NamedDependency[Auth],
) -> AlertsShown:
    """Have this browser told when it is one's turn."""
    person = caller.known()
    if not caller.secret:
        raise Refused("sign-in-first")
    await auth.limits.spend("people", caller.address)
    if not web_push.readable(data.p256dh, data.secret):
        raise Refused("push-address")
    push = live_tables.push
    await outside.checked(data.endpoint, anywhere=push.anywhere)
    language = data.language if data.language in LANGUAGES else "en"
    site = f"https://{request.headers.get('host', 'localhost')}"[:200]
    keys = (data.endpoint, data.p256dh, data.secret)
    await push.devices.add(person.id, Device(digest(caller.secret), *keys, language, site))
    return await _shown(live_tables, caller)


@delete("/api/alerts/device", status_code=200, responses=no(401, 403, 429, 503))
async def drop_device(
    caller: NamedDependency[Caller], live_tables: NamedDependency[LiveTables]
) -> AlertsShown:
    """Have this browser told no more."""
    caller.known()
    await live_tables.push.devices.drop(digest(caller.secret))
    return await _shown(live_tables, caller)


async def _shown(live_tables: LiveTables, caller: Caller) -> AlertsShown:
    push = live_tables.push
    key = (await push.keys()).public
    if not caller.person:
        return AlertsShown(key, [], None, 0, False)
    wishes = await push.devices.wishes(caller.person.id)
    found = [device.session for device in await push.devices.of(caller.person.id)]
    quiet = QuietShown(*wishes.quiet, wishes.zone) if wishes.quiet else None
    here = bool(caller.secret) and digest(caller.secret) in found
    return AlertsShown(key, list(wishes.silent), quiet, len(found), here)


routes = [my_turns, alerts, wish, add_device, drop_device]
