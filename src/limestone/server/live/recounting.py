"""Ratings made anew from the logs, and games taken out: the operator's side of ratings."""

from typing import Any, NamedTuple

from sqlalchemy import func, insert, select, update

from limestone.rules.game import Refused
from limestone.server.live.isolation import isolated
from limestone.server.live.live_tables import LiveTables
from limestone.server.live.projections import finished
from limestone.server.store import ratings, schema
from limestone.server.store.people import GONE, now
from limestone.server.store.ratings import Finished, written
from limestone.server.table.strength import Strength
from limestone.server.table.table import OVER
from limestone.server.table.upkeep import Forgotten, Rematched

_GAMES, _TABLES = schema.rated_games, schema.tables
RATED = '"rated":true'  # in the terms of a table


class Rebuilt(NamedTuple):
    """How many rated games there are, how many count, and of how many other things were stored."""

    games: int
    counted: int
    mended: int


async def rebuild(live_tables: LiveTables) -> Rebuilt:
    """Read every rated game from its log again, then count them all anew, in their order."""
    query = select(_TABLES.c.code).where(_TABLES.c.phase == OVER, _TABLES.c.terms.contains(RATED))
    found: list[Finished] = []
    for row in await live_tables.store.read(query):
        with isolated(row.code):
            found.append(await _finished(live_tables, row.code))
    mended = 0
    for game in sorted(found, key=lambda game: (game.at, game.table_id)):
        mended += await _mended(live_tables, game)
    await ratings.recount(live_tables.store)
    return Rebuilt(len(found), sum(not game.why for game in found), mended)


async def take_out(live_tables: LiveTables, code: str, *, counts: bool = False) -> None:
    """Take a game out of the ratings, or put it back; everything after it follows."""
    table = (await live_tables.open(code)).table
    if not await ratings.rule(live_tables.store, table.terms.id, now(), counts=counts):
        raise Refused("not-rated", table=code)


async def standings(live_tables: LiveTables) -> list[str]:
    """A line for every rating, the strongest of every game first."""
    await ratings.count(live_tables.store)
    people, rated = schema.people.c, schema.ratings.c
    query = select(rated.game, rated.mu, rated.sigma, rated.games, people.name, people.kind)
    query = query.join(schema.people, people.id == rated.person, isouter=True)
    rows = await live_tables.store.read(query.order_by(rated.game, rated.mu.desc(), rated.person))
    return [
        f"{row.game:8} {one.shown:5} ± {one.error:<4} {row.games:5}  {_name(row)}"
        for row in rows
        for one in [Strength(row.mu, row.sigma)]
    ]


def _name(row: Any) -> str:
    return "…" if row.kind in (None, GONE) else str(row.name)


async def _finished(live_tables: LiveTables, code: str) -> Finished:
    """The game of a table as its log tells it, and when it ended."""
    table = (await live_tables.open(code)).table
    log = await live_tables.store.log(table.terms.id)
    live = [one for one in log if not isinstance(one.body, Rematched | Forgotten)]
    return finished(table, live[-1].at)


async def _mended(live_tables: LiveTables, game: Finished) -> bool:
    """Store a game as its log tells it, where something else or nothing is stored; whether so."""
    store = live_tables.store
    told = {"placed": written(game.placed), "why": game.why, "at": game.at, "game": game.game}
    rows = await store.read(select(_GAMES).where(_GAMES.c.table_id == game.table_id))
    if not rows:
        last = select(func.coalesce(func.max(_GAMES.c.number), 0) + 1).scalar_subquery()
        row = {"number": last, "table_id": game.table_id, "out": False, **told}
        await store.write(insert(_GAMES).values(row))
        return True
    if all(getattr(rows[0], name) == value for name, value in told.items()):
        return False
    await store.write(update(_GAMES).where(_GAMES.c.table_id == game.table_id).values(told))
    return True
