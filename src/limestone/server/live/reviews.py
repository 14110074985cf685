"""Reviews of finished games: made in turns while somebody looks, kept for all who look later."""

import asyncio
import time
from secrets import token_hex
from typing import Any, NamedTuple

import msgspec
import structlog

from limestone.rules import record as records
from limestone.rules.game import Material, Refused, Seat
from limestone.rules.record import Record
from limestone.server.live.aside_process import Died
from limestone.server.live.fair_turns import Asker, FairTurns, Need
from limestone.server.live.study_desk import Piece, Subject
from limestone.server.live.study_worker import StudyWorker
from limestone.server.logs import described
from limestone.server.store import reviews
from limestone.server.store.log import Store
from limestone.server.store.materials import Materials
from limestone.server.store.people import now
from limestone.server.store.reviews import DONE, FAILED, WAITING, Review

log = structlog.get_logger()

LOOKED = 15_000  # milliseconds after which nobody looks any more
DEATHS = 2  # of the process at the same piece; then the review has failed
IDLE = 300.0  # seconds after which a process without work ends
OFTEN = 0.25  # seconds between looks for a piece that another process may have made
MOST = 500  # requests that wait for a piece
SEATS = 6  # that are looked at together

Json = Any


class Wanted(NamedTuple):
    """A review as somebody wants it."""

    record: str
    seat: Seat | None
    effort: float
    person: str  # for whom, or from which address


class Progress(NamedTuple):
    """How far a review has come, and its pieces after a number."""

    review: Review
    made: int
    pieces: list[Piece]


class Reviews:
    """The reviews that this process opens, and those at which it works."""

    def __init__(self, store: Store, materials: Materials) -> None:
        self._store, self._materials = store, materials
        self._worker = StudyWorker()
        self._turns = FairTurns(1)
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._holder = token_hex(16)
        self._waiting = 0

    async def open(self, wanted: Wanted) -> Review:
        """A review, begun if it is new; Refused says what is wrong with its record."""
        played = await asyncio.to_thread(records.read, wanted.record)
        seat = 0 if wanted.seat is None and played.header.seats > SEATS else wanted.seat
        name = await asyncio.to_thread(_name, played, seat, wanted.effort)
        if not (found := await reviews.find(self._store, name)):
            material = await self._material(played)
            subject = Subject(wanted.record, material, seat, wanted.effort)
            async with self._turns.turn(Asker(wanted.person, Need.WATCHED)):
                text, head = await self._patiently(lambda: self._worker.open(subject))
            written = msgspec.json.encode(head).decode()
            found = Review(name, text, seat, wanted.effort, written, now())
            await reviews.begin(self._store, found)
        await reviews.again(self._store, name)
        self._ensure(found, wanted.person)
        return found

    async def look(self, review_id: str, person: str, after: int, wait: float) -> Progress:
        """The pieces after a number; waits for the first if there is none yet."""
        until = time.monotonic() + (wait if self._waiting < MOST else 0)
        self._waiting += 1
        try:
            while True:
                found = await self._found(review_id)
                await reviews.touch(self._store, found)
                if found.state not in (DONE, FAILED):
                    self._ensure(found, person)
                pieces = await reviews.kept(self._store, review_id, after)
                ended = found.state in (DONE, FAILED) or time.monotonic() >= until
                if pieces or ended:
                    return Progress(found, after + len(pieces), pieces)
                await asyncio.sleep(OFTEN)
        finally:
            self._waiting -= 1

    async def judge(self, review_id: str, person: str, at: tuple[int, Seat, str]) -> Piece:
        """Another move at one of the decisions of a review."""
        found = await self._found(review_id)
        subject = await self._subject(found)
        step, seat, _ = at
        kept = await reviews.kept(self._store, review_id)
        known = [one for one in kept if (one.get("step"), one.get("seat")) == (step, seat)]
        async with self._turns.turn(Asker(person, Need.WATCHED)):
            piece: Piece = await self._patiently(lambda: self._worker.judge(subject, at, known))
        return piece

    async def gathered(self, review_id: str) -> Json:
        """A review as far as it has come, put together."""
        found = await self._found(review_id)
        pieces = await reviews.kept(self._store, review_id)
        return await asyncio.to_thread(_gathered, found, pieces)

    async def expire(self) -> None:
        """Delete what nobody has looked at for long."""
        await reviews.expire(self._store)

    async def rest(self) -> None:
        """End the process when there is nothing to do."""
        self._worker.rest(IDLE)

    async def close(self) -> None:
        for task in self._tasks.values():
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)
        await asyncio.to_thread(self._worker.close)

    async def _found(self, review_id: str) -> Review:
        found = await reviews.find(self._store, review_id)
        if not found:
            raise Refused("no-such-review")
        return found

    async def _material(self, played: Record) -> Material:
        return await self._materials.of(played.header.game, played.header.material)

    async def _subject(self, found: Review) -> Subject:
        played = await asyncio.to_thread(records.read, found.record)
        return Subject(found.record, await self._material(played), found.seat, found.effort)

    def _ensure(self, review: Review, person: str) -> None:
        """Work at a review, unless that is done already."""
        if review.id not in self._tasks:
            task = asyncio.create_task(self._work(review, person))
            self._tasks[review.id] = task
            task.add_done_callback(lambda _: self._tasks.pop(review.id, None))

    async def _work(self, review: Review, person: str) -> None:
        """Make pieces in turns, while somebody looks and no other process does it."""
        state = WAITING
        try:
            subject, over = await self._subject(review), False
            while not over and await self._is_looked_at(review.id):
                async with self._turns.turn(Asker(person, Need.WATCHED)):
                    if not await reviews.hold(self._store, review.id, self._holder):
                        return
                    over = await self._slice(review.id, subject)
            state = DONE if over else WAITING
        except Exception as error:  # whatever it is, those who look are told
            state = FAILED
            log.error("review-failed", review=review.id, **described(error))
        await reviews.release(self._store, review.id, self._holder, state)

    async def _slice(self, name: str, subject: Subject) -> bool:
        """Make some pieces; return whether they are the last."""
        known = await reviews.kept(self._store, name)
        made = await self._patiently(lambda: self._worker.work(subject, known))
        await reviews.keep(self._store, name, len(known) + 1, made.pieces)
        return bool(made.over)

    async def _is_looked_at(self, name: str) -> bool:
        found = await reviews.find(self._store, name)
        return found is not None and found.looked > now() - LOOKED

    async def _patiently(self, ask: Any) -> Any:
        """What the process answers; if it dies, a new one is asked."""
        for _ in range(DEATHS):
            try:
                return await ask()
            except Died:
                log.warning("study-died")
        raise Refused("review-broken")


def _name(played: Record, seat: Seat | None, effort: float) -> str:
    """By what a review is kept: the digest of its record, and how it is looked at."""
    from limestone.study.course import digest
    from limestone.study.keeping import VERSION

    who = "all" if seat is None else str(seat)
    return f"{digest(played)}-{who}-{effort:g}-{VERSION}"


def _gathered(found: Review, pieces: list[Piece]) -> Json:
    from limestone.study.review import Head, gathered

    head = Head(**msgspec.json.decode(found.head))
    return gathered(head, pieces).json()
