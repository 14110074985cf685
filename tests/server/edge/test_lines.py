"""How many sockets there may be: of a person, an address, a server, over all its processes."""

import asyncio
import json
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from limestone.client import Client
from limestone.rules.game import Refused
from limestone.server.live.lines import ADDRESS, MOST, PERSON, SERVER, Line, Lines
from limestone.server.live.news import NoNews
from limestone.server.live.outbox import Watcher
from tests.server.players import ME, answer, guest, live
from tests.server.services import Service, Site, grown_site, running, wait_for


@pytest.fixture(scope="module")
def strict_site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    folder = tmp_path_factory.mktemp("lines")
    with running(Site(f"sqlite:///{folder}/x.sqlite", limited=True)) as site:
        yield site


def goodbye(socket: ClientConnection) -> tuple[str, int]:
    """Why a socket was closed: the refusal that it was told, and the code; "" while it is open."""
    try:
        first = json.loads(socket.recv(timeout=10))
        while first["type"] != "bye":
            first = json.loads(socket.recv(timeout=0.1))
        socket.recv(timeout=10)
    except TimeoutError:
        return "", 0
    except ConnectionClosed as closed:
        return str(first["refusal"]["code"]), closed.rcvd.code if closed.rcvd else 0
    raise AssertionError(first)


@contextmanager
def crowd(ann: Client, code: str, urls: list[str]) -> Iterator[list[ClientConnection]]:
    with ExitStack() as stack:
        yield [stack.enter_context(live(ann, code, url)) for url in urls]


def test_one_guest_does_not_hold_3000_sockets(strict_site: Site) -> None:
    ann = guest(strict_site.url)
    table = ann.create("limes", [ME])

    with crowd(ann, table.code, [strict_site.url] * (MOST[PERSON] + 5)) as sockets:
        byes = [goodbye(socket) for socket in sockets]
        waits = answer(ann, "GET", f"/api/tables/{table.code}/news?since=1&wait=20")

    assert sorted(byes) == [("", 0)] * MOST[PERSON] + [("too-many-lines", 1013)] * 5
    assert (waits.status_code, waits.json()["code"]) == (429, "too-many-lines")
    with live(ann, table.code) as socket:
        assert goodbye(socket) == ("", 0)  # there is room again


def test_processes_count_sockets_together(database: Service, news: Service) -> None:
    with running(grown_site(database, news, limited=True)) as site:
        ann = guest(site.url)
        table = ann.create("limes", [ME])
        half = MOST[PERSON] // 2
        with crowd(ann, table.code, [site.url] * half + [site.other] * (half + 2)) as sockets:
            byes = [goodbye(socket)[0] for socket in sockets]
        wait_for(lambda: _is_open(ann, table.code, site.other), "room again")

    assert sorted(byes) == [""] * MOST[PERSON] + ["too-many-lines"] * 2


def _is_open(ann: Client, code: str, url: str) -> bool:
    with live(ann, code, url) as socket:
        return not goodbye(socket)[0]


@pytest.mark.parametrize("kind", [PERSON, ADDRESS, SERVER])
def test_each_kind_of_line_has_its_own_limit(tmp_path: Path, kind: str) -> None:
    async def run() -> list[str]:
        lines, refusals = Lines(NoNews()), []
        lines.most = {kind: 2}
        entered = []
        for person, address in (("ann", "1"), ("ann", "1"), ("ann", "1"), ("bo", "2")):
            line = lines.open(Line(Watcher(person), address, ""))
            entered.append(line)
            try:
                await line.__aenter__()
            except Refused as refused:
                refusals.append(person + " " + refused.code)
        return refusals

    others = ["bo too-many-lines"] if kind == SERVER else []
    assert asyncio.run(run()) == ["ann too-many-lines", *others]
