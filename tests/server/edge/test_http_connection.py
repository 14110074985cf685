"""Clients that send half a request, or do not read, do not keep their connection."""

import asyncio
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
import uvicorn

from limestone.server.edge import http_connection
from limestone.server.edge.app import make
from limestone.server.serving import OPTIONS
from limestone.server.settings import Settings
from tests.ports import free_port

HALVES = {
    "nothing": b"",
    "a line break": b"\r\n",
    "half a head": b"GET /health HTTP/1.1\r\nHost: x\r\nX-Slow: ",
    "half a body": b"POST /api/replay HTTP/1.1\r\nHost: x\r\nContent-Length: 900\r\n\r\n{",
    "a whole one and a half": b"GET /health HTTP/1.1\r\nHost: x\r\n\r\nGET /hea",
}


@contextmanager
def served(folder: Path, run: Any = asyncio.run) -> Iterator[int]:
    port = free_port()
    app = make(Settings(f"sqlite:///{folder}/x.sqlite", rates={}))
    server = uvicorn.Server(uvicorn.Config(app, port=port, **OPTIONS))
    thread = threading.Thread(target=lambda: run(server.serve()))
    thread.start()
    while not server.started:
        time.sleep(0.05)
    try:
        yield port
    finally:
        server.should_exit = True
        thread.join()


@pytest.fixture
def port(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[int]:
    """A server that is less patient than the real one."""
    monkeypatch.setattr(http_connection, "WHOLE", 1.0)
    monkeypatch.setattr(http_connection, "READING", 0.5)
    with served(tmp_path) as port:
        yield port


def ended(connection: socket.socket, seconds: float) -> bool:
    """Whether the server has closed a connection by then."""
    connection.settimeout(seconds)
    try:
        while connection.recv(65_536):
            pass
    except TimeoutError:
        return False
    except ConnectionResetError:
        pass
    return True


@pytest.mark.parametrize("half", HALVES.values(), ids=HALVES)
def test_half_a_request_ends_of_which_900_were_open_after_32_seconds(
    port: int, half: bytes
) -> None:
    with socket.create_connection(("127.0.0.1", port)) as connection:
        connection.sendall(half)

        assert ended(connection, 4)


def test_a_byte_now_and_then_does_not_keep_a_connection(port: int) -> None:
    with socket.create_connection(("127.0.0.1", port)) as connection:
        began = time.monotonic()
        try:
            for byte in HALVES["half a head"] * 9:
                connection.sendall(bytes([byte]))
                time.sleep(0.05)
        except OSError:
            pass

        assert time.monotonic() - began < 4


def test_who_does_not_read_loses_the_connection(port: int) -> None:
    ask = b"GET /schema/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n"
    with socket.socket() as connection:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        connection.connect(("127.0.0.1", port))
        began = time.monotonic()
        try:
            while time.monotonic() < began + 15:
                connection.sendall(ask)
                time.sleep(0.05)
        except OSError:
            pass

        assert time.monotonic() - began < 12


def test_who_asks_much_at_once_and_does_not_read_makes_no_errors(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The connection ends amid answers, of which the one that is being sent ends too."""
    uvloop = pytest.importorskip("uvloop")
    monkeypatch.setattr(http_connection, "READING", 0.5)
    ask = b"GET /schema/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n"
    with served(tmp_path, uvloop.run) as port, socket.socket() as connection:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        connection.connect(("127.0.0.1", port))
        with suppress(OSError):
            for _ in range(200):
                connection.sendall(ask)
                time.sleep(0.02)

    assert [one.message for one in caplog.records if one.name == "uvicorn.error"] == []


def test_a_client_with_patience_keeps_its_connection(port: int) -> None:
    ask = b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n"
    with socket.create_connection(("127.0.0.1", port)) as connection:
        for _ in range(4):
            connection.sendall(ask)
            answer = b""
            while not answer.endswith(b"}"):  # the head may come before the body
                answer += connection.recv(4096)
            assert answer.startswith(b"HTTP/1.1 200")
            time.sleep(0.6)
