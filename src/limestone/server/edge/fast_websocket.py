"""uvicorn's WebSocket with a fast path for single small texts, which is what it carries all day."""

import asyncio
from collections import deque
from contextlib import suppress
from struct import pack
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.speedups import apply_mask

EXTENSION = "limestone.websocket"  # of ASGI: where the application finds its FastWebSocket

TEXT, PING, PONG = 0x81, 0x89, 0x8A  # the first byte of an unfragmented frame
WHOLE = (TEXT, PING, PONG)
MASKED = 0x80  # in the second byte, which also has the length or the code for a longer one
LONG, LONGER = 126, 127


class Inbox:
    """A queue with a single reader, cheaper than asyncio.Queue."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._events: deque[Any] = deque()
        self._reader: asyncio.Future[None] | None = None

    @property
    def awaited(self) -> bool:
        """Whether a reader waits for the next event."""
        return self._reader is not None and not self._reader.done()

    def empty(self) -> bool:
        return not self._events

    def put_nowait(self, event: Any) -> None:
        self._events.append(event)
        if self._reader and not self._reader.done():
            self._reader.set_result(None)

    async def get(self) -> Any:
        if not self._events:
            self._reader = self._loop.create_future()
            await self._reader
        return self._events.popleft()


class FastWebSocket(WebSocketsSansIOProtocol):
    """A socket that the application may also use directly, without the layers in between."""

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self.queue: Any = Inbox(self.loop)
        self._apart = False  # whether every frame so far came whole, one at a time

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][EXTENSION] = self  # type: ignore[assignment]
            self._apart = True

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.scope.get("extensions", {}).pop(EXTENSION, None)  # it refers to the scope

    def data_received(self, data: bytes) -> None:
        """Deliver one complete text directly if a reader waits, and a pong; else use the parser.

        After any other data the parser gets everything, as it may be in the middle of a frame.
        """
        begin = _payload(data) if self._apart else 0
        self._apart = begin > 0
        if begin and data[0] == TEXT and self.queue.awaited:
            with suppress(UnicodeDecodeError):
                text = apply_mask(data[begin:], data[begin - 4 : begin]).decode()
                self.queue.put_nowait({"type": "websocket.receive", "text": text})
                return
        if begin and data[0] == PONG:  # one every few seconds of each socket
            self.handle_pong(Frame(Opcode.PONG, apply_mask(data[begin:], data[begin - 4 : begin])))
            return
        super().data_received(data)

    def send_now(self, text: bytes) -> bool:
        """Send a text now; False when the connection cannot take it."""
        if self.close_sent or not self.writable.is_set() or self.transport.is_closing():
            return False
        self.transport.write(_header(len(text)) + text)
        return True

    def abort(self) -> None:
        """Close the connection at once and drop what is not sent."""
        self.transport.abort()


def _payload(data: bytes) -> int:
    """Where the payload begins, if this is exactly one text, ping or pong frame; else 0."""
    if len(data) < 6 or data[0] not in WHOLE or data[1] < MASKED:
        return 0
    length, begin = data[1] - MASKED, 6
    if length == LONG:
        length, begin = int.from_bytes(data[2:4]), 8
    return begin if len(data) == begin + length else 0


def _header(length: int) -> bytes:
    """The header of a text frame."""
    if length < LONG:
        return bytes((TEXT, length))
    if length < 1 << 16:
        return pack("!BBH", TEXT, LONG, length)
    return pack("!BBQ", TEXT, LONGER, length)
