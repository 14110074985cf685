"""The chores of a server: deadlines, bots whose process died, missed news, a heartbeat."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any

import structlog
from sqlalchemy import select
from sqlalchemy.exc import DBAPIError

from limestone.server import metrics
from limestone.server.live import gc_tuning
from limestone.server.live.isolation import described, isolated
from limestone.server.live.live_table import LiveTable
from limestone.server.live.live_tables import LiveTables
from limestone.server.store import schema
from limestone.server.store.log import Unavailable
from limestone.server.store.people import now
from limestone.server.table import deadlines
from limestone.server.table.entry import Proposal
from limestone.server.table.table import Table

log = structlog.get_logger()

PULSE = 10.0  # seconds between two heartbeats in the database
OUTAGE = 30_000  # milliseconds without one, after which the server counts as down
HOUR = 3600.0  # seconds between full garbage collections while somebody plays
SKIPPED = 600.0  # seconds without chores at a table where one has failed
ORPHANED = 5_000  # milliseconds after which any process asks a bot that is due
MOST = 200  # tables in one round of a chore

Work = Callable[[LiveTable], Awaitable[None]]


class Caretaker:
    """The chores of one process."""

    def __init__(self, live_tables: LiveTables) -> None:
        self._live_tables = live_tables
        self._tasks: list[asyncio.Task[None]] = []
        self._watched = False
        self._tidied = time.monotonic()
        self._skipped: dict[str, float] = {}  # codes of tables, and until when

    async def open(self) -> None:
        """Extend the deadlines by the time that no server ran, then start the chores."""
        await self._make_up_for_outage()
        self._tasks = [
            asyncio.create_task(_every(0.1, self.listen)),
            asyncio.create_task(_every(1.0, self.keep_deadlines)),
            asyncio.create_task(_every(2.0, self.follow_logs)),
            asyncio.create_task(_every(5.0, self.wake_bots)),
            asyncio.create_task(_every(PULSE, self.beat)),
            asyncio.create_task(_every(PULSE, self.tidy)),
            asyncio.create_task(_measure_lag()),
        ]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def listen(self) -> None:
        """Follow the news of other processes."""
        await self._live_tables.news.listen(self._live_tables.on_news)

    async def keep_deadlines(self) -> None:
        """Remind players, and apply the policy of tables whose deadline has passed."""
        tables = schema.tables.c
        late = select(tables.code).where(tables.wake <= now()).order_by(tables.wake)
        await self._at_each(late, self._keep_deadline, MOST)

    async def follow_logs(self) -> None:
        """Re-read the logs of watched tables in case a notification was lost."""
        live_tables = [
            live_table for live_table in self._live_tables.by_id.values() if live_table.watchers
        ]
        numbers = await self._live_tables.store.numbers(
            [live_table.table.terms.id for live_table in live_tables]
        )
        for live_table in live_tables:
            if numbers.get(live_table.table.terms.id, 0) > live_table.table.number:
                await self._live_tables.on_news(live_table.table.terms.id)

    async def wake_bots(self) -> None:
        """Ask the bots again whose process has died."""
        tables = schema.tables.c
        thinking = select(tables.code).where(tables.thinking)
        await self._at_each(thinking, self._wake_bot, MOST)

    async def beat(self) -> None:
        """Write down that a server is alive."""
        row = {"id": 1, "seen": now()}
        await self._live_tables.store.keep(schema.clock, row)
        change = schema.clock.update().values(seen=row["seen"])
        await self._live_tables.store.write(change)

    async def tidy(self) -> None:
        """Drop finished games; collect all garbage when the last watcher leaves, or hourly."""
        self._live_tables.forget_finished()
        watched = any(live_table.watchers for live_table in self._live_tables.by_id.values())
        left, self._watched = self._watched and not watched, watched
        if left or (watched and time.monotonic() > self._tidied + HOUR):
            gc_tuning.collect_all()
            self._tidied = time.monotonic()

    async def _make_up_for_outage(self) -> None:
        rows = await self._live_tables.store.read(select(schema.clock.c.seen))
        gap = now() - rows[0][0] if rows else 0
        await self.beat()
        if gap < OUTAGE:
            return
        waiting = select(schema.tables.c.code).where(schema.tables.c.wake.is_not(None))

        async def extend(live_table: LiveTable) -> None:
            await self._live_tables.settle(live_table, lambda table: deadlines.extended(table, gap))

        await self._at_each(waiting, extend)

    async def _keep_deadline(self, live_table: LiveTable) -> None:
        while await self._live_tables.settle(live_table, _overdue):
            pass

    async def _wake_bot(self, live_table: LiveTable) -> None:
        if live_table.table.opened < now() - ORPHANED:
            self._live_tables.ask_bots(live_table)

    async def _at_each(self, query: Any, work: Work, most: int | None = None) -> None:
        """Do a chore at the tables found; skip one for a while if it fails or is frozen."""
        found = [code for (code,) in await self._live_tables.store.read(query)]
        for code in [code for code in found if not self._is_skipped(code)][:most]:
            if not await self._at(code, work):
                self._skipped[code] = time.monotonic() + SKIPPED

    def _is_skipped(self, code: str) -> bool:
        return time.monotonic() < self._skipped.get(code, 0)

    async def _at(self, code: str, work: Work) -> bool:
        """Do a chore at one table; return whether it went well."""
        with isolated(code):
            live_table = await self._live_tables.open(code)
            await work(live_table)
            return not live_table.table.trouble
        return False


def _overdue(table: Table) -> Proposal | None:
    return deadlines.passed(table, now())


async def _every(seconds: float, chore: Callable[[], Awaitable[None]]) -> None:
    """Do a chore for ever: only its cancellation ends it."""
    while True:
        await asyncio.sleep(seconds)
        try:
            await chore()
        except (Unavailable, DBAPIError, OSError):
            log.warning("chore-put-off", chore=chore.__name__)
        except Exception as error:  # whatever it is, it may go well the next time
            log.error("chore-failed", chore=chore.__name__, **described(error))


async def _measure_lag() -> None:
    """Report the longest event-loop delay caused by our own code in the last ten seconds.

    CPU time lost to other processes is not counted.
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
