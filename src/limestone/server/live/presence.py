"""Who is at a table now: here, away, watching. Told to whoever looks, a little at a time."""

import asyncio
import time
from collections.abc import Iterable
from functools import partial
from typing import Any

import msgspec
from sqlalchemy import Connection, bindparam, select, update

from limestone.server.live import messages
from limestone.server.live.live_table import LiveTable
from limestone.server.live.news import News
from limestone.server.live.outbox import Watcher
from limestone.server.store import schema
from limestone.server.store.log import Store
from limestone.server.store.people import now
from limestone.server.table.chairs import PERSON

GATHER = 0.25  # seconds in which those who come together are told together
APART = 1.0  # seconds between two messages about one table, at least
LINGER = 3.0  # seconds in which who has left may come back unnoticed: a page that is loaded anew
NAMED = 20  # watchers who are told by name; the others are counted
STALE = 45_000  # milliseconds after which the word of another process counts no more

SEEN = (
    update(schema.seatings)
    .where(schema.seatings.c.table_id == bindparam("at_table"))
    .where(schema.seatings.c.person == bindparam("who"))
    .values(seen=bindparam("moment"))
)


class Word(msgspec.Struct):
    """What one process knows of a table, for the others."""

    at: int  # when it was said
    here: dict[str, str]  # names by person
    nameless: int = 0  # watchers who are nobody
    gone: dict[str, int] = {}  # when those who left were last here


class Roll:
    """Who is at one table, as far as this process knows."""

    def __init__(self, live_table: LiveTable) -> None:
        self.live_table = live_table
        self.leaving: dict[str, tuple[float, str]] = {}  # since when, and the name
        self.gone: dict[str, int] = {}
        self.others: list[Word] = []  # of other processes
        self.learned = False  # whether the database and the others have been asked
        self.told = b""  # to those who look
        self.said: Any = None  # to other processes
        self.timer: asyncio.TimerHandle | None = None
        self.rested = 0.0  # when the next message may be sent

    def word(self) -> Word:
        """Who is here by this process, those who have only just left among them."""
        here = {person: name for person, (_, name) in self.leaving.items()}
        looking = [watcher for watcher in self.live_table.watchers if watcher.looking]
        here |= {watcher.person: watcher.name for watcher in looking if watcher.person}
        nameless = sum(not watcher.person for watcher in looking)
        return Word(now(), here, nameless, self.gone)

    def message(self) -> bytes:
        """What everybody at the table is told alike."""
        words = [self.word(), *(word for word in self.others if word.at > now() - STALE)]
        here = {person: name for word in words for person, name in word.here.items()}
        gone: dict[str, int] = {}
        for word in words:
            for person, at in word.gone.items():
                gone[person] = max(at, gone.get(person, 0))
        chairs = self.live_table.table.chairs
        seated = {n: chair.person for n, chair in enumerate(chairs) if chair.kind == PERSON}
        watching = [name for person, name in here.items() if person not in seated.values()]
        nameless = sum(word.nameless for word in words)
        since = {n: gone[who] for n, who in seated.items() if who not in here and who in gone}
        return messages.encode(
            {
                "type": "presence",
                "here": [n for n, person in seated.items() if person in here],
                "since": {str(n): at for n, at in since.items()},
                "watching": len(watching) + nameless,
                "names": sorted(watching)[:NAMED],
            }
        )


class Presence:
    """Who is at the tables that are watched in this process."""

    def __init__(self, store: Store, news: News) -> None:
        self._store = store
        self._news = news
        self._rolls: dict[str, Roll] = {}
        self._seen: dict[tuple[str, str], int] = {}  # not yet stored
        self._tasks: set[asyncio.Task[None]] = set()

    def came(self, live_table: LiveTable, watcher: Watcher) -> None:
        """Somebody has opened a line to a table, or looks at it again."""
        roll = self._rolls.setdefault(live_table.table.terms.id, Roll(live_table))
        roll.live_table = live_table
        roll.leaving.pop(watcher.person, None)
        self._soon(roll)

    def went(self, live_table: LiveTable, watcher: Watcher) -> None:
        """A line is closed, or nobody looks at its page."""
        roll = self._rolls.get(live_table.table.terms.id)
        if not roll:
            return
        if watcher.person and not _is_here(live_table.watchers, watcher.person):
            roll.leaving[watcher.person] = (time.monotonic(), watcher.name)
        self._soon(roll)

    def looks(self, live_table: LiveTable, watcher: Watcher, *, here: bool) -> None:
        """A page says whether somebody looks at it, and is told from now on who else does."""
        roll = self._rolls.setdefault(live_table.table.terms.id, Roll(live_table))
        was, watcher.looking = watcher.looking, here
        if not watcher.curious:
            watcher.curious = True
            watcher.put(roll.message())
            self._run(self._learn(roll))
        if was != here:
            (self.came if here else self.went)(live_table, watcher)

    def reseated(self, live_table: LiveTable) -> None:
        """Who watched may sit now."""
        if roll := self._rolls.get(live_table.table.terms.id):
            self._soon(roll)

    def is_here(self, table_id: str, person: str) -> bool:
        """Whether somebody looks at the table as this person, in this process."""
        roll = self._rolls.get(table_id)
        return roll is not None and _is_here(roll.live_table.watchers, person)

    async def is_looking(self, table_id: str, person: str) -> bool:
        """Whether somebody looks at the table as this person, in any process."""
        if self.is_here(table_id, person):
            return True
        return any(person in word.here for word in await self._words(table_id))

    async def on_news(self, table_id: str) -> None:
        """Another process has seen somebody come or go."""
        roll = self._rolls.get(table_id)
        if roll and roll.learned:
            roll.others = await self._words(table_id)
            self._soon(roll)

    async def keep(self) -> None:
        """Store when people were last seen; repeat to the others who is here, and listen."""
        seen, self._seen = self._seen, {}
        rows = [{"at_table": at, "who": who, "moment": when} for (at, who), when in seen.items()]
        if rows:
            await self._store.engines.writer.run(partial(_store_seen, rows))
        for table_id, roll in list(self._rolls.items()):
            await self._news.leave_word(table_id, msgspec.json.encode(roll.word()), aloud=False)
            await self.on_news(table_id)

    def close(self) -> None:
        for roll in self._rolls.values():
            if roll.timer:
                roll.timer.cancel()
        for task in self._tasks:
            task.cancel()

    def _soon(self, roll: Roll, seconds: float = GATHER) -> None:
        """Tell it together with whatever else happens in this moment."""
        if not roll.timer:
            loop = asyncio.get_running_loop()
            moment = max(loop.time() + seconds, roll.rested)
            roll.timer = loop.call_at(moment, self._tell, roll)

    def _tell(self, roll: Roll) -> None:
        roll.timer = None
        roll.rested = asyncio.get_running_loop().time() + APART
        self._part(roll)
        message, word = roll.message(), roll.word()
        if message != roll.told:
            roll.told = message
            for watcher in roll.live_table.watchers:
                if watcher.curious:
                    watcher.put(message)
        self._say(roll, word)
        if roll.leaving:
            first = min(at for at, _ in roll.leaving.values())
            self._soon(roll, max(GATHER, first + LINGER - time.monotonic()))
        elif not roll.live_table.watchers:
            self._rolls.pop(roll.live_table.table.terms.id, None)

    def _part(self, roll: Roll) -> None:
        """Who left and has not come back is away from now on."""
        table = roll.live_table.table
        for person, (at, _) in list(roll.leaving.items()):
            if time.monotonic() < at + LINGER:
                continue
            del roll.leaving[person]
            roll.gone[person] = now()
            if table.seats_of(person):
                self._seen[table.terms.id, person] = roll.gone[person]

    def _say(self, roll: Roll, word: Word) -> None:
        """Tell the other processes, if there is something new."""
        facts = (word.here, word.nameless)
        if facts != roll.said:
            roll.said = facts
            table_id = roll.live_table.table.terms.id
            self._run(self._news.leave_word(table_id, msgspec.json.encode(word)))

    async def _learn(self, roll: Roll) -> None:
        """Ask the database and the other processes what they know."""
        if roll.learned:
            return
        roll.learned = True
        table_id, found = roll.live_table.table.terms.id, schema.seatings.c
        query = select(found.person, found.seen).where(found.table_id == table_id)
        rows = await self._store.read(query.where(found.seen.is_not(None)))
        roll.gone = {row.person: row.seen for row in rows} | roll.gone
        roll.others = await self._words(table_id)
        self._soon(roll)

    async def _words(self, table_id: str) -> list[Word]:
        said = await self._news.words(table_id)
        words = [msgspec.json.decode(word, type=Word) for word in said]
        return [word for word in words if word.at > now() - STALE]

    def _run(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def _store_seen(rows: list[dict[str, Any]], connection: Connection) -> None:
    connection.execute(SEEN, rows)


def _is_here(watchers: Iterable[Watcher], person: str) -> bool:
    return any(watcher.person == person and watcher.looking for watcher in watchers)
