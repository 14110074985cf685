"""The club nights in the memory of one process: orders are carried out here."""

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import Annotated, Any, Literal, TypeVar
from uuid import uuid4

import msgspec
import structlog

from limestone.rules.game import Refused, choose, level, options
from limestone.server.live import night_rounds
from limestone.server.live.isolation import isolated
from limestone.server.live.live_tables import LiveTables, Reseated
from limestone.server.live.new_tables import OptionWord, WantedPace, Word, code
from limestone.server.logs import described
from limestone.server.nights.entry import Entry, Logged, after, fold
from limestone.server.nights.night import BREAK, Night, Player
from limestone.server.nights.order import Order
from limestone.server.nights.rounds import begun_alone, overrun
from limestone.server.nights.running import Ended
from limestone.server.nights.terms import (
    Minutes,
    NightTerms,
    Places,
    Rounds,
    Size,
    Title,
)
from limestone.server.store import acquaintances
from limestone.server.store import nights as stored
from limestone.server.store.log import patiently
from limestone.server.store.people import ACCOUNT, now
from limestone.server.table.chairs import FORGOTTEN
from limestone.server.table.person import Person
from limestone.server.table.table import Table
from limestone.server.table.terms import Pace

KEPT = 200  # nights in memory
LARGE = 40  # players; where there are more, what is counted of all is counted in a thread
HERE = 15_000  # milliseconds after its last question for which a page counts as open
MOST_OWN = 200  # entries of one player in the log of a night
MOST = 20_000  # entries in the log of a night
AHEAD = 366 * 86_400_000  # milliseconds: a night is at most a year away
logger = structlog.get_logger()
ALONE = 1  # seat: where that is enough nobody touches the others, and the same deal is comparable
SERVER = ("", "")

T = TypeVar("T")
Moment = Annotated[int, msgspec.Meta(ge=0, le=2**53)]


class WantedNight(msgspec.Struct, frozen=True):
    """A night as its organiser wants it."""

    name: Title
    game: Word
    starts: Moment
    size: Size = 2
    rounds: Rounds | None = 5
    until: Moment | None = None
    minutes: Minutes = 0
    options: Annotated[list[OptionWord], msgspec.Meta(max_length=20)] = []
    pace: WantedPace = WantedPace(120, "bot")
    same: bool = False
    late: bool = True
    places: Places = 100
    visibility: Literal["public", "link"] = "link"
    rated: bool = False
    auto: bool = False
    like: Word | None = None  # the code of one's own last night: whoever was there is told of this


async def off_loop(night: Night, work: Callable[..., T], *args: Any) -> T:
    """The result of a function; of a large night from a thread, since it may take long there."""
    return await asyncio.to_thread(work, *args) if len(night.players) > LARGE else work(*args)


class LiveNight:
    """A night as of its last known entry: a cache of the log, which is authoritative."""

    def __init__(self, night: Night, log: list[Logged]) -> None:
        self.night = night
        self.lock = asyncio.Lock()
        self.answered = {(e.author, e.command): e.number for e in log if e.author}
        self.done: set[object] = set()  # what has been carried out at tables
        self.attended = 0.0  # when its tables were last looked after
        self.here: dict[str, int] = {}  # when whose page last asked this process

    def enter(self, logged: Logged) -> None:
        self.night = after(self.night, logged)
        if logged.author:
            self.answered[logged.author, logged.command] = logged.number


class Nights:
    """All club nights of a server, loaded into one of its processes as they are needed."""

    def __init__(self, live_tables: LiveTables) -> None:
        self.live_tables = live_tables
        self.store = live_tables.store
        self._by_code: OrderedDict[str, LiveNight] = OrderedDict()
        self._unreadable: set[str] = set()  # the codes of nights whose rows are damaged

    async def made(self, person: Person, wanted: WantedNight) -> LiveNight:
        """A new night of this organiser; Refused says which of the wishes cannot be met."""
        if person.kind != ACCOUNT:
            raise Refused("account-first")
        terms = await self._terms(person, wanted)
        guests = await self._guests(person, wanted.like) if wanted.like else []
        for _ in range(20):
            night = Night(terms)
            if await stored.create(self.store, night, guests):
                return self._keep(LiveNight(night, []))
            terms = msgspec.structs.replace(terms, code=code())
        raise Refused("unavailable")

    async def _guests(self, person: Person, code: str) -> list[str]:
        """Who was at an earlier night of an organiser, and has to do with them."""
        night = (await self.open(code)).night
        if not night.is_organiser(person.id):
            raise Refused("not-organiser")
        apart = {person.id, "", *await acquaintances.apart(self.store, person.id)}
        there = dict.fromkeys(one.person for one in night.players if one.name != FORGOTTEN)
        return [one for one in there if one not in apart]

    async def open(self, code: str) -> LiveNight:
        """The night with that code, up to date with its log; Refused where a row is damaged."""
        try:
            live = await self._opened(code.replace("\0", ""))
        except Refused as refused:
            self._note(code, refused)
            raise
        self._unreadable.discard(code)
        return live

    async def perform(
        self,
        live: LiveNight,
        person: Person,
        order: Order,
        *,
        beside: Sequence[Player] | None = None,
    ) -> int:
        """Carry out an order once; return the number of its entry, even if it is repeated.

        Reseated if it is among other players than those that were looked at.
        """

        def propose(night: Night) -> Entry | None:
            if beside is not None and night.players is not beside:
                raise Reseated
            return order.propose(night, person, now())

        own = sum(author == person.id for author, _ in live.answered)
        if own >= MOST_OWN and not live.night.helps(person.id):
            raise Refused("night-enough")
        number = await self.settle(live, propose, (person.id, order.id))
        await self.attend(live)
        return number

    async def settle(
        self,
        live: LiveNight,
        propose: Callable[[Night], Entry | None],
        key: tuple[str, str] = SERVER,
    ) -> int:
        """Store what is proposed; return the number of its entry, or 0 if nothing is proposed."""

        async def attempt() -> int:
            async with live.lock:
                return await self._attempt(live, propose, key)

        return await patiently(attempt)

    async def attend(self, live: LiveNight) -> None:
        """Look after the tables of the round that is played."""
        live.attended = time.monotonic()
        await self.settle(live, lambda night: overrun(night, now()))
        if live.night.rounds:
            await night_rounds.attend(self, live)
        until = live.night.terms.until
        if live.night.phase == BREAK and until and now() > until:
            await self.settle(live, _time_is_over)
        elif await self.settle(live, lambda night: begun_alone(night, now())):
            await night_rounds.attend(self, live)

    async def keep(self) -> None:
        """Look after all nights that go on: whatever a process has left undone is done here."""
        for found in await stored.going_on(self.store, now()):
            if found in self._unreadable:
                continue  # that is logged; it goes on when somebody finds that it can be read again
            with isolated(found):
                await self.attend(await self.open(found))

    async def check_open(self, table: Table, person: str) -> None:
        """Refuse a table to whoever could learn there what others are still to be dealt."""
        origin = table.terms.origin
        if not origin or origin.kind != "night" or table.seats_of(person):
            return
        source, _, number = origin.source.partition(" ")
        if not night_rounds.is_open((await self.open(source)).night, int(number), person):
            raise Refused("sealed")

    async def present(self, live: LiveNight, person: str) -> set[str]:
        """Who looks at the page of a night now, this person among them; in any process."""
        news, night_id, moment = self.live_tables.news, live.night.terms.id, now()
        if person:
            live.here[person] = moment
        live.here = {who: seen for who, seen in live.here.items() if seen > moment - HERE}
        await news.leave_word(night_id, msgspec.json.encode(live.here), aloud=False)
        words = [
            msgspec.json.decode(word, type=dict[str, int]) for word in await news.words(night_id)
        ]
        seen = [(who, at) for here in (live.here, *words) for who, at in here.items()]
        return {who for who, at in seen if at > moment - HERE}

    async def _attempt(
        self, live: LiveNight, propose: Callable[[Night], Entry | None], key: tuple[str, str]
    ) -> int:
        while True:
            if key in live.answered:
                return live.answered[key]
            try:
                entry = await off_loop(live.night, propose, live.night)
            except Refused:
                if not await self._catch_up(live):
                    raise
                continue
            if entry is None:
                return 0
            if live.night.number >= MOST:
                raise Refused("night-enough")
            logged = Logged(live.night.number + 1, now(), entry, *key)
            if await stored.append(self.store, logged, after(live.night, logged)):
                live.enter(logged)
                return logged.number
            await self._catch_up(live)

    async def _catch_up(self, live: LiveNight) -> bool:
        missed = await stored.log(self.store, live.night.terms.id, live.night.number)
        for logged in missed:
            live.enter(logged)
        return bool(missed)

    async def _opened(self, code: str) -> LiveNight:
        live = self._by_code.get(code) or await self._load(code)
        self._by_code.move_to_end(live.night.terms.code)
        async with live.lock:
            await self._catch_up(live)
        return live

    def _note(self, code: str, refused: Refused) -> None:
        """Log a night that cannot be read, once."""
        if refused.code == "unreadable-night" and code not in self._unreadable:
            self._unreadable.add(code)
            logger.error("night-failed", night=code, **described(refused))

    async def _load(self, code: str) -> LiveNight:
        terms = await stored.terms(self.store, code)
        if not terms:
            raise Refused("no-such-night", night=code)
        log = await stored.log(self.store, terms.id)
        live = LiveNight(fold(Night(terms), log), log)
        return self._by_code.get(code) or self._keep(live)

    def _keep(self, live: LiveNight) -> LiveNight:
        self._by_code[live.night.terms.code] = live
        while len(self._by_code) > KEPT:
            self._by_code.popitem(last=False)
        return live

    def forget(self, code: str) -> None:
        """Drop a night from memory; it is read again when it is next opened."""
        self._by_code.pop(code, None)

    async def _terms(self, person: Person, wanted: WantedNight) -> NightTerms:
        game = choose(wanted.game)
        material = await self.live_tables.materials.kept(wanted.game, "", None)
        words = options(game, wanted.options, material).words
        level(game.name, wanted.pace.level)
        most = game.seats[-1]
        if wanted.size > most or (wanted.size == 0 and most < 20):
            raise Refused("night-size", size=wanted.size, most=most)
        if wanted.same and ALONE not in game.seats:
            raise Refused("night-same-deal")
        if (wanted.rounds is None) == (wanted.until is None):
            raise Refused("night-rounds-or-time")
        if not now() - 3_600_000 <= wanted.starts <= now() + AHEAD:
            raise Refused("night-when")
        if wanted.until is not None and not wanted.starts < wanted.until <= now() + AHEAD:
            raise Refused("night-when")
        return NightTerms(
            id=uuid4().hex,
            code=code(),
            name=wanted.name,
            organiser=person.id,
            organiser_name=person.name,
            game=game.name,
            words=words,
            size=wanted.size,
            rounds=wanted.rounds,
            until=wanted.until,
            starts=wanted.starts,
            minutes=wanted.minutes,
            pace=Pace(wanted.pace.seconds, wanted.pace.policy, wanted.pace.level),
            same=wanted.same,
            late=wanted.late,
            places=wanted.places,
            visibility=wanted.visibility,
            created=now(),
            rated=wanted.rated,
            auto=wanted.auto,
        )


def _time_is_over(night: Night) -> Entry | None:
    return Ended() if night.phase == BREAK else None
