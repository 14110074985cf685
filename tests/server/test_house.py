"""Rooms in memory: a cache of the log, never more."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from limestone.server import founding, house
from limestone.server.accounts import People
from limestone.server.database import Engines
from limestone.server.founding import Wanted, WantedSeat
from limestone.server.house import House
from limestone.server.live import Alone, Watcher
from limestone.server.minds import Minds
from limestone.server.store import Store

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

    async def run() -> list[int]:
        async with opened(tmp_path) as found:
            host, _ = await People(found.store).guest("Ann")
            for _ in range(8):
                room = await founding.founded(found, host, ALONE)
                if watched:
                    await (await found.room(room.table.terms.code)).watch(Watcher(host.id))
            return [len(found.rooms)]

    assert asyncio.run(run()) == [8 if watched else 3]
