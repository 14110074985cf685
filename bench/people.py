"""Pages about people, with many of them: 95 % of home, profile and leaderboard come below 50 ms.

    python bench/people.py [--people N] [--games N] [--database URL] [--asked N]

Finished games are made synthetically: rows as the server stores them, ratings as numbers drawn at
random. Then a server is asked over HTTP, by people chosen at random. At last rated games are
finished, to see that their cost does not grow with the number of games.
"""

import asyncio
import sys
import time
from argparse import ArgumentParser, Namespace
from functools import partial
from itertools import islice
from pathlib import Path
from random import Random
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from typing import Any

import msgspec
from litestar.testing import AsyncTestClient
from sqlalchemy import Connection, insert

from limestone.server.edge.app import make
from limestone.server.edge.auth import COOKIE
from limestone.server.live.live_tables import index
from limestone.server.settings import Settings
from limestone.server.store import ratings, schema
from limestone.server.store.database import Engines
from limestone.server.store.log import Store
from limestone.server.store.people import digest, now
from limestone.server.store.ratings import Finished
from limestone.server.table.rated import Placed
from limestone.server.table.terms import write as write_terms

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.server.made import history  # noqa: E402

GAMES = ("limes", "limits", "limoges")
AT_ONCE = 20_000  # rows
DAY = 86_400_000


def person(n: int) -> str:
    return f"p{n:07}"


async def fill(store: Store, asked: Namespace) -> None:
    """People with sessions, pages and ratings, and games that some of them have finished."""
    rng, moment = Random(1), now()
    everybody = [person(n) for n in range(asked.people)]
    await put(store, schema.people, (_person(one, moment) for one in everybody))
    await put(store, schema.sessions, (_session(one, moment) for one in everybody[:1000]))
    await put(store, schema.profiles, (_profile(one, rng) for one in everybody))
    template = list(history("limes", "ab", Random(1), 100))[-1][1]
    terms, summary = write_terms(template.terms), index(template).summary or ""
    played = [rng.sample(everybody, 2) for _ in range(asked.games)]
    await put(
        store,
        schema.tables,
        (_table(n, terms, summary, two, moment) for n, two in enumerate(played)),
    )
    await put(
        store,
        schema.seatings,
        (row for n, two in enumerate(played) for row in _sits(n, two, moment)),
    )
    met = {(a, b) for one, two in played for a, b in ((one, two), (two, one))}
    await put(store, schema.acquaintances, (_met(n, pair, moment) for n, pair in enumerate(met)))
    await put(store, schema.rated_games, (_rated(n, two, moment) for n, two in enumerate(played)))
    counts: dict[tuple[str, str], int] = {}
    await put(store, schema.rating_points, _points(played, counts, rng, moment))
    await put(
        store, schema.ratings, (_rating(key, many, rng, moment) for key, many in counts.items())
    )
    await store.write(insert(schema.rating_course).values(id=1, number=asked.games, back=None))


async def put(store: Store, table: Any, rows: Any) -> None:
    left = iter(rows)
    while some := list(islice(left, AT_ONCE)):
        await store.engines.writer.run(partial(_insert, table, some))


def _insert(table: Any, rows: list[Any], connection: Connection) -> None:
    connection.execute(insert(table), rows)


def _person(one: str, at: int) -> dict[str, Any]:
    return {"id": one, "name": one, "kind": "account", "login": one, "created": at}


def _session(one: str, at: int) -> dict[str, Any]:
    return {"digest": digest(f"secret {one}"), "person": one, "created": at}


def _profile(one: str, rng: Random) -> dict[str, Any]:
    listed = rng.random() < 0.3
    shows = msgspec.json.encode({"ratings": "all" if listed else "known"}).decode()
    return {"person": one, "handle": one, "shows": shows, "listed": listed}


def _table(n: int, terms: str, summary: str, two: list[str], at: int) -> dict[str, Any]:
    kept = summary.replace('"ann"', f'"{two[0]}"').replace('"bo"', f'"{two[1]}"')
    index = {"phase": "over", "wake": None, "thinking": False, "names": "", "summary": kept}
    known = {"id": f"t{n:08}", "code": f"c{n:08}", "visibility": "link", "created": at - n}
    return known | index | {"terms": terms, "game": "limes"}


def _sits(n: int, two: list[str], at: int) -> list[dict[str, Any]]:
    row = {"table_id": f"t{n:08}", "archived": False, "seen": None, "status": "over", "at": at - n}
    return [row | {"person": one} for one in two]


def _met(n: int, pair: tuple[str, str], at: int) -> dict[str, Any]:
    return {"person": pair[0], "other": pair[1], "key": f"{n:016x}", "at": at}


def _rated(n: int, two: list[str], at: int) -> dict[str, Any]:
    placed = ratings.written([Placed(two[0], "", 1), Placed(two[1], "", 2)])
    row = {"number": n + 1, "table_id": f"t{n:08}", "game": GAMES[n % 3], "at": at}
    return row | {"placed": placed, "why": "", "out": False}


def _points(played: Any, counts: dict[tuple[str, str], int], rng: Random, at: int) -> Any:
    for n, two in enumerate(played):
        game = GAMES[n % 3]
        for one in two:
            counts[game, one] = games = counts.get((game, one), 0) + 1
            yield {
                "game": game,
                "person": one,
                "number": n + 1,
                "games": games,
                **_strength(rng, at),
            }


def _rating(key: tuple[str, str], games: int, rng: Random, at: int) -> dict[str, Any]:
    return {"game": key[0], "person": key[1], "number": 1, "games": games, **_strength(rng, at)}


def _strength(rng: Random, at: int) -> dict[str, Any]:
    return {"mu": rng.gauss(25, 6), "sigma": 2.0, "at": at - rng.randrange(120) * DAY}


async def ask(client: AsyncTestClient[Any], path: str, people: int, many: int) -> list[float]:
    """How long the answers took, in milliseconds."""
    rng, times = Random(path), []
    for n in range(many + 10):
        cookie = {COOKIE: f"secret {person(rng.randrange(min(1000, people)))}"}
        other = person(rng.randrange(people))
        began = time.perf_counter()
        answer = await client.get(path.format(other=other), cookies=cookie)
        took = 1000 * (time.perf_counter() - began)
        assert answer.status_code in (200, 404), answer.text
        if n >= 10:
            times.append(took)
    return times


async def finish(store: Store, many: int) -> list[float]:
    """How long it takes to finish and count a rated game, in milliseconds."""
    times = []
    for n in range(many):
        placed = [Placed(person(n), "", 1), Placed(person(n + 1), "", 2)]
        game = Finished(f"new{n}", "limes", now(), placed, "")
        began = time.perf_counter()
        await store.engines.writer.run(partial(ratings.finish, store, finished=game))
        await ratings.count(store)
        times.append(1000 * (time.perf_counter() - began))
    return times[5:]


async def main(asked: Namespace, database: str) -> None:
    engines = Engines(database)
    await engines.migrate()
    store = Store(engines)
    began = time.perf_counter()
    await fill(store, asked)
    print(
        f"{asked.people} people, {asked.games} games: {time.perf_counter() - began:.0f} s to make"
    )
    paths = {
        "home": "/api/me/tables",
        "lately": "/api/me/tables?show=finished",
        "people": "/api/people",
        "own page": "/api/profiles/me",
        "page of another": "/api/profiles/{other}",
        "leaderboard": "/api/leaderboards/limes",
    }
    print("| asked | median ms | 95 % below ms |\n|---|---|---|")
    async with AsyncTestClient(make(Settings(database, rates={}))) as client:
        for name, path in paths.items():
            show(name, await ask(client, path, asked.people, asked.asked))
    show("finish a rated game", await finish(store, 105))
    await engines.close()


def show(name: str, times: list[float]) -> None:
    print(f"| {name} | {median(times):.1f} | {quantiles(times, n=20)[-1]:.1f} |", flush=True)


if __name__ == "__main__":
    parser = ArgumentParser()
    parser.add_argument("--people", type=int, default=100_000)
    parser.add_argument("--games", type=int, default=1_000_000)
    parser.add_argument("--asked", type=int, default=200)
    parser.add_argument("--database")
    words = parser.parse_args()
    with TemporaryDirectory() as scratch:
        asyncio.run(main(words, words.database or f"sqlite:///{Path(scratch) / 'x.sqlite'}"))
