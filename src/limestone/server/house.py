"""The running server: rooms in memory, orders carried out, the log followed, bots asked."""

import asyncio
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, TypeVar

import structlog

from limestone.rules.game import Refused, Seat
from limestone.server import deadlines, fold, metrics, orders
from limestone.server.accounts import Person, now
from limestone.server.entries import Logged
from limestone.server.live import Alone, News
from limestone.server.materials import Materials
from limestone.server.minds import Minds
from limestone.server.orders import AnyOrder, Proposal
from limestone.server.rooms import Room
from limestone.server.store import PATIENCE, Index, Store, Unavailable
from limestone.server.tables import OVER, PERSON, Table, Terms

log = structlog.get_logger()

ROOMS = 1000  # tables kept in memory beside those that are watched

T = TypeVar("T")


class House:
    """All tables of a server, as one of its processes knows them."""

    def __init__(self, store: Store, news: News, minds: Minds) -> None:
        self.store = store
        self.news = news
        self.minds = minds
        self.materials = Materials(store)
        self.rooms: OrderedDict[str, Room] = OrderedDict()
        self.codes: dict[str, str] = {}
        self._enough = ROOMS
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def alone(self) -> bool:
        return isinstance(self.news, Alone)

    async def room(self, code: str) -> Room:
        """The room of a table, up to date with its log."""
        room = self.rooms.get(self.codes.get(code, ""))
        if not room:
            room = await self._load(code)
        room.used = time.monotonic()
        self.rooms.move_to_end(room.table.terms.id)
        async with room.lock:
            await self.catch_up(room)
        return room

    def perform(self, room: Room, person: Person, order: AnyOrder) -> Awaitable[int]:
        """Carry out an order once; the number of its entry, also when it is repeated."""

        def propose(table: Table) -> Proposal:
            return orders.proposal(table, person, order)

        return self._settle(room, propose, (person.id, order.id))

    async def house_order(self, room: Room, propose: Callable[[Table], Proposal | None]) -> int:
        """Do what the house has to do at a table; 0 when there is nothing to do."""
        return await self._settle(room, propose, ("", ""))

    async def catch_up(self, room: Room) -> bool:
        """Follow the log; whether there was anything new."""
        missed = await self.store.log(room.table.terms.id, room.table.number)
        for logged in missed:
            room.enter(logged, fold.after(room.table, logged))
        return bool(missed)

    async def heard(self, table_id: str) -> None:
        """Another process has said that a log has grown."""
        room = self.rooms.get(table_id)
        if room and room.watchers:
            async with room.lock:
                await self.catch_up(room)

    async def founded(self, terms: Terms, log: Sequence[Logged]) -> Room | None:
        """A new table and its room; None when its code was taken."""
        table = await self._empty(terms)
        table = fold.fold(table, log)
        if not await self.store.create(terms, log, index(table)):
            return None
        room = self._enter(Room(table, log))
        room.index = index(table)
        self.attend(room)
        return room

    def attend(self, room: Room) -> None:
        """Let the bots that are due at this table think."""
        table = room.table
        for seat in table.waiting_for():
            thought = (table.ply, seat)
            if table.chairs[seat].mind and thought not in room.thinking:
                room.thinking.add(thought)
                self.spawn(self._think(room, seat))

    def spawn(self, work: Any) -> None:
        """Run something in the background and hold on to it."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def forget(self, room: Room) -> None:
        """Drop a room from memory; it is rebuilt from its log when somebody comes."""
        terms = room.table.terms
        self.rooms.pop(terms.id, None)
        self.codes.pop(terms.code, None)

    def forget_finished(self) -> None:
        """Drop the games that are over and that nobody looks at any more."""
        over = [room for room in self.rooms.values() if room.table.phase == OVER and room.idle]
        for room in over:
            self.forget(room)

    async def close(self) -> None:
        """Send everybody away and stop thinking; what was acknowledged is stored."""
        for room in list(self.rooms.values()):
            room.close()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.to_thread(self.minds.close, wait=True)
        await self.news.close()

    async def _settle(
        self, room: Room, propose: Callable[[Table], Proposal | None], key: tuple[str, str]
    ) -> int:
        for pause in (*PATIENCE, None):
            try:
                async with room.lock:
                    return await self._attempt(room, propose, key)
            except Unavailable:
                if pause is None:
                    raise
                await asyncio.sleep(pause)
        raise AssertionError

    async def _attempt(
        self, room: Room, propose: Callable[[Table], Proposal | None], key: tuple[str, str]
    ) -> int:
        """Store what is proposed; where another process was faster, look again and propose anew."""
        while True:
            if key in room.answered:
                return room.answered[key]
            if room.doubtful and await self.catch_up(room):
                continue
            try:
                proposed = propose(room.table)
            except Refused:
                if not await self.catch_up(room):
                    raise
                continue
            if proposed is None:
                return 0
            if number := await self._append(room, proposed, key):
                return number

    async def _append(self, room: Room, proposed: Proposal, key: tuple[str, str]) -> int:
        """The number of the entry when it is stored; 0 when the log had grown meanwhile."""
        before = room.table
        author, command = key
        logged = Logged(before.number + 1, now(), proposed.body, author, command)
        after = fold.after(before, logged, proposed.referee)
        found = index(after)
        room.doubtful = True
        kept = await self.store.append(
            before.terms.id, logged, found if found != room.index else None
        )
        if not kept:
            await self.catch_up(room)
            return 0
        room.doubtful, room.index = False, found
        room.enter(logged, after)
        if not self.alone:
            self.spawn(self.news.publish(before.terms.id))
        self.attend(room)
        return logged.number

    async def _think(self, room: Room, seat: Seat) -> None:
        table = room.table
        ply, mind = table.ply, table.chairs[seat].mind
        view = table.game.view(table.state, seat)
        try:
            with metrics.THINKING.time():
                move = await self.minds.decide(table.terms.game, mind, view)
            await self.house_order(room, lambda table: _decision(table, ply, seat, move))
        except Refused as refused:
            log.error("bot-refused", table=table.terms.id, code=refused.code)
        finally:
            room.thinking.discard((ply, seat))

    async def _load(self, code: str) -> Room:
        terms = await self.store.terms(code)
        if not terms:
            raise Refused("no-such-table", table=code)
        log = await self.store.log(terms.id)
        table = await asyncio.to_thread(fold.fold, await self._empty(terms), log)
        return self.rooms.get(terms.id) or self._enter(Room(table, log))

    async def _empty(self, terms: Terms) -> Table:
        material = await self.materials.of(terms.game, terms.material)
        return Table(terms, material, terms.chairs)

    def _enter(self, room: Room) -> Room:
        terms = room.table.terms
        self.rooms[terms.id] = room
        self.codes[terms.code] = terms.id
        self._make_space()
        metrics.ROOMS.set(len(self.rooms))
        return room

    def _make_space(self) -> None:
        """Forget what has been idle for longest; not at every table, since all are looked at."""
        if len(self.rooms) <= self._enough:
            return
        idle = [room for room in self.rooms.values() if room.idle]
        for room in idle[: max(0, len(idle) - ROOMS)]:
            self.forget(room)
        self._enough = max(ROOMS, len(self.rooms) + ROOMS // 10)


def index(table: Table) -> Index:
    """What can be found about a table without its log."""
    thinking = any([table.chairs[seat].mind for seat in table.waiting_for()])
    persons = frozenset([chair.person for chair in table.chairs if chair.kind == PERSON])
    return Index(table.phase, deadlines.wake(table), thinking, persons)


def _decision(table: Table, ply: int, seat: Seat, move: str) -> Proposal | None:
    """A bot's decision, unless it has come too late."""
    chair = table.chairs[seat]
    if table.ply != ply or seat not in table.waiting_for() or not chair.mind:
        return None
    return orders.decision(table, seat, move, stand_in=chair.kind == PERSON)
