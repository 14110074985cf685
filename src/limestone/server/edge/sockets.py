"""One socket per table: first the missed messages, then new ones; the client sends orders."""

import asyncio
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from limestone.rules.game import Refused
from limestone.server.edge.access import TableAccess, let_in
from limestone.server.edge.auth import Auth
from limestone.server.edge.errors import misread
from limestone.server.edge.fast_websocket import EXTENSION, FastWebSocket
from limestone.server.live import messages
from limestone.server.live.catch_up import caught_up
from limestone.server.live.lines import Line
from limestone.server.live.live_tables import LiveTables
from limestone.server.live.nights import Nights
from limestone.server.live.outbox import Watcher
from limestone.server.table.kinds import AnyOrder
from limestone.server.table.order import Id, Order

LONGEST = 16_384
CLOSING = {
    "sign-in-first": 4401,
    "banned": 4401,
    "unknown-token": 4401,
    "origin": 4403,
    "private": 4403,
    "sealed": 4403,
    "no-such-table": 4404,
    "rate-limited": 4429,
    "too-slow": 1013,
    "too-many-lines": 1013,
    "unavailable": 1013,
}
READING = 5.0  # seconds in which even a slow client reads a message
LAST_WORD = 2.0  # seconds for the client to read why it is disconnected
MOST_REFUSALS = 200  # malformed messages from one socket before it is closed

Socket = WebSocket[Any, Any, Any]


class Ping(msgspec.Struct, frozen=True, tag_field="order", tag="ping"):
    id: Id


class Look(msgspec.Struct, frozen=True, tag_field="order", tag="look"):
    """Whether somebody looks at the page; who says so is told who else is at the table."""

    id: Id
    here: bool = True


_decoder = msgspec.json.Decoder(AnyOrder | Ping | Look)


@websocket("/api/tables/{code:str}/live")
async def live(
    socket: Socket,
    code: FromPath[str],
    live_tables: NamedDependency[LiveTables],
    auth: NamedDependency[Auth],
    nights: NamedDependency[Nights],
) -> None:
    """Watch and play at a table."""
    try:
        await _serve(socket, code, nights, auth)
    finally:
        del socket.send, socket.receive  # bound methods of the socket: a reference cycle


async def _serve(socket: Socket, code: str, nights: Nights, auth: Auth) -> None:
    try:
        auth.check_origin(socket)
    except Refused:
        await socket.close(CLOSING["origin"])
        return
    try:
        await socket.accept()
    except OSError:
        return  # disconnected before it was accepted
    with suppress(WebSocketDisconnect):
        try:
            await _join(socket, code, nights, auth)
        except Refused as refused:
            await _disconnect(socket, refused)


async def _join(socket: Socket, code: str, nights: Nights, auth: Auth) -> None:
    live_tables = nights.live_tables
    await auth.limits.spend("reading", auth.address(socket))
    caller = await auth.caller(socket)
    access = TableAccess(caller, await live_tables.open(code[:40]), live_tables, auth)
    await let_in(access, socket.query_params.get("invite", ""), nights)
    name = caller.person.name if caller.person else ""
    watcher = Watcher(access.person, name, hears=True)
    async with live_tables.lines.open(Line(watcher, caller.address, caller.key)):
        await _watch(socket, access, watcher)


async def _watch(socket: Socket, access: TableAccess, watcher: Watcher) -> None:
    live_tables = access.live_tables
    viewpoint = await access.live_table.watch(watcher)
    live_tables.presence.came(access.live_table, watcher)
    try:
        for message in await caught_up(access.live_table, viewpoint, _since(socket)):
            await _send(socket, message)
        await _both_ways(_send_all(socket, watcher), _OrderReader(socket, access, watcher).run())
    finally:
        access.live_table.unwatch(watcher)
        live_tables.presence.went(access.live_table, watcher)


async def _both_ways(sending: Any, reading: Any) -> None:
    """Run both until one has ended, then cancel the other."""
    tasks = {asyncio.create_task(sending), asyncio.create_task(reading)}
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        while tasks:
            tasks.pop().cancel()
    while done:
        # Popped first: an exception refers to this frame, and a frame that refers to the task
        # would close a cycle.
        done.pop().result()


async def _send_all(socket: Socket, watcher: Watcher) -> None:
    fast = _fast(socket)
    while True:
        if fast and watcher.queue.empty():
            watcher.at_once = fast.send_now
        message = await watcher.queue.get()
        watcher.at_once = None  # or a new message would overtake this one
        if message is None:
            raise watcher.why or Refused("too-slow")
        try:
            async with asyncio.timeout(READING):
                await _send(socket, message)
        except TimeoutError:
            raise Refused("too-slow") from None


def _fast(socket: Socket) -> FastWebSocket | None:
    """The fast path, where the server has one; a test client has none."""
    extensions: Any = socket.scope.get("extensions") or {}
    found: FastWebSocket | None = extensions.get(EXTENSION)
    return found


class _OrderReader:
    """Reads the orders that come in by one socket and carries them out, one after the other."""

    def __init__(self, socket: Socket, access: TableAccess, watcher: Watcher) -> None:
        self.receive = (_fast(socket) or socket).receive
        self.access = access
        self.watcher = watcher
        self.refusals = 0

    async def run(self) -> None:
        while (message := await self.receive())["type"] == "websocket.receive":
            text = (message.get("text") or "").encode()
            try:
                await self._carry_out(_read(text))
            except Refused as refused:
                self._refuse(text, refused)

    async def _carry_out(self, order: Order | Ping | Look) -> None:
        if isinstance(order, Look):
            presence = self.access.live_tables.presence
            presence.looks(self.access.live_table, self.watcher, here=order.here)
            return
        if isinstance(order, Ping):
            self.watcher.put(messages.encode({"type": "pong", "id": order.id}))
            return
        before = self.access.live_table.table.number
        number = await self.access.order(order)
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


def _read(text: bytes) -> Order | Ping | Look:
    if len(text) > LONGEST:
        raise Refused("too-large", bytes=LONGEST)
    try:
        order: Order | Ping | Look = _decoder.decode(text)
        return order
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        wrong, _, field = str(error).partition(" - at `$.")
        raise misread(f"{field.rstrip('`')}: {wrong}"[:200] if field else wrong[:200]) from None


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


async def _disconnect(socket: Socket, refused: Refused) -> None:
    """Send the reason and close; a client that does not read even that is cut off."""
    try:
        async with asyncio.timeout(LAST_WORD):
            await _send(
                socket, messages.encode({"type": "bye", "refusal": messages.refusal(refused)})
            )
            await socket.close(CLOSING.get(refused.code, 1008))
    except TimeoutError:
        if fast := _fast(socket):
            fast.abort()
