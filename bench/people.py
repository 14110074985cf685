"""Pages about people, with many of them: 95 % of all answers come below 50 ms.

    python bench/people.py [--people N] [--games N] [--database URL] [--asked N]

Finished games are made synthetically: rows as the server stores them, ratings as numbers drawn at
random, and of the daily game a month, in which half of all people have played today. A database
that is filled already is asked as it is. A server is asked over HTTP, by people chosen at random.
At last rated games are finished: run it with few games and with many to see that their cost does
not grow. CPU is that of the server and of who asks, without PostgreSQL: on a busy machine the
other time says little.
"""

import asyncio
import sys
import time
from argparse import ArgumentParser, Namespace
from collections import Counter
from collections.abc import Callable, Iterable
from datetime import timedelta
from functools import partial
from itertools import islice
from pathlib import Path
from random import Random
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

import msgspec
from litestar.testing import AsyncTestClient
from sqlalchemy import Connection, select

from limestone.server.edge.app import make
from limestone.server.edge.auth import COOKIE
from limestone.server.live.daily import today
from limestone.server.live.live_tables import index
from limestone.server.settings import Settings
from limestone.server.store import ratings, schema
from limestone.server.store.database import Engines
from limestone.server.store.log import Store
from limestone.server.store.people import digest, now
from limestone.server.store.ratings import Finished
from limestone.server.table.facts import facts
from limestone.server.table.rated import Placed
from limestone.server.table.terms import write as write_terms

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.server.made import history  # noqa: E402

GAMES = ("limes", "limits", "limoges")
AT_ONCE = 20_000  # rows
DAY = 86_400_000
DAYS = 30  # of the daily game
TODAY, BEFORE = 2, 10  # one in so many has played: today, and on each of the other days
PAGES = {
    "home": ("/api/home",),
    "own page": ("/api/profiles/me",),
    "page of another": ("/api/profiles/{other}",),
    "daily game": ("/api/daily",),
    "leaderboard": ("/api/leaderboards/limes",),
    "people you know": ("/api/people",),
}

Row = dict[str, Any]
Put = Callable[[Any, list[Row]], Any]


def person(n: int) -> str:
    return f"{n:032x}"


def table_id(n: int) -> str:
    return f"t{n:08}"


async def fill(put: Put, asked: Namespace) -> None:
    """People with sessions, pages and ratings, and games that some of them have finished."""
    rng, moment = Random(1), now()
    everybody = [person(n) for n in range(asked.people)]
    await _all(put, schema.people, (_person(one, moment) for one in everybody))
    await _all(put, schema.sessions, (_session(one, moment) for one in everybody[:1000]))
    await _all(put, schema.profiles, (_profile(one, rng) for one in everybody))
    template = list(history("limes", "ab", Random(1), 100))[-1][1]
    terms, summary = write_terms(template.terms), index(template).summary or ""
    named = sorted(facts(template, 0))
    await _all(
        put, schema.tallies, (_tally(one, fact) for one in ["", *everybody] for fact in named)
    )
    played = [rng.sample(everybody, 2) for _ in range(asked.games)]
    tables = (_table(n, terms, summary, two, moment) for n, two in enumerate(played))
    await _all(put, schema.tables, tables)
    sits = (row for n, two in enumerate(played) for row in _sits(n, two, moment))
    await _all(put, schema.seatings, sits)
    met = sorted({(a, b) for one, two in played for a, b in ((one, two), (two, one))})
    await _all(put, schema.acquaintances, (_met(n, pair, moment) for n, pair in enumerate(met)))
    await _all(put, schema.daily_tries, _tries(everybody, len(played), rng, moment))
    rated = (_rated(n, two, moment) for n, two in enumerate(played))
    await _all(put, schema.rated_games, rated)
    counts: Counter[tuple[str, str]] = Counter()
    await _all(put, schema.rating_points, _points(played, counts, rng, moment))
    latest = (_rating(key, many, rng, moment) for key, many in counts.items())
    await _all(put, schema.ratings, latest)
    await put(schema.rating_course, [{"id": 1, "number": asked.games, "back": None}])


async def _all(put: Put, table: Any, rows: Iterable[Row]) -> None:
    left = iter(rows)
    while some := list(islice(left, AT_ONCE)):
        await put(table, some)


async def put_sqlite(store: Store, table: Any, rows: list[Row]) -> None:
    names = list(rows[0])
    places, listed = ", ".join("?" * len(names)), ", ".join(f'"{name}"' for name in names)
    statement = f"INSERT INTO {table.name} ({listed}) VALUES ({places})"
    values = [tuple(row.values()) for row in rows]

    def insert(connection: Connection) -> None:
        connection.exec_driver_sql("PRAGMA cache_size=-400000")
        connection.exec_driver_sql(statement, values)

    await store.engines.writer.run(insert)


async def put_postgresql(line: Any, table: Any, rows: list[Row]) -> None:
    values = [tuple(row.values()) for row in rows]
    await line.copy_records_to_table(table.name, records=values, columns=list(rows[0]))


def _person(one: str, at: int) -> Row:
    return {"id": one, "name": one, "kind": "account", "login": one, "created": at}


def _session(one: str, at: int) -> Row:
    return {"digest": digest(f"secret {one}"), "person": one, "created": at}


def _profile(one: str, rng: Random) -> Row:
    listed = rng.random() < 0.3
    shows = msgspec.json.encode({"ratings": "all" if listed else "known"}).decode()
    return {"person": one, "handle": one, "shows": shows, "listed": listed}


def _tally(one: str, fact: str) -> Row:
    sums = {"many": 20, "total": 200.0, "squares": 2400.0, "best": 30.0}
    return {"person": one, "game": "limes", "fact": fact, **sums}


def _tries(everybody: list[str], games: int, rng: Random, at: int) -> Iterable[Row]:
    for n in reversed(range(DAYS)):
        date = (today() - timedelta(n)).isoformat()
        for one in everybody:
            if rng.randrange(BEFORE if n else TODAY):
                continue
            done = {"at": at, "ended": at, "score": round(rng.gauss(44, 6)), "wall": "g" * 16}
            share, where = f"{rng.getrandbits(64):016x}", table_id(rng.randrange(games))
            row = {"date": date, "person": one, "counted": True, "table_id": where}
            yield row | {"share": share} | done


def _table(n: int, terms: str, summary: str, two: list[str], at: int) -> Row:
    kept = summary.replace('"ann"', f'"{two[0]}"').replace('"bo"', f'"{two[1]}"')
    index = {"phase": "over", "wake": None, "thinking": False, "names": "", "summary": kept}
    known = {"id": table_id(n), "code": f"c{n:08}", "visibility": "link", "created": at - n}
    return known | index | {"terms": terms, "game": "limes"}


def _sits(n: int, two: list[str], at: int) -> list[Row]:
    row = {"table_id": table_id(n), "archived": False, "seen": None, "status": "over", "at": at - n}
    return [row | {"person": one} for one in two]


def _met(n: int, pair: tuple[str, str], at: int) -> Row:
    return {"person": pair[0], "other": pair[1], "key": f"{n:016x}", "at": at}


def _rated(n: int, two: list[str], at: int) -> Row:
    placed = ratings.written([Placed(two[0], "", 1), Placed(two[1], "", 2)])
    row = {"number": n + 1, "table_id": table_id(n), "game": GAMES[n % 3], "at": at}
    return row | {"placed": placed, "why": "", "out": False}


def _points(
    played: list[list[str]], counts: Counter[tuple[str, str]], rng: Random, at: int
) -> Iterable[Row]:
    sat = ((GAMES[n % 3], one, n + 1) for n, two in enumerate(played) for one in two)
    for game, one, number in sorted(sat):
        counts[game, one] += 1
        row = {"game": game, "person": one, "number": number, "games": counts[game, one]}
        yield row | _strength(rng, at)


def _rating(key: tuple[str, str], games: int, rng: Random, at: int) -> Row:
    return {"game": key[0], "person": key[1], "number": 1, "games": games, **_strength(rng, at)}


def _strength(rng: Random, at: int) -> Row:
    return {"mu": rng.gauss(25, 6), "sigma": 2.0, "at": at - rng.randrange(120) * DAY}


class Took(NamedTuple):
    """Milliseconds by the clock, and of this process."""

    clock: float
    cpu: float

    @staticmethod
    def now() -> "Took":
        return Took(1000 * time.perf_counter(), 1000 * time.process_time())

    def since(self, began: "Took") -> "Took":
        return Took(self.clock - began.clock, self.cpu - began.cpu)


async def ask(
    client: AsyncTestClient[Any], paths: Iterable[str], people: int, many: int
) -> list[Took]:
    """How long a page took, request after request."""
    rng, times = Random(1), []
    for _ in range(many + 10):
        cookie = {COOKIE: f"secret {person(rng.randrange(min(1000, people)))}"}
        other = person(rng.randrange(people))
        began = Took.now()
        for path in paths:
            answer = await client.get(path.format(other=other), cookies=cookie)
            assert answer.status_code in (200, 404), answer.text
        times.append(Took.now().since(began))
    return times[10:]


async def finish(store: Store, many: int) -> list[Took]:
    """How long it takes to finish and count a rated game."""
    times = []
    for n in range(many):
        placed = [Placed(person(n), "", 1), Placed(person(n + 1), "", 2)]
        game = Finished(f"{now()}{n}", "limes", now(), placed, "")
        began = Took.now()
        await store.engines.writer.run(partial(ratings.finish, store, finished=game))
        await ratings.count(store)
        times.append(Took.now().since(began))
    return times[5:]


async def main(asked: Namespace, database: str) -> None:
    engines = Engines(database)
    await engines.migrate()
    store = Store(engines)
    began = time.perf_counter()
    if not await store.read(select(schema.rating_course)):
        await filled(store, asked, database)
    took = time.perf_counter() - began
    print(f"{asked.people} people, {asked.games} games: {took:.0f} s to make", flush=True)
    print(
        "| asked | median ms | 95 % below ms | median CPU ms | 95 % below |\n|---|---|---|---|---|"
    )
    async with AsyncTestClient(make(Settings(database, rates={}))) as client:
        for name, paths in PAGES.items():
            show(name, await ask(client, paths, asked.people, asked.asked))
    show("finish a rated game", await finish(store, 105))
    await engines.close()


async def filled(store: Store, asked: Namespace, database: str) -> None:
    """Fill a database; indexes are made at the end, which is faster by far."""
    await store.engines.writer.run(partial(_indexes, there=False), patience=None)
    if store.engines.sqlite:
        await fill(partial(put_sqlite, store), asked)
    else:
        import asyncpg  # type: ignore[import-untyped]

        line = await asyncpg.connect(database.replace("+asyncpg", ""))
        await fill(partial(put_postgresql, line), asked)
        await line.close()
    await store.engines.writer.run(partial(_indexes, there=True), patience=None)


def _indexes(connection: Connection, *, there: bool) -> None:
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql("SET LOCAL lock_timeout = 0")  # it may be cleaning up
    for table in schema.metadata.sorted_tables:
        for one in sorted(table.indexes, key=lambda one: str(one.name)):
            (one.create if there else one.drop)(connection)
    if there and connection.dialect.name == "postgresql":
        connection.exec_driver_sql("ANALYZE")


def show(name: str, times: list[Took]) -> None:
    figures = [
        f"{kind([getattr(one, what) for one in times]):.1f}"
        for what in Took._fields
        for kind in (median, lambda found: quantiles(found, n=20)[-1])
    ]
    print(f"| {name} | {' | '.join(figures)} |", flush=True)


if __name__ == "__main__":
    parser = ArgumentParser()
    parser.add_argument("--people", type=int, default=100_000)
    parser.add_argument("--games", type=int, default=1_000_000)
    parser.add_argument("--asked", type=int, default=200)
    parser.add_argument("--database")
    words = parser.parse_args()
    with TemporaryDirectory() as scratch:
        asyncio.run(main(words, words.database or f"sqlite:///{Path(scratch) / 'x.sqlite'}"))
