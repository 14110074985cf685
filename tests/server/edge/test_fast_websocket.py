"""The short way of a socket leads where the long way does."""

import asyncio
import json
import time
from collections.abc import Iterator
from typing import Any

import pytest
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

    assert fast_websocket._payload(data) == len(data) - length
    assert fast_websocket._payload(data[:-1]) == fast_websocket._payload(data + b"\x81") == 0


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
    assert fast_websocket._payload(frame.serialize(mask=True)) == 0
    assert fast_websocket._payload(frame.serialize(mask=False)) == 0


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


def test_a_pong_is_heard_without_the_parser() -> None:
    heard: list[Frame] = []
    socket: Any = FastWebSocket.__new__(FastWebSocket)
    socket._apart, socket.handle_pong = True, heard.append

    socket.data_received(Frame(Opcode.PONG, b"1234").serialize(mask=True))

    assert [bytes(pong.data) for pong in heard] == [b"1234"]
    assert socket._apart
