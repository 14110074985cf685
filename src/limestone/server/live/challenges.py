"""Challenges: from a finished game, the same deal for others.

In Limes the challenger sits there as a ghost; in the other games the bots are the same. What
others have made is not sent before one has played.
"""

import secrets
from collections.abc import Collection
from dataclasses import replace
from functools import partial
from typing import Annotated, Any
from uuid import NAMESPACE_URL, uuid5

import msgspec
from sqlalchemy import Connection

from limestone.rules.game import Refused, Seat
from limestone.server.live.daily import today
from limestone.server.live.live_table import LiveTable
from limestone.server.live.live_tables import LiveTables
from limestone.server.live.new_tables import code, opened
from limestone.server.live.profile import ALONE
from limestone.server.store import acquaintances, tallies
from limestone.server.store import challenges as store
from limestone.server.store.challenges import Challenge, Play
from limestone.server.store.log import Store
from limestone.server.store.people import now
from limestone.server.table import fair_deals, ghosts
from limestone.server.table.chairs import BOT, GHOST, PERSON, Chair
from limestone.server.table.facts import counting, facts
from limestone.server.table.origin import Origin
from limestone.server.table.person import Person
from limestone.server.table.table import OVER, Table
from limestone.server.table.terms import PRIVATE, Pace, Terms
from limestone.study import daily

MOST = 5  # ghosts at a table
OPEN_SEATS = 20  # for others who play along


class ChallengeMade(msgspec.Struct):
    id: str


class ChallengeOther(msgspec.Struct):
    """A bot at the table of somebody who has played."""

    level: str
    score: int


class ChallengeTaken(msgspec.Struct, frozen=True):
    """How many others are to play along; only where ghosts can."""

    open: Annotated[int, msgspec.Meta(ge=0, le=OPEN_SEATS)] = 0


class ChallengePlay(msgspec.Struct):
    """What somebody has made of the deal."""

    name: str
    score: int | None  # none: it was given up
    you: bool
    challenger: bool
    knew: bool  # the cards, from another game with them
    place: int | None  # among all who have played
    others: list[ChallengeOther]  # the bots that one played against, and their points


class ChallengeListed(msgspec.Struct):
    """A challenge that one has made, or taken up."""

    id: str
    game: str
    challenger: str
    own: bool
    at: int
    played: int
    over: bool  # whether one has played it
    who: list[str]  # of an own one: some of those who have played it, who came last first


class ChallengeShown(msgspec.Struct):
    """A challenge, as one person may know it."""

    id: str
    game: str
    options: list[str]
    challenger: str
    own: bool
    state: str  # new, running or over
    code: str | None  # of one's own table
    ghosts: bool  # whether the challenger plays along as a ghost
    played: int
    knows: bool  # whether one has played the same deal elsewhere, before one plays it here
    results: list[ChallengePlay] | None  # none before one has played


async def make(live_tables: LiveTables, table: Table, person: Person) -> ChallengeMade:
    """A challenge with the deal of a finished game, by somebody who sat there."""
    seats = table.seats_of(person.id)
    if not seats:
        raise Refused("not-seated")
    if table.phase != OVER or table.end or not table.referee:
        raise Refused("not-over", phase=table.phase)
    _check_deal(table)
    if not _haunts(table) and not _only_bots(table, seats[0]):
        raise Refused("challenge-people")
    row: dict[str, Any] = {"id": secrets.token_urlsafe(12), "table_id": table.terms.id}
    row |= {"person": person.id, "seat": seats[0], "at": now()}
    set_apart = partial(_set_apart, live_tables.store, table)
    return ChallengeMade(await store.make(live_tables.store, row, set_apart))


async def shown(live_tables: LiveTables, name: str, person: Person | None) -> ChallengeShown:
    """A challenge as a person may know it."""
    found = await _found(live_tables, name)
    source = (await live_tables.open(found.code)).table
    own = person is not None and person.id == found.person
    mine = await store.plays(live_tables.store, found, person.id) if person else []
    away = await acquaintances.blocking(live_tables.store, person.id) if person else set()
    if not mine and found.person in away:
        raise Refused("no-such-challenge")
    others = await store.plays(live_tables.store, found)
    over = own or any(play.over for play in mine)
    return ChallengeShown(
        id=found.id,
        game=source.terms.game,
        options=list(source.terms.words),
        challenger=found.name,
        own=own,
        state="over" if over else "running" if mine else "new",
        code=mine[0].code if mine else found.code if own else None,
        ghosts=_haunts(source),
        played=sum(play.over for play in others),
        knows=await _knows(live_tables.store, source, person) if not own and not mine else False,
        results=await _results(live_tables, found, others, person) if over else None,
    )


async def listed(live_tables: LiveTables, person: Person) -> list[ChallengeListed]:
    """The challenges that a person has made or taken up, the newest first."""
    return [
        ChallengeListed(
            id=one.id,
            game=one.game,
            challenger=one.name,
            own=one.person == person.id,
            at=one.at,
            played=one.played,
            over=one.person == person.id or one.over,
            who=one.who if one.person == person.id else [],
        )
        for one in await store.of(live_tables.store, person.id)
    ]


async def take_up(live_tables: LiveTables, name: str, person: Person, others: int = 0) -> LiveTable:
    """The table where a person plays the deal of a challenge: one, however often they ask.

    With open seats the game begins when they are taken.
    """
    found = await _found(live_tables, name)
    if found.person == person.id:
        raise Refused("challenge-own")
    if mine := await store.plays(live_tables.store, found, person.id):
        return await live_tables.open(mine[0].code)
    away = await acquaintances.apart(live_tables.store, person.id)
    if found.person in await acquaintances.blocking(live_tables.store, person.id):
        raise Refused("no-such-challenge")
    if found.person in away:
        raise Refused("blocked")
    source = (await live_tables.open(found.code)).table
    if others and not _haunts(source):
        raise Refused("challenge-alone")
    terms = _terms(source, found, person, (_chairs(source, found, person, away), others))
    played = await opened(live_tables, terms, source.material)
    at = played.table.terms
    await store.take_up(live_tables.store, found.id, person.id, at.id, at.created)
    return played


async def check_new(database: Store, table: Table, person: Person) -> None:
    """Refuse a seat at a challenge to who knows its deal."""
    origin = table.terms.origin
    if not origin or origin.kind != "challenge":
        return
    found = await store.find(database, origin.source)
    ghosts = {chair.person for chair in table.chairs if chair.kind == GHOST}
    if person.id in ghosts or (found and found.person == person.id):
        raise Refused("challenge-own")
    mine = await store.plays(database, found, person.id) if found else []
    if any(play.code != table.terms.code for play in mine):
        raise Refused("challenge-played")


async def _found(live_tables: LiveTables, name: str) -> Challenge:
    found = await store.find(live_tables.store, name)
    if not found:
        raise Refused("no-such-challenge")
    return found


async def _knows(database: Store, source: Table, person: Person | None) -> bool:
    return person is not None and await store.knows(database, person.id, source.terms.seed)


async def _results(
    live_tables: LiveTables, found: Challenge, others: list[Play], person: Person | None
) -> list[ChallengePlay]:
    plays = [await store.first(live_tables.store, found), *(play for play in others if play.over)]
    you = person.id if person else ""
    ranks = [play.rank for play in plays if play.score is not None]
    return [
        ChallengePlay(
            name=play.name,
            score=play.score,
            you=play.person == you,
            challenger=play.person == found.person,
            knew=play.knew,
            place=None if play.score is None else 1 + sum(one > play.rank for one in ranks),
            others=[ChallengeOther(*other) for other in play.others],
        )
        for play in sorted(
            plays, key=lambda play: (play.score is not None, play.rank), reverse=True
        )
    ]


def _check_deal(table: Table) -> None:
    """Refuse a deal that others are still playing, and a game that began in the middle."""
    origin = table.terms.origin
    running = origin and origin.kind == "daily" and origin.source >= today().isoformat()
    if running or (origin and origin.kind in ("night", "onward")):
        raise Refused("challenge-given")


def _set_apart(database: Store, table: Table, connection: Connection) -> None:
    """Take what was made of a deal out of what pages tell of everybody who played it."""
    game = table.terms.game
    if table.terms.origin:
        return  # it never was in there
    found = {person: facts(table, seat) for person, seat in counting(table)}
    best = {one: {ALONE: store.best_alone(connection, one, game)} for one in found}
    tallies.set_apart(database, connection, game=game, found=found, best=best)


def _haunts(table: Table) -> bool:
    """Whether all seats of the game decide alone: then a ghost can sit there."""
    return table.terms.game == daily.GAME


def _only_bots(table: Table, seat: Seat) -> bool:
    return all(chair.kind == BOT for n, chair in enumerate(table.chairs) if n != seat)


def _terms(
    source: Table, found: Challenge, person: Person, seats: tuple[tuple[Chair, ...], int]
) -> Terms:
    """The same deal, for another person; on these chairs, and so many that are open."""
    terms = source.terms
    salts = {seat: chair.salt for seat, chair in enumerate(source.chairs) if chair.salt}
    parts = terms.origin.salts if terms.origin else fair_deals.parts(terms.scheme, salts)
    return replace(
        terms,
        id=uuid5(NAMESPACE_URL, f"challenge {found.id} {person.id}").hex,  # one for each
        code=code(),
        chairs=(*seats[0], *(Chair() for _ in range(seats[1]))),
        visibility=PRIVATE,
        pace=Pace(),
        auto=True,
        host=person.id,
        invite=secrets.token_urlsafe(12),
        created=now(),
        scheme=fair_deals.GIVEN,
        origin=Origin("challenge", found.id, parts, counted=True),
        rated=False,
        hints=False,
    )


def _chairs(
    source: Table, found: Challenge, person: Person, away: Collection[str]
) -> tuple[Chair, ...]:
    """Who sits there; nobody with whom the person has nothing to do, not as a ghost either."""
    own = Chair(PERSON, person.id, person.name)
    if not _haunts(source):
        called = source.names()  # the same bots by the same names
        return tuple(
            own if n == found.seat else Chair(BOT, name=called[n], level=chair.level)
            for n, chair in enumerate(source.chairs)
        )
    moves = ghosts.moves_of(source.underway().steps, found.seat)
    carried = [chair for chair in source.chairs if chair.kind == GHOST and chair.person not in away]
    return (own, ghosts.ghost(found.person, found.name, moves), *carried[: MOST - 1])
