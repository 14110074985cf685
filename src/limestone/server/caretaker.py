"""What a server does by itself: deadlines, bots left alone, news that was missed, its own pulse."""

import asyncio
import time
from collections.abc import Awaitable, Callable

import structlog
from sqlalchemy import select

from limestone.rules.game import Refused
from limestone.server import collector, deadlines, metrics, schema
from limestone.server.accounts import now
from limestone.server.house import House
from limestone.server.orders import Proposal
from limestone.server.store import Unavailable
from limestone.server.tables import Table

log = structlog.get_logger()

PULSE = 10.0  # seconds between two signs of life in the database
OUTAGE = 30_000  # milliseconds without one: the server was down, deadlines move
HOUR = 3600.0  # seconds of play after which everything is looked through
ORPHANED = 5_000  # milliseconds after which any process thinks for a bot that is due


class Caretaker:
    """The chores of one process."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._tasks: list[asyncio.Task[None]] = []
        self._watched = False
        self._tidied = time.monotonic()

    async def open(self) -> None:
        """Begin: move the deadlines that ran while no server did, wake the bots."""
        await self._make_up_for_outage()
        self._tasks = [
            asyncio.create_task(self._house.news.listen(self._house.heard)),
            asyncio.create_task(_every(1.0, self.keep_deadlines)),
            asyncio.create_task(_every(2.0, self.heal)),
            asyncio.create_task(_every(5.0, self.wake_bots)),
            asyncio.create_task(_every(PULSE, self.beat)),
            asyncio.create_task(_every(PULSE, self.tidy)),
            asyncio.create_task(_measure_lag()),
        ]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def keep_deadlines(self) -> None:
        """Remind, and let the table's policy decide where the time is over."""
        tables = schema.tables.c
        late = select(tables.code).where(tables.wake <= now()).order_by(tables.wake).limit(200)
        for (code,) in await self._house.store.read(late):
            room = await self._house.room(code)
            while await self._house.house_order(room, _overdue):
                pass

    async def heal(self) -> None:
        """Follow the logs of watched tables whose news may have been lost."""
        rooms = [room for room in self._house.rooms.values() if room.watchers]
        numbers = await self._house.store.numbers([room.table.terms.id for room in rooms])
        for room in rooms:
            if numbers.get(room.table.terms.id, 0) > room.table.number:
                await self._house.heard(room.table.terms.id)

    async def wake_bots(self) -> None:
        """Let bots think whose process has gone."""
        tables = schema.tables.c
        thinking = select(tables.code).where(tables.thinking).limit(200)
        for (code,) in await self._house.store.read(thinking):
            room = await self._house.room(code)
            if room.table.opened < now() - ORPHANED:
                self._house.attend(room)

    async def beat(self) -> None:
        """A sign of life."""
        row = {"id": 1, "seen": now()}
        await self._house.store.keep(schema.clock, row)
        change = schema.clock.update().values(seen=row["seen"])
        await self._house.store.write(change)

    async def tidy(self) -> None:
        """Forget finished games; look for cycles when the last one has left, or after an hour."""
        self._house.forget_finished()
        watched = any(room.watchers for room in self._house.rooms.values())
        left, self._watched = self._watched and not watched, watched
        if left or (watched and time.monotonic() > self._tidied + HOUR):
            collector.sweep()
            self._tidied = time.monotonic()

    async def _make_up_for_outage(self) -> None:
        rows = await self._house.store.read(select(schema.clock.c.seen))
        gap = now() - rows[0][0] if rows else 0
        await self.beat()
        if gap < OUTAGE:
            return
        waiting = select(schema.tables.c.code).where(schema.tables.c.wake.is_not(None))
        for (code,) in await self._house.store.read(waiting):
            room = await self._house.room(code)
            await self._house.house_order(room, lambda table: deadlines.extended(table, gap))


def _overdue(table: Table) -> Proposal | None:
    return deadlines.passed(table, now())


async def _every(seconds: float, chore: Callable[[], Awaitable[None]]) -> None:
    """Do a chore for ever; a database that is away is asked again the next time."""
    while True:
        await asyncio.sleep(seconds)
        try:
            await chore()
        except (Unavailable, OSError):
            log.warning("chore-put-off", chore=chore.__name__)
        except Refused as refused:
            log.error("chore-refused", chore=chore.__name__, code=refused.code)


async def _measure_lag() -> None:
    """The longest that our work made a sleeper of 10 ms oversleep, in the last ten seconds.

    Time in which the machine gave the processor to others is not our block and does not count.
    """
    longest, since = 0.0, time.monotonic()
    while True:
        before, worked = time.perf_counter(), time.thread_time()
        await asyncio.sleep(0.01)
        overslept = time.perf_counter() - before - 0.01
        blocked = min(overslept, time.thread_time() - worked)
        if blocked > longest or time.monotonic() - since > 10:
            longest, since = blocked, time.monotonic()
            metrics.LAG.set(longest)
