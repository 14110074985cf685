"""Deletion of a person who sat at many tables keeps nobody else waiting."""

import asyncio
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from limestone.server.live import erasure, new_tables
from limestone.server.live.caretaker import Caretaker
from limestone.server.live.live_tables import LiveTables
from limestone.server.live.new_tables import Wanted, WantedSeat
from limestone.server.store import schema
from limestone.server.store.people import People
from limestone.server.table.person import Person
from tests.server.live.test_live_tables import ALONE, opened


def test_tables_are_freed_of_a_name_a_few_at_a_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    erase, at_once = erasure._erase_tables, list[int]()

    def counted(codes: Mapping[str, str], *others: Any) -> None:
        at_once.append(len(codes))
        erase(codes, *others)

    monkeypatch.setattr(erasure, "_erase_tables", counted)
    monkeypatch.setattr(erasure, "AT_ONCE", 2)

    async def run() -> set[str]:
        async with opened(tmp_path) as found:
            ann, _ = await People(found.store).guest("Ann")
            for _ in range(5):
                await new_tables.founded(found, ann, ALONE)
            await erasure.forget(found, ann)
            return {live.table.chairs[0].name for live in found.by_id.values()}

    names = asyncio.run(run())

    assert at_once == [2, 2, 1]
    assert "Ann" not in names


TABLES, SEATS = 12, 10


async def seated_everywhere(found: LiveTables, monkeypatch: pytest.MonkeyPatch) -> Person:
    """A person with all seats of many tables, where no bot decides."""
    monkeypatch.setattr(found, "ask_bots", lambda live_table: None)
    ann, _ = await People(found.store).guest("Ann")
    for _ in range(TABLES):
        await new_tables.founded(found, ann, Wanted("limes", [WantedSeat("me")] * SEATS))
    return ann


def played_by_bots(found: LiveTables) -> int:
    return sum(bool(chair.away) for live in found.by_id.values() for chair in live.table.chairs)


def test_seats_of_many_tables_go_to_bots_in_one_transaction(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> tuple[int, int]:
        async with opened(tmp_path) as found:
            ann = await seated_everywhere(found, monkeypatch)
            write, written = found.store.engines.writer.run, list[Any]()

            async def counted(work: Any, *others: Any) -> Any:
                written.append(work)
                return await write(work, *others)

            monkeypatch.setattr(found.store.engines.writer, "run", counted)
            await erasure.forget(found, ann)
            return played_by_bots(found), len(written)

    bots, transactions = asyncio.run(run())

    assert bots == TABLES * SEATS
    assert transactions < bots / 2


def test_a_deletion_is_answered_when_no_name_is_left_and_ends_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> tuple[Any, int, int]:
        async with opened(tmp_path) as found:
            ann = await seated_everywhere(found, monkeypatch)
            found.chores.patience = 0
            await erasure.forget(found, ann)
            named = schema.people.c.name == "Ann"
            names = await found.store.read(select(schema.people).where(named))
            at_once = played_by_bots(found)
            while found.chores._tasks:
                await asyncio.sleep(0.01)
            return names, at_once, played_by_bots(found)

    names, at_once, later = asyncio.run(run())

    assert not names
    assert at_once < later == TABLES * SEATS


def test_a_deletion_that_a_stop_has_cut_off_ends_at_the_next_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def begin() -> str:
        async with opened(tmp_path) as found:
            ann = await seated_everywhere(found, monkeypatch)
            found.chores.patience = 0
            await erasure.forget(found, ann)
            return ann.id

    async def start(person: str) -> tuple[int, Any]:
        async with opened(tmp_path) as found:
            monkeypatch.setattr(found, "ask_bots", lambda live_table: None)
            keeper = Caretaker(found)
            await keeper.open()
            sits = select(schema.seatings).where(schema.seatings.c.person == person)
            for _ in range(200):
                if not (left := await found.store.read(sits)):
                    break
                await asyncio.sleep(0.05)
            await keeper.close()
            return played_by_bots(found), left

    bots, left = asyncio.run(start(asyncio.run(begin())))

    assert (bots, left) == (TABLES * SEATS, [])
