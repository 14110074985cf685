"""Who is at a table: told within seconds, also when a line falls silent, and in every process."""

import asyncio
import json
import socket as sockets
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from threading import Thread
from typing import Any
from urllib.parse import urlsplit

import pytest
from websockets.sync.client import ClientConnection

from limestone.client import Client
from limestone.server.live import new_tables
from limestone.server.live import presence as presence_
from limestone.server.live.bot_workers import BotWorkers
from limestone.server.live.live_tables import LiveTables
from limestone.server.live.news import NoNews
from limestone.server.live.outbox import Watcher
from limestone.server.store.database import Engines
from limestone.server.store.log import Store
from limestone.server.store.people import People
from tests.server.players import ME, OPEN, guest, live
from tests.server.services import Site

SECONDS = 20.0  # within which it is told; a loaded machine is slow, not wrong


def look(socket: ClientConnection, *, here: bool = True) -> None:
    socket.send(json.dumps({"order": "look", "id": "look", "here": here}))


def presence(socket: ClientConnection, **wanted: Any) -> Any:
    """The next message about who is here that says all this."""
    end = time.monotonic() + SECONDS
    while True:
        told = json.loads(socket.recv(timeout=end - time.monotonic()))
        if told["type"] == "presence" and wanted.items() <= told.items():
            return told


@contextmanager
def looking(client: Client, code: str, url: str = "") -> Iterator[ClientConnection]:
    with live(client, code, url) as socket:
        look(socket)
        yield socket


def two_and_a_watcher(site: Site) -> tuple[Client, Client, Client, str]:
    table = guest(site.url, "Ann").create("limes", [ME, OPEN], visibility="link")
    bo, cy = guest(site.other, "Bo"), guest(site.other, "Cy")
    bo.join(table.code)
    return table.client, bo, cy, table.code


@pytest.mark.both
def test_who_looks_is_told_who_is_here_and_who_watches(site: Site) -> None:
    ann, bo, cy, code = two_and_a_watcher(site)

    with looking(ann, code) as first:
        alone = presence(first)
        with looking(bo, code), looking(cy, code):
            presence(first, here=[0, 1], watching=1, names=["Cy"])
        left = presence(first, here=[0], watching=0)

    assert (alone["here"], alone["since"], alone["watching"]) == ([0], {}, 0)
    assert abs(left["since"]["1"] - time.time() * 1000) < 30_000


def test_a_page_that_nobody_sees_is_away(site: Site) -> None:
    ann, bo, _, code = two_and_a_watcher(site)

    with looking(ann, code) as first, looking(bo, code) as second:
        presence(first, here=[0, 1])
        look(second, here=False)
        presence(first, here=[0])
        look(second)
        presence(first, here=[0, 1])


def test_a_page_that_is_loaded_anew_was_never_away(small: Site) -> None:
    ann, bo, _, code = two_and_a_watcher(small)

    with looking(ann, code) as first:
        with looking(bo, code):
            presence(first, here=[0, 1])
        with looking(bo, code), looking(guest(small.url, "Dee"), code):
            told = presence(first, watching=1)

    assert told["here"] == [0, 1]


def test_who_watched_and_sits_down_is_here(small: Site) -> None:
    table = guest(small.url, "Ann").create("limes", [ME, OPEN, OPEN], visibility="link")
    bo = guest(small.url, "Bo")

    with looking(table.client, table.code) as first, looking(bo, table.code):
        presence(first, here=[0], names=["Bo"])
        bo.join(table.code)
        presence(first, here=[0, 1], watching=0, names=[])


async def left(folder: Path) -> bytes:
    """What a server that was started anew says of somebody who left the old one."""
    engines = Engines(f"sqlite:///{folder}/seen.sqlite")
    await engines.migrate()
    live_tables = LiveTables(Store(engines), NoNews(), BotWorkers())
    ann, _ = await People(live_tables.store).guest("Ann")
    wanted = new_tables.Wanted(
        "limes", [new_tables.WantedSeat("me"), new_tables.WantedSeat("open")]
    )
    live_table = await new_tables.founded(live_tables, ann, wanted)
    watcher = Watcher(ann.id, ann.name)
    live_tables.presence.came(live_table, watcher)
    live_tables.presence.went(live_table, watcher)
    await asyncio.sleep(presence_.LINGER + 2 * presence_.APART)
    await live_tables.presence.keep()

    later = presence_.Presence(live_tables.store, NoNews())
    reader = Watcher("", "")
    await live_table.watch(reader)
    later.looks(live_table, reader, here=True)
    await asyncio.sleep(1)
    told = [reader.queue.get_nowait() for _ in range(reader.queue.qsize())]
    await live_tables.close()
    await engines.close()
    return told[-1] or b""


def test_when_somebody_was_last_here_is_kept(tmp_path: Path) -> None:
    told = json.loads(asyncio.run(left(tmp_path)))

    assert told["here"] == []
    assert abs(told["since"]["0"] - time.time() * 1000) < 30_000


def test_a_silent_line_is_away_within_seconds(small: Site) -> None:
    """A closed laptop says nothing: it no longer answers to the ping of the server."""
    ann, bo, _, code = two_and_a_watcher(small)

    with wire(small.url) as (door, cut), looking(ann, code) as first, looking(bo, code, door):
        presence(first, here=[0, 1])
        cut()
        began = time.monotonic()
        presence(first, here=[0])
        assert time.monotonic() - began < 15


def test_a_crowd_is_told_in_few_messages(small: Site) -> None:
    table = guest(small.url, "Ann").create("limes", [ME, OPEN], visibility="link")

    with ExitStack() as stack, looking(table.client, table.code) as first:
        began = time.monotonic()
        for n in range(30):
            stack.enter_context(looking(guest(small.url, f"W{n:02}"), table.code))
        told: list[dict[str, Any]] = []
        while not told or told[-1]["watching"] < 30:
            told.append(presence(first))
        assert len(told) <= 3 + (time.monotonic() - began) / presence_.APART
        assert len(told[-1]["names"]) == 20


def test_who_never_looks_is_told_nothing_of_it(small: Site) -> None:
    """Programs get steps and nothing else; they count as here."""
    ann, bo, _, code = two_and_a_watcher(small)

    with live(bo, code) as program:
        with looking(ann, code) as first:
            presence(first, here=[0, 1])
        program.send('{"order": "ping", "id": "p"}')
        kinds = [json.loads(program.recv(timeout=20))["type"] for _ in range(2)]

    assert kinds == ["view", "pong"]


@contextmanager
def wire(url: str) -> Iterator[tuple[str, Any]]:
    """Another door to a server, through a wire that can be cut without a word."""
    target = urlsplit(url)
    door = sockets.create_server(("127.0.0.1", 0))
    cut: list[bool] = []
    open_ends: list[sockets.socket] = []

    def carry(source: sockets.socket, sink: sockets.socket) -> None:
        try:
            while data := source.recv(65_536):
                if not cut:
                    sink.sendall(data)
        except OSError:
            pass

    def serve() -> None:
        near, _ = door.accept()
        far = sockets.create_connection((target.hostname or "", target.port or 0))
        open_ends.extend((near, far))
        Thread(target=carry, args=(near, far), daemon=True).start()
        Thread(target=carry, args=(far, near), daemon=True).start()

    Thread(target=serve, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{door.getsockname()[1]}", lambda: cut.append(True)
    finally:
        for end in (door, *open_ends):
            end.close()
