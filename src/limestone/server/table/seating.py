"""Before the game: people and bots take seats and leave them, and the game begins."""

from collections.abc import Mapping, Sequence

import msgspec

from limestone.rules.game import Refused, Seat, level, options
from limestone.rules.record import check_rules
from limestone.rules.referee import Referee
from limestone.server.table import fair_deals
from limestone.server.table.chairs import BOT, HELD, OPEN, PERSON, Chair
from limestone.server.table.entry import Entry, Proposal, Step, proposed
from limestone.server.table.order import Index, Level, Name, Order, Salt, hosting, waiting
from limestone.server.table.person import Person
from limestone.server.table.table import Table


class Join(Order, frozen=True):
    seat: Index | None = None
    salt: Salt | None = None
    name: Name | None = None

    def propose(self, table: Table, person: Person) -> Proposal:
        waiting(table)
        seat = _free_seat(table, person) if self.seat is None else self.seat
        chair = table.chair(seat)
        if chair.kind != OPEN and (chair.kind, chair.person) != (HELD, person.id):
            raise Refused("seat-taken", seat=seat)
        salt = self.salt or fair_deals.fresh_salt()
        name = self.name or chair.name or person.name
        return _seated(table, Joined(seat, person.id, name, salt))


class Joined(Entry, frozen=True):
    public = ("seat",)
    seat: Seat
    person: str
    name: str
    salt: str
    start: list[Step] | None = None  # the first deals, when this was the last open seat

    def sit(self, table: Table) -> Table:
        return table.with_chair(self.seat, Chair(PERSON, self.person, self.name, salt=self.salt))

    def apply(self, table: Table) -> Table:
        return _started(self.sit(table), self.start)

    def played(self) -> Sequence[Step]:
        return self.start or ()


class Leave(Order, frozen=True):
    seat: Index

    def propose(self, table: Table, person: Person) -> Proposal:
        waiting(table)
        chair = table.chair(self.seat)
        if chair.kind == OPEN:
            raise Refused("seat-open", seat=self.seat)
        if person.id not in (table.terms.host, chair.person):
            raise Refused("not-your-seat", seat=self.seat)
        if person.id != chair.person:
            return proposed(table, Left(self.seat, "removed"))
        return proposed(table, Left(self.seat, "declined" if chair.kind == HELD else ""))


class Left(Entry, frozen=True):
    public = ("seat", "how")
    seat: Seat
    how: str = ""  # removed by the host; declined: the seat was held for somebody who does not come

    def apply(self, table: Table) -> Table:
        return table.with_chair(self.seat, Chair())

    def recalls(self, before: Table) -> Mapping[str, str]:
        chair = before.chair(self.seat)
        return {"name": chair.name} if chair.person else {}


class Bot(Order, frozen=True):
    seat: Index
    level: Level

    def propose(self, table: Table, person: Person) -> Proposal:
        hosting(table, person)
        if table.chair(self.seat).kind != OPEN:
            raise Refused("seat-taken", seat=self.seat)
        found = level(table.terms.game, self.level)
        return _seated(table, BotJoined(self.seat, found, fair_deals.fresh_salt()))


class BotJoined(Entry, frozen=True, tag="bot"):
    public = ("seat", "level")
    seat: Seat
    level: str
    salt: str
    start: list[Step] | None = None

    def sit(self, table: Table) -> Table:
        chair = Chair(BOT, name=self.level, level=self.level, salt=self.salt)
        return table.with_chair(self.seat, chair)

    def apply(self, table: Table) -> Table:
        return _started(self.sit(table), self.start)

    def played(self) -> Sequence[Step]:
        return self.start or ()


class Start(Order, frozen=True):
    def propose(self, table: Table, person: Person) -> Proposal:
        hosting(table, person)
        if vacant := table.vacant():
            raise Refused("seat-open", seat=vacant[0])
        return start(table)


class Started(Entry, frozen=True):
    start: list[Step]

    def apply(self, table: Table) -> Table:
        return _started(table, self.start)

    def played(self) -> Sequence[Step]:
        return self.start


def start(table: Table) -> Proposal:
    """The game begins, up to the first decision of a seat."""
    game = _new(table).roll()
    return Proposal(Started(_texts(game)), table.with_game(game))


def _free_seat(table: Table, person: Person) -> Seat:
    """The seat that is kept for a person, or the first open one."""
    free = tuple(seat for seat, chair in enumerate(table.chairs) if chair.kind == OPEN)
    seats = table.kept_for(person.id) + free
    if not seats:
        raise Refused("seat-taken")
    return seats[0]


def _seated(table: Table, entry: Joined | BotJoined) -> Proposal:
    """The game begins with the last seat, where the table is to begin by itself."""
    full = entry.sit(table)
    if not table.terms.auto or full.vacant():
        return Proposal(entry, full)
    game = _new(full).roll()
    started = msgspec.structs.replace(entry, start=_texts(game))
    return Proposal(started, full.with_game(game))


def _started(table: Table, steps: Sequence[Step] | None) -> Table:
    """The table with the game that began with these steps, if it did."""
    return table if steps is None else table.with_game(_new(table).follow(steps))


def _new(table: Table) -> Referee:
    """The game of this table before anything is dealt."""
    terms = table.terms
    check_rules(table.game, terms.rules, terms.material, table.material)
    chosen = options(table.game, terms.words, table.material)
    deals = fair_deals.deals(terms.seed, [chair.salt for chair in table.chairs])
    return Referee.new(table.game, len(terms.chairs), chosen, deals)


def _texts(game: Referee) -> list[Step]:
    return [step.moves for step in game.steps]
