"""The tables in the memory of one process: orders are carried out here, and bots are asked."""

import asyncio
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from functools import partial
from typing import Any

import structlog

from limestone.rules.game import Refused, Seat, is_ours
from limestone.server import metrics
from limestone.server.live import summaries
from limestone.server.live.blocks import show_out
from limestone.server.live.bot_workers import BotWorkers
from limestone.server.live.chores import Chores
from limestone.server.live.fair_turns import Asker, FairTurns, Need
from limestone.server.live.hearing import overhear
from limestone.server.live.installed_bots import InstalledBots
from limestone.server.live.isolation import isolated
from limestone.server.live.lines import Lines
from limestone.server.live.live_table import LiveTable, traced
from limestone.server.live.material_reader import MaterialReader
from limestone.server.live.news import APART, GONE, PRESENCE, News, NoNews
from limestone.server.live.presence import Presence
from limestone.server.live.projections import projections
from limestone.server.live.push import Push
from limestone.server.live.reckoner import Reckoner
from limestone.server.live.reviews import Reviews
from limestone.server.store import acquaintances, ratings
from limestone.server.store.log import Index, Store, patiently
from limestone.server.store.materials import Materials
from limestone.server.store.people import now
from limestone.server.table import deadlines
from limestone.server.table.chairs import PERSON, Chair
from limestone.server.table.deciding import decision
from limestone.server.table.entry import Logged, Proposal, after, entered
from limestone.server.table.order import Order
from limestone.server.table.person import Person
from limestone.server.table.table import OVER, Table
from limestone.server.table.terms import Terms

log = structlog.get_logger()

KEPT = 1000  # tables kept in memory beside those that are watched
SERVER = ("", "")  # the author and command of what the server does by itself

Propose = Callable[[Table], Proposal | None]


class Reseated(Exception):
    """Somebody has come or gone since it was looked at who is here."""


class LiveTables:
    """All tables of a server, loaded into one of its processes as they are needed."""

    def __init__(self, store: Store, news: News, bot_workers: BotWorkers) -> None:
        self.store = store
        self.news = news
        self.bot_workers = bot_workers
        self.installed_bots = InstalledBots()
        self._turns = FairTurns(bot_workers.count)
        self._material_reader = MaterialReader()
        self.materials = Materials(store, self._material_reader.read)
        self.reviews = Reviews(store, self.materials)
        self.reckoner = Reckoner(store)
        self.presence = Presence(store, news)
        self.lines = Lines(news)
        self.push = Push(store, self.presence)
        self.by_id: OrderedDict[str, LiveTable] = OrderedDict()
        self.codes: dict[str, str] = {}
        self._enough = KEPT
        self.chores = Chores()
        self._alone = isinstance(news, NoNews)

    async def open(self, code: str) -> LiveTable:
        """The live table with that code, up to date with its log."""
        live_table = self.by_id.get(self.codes.get(code, ""))
        if not live_table:
            live_table = await self._load(code.replace("\0", ""))
        live_table.used = time.monotonic()
        self.by_id.move_to_end(live_table.table.terms.id)
        async with live_table.lock:
            await self.catch_up(live_table)
        return live_table

    async def latest(self, code: str, number: int) -> Table:
        """The table with that code, whose log has so many entries: without reading them again."""
        live_table = self.by_id.get(self.codes.get(code, ""))
        if not live_table or live_table.table.number < number:
            return (await self.open(code)).table
        live_table.used = time.monotonic()
        self.by_id.move_to_end(live_table.table.terms.id)
        return live_table.table

    def perform(self, live_table: LiveTable, person: Person, order: Order) -> Awaitable[int]:
        """Carry out an order once; return the number of its entry, even if it is repeated."""
        return self.settle(
            live_table, lambda table: order.propose(table, person), (person.id, order.id)
        )

    def join(
        self, live_table: LiveTable, person: Person, order: Order, beside: Sequence[Chair]
    ) -> Awaitable[int]:
        """The same for whoever sits down; Reseated if it would be beside others than these."""

        def propose(table: Table) -> Proposal | None:
            if table.chairs is not beside:
                raise Reseated
            return order.propose(table, person)

        return self.settle(live_table, propose, (person.id, order.id))

    def settle(
        self, live_table: LiveTable, propose: Propose, key: tuple[str, str] = SERVER
    ) -> Coroutine[Any, Any, int]:
        """Store what is proposed; return the number of its entry, or 0 if nothing is proposed."""
        return patiently(partial(self._attempt, live_table, propose, key))

    async def catch_up(self, live_table: LiveTable) -> bool:
        """Read the entries that the log has gained; return whether there were any."""
        chairs = live_table.table.chairs
        missed = await self.store.log(live_table.table.terms.id, live_table.table.number)
        for logged in missed:
            live_table.enter(logged, after(live_table.table, logged))
        if live_table.table.chairs is not chairs:
            self.presence.reseated(live_table)
        return bool(missed)

    async def on_news(self, hint: str) -> None:
        """Catch up after another process: a log or a talk has grown, or somebody came or went."""
        if hint.startswith(PRESENCE):
            await self.presence.on_news(hint.removeprefix(PRESENCE))
            return
        if hint.startswith(GONE):
            self.lines.hang_up(hint.removeprefix(GONE).split())
            return
        if hint.startswith(APART):
            await show_out(self.store, self.by_id.values(), hint.removeprefix(APART))
            return
        table_id, _, number = hint.partition(" ")
        live_table = self.by_id.get(table_id)
        if live_table and live_table.watchers:
            with isolated(live_table.table.terms.code):
                async with live_table.lock:
                    await self.catch_up(live_table)
                if number:
                    await overhear(self.store, live_table, int(number))

    async def created(self, terms: Terms, log: Sequence[Logged]) -> LiveTable | None:
        """Store and open a new table; None when its code is taken."""
        empty = await self._empty(terms)
        past = traced(empty, log)
        table = past[-1].table
        also = projections(self.store, empty, table, terms.created)
        if not await self.store.create(terms, log, index(table), also):
            return None
        live_table = self._enter(LiveTable(past, log))
        live_table.index = index(table)
        self.ask_bots(live_table)
        self.push.on_rematch(table)
        self.push.on_round(table)
        return live_table

    def ask_bots(self, live_table: LiveTable) -> None:
        """Ask the bots that are due at this table."""
        table = live_table.table
        if table.paused is not None:
            return
        for seat in table.waiting_for():
            thought = (table.ply, seat)
            if table.chairs[seat].bot and thought not in live_table.thinking:
                live_table.thinking.add(thought)
                self.spawn(self._think(live_table, seat))

    async def hint(self, live_table: LiveTable, person: Person, seat: Seat, effort: float) -> Any:
        """A hint for a seat, from what it sees; among equals of the bots, in fair turns."""
        table = live_table.table
        view = table.game.view(table.state, seat)
        async with self._turns.turn(Asker(person.id, Need.WATCHED)):
            return await self.bot_workers.hint(table.terms.game, view, effort)

    def hang_up(self, *gone: str) -> None:
        """Close the lines of people or sessions that are no more, in every process."""
        self.lines.hang_up(gone)
        self.publish(GONE + " ".join(gone))

    async def block(self, person: str, other: str, *, blocked: bool) -> None:
        """Let a person have nothing to do with another any more; or again."""
        await acquaintances.block(self.store, person, other, blocked=blocked)
        if blocked:
            await show_out(self.store, self.by_id.values(), other)
            self.publish(APART + other)

    async def count_ratings(self) -> None:
        """Count the rated games that have ended, here or in another process."""
        await ratings.count(self.store)

    def publish(self, hint: str) -> None:
        """Tell the other processes, if there are any, that a log or a talk has grown."""
        if not self._alone:
            self.spawn(self.news.publish(hint))

    def spawn(self, work: Any) -> None:
        """Run a coroutine in the background."""
        self.chores.once(work)

    def forget(self, live_table: LiveTable) -> None:
        """Drop a table from memory; it is rebuilt from its log when it is next opened."""
        terms = live_table.table.terms
        self.by_id.pop(terms.id, None)
        self.codes.pop(terms.code, None)

    def forget_idle(self, *, finished: bool = True) -> None:
        """Drop the games that nobody watches any more: those that are over, or all of them."""
        for live_table in list(self.by_id.values()):
            if live_table.idle and (live_table.table.phase == OVER or not finished):
                self.forget(live_table)

    async def close(self) -> None:
        """Disconnect all watchers and stop the bots; what was acknowledged is stored."""
        for live_table in list(self.by_id.values()):
            live_table.close()
        await self.chores.close()
        self.presence.close()
        await self.push.close()
        await asyncio.to_thread(self.bot_workers.close, wait=True)
        self.installed_bots.close()
        await asyncio.to_thread(self._material_reader.close)
        await self.reviews.close()
        await self.reckoner.close()
        await self.news.close()

    async def _attempt(self, live_table: LiveTable, propose: Propose, key: tuple[str, str]) -> int:
        """Store the proposal; if another process appended first, catch up and propose again."""
        async with live_table.lock:
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
        also = projections(self.store, before, table, logged.at)
        kept = await self.store.append(
            before.terms.id, logged, found if found != live_table.index else None, also
        )
        if not kept:
            await self.catch_up(live_table)
            return 0
        live_table.doubtful, live_table.index = False, found
        live_table.enter(logged, table)
        self.push.on_entry(before, logged.body, table)
        if table.chairs is not before.chairs:
            self.presence.reseated(live_table)
        self.publish(before.terms.id)
        if found.thinking:
            self.ask_bots(live_table)
        if table.phase == OVER != before.phase and table.terms.rated:
            self.spawn(self.count_ratings())
        return logged.number

    async def _think(self, live_table: LiveTable, seat: Seat) -> None:
        ply = live_table.table.ply
        try:
            if not is_ours(live_table.table.chairs[seat].bot):  # which keeps no other waiting
                move = await self.installed_bots.decide(live_table.table, seat)
            else:
                async with self._turns.turn(_asker(live_table)):
                    move = await self._decided(live_table, ply, seat)
            if move:
                await self.settle(live_table, lambda table: _decision(table, ply, seat, move))
        except Refused as refused:
            log.error("bot-refused", table=live_table.table.terms.id, code=refused.code)
        finally:
            live_table.thinking.discard((ply, seat))

    async def _decided(self, live_table: LiveTable, ply: int, seat: Seat) -> str:
        """What a bot decides; nothing if nobody needs it any more when its turn comes."""
        table = live_table.table
        if not _is_asked(table, ply, seat):
            return ""
        view = table.game.view(table.state, seat)
        with metrics.THINKING.time():
            return await self.bot_workers.decide(table.terms.game, table.chairs[seat].bot, view)

    async def _load(self, code: str) -> LiveTable:
        terms = await self.store.terms(code)
        if not terms:
            raise Refused("no-such-table", table=code)
        log = await self.store.log(terms.id)
        past = await asyncio.to_thread(traced, await self._empty(terms), log)
        return self.by_id.get(terms.id) or self._enter(LiveTable(past, log))

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
    asked = table.waiting_for() if table.paused is None else ()
    thinking = any([table.chairs[seat].bot for seat in asked])
    summary = summaries.stored(table) if table.phase == OVER else None
    return Index(table.phase, deadlines.wake(table), thinking, table.chairs, summary)


def _asker(live_table: LiveTable) -> Asker:
    """Whose table it is, and whether somebody there waits for a bot."""
    chairs = live_table.table.chairs
    played = any(chair.kind == PERSON and not chair.bot for chair in chairs)
    need = Need.NOBODY if not played else Need.WATCHED if live_table.watchers else Need.PLAYED
    return Asker(live_table.table.terms.host, need)


def _is_asked(table: Table, ply: int, seat: Seat) -> bool:
    """Whether a bot is still to decide for this seat in this step."""
    waited_for = table.ply == ply and seat in table.waiting_for() and table.paused is None
    return waited_for and bool(table.chairs[seat].bot)


def _decision(table: Table, ply: int, seat: Seat, move: str) -> Proposal | None:
    """A bot's decision, unless it comes too late."""
    if not _is_asked(table, ply, seat):
        return None
    return decision(table, seat, move, stand_in=table.chairs[seat].kind == PERSON)
