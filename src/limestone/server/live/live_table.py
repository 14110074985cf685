"""A table in the memory of one process, and the watchers of it there."""

import asyncio
import time
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

import structlog

from limestone.rules.game import Refused
from limestone.server.live import messages
from limestone.server.live.outbox import Watcher
from limestone.server.logs import described
from limestone.server.store.log import Index
from limestone.server.table.entry import Logged, after
from limestone.server.table.table import WAITING, Table
from limestone.server.table.terms import PRIVATE
from limestone.server.table.upkeep import Forgotten, Renamed

log = structlog.get_logger()

MISSED = 200  # entries after which a client is sent the whole table instead
HEAVY = 0.003  # seconds; messages that take longer are composed in a thread
MANY = 8  # seats; so are those of larger tables
REST = 60.0  # seconds without a request after which a table counts as idle

_cost: dict[str, float] = {}  # seconds to compose a message, by game, as measured lately


class Past(NamedTuple):
    """An entry of the log, and the table after it; no entry: the table before the first."""

    logged: Logged | None
    table: Table


def traced(empty: Table, log: Iterable[Logged]) -> deque[Past]:
    """The table after each of the last entries, which clients may have missed."""
    past = deque([Past(None, empty)], MISSED + 1)
    for logged in log:
        past.append(Past(logged, after(past[-1].table, logged)))
    return past


class LiveTable:
    """The table as of its last known entry: a cache of the log, which is authoritative."""

    def __init__(self, past: deque[Past], log: Sequence[Logged]) -> None:
        self.past = past
        self.table = past[-1].table
        self.lock = asyncio.Lock()  # held from proposal to commit
        self.sending = asyncio.Lock()  # held while messages to watchers are composed
        self.index: Index | None = None  # as this process stored it last
        self.doubtful = False  # whether a commit failed that may have stored its entry
        self.answered = {(e.author, e.command): e.number for e in log if e.author}
        self.used = time.monotonic()  # when it was last opened
        self.thinking: set[tuple[int, int]] = set()  # ply and seat of each bot that has been asked
        self.watchers: set[Watcher] = set()
        self._viewpoints: dict[str, messages.Viewpoint] = {}
        self._unsent: deque[tuple[Logged, Table]] = deque()
        self._sender: asyncio.Task[None] | None = None

    @property
    def idle(self) -> bool:
        """Whether this table can be dropped from memory."""
        busy = self.watchers or self.thinking or self.lock.locked() or self._sender
        return not busy and time.monotonic() >= self.used + REST

    def enter(self, logged: Logged, after: Table) -> None:
        """Take in one more entry of the log, and send it to all watchers."""
        if after.invitation != self.table.invitation:
            self._show_out(after)
        self.table = after
        if isinstance(logged.body, (Forgotten, Renamed)):
            self.past.clear()  # in which somebody has another name
        self.past.append(Past(logged, after))
        if logged.author:
            self.answered[logged.author, logged.command] = logged.number
        if not self.watchers:
            return
        if not self._sender and not self.sending.locked() and self._is_quick():
            self._send_now(messages.Change(logged, after))
            return
        self._unsent.append((logged, after))
        if not self._sender:
            self._sender = asyncio.create_task(self._send_rest())

    async def watch(self, watcher: Watcher) -> messages.Viewpoint:
        """Add a watcher; return a copy of what viewers with the same rights were sent so far."""
        async with self.sending:
            watcher.key = self._key(watcher.person)
            if watcher.key not in self._viewpoints:
                self._viewpoints[watcher.key] = await self.composed(
                    messages.Viewpoint, self.table, watcher.key
                )
            self.watchers.add(watcher)
            return self._viewpoints[watcher.key].copy()

    def unwatch(self, watcher: Watcher) -> None:
        """Remove a watcher."""
        self.watchers.discard(watcher)
        if all(other.key != watcher.key for other in self.watchers):
            self._viewpoints.pop(watcher.key, None)

    def close(self) -> None:
        """Disconnect all watchers."""
        for watcher in self.watchers:
            watcher.drop()

    def _show_out(self, table: Table) -> None:
        """Close the lines of those who were only invited: the invitation is another one now."""
        for watcher in self.watchers:
            inside = table.seats_of(watcher.person) or watcher.person == table.terms.host
            if table.terms.visibility == PRIVATE and not inside:
                watcher.drop(Refused("no-such-table", table=table.terms.code))

    async def composed(self, compose: Callable[..., Any], *args: Any) -> Any:
        """The result of a function, which runs in a thread if this game is known to take long."""
        game = self.table.terms.game
        if len(self.table.chairs) > MANY or _cost.get(game, 0) > HEAVY:
            return await asyncio.to_thread(_timed, game, compose, args)
        return _timed(game, compose, args)

    def _key(self, person: str) -> str:
        """Viewers with the same key are sent the same: all who can never sit here share one."""
        table = self.table
        mine = table.phase == WAITING or table.seats_of(person) or person == table.terms.host
        return person if mine else ""

    def _is_quick(self) -> bool:
        """Whether all watchers can be sent a message now without delaying other tables."""
        expected = _cost.get(self.table.terms.game, HEAVY) * len(self._viewpoints)
        return len(self.table.chairs) <= MANY and expected < HEAVY

    def _send_now(self, change: messages.Change) -> None:
        began = time.perf_counter()
        for key, viewpoint in self._viewpoints.items():
            self._put(key, messages.encode(viewpoint.step(change)))
        took = time.perf_counter() - began
        _learn(self.table.terms.game, took / max(1, len(self._viewpoints)))

    async def _send_rest(self) -> None:
        try:
            while self._unsent:
                async with self.sending:
                    await self._send_one(*self._unsent.popleft())
        except Exception as error:  # whatever it is, the watchers come back and ask for the whole
            log.error("sending-failed", table=self.table.terms.id, **described(error))
            self._unsent.clear()
            self._viewpoints.clear()
            self.close()
        finally:
            self._sender = None

    async def _send_one(self, logged: Logged, after: Table) -> None:
        change = messages.Change(logged, after)
        for key, viewpoint in list(self._viewpoints.items()):
            if viewpoint.table.number >= logged.number:
                continue
            message = await self.composed(lambda one: messages.encode(one.step(change)), viewpoint)
            self._put(key, message)
            await asyncio.sleep(0)

    def _put(self, key: str, message: bytes) -> None:
        for watcher in self.watchers:
            if watcher.key == key:
                watcher.put(message)


def _timed(game: str, compose: Callable[..., Any], args: Sequence[Any]) -> Any:
    began = time.perf_counter()
    made = compose(*args)
    _learn(game, time.perf_counter() - began)
    return made


def _learn(game: str, took: float) -> None:
    known = _cost.get(game, took)
    # Cap outliers: a long wait for the CPU says nothing about the game.
    _cost[game] = 0.9 * known + 0.1 * min(took, 2 * known)
