"""The tables in the memory of one process: orders are carried out here, and bots are asked."""

import asyncio
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import structlog

from limestone.rules.game import Refused, Seat
from limestone.server import metrics
from limestone.server.live.bot_workers import BotWorkers
from limestone.server.live.isolation import isolated
from limestone.server.live.live_table import LiveTable
from limestone.server.live.news import News, NoNews
from limestone.server.store.log import (
    PATIENCE,
    Index,
    Store,
    Unavailable,
)
from limestone.server.store.materials import Materials
from limestone.server.store.people import now
from limestone.server.table import deadlines
from limestone.server.table.chairs import PERSON
from limestone.server.table.deciding import decision
from limestone.server.table.entry import Logged, Proposal, after, entered, fold
from limestone.server.table.order import Order
from limestone.server.table.person import Person
from limestone.server.table.table import OVER, Table
from limestone.server.table.terms import Terms

log = structlog.get_logger()

KEPT = 1000  # tables kept in memory beside those that are watched
SERVER = ("", "")  # the author and command of what the server does by itself

Propose = Callable[[Table], Proposal | None]


class LiveTables:
    """All tables of a server, loaded into one of its processes as they are needed."""

    def __init__(self, store: Store, news: News, bot_workers: BotWorkers) -> None:
        self.store = store
        self.news = news
        self.bot_workers = bot_workers
        self.materials = Materials(store)
        self.by_id: OrderedDict[str, LiveTable] = OrderedDict()
        self.codes: dict[str, str] = {}
        self._enough = KEPT
        self._alone = isinstance(news, NoNews)
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self, code: str) -> LiveTable:
        """The live table with that code, up to date with its log."""
        live_table = self.by_id.get(self.codes.get(code, ""))
        if not live_table:
            live_table = await self._load(code)
        live_table.used = time.monotonic()
        self.by_id.move_to_end(live_table.table.terms.id)
        async with live_table.lock:
            await self.catch_up(live_table)
        return live_table

    def perform(self, live_table: LiveTable, person: Person, order: Order) -> Awaitable[int]:
        """Carry out an order once; return the number of its entry, even if it is repeated."""
        return self.settle(
            live_table, lambda table: order.propose(table, person), (person.id, order.id)
        )

    async def settle(
        self, live_table: LiveTable, propose: Propose, key: tuple[str, str] = SERVER
    ) -> int:
        """Store what is proposed; return the number of its entry, or 0 if nothing is proposed."""
        for pause in (*PATIENCE, None):
            try:
                async with live_table.lock:
                    return await self._attempt(live_table, propose, key)
            except Unavailable:
                if pause is None:
                    raise
                await asyncio.sleep(pause)
        raise AssertionError

    async def catch_up(self, live_table: LiveTable) -> bool:
        """Read the entries that the log has gained; return whether there were any."""
        missed = await self.store.log(live_table.table.terms.id, live_table.table.number)
        for logged in missed:
            live_table.enter(logged, after(live_table.table, logged))
        return bool(missed)

    async def on_news(self, table_id: str) -> None:
        """Catch up after another process has said that a log has grown."""
        live_table = self.by_id.get(table_id)
        if live_table and live_table.watchers:
            with isolated(live_table.table.terms.code):
                async with live_table.lock:
                    await self.catch_up(live_table)

    async def created(self, terms: Terms, log: Sequence[Logged]) -> LiveTable | None:
        """Store and open a new table; None when its code is taken."""
        table = fold(await self._empty(terms), log)
        if not await self.store.create(terms, log, index(table)):
            return None
        live_table = self._enter(LiveTable(table, log))
        live_table.index = index(table)
        self.ask_bots(live_table)
        return live_table

    def ask_bots(self, live_table: LiveTable) -> None:
        """Ask the bots that are due at this table."""
        table = live_table.table
        for seat in table.waiting_for():
            thought = (table.ply, seat)
            if table.chairs[seat].bot and thought not in live_table.thinking:
                live_table.thinking.add(thought)
                self.spawn(self._think(live_table, seat))

    def spawn(self, work: Any) -> None:
        """Run a coroutine in the background and keep a reference to its task."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def forget(self, live_table: LiveTable) -> None:
        """Drop a table from memory; it is rebuilt from its log when it is next opened."""
        terms = live_table.table.terms
        self.by_id.pop(terms.id, None)
        self.codes.pop(terms.code, None)

    def forget_finished(self) -> None:
        """Drop the finished games that nobody watches any more."""
        over = [
            live_table
            for live_table in self.by_id.values()
            if live_table.table.phase == OVER and live_table.idle
        ]
        for live_table in over:
            self.forget(live_table)

    async def close(self) -> None:
        """Disconnect all watchers and stop the bots; what was acknowledged is stored."""
        for live_table in list(self.by_id.values()):
            live_table.close()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.to_thread(self.bot_workers.close, wait=True)
        await self.news.close()

    async def _attempt(self, live_table: LiveTable, propose: Propose, key: tuple[str, str]) -> int:
        """Store the proposal; if another process appended first, catch up and propose again."""
        while True:
            if key in live_table.answered:
                return live_table.answered[key]
            if live_table.doubtful and await self.catch_up(live_table):
                continue
            try:
                proposed = propose(live_table.table)
            except Refused:
                if not await self.catch_up(live_table):
                    raise
                continue
            if proposed is None:
                return 0
            if number := await self._append(live_table, proposed, key):
                return number

    async def _append(self, live_table: LiveTable, proposed: Proposal, key: tuple[str, str]) -> int:
        """The number of the entry once it is stored; 0 if the log had grown meanwhile."""
        before = live_table.table
        author, command = key
        logged = Logged(before.number + 1, now(), proposed.entry, author, command)
        table = entered(before, proposed.table, logged)
        found = index(table)
        live_table.doubtful = True
        kept = await self.store.append(
            before.terms.id, logged, found if found != live_table.index else None
        )
        if not kept:
            await self.catch_up(live_table)
            return 0
        live_table.doubtful, live_table.index = False, found
        live_table.enter(logged, table)
        if not self._alone:
            self.spawn(self.news.publish(before.terms.id))
        self.ask_bots(live_table)
        return logged.number

    async def _think(self, live_table: LiveTable, seat: Seat) -> None:
        table = live_table.table
        ply, level = table.ply, table.chairs[seat].bot
        view = table.game.view(table.state, seat)
        try:
            with metrics.THINKING.time():
                move = await self.bot_workers.decide(table.terms.game, level, view)
            await self.settle(live_table, lambda table: _decision(table, ply, seat, move))
        except Refused as refused:
            log.error("bot-refused", table=table.terms.id, code=refused.code)
        finally:
            live_table.thinking.discard((ply, seat))

    async def _load(self, code: str) -> LiveTable:
        terms = await self.store.terms(code)
        if not terms:
            raise Refused("no-such-table", table=code)
        log = await self.store.log(terms.id)
        table = await asyncio.to_thread(fold, await self._empty(terms), log)
        return self.by_id.get(terms.id) or self._enter(LiveTable(table, log))

    async def _empty(self, terms: Terms) -> Table:
        material = await self.materials.of(terms.game, terms.material)
        return Table(terms, material, terms.chairs)

    def _enter(self, live_table: LiveTable) -> LiveTable:
        terms = live_table.table.terms
        self.by_id[terms.id] = live_table
        self.codes[terms.code] = terms.id
        self._make_space()
        metrics.KEPT.set(len(self.by_id))
        return live_table

    def _make_space(self) -> None:
        """Evict the longest-idle tables; checked only every so often, since it scans all."""
        if len(self.by_id) <= self._enough:
            return
        idle = [live_table for live_table in self.by_id.values() if live_table.idle]
        for live_table in idle[: max(0, len(idle) - KEPT)]:
            self.forget(live_table)
        self._enough = max(KEPT, len(self.by_id) + KEPT // 10)


def index(table: Table) -> Index:
    """What the database can find about a table without its log."""
    thinking = any([table.chairs[seat].bot for seat in table.waiting_for()])
    persons = frozenset([chair.person for chair in table.chairs if chair.person])
    return Index(table.phase, deadlines.wake(table), thinking, persons)


def _decision(table: Table, ply: int, seat: Seat, move: str) -> Proposal | None:
    """A bot's decision, unless it comes too late."""
    chair = table.chairs[seat]
    if table.ply != ply or seat not in table.waiting_for() or not chair.bot:
        return None
    return decision(table, seat, move, stand_in=chair.kind == PERSON)
