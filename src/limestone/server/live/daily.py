"""The daily game on a server: tries, and what is shown of them, to who has played and who has not.

Whoever has not played is sent nothing that others have made: what is not asked of the database
cannot be in an answer.
"""

from datetime import UTC, date, datetime, timedelta
from uuid import UUID, uuid5

import msgspec

from limestone.rules import record
from limestone.rules.game import Refused
from limestone.server.live import new_tables
from limestone.server.live.live_table import LiveTable
from limestone.server.live.live_tables import LiveTables
from limestone.server.live.reviews import Wanted as WantedReview
from limestone.server.store import acquaintances, daily_names
from limestone.server.store import daily as store
from limestone.server.store.daily import Standing, Try
from limestone.server.store.daily_names import Viewer
from limestone.server.store.people import now
from limestone.server.store.reviews import DONE
from limestone.server.table import export
from limestone.server.table.origin import Given, Origin
from limestone.server.table.person import PROGRAM, Person
from limestone.study import daily

NOBODY = Person("", "", "")
FIRST = 3  # of the standings, whoever they are
FEW = 12  # people, who are all in the standings
LOOKED = 100  # of them, for somebody who shows their game
LETTERS = {"good": "g", "slip": "s", "mistake": "m"}  # of a wall


class DailyDay(msgspec.Struct):
    """A day that a person has played."""

    date: str
    score: int


class DailyPlace(msgspec.Struct):
    """Somebody in the standings."""

    place: int
    name: str | None  # none: it is not for this person's eyes
    score: int
    you: bool
    known: bool


class DailyResult(msgspec.Struct):
    """What came of one's try, and what others have made: only for who has played."""

    counted: bool
    score: int | None  # none: it was given up
    place: int | None
    below: int  # how many made less
    par: float | None  # none: it is being reckoned
    hindsight: int | None
    bots: dict[str, int]
    tally: dict[str, int]  # how many people made how many points
    standings: list[DailyPlace]
    beside: DailyPlace | None  # the best of the others whose game one may see
    wall: str | None  # none: the moves are not judged yet
    share: str


class DailyShown(msgspec.Struct):
    """The daily game of a date, as one person may know it."""

    date: str
    today: str
    ends: int  # when the next one begins, in milliseconds since 1970
    first: str  # the earliest date there is
    state: str  # new, running or over
    counts: bool  # whether the game that one begins now, or goes on with, counts
    code: str | None  # of the table of one's try
    named: str | None  # who may read one's name in the standings: nobody, known or all
    usual: str  # who may read the name of somebody who has not said
    played: int  # how many people have
    known: list[str]  # whom of them one knows
    streak: int
    days: list[DailyDay]
    tried: list[DailyDay]  # other days that one has played, uncounted
    again: int | None  # the points of one's last uncounted try, after the one that counts
    result: DailyResult | None


class DailyWall(msgspec.Struct):
    """The stones of a try; until they are known, the review that makes them."""

    wall: str | None
    review: str | None


def today() -> date:
    """The date in UTC: the same game for everybody in the world at the same time."""
    return datetime.fromtimestamp(now() / 1000, UTC).date()


def playable(text: str) -> date:
    """The date of a daily game that can be played: today, or a day that was."""
    try:
        day = date.fromisoformat(text) if text else today()
    except ValueError:
        day = date.min
    if day.isoformat() != (text or day.isoformat()) or not daily.FIRST <= day <= today():
        raise Refused("no-such-day", first=daily.FIRST.isoformat(), today=today().isoformat())
    return day


async def begin(live_tables: LiveTables, person: Person, day: date) -> LiveTable:
    """The table of one's try: the one that counts, or where that is over, another."""
    await store.settle(live_tables.store, day.isoformat())
    counted, other = await store.found(live_tables.store, day.isoformat(), person.id)
    if counted and not counted.ended:
        return await live_tables.open(counted.code)
    if not counted and _would_count(person, day):
        return await _founded(live_tables, person, day, counted=True)
    if other and not other.ended:
        return await live_tables.open(other.code)
    return await _founded(live_tables, person, day, counted=False)


def _would_count(person: Person, day: date) -> bool:
    """Whether a first try counts: today's, and no program's, or its owner could try it before."""
    return day == today() and person.kind != PROGRAM


async def shown(live_tables: LiveTables, person: Person | None, day: date) -> DailyShown:
    """A date as a person may know it."""
    who, text = person or NOBODY, day.isoformat()
    await store.settle(live_tables.store, text)
    one = await _tried(live_tables, who, day)
    tally = await store.tallied(live_tables.store, text)
    days = await store.days(live_tables.store, who.id)
    tried = await store.days(live_tables.store, who.id, counted=False)
    viewer = await _viewer(live_tables, who)
    away = await acquaintances.apart(live_tables.store, who.id)
    known = await store.known(live_tables.store, text, viewer, {who.id, *away}) if who.id else []
    midnight = datetime.combine(today() + timedelta(1), datetime.min.time(), UTC)
    over = one is not None and one.ended is not None
    return DailyShown(
        date=text,
        today=today().isoformat(),
        ends=int(midnight.timestamp() * 1000),
        first=daily.FIRST.isoformat(),
        state="over" if over else "running" if one else "new",
        counts=not over and (one.counted if one else _would_count(who, day)),
        code=one.code if one else None,
        named=await daily_names.said(live_tables.store, *viewer) if person else None,
        usual=viewer.usual,
        played=sum(tally.values()),
        known=[standing.name for standing in known],
        streak=daily.streak([date.fromisoformat(played) for played in days], today()),
        days=[DailyDay(*played) for played in days.items()],
        tried=[DailyDay(*played) for played in tried.items() if played[0] not in days],
        again=tried.get(text) if text in days else None,
        result=await _result(live_tables, one, tally, (viewer, _near(one, who, known)))
        if one and over
        else None,
    )


async def wall(live_tables: LiveTables, person: Person, day: date) -> DailyWall:
    """The stones of one's try: from its review, which is begun where there is none."""
    one = await _opened(live_tables, person, day)
    if one.wall or one.score is None:
        return DailyWall(one.wall or "", None)
    table = (await live_tables.open(one.code)).table
    text = export.written(table, [], (0,))
    review = await live_tables.reviews.open(WantedReview(text, 0, 1.0, person.id))
    if review.state != DONE:
        return DailyWall(None, review.id)
    found = await live_tables.reviews.gathered(review.id)
    marks = {one["step"] // 2: one["mark"] for one in found["seats"][0]["decisions"]}
    letters = "".join(LETTERS[marks.get(n, "good")] for n in range(1, 17))
    await store.build(live_tables.store, one, letters)
    return DailyWall(letters, None)


async def beside(live_tables: LiveTables, person: Person, day: date, whom: str) -> str:
    """One's game beside that of the best, of our master, or of hindsight, as one record."""
    one = await _opened(live_tables, person, day)
    table = (await live_tables.open(one.code)).table
    own = (table.names()[0], await _moves(live_tables, one.code))
    if whom == "best":
        other = await _best(live_tables, day, person)
    else:
        found = await live_tables.reckoner.yardsticks(day)
        if not found:
            raise Refused("not-reckoned")
        other = ("", (found.master if whom == "par" else found.hindsight).moves)
    return record.write(daily.beside(day, [own, other]))


async def _founded(
    live_tables: LiveTables, person: Person, day: date, *, counted: bool
) -> LiveTable:
    text = day.isoformat()
    seats = [new_tables.WantedSeat("me")]
    wanted = new_tables.Wanted(daily.GAME, seats, visibility="private", hints=not counted)
    only = uuid5(UUID(person.id), f"daily {text}").hex if counted else ""
    given = Given(daily.seed(day), Origin("daily", text, counted=counted), only)
    opened = await new_tables.founded(live_tables, person, wanted, given)
    terms = opened.table.terms
    row = store.fresh(text, person.id, counted=counted)
    row = msgspec.structs.replace(row, table_id=terms.id, code=terms.code, at=terms.created)
    await store.begin(live_tables.store, row)
    return opened


async def _tried(live_tables: LiveTables, who: Person, day: date) -> Try | None:
    """The try that matters: the one that counts, else the last."""
    if not who.id:
        return None
    counted, other = await store.found(live_tables.store, day.isoformat(), who.id)
    return counted or other


async def _opened(live_tables: LiveTables, person: Person, day: date) -> Try:
    """One's try, once it is over; before that nothing is told."""
    await store.settle(live_tables.store, day.isoformat())
    one = await _tried(live_tables, person, day)
    if not one or not one.ended:
        raise Refused("daily-sealed")
    return one


def _near(one: Try, who: Person, known: list[Standing]) -> list[Standing]:
    """Those whom a person knows, and the person, if their try counts."""
    if one.score is None or not one.counted:
        return known
    return [*known, Standing(who.id, who.name, one.score, named=True, shown=True)]


async def _viewer(live_tables: LiveTables, who: Person) -> Viewer:
    return Viewer(who.id, await daily_names.usual(live_tables.store))


async def _result(
    live_tables: LiveTables, one: Try, tally: dict[int, int], seen: tuple[Viewer, list[Standing]]
) -> DailyResult:
    viewer, near = seen
    found = await live_tables.reckoner.yardsticks(date.fromisoformat(one.date))
    away = await acquaintances.apart(live_tables.store, one.person)
    every = await store.best(live_tables.store, one.date, viewer, LOOKED, ())
    # Without a name, but with their place: a gap would tell who has blocked whom.
    best = [who._replace(named=who.named and who.person not in away) for who in every]
    first = best[: FEW if len(best) <= FEW else FIRST]
    listed = {standing.person: standing for standing in (*first, *near)}
    known = {standing.person for standing in near} - {one.person}
    ordered = sorted(listed.values(), key=lambda standing: -standing.score)
    other = _best_shown(one.person, [*best, *near])

    def placed(standing: Standing) -> DailyPlace:
        return DailyPlace(
            _place(tally, standing.score),
            standing.name if standing.named else None,
            standing.score,
            standing.person == one.person,
            standing.person in known,
        )

    return DailyResult(
        counted=one.counted,
        score=one.score,
        place=None if one.score is None else _place(tally, one.score),
        below=sum(many for score, many in tally.items() if score < (one.score or 0)),
        par=found.par if found else None,
        hindsight=found.hindsight.score if found else None,
        bots=found.bots if found else {},
        tally={str(score): many for score, many in tally.items()},
        standings=[placed(standing) for standing in ordered],
        beside=placed(other) if other else None,
        wall=one.wall,
        share=one.share,
    )


def _place(tally: dict[int, int], score: int) -> int:
    return 1 + sum(many for other, many in tally.items() if other > score)


async def _best(live_tables: LiveTables, day: date, person: Person) -> tuple[str, tuple[str, ...]]:
    """The name and the moves of the best of the others who let this person see their games."""
    viewer = await _viewer(live_tables, person)
    away = {person.id, *await acquaintances.apart(live_tables.store, person.id)}
    first = await store.best(live_tables.store, day.isoformat(), viewer, LOOKED, away)
    known = await store.known(live_tables.store, day.isoformat(), viewer, away)
    found = _best_shown(person.id, [*first, *known])
    if not found:
        raise Refused("nobody-else")
    counted, _ = await store.found(live_tables.store, day.isoformat(), found.person)
    return found.name, await _moves(live_tables, counted.code if counted else "")


def _best_shown(viewer: str, standings: list[Standing]) -> Standing | None:
    """The best of the others who let somebody see their names and their games."""
    shown = [one for one in standings if one.named and one.shown and one.person != viewer]
    return max(shown, key=lambda standing: standing.score, default=None)


async def _moves(live_tables: LiveTables, code: str) -> tuple[str, ...]:
    table = (await live_tables.open(code)).table
    return tuple(step.moves[0] for step in table.underway().steps if 0 in step.moves)
