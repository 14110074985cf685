"""The chores of a server: each table on its own, whatever is the matter with another."""

import asyncio
from contextlib import suppress
from functools import partial
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
from prometheus_client import REGISTRY
from sqlalchemy import insert, update

from limestone.server.live import caretaker, new_tables
from limestone.server.live.caretaker import Caretaker
from limestone.server.live.chores import Chores
from limestone.server.live.live_table import LiveTable
from limestone.server.live.live_tables import LiveTables
from limestone.server.live.new_tables import Wanted, WantedPace, WantedSeat
from limestone.server.live.news import Heard, NoNews
from limestone.server.store import clock, schema
from limestone.server.store.log import Unavailable
from limestone.server.store.people import People, now
from limestone.server.table import deadlines
from limestone.server.table.table import Table
from tests.server.live.test_live_tables import opened

PACED = Wanted("limes", [WantedSeat("me")], pace=WantedPace(100))
YEAR = 365 * 86_400_000


async def two_late_tables(live_tables: LiveTables) -> tuple[LiveTable, LiveTable]:
    host, _ = await People(live_tables.store).guest("Ann")
    first = await new_tables.founded(live_tables, host, PACED)
    return first, await new_tables.founded(live_tables, host, PACED)


async def break_terms(live_tables: LiveTables, live_table: LiveTable) -> None:
    here = schema.tables.c.id == live_table.table.terms.id
    await live_tables.store.write(update(schema.tables).where(here).values(terms="{"))
    live_tables.forget(live_table)


@pytest.fixture(autouse=True)
def much_later(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(caretaker, "now", lambda: now() + YEAR)


def test_a_table_that_cannot_be_read_keeps_no_other_from_its_deadline(tmp_path: Path) -> None:
    async def run() -> bool:
        async with opened(tmp_path) as live_tables:
            broken, other = await two_late_tables(live_tables)
            await break_terms(live_tables, broken)
            await Caretaker(live_tables).keep_deadlines()
            return other.table.overdue

    assert asyncio.run(run())


def test_an_unexpected_error_at_a_table_keeps_no_other_from_its_deadline(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    passed = deadlines.passed

    async def run() -> bool:
        async with opened(tmp_path) as live_tables:
            broken, other = await two_late_tables(live_tables)

            def fail(table: Table, now: int) -> Any:
                assert table.terms.id != broken.table.terms.id
                return passed(table, now)

            monkeypatch.setattr(deadlines, "passed", fail)
            await Caretaker(live_tables).keep_deadlines()
            return other.table.overdue

    assert asyncio.run(run())


def test_deadlines_move_after_an_outage_beside_a_table_that_cannot_be_read(tmp_path: Path) -> None:
    async def run() -> tuple[int | None, int | None]:
        async with opened(tmp_path) as live_tables:
            broken, other = await two_late_tables(live_tables)
            before = other.table.deadline
            await live_tables.store.write(insert(schema.clock).values(id=1, seen=1))
            await break_terms(live_tables, broken)
            keeper = Caretaker(live_tables)
            await keeper.open()
            await keeper.close()
            return before, other.table.deadline

    before, after = asyncio.run(run())
    assert before and after and after > before + YEAR


def test_news_of_a_table_that_fails_does_not_end_the_listening(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(live_table: LiveTable) -> bool:
        raise ZeroDivisionError

    async def run() -> None:
        async with opened(tmp_path) as live_tables:
            broken, _ = await two_late_tables(live_tables)
            broken.watchers.add(object())  # type: ignore[arg-type]
            monkeypatch.setattr(live_tables, "catch_up", fail)
            await live_tables.on_news(broken.table.terms.id)
            broken.watchers.clear()

    asyncio.run(run())


def test_a_table_is_not_skipped_because_the_database_was_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def away(*_: object) -> int:
        raise Unavailable

    async def run() -> bool:
        async with opened(tmp_path) as live_tables:
            late, _ = await two_late_tables(live_tables)
            keeper = Caretaker(live_tables)
            with monkeypatch.context() as patched, pytest.raises(Unavailable):
                patched.setattr(live_tables, "settle", away)
                await keeper.keep_deadlines()
            await keeper.keep_deadlines()
            return late.table.overdue

    assert asyncio.run(run())


def test_a_database_that_was_away_does_not_end_the_listening(tmp_path: Path) -> None:
    listened: list[int] = []

    class News(NoNews):
        async def listen(self, heard: Heard) -> None:
            listened.append(1)
            raise Unavailable

    async def run() -> None:
        async with opened(tmp_path) as live_tables:
            live_tables.news = News()
            keeper = Caretaker(live_tables)
            await keeper.open()
            async with asyncio.timeout(20):
                while len(listened) < 2:
                    await asyncio.sleep(0.05)
            await keeper.close()

    asyncio.run(run())


def test_a_chore_survives_everything_but_its_cancellation() -> None:
    tries: list[int] = []

    async def fail() -> None:
        tries.append(1)
        raise ZeroDivisionError

    async def run() -> dict[str, str]:
        chores = Chores()
        chores.every(0, fail)
        async with asyncio.timeout(20):
            while len(tries) < 3:
                await asyncio.sleep(0)
        await chores.close()
        return chores.failing

    counted = failures("fail")
    assert asyncio.run(run()) == {"fail": "ZeroDivisionError"}
    assert failures("fail") >= counted + 3


def test_a_chore_ends_though_what_it_does_swallows_its_cancellation() -> None:
    """As `asyncio.wait_for` does in Python 3.11 when it is cancelled as its work is done."""
    begun: list[int] = []

    async def swallow() -> None:
        begun.append(1)
        with suppress(asyncio.CancelledError):
            await asyncio.sleep(600)

    async def stubborn() -> None:
        for _ in range(3):
            await swallow()

    async def run() -> None:
        chores = Chores()
        chores.every(0, swallow)
        chores.once(stubborn())
        await asyncio.sleep(0.01)
        await chores.close()

    ending = Thread(target=lambda: asyncio.run(run()), daemon=True)
    ending.start()
    ending.join(20)
    assert not ending.is_alive()
    assert len(begun) == 4  # the chore is not begun again


def failures(chore: str) -> float:
    """How often a chore has failed, by the metrics."""
    found = REGISTRY.get_sample_value("limestone_chore_failures_total", {"chore": chore})
    return found or 0


def test_what_is_done_once_in_the_background_does_not_fail_in_silence() -> None:
    async def fall() -> None:
        raise ZeroDivisionError

    async def run() -> None:
        chores = Chores()
        chores.once(fall())
        await asyncio.sleep(0.01)

    counted = failures("fall")
    asyncio.run(run())
    assert failures("fall") == counted + 1


@pytest.mark.parametrize("slept", [14_000, 6_000, 1_000])
def test_sleep_does_not_count_where_14_seconds_handed_both_seats_to_bots(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, slept: int
) -> None:
    """The process is stopped between two rounds of its chores; the step takes five seconds."""
    moment = [now()]
    monkeypatch.setattr(caretaker, "now", lambda: moment[0])
    pace = WantedPace(5, "bot", "novice")

    async def run() -> tuple[LiveTable, int | None]:
        async with opened(tmp_path) as live_tables:
            host, _ = await People(live_tables.store).guest("Ann")
            wanted = Wanted("limes", [WantedSeat("me")], pace=pace)
            table = await new_tables.founded(live_tables, host, wanted)
            before = table.table.deadline
            keeper = Caretaker(live_tables)
            await keeper.keep_deadlines()
            moment[0] += slept
            await keeper.keep_deadlines()
            return table, before

    table, before = asyncio.run(run())
    assert before and table.table.deadline
    assert not table.table.chairs[0].away
    assert table.table.deadline - before == (slept if slept >= clock.OUTAGE else 0)


def test_of_two_processes_one_makes_up_for_an_outage_and_the_other_waits(tmp_path: Path) -> None:
    async def run() -> list[clock.Beat]:
        async with opened(tmp_path) as live_tables:
            run = live_tables.store.engines.writer.run
            moments = (1_000, 2_000, 16_000, 16_100, 16_200)
            beats = [await run(partial(clock.beat, moment=moment)) for moment in moments]
            await run(clock.made_up)
            return [*beats, await run(partial(clock.beat, moment=16_300))]

    quiet, waits = clock.Beat(0, resting=False), clock.Beat(0, resting=True)
    assert asyncio.run(run()) == [quiet, quiet, clock.Beat(14_000, False), waits, waits, quiet]
