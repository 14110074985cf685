"""The rounds: they are paired, tables end or are settled, bots play for who is absent."""

from typing import Annotated

import msgspec

from limestone.rules.game import Refused, choose, level
from limestone.server.nights.entry import Entry
from limestone.server.nights.night import BREAK, LOBBY, ROUND, Board, Night, Round, Stand, replace
from limestone.server.nights.order import Order, helping
from limestone.server.nights.pairing import paired
from limestone.server.table import fair_deals
from limestone.server.table.order import Index, Level
from limestone.server.table.person import Person

Place = Annotated[int, msgspec.Meta(ge=1, le=100)]


class Pair(Order, frozen=True):
    """Begin the next round."""

    round: Index  # its number, from 1: two who press at once begin one round

    def propose(self, night: Night, person: Person, now: int) -> Entry:
        helping(night, person)
        if night.phase not in (LOBBY, BREAK):
            raise Refused("round-running")
        if self.round != len(night.rounds) + 1:
            raise Refused("round-stale", round=len(night.rounds) + 1)
        if night.paused is not None:
            raise Refused("night-paused")
        return pairing(night, fair_deals.fresh_seed())


def pairing(night: Night, seed: str) -> Entry:
    """The next round, by a seed."""
    field = night.field()
    if len(field) < 2:
        raise Refused("too-few", players=len(field))
    most = choose(night.terms.game).seats[-1]
    if not night.terms.size and len(field) > most:
        raise Refused("too-many-at-one", most=most)
    found = paired(field, night.terms.size, seed)
    deal = fair_deals.fresh_seed() if night.terms.same else ""
    tables = [[int(key) for key in table] for table in found.tables]
    return Paired(len(night.rounds) + 1, seed, tables, [int(key) for key in found.byes], deal)


def begun_alone(night: Night, now: int) -> Entry | None:
    """The next round, where it is time for it to begin by itself and enough people are there."""
    due = night.next_begins
    if due is None or now < due:
        return None
    try:
        return pairing(night, fair_deals.fresh_seed())
    except Refused:
        return None


def overrun(night: Night, now: int) -> Entry | None:
    """Bots for all who still play, once the time of the round is long over."""
    due = night.overruns
    return Overran(night.terms.pace.level, night.number + 1) if due and now >= due else None


class Overran(Entry, frozen=True):
    """The time of the round is over, and nobody has decided what becomes of it: bots finish it."""

    level: str
    entry: int

    def apply(self, night: Night, at: int) -> Night:
        for n, players in night.attended().items():
            board = night.table(n)
            author = night.terms.organiser
            new = [Stand(player, self.level, author, self.entry) for player in players]
            night = night.with_table(n, board._replace(stands=(*board.stands, *new)), at)
        return night


class Paired(Entry, frozen=True):
    round: int
    seed: str  # of the pairing
    tables: list[list[int]]
    byes: list[int] = []
    deal: str = ""  # the seed of the deal that is the same at all tables: never shown

    def apply(self, night: Night, at: int) -> Night:
        minutes = night.terms.minutes
        ends = at + 60_000 * minutes if minutes else None
        boards = tuple(Board(tuple(players)) for players in self.tables)
        new = Round(boards, tuple(self.byes), self.deal, at, ends)
        return replace(night, rounds=(*night.rounds, new), moved=())


class Finished(Entry, frozen=True):
    """A table has ended by itself; once it is settled, or the round is past, nobody minds."""

    round: int
    table: int
    places: list[int]
    points: list[int] = []
    back: list[int] = []  # the players who were absent and had come back by then

    def apply(self, night: Night, at: int) -> Night:
        if self.round < len(night.rounds):
            return night
        board = night.table(self.table)
        if self.round > len(night.rounds):
            raise Refused("round-stale", round=len(night.rounds))
        if board.over:
            return night
        missed = {stand.player for stand in board.stands if stand.absent}
        ended = board._replace(
            places=tuple(self.places),
            points=tuple(self.points),
            absent=tuple(sorted(missed - set(self.back))),
        )
        for player in self.back:
            here = night.player(player)._replace(resting=False, missed=False)
            night = night.with_player(player, here)
        return night.with_table(self.table, ended, at)


class Settle(Order, frozen=True):
    """Say how a table of the last round ended: where somebody did not come, or all gave up."""

    table: Index
    places: Annotated[list[Place], msgspec.Meta(min_length=1, max_length=100)]

    def propose(self, night: Night, person: Person, now: int) -> Entry:
        helping(night, person)
        board = night.table(self.table)
        if board.over:
            raise Refused("board-over", board=self.table + 1)
        if night.player_of(person.id) in board.players and not night.leads(person.id):
            raise Refused("board-own")
        if len(self.places) != len(board.players) or min(self.places) != 1:
            raise Refused("wrong-places", players=len(board.players))
        return Settled(self.table, self.places, night.name_of(person.id))


class Settled(Entry, frozen=True):
    table: int
    places: list[int]
    name: str

    def apply(self, night: Night, at: int) -> Night:
        board = night.table(self.table)
        settled = board._replace(places=tuple(self.places), points=(), settled=self.name)
        return night.with_table(self.table, settled, at)


class Replace(Order, frozen=True):
    """Let a bot play for somebody who is absent; they can take their seat back.

    Until they do, what the bot makes is no win of theirs, and they are not paired again.
    """

    player: Index
    level: Level

    def propose(self, night: Night, person: Person, now: int) -> Entry:
        helping(night, person)
        if night.phase != ROUND:
            raise Refused("no-round")
        player = night.player(self.player)
        table = night.running().table_of(self.player)
        if table is None or player.level or night.table(table).over:
            raise Refused("not-at-a-board")
        return Replaced(
            self.player,
            level(night.terms.game, self.level),
            person.id,
            night.number + 1,
            absent=True,
        )


class Replaced(Entry, frozen=True):
    player: int
    level: str
    author: str
    entry: int
    absent: bool = False  # nights of earlier versions did not ask

    def apply(self, night: Night, at: int) -> Night:
        table = night.running().table_of(self.player)
        if table is None:
            raise Refused("not-at-a-board")
        board = night.table(table)
        stand = Stand(self.player, self.level, self.author, self.entry, self.absent)
        if self.absent:
            resting = night.player(self.player)._replace(resting=True, missed=True)
            night = night.with_player(self.player, resting)
        return night.with_table(table, board._replace(stands=(*board.stands, stand)), at)
