"""The longest that the event loop is blocked by each kind of request. Aim: never above 20 ms.

The server runs in this process, its loop in a thread of its own. A heartbeat every millisecond
notes how much CPU time the loop's thread has spent since the one before: on a busy machine the
clock would count the work of others.
"""

import asyncio
import socket
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random

import uvicorn
import uvloop

from limestone.client import Client
from limestone.rules import record
from limestone.rules.game import GAMES, options
from limestone.rules.referee import Referee, seeded
from limestone.server.edge.app import make
from limestone.server.serving import OPTIONS
from limestone.server.settings import Settings

ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "casual"}
AIM = 0.020


class Pulse:
    """The longest block of a loop since it was last asked."""

    def __init__(self) -> None:
        self.longest = 0.0

    async def beat(self) -> None:
        while True:
            before = time.thread_time()
            await asyncio.sleep(0.001)
            self.longest = max(self.longest, time.thread_time() - before)

    def since(self) -> float:
        time.sleep(0.05)  # what was begun is told
        longest, self.longest = self.longest, 0.0
        return longest


@contextmanager
def served(folder: str, pulse: Pulse) -> Iterator[str]:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port = found.getsockname()[1]
    app = make(Settings(f"sqlite:///{folder}/bench.sqlite", rates={}))
    server = uvicorn.Server(uvicorn.Config(app, port=port, loop="uvloop", **OPTIONS))

    async def serve() -> None:
        heart = asyncio.create_task(pulse.beat())
        await server.serve()
        heart.cancel()

    thread = threading.Thread(target=lambda: uvloop.run(serve()))
    thread.start()
    while not server.started:
        time.sleep(0.05)
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        server.should_exit = True
        thread.join()


def requests(url: str) -> Iterator[str]:
    """Ask for everything; the name of what was just asked."""
    ann = Client(url)
    yield "nothing"
    ann._http.get("/")
    yield "the page"
    for path in ("/schema/openapi.json", "/metrics", "/health", "/api/games"):
        ann._http.get(path)
        yield path
    ann.guest("Ann")
    yield "a guest"
    ann.post("/api/account", {"login": "ann", "password": "correct horse battery"})
    yield "an account"
    Client(url)._http.post("/api/session", json={"login": "ann", "password": "wrong horse"})
    yield "a wrong password"
    for game in GAMES:
        yield from table(ann, game, max(GAMES[game].seats[0], 2))
        yield from table(ann, game, GAMES[game].seats[-1])
        ann._http.post("/api/replay", json={"record": played(game), "step": 10_000})
        yield f"{game}: a replay"
    seat = ann.create("limits", [ME, BOT])
    ann.get(f"/api/tables/{seat.code}/news", since=seat.number, wait=20)
    yield "the first bot"
    ann.get("/api/tables", mine=True)
    yield "a list of tables"
    ann._http.delete("/api/me")
    yield "to be forgotten"


def table(ann: Client, game: str, seats: int) -> Iterator[str]:
    rng = Random(1)
    seated = ann.create(game, [ME] * seats)
    called, path = f"{game}, {seats} seats", f"/api/tables/{seated.code}"
    yield f"{called}: made"
    for step in range(2):
        seated.look(ann.get(path))
        for seat in seated.due:
            seated.decide(seat, rng.choice(seated.legal(seat)))
        yield f"{called}: step {step + 1}"
    seated.look(ann.get(path))
    for what in ("", "/record", "/news?since=0", f"/legal?seat={seated.due[0]}"):
        ann._http.get(path + what)
        yield f"{called}: {what or 'the view'}"


def played(game: str) -> str:
    """The record of a random game."""
    rules, rng = GAMES[game], Random(2)
    referee = Referee.begin(rules, max(rules.seats[0], 2), options(rules), seeded("blocks"))
    while not referee.over:
        for seat in referee.waiting_for():
            moves = rules.legal(referee.state, seat)
            move = rules.write(moves[rng.randrange(len(moves))])
            referee = referee.decide(seat, move)
    return record.write(referee.record)


def main() -> None:
    pulse = Pulse()
    worst = 0.0
    with tempfile.TemporaryDirectory() as folder, served(folder, pulse) as url:
        pulse.since()
        for asked in requests(url):
            blocked = pulse.since()
            worst = max(worst, blocked)
            print(f"{1000 * blocked:6.1f} ms  {asked}" + ("  too long" if blocked > AIM else ""))
    print(f"longest block of the event loop: {1000 * worst:.0f} ms")


if __name__ == "__main__":
    main()
