"""What two people have played with each other."""

import msgspec
from sqlalchemy import desc, select

from limestone.rules.game import GAMES
from limestone.server.live.summaries import Stored, Summary
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
    found = [_read(row.summary or "") for row in await store.read(query)]
    return _counted([one for one in found if one], person, other)


def placed(summary: Summary) -> list[int]:
    """The places of a finished game; who gave up shares the last. Nothing if nobody won it."""
    how, *seats = summary.end.split(" ")
    if how != "resigned":
        return summary.places
    gone = {int(seat) for seat in seats}
    return [1 + (seat in gone) for seat, _ in enumerate(summary.names)]


def begun(summary: Summary) -> bool:
    """Whether anything was played, before it was given up."""
    return bool(summary.places or summary.round)


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


def _read(text: str) -> Stored | None:
    try:
        return msgspec.json.decode(text, type=Stored)
    except msgspec.DecodeError:
        return None
