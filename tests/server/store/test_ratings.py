"""Ratings follow the stored games: counted as they come or anew, here or there, they are alike."""

import asyncio
from collections.abc import Coroutine
from functools import partial
from random import Random
from typing import Any

import pytest
from sqlalchemy import Connection, delete, event, select

from limestone.server.store import ratings, schema
from limestone.server.store.database import Engines
from limestone.server.store.log import Store, write_also
from limestone.server.store.ratings import Finished
from limestone.server.table.rated import Placed
from tests.server.services import Service

PEOPLE = "abcdef"
Numbers = dict[tuple[str, str], tuple[float, float, int]]


def games(count: int, seed: int = 1) -> list[Finished]:
    """Games of some people, now and then with a bot, a tie, or a reason not to count."""
    rng, found = Random(seed), []
    for n in range(count):
        seats = rng.sample(PEOPLE, rng.randint(2, 4))
        placed = [Placed(person, "", rng.randint(1, 3)) for person in seats]
        if rng.random() < 0.3:
            placed.append(Placed("", "club", rng.randint(1, 3)))
        why = "undo" if rng.random() < 0.1 else ""
        game = rng.choice(["limes", "limits"])
        found.append(Finished(f"t{n}", game, 1000 * n, [] if why else placed, why))
    return found


async def finish(store: Store, some: list[Finished]) -> None:
    for game in some:
        await store.engines.writer.run(partial(_in_turn, store, game))


async def numbers(store: Store) -> Numbers:
    rows = await store.read(select(schema.ratings))
    return {(row.game, row.person): (row.mu, row.sigma, row.games) for row in rows}


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Any) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'x.sqlite'}"
    service: Service = request.getfixturevalue("database")
    return f"postgresql+asyncpg://limestone@127.0.0.1:{service.port}/limestone"


def in_store(url: str, work: Any) -> Any:
    """What some work gives with a store that holds no ratings."""

    async def run() -> Any:
        engines = Engines(url)
        await engines.migrate()
        store = Store(engines)
        for table in (schema.rated_games, schema.rating_rulings, schema.rating_points):
            await store.write(delete(table))
        await store.write(delete(schema.ratings), delete(schema.rating_course))
        try:
            return await work(store)
        finally:
            await engines.close()

    return asyncio.run(run())


def test_counted_one_by_one_together_or_anew_the_numbers_are_the_same(url: str) -> None:
    some = games(130)

    async def work(store: Store) -> list[Numbers]:
        for game in some:
            await finish(store, [game])
            await ratings.count(store)
        one_by_one = await numbers(store)
        await ratings.recount(store)
        anew = await numbers(store)
        for table in (schema.rated_games, schema.rating_points, schema.ratings):
            await store.write(delete(table))
        await store.write(delete(schema.rating_course))
        await finish(store, some)
        await ratings.count(store)
        return [one_by_one, anew, await numbers(store)]

    one_by_one, anew, together = in_store(url, work)

    assert one_by_one == anew == together
    assert len(one_by_one) == 2 * len(PEOPLE)


def test_without_a_game_the_numbers_are_as_if_it_had_never_been(url: str) -> None:
    some = games(120, seed=2)
    gone = next(n for n, game in enumerate(some) if n > 30 and not game.why)

    async def work(store: Store) -> list[Numbers]:
        await finish(store, some)
        await ratings.count(store)
        whole = await numbers(store)
        assert await ratings.rule(store, f"t{gone}", 1, counts=False)
        without = await numbers(store)
        assert await ratings.rule(store, f"t{gone}", 2, counts=True)
        back = await numbers(store)
        for table in (schema.rated_games, schema.rating_points, schema.ratings):
            await store.write(delete(table))
        await store.write(delete(schema.rating_course))
        await finish(store, some[:gone] + some[gone + 1 :])
        await ratings.count(store)
        return [whole, without, back, await numbers(store)]

    whole, without, back, never = in_store(url, work)

    assert without == never != whole
    assert back == whole


def test_a_game_that_is_not_rated_cannot_be_taken_out(url: str) -> None:
    assert not in_store(url, lambda store: ratings.rule(store, "none", 1, counts=False))


def test_several_processes_count_as_one_does(database: Service) -> None:
    url = f"postgresql+asyncpg://limestone@127.0.0.1:{database.port}/limestone"
    some = games(60, seed=3)

    async def play(store: Store, own: list[Finished]) -> None:
        for game in own:
            await store.engines.writer.run(partial(_in_turn, store, game))
            await ratings.count(store)

    async def work(store: Store) -> tuple[Numbers, Numbers, int]:
        other = Store(Engines(url))
        both: list[Coroutine[Any, Any, None]] = [play(store, some[::2]), play(other, some[1::2])]
        await asyncio.gather(*both)
        await other.engines.close()
        together = await numbers(store)
        await ratings.recount(store)
        rows = await store.read(select(schema.rated_games.c.number))
        return together, await numbers(store), len(rows)

    together, anew, count = in_store(url, work)

    assert together == anew
    assert count == len(some)


def _in_turn(store: Store, game: Finished, connection: Connection) -> None:
    """As entries are stored: one process after the other."""
    write_also(connection, [partial(ratings.finish, store, finished=game)])


def test_the_cost_of_a_game_does_not_grow_with_their_number(tmp_path: Any) -> None:
    """Counted in rows that are read and written, as time is noisy."""

    async def work(store: Store) -> list[int]:
        costs: list[int] = []
        for many in (50, 1000):
            await finish(store, games(many, seed=many)[len(costs) and 50 :])
            await ratings.count(store)
            costs.append(await statements(store))
        return costs

    async def statements(store: Store) -> int:
        seen: list[str] = []
        engine = store.engines.writer._engine  # type: ignore[attr-defined]
        event.listen(engine, "before_cursor_execute", lambda *args: seen.append(args[2]))
        await finish(
            store,
            [Finished(f"x{id(seen)}", "limes", 1, [Placed("a", "", 1), Placed("b", "", 2)], "")],
        )
        assert await ratings.count(store) == 1
        return len(seen)

    few, many = in_store(f"sqlite:///{tmp_path / 'x.sqlite'}", work)

    assert few == many or many <= few * 2
