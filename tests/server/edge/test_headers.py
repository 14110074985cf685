"""Every answer keeps itself out of foreign pages and caches, whatever went wrong."""

import socket

import pytest

from limestone.client import Client
from limestone.server.edge.headers import HEADERS
from tests.server.players import answer, guest
from tests.server.services import Site

ASKED = [
    ("GET", "/", 200),
    ("GET", "/health", 200),
    ("GET", "/metrics", 200),
    ("GET", "/schema/openapi.json", 200),
    ("GET", "/api/tables", 200),
    ("GET", "/api/tables/none-none", 404),
    ("GET", "/assets/none.js", 404),
    ("GET", "/api/nothing", 404),
    ("PUT", "/api/tables", 405),
    ("OPTIONS", "/api/tables", 204),
    ("POST", "/api/tables", 400),
    ("DELETE", "/api/me", 401),
    ("HEAD", "/t/none", 200),
]


@pytest.mark.parametrize(("method", "path", "status"), ASKED)
def test_every_answer_has_the_headers(small: Site, method: str, path: str, status: int) -> None:
    caller = guest(small.url) if status == 400 else Client(small.url)

    found = answer(caller, method, path, {} if status == 400 else None)

    assert found.status_code == status
    assert [name for name in HEADERS if name not in found.headers] == []
    assert len(found.headers.get_list("cache-control")) == 1


def test_what_is_no_http_is_refused_with_them_too(small: Site) -> None:
    with socket.create_connection(("127.0.0.1", small.servers[0].port)) as connection:
        connection.sendall(b"nonsense\r\n\r\n")
        found = connection.recv(65_536).decode()

    assert found.startswith("HTTP/1.1 400")
    assert [name for name in HEADERS if f"{name}: " not in found] == []


SHAKE = (
    "GET {} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Version: 13\r\n"
)
KEY = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
SHAKEN = {
    "from a foreign page": ("/api/tables/none/live", KEY + "Origin: http://foreign\r\n", 403),
    "where there is none": ("/api/nothing", KEY, 403),
    "without a key": ("/api/tables/none/live", "", 400),
    "with a body": ("/api/tables/none/live", KEY + "Content-Length: 3\r\n", 400),
    "with a long line": ("/api/tables/none/live", KEY + f"X: {'x' * 9000}\r\n", 431),
}


@pytest.mark.parametrize(("path", "lines", "status"), SHAKEN.values(), ids=SHAKEN)
def test_sockets_are_refused_with_them_too(small: Site, path: str, lines: str, status: int) -> None:
    with socket.create_connection(("127.0.0.1", small.servers[0].port), 5) as connection:
        connection.sendall((SHAKE.format(path) + lines + "\r\n").encode())
        found = connection.recv(65_536).decode()

    assert found.startswith(f"HTTP/1.1 {status}")
    assert [name for name in HEADERS if f"{name}: " not in found] == []


def test_the_page_may_be_kept_if_it_is_asked_for_again(small: Site) -> None:
    assert answer(Client(small.url), "GET", "/").headers["cache-control"] == "no-cache"
