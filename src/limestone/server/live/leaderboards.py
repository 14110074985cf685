"""Who is strongest: people who let everybody see their ratings, people you know, and the bots."""

import time
from bisect import bisect_left
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import func, select, true

from limestone.rules.game import choose
from limestone.server.store import acquaintances, profiles, schema
from limestone.server.store.log import Store
from limestone.server.store.people import now
from limestone.server.table.person import Person
from limestone.server.table.strength import Strength, anchors

LEAST = 10  # games before a number is sure enough to be compared
DAYS = 90  # without a game, after which nobody is listed
SHOWN = 50
GRAINS = 200  # into which all numbers of a game are cut, to say how many are lower
FRESH = 600.0  # seconds for which these are kept

_RATINGS, _PROFILES, _PEOPLE = schema.ratings, schema.profiles, schema.people
_FOUND = (_RATINGS, _PEOPLE.c.name, _PROFILES.c.handle, _PROFILES.c.shows)


class Ranked(msgspec.Struct):
    """Somebody in a list, with the number in which their strength is shown."""

    name: str
    handle: str
    rating: int
    error: int
    games: int
    mine: bool
    known: bool


class Own(msgspec.Struct):
    """The number of who asks, after however few games."""

    rating: int
    error: int
    games: int


class Leaderboard(msgspec.Struct):
    """The strongest of one game, those one knows, and the bots as they were measured."""

    game: str
    least: int
    days: int
    all: list[Ranked]
    known: list[Ranked]
    anchors: dict[str, int]
    listed: bool  # whether everybody sees the ratings of who asks
    own: Own | None


async def leaderboard(store: Store, game: str, person: Person | None) -> Leaderboard:
    """The lists of a game as a person may see them."""
    name, viewer = choose(game).name, person.id if person else ""
    away = await acquaintances.blocking(store, viewer)
    met = {one.person.id: one for one in await acquaintances.known(store, viewer)} if viewer else {}
    query = _listed(name).where(_PROFILES.c.listed == true())
    everybody = await store.read(query.limit(SHOWN + len(away)))
    near = await _near(store, name, viewer, list(met)) if viewer else []
    return Leaderboard(
        name,
        LEAST,
        DAYS,
        [_ranked(row, viewer, met) for row in everybody if row.person not in away][:SHOWN],
        [_ranked(row, viewer, met) for row in near],
        anchors(name),
        bool(viewer) and await _is_listed(store, viewer),
        await _own(store, name, viewer) if viewer else None,
    )


async def _own(store: Store, game: str, viewer: str) -> Own | None:
    here = (_RATINGS.c.game == game) & (_RATINGS.c.person == viewer)
    for row in await store.read(select(_RATINGS).where(here)):
        one = Strength(row.mu, row.sigma)
        return Own(one.shown, one.error, row.games)
    return None


async def _is_listed(store: Store, viewer: str) -> bool:
    """Whether everybody may find a person in the lists."""
    rows = await store.read(select(_PROFILES.c.listed).where(_PROFILES.c.person == viewer))
    return bool(rows and rows[0].listed)


def _listed(game: str) -> Any:
    recent = now() - DAYS * 86_400_000
    return (
        select(*_FOUND)
        .join(_PROFILES, _PROFILES.c.person == _RATINGS.c.person)
        .join(_PEOPLE, _PEOPLE.c.id == _RATINGS.c.person)
        .where(_RATINGS.c.game == game, _RATINGS.c.games >= LEAST, _RATINGS.c.at > recent)
        .order_by(_RATINGS.c.mu.desc())
    )


async def _near(store: Store, game: str, viewer: str, met: Sequence[str]) -> list[Any]:
    """Oneself and those one knows, who know one too and let such people see it."""
    # Not sorted there: a database would then go through all ratings of the game.
    query = _listed(game).where(_RATINGS.c.person.in_([viewer, *met])).order_by(None)
    rows = sorted(await store.read(query), key=lambda row: -row.mu)
    back = await acquaintances.knowing(store, viewer, [row.person for row in rows])
    return [row for row in rows if row.person == viewer or _sees(row, row.person in back)]


def _sees(row: Any, known: bool) -> bool:
    return profiles.is_shown(profiles.read(row.shows), "ratings", known=known)


def _ranked(row: Any, viewer: str, met: Any) -> Ranked:
    one = Strength(row.mu, row.sigma)
    known = row.person in met
    mine = row.person == viewer
    return Ranked(row.name, row.handle, one.shown, one.error, row.games, mine, known)


class _Grains(NamedTuple):
    at: float
    numbers: list[float]


_grains: dict[tuple[int, str], _Grains] = {}  # of this process; nothing depends on their age


async def better_than(store: Store, game: str, strength: Strength) -> int | None:
    """How many in a hundred have a lower number; nothing while there are few."""
    key = id(store), game
    kept = _grains.get(key)
    if not kept or kept.at < time.monotonic() - FRESH:
        kept = _grains[key] = _Grains(time.monotonic(), await _cut(store, game))
    if len(kept.numbers) < 10:
        return None
    return round(100 * bisect_left(kept.numbers, strength.mu) / len(kept.numbers))


async def _cut(store: Store, game: str) -> list[float]:
    """All numbers of a game in order, or as many of them as are enough."""
    here = _RATINGS.c.game == game
    many = (await store.read(select(func.count().label("n")).select_from(_RATINGS).where(here)))[
        0
    ].n
    place = func.row_number().over(order_by=_RATINGS.c.mu).label("place")
    ordered = select(_RATINGS.c.mu, place).where(here).subquery()
    step = max(1, many // GRAINS)
    query = select(ordered.c.mu).where(ordered.c.place % step == 0).order_by(ordered.c.mu)
    return [row.mu for row in await store.read(query)]
