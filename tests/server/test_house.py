"""Rooms in memory: a cache of the log, never more."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from sqlalchemy import event

from limestone.server import founding, house, orders, rooms, store, wire
from limestone.server.accounts import People
from limestone.server.database import Engines, Sqlite
from limestone.server.founding import Wanted, WantedSeat
from limestone.server.house import House
from limestone.server.live import Alone, Watcher
from limestone.server.minds import Minds
from limestone.server.store import Store
from limestone.server.tables import PLAYING

ALONE = Wanted("limes", [WantedSeat("me")])


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[House]:
    engines = Engines(f"sqlite:///{folder}/x.sqlite")
    await engines.migrate()
    found = House(Store(engines), Alone(), Minds())
    yield found
    await found.close()
    await engines.close()


@pytest.mark.parametrize("watched", [True, False])
def test_more_tables_than_rooms(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, watched: bool
) -> None:
    monkeypatch.setattr(house, "ROOMS", 3)
    monkeypatch.setattr(rooms, "REST", 0)

    async def run() -> list[int]:
        async with opened(tmp_path) as found:
            host, _ = await People(found.store).guest("Ann")
            for _ in range(8):
                room = await founding.founded(found, host, ALONE)
                if watched:
                    await (await found.room(room.table.terms.code)).watch(Watcher(host.id))
            return [len(found.rooms)]

    assert asyncio.run(run()) == [8 if watched else 3]


def test_a_finished_game_is_forgotten_when_nobody_has_looked_for_a_while(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> list[int]:
        async with opened(tmp_path) as found:
            host, _ = await People(found.store).guest("Ann")
            playing = await founding.founded(found, host, ALONE)
            finished = await founding.founded(found, host, ALONE)
            await found.perform(finished, host, orders.Resign("r", 0))
            counts = []
            for rest in (60, 0):
                monkeypatch.setattr(rooms, "REST", rest)
                found.forget_finished()
                counts.append(len(found.rooms))
            assert list(found.rooms.values()) == [playing]
            again = await found.room(finished.table.terms.code)
            assert again.table.end == "resigned 0"
            return counts

    assert asyncio.run(run()) == [2, 1]


def test_a_move_costs_the_database_the_same_however_long_the_game(tmp_path: Path) -> None:
    """One entry is written in one transaction, and nothing is read."""
    moves: list[list[str]] = []

    async def run() -> None:
        async with opened(tmp_path) as found:
            host, _ = await People(found.store).guest("Ann")
            room = await founding.founded(found, host, ALONE)
            asked: list[str] = []
            for engine in (found.store.engines.writer, found.store.engines.reader):
                assert isinstance(engine, Sqlite)
                event.listen(
                    engine._engine, "before_cursor_execute", lambda *args: asked.append(args[2])
                )
            while room.table.phase == PLAYING:
                move = wire.moves(room.table, 0)[0]
                order = orders.Decide(f"m{room.table.number}", 0, room.table.ply, move)
                await found.perform(room, host, order)
                moves.append(asked.copy())
                asked.clear()

    asyncio.run(run())

    begin, add = moves[0]
    assert begin == "BEGIN IMMEDIATE" and add.startswith("INSERT INTO entries")
    assert all(asked == [begin, add] for asked in moves[:-1])  # the last one ends the game


def test_an_error_while_storing_leaves_nobody_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> None:
        raise ValueError("broken")

    async def run() -> int:
        async with opened(tmp_path) as found:
            host, _ = await People(found.store).guest("Ann")
            room = await founding.founded(found, host, ALONE)
            order = orders.Decide("m", 0, room.table.ply, "d4n")
            with monkeypatch.context() as patched:
                patched.setattr(store, "_added", broken)
                with pytest.raises(ValueError, match="broken"):
                    await asyncio.wait_for(found.perform(room, host, order), 20)
            return await asyncio.wait_for(found.perform(room, host, order), 20)

    assert asyncio.run(run()) == 2
