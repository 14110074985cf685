"""uvicorn's WebSocket with a fast path for single small texts, which is what it carries all day."""

import asyncio
from collections import deque
from contextlib import suppress
from http import HTTPStatus
from struct import pack
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.http11 import Request, Response
from websockets.server import ServerProtocol
from websockets.speedups import apply_mask

from limestone.server.edge.headers import HEADERS, refusal

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


class Handshake(ServerProtocol):
    """The parser of a socket; it refuses with the headers of every answer."""

    def send_response(self, response: Response) -> None:
        if response.status_code != HTTPStatus.SWITCHING_PROTOCOLS:
            for name, value in HEADERS.items():
                response.headers.setdefault(name, value)
        super().send_response(response)


class FastWebSocket(WebSocketsSansIOProtocol):
    """A socket that the application may also use directly, without the layers in between."""

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self.conn = Handshake(max_size=self.config.ws_max_size, logger=self.conn.logger)
        self.queue: Any = Inbox(self.loop)
        self._whole = False  # whether every frame so far came whole, in one piece

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][EXTENSION] = self  # type: ignore[assignment]
            self._whole = True

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if hasattr(self, "scope"):  # else it never was a handshake
            self.scope.get("extensions", {}).pop(EXTENSION, None)  # it refers to the scope

    def data_received(self, data: bytes) -> None:
        """Deliver complete texts directly if a reader waits, and pongs; else use the parser.

        After a part of a frame the parser gets everything, as it may be in the middle of one.
        """
        while data:
            begin, end = _frame(data) if self._whole else (0, 0)
            if not begin:
                self._whole = False
                super().data_received(data)
                return
            self._take(data[:end], begin)
            data = data[end:]

    def refuse(self) -> None:
        """Send what is said to a handshake that could not even be read."""
        self.transport.write(b"".join(self.conn.data_to_send()) or refusal(400))
        self.transport.close()

    def _take(self, frame: bytes, begin: int) -> None:
        """Deliver one complete frame."""
        if frame[0] == TEXT and self.queue.awaited:
            with suppress(UnicodeDecodeError):
                text = apply_mask(frame[begin:], frame[begin - 4 : begin]).decode()
                self.queue.put_nowait({"type": "websocket.receive", "text": text})
                return
        if frame[0] == PONG:  # one every few seconds of each socket
            pong = apply_mask(frame[begin:], frame[begin - 4 : begin])
            self.handle_pong(Frame(Opcode.PONG, pong))
            return
        super().data_received(frame)
        self._whole = not self.close_sent

    def send_now(self, text: bytes) -> bool:
        """Send a text now; False when the connection cannot take it."""
        if self.close_sent or not self.writable.is_set() or self.transport.is_closing():
            return False
        self.transport.write(_header(len(text)) + text)
        return True

    def abort(self) -> None:
        """Close the connection at once and drop what is not sent."""
        self.transport.abort()


def _frame(data: bytes) -> tuple[int, int]:
    """Where the payload of a whole text, ping or pong begins and ends; 0 if none comes first."""
    if len(data) < 6 or data[0] not in WHOLE or not MASKED <= data[1] < MASKED + LONGER:
        return 0, 0
    length, begin = data[1] - MASKED, 6
    if length == LONG:
        length, begin = int.from_bytes(data[2:4]), 8
    end = begin + length
    return (begin, end) if end <= len(data) else (0, 0)


def _header(length: int) -> bytes:
    """The header of a text frame."""
    if length < LONG:
        return bytes((TEXT, length))
    if length < 1 << 16:
        return pack("!BBH", TEXT, LONG, length)
    return pack("!BBQ", TEXT, LONGER, length)
