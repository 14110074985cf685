"""uvicorn's HTTP connection, for clients that send half a request, too much, or do not read."""

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from limestone.server.edge.headers import refusal

HEAD = 32_000  # bytes of a request besides its body
PIECE = 4_096  # bytes that are read before they are counted
WHOLE = 20.0  # seconds in which a request has to come, from its first byte or from the connection
READING = 10.0  # seconds in which a client has to read
LEAST = 10_000  # bytes of what waits for it


class HttpConnection(HttpToolsProtocol):
    """An HTTP connection; ends when its client keeps the server waiting, or sends a large head."""

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self._head = 0  # bytes of this request so far, without its body
        self._coming: asyncio.TimerHandle | None = None
        self._going: asyncio.TimerHandle | None = None
        self._asked: list[Any] = []  # requests of this connection that are not answered yet

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._expect()

    def connection_lost(self, exc: Exception | None) -> None:
        self._arrived()
        for request in self._asked:  # uvicorn tells the last of them only: others would write on
            request.disconnected = True
        self._asked = []
        self.resume_writing()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self._expect()
        for start in range(0, len(data), PIECE):
            piece = data[start : start + PIECE]
            self._head += len(piece)
            super().data_received(piece)
            if self.parser is None or self.transport.is_closing():  # a socket now, or refused
                return
            if self._head > HEAD:
                self.transport.write(refusal(431))
                self.transport.close()
                return

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._head = 0
        self._expect()

    def on_headers_complete(self) -> None:
        super().on_headers_complete()
        asked = [*self._asked, self.cycle]
        self._asked = [one for one in asked if one and not one.response_complete]

    def on_body(self, body: bytes) -> None:
        self._head -= len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._head = 0
        self._arrived()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """From now on it is a socket; without its parser, which would keep a reference cycle."""
        self._arrived()
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]
        socket: Any = self.transport.get_protocol()
        if not socket.handshake_initiated:
            socket.refuse()

    def send_400_response(self, msg: str) -> None:
        """Refuse what is no HTTP, with the headers of every answer."""
        self.transport.write(refusal(400, msg))
        self.transport.close()

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self.loop.call_later(READING, self.transport.abort)  # if it does not read the end either

    def pause_writing(self) -> None:
        super().pause_writing()
        self._watch_reading(self.transport.get_write_buffer_size())

    def resume_writing(self) -> None:
        if self._going:
            self._going.cancel()
            self._going = None
        super().resume_writing()

    def _expect(self) -> None:
        if not self._coming:
            self._coming = self.loop.call_later(WHOLE, self.transport.abort)

    def _arrived(self) -> None:
        if self._coming:
            self._coming.cancel()
            self._coming = None

    def _watch_reading(self, before: int) -> None:
        """Ask again in a while whether the client has read some of what waits for it."""
        self._going = self.loop.call_later(READING, self._check_reading, before)

    def _check_reading(self, before: int) -> None:
        left = self.transport.get_write_buffer_size()
        if before - left < LEAST:
            self.transport.abort()
        else:
            self._watch_reading(left)
