"""An evening: honest, slow and hostile clients, and servers that are killed.

After every fault: nothing acknowledged is lost, no log holds a secret, memory is flat, and honest
players have not waited.
"""

import asyncio
import os
import signal
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass, field
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from tests.server.edge.test_nonsense import memory, posted
from tests.server.players import ME, answer, guest
from tests.server.services import Service, Site, grown_site, logged, sqlite_site
from tests.server.store.test_crashes import Acknowledged, Players

SECRET = "planted-secret-51ac"
HOUR = float(os.environ.get("LIMESTONE_SOAK", "3600"))  # seconds
FAULTS = ("none", "none", "kill", "restart", "stop")
WAIT = 0.25  # seconds, for 99 of 100 moves; not counted: other work of the machine
GROWTH = 40  # MiB of a process between the end of its first minute and its last round
MINUTE = 3  # rounds
STOP = 1.0  # seconds that a server stands still
QUICK, HUMAN = (0.2, 0.2), (1.0, 3.0)  # seconds that an honest player thinks, at least and at most


@dataclass
class Evening:
    """Who is there, and what was seen of the server."""

    site: Site
    log: Path
    rng: Random
    honest: int
    thinking: tuple[float, float]
    latencies: list[float] = field(default_factory=list)
    sizes: dict[int, list[float]] = field(default_factory=dict)  # MiB, by process
    stops: list[tuple[int, float]] = field(default_factory=list)  # a server's port, and when

    def delayed(self, port: int | None) -> tuple[float, float]:
        """Seconds that a server was stopped or had no core, and that its players had none."""
        server = next(server for server in self.site.servers if server.port == port)
        stopped = sum(min(STOP, time.monotonic() - at) for which, at in self.stops if which == port)
        waiting = waited(server.process.pid) if server.process else 0.0
        return stopped + waiting, waited(os.getpid())


def waited(process: int) -> float:
    """Seconds that the main thread of a process has waited for a processor."""
    with suppress(OSError):
        return int(Path(f"/proc/{process}/schedstat").read_text().split()[1]) / 1e9
    return 0.0


class Patient(Players):
    """Honest players, who think before they move, until they are told that it is late."""

    def __init__(self, evening: Evening) -> None:
        super().__init__(evening.site)
        self.evening, self.late = evening, False

    async def play(self, game: Acknowledged, url: str, until: float) -> None:
        with suppress(httpx.TransportError, KeyError):
            while not self.late and len(game.moves) < 16:
                await asyncio.sleep(self.evening.rng.uniform(*self.evening.thinking))
                await self._turn(game, f"{url}/api/tables/{game.code}")

    async def _turn(self, game: Acknowledged, path: str) -> None:
        port, moves = httpx.URL(path).port, len(game.moves)
        began, before = time.monotonic(), self.evening.delayed(port)
        await super()._turn(game, path)
        took, after = time.monotonic() - began, self.evening.delayed(port)
        # The longer delay alone: where both wait at once, their sum would hide a slow server.
        delay = max(0.0, *(late - early for early, late in zip(before, after, strict=True)))
        if len(game.moves) > moves:
            self.evening.latencies.append(max(0.0, took - delay))


@contextmanager
def nonsense(url: str) -> Iterator[None]:
    """What no client of ours sends, from a process of its own: who plays does not wait for it."""
    spawned = get_context("spawn")
    begun = spawned.Event()
    hostile = spawned.Process(target=send_nonsense, args=(url, begun), daemon=True)
    hostile.start()
    try:
        assert begun.wait(90)
        yield
        assert hostile.is_alive(), "something was answered in a form that is not ours"
    finally:
        hostile.kill()
        hostile.join()


def send_nonsense(url: str, begun: Any) -> None:
    table, rng = guest(url, "Eve").create("limes", [ME]), Random(15)
    begun.set()
    while True:
        with suppress(httpx.TransportError):
            asyncio.run(posted(table, url, 5, rng))
        time.sleep(0.05)


@asynccontextmanager
async def half_sent(url: httpx.URL) -> AsyncIterator[None]:
    """A request that never comes to its end."""
    with suppress(OSError):
        _, writer = await asyncio.open_connection(url.host, url.port)
        writer.write(b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 99\r\n\r\n{")
        yield
        writer.close()
        return
    yield


async def while_they_play(evening: Evening, seconds: float, games: list[Any]) -> None:
    """Until so many seconds have passed and everybody has moved, or nobody plays any more."""
    moves, until = len(evening.latencies) + len(games), time.monotonic() + seconds
    while not all(game.done() for game in games):
        if len(evening.latencies) >= moves and time.monotonic() > until:
            return
        await asyncio.sleep(0.05)


async def fault(evening: Evening, kind: str) -> None:
    """Something happens to a server; afterwards all of them run."""
    server = evening.rng.choice(evening.site.servers)
    if kind == "kill":
        await asyncio.to_thread(server.restart, signal.SIGKILL)
    elif kind == "restart":
        await asyncio.to_thread(server.restart)
    elif kind == "stop":
        assert server.process
        evening.stops.append((server.port, time.monotonic()))
        server.process.send_signal(signal.SIGSTOP)
        await asyncio.sleep(STOP)
        server.process.send_signal(signal.SIGCONT)


async def round_of(evening: Evening, players: Patient, seconds: float, kind: str) -> None:
    """Honest and slow players for a while, a fault in the middle, and what is then true."""
    await players.create(evening.site.url, evening.honest - len(players.games))
    players.late, urls = False, evening.site.urls
    async with AsyncExitStack() as slow:
        for _ in range(evening.honest // 3):
            await slow.enter_async_context(half_sent(httpx.URL(evening.site.url)))
        games = [
            asyncio.create_task(players.play(game, urls[n % len(urls)], 0))
            for n, game in enumerate(players.games)
        ]
        await while_they_play(evening, seconds / 2, games)
        await fault(evening, kind)
        await while_they_play(evening, seconds / 2, games)
        players.late = True
        await asyncio.gather(*games)
    await seen(evening, players)


async def seen(evening: Evening, players: Patient) -> None:
    """Nothing acknowledged is lost, no log holds a secret."""
    for url in evening.site.urls:
        await players.check(url)
    for game in players.games:
        if len(game.moves) == 16:
            await game.http.aclose()
    players.games = [game for game in players.games if len(game.moves) < 16]
    text = evening.log.read_text(errors="replace")
    secrets = [SECRET, *players.client._http.cookies.values()]
    assert [secret for secret in secrets if secret in text] == []
    for server in evening.site.servers:
        assert server.process
        evening.sizes.setdefault(server.process.pid, []).append(memory(server))


def evening(found: Evening, rounds: float, seconds: float) -> Evening:
    """So many seconds of rounds; every kind of fault comes in the first few."""

    async def run() -> None:
        players = Patient(found)
        account = {"login": SECRET, "password": f"password {SECRET}"}
        answer(players.client, "POST", "/api/me", {"name": SECRET})
        end, n = time.monotonic() + rounds, 0
        while n < len(FAULTS) or time.monotonic() < end:
            kind = FAULTS[n] if n < len(FAULTS) else found.rng.choice(FAULTS)
            await round_of(found, players, seconds, kind)
            answer(players.client, "POST", "/api/session", account)  # refused, and not logged
            n += 1

    with logged(found.site, found.log), nonsense(found.site.url):
        asyncio.run(run())
    return found


def nobody_waited(found: Evening) -> None:
    times = sorted(found.latencies)
    half, most = (times[int(part * (len(times) - 1))] for part in (0.5, 0.99))
    print(f"{len(times)} moves, half of them within {half:.3f} s, 99 of 100 within {most:.3f} s")

    assert len(times) >= found.honest * len(FAULTS)
    assert most < WAIT


def memory_is_flat(found: Evening) -> None:
    warm = [sizes[MINUTE - 1 :] for sizes in found.sizes.values()]
    print(f"the longest life of a process: {max(map(len, warm)) + MINUTE - 1} rounds")
    for sizes in filter(None, warm):
        assert sizes[-1] - sizes[0] < GROWTH, sizes


def test_a_short_evening_with_every_fault(tmp_path: Path) -> None:
    short = Evening(sqlite_site(tmp_path), tmp_path / "log", Random(15), 8, QUICK)

    found = evening(short, rounds=0, seconds=0.5)

    nobody_waited(found)
    memory_is_flat(found)


@pytest.mark.soak
@pytest.mark.parametrize("kind", ["small", "grown"])
def test_an_hour_with_every_fault(
    kind: str, database: Service, news: Service, tmp_path: Path
) -> None:
    site = sqlite_site(tmp_path) if kind == "small" else grown_site(database, news)
    long = Evening(site, tmp_path / "log", Random(15), 60, HUMAN)

    found = evening(long, rounds=HOUR, seconds=20)

    nobody_waited(found)
    memory_is_flat(found)
