"""The short way of a socket leads where the long way does."""

import asyncio
import json
import time
from collections.abc import Iterator
from typing import Any

import pytest
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.sync.client import ClientConnection

from limestone.server.edge import fast_websocket
from limestone.server.edge.fast_websocket import FastWebSocket
from limestone.server.live.outbox import Watcher
from tests.server.players import ME, guest, live
from tests.server.services import Site

LENGTHS = (0, 1, 125, 126, 200, 65_535, 65_536)


@pytest.fixture
def socket(small: Site) -> Iterator[ClientConnection]:
    table = guest(small.url).create("limes", [ME])
    with live(table.client, table.code) as opened:
        opened.recv(timeout=20)
        yield opened


def ping(id: str) -> str:
    return json.dumps({"order": "ping", "id": id})


def sent(*ids: str) -> bytes:
    """The bytes of some pings, masked as a client has to."""
    return b"".join(Frame(Opcode.TEXT, ping(id).encode()).serialize(mask=True) for id in ids)


def answered(socket: ClientConnection) -> str:
    answer = json.loads(socket.recv(timeout=20))
    assert answer["type"] == "pong"
    return str(answer["id"])


@pytest.mark.parametrize("length", LENGTHS)
def test_a_frame_begins_as_it_should(length: int) -> None:
    text = b"x" * length

    assert fast_websocket._header(length) + text == Frame(Opcode.TEXT, text).serialize(mask=False)


@pytest.mark.parametrize("length", LENGTHS[:-1])
@pytest.mark.parametrize("opcode", [Opcode.TEXT, Opcode.PING, Opcode.PONG])
def test_only_a_whole_frame_is_taken_for_one(opcode: Opcode, length: int) -> None:
    if opcode is not Opcode.TEXT and length > 125:
        return
    data = Frame(opcode, b"x" * length).serialize(mask=True)

    assert fast_websocket._frame(data) == (len(data) - length, len(data))
    assert fast_websocket._frame(data + b"\x81") == fast_websocket._frame(data)
    assert fast_websocket._frame(data[:-1]) == (0, 0)


@pytest.mark.parametrize(
    "frame",
    [
        pytest.param(Frame(Opcode.TEXT, b"x", fin=False), id="the first of several"),
        pytest.param(Frame(Opcode.CONT, b"x"), id="the last of several"),
        pytest.param(Frame(Opcode.BINARY, b"x"), id="binary"),
        pytest.param(Frame(Opcode.CLOSE, b"\x03\xe8"), id="the end"),
        pytest.param(Frame(Opcode.TEXT, b"x" * 65_536), id="very long"),
    ],
)
def test_the_parser_has_everything_else(frame: Frame) -> None:
    assert fast_websocket._frame(frame.serialize(mask=True)) == (0, 0)
    assert fast_websocket._frame(frame.serialize(mask=False)) == (0, 0)


def test_however_messages_are_cut_they_are_heard_in_order(socket: ClientConnection) -> None:
    socket.send(ping("whole"))
    socket.ping()
    socket.send(ping("after-a-sign-of-life"))
    assert [answered(socket), answered(socket)] == ["whole", "after-a-sign-of-life"]

    socket.socket.sendall(sent("two", "at", "once"))
    assert [answered(socket) for _ in range(3)] == ["two", "at", "once"]

    halves = sent("halves")
    socket.socket.sendall(halves[:9])
    time.sleep(0.1)
    socket.socket.sendall(halves[9:])
    assert answered(socket) == "halves"

    socket.send(iter([ping("pieces")[:9], ping("pieces")[9:]]))
    socket.send(ping("whole-again"))
    assert [answered(socket), answered(socket)] == ["pieces", "whole-again"]


class Open:
    """A socket that takes every message."""

    def __init__(self) -> None:
        self.taken: list[bytes] = []

    def send_now(self, message: bytes) -> bool:
        self.taken.append(message)
        return True


def test_nothing_overtakes_what_has_to_wait() -> None:
    fast = Open()

    async def tell() -> list[bytes | None]:
        watcher = Watcher("ann")
        watcher.at_once = lambda message: False
        watcher.put(b"1")
        await asyncio.sleep(0)
        watcher.at_once = fast.send_now
        watcher.put(b"2")
        await asyncio.sleep(0)
        waited = [watcher.queue.get_nowait(), watcher.queue.get_nowait()]
        watcher.put(b"3")
        await asyncio.sleep(0)
        return waited

    assert (asyncio.run(tell()), fast.taken) == ([b"1", b"2"], [b"3"])


def test_what_is_told_in_one_turn_of_the_loop_is_sent_after_it() -> None:
    fast = Open()

    async def tell() -> None:
        watcher = Watcher("ann")
        watcher.at_once = fast.send_now
        watcher.put(b"1")
        watcher.put(b"2")
        assert not fast.taken
        await asyncio.sleep(0)

    asyncio.run(tell())

    assert fast.taken == [b"1", b"2"]


class Heard(FastWebSocket):
    """A socket with a reader, without a connection: what it hears the short way, in order."""

    def __init__(self) -> None:
        self.queue: Any = self
        self.awaited = self._whole = True
        self.heard: list[str] = []

    def put_nowait(self, event: dict[str, str]) -> None:
        self.heard.append(event["text"])

    def handle_pong(self, event: Frame) -> None:
        self.heard.append(bytes(event.data).decode())


def masked(opcode: Opcode, text: str) -> bytes:
    return Frame(opcode, text.encode()).serialize(mask=True)


def test_a_pong_is_heard_without_the_parser() -> None:
    socket = Heard()

    socket.data_received(masked(Opcode.PONG, "1234"))

    assert socket.heard == ["1234"]
    assert socket._whole


def test_frames_that_come_together_leave_the_short_way_open() -> None:
    socket = Heard()
    pong, text = masked(Opcode.PONG, "1234"), masked(Opcode.TEXT, "text")

    socket.data_received(pong + text)
    socket.data_received(text + pong)

    assert socket.heard == ["1234", "text", "text", "1234"]
    assert socket._whole


def test_the_parser_has_everything_from_the_first_part_of_a_frame_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    parsed: list[bytes] = []
    monkeypatch.setattr(
        WebSocketsSansIOProtocol, "data_received", lambda _, data: parsed.append(data)
    )
    socket = Heard()
    text = masked(Opcode.TEXT, "text")

    socket.data_received(text + text[:5])
    socket.data_received(text[5:])
    socket.data_received(text)

    assert socket.heard == ["text"]
    assert parsed == [text[:5], text[5:], text]


def test_after_a_failure_the_parser_has_the_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    parsed: list[bytes] = []

    def fail(socket: Any, data: bytes) -> None:
        socket.close_sent = True
        parsed.append(data)

    monkeypatch.setattr(WebSocketsSansIOProtocol, "data_received", fail)
    socket = Heard()
    bad, text = Frame(Opcode.TEXT, b"\xff").serialize(mask=True), masked(Opcode.TEXT, "text")

    socket.data_received(bad + text)

    assert (socket.heard, parsed) == ([], [bad, text])
