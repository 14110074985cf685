"""The tables of a round: they are made, stopped, handed to bots and ended as the night says.

All that is done at a table follows from the log of the night and is done once, whoever does it and
however often: a process that dies in between leaves it to the next.
"""

import secrets
from collections import Counter
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple
from uuid import UUID, uuid5

from sqlalchemy import select, update

from limestone.rules.game import Material, Seat, choose, is_ours, rules_of
from limestone.server.live import new_tables
from limestone.server.live.isolation import isolated
from limestone.server.nights.called import names
from limestone.server.nights.night import OVER as NIGHT_OVER
from limestone.server.nights.night import Board, Moved, Night, Player, Stand
from limestone.server.nights.outcome import outcome
from limestone.server.nights.rounds import Finished
from limestone.server.store import schema
from limestone.server.store.people import now
from limestone.server.table import fair_deals, presiding
from limestone.server.table.absence import Handed
from limestone.server.table.chairs import BOT, PERSON, Chair
from limestone.server.table.entry import Proposal, proposed
from limestone.server.table.origin import Origin
from limestone.server.table.table import OVER, PLAYING, Table
from limestone.server.table.terms import LINK, Terms

if TYPE_CHECKING:
    from limestone.server.live.nights import LiveNight, Nights


def table_id(night: Night, round: int, n: int) -> str:
    """The id of a table of a round: one, whoever makes it."""
    return uuid5(UUID(night.terms.id), f"{round} {n}").hex


async def codes(nights: "Nights", night: Night, round: int) -> dict[int, tuple[str, str]]:
    """The codes and phases of the tables of a round that have been made."""
    count = len(night.rounds[round - 1].tables)
    ids = {table_id(night, round, n): n for n in range(count)}
    found = schema.tables.c
    query = select(found.id, found.code, found.phase).where(found.id.in_(ids))
    return {ids[row.id]: (row.code, row.phase) for row in await nights.store.read(query)}


def is_open(night: Night, round: int, person: str) -> bool:
    """Whether somebody who does not sit at a table of a round may watch it.

    Once the round is over, everybody; before, those who have played its deal to the end.
    """
    if not 1 <= round <= len(night.rounds):
        return False
    played = night.rounds[round - 1]
    if played.over or night.phase == NIGHT_OVER:
        return True
    player = night.player_of(person)
    own = None if player is None else played.table_of(player)
    return own is not None and played.tables[own].over


async def attend(nights: "Nights", live: "LiveNight") -> None:
    """Bring the tables of the last round to where the night is, and the night to where they are."""
    night, round = live.night, len(live.night.rounds)
    if ("calm", night.number) in live.done:
        return
    made = await codes(nights, night, round)
    for n, board in enumerate(night.rounds[-1].tables):
        with isolated(night.terms.code):
            if n not in made and night.phase != NIGHT_OVER:
                await _make(nights, night, n)
            elif n in made:
                await _bring(nights, live, (round, n, board), made[n])
    if night.rounds[-1].over or night.phase == NIGHT_OVER:
        await _open_up(nights, live, round)
        live.done.add(("calm", night.number))  # until something happens again


async def _bring(
    nights: "Nights", live: "LiveNight", which: tuple[int, int, Board], row: tuple[str, str]
) -> None:
    """What the night wants of one table, and how that ended."""
    (round, n, board), (code, phase) = which, row
    if phase == OVER:
        if not board.over and live.night.phase != NIGHT_OVER:
            await _note(nights, live, code, (round, n))
        return
    wanted = [work for work in _wanted(live.night, board) if (code, work.key) not in live.done]
    if not wanted:
        return
    live_table = await nights.live_tables.open(code)
    for work in wanted:
        await nights.live_tables.settle(live_table, work.propose, (work.author, work.key))
        live.done.add((code, work.key))


class Work(NamedTuple):
    """What is to be done at a table: by which entry of the night, on whose order."""

    entry: int
    part: int  # of several things that an entry wants of one table
    author: str
    propose: Callable[[Table], Proposal | None]

    @property
    def key(self) -> str:
        """What the log of the table calls it."""
        return f"night-{self.entry}-{self.part}" if self.part else f"night-{self.entry}"


def _wanted(night: Night, board: Board) -> list[Work]:
    """What is to be done at a table, in order."""
    organiser = night.terms.organiser
    if board.over or night.phase == NIGHT_OVER:
        return [Work(0, 0, organiser, lambda table: presiding.settled(table, board.places))]
    moves = [Work(move.entry, 0, organiser, _moved(move)) for move in night.moved]
    counted: Counter[int] = Counter()
    stands = []
    for stand in board.stands:
        handed = _handed(board.players.index(stand.player), stand)
        stands.append(Work(stand.entry, counted[stand.entry], stand.author, handed))
        counted[stand.entry] += 1
    return sorted([*moves, *stands])


def _moved(move: Moved) -> Callable[[Table], Proposal | None]:
    """What stops the clock of a table, lets it go on, or gives it more time."""
    if move.what == "pause":
        return lambda table: presiding.paused(table, now())
    if move.what == "resume":
        return lambda table: presiding.resumed(table, now())
    return lambda table: presiding.extended(table, 1000 * move.seconds)


def _handed(seat: Seat, stand: Stand) -> Callable[[Table], Proposal | None]:
    """A bot for who is absent; where one plays already, that what it makes is not theirs."""

    def propose(table: Table) -> Proposal | None:
        chair = table.chair(seat)
        known = bool(chair.bot) and (chair.missed or not stand.absent)
        if table.phase != PLAYING or table.trouble or known:
            return None
        return proposed(table, Handed(seat, chair.bot or stand.level, missed=stand.absent))

    return propose


async def _note(nights: "Nights", live: "LiveNight", code: str, which: tuple[int, int]) -> None:
    """Write down how a table ended."""
    (round, n), table = which, (await nights.live_tables.open(code)).table
    board = live.night.rounds[round - 1].tables[n]
    missed = {stand.player for stand in board.stands if stand.absent}
    bots = [seat for seat in range(len(board.players)) if table.chairs[seat].away]
    absent = [seat for seat in bots if board.players[seat] in missed]
    back = sorted(missed - {board.players[seat] for seat in absent})
    found = outcome(table, absent)
    if not found:
        return
    places, points = found

    def finished(night: Night) -> Finished | None:
        if len(night.rounds) != round or night.rounds[-1].tables[n].over:
            return None
        return Finished(round, n, places, points, back)

    await nights.settle(live, finished)


async def _open_up(nights: "Nights", live: "LiveNight", round: int) -> None:
    """A round is over: nothing about its tables is a secret any more."""
    if (round, "open") in live.done:
        return
    ids = [table_id(live.night, round, n) for n in range(len(live.night.rounds[-1].tables))]
    tables = schema.tables
    await nights.store.write(update(tables).where(tables.c.id.in_(ids)).values(sealed=False))
    live.done.add((round, "open"))


async def _make(nights: "Nights", night: Night, n: int) -> None:
    """Make a table of the last round; whoever makes it too makes the same."""
    live_tables = nights.live_tables
    material = await live_tables.materials.kept(night.terms.game, "", None)
    terms = _terms(night, n, rules_of(choose(night.terms.game), material), material)
    await new_tables.opened(live_tables, terms, material)


def _terms(night: Night, n: int, rules: int, material: Material) -> Terms:
    round, played, terms = len(night.rounds), night.rounds[-1], night.terms
    called = names(night)
    origin = Origin("night", f"{terms.code} {round}") if terms.same else None
    return Terms(
        id=table_id(night, round, n),
        code=new_tables.code(),
        game=terms.game,
        rules=rules,
        words=terms.words,
        material=(material.name, material.digest),
        chairs=tuple(
            _chair(night.players[player], called[player]) for player in played.tables[n].players
        ),
        visibility=LINK,
        pace=terms.pace,
        auto=True,
        host=terms.organiser,
        seed=played.deal or fair_deals.fresh_seed(),
        invite=secrets.token_urlsafe(12),
        created=now(),
        scheme=fair_deals.GIVEN if origin else fair_deals.EXCHANGED,
        origin=origin,
        night=f"{terms.code} {round}",
        rated=terms.rated and _is_rateable(night, played.tables[n].players),
    )


def _is_rateable(night: Night, players: Sequence[int]) -> bool:
    """Whether at least two people play there, and no bot whose strength nobody has measured."""
    levels = [night.players[player].level for player in players]
    return levels.count("") > 1 and all(not level or is_ours(level) for level in levels)


def _chair(player: Player, name: str) -> Chair:
    if player.level:
        return Chair(BOT, name=name, level=player.level)
    return Chair(PERSON, player.person, name)
