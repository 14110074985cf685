"""Tables in memory: a cache of the log, never more."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import event

from limestone.server.live import (
    live_table,
    live_tables,
    messages,
    new_tables,
)
from limestone.server.live.bot_workers import BotWorkers
from limestone.server.live.catch_up import caught_up
from limestone.server.live.live_tables import LiveTables
from limestone.server.live.new_tables import Wanted, WantedSeat
from limestone.server.live.news import NoNews
from limestone.server.live.outbox import Watcher
from limestone.server.store import log
from limestone.server.store.database import Engines, Sqlite
from limestone.server.store.log import Store
from limestone.server.store.people import People
from limestone.server.table.absence import Resign
from limestone.server.table.deciding import Decide
from limestone.server.table.table import PLAYING

ALONE = Wanted("limes", [WantedSeat("me")])


def test_a_code_has_at_least_40_bits_as_24_are_found_at_630_guesses_a_second() -> None:
    syllables = sum(new_tables.WORDS)
    ways = (len(new_tables.CONSONANTS) * len(new_tables.VOWELS)) ** syllables

    assert ways >= 2**40
    assert len(new_tables.code().replace("-", "")) == 2 * syllables


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[LiveTables]:
    engines = Engines(f"sqlite:///{folder}/x.sqlite")
    await engines.migrate()
    found = LiveTables(Store(engines), NoNews(), BotWorkers())
    yield found
    await found.close()
    await engines.close()


def test_news_read_no_log_of_which_18000_entries_cost_0_36_seconds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> tuple[list[int], list[str]]:
        async with opened(tmp_path) as found:
            host, _ = await People(found.store).guest("Ann")
            made = await new_tables.founded(found, host, Wanted("limes", [WantedSeat("me")] * 2))
            move = messages.moves(made.table, 0)[0]
            for n in range(live_table.MISSED + 5):
                await found.perform(made, host, Decide(f"d{n}", 0, made.table.ply, move))
            found.forget(made)
            again = await found.open(made.table.terms.code)
            number = again.table.number
            monkeypatch.setattr(found.store, "log", None)
            viewpoint = messages.Viewpoint(again.table, host.id)
            short = await caught_up(again, viewpoint, number - 2)
            long = await caught_up(again, viewpoint, number - live_table.MISSED - 1)
            kinds = [msgspec.json.decode(message)["type"] for message in (*short, *long)]
            return [msgspec.json.decode(m)["number"] - number for m in short], kinds

    assert asyncio.run(run()) == ([-1, 0], ["step", "step", "view"])


@pytest.mark.parametrize("watched", [True, False])
def test_more_tables_than_are_kept_in_memory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, watched: bool
) -> None:
    monkeypatch.setattr(live_tables, "KEPT", 3)
    monkeypatch.setattr(live_table, "REST", 0)

    async def run() -> list[int]:
        async with opened(tmp_path) as found:
            host, _ = await People(found.store).guest("Ann")
            for _ in range(8):
                live_table = await new_tables.founded(found, host, ALONE)
                if watched:
                    await (await found.open(live_table.table.terms.code)).watch(Watcher(host.id))
            return [len(found.by_id)]

    assert asyncio.run(run()) == [8 if watched else 3]


def test_a_finished_game_is_forgotten_when_nobody_has_looked_for_a_while(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> list[int]:
        async with opened(tmp_path) as found:
            host, _ = await People(found.store).guest("Ann")
            playing = await new_tables.founded(found, host, ALONE)
            finished = await new_tables.founded(found, host, ALONE)
            await found.perform(finished, host, Resign("r", 0))
            counts = []
            for rest in (60, 0):
                monkeypatch.setattr(live_table, "REST", rest)
                found.forget_idle()
                counts.append(len(found.by_id))
            assert list(found.by_id.values()) == [playing]
            again = await found.open(finished.table.terms.code)
            assert again.table.end == "resigned 0"
            return counts

    assert asyncio.run(run()) == [2, 1]


def test_a_move_costs_the_database_the_same_however_long_the_game(tmp_path: Path) -> None:
    """One entry is written in one transaction, and nothing is read."""
    moves: list[list[str]] = []

    async def run() -> None:
        async with opened(tmp_path) as found:
            host, _ = await People(found.store).guest("Ann")
            live_table = await new_tables.founded(found, host, ALONE)
            asked: list[str] = []
            for engine in (found.store.engines.writer, found.store.engines.reader):
                assert isinstance(engine, Sqlite)
                event.listen(
                    engine._engine, "before_cursor_execute", lambda *args: asked.append(args[2])
                )
            while live_table.table.phase == PLAYING:
                move = messages.moves(live_table.table, 0)[0]
                order = Decide(f"m{live_table.table.number}", 0, live_table.table.ply, move)
                await found.perform(live_table, host, order)
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
            live_table = await new_tables.founded(found, host, ALONE)
            order = Decide("m", 0, live_table.table.ply, "d4n")
            with monkeypatch.context() as patched:
                patched.setattr(log, "_added", broken)
                with pytest.raises(ValueError, match="broken"):
                    await asyncio.wait_for(found.perform(live_table, host, order), 20)
            return await asyncio.wait_for(found.perform(live_table, host, order), 20)

    assert asyncio.run(run()) == 2
