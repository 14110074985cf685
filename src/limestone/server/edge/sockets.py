"""One socket a table: what has been missed, then what happens; orders come the other way."""

import asyncio
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from limestone.rules.game import Refused
from limestone.server import metrics
from limestone.server.edge.access import Visit, visited
from limestone.server.edge.auth import Doors
from limestone.server.edge.fast_websocket import EXTENSION, Line
from limestone.server.live import messages
from limestone.server.live.catch_up import caught_up
from limestone.server.live.live_tables import LiveTables
from limestone.server.live.outbox import Watcher
from limestone.server.table.kinds import AnyOrder
from limestone.server.table.order import Id, Order

LONGEST = 16_384
CLOSING = {
    "sign-in-first": 4401,
    "unknown-token": 4401,
    "origin": 4403,
    "no-such-table": 4404,
    "rate-limited": 4429,
    "too-slow": 1013,
    "unavailable": 1013,
}
READING = 5.0  # seconds in which a reader takes something, however slow
LAST_WORD = 2.0  # seconds to take the last message
MOST_REFUSALS = 200  # malformed messages from one socket before it is closed

Socket = WebSocket[Any, Any, Any]


class Ping(msgspec.Struct, frozen=True, tag_field="order", tag="ping"):
    id: Id


_decoder = msgspec.json.Decoder(AnyOrder | Ping)


@websocket("/api/tables/{code:str}/live")
async def live(
    socket: Socket,
    code: FromPath[str],
    live_tables: NamedDependency[LiveTables],
    doors: NamedDependency[Doors],
) -> None:
    """Watch and play at a table."""
    try:
        await _let_in(socket, code, live_tables, doors)
    finally:
        del socket.send, socket.receive  # both hold the socket, which would hold itself for ever


async def _let_in(socket: Socket, code: str, live_tables: LiveTables, doors: Doors) -> None:
    try:
        doors.check_origin(socket)
    except Refused:
        await socket.close(CLOSING["origin"])
        return
    try:
        await socket.accept()
    except OSError:
        return  # gone before it was let in
    with suppress(WebSocketDisconnect):
        try:
            await _stay(socket, code, live_tables, doors)
        except Refused as refused:
            await _bye(socket, refused)


async def _stay(socket: Socket, code: str, live_tables: LiveTables, doors: Doors) -> None:
    caller = await doors.caller(socket)
    visit = Visit(caller, await live_tables.open(code[:40]), live_tables, doors)
    visited(visit, socket.query_params.get("invite", ""))
    watcher = Watcher(visit.person)
    viewpoint = await visit.live_table.watch(watcher)
    metrics.SOCKETS.inc()
    try:
        for message in await caught_up(live_tables, visit.live_table, viewpoint, _since(socket)):
            await _send(socket, message)
        await _both_ways(_tell(socket, watcher), _Hearing(socket, visit, watcher).hear())
    finally:
        metrics.SOCKETS.dec()
        visit.live_table.unwatch(watcher)


async def _both_ways(telling: Any, hearing: Any) -> None:
    """Tell and hear until one of the two has ended, then end the other."""
    tasks = {asyncio.create_task(telling), asyncio.create_task(hearing)}
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        while tasks:
            tasks.pop().cancel()
    while done:
        done.pop().result()  # an error holds this frame, so the frame may not hold its task


async def _tell(socket: Socket, watcher: Watcher) -> None:
    line = _line(socket)
    while True:
        if line and watcher.queue.empty():
            watcher.at_once = line.tell
        message = await watcher.queue.get()
        watcher.at_once = None  # nothing overtakes what is on its way
        if message is None:
            raise Refused("too-slow")
        try:
            async with asyncio.timeout(READING):
                await _send(socket, message)
        except TimeoutError:
            raise Refused("too-slow") from None


def _line(socket: Socket) -> Line | None:
    """The direct line, where the server has one."""
    extensions: Any = socket.scope.get("extensions") or {}
    found: Line | None = extensions.get(EXTENSION)
    return found


class _Hearing:
    """The orders that come in by one socket, one after the other."""

    def __init__(self, socket: Socket, visit: Visit, watcher: Watcher) -> None:
        self.receive = (_line(socket) or socket).receive
        self.visit = visit
        self.watcher = watcher
        self.refusals = 0

    async def hear(self) -> None:
        while (message := await self.receive())["type"] == "websocket.receive":
            text = (message.get("text") or "").encode()
            try:
                await self._obey(_read(text))
            except Refused as refused:
                self._refuse(text, refused)

    async def _obey(self, order: Order | Ping) -> None:
        if isinstance(order, Ping):
            self.watcher.put(messages.encode({"type": "pong", "id": order.id}))
            return
        before = self.visit.live_table.table.number
        number = await self.visit.order(order)
        if number <= before:
            done = {"type": "done", "id": order.id, "number": number}
            self.watcher.put(messages.encode(done))

    def _refuse(self, text: bytes, refused: Refused) -> None:
        self.refusals += refused.code in ("malformed", "too-large", "rate-limited")
        if self.refusals > MOST_REFUSALS:
            raise Refused("rate-limited", key="orders", seconds=60)
        no = {"type": "refused", "id": _id(text), "refusal": messages.refusal(refused)}
        self.watcher.put(messages.encode(no))


class _Named(msgspec.Struct):
    id: str | None = None


def _read(text: bytes) -> Order | Ping:
    if len(text) > LONGEST:
        raise Refused("too-large", bytes=LONGEST)
    try:
        order: Order | Ping = _decoder.decode(text)
        return order
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refused("malformed", reason=str(error)[:200]) from None


def _id(text: bytes) -> str | None:
    """The id of an order that was refused, if it has one that can be read."""
    with suppress(msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        found = msgspec.json.decode(text[:LONGEST], type=_Named).id
        return found[:64] if found else None
    return None


def _since(socket: Socket) -> int | None:
    text = socket.query_params.get("since", "")
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else None


async def _send(socket: Socket, message: bytes) -> None:
    try:
        await socket.send({"type": "websocket.send", "bytes": None, "text": message.decode()})
    except OSError as gone:
        raise WebSocketDisconnect(detail="gone") from gone


async def _bye(socket: Socket, refused: Refused) -> None:
    """Say why, and hang up; cut off who does not even read that."""
    try:
        async with asyncio.timeout(LAST_WORD):
            await _send(
                socket, messages.encode({"type": "bye", "refusal": messages.refusal(refused)})
            )
            await socket.close(CLOSING.get(refused.code, 1008))
    except TimeoutError:
        if line := _line(socket):
            line.cut()
