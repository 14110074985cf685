"""Challenges: the deal of a finished game for others, and who has taken them up."""

from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, delete, exists, or_, select

from limestone.server.store import schema
from limestone.server.store.log import Store
from limestone.server.table.table import OVER, WAITING

_MADE, _PLAYS, _TABLES, _PEOPLE = (
    schema.challenges,
    schema.challenge_plays,
    schema.tables,
    schema.people,
)
GIVEN = '"origin":{'  # in the terms of a table whose deal was not drawn for it alone
MOST = 100  # people whose results are shown
LISTED = 20  # challenges
NAMED = 3  # of those who have played one, in a list


class Challenge(NamedTuple):
    """A deal that somebody has played and lets others play."""

    id: str
    table_id: str
    code: str  # of that table
    person: str
    name: str
    seat: int
    at: int


class Play(NamedTuple):
    """Somebody's game of a challenge."""

    person: str
    name: str
    code: str
    over: bool
    knew: bool  # they had played the same deal before
    score: int | None  # none before the end, or if it was given up
    others: list[tuple[str, int]]  # the bots of a finished game, by level, and their points
    ahead: int = 0  # of the challenger's ghost at that table: more than 0, or behind it: less

    @property
    def rank(self) -> tuple[int, int]:
        """By what those who did not give up are placed; a tie is broken where both sat."""
        return (self.score or 0, self.ahead)


class Met(NamedTuple):
    """A challenge that somebody has made or taken up."""

    id: str
    game: str
    person: str  # the challenger
    name: str
    at: int
    played: int  # how many have played it to the end
    over: bool  # whether they themselves have
    who: list[str]  # those who have played it, by name, who came last first


def is_source(table_id: Any) -> Any:
    """Whether the deal of a table is that of a challenge."""
    return exists().where(_MADE.c.table_id == table_id)


async def make(store: Store, row: dict[str, Any], first: Callable[[Connection], None]) -> str:
    """Keep a challenge; of one game and person there is one. Its id.

    `first` is done in the same transaction, once for a game.
    """

    def change(connection: Connection) -> None:
        here = _TABLES.c.id == row["table_id"]
        connection.execute(select(_TABLES.c.id).where(here).with_for_update())
        known = connection.scalar(select(is_source(row["table_id"])))
        if store.missing(connection, _MADE, row) and not known:
            first(connection)

    await store.engines.writer.run(change)
    here = (_MADE.c.table_id == row["table_id"]) & (_MADE.c.person == row["person"])
    rows = await store.read(select(_MADE.c.id).where(here))
    return str(rows[0].id)


def best_alone(connection: Connection, person: str, game: str) -> float:
    """The most points of a person in games alone whose deal nobody else may still play."""
    sits = schema.seatings
    query = select(_TABLES.c.summary).join(sits, sits.c.table_id == _TABLES.c.id)
    query = query.where(sits.c.person == person, sits.c.status == OVER, _TABLES.c.game == game)
    query = query.where(~_TABLES.c.terms.contains(GIVEN), ~is_source(_TABLES.c.id))
    kept = [msgspec.json.decode(row.summary) for row in connection.execute(query) if row.summary]
    scores = [one["summary"]["scores"] for one in kept if len(one["persons"]) == 1]
    return float(max((score[0] for score in scores if score), default=0))


async def find(store: Store, challenge: str) -> Challenge | None:
    """The challenge with that id."""
    query = select(*_MADE.c, _TABLES.c.code, _PEOPLE.c.name)
    query = query.join(_TABLES, _TABLES.c.id == _MADE.c.table_id)
    query = query.join(_PEOPLE, _PEOPLE.c.id == _MADE.c.person).where(_MADE.c.id == challenge)
    rows = await store.read(query)
    return Challenge(**rows[0]._mapping) if rows else None


async def take_up(store: Store, challenge: str, person: str, table_id: str, at: int) -> None:
    """Keep who plays a challenge at which table."""
    row = {"challenge": challenge, "table_id": table_id, "at": at}
    write = partial(sit, store, row=row, persons=[person])
    await store.engines.writer.run(write)


async def knows(store: Store, person: str, seed: str) -> bool:
    """Whether a person has played the deal of a seed, or plays it."""
    return bool(await store.read(_played(person, seed, "")))


def _played(person: str, seed: str, table_id: str) -> Any:
    """The tables with the deal of a seed where a person has played, but this one."""
    sits = schema.seatings.c
    query = select(_TABLES.c.id).join(schema.seatings, sits.table_id == _TABLES.c.id)
    query = query.where(sits.person == person, _TABLES.c.id != table_id)
    return query.where(_TABLES.c.phase != WAITING, _TABLES.c.terms.contains(seed)).limit(1)


def sit(store: Store, connection: Connection, row: dict[str, Any], persons: list[str]) -> None:
    """Keep who sits at a table of a challenge, in the caller's transaction, and nobody else."""
    if not connection.scalar(select(_MADE.c.id).where(_MADE.c.id == row["challenge"])):
        return  # whoever made it is gone
    terms = select(_TABLES.c.terms).where(_TABLES.c.id == row["table_id"])
    seed = msgspec.json.decode(connection.scalar(terms) or "{}").get("seed", "")
    for person in persons:
        knew = bool(connection.scalar(_played(person, seed, row["table_id"])))
        store.missing(connection, _PLAYS, row | {"person": person, "knew": knew})
    here = (_PLAYS.c.table_id == row["table_id"]) & _PLAYS.c.person.not_in(persons)
    connection.execute(delete(_PLAYS).where(here))


async def of(store: Store, person: str) -> list[Met]:
    """The challenges that a person has made or taken up, the newest first."""
    taken = select(_PLAYS.c.challenge).where(_PLAYS.c.person == person)
    query = select(*_MADE.c, _TABLES.c.game, _PEOPLE.c.name)
    query = query.join(_TABLES, _TABLES.c.id == _MADE.c.table_id)
    query = query.join(_PEOPLE, _PEOPLE.c.id == _MADE.c.person)
    query = query.where(or_(_MADE.c.person == person, _MADE.c.id.in_(taken)))
    rows = await store.read(query.order_by(_MADE.c.at.desc()).limit(LISTED))
    ends = select(_PLAYS.c.challenge, _PLAYS.c.person, _PEOPLE.c.name)
    ends = ends.join(_TABLES, _TABLES.c.id == _PLAYS.c.table_id).where(_TABLES.c.phase == OVER)
    ends = ends.join(_PEOPLE, _PEOPLE.c.id == _PLAYS.c.person).order_by(_PLAYS.c.at.desc())
    ends = ends.where(_PLAYS.c.challenge.in_([row.id for row in rows]))
    over = await store.read(ends) if rows else []
    mine = {end.challenge for end in over if end.person == person}
    played: dict[str, list[str]] = {row.id: [] for row in rows}
    for end in over:
        played[end.challenge].append(end.name)
    return [
        Met(
            row.id,
            row.game,
            row.person,
            row.name,
            row.at,
            len(played[row.id]),
            row.id in mine,
            played[row.id][:NAMED],
        )
        for row in rows
    ]


async def plays(store: Store, found: Challenge, person: str = "") -> list[Play]:
    """Who has taken a challenge up, or whether this person has; in the order of their coming."""
    tables = (_TABLES.c.code, _TABLES.c.phase, _TABLES.c.summary)
    query = select(_PLAYS.c.person, _PLAYS.c.knew, _PEOPLE.c.name, *tables)
    query = query.join(_TABLES, _TABLES.c.id == _PLAYS.c.table_id)
    query = query.join(_PEOPLE, _PEOPLE.c.id == _PLAYS.c.person)
    query = query.where(_PLAYS.c.challenge == found.id).order_by(_PLAYS.c.at).limit(MOST)
    if person:
        query = query.where(_PLAYS.c.person == person)
    return [_play(row) for row in await store.read(query)]


async def first(store: Store, found: Challenge) -> Play:
    """What the challenger has made of the deal."""
    query = select(_TABLES.c.summary).where(_TABLES.c.id == found.table_id)
    rows = await store.read(query)
    result = _result(rows[0].summary if rows else None, found.person)
    return Play(found.person, found.name, found.code, True, False, *result[:2])


def _play(row: Any) -> Play:
    over = row.phase == OVER
    result = _result(row.summary, row.person)
    return Play(row.person, row.name, row.code, over, bool(row.knew), *result)


def _result(summary: str | None, person: str) -> tuple[int | None, list[tuple[str, int]], int]:
    """The points of a person in a finished game, of the bots there, and who was ahead."""
    if not summary:
        return None, [], 0
    kept = msgspec.json.decode(summary)
    scores, levels = kept["summary"]["scores"], kept["summary"]["levels"]
    if not scores or person not in kept["persons"]:
        return None, [], 0
    bots = [(level, score) for level, score in zip(levels, scores, strict=True) if level]
    own, places = kept["persons"].index(person), kept["summary"]["places"]
    ghosts = (n for n, one in enumerate(kept["persons"]) if not one and not levels[n])
    ahead = places[next(ghosts, own)] - places[own]  # the challenger's ghost is the first
    return scores[own], bots, ahead
