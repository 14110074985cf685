"""What a rated game has changed: everybody's number before and after it."""

import msgspec
from sqlalchemy import select

from limestone.server.live.live_tables import LiveTables
from limestone.server.live.profile import showing
from limestone.server.store import schema
from limestone.server.store.log import Store
from limestone.server.table.chairs import PERSON
from limestone.server.table.strength import Strength
from limestone.server.table.table import Table

_GAMES, _POINTS = schema.rated_games, schema.rating_points


class RatingChange(msgspec.Struct):
    """The number of a seat after a game, and before it."""

    seat: int
    before: int | None  # none: it was the first rated game
    after: int
    error: int  # of the number after


async def changes(live_tables: LiveTables, table: Table, viewer: str) -> list[RatingChange]:
    """What a finished game changed, of those whose ratings this person may see."""
    store = live_tables.store
    await live_tables.count_ratings()
    query = select(_GAMES.c.number).where(_GAMES.c.table_id == table.terms.id)
    games = await store.read(query)
    seated = {c.person: n for n, c in enumerate(table.chairs) if c.kind == PERSON}
    if not games:
        return []
    seen = await showing(store, seated, viewer, "ratings")
    found = [
        await _change(store, table.terms.game, person, games[0].number, seat)
        for person, seat in seated.items()
        if person in seen
    ]
    return [one for one in found if one]


async def _change(
    store: Store, game: str, person: str, number: int, seat: int
) -> RatingChange | None:
    mine = (_POINTS.c.game == game) & (_POINTS.c.person == person) & (_POINTS.c.number <= number)
    rows = await store.read(select(_POINTS).where(mine).order_by(_POINTS.c.number.desc()).limit(2))
    if not rows or rows[0].number != number:
        return None  # it does not count
    after, *before = [Strength(row.mu, row.sigma) for row in rows]
    return RatingChange(seat, before[0].shown if before else None, after.shown, after.error)
