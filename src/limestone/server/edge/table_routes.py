"""The HTTP routes for tables."""

import asyncio
from functools import cache
from typing import Annotated, Any

import msgspec
from litestar import MediaType, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromQuery, JSONBody, QueryParameter

from limestone.rules.game import GAMES, LEVELS, Refused, own_material
from limestone.server.edge.access import TableAccess
from limestone.server.edge.api_types import (
    Done,
    GameShown,
    MaterialShown,
    Moves,
    OptionShown,
    ViewShown,
    no,
)
from limestone.server.edge.auth import Auth, Caller
from limestone.server.live import (
    lobby,
    messages,
    new_tables,
)
from limestone.server.live.catch_up import caught_up
from limestone.server.live.live_table import LiveTable
from limestone.server.live.live_tables import LiveTables
from limestone.server.live.lobby import Summary
from limestone.server.live.outbox import Watcher
from limestone.server.table import export
from limestone.server.table.kinds import AnyOrder
from limestone.server.table.order import Salt

Since = Annotated[int, QueryParameter(ge=0, le=2**31)]
Wait = Annotated[float, QueryParameter(ge=0, le=30)]
SeatNumber = Annotated[int, QueryParameter(ge=0, le=999)]


class Archived(msgspec.Struct):
    archived: bool = True


@get("/api/games", responses=no(401, 403, 429))
async def games(caller: NamedDependency[Caller]) -> list[GameShown]:
    """The games there are, their seats, variants and bots."""
    return [game_shown(name) for name in GAMES]


@get("/api/tables", responses=no(400, 401, 403, 429, 503))
async def tables(
    caller: NamedDependency[Caller],
    live_tables: NamedDependency[LiveTables],
    mine: FromQuery[bool] = False,
    archived: FromQuery[bool] = False,
) -> list[Summary]:
    """The public tables, or one's own."""
    if mine or archived:
        return await lobby.mine(live_tables, caller.known(), archived=archived)
    return await lobby.listed(live_tables, caller.person)


@post("/api/tables", responses=no(400, 401, 403, 409, 413, 429, 503))
async def found(
    data: JSONBody[new_tables.Wanted],
    caller: NamedDependency[Caller],
    live_tables: NamedDependency[LiveTables],
    auth: NamedDependency[Auth],
) -> ViewShown:
    """A new table."""
    host = caller.known()
    await auth.limits.spend("tables", host.id)
    return await _view(await new_tables.founded(live_tables, host, data), host.id)


@get("/api/tables/{code:str}", responses=no(400, 401, 403, 404, 429, 503))
async def view(access: NamedDependency[TableAccess]) -> ViewShown:
    """The whole of what one may know of a table."""
    return await _view(access.live_table, access.person)


@post(
    "/api/tables/{code:str}/orders",
    status_code=200,
    responses=no(400, 401, 403, 404, 409, 413, 429, 503),
)
async def order(data: JSONBody[AnyOrder], access: NamedDependency[TableAccess]) -> Done:
    """Do something at a table."""
    return Done(data.id, await access.order(data))


@get("/api/tables/{code:str}/news", responses=no(400, 401, 403, 404, 429, 503))
async def news(
    access: NamedDependency[TableAccess], since: Since, wait: Wait = 0
) -> Response[list[dict[str, Any]]]:
    """What has happened at a table after a number."""
    live_table, watcher = access.live_table, Watcher(access.person)
    viewpoint = await live_table.watch(watcher)
    try:
        told = await caught_up(access.live_tables, live_table, viewpoint, since)
        if not told and wait:
            told = await _first(watcher, wait)
    finally:
        live_table.unwatch(watcher)
    body: Any = b"[" + b",".join(told) + b"]"  # written already, and sometimes long
    return Response(body, media_type=MediaType.JSON)


@get("/api/tables/{code:str}/legal", responses=no(400, 401, 403, 404, 409, 429, 503))
async def legal(access: NamedDependency[TableAccess], seat: SeatNumber) -> Moves:
    """The legal moves of one's seat, as a list."""
    table = access.table
    if seat not in table.seats_of(access.known().id):
        raise Refused("not-your-seat", seat=seat)
    if seat not in table.due():
        raise Refused("not-due", seat=seat)
    return Moves(table.ply, await asyncio.to_thread(messages.moves, table, seat))


@get(
    "/api/tables/{code:str}/record",
    media_type=MediaType.TEXT,
    responses=no(400, 401, 403, 404, 429, 503),
)
async def record(access: NamedDependency[TableAccess]) -> str:
    """The record of a table."""
    table = access.table
    log = await access.live_tables.store.log(table.terms.id) if table.trouble else []
    return export.written(table, log, table.seats_of(access.person))


@post("/api/tables/{code:str}/rematch", responses=no(400, 401, 403, 404, 409, 429, 503))
async def rematch(
    access: NamedDependency[TableAccess], salt: FromQuery[Salt | None] = None
) -> ViewShown:
    """The next table of the same people, with a seat for who asks."""
    person = access.known()
    await access.auth.limits.spend("tables", person.id)
    following = await new_tables.rematch(access.live_tables, access.live_table, person, salt)
    return await _view(following, person.id)


@post(
    "/api/tables/{code:str}/archive",
    status_code=200,
    responses=no(400, 401, 403, 404, 429, 503),
)
async def archive(data: JSONBody[Archived], access: NamedDependency[TableAccess]) -> Archived:
    """Take a table out of one's own list, or put it back."""
    await lobby.archive(access.live_tables, access.table, access.known(), archived=data.archived)
    return data


async def _first(watcher: Watcher, seconds: float) -> list[bytes]:
    """The next message, if one comes in that time."""
    try:
        async with asyncio.timeout(seconds):
            message = await watcher.queue.get()
    except TimeoutError:
        return []
    return [message] if message else []


async def _view(live_table: LiveTable, person: str) -> ViewShown:
    def compose() -> Any:
        return messages.Viewpoint(live_table.table, person).view()

    return ViewShown(**await live_table.composed(compose))


@cache
def game_shown(name: str) -> GameShown:
    """A game in the list of games."""
    game = GAMES[name]
    material = own_material(game)
    shown = MaterialShown(game.material_word, material.name, material.digest)
    least, most = game.seats[0], game.seats[-1]
    options = game.variants(material).items()
    variants = {word: msgspec.convert(option._asdict(), OptionShown) for word, option in options}
    return GameShown(name, game.version, least, most, variants, shown, list(LEVELS[name]))


routes = [games, tables, found, view, order, news, legal, record, rematch, archive]
