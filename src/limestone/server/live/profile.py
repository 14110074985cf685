"""A person's page: ratings, statistics and recent games, as far as the owner lets a viewer see."""

from collections.abc import Collection
from typing import Any

import msgspec
from sqlalchemy import desc, select

from limestone.rules.game import GAMES, Refused
from limestone.server.live import puzzling
from limestone.server.live.leaderboards import LEAST, better_than
from limestone.server.live.summaries import begun, kept_as, placed
from limestone.server.live.together import Together, together
from limestone.server.store import (
    acquaintances,
    challenges,
    daily_names,
    profiles,
    puzzle_tries,
    schema,
    tallies,
)
from limestone.server.store.log import Store
from limestone.server.store.profiles import Profile
from limestone.server.store.tallies import EVERYBODY, Tally
from limestone.server.table.person import Person
from limestone.server.table.strength import Strength, anchors
from limestone.server.table.table import OVER
from limestone.server.table.terms import PUBLIC

POINTS = 200  # of a curve
RECENT = 8
ENOUGH = 5  # games before anything is said about them
CONFIDENT = 1.96
ALONE = "solo"  # the fact by which the ladder goes

_TABLES, _SITS, _POINTS = schema.tables.c, schema.seatings.c, schema.rating_points.c


class Point(msgspec.Struct):
    at: int
    rating: int
    error: int


class Rating(msgspec.Struct):
    """A game: the number now, with its error, and how it became so."""

    game: str
    rating: int
    error: int
    games: int
    unsure: bool  # too few games to say more than the interval
    better: int | None  # than so many in a hundred
    points: list[Point]
    anchors: dict[str, int]


class Statistic(msgspec.Struct):
    """A mean of this person beside that of all others, each with its standard error."""

    game: str
    fact: str
    count: int
    mean: float
    error: float
    best: float | None  # of the games alone, by which the ladder goes; else none
    others: float | None
    differs: bool  # by more than chance would explain, 19 times in 20


class Solving(msgspec.Struct):
    """How somebody solves the puzzles of a game: the number, its error, and the first tries."""

    game: str
    rating: int
    error: int
    tries: int
    solved: int


class Recent(msgspec.Struct):
    """A finished game; whoever was not there learns neither the table nor who else was."""

    game: str
    seats: int
    at: int
    place: int  # 0 in a game that nobody won
    first: int  # how many share the first place
    points: int | None  # none where it was not played out
    end: str  # how it was given up
    rated: bool
    uncounted: str | None  # why the game of a rated table does not count
    day: str  # the date of a daily game
    counted: bool | None  # whether that is the one try that counts
    picture: dict[str, Any] | None
    code: str | None
    names: list[str | None] | None  # of the others


class ProfileShown(msgspec.Struct):
    """A page; what a viewer may not see is null."""

    handle: str
    name: str
    since: int
    own: bool
    key: str | None  # what the viewer calls the owner in requests, where they know each other
    shows: dict[str, str] | None  # who may see what; for the owner
    ratings: list[Rating] | None
    statistics: list[Statistic] | None
    puzzles: list[Solving] | None  # with the statistics
    games: list[Recent] | None
    together: list[Together]  # the games of the viewer with the owner


async def profile(store: Store, viewer: Person | None, handle: str) -> ProfileShown:
    """The page of a person as a viewer may see it; Refused where nothing of it is for them."""
    found = await _found(store, viewer, handle)
    seen = viewer.id if viewer else ""
    own, owner = seen == found.person.id, found.person.id
    known = own or bool(await acquaintances.known_among(store, owner, [seen]))
    may = {name: own or found.shown(name, known=known) for name in profiles.SECTIONS}
    if not any(may.values()) or owner in await acquaintances.blocking(store, seen):
        raise Refused("no-such-person", name=handle)
    return ProfileShown(
        found.handle,
        found.person.name,
        found.since,
        own,
        await acquaintances.key_of(store, seen, owner) if seen and not own else None,
        {**found.shows, "named": await named(store, owner)} if own else None,
        await ratings(store, owner) if may["ratings"] else None,
        await statistics(store, owner, own=own) if may["statistics"] else None,
        await puzzles(store, owner) if may["statistics"] else None,
        await recent(store, owner, seen) if may["games"] else None,
        await together(store, seen, owner) if seen and not own else [],
    )


async def named(store: Store, owner: str) -> str:
    """Who may read the owner's name in the standings of the daily game."""
    return await daily_names.said(store, owner, await daily_names.usual(store))


async def showing(store: Store, persons: Collection[str], viewer: str, section: str) -> set[str]:
    """Those of these people who let a viewer see a section of their page."""
    page = schema.profiles.c
    query = select(page.person, page.shows).where(page.person.in_(persons))
    shows = {row.person: profiles.read(row.shows) for row in await store.read(query)}
    known = await acquaintances.knowing(store, viewer, persons) if viewer else set()
    return {
        person
        for person in persons
        if person == viewer
        or profiles.is_shown(shows.get(person, profiles.SHOWN), section, known=person in known)
    }


async def addresses(store: Store, persons: Collection[str], viewer: str) -> dict[str, str]:
    """The addresses of the pages of these people, where a viewer sees anything of them."""
    page = schema.profiles.c
    query = select(page.person, page.handle, page.shows).where(page.person.in_(persons))
    rows = await store.read(query) if persons else []
    back = await acquaintances.knowing(store, viewer, persons)
    return {row.person: row.handle for row in rows if _sees(row, known=row.person in back)}


def _sees(row: Any, *, known: bool) -> bool:
    shows = profiles.read(row.shows)
    return any(profiles.is_shown(shows, name, known=known) for name in profiles.SECTIONS)


async def _found(store: Store, viewer: Person | None, handle: str) -> Profile:
    if handle != "me":
        return await profiles.by_handle(store, handle)
    if not viewer:
        raise Refused("sign-in-first")
    return await profiles.own(store, viewer)


async def ratings(store: Store, person: str) -> list[Rating]:
    """The numbers of a person, game by game, with their curves."""
    found = []
    for game in GAMES:
        query = select(schema.rating_points).where(_POINTS.game == game, _POINTS.person == person)
        rows = await store.read(query.order_by(desc(_POINTS.number)).limit(POINTS))
        if rows:
            found.append(await _rating(store, game, rows))
    return found


async def _rating(store: Store, game: str, rows: Any) -> Rating:
    last = Strength(rows[0].mu, rows[0].sigma)
    points = [
        Point(row.at, one.shown, one.error)
        for row in reversed(rows)
        for one in [Strength(row.mu, row.sigma)]
    ]
    unsure = rows[0].games < LEAST
    better = None if unsure else await better_than(store, game, last)
    known = anchors(game)
    return Rating(game, last.shown, last.error, rows[0].games, unsure, better, points, known)


async def puzzles(store: Store, person: str) -> list[Solving]:
    """How a person solves the puzzles of those games where they have tried any."""
    tries = {game: await puzzle_tries.rated(store, person, game) for game in GAMES}
    return [_solving(game, puzzling.strength(game, made)) for game, made in tries.items() if made]


def _solving(game: str, found: puzzling.Strength) -> Solving:
    error = round(2 * found.deviation)
    return Solving(game, round(found.rating), error, found.tries, found.solved)


async def statistics(store: Store, person: str, *, own: bool) -> list[Statistic]:
    """What was counted of a person, beside all the others; deals that run only for themselves."""
    public, everybody = await tallies.of(store, person), await tallies.of(store, EVERYBODY)
    mine = await tallies.own(store, person) if own else public
    others = {key: everybody.get(key, Tally()).without(public.get(key, Tally())) for key in mine}
    return [_statistic(*key, tally, others[key]) for key, tally in sorted(mine.items())]


def _statistic(game: str, fact: str, own: Tally, others: Tally) -> Statistic:
    enough = own.many >= ENOUGH and others.many >= ENOUGH
    between = CONFIDENT * (own.error**2 + others.error**2) ** 0.5
    differs = enough and abs(own.mean - others.mean) > between
    compared = others.mean if enough else None
    best = own.best if fact == ALONE else None
    return Statistic(game, fact, own.many, own.mean, own.error, best, compared, differs)


async def recent(store: Store, person: str, viewer: str) -> list[Recent]:
    """The last games of a person; to others without those that somebody may still be playing."""
    found = (_TABLES.code, _TABLES.visibility, _TABLES.terms, _TABLES.summary, _SITS.at)
    passed_on = challenges.is_source(_TABLES.id).label("passed_on")
    query = select(*found, passed_on).join(schema.seatings, _SITS.table_id == _TABLES.id)
    query = query.where(_SITS.person == person, _SITS.status == OVER, _SITS.archived.is_(False))
    rows = await store.read(query.order_by(desc(_SITS.at)).limit(3 * RECENT))
    games = [_recent(row, person, viewer) for row in rows]
    return [game for game in games if game][:RECENT]


def _recent(row: Any, person: str, viewer: str) -> Recent | None:
    kept = kept_as(row.summary)
    if not kept:
        return None
    there, summary = bool(viewer) and viewer in kept.persons, kept.summary
    seats = [seat for seat, sitting in enumerate(kept.persons) if sitting == person]
    if not seats or not begun(summary) or (not there and _is_shared(row)):
        return None
    ranked = placed(summary)
    open_ = there or row.visibility == PUBLIC
    return Recent(
        summary.game,
        len(summary.names),
        row.at,
        ranked[seats[0]] if ranked else 0,
        ranked.count(1),
        summary.scores[seats[0]] if summary.scores else None,
        summary.end.partition(" ")[0],
        summary.rated,
        summary.uncounted,
        summary.day,
        summary.counted,
        kept.pictures.get(str(seats[0])),
        row.code if open_ else None,
        [one for n, one in enumerate(summary.names) if n not in seats] if there else None,
    )


def _is_shared(row: Any) -> bool:
    """Whether others may still be playing the same deal: then nothing of it is told."""
    return row.passed_on or challenges.GIVEN in row.terms
