"""The HTTP routes for tables."""

import asyncio
from functools import cache
from typing import Annotated, Any, Literal

import msgspec
from litestar import MediaType, Response, get, post
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from limestone.rules.game import GAMES, LEVELS, Refused, Seat, installed, own_material
from limestone.server.edge.access import TableAccess
from limestone.server.edge.api_types import (
    Done,
    Foreseen,
    GameShown,
    MaterialShown,
    Moves,
    Offers,
    OptionShown,
    Outlook,
    ViewShown,
    no,
)
from limestone.server.edge.auth import Auth, Caller
from limestone.server.edge.bodies import LARGEST
from limestone.server.live import (
    lobby,
    messages,
    new_tables,
)
from limestone.server.live.catch_up import caught_up
from limestone.server.live.lines import Line
from limestone.server.live.live_table import LiveTable
from limestone.server.live.live_tables import LiveTables
from limestone.server.live.outbox import Watcher
from limestone.server.live.summaries import Summary
from limestone.server.table import export
from limestone.server.table.kinds import AnyOrder
from limestone.server.table.order import Salt
from limestone.server.table.table import Table

Since = Annotated[int, QueryParameter(ge=0, le=2**31)]
Wait = Annotated[float, QueryParameter(ge=0, le=30)]
Word = Annotated[str, QueryParameter(max_length=40)]
SeatNumber = Annotated[int, QueryParameter(ge=0, le=999)]
Begun = Annotated[str, QueryParameter(max_length=200)]


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


def wanted(
    show: FromQuery[Literal["running", "finished", "archived"]] = "running",
    game: Word = "",
    name: Word = "",
    after: Word = "",
) -> lobby.Filter:
    game, name, after = (word.replace("\0", "") for word in (game, name, after))
    return lobby.Filter(show, game, name.strip(), after)


@get(
    "/api/me/tables",
    dependencies={"wanted": Provide(wanted, sync_to_thread=False)},
    responses=no(400, 401, 403, 404, 429, 503),
)
async def my_tables(
    caller: NamedDependency[Caller],
    live_tables: NamedDependency[LiveTables],
    wanted: NamedDependency[lobby.Filter],
) -> lobby.Page:
    """One's own games, a page at a time."""
    return await lobby.page(live_tables, caller.known(), wanted)


@post(
    "/api/tables",
    request_max_body_size=LARGEST,
    responses=no(400, 401, 403, 409, 413, 429, 503),
)
async def found(
    data: JSONBody[new_tables.Wanted],
    caller: NamedDependency[Caller],
    live_tables: NamedDependency[LiveTables],
    auth: NamedDependency[Auth],
) -> ViewShown:
    """A new table."""
    host = caller.known()
    await auth.spend("tables", caller)
    for key in data.costs():
        await auth.limits.spend(key, host.id)
        await auth.limits.spend(key, caller.address)
    return await table_view(await new_tables.founded(live_tables, host, data), host.id)


@get("/api/tables/{code:str}", responses=no(400, 401, 403, 404, 429, 503))
async def view(access: NamedDependency[TableAccess]) -> ViewShown:
    """The whole of what one may know of a table."""
    return await table_view(access.live_table, access.person)


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
    line = Line(watcher, access.caller.address, access.caller.key)
    async with access.live_tables.lines.open(line):
        viewpoint = await live_table.watch(watcher)
        try:
            told = await caught_up(live_table, viewpoint, since)
            if not told and wait:
                told = await _first(watcher, wait)
        finally:
            live_table.unwatch(watcher)
    body: Any = b"[" + b",".join(told) + b"]"  # written already, and sometimes long
    return Response(body, media_type=MediaType.JSON)


@get("/api/tables/{code:str}/legal", responses=no(400, 401, 403, 404, 409, 429, 503))
async def legal(access: NamedDependency[TableAccess], seat: SeatNumber) -> Moves:
    """The legal moves of one's seat, as a list."""
    table = _due(access, seat)
    return Moves(table.ply, await asyncio.to_thread(messages.moves, table, seat))


@get("/api/tables/{code:str}/consequences", responses=no(400, 401, 403, 404, 409, 429, 503))
async def consequences(
    access: NamedDependency[TableAccess], seat: SeatNumber, begun: Begun = ""
) -> Foreseen:
    """What the legal moves of one's seat would do; with `begun`, those that begin so."""
    table = _due(access, seat)
    await access.auth.spend("consequences", access.caller)
    # In a thread: all moves of a turn are played, which takes longer than others should wait.
    found = await asyncio.to_thread(messages.foreseen, table, seat, begun)
    return msgspec.convert({"ply": table.ply, "moves": found}, Foreseen)


@get("/api/tables/{code:str}/offers", responses=no(400, 401, 403, 404, 409, 429, 503))
async def offers(access: NamedDependency[TableAccess], seat: SeatNumber) -> Offers:
    """All that a turn of one's seat offers, possible or not; before its turn, as if it were now."""
    table = _own(access, seat)
    await access.auth.spend("consequences", access.caller)
    found = await asyncio.to_thread(messages.offers, table, seat)
    return msgspec.convert({"ply": table.ply, "offers": found}, Offers)


@get("/api/tables/{code:str}/outlook", responses=no(400, 401, 403, 404, 409, 429, 503))
async def outlook(access: NamedDependency[TableAccess], seat: SeatNumber, begun: Begun) -> Outlook:
    """What a move of one's seat that has been begun would bring."""
    table = _due(access, seat)
    return Outlook(table.ply, await asyncio.to_thread(messages.outlook, table, seat, begun))


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


@get(
    "/api/materials/{digest:str}",
    media_type=MediaType.TEXT,
    responses=no(400, 401, 403, 404, 429, 503),
)
async def material(
    digest: FromPath[str],
    caller: NamedDependency[Caller],
    live_tables: NamedDependency[LiveTables],
) -> str:
    """The material whose whole digest this is, in the form that the digest is made of."""
    return await live_tables.materials.text(digest[:64])


@post("/api/tables/{code:str}/rematch", responses=no(400, 401, 403, 404, 409, 429, 503))
async def rematch(
    access: NamedDependency[TableAccess],
    adds: FromQuery[bool] = False,
    salt: FromQuery[Salt | None] = None,  # of the old scheme: accepted, and of no effect
) -> ViewShown:
    """The next table of the same people, with a seat for who asks."""
    person = access.known()
    await access.auth.spend("tables", access.caller)
    following = await new_tables.rematch(access.live_tables, access.live_table, person, adds=adds)
    return await table_view(following, person.id)


@post(
    "/api/tables/{code:str}/archive",
    status_code=200,
    responses=no(400, 401, 403, 404, 429, 503),
)
async def archive(data: JSONBody[Archived], access: NamedDependency[TableAccess]) -> Archived:
    """Take a table out of one's own list, or put it back."""
    await lobby.archive(access.live_tables, access.table, access.known(), archived=data.archived)
    return data


def _own(access: TableAccess, seat: Seat) -> Table:
    """The table, if the caller has this seat and the game has begun."""
    table = access.table
    if seat not in table.seats_of(access.known().id):
        raise Refused("not-your-seat", seat=seat)
    if not table.referee:
        raise Refused("not-playing")
    return table


def _due(access: TableAccess, seat: Seat) -> Table:
    """The table, if the caller has this seat and it is due."""
    table = access.table
    if seat not in table.seats_of(access.known().id):
        raise Refused("not-your-seat", seat=seat)
    if seat not in table.due():
        raise Refused("not-due", seat=seat)
    return table


async def _first(watcher: Watcher, seconds: float) -> list[bytes]:
    """The next message, if one comes in that time."""
    try:
        async with asyncio.timeout(seconds):
            message = await watcher.queue.get()
    except TimeoutError:
        return []
    return [message] if message else []


async def table_view(live_table: LiveTable, person: str) -> ViewShown:
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
    return GameShown(
        name, game.version, least, most, variants, shown, [*LEVELS[name], *installed()]
    )


routes = [
    games,
    tables,
    my_tables,
    found,
    view,
    order,
    news,
    legal,
    consequences,
    offers,
    outlook,
    record,
    material,
    rematch,
    archive,
]
