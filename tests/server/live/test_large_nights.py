"""A club night of very many keeps nobody else waiting: what is counted of all is counted aside."""

import asyncio
from pathlib import Path
from threading import get_ident
from typing import Any

import pytest

from limestone.server.live import night_views
from limestone.server.live.nights import LARGE, Nights
from limestone.server.nights import night as nights_night
from limestone.server.nights import rounds
from limestone.server.nights.coming import Enter
from limestone.server.nights.mixing import WORK, _neighbours, _Search
from limestone.server.nights.pairing import paired
from limestone.server.nights.rounds import Pair
from limestone.server.nights.standings import standings
from limestone.server.store import nights as stored
from limestone.server.store.people import now
from tests.server.live.test_live_tables import opened
from tests.server.nights.made import CLARA, night, person


def noting(noted: set[int], work: Any) -> Any:
    """The same function, which notes in which thread it is called."""

    def noted_too(*args: Any) -> Any:
        noted.add(get_ident())
        return work(*args)

    return noted_too


def test_a_large_field_is_paired_and_placed_in_a_thread_of_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads = set[int]()
    monkeypatch.setattr(rounds, "paired", noting(threads, paired))
    monkeypatch.setattr(nights_night, "standings", noting(threads, standings))

    async def run() -> int:
        async with opened(tmp_path) as live_tables:
            nights = Nights(live_tables)
            begun = night(places=100, starts=now(), game="limes", same=False)
            await stored.create(live_tables.store, begun)
            live = await nights.open(begun.terms.code)
            for n in range(LARGE + 2):
                await nights.perform(live, person(f"P{n}"), Enter("enter"))
            threads.clear()
            await nights.perform(live, CLARA, Pair("begin", 1))
            await night_views.view(nights, live, "")
            return len(live.night.rounds)

    assert asyncio.run(run()) == 1
    assert threads and get_ident() not in threads


def test_where_all_have_met_all_the_search_for_tables_ends_as_soon_as_elsewhere() -> None:
    count = 400
    search = _Search([[1] * count] * count, _neighbours([4] * (count // 4)), "seed")

    search.settle()

    assert search.work < WORK + 2 * count
