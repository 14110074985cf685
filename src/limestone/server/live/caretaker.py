"""The chores of a server: deadlines, bots whose process died, missed news, the clock."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any

from sqlalchemy import select

from limestone.server import metrics
from limestone.server.live import erasure, gc_tuning
from limestone.server.live.isolation import isolated
from limestone.server.live.lines import BANNED
from limestone.server.live.live_table import LiveTable
from limestone.server.live.live_tables import LiveTables
from limestone.server.store import clock, schema, uploads
from limestone.server.store.people import People, now
from limestone.server.table import deadlines
from limestone.server.table.deadlines import resumed
from limestone.server.table.entry import Proposal
from limestone.server.table.table import WAITING, Table

PULSE = 10.0  # seconds between chores that are not urgent
HOUR = 3600.0  # seconds between full garbage collections, and between searches for old uploads
SKIPPED = 600.0  # seconds without chores at a table where one has failed
ORPHANED = 5_000  # milliseconds after which any process asks a bot that is due
MOST = 200  # tables in one round of a chore

Work = Callable[[LiveTable], Awaitable[None]]


class Caretaker:
    """The chores of one process."""

    def __init__(self, live_tables: LiveTables) -> None:
        self._live_tables = live_tables
        self._watched = self._untidy = False
        self._unused: set[uploads.Named] = set()
        self._tidied = time.monotonic()
        self._skipped: dict[str, float] = {}  # codes of tables, and until when

    async def open(self) -> None:
        """Extend the deadlines by the time that no server ran, then start the chores."""
        await self._keep_clock()
        await self._resume_exchanges()
        self._live_tables.spawn(erasure.go_on(self._live_tables))
        every = self._live_tables.chores.every
        every(0.1, self.listen)
        every(1.0, self.keep_deadlines)
        every(2.0, self.follow_logs)
        every(5.0, self.wake_bots)
        every(PULSE, self.tidy)
        every(PULSE, self._live_tables.presence.keep)
        every(PULSE, self._live_tables.lines.keep)
        every(PULSE, self.end_lines)
        every(PULSE, self._live_tables.reviews.rest)
        every(PULSE, self._live_tables.count_ratings)
        every(HOUR, self.expire_uploads)
        every(HOUR, self._live_tables.reviews.expire)
        every(0.0, _measure_lag)

    async def close(self) -> None:
        await self._live_tables.chores.close()

    async def listen(self) -> None:
        """Follow the news of other processes."""
        await self._live_tables.news.listen(self._live_tables.on_news)

    async def keep_deadlines(self) -> None:
        """Remind players, and apply the policy of tables whose deadline has passed."""
        if not await self._keep_clock():
            return
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

    async def end_lines(self) -> None:
        """Close the lines whose session has ended without our hearing of it."""
        people, lines = People(self._live_tables.store), self._live_tables.lines
        keys = sorted(lines.keys())
        for first in range(0, len(keys), MOST):
            ended = await people.ended(keys[first : first + MOST])
            if ended:
                lines.hang_up([BANNED, *await people.barred(lines.people(ended))])
                lines.hang_up(ended)

    async def expire_uploads(self) -> None:
        """Delete the material that no table used an hour ago, and none does now."""
        found = await uploads.unused(self._live_tables.store)
        await uploads.drop(self._live_tables.store, found & self._unused)
        self._unused |= found

    async def tidy(self) -> None:
        """Drop finished games; collect all garbage after the last watcher has left, or hourly.

        Where that would take long it waits until there is less in memory.
        """
        self._live_tables.forget_idle()
        watched = any(live_table.watchers for live_table in self._live_tables.by_id.values())
        left, self._watched = self._watched and not watched, watched
        hourly = watched and time.monotonic() > self._tidied + HOUR
        self._untidy = self._untidy or left or hourly
        if self._untidy and not watched and gc_tuning.takes_long():
            self._live_tables.forget_idle(finished=False)
        if self._untidy and not gc_tuning.takes_long():
            gc_tuning.collect_all()
            self._untidy, self._tidied = False, time.monotonic()

    async def _keep_clock(self) -> bool:
        """Say that a server is alive, and whether deadlines are to be kept.

        Where none was, because it slept or its database was away, all deadlines are moved first.
        """
        writer = self._live_tables.store.engines.writer
        moment = now()
        found = await writer.run(lambda connection: clock.beat(connection, moment))
        if found.gap:
            await self._make_up_for(found.gap)
            await writer.run(clock.made_up, patience=None)
        return not found.resting

    async def _make_up_for(self, gap: int) -> None:
        waiting = select(schema.tables.c.code).where(schema.tables.c.wake.is_not(None))

        async def extend(live_table: LiveTable) -> None:
            await self._live_tables.settle(live_table, lambda table: deadlines.extended(table, gap))

        await self._at_each(waiting, extend)

    async def _resume_exchanges(self) -> None:
        """Give those more time who were about to begin a game when the server went down."""
        tables = schema.tables.c
        salting = select(tables.code).where(tables.wake.is_not(None), tables.phase == WAITING)

        async def resume(live_table: LiveTable) -> None:
            await self._live_tables.settle(live_table, lambda table: resumed(table, now()))

        await self._at_each(salting, resume)

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
