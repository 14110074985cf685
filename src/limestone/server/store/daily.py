"""Tries at the daily game: one a person and date counts; what came of it follows from the log."""

import secrets
import time
from collections.abc import Collection, Sequence
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, Row, and_, func, select, update

from limestone.server.store import daily_names, schema
from limestone.server.store.daily_names import Viewer
from limestone.server.store.log import Store
from limestone.server.table.table import OVER

_TRIES, _TABLES, _DAYS = schema.daily_tries, schema.tables, schema.daily_days
_MET = schema.acquaintances
NEAR = 1000  # of the people that somebody knows: those met last
MANY = 2_000  # people, whose scores are not counted anew for everybody who asks
FRESH = 5.0  # seconds
_TRY = _TRIES.c


class Try(msgspec.Struct, frozen=True):
    """A game of a person with the cards of a date."""

    date: str
    person: str
    counted: bool
    table_id: str
    code: str  # of that table
    share: str  # by which others are shown what came of it
    at: int
    ended: int | None = None
    score: int | None = None  # none before the end, or if it was given up
    wall: str | None = None  # a letter a round, once the moves have been judged


class Standing(NamedTuple):
    """Somebody's score of a date, and what they let who asks know: their name, their game."""

    person: str
    name: str
    score: int
    named: bool
    shown: bool


async def begin(store: Store, row: Try) -> Try:
    """Write down that a person tries; of two that count the first stays."""

    def write(connection: Connection) -> Try:
        values = msgspec.structs.asdict(row)
        values.pop("code")
        store.missing(connection, _TRIES, values)
        if not row.counted:  # the newest game is the one to go on with
            here = update(_TRIES).where(_mine(row.date, row.person, counted=False))
            kept = {"table_id": row.table_id, "at": row.at, "ended": None}
            connection.execute(here.values(**kept, score=None, wall=None))
        return _try(connection.execute(_of(row.date, row.person)).all(), counted=row.counted) or row

    return await store.engines.writer.run(write)


def fresh(date: str, person: str, *, counted: bool) -> Try:
    """A try that is about to begin."""
    return Try(date, person, counted, "", "", secrets.token_hex(8), 0)


async def found(store: Store, date: str, person: str) -> tuple[Try | None, Try | None]:
    """The try of a person that counts, and the last that does not."""
    rows = await store.read(_of(date, person))
    return _try(rows, counted=True), _try(rows, counted=False)


async def shared(store: Store, share: str) -> Try | None:
    """The try that somebody shows to others."""
    rows = await store.read(_whole().where(_TRY.share == share))
    return Try(**rows[0]._mapping) if rows else None


async def settle(store: Store, date: str) -> None:
    """Write down what came of the games of a date that have ended since somebody last asked."""
    over = and_(_TRY.date == date, _TRY.ended.is_(None), _TABLES.c.phase == OVER)
    sits = schema.seatings.c
    query = (
        select(_TRY.table_id, _TABLES.c.summary, func.max(sits.at).label("at"))
        .join(_TABLES, _TABLES.c.id == _TRY.table_id)
        .join(schema.seatings, sits.table_id == _TRY.table_id)
        .where(over, _TABLES.c.summary.is_not(None))
        .group_by(_TRY.table_id, _TABLES.c.summary)
    )
    changes = [
        update(_TRIES)
        .where(_TRY.table_id == row.table_id, _TRY.ended.is_(None))
        .values(ended=row.at, score=_score(row.summary))
        for row in await store.read(query)
    ]
    if changes:
        await store.write(*changes)


async def build(store: Store, one: Try, wall: str) -> None:
    """Keep the wall of a try."""
    here = and_(_TRY.table_id == one.table_id, _TRY.wall.is_(None))
    await store.write(update(_TRIES).where(here).values(wall=wall))


async def tally(store: Store, date: str) -> dict[int, int]:
    """How many people have made how many points."""
    many = func.count().label("many")
    query = select(_TRY.score, many).where(_finished(date)).group_by(_TRY.score)
    return {row.score: row.many for row in await store.read(query.order_by(_TRY.score))}


class _Tally(NamedTuple):
    at: float
    found: dict[int, int]


_tallies: dict[tuple[int, str], _Tally] = {}  # of this process; nothing depends on their age


async def tallied(store: Store, day: str) -> dict[int, int]:
    """How many people have made how many points; where they are many, as of some seconds ago."""
    key = id(store), day
    kept = _tallies.get(key)
    if kept and kept.at > time.monotonic() - FRESH:
        return kept.found
    found = await tally(store, day)
    _tallies.pop(key, None)
    if sum(found.values()) >= MANY:
        _tallies[key] = _Tally(time.monotonic(), found)
    return found


async def best(
    store: Store, date: str, viewer: Viewer, most: int, without: Collection[str]
) -> list[Standing]:
    """The first of a date; of equals who was done first."""
    query = _standings(date, viewer).where(_TRY.person.not_in(without)).limit(most)
    return [_standing(row, viewer) for row in await store.read(query)]


async def known(
    store: Store, date: str, viewer: Viewer, without: Collection[str]
) -> list[Standing]:
    """The people that a person knows, who have played on a date and do not hide it from them."""
    met = select(_MET.c.other).where(_MET.c.person == viewer.person)
    rows = await store.read(met.order_by(_MET.c.at.desc()).limit(NEAR))
    others = {row.other for row in rows}.difference(without)
    # Neither sorted nor sifted by score: a database would then go through all tries of the date.
    query = _called(viewer).where(_TRY.date == date, _TRY.counted, _TRY.person.in_(others))
    found = [_standing(row, viewer) for row in await store.read(query) if row.score is not None]
    return [standing for standing in found if standing.named]


async def days(store: Store, person: str, *, counted: bool = True) -> dict[str, int]:
    """What a person has made on which dates, in tries that count, or in the last that do not."""
    here = and_(_TRY.person == person, _TRY.counted.is_(counted), _TRY.score.is_not(None))
    rows = await store.read(select(_TRY.date, _TRY.score).where(here).order_by(_TRY.date))
    return {row.date: row.score for row in rows}


async def reckoned(store: Store, date: str) -> str:
    """What was found out about the cards of a date, as JSON; nothing yet: an empty text."""
    rows = await store.read(select(_DAYS.c.found).where(_DAYS.c.date == date))
    return str(rows[0].found) if rows else ""


async def keep(store: Store, date: str, text: str) -> None:
    """Keep what was found out about the cards of a date."""
    await store.keep(_DAYS, {"date": date, "found": text})


def _whole() -> Any:
    return select(*_TRY, _TABLES.c.code).join(_TABLES, _TABLES.c.id == _TRY.table_id)


def _of(date: str, person: str) -> Any:
    return _whole().where(_TRY.date == date, _TRY.person == person)


def _mine(date: str, person: str, *, counted: bool) -> Any:
    return and_(_TRY.date == date, _TRY.person == person, _TRY.counted == counted)


def _try(rows: Sequence[Row[Any]], *, counted: bool) -> Try | None:
    return next((Try(**row._mapping) for row in rows if bool(row.counted) == counted), None)


def _finished(date: str) -> Any:
    return and_(_TRY.date == date, _TRY.counted, _TRY.score.is_not(None))


def _standings(date: str, viewer: Viewer) -> Any:
    return _called(viewer).where(_finished(date)).order_by(_TRY.score.desc(), _TRY.ended)


def _called(viewer: Viewer) -> Any:
    """Tries with the names of who made them, and what they show to others."""
    people = _TRIES.join(schema.people, schema.people.c.id == _TRY.person)
    return daily_names.called(viewer.person, people).add_columns(_TRY.score)


def _standing(row: Row[Any], viewer: Viewer) -> Standing:
    named, shown = daily_names.is_named(row, viewer), daily_names.is_shown(row, viewer)
    return Standing(row.id, row.name, row.score, named, shown)


def _score(summary: str) -> int | None:
    scores = msgspec.json.decode(summary)["summary"]["scores"]
    return scores[0] if scores else None
