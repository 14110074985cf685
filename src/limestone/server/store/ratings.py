"""Ratings: a projection of the finished games of rated tables, in the order of a stored sequence.

A game gets its number in the transaction that ends it, one after the other. Ratings follow the
numbers: whoever goes on, in whichever process, holds the one row of the course and goes on from
there, so all processes count alike. To take a game out, or to count anew, the course is set back
and goes forward again, some games at a time.
"""

import asyncio
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, delete, func, select, update

from limestone.server.store import schema
from limestone.server.store.log import Store
from limestone.server.table.rated import Placed
from limestone.server.table.strength import Played, Strength, anchor, get_ready, rated

AT_ONCE = 50  # games in one transaction

_GAMES, _RATINGS, _POINTS = schema.rated_games, schema.ratings, schema.rating_points
_COURSE, _RULINGS = schema.rating_course, schema.rating_rulings
Whose = tuple[str, str]  # game and person


class Finished(NamedTuple):
    """A finished game of a rated table."""

    table_id: str
    game: str
    at: int
    placed: Sequence[Placed]
    why: str  # it does not count; nothing: it does


class Standing(NamedTuple):
    """Somebody's strength after a number of games, the last of them at a moment."""

    strength: Strength = Strength()
    games: int = 0


def finish(store: Store, connection: Connection, *, finished: Finished) -> None:
    """Write a finished game down as the next one, in the caller's transaction."""
    last = connection.scalar(select(func.max(_GAMES.c.number))) or 0
    row = {
        "number": last + 1,
        "table_id": finished.table_id,
        "game": finished.game,
        "at": finished.at,
        "placed": written(finished.placed),
        "why": finished.why,
        "out": False,
    }
    store.missing(connection, _GAMES, row)


async def count(store: Store) -> int:
    """Count the games that are finished and not yet counted; return how many steps it took."""
    steps = 0
    while await _is_behind(store):
        await asyncio.to_thread(get_ready)
        await store.engines.writer.run(lambda connection: _step(store, connection))
        steps += 1
    return steps


async def rule(store: Store, table_id: str, at: int, *, counts: bool) -> bool:
    """Take a game out, or put it back; everything after it is counted anew. False: unknown."""
    games = await store.read(select(_GAMES.c.number).where(_GAMES.c.table_id == table_id))
    if not games:
        return False
    number = games[0].number

    def change(connection: Connection) -> None:
        _held(store, connection)
        said = connection.scalar(select(func.max(_RULINGS.c.number))) or 0
        ruling = {"number": said + 1, "table_id": table_id, "counts": counts, "at": at}
        store.missing(connection, _RULINGS, ruling)
        here = update(_GAMES).where(_GAMES.c.number == number)
        connection.execute(here.values(out=not counts))
        _set_back(connection, number - 1)

    await store.engines.writer.run(change)
    await count(store)
    return True


async def recount(store: Store) -> None:
    """Count everything anew, from the first game on."""

    def change(connection: Connection) -> None:
        _held(store, connection)
        _set_back(connection, 0)

    await store.engines.writer.run(change)
    await count(store)


async def _is_behind(store: Store) -> bool:
    course = await store.read(select(_COURSE.c.number, _COURSE.c.back))
    number, back = tuple(course[0]) if course else (0, None)
    last = (await store.read(select(func.max(_GAMES.c.number).label("last"))))[0].last or 0
    return back is not None or number < last


def _step(store: Store, connection: Connection) -> None:
    """Go some games back, where that is wanted, or some forward."""
    number, back = _held(store, connection)
    if back is None:
        reached = _forward(store, connection, number)
    else:
        reached = max(back, number - AT_ONCE)
        _backward(store, connection, reached)
    wanted = None if back is None or reached <= back else back
    connection.execute(update(_COURSE).values(number=reached, back=wanted))


def _held(store: Store, connection: Connection) -> tuple[int, int | None]:
    """How far the course is and how far back it is wanted; nobody else goes on meanwhile."""
    store.missing(connection, _COURSE, {"id": 1, "number": 0, "back": None})
    row = connection.execute(select(_COURSE).with_for_update()).one()
    return row.number, row.back


def _set_back(connection: Connection, number: int) -> None:
    row = connection.execute(select(_COURSE)).one()
    back = min(number, row.number if row.back is None else row.back)
    connection.execute(update(_COURSE).values(back=back))


def _forward(store: Store, connection: Connection, number: int) -> int:
    """Count the next games; return the number of the last."""
    query = select(_GAMES).where(_GAMES.c.number > number).order_by(_GAMES.c.number)
    games = connection.execute(query.limit(AT_ONCE)).all()
    counted = [game for game in games if not game.why and not game.out]
    placed = {game.number: read(game.placed) for game in counted}
    whose = {(game.game, one.person) for game in counted for one in placed[game.number]}
    known = _known(connection, [one for one in whose if one[1]])
    points = []
    for game in counted:
        points += _counted(known, game, placed[game.number])
    if points:
        connection.execute(store.upsert(_POINTS, KEY, CHANGED), points)
        latest = {(point["game"], point["person"]): point for point in points}
        changed = (*CHANGED, "number")
        connection.execute(store.upsert(_RATINGS, KEY[:2], changed), _sorted(latest.values()))
    return games[-1].number if games else number


KEY = ("game", "person", "number")
CHANGED = ("mu", "sigma", "games", "at")


def _counted(
    known: dict[Whose, Standing], game: Any, placed: Sequence[Placed]
) -> list[dict[str, Any]]:
    """Everybody's strength after a game, as rows; `known` is as it was before, then as after."""
    played = [
        Played(one.person or f"{seat} {one.level}", _before(known, game.game, one), one.place)
        for seat, one in enumerate(placed)
    ]
    after, rows = rated(played), []
    for one in placed:
        if not one.person:
            continue
        games = known.get((game.game, one.person), Standing()).games + 1
        strength = after[one.person]
        known[game.game, one.person] = Standing(strength, games)
        facts = {"mu": strength.mu, "sigma": strength.sigma, "games": games, "at": game.at}
        rows.append({"game": game.game, "person": one.person, "number": game.number, **facts})
    return rows


def _before(known: dict[Whose, Standing], game: str, one: Placed) -> Strength:
    if not one.person:
        return anchor(game, one.level)
    return known.get((game, one.person), Standing()).strength


def _known(connection: Connection, whose: Iterable[Whose]) -> dict[Whose, Standing]:
    found: dict[Whose, Standing] = {}
    by_game: dict[str, list[str]] = {}
    for game, person in whose:
        by_game.setdefault(game, []).append(person)
    for game, persons in by_game.items():
        here = (_RATINGS.c.game == game) & _RATINGS.c.person.in_(persons)
        for row in connection.execute(select(_RATINGS).where(here)):
            found[game, row.person] = Standing(Strength(row.mu, row.sigma), row.games)
    return found


def _backward(store: Store, connection: Connection, number: int) -> None:
    """Forget all that was counted after a game."""
    later = _POINTS.c.number > number
    query = select(_POINTS.c.game, _POINTS.c.person).where(later).distinct()
    whose = [(row.game, row.person) for row in connection.execute(query)]
    connection.execute(delete(_POINTS).where(later))
    for game, person in whose:
        mine = (_POINTS.c.game == game) & (_POINTS.c.person == person)
        query = select(_POINTS).where(mine).order_by(_POINTS.c.number.desc()).limit(1)
        last = connection.execute(query).first()
        here = (_RATINGS.c.game == game) & (_RATINGS.c.person == person)
        if last:
            facts = {name: getattr(last, name) for name in CHANGED}
            connection.execute(update(_RATINGS).where(here).values(number=last.number, **facts))
        else:
            connection.execute(delete(_RATINGS).where(here))


def written(placed: Sequence[Placed]) -> str:
    """Places as the text that is stored."""
    return msgspec.json.encode(placed).decode()


def read(text: str) -> list[Placed]:
    return msgspec.json.decode(text, type=list[Placed])


def _sorted(rows: Iterable[dict[str, Any]]) -> list[dict[str, Any]]:
    """In one order, so that two processes never wait for each other in a circle."""
    return sorted(rows, key=lambda row: (row["game"], row["person"]))
