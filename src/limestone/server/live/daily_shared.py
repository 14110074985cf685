"""What somebody shows of their try at the daily game: score and stones, no card and no move."""

from datetime import date
from typing import NamedTuple

import msgspec

from limestone.rules.game import Refused
from limestone.server.live.live_tables import LiveTables
from limestone.server.store import daily as store
from limestone.server.store import daily_names
from limestone.server.store.daily import Try
from limestone.server.store.daily_names import Viewer
from limestone.server.store.profiles import KNOWN
from limestone.server.table.person import Person
from limestone.study import daily


class DailyStones(msgspec.Struct):
    """What whoever sent a link shows of their try: no card, no move."""

    date: str
    name: str | None  # none: it is not for this person's eyes
    score: int
    par: int
    wall: str
    you: bool


class Shared(NamedTuple):
    """A try that somebody shows to others."""

    one: Try
    par: int
    streak: int
    tally: dict[int, int]


async def shared(live_tables: LiveTables, share: str) -> Shared | None:
    """What somebody shows of a try, once its moves are judged; None: there is no such thing."""
    one = await store.shared(live_tables.store, share)
    if not one or one.score is None or not one.wall:
        return None
    found = await live_tables.reckoner.yardsticks(date.fromisoformat(one.date))
    if not found:
        return None
    days = [date.fromisoformat(day) for day in await store.days(live_tables.store, one.person)]
    tally = await store.tallied(live_tables.store, one.date)
    return Shared(one, round(found.par), daily.streak(days, date.fromisoformat(one.date)), tally)


async def stones(live_tables: LiveTables, share: str, person: Person | None) -> DailyStones:
    """What somebody who has a link to a try may know of it."""
    found = await shared(live_tables, share)
    score = found.one.score if found else None
    if not found or score is None:
        raise Refused("no-such-page")
    one, viewer = found.one, person.id if person else ""
    # Whoever is not signed in here was not invited either.
    usual = await daily_names.usual(live_tables.store) if person else KNOWN
    return DailyStones(
        date=one.date,
        name=await daily_names.name(live_tables.store, one.person, Viewer(viewer, usual)),
        score=score,
        par=found.par,
        wall=one.wall or "",
        you=one.person == viewer,
    )
