"""Nothing acknowledged is ever lost: kill -9, PostgreSQL and Redis restarted, amid many games."""

import asyncio
import signal
import time
from dataclasses import dataclass, field
from pathlib import Path

import httpx
import pytest

from limestone.rules import record
from tests.server.players import ME, guest, live, session
from tests.server.services import Service, Site, grown_site, running, sqlite_site

GAMES_AT_ONCE = 200


@dataclass
class Acknowledged:
    """What one player was told to be stored."""

    code: str
    http: httpx.AsyncClient  # of its own: a shared one takes longer for a move than the server
    number: int = 1
    moves: list[str] = field(default_factory=list)
    tried: str = ""


class Players:
    """One person in many games, a task a game, as fast as the server answers."""

    def __init__(self, site: Site) -> None:
        client = guest(site.url)
        self.headers = session(client) | {"X-CSRF-Token": client._http.headers["X-CSRF-Token"]}
        self.client = client
        self.http = self.connected()
        self.games: list[Acknowledged] = []

    def connected(self) -> httpx.AsyncClient:
        limits = httpx.Limits()
        return httpx.AsyncClient(headers=self.headers, timeout=20, limits=limits, verify=False)

    async def create(self, url: str, count: int) -> None:
        wanted = {"game": "limes", "seats": [ME]}
        posts = [self.http.post(f"{url}/api/tables", json=wanted) for _ in range(count)]
        answers = await asyncio.gather(*posts)
        codes = [answer.json()["table"]["code"] for answer in answers]
        self.games += [Acknowledged(code, self.connected()) for code in codes]

    async def play(self, game: Acknowledged, url: str, until: float) -> None:
        """Decide until time is over or the server is gone."""
        while time.monotonic() < until and len(game.moves) < 16:
            try:
                await self._turn(game, f"{url}/api/tables/{game.code}")
            except (httpx.TransportError, KeyError):
                return

    async def _turn(self, game: Acknowledged, path: str) -> None:
        legal = (await game.http.get(f"{path}/legal", params={"seat": 0})).json()
        move = legal["moves"][len(game.moves) % len(legal["moves"])]
        game.tried = move
        order = {"order": "decide", "id": f"m{len(game.moves)}", "seat": 0, "move": move}
        answer = await game.http.post(f"{path}/orders", json=order | {"ply": legal["ply"]})
        if answer.status_code == 200:
            game.number = answer.json()["number"]
            game.moves.append(move)
            game.tried = ""

    async def check(self, url: str) -> None:
        """Every acknowledged move is there, in its place, and at most one that was not."""
        for game in self.games:
            path = f"{url}/api/tables/{game.code}"
            number = (await self.http.get(path)).json()["number"]
            text = (await self.http.get(f"{path}/record")).text
            steps = record.read(text).steps
            moves = [step.moves[0] for step in steps if 0 in step.moves]
            assert number in (game.number, game.number + 1)
            assert moves in (game.moves, [*game.moves, game.tried])
            assert len(steps) == min(2 * len(moves) + 1, 32), "half a step"
            game.moves, game.number = moves, number


def crash(site: Site, count: int, seconds: float, kills: int) -> None:
    """Play, kill, start again, check; several times."""

    async def run() -> None:
        players = Players(site)
        for _ in range(kills):
            await players.create(site.url, count)
            until = time.monotonic() + seconds
            tasks = [
                asyncio.create_task(players.play(game, site.urls[n % len(site.urls)], until))
                for n, game in enumerate(players.games)
            ]
            await asyncio.sleep(seconds / 2)
            await asyncio.to_thread(site.servers[0].stop, signal.SIGKILL)
            await asyncio.gather(*tasks)
            await asyncio.to_thread(site.servers[0].start)
            for url in site.urls:
                await players.check(url)

    asyncio.run(run())


def test_kill_9_amid_many_games_loses_nothing(tmp_path: Path) -> None:
    with running(sqlite_site(tmp_path)) as site:
        crash(site, GAMES_AT_ONCE, 6, 1)


def test_kill_9_of_one_of_two_processes_loses_nothing(database: Service, news: Service) -> None:
    with running(grown_site(database, news)) as site:
        crash(site, 40, 4, 1)


@pytest.mark.soak
def test_kill_9_again_and_again(tmp_path: Path) -> None:
    with running(sqlite_site(tmp_path)) as site:
        crash(site, 50, 6, 10)


def test_play_goes_on_after_redis_was_away(grown: Site, news: Service) -> None:
    ann = guest(grown.url)
    table = ann.create("limes", [ME])
    with live(ann, table.code, grown.other) as socket:
        socket.recv(timeout=20)

        news.stop(signal.SIGKILL)
        table.decide(0, table.legal(0)[0])
        during = socket.recv(timeout=20)
        news.start()
        table.decide(0, table.legal(0)[0])
        after = socket.recv(timeout=20)

    assert ('"number":2' in str(during), '"number":3' in str(after)) == (True, True)


def test_play_goes_on_after_postgresql_was_restarted(grown: Site, database: Service) -> None:
    ann = guest(grown.url)
    table = ann.create("limes", [ME])
    with live(ann, table.code, grown.other) as socket:
        socket.recv(timeout=20)

        database.restart(signal.SIGINT)
        table.decide(0, table.legal(0)[0])

        assert '"number":2' in str(socket.recv(timeout=20))


def test_games_survive_a_restart_of_the_server(tmp_path: Path) -> None:
    site = sqlite_site(tmp_path)
    with running(site):
        table = guest(site.url).create("limes", [ME])
        table.decide(0, table.legal(0)[0])
        before = table.client.get(f"/api/tables/{table.code}")
    with running(site):
        after = table.client.get(f"/api/tables/{table.code}")

    assert after == before


def test_a_stopping_server_tells_its_sockets_to_come_back(tmp_path: Path) -> None:
    from websockets.exceptions import ConnectionClosed

    site = sqlite_site(tmp_path)
    with running(site):
        table = guest(site.url).create("limes", [ME])
        with live(table.client, table.code) as socket:
            socket.recv(timeout=20)
            site.stop()
            with pytest.raises(ConnectionClosed) as closed:
                socket.recv(timeout=20)

    assert closed.value.rcvd and closed.value.rcvd.code == 1012
