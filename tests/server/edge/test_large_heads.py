"""What comes before a body is small: nobody fills the memory with headers."""

import socket
import time
from collections.abc import Iterator

import pytest

from limestone.server.edge.http_connection import HEAD
from tests.server.edge.test_http_connection import served

ASK = b"GET /health HTTP/1.1\r\nHost: x\r\n"
SHAKE = (
    b"GET /api/tables/none/live HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\n"
    b"Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
)
CHUNKED = b"POST /api/me HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n"
MANY = b"".join(b"X-%d: %s\r\n" % (n, b"x" * 400) for n in range(HEAD // 400 + 12))
LARGE = {
    "many headers": ASK + MANY + b"\r\n",
    "one header": ASK + b"X: " + b"x" * (HEAD + 5000) + b"\r\n\r\n",
    "a name without an end": ASK + b"x" * (HEAD + 5000),
    "an address": b"GET /" + b"x" * (HEAD + 5000) + b" HTTP/1.1\r\nHost: x\r\n\r\n",
    "a handshake": SHAKE + MANY + b"\r\n",
    "a handshake with a long line": SHAKE + b"X: " + b"x" * 10_000 + b"\r\n\r\n",
    "headers after a body": CHUNKED + MANY + b"\r\n",
    "the second request": ASK + b"\r\n" + ASK + MANY + b"\r\n",
}


@pytest.fixture(scope="module")
def port(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    with served(tmp_path_factory.mktemp("heads")) as port:
        yield port


def heard(port: int, *pieces: bytes) -> str:
    """All that is answered until the server closes the connection."""
    found = b""
    with socket.create_connection(("127.0.0.1", port), timeout=3) as connection:
        for piece in pieces:
            connection.sendall(piece)
            time.sleep(0.01)
        while more := connection.recv(65_536):
            found += more
    return found.decode()


@pytest.mark.parametrize("sent", LARGE.values(), ids=LARGE)
def test_what_comes_before_a_body_is_refused_when_it_is_large(port: int, sent: bytes) -> None:
    assert "HTTP/1.1 431 Request Header Fields Too Large\r\n" in heard(port, sent)


def test_it_is_refused_when_it_comes_in_pieces(port: int) -> None:
    sent = LARGE["one header"]

    answer = heard(port, *(sent[at : at + 3000] for at in range(0, HEAD + 3000, 3000)))

    assert answer.startswith("HTTP/1.1 431")


def test_150_megabytes_of_headers_are_not_read(port: int) -> None:
    sent = 0
    with socket.create_connection(("127.0.0.1", port), timeout=3) as connection:
        connection.sendall(ASK)
        try:
            while sent < 150_000_000:
                connection.sendall(b"X: " + b"x" * 100_000 + b"\r\n")
                sent += 100_000
        except OSError:
            pass

    assert sent < 20_000_000  # what lies in the buffers of the system


@pytest.mark.parametrize("after", [b"Connection: close\r\n\r\n", MANY[: HEAD - 2000] + b"\r\n\r\n"])
def test_a_head_that_fits_is_answered(port: int, after: bytes) -> None:
    with socket.create_connection(("127.0.0.1", port), timeout=3) as connection:
        connection.sendall(ASK + after)

        assert connection.recv(65_536).startswith(b"HTTP/1.1 200")


def test_a_large_body_is_no_head(port: int) -> None:
    body = b'{"record": "%s"}' % (b"x" * 900_000)
    ask = b"POST /api/replay HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
    ask += b"Connection: close\r\nContent-Length: %d\r\n\r\n" % len(body)

    assert heard(port, ask + body).startswith("HTTP/1.1 413")  # its record is too long


def test_many_requests_at_once_are_no_large_one(port: int) -> None:
    asked = (ASK + b"X: " + b"x" * 3000 + b"\r\n\r\n") * 30

    answers = heard(port, asked + ASK + b"Connection: close\r\n\r\n")

    assert answers.count("HTTP/1.1 200") == 31


@pytest.mark.parametrize("line", [b"Sec-WebSocket-Key: x\r\n", b""], ids=["a bad key", "no key"])
def test_a_handshake_that_is_none_is_refused_without_an_error_in_the_log(
    port: int, line: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    answer = heard(port, SHAKE[: SHAKE.index(b"Sec-WebSocket-Key")] + line + b"\r\n")

    time.sleep(0.2)  # the server sees afterwards that the connection is gone
    assert answer.startswith("HTTP/1.1 400")
    assert [one.message for one in caplog.records if one.levelname == "ERROR"] == []
