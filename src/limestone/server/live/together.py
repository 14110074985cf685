"""What two people have played with each other."""

import msgspec
from sqlalchemy import desc, select

from limestone.rules.game import GAMES
from limestone.server.live.summaries import Stored, begun, kept_as, placed
from limestone.server.store import schema
from limestone.server.store.log import Store
from limestone.server.table.table import OVER

LAST = 200  # games that are looked at

_TABLES, _SITS = schema.tables.c, schema.seatings.c


class Together(msgspec.Struct):
    """A game: how often two people have finished it together, and who was how often ahead."""

    game: str
    games: int
    ahead: int  # the person who asks
    behind: int


async def together(store: Store, person: str, other: str) -> list[Together]:
    """What a person has played with another, game by game."""
    theirs = schema.seatings.alias("theirs")
    query = (
        select(_TABLES.summary)
        .join(schema.seatings, _SITS.table_id == _TABLES.id)
        .join(theirs, theirs.c.table_id == _TABLES.id)
        .where(_SITS.person == person, _SITS.status == OVER, theirs.c.person == other)
        .order_by(desc(_SITS.at))
        .limit(LAST)
    )
    found = [kept_as(row.summary) for row in await store.read(query)]
    return _counted([one for one in found if one], person, other)


def _counted(games: list[Stored], person: str, other: str) -> list[Together]:
    counts = {game: Together(game, 0, 0, 0) for game in GAMES}
    for kept in games:
        if not {person, other} <= {*kept.persons} or not begun(kept.summary):
            continue
        one, ranked = counts[kept.summary.game], placed(kept.summary)
        one.games += 1
        if ranked:
            mine, theirs = (ranked[kept.persons.index(who)] for who in (person, other))
            one.ahead += mine < theirs
            one.behind += theirs < mine
    return [one for one in counts.values() if one.games]
