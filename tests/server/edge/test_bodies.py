"""Bodies that cannot be read: counted, refused in a sentence, not logged, and soon forgotten."""

import asyncio
import gc
import time
import tracemalloc
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient
from structlog.testing import capture_logs

from limestone.server.edge.app import make
from limestone.server.edge.rate_limits import RATES
from limestone.server.settings import Settings

JSON = {"Content-Type": "application/json"}
DEEP = b"[" * 2_000
UNREADABLE = [
    pytest.param(DEEP, id="nested too deeply"),
    pytest.param(b'{"name": ', id="half"),
    pytest.param(b'{"name": 7}', id="of the wrong type"),
    pytest.param(b'{"name": "\xff\xfe"}', id="no text"),
]


@pytest.mark.parametrize("path", ["/api/me", "/api/replay"])
@pytest.mark.parametrize("body", UNREADABLE)
def test_bodies_that_cannot_be_read_are_counted(
    strict: TestClient[Any], body: bytes, path: str
) -> None:
    burst = RATES["malformed"].burst

    began = time.monotonic()
    answers = [strict.post(path, content=body, headers=JSON) for _ in range(burst + 10)]
    took = time.monotonic() - began

    statuses = [answer.status_code for answer in answers]
    assert statuses[:burst] == [400] * burst
    assert statuses.count(429) >= 9 - took  # one a second is heard again
    late = next(answer for answer in answers if answer.status_code == 429)
    assert late.json()["args"] == {"key": "malformed", "seconds": 1}
    assert late.headers["Retry-After"] == "1"


@pytest.mark.parametrize("chunks", [False, True], ids=["whole", "in chunks"])
def test_large_bodies_are_counted_before_they_are_read(
    strict: TestClient[Any], chunks: bool
) -> None:
    body = b'{"record": "%s"}' % (b"x" * 60_000)

    def parts() -> Iterator[bytes]:
        yield body

    sent = [
        strict.post("/api/replay", content=parts() if chunks else body, headers=JSON)
        for _ in range(RATES["large"].burst + 30)
    ]

    refused = [one.json() for one in sent if one.status_code == 429]
    assert {"key": "large", "seconds": 1} in [one["args"] for one in refused]


def test_who_sends_them_can_still_read(strict: TestClient[Any]) -> None:
    for _ in range(RATES["malformed"].burst + 10):
        strict.post("/api/me", content=DEEP, headers=JSON)

    assert strict.get("/api/me").status_code == 200


@pytest.mark.parametrize("body", UNREADABLE)
def test_a_mistake_of_a_client_is_not_logged(strict: TestClient[Any], body: bytes) -> None:
    with capture_logs() as lines:
        strict.post("/api/me", content=body, headers=JSON)

    assert lines == []


def test_a_body_nested_too_deeply_is_refused_in_a_sentence(strict: TestClient[Any]) -> None:
    refused = strict.post("/api/me", content=DEEP, headers=JSON).json()

    assert refused["code"] == "malformed"
    assert refused["args"]["reason"] == "it is nested too deeply"


def test_a_body_is_no_larger_than_its_request_needs(strict: TestClient[Any]) -> None:
    large = b'{"name": "%s"}' % (b"x" * 60_000)

    me, replay = (
        strict.post(path, content=large, headers=JSON) for path in ("/api/me", "/api/replay")
    )

    assert (me.status_code, me.json()["args"]["bytes"]) == (413, 50_000)
    assert replay.status_code == 400


async def posted(app: Litestar, path: str, parts: list[bytes]) -> int:
    """The status of an answer, without a client that might keep the body."""
    statuses = []

    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": parts.pop(), "more_body": False}

    async def send(message: Any) -> None:
        statuses.append(message.get("status"))

    headers = [(b"content-type", b"application/json"), (b"host", b"testserver.local")]
    scope: Any = {"type": "http", "method": "POST", "path": path, "raw_path": path.encode()}
    scope |= {"headers": headers, "query_string": b"", "root_path": "", "scheme": "http"}
    scope |= {"client": ("127.0.0.1", 1), "server": ("testserver.local", 80), "state": {}}
    scope |= {"http_version": "1.1", "asgi": {"version": "3.0"}, "app": app, "extensions": {}}
    await app(scope, receive, send)  # type: ignore[arg-type]
    return int(statuses[0])


@pytest.mark.parametrize("path", ["/api/replay", "/api/tables"])
@pytest.mark.parametrize(
    "body",
    [
        pytest.param(b'{"name": "%s"}', id="of the wrong type"),
        pytest.param(b'["%s", 7]', id="a list"),
        pytest.param(b'"%s"', id="no object"),
        pytest.param(b'{"name": "%s"', id="half"),
        pytest.param(b'["%s",' + DEEP, id="nested too deeply"),
    ],
)
def test_what_a_refused_request_held_is_free_at_once(
    tmp_path: Path, body: bytes, path: str
) -> None:
    app = make(Settings(f"sqlite:///{tmp_path}/x.sqlite", rates={}))

    async def grown() -> int:
        async with app.lifespan():
            await posted(app, path, [b'{"name": 7}'])
            gc.collect()
            gc.disable()
            tracemalloc.start()
            try:
                for n in range(20):
                    assert await posted(app, path, [body % (b"%d" % n * 400_000)]) == 400
                return tracemalloc.get_traced_memory()[0]
            finally:
                tracemalloc.stop()
                gc.enable()

    assert asyncio.run(grown()) < 2_000_000
