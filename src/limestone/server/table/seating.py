"""Before the game: people and bots take seats and leave them, and the game begins."""

from collections.abc import Mapping, Sequence

import msgspec

from limestone.rules.game import Refused, Seat, level, options
from limestone.rules.record import check_rules
from limestone.rules.referee import Referee
from limestone.server.table import fair_deals, rated
from limestone.server.table.chairs import BOT, GHOST, HELD, OPEN, PERSON, Chair
from limestone.server.table.entry import Entry, Proposal, Step, proposed
from limestone.server.table.exchange import Exchange, opened
from limestone.server.table.inviting import (
    after_sending_away,
    check_alone,
    check_welcome,
    sent_away,
)
from limestone.server.table.order import Index, Level, Name, Order, Salt, hosting, waiting
from limestone.server.table.person import PROGRAM, Person
from limestone.server.table.table import Table, replace


class Join(Order, frozen=True):
    sign = "before"
    seat: Index | None = None
    salt: Salt | None = None  # of the old scheme
    name: Name | None = None
    adds: bool = False  # a salt to the deals, when the seats are fixed

    def propose(self, table: Table, person: Person) -> Proposal:
        waiting(table)
        check_welcome(table, person)
        rated.check_account(table, person)
        seat = _free_seat(table, person) if self.seat is None else self.seat
        chair = table.chair(seat)
        if seat not in table.kept_for(person.id):
            check_alone(table, person)
            if chair.kind != OPEN:
                raise Refused("seat-taken", seat=seat)
        chosen = "" if person.kind == PROGRAM else self.name  # it plays under its own
        name = chosen or chair.name or person.name
        salt = _salt(table, self.salt)
        return _seated(table, Joined(seat, person.id, name, salt, adds=self.adds))


class Joined(Entry, frozen=True):
    public = ("seat",)
    seat: Seat
    person: str
    name: str
    salt: str = ""  # of the old scheme
    start: list[Step] | None = None  # the first deals, when this was the last open seat
    adds: bool = False
    salting: bool = False  # this was the last open seat, and salts are exchanged first

    def sit(self, table: Table) -> Table:
        chair = Chair(PERSON, self.person, self.name, salt=self.salt, adds=self.adds)
        return _exchanging(table.with_chair(self.seat, chair), salting=self.salting)

    def apply(self, table: Table) -> Table:
        return started(self.sit(table), self.start)

    def played(self) -> Sequence[Step]:
        return self.start or ()


class Leave(Order, frozen=True):
    sign = "before"
    seat: Index

    def propose(self, table: Table, person: Person) -> Proposal:
        waiting(table)
        chair = table.chair(self.seat)
        if chair.kind == OPEN:
            raise Refused("seat-open", seat=self.seat)
        if chair.kind == GHOST or person.id not in (table.terms.host, chair.person):
            raise Refused("not-your-seat", seat=self.seat)
        if person.id != chair.person:
            return proposed(table, Left(self.seat, "removed", after_sending_away(table)))
        return proposed(table, Left(self.seat, "declined" if chair.kind == HELD else ""))


class Left(Entry, frozen=True):
    public = ("seat", "how")
    seat: Seat
    how: str = ""  # removed by the host; declined: the seat was held for somebody who does not come
    invite: str = ""  # the new one, that who was removed does not know

    def apply(self, table: Table) -> Table:
        # Nobody leaves during an exchange of salts; where a log says so, it begins anew.
        free = replace(table.with_chair(self.seat, Chair()), exchange=None)
        if self.how != "removed":
            return free
        return sent_away(free, table.chair(self.seat), self.invite)

    def recalls(self, before: Table) -> Mapping[str, str]:
        return {"name": before.names()[self.seat]}


class Bot(Order, frozen=True):
    sign = "before"
    seat: Index
    level: Level

    def propose(self, table: Table, person: Person) -> Proposal:
        hosting(table, person)
        if table.chair(self.seat).kind != OPEN:
            raise Refused("seat-taken", seat=self.seat)
        found = level(table.terms.game, self.level)
        if table.terms.rated:
            rated.check_chairs(table.with_chair(self.seat, Chair(BOT, level=found)).chairs)
        return _seated(table, BotJoined(self.seat, found, _salt(table, None)))


class BotJoined(Entry, frozen=True, tag="bot"):
    public = ("seat", "level")
    seat: Seat
    level: str
    salt: str = ""  # of the old scheme
    start: list[Step] | None = None
    salting: bool = False

    def sit(self, table: Table) -> Table:
        chair = Chair(BOT, name=self.level, level=self.level, salt=self.salt)
        return _exchanging(table.with_chair(self.seat, chair), salting=self.salting)

    def apply(self, table: Table) -> Table:
        return started(self.sit(table), self.start)

    def played(self) -> Sequence[Step]:
        return self.start or ()


class Start(Order, frozen=True):
    sign = "before"

    def propose(self, table: Table, person: Person) -> Proposal:
        hosting(table, person)
        if vacant := table.vacant():
            raise Refused("seat-open", seat=vacant[0])
        return begin(table)


class Salting(Entry, frozen=True):
    """The seats are fixed, and salts are exchanged before the game begins."""

    def apply(self, table: Table) -> Table:
        return _exchanging(table, salting=True)


class Started(Entry, frozen=True):
    start: list[Step]

    def apply(self, table: Table) -> Table:
        return started(table, self.start)

    def played(self) -> Sequence[Step]:
        return self.start


def begin(table: Table) -> Proposal:
    """Salts are exchanged, where a client adds one; else the game begins."""
    return proposed(table, Salting()) if _opened(table) else start(table)


def start(table: Table) -> Proposal:
    """The game begins, up to the first decision of a seat."""
    steps, playing = opening(table)
    return Proposal(Started(steps), playing)


def opening(table: Table) -> tuple[list[Step], Table]:
    """The first deals of a game, and the table where it has begun."""
    new = _new(table)
    game = new.roll()
    return [at.step.moves for at in game.since(new.at.number)], _playing(table, game)


def started(table: Table, steps: Sequence[Step] | None) -> Table:
    """The table with the game that began with these steps, if it did."""
    return table if steps is None else _playing(table, _new(table).follow(steps))


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
    if _opened(full):
        return proposed(table, msgspec.structs.replace(entry, salting=True))
    steps, playing = opening(full)
    return Proposal(msgspec.structs.replace(entry, start=steps), playing)


def _opened(table: Table) -> Exchange | None:
    """The exchange of salts with which the game of a full table begins."""
    return opened(table.chairs) if table.terms.scheme == fair_deals.EXCHANGED else None


def _exchanging(table: Table, *, salting: bool) -> Table:
    return replace(table, exchange=_opened(table)) if salting else table


def _playing(table: Table, game: Referee) -> Table:
    return replace(table, exchange=None).with_game(game)


def _salt(table: Table, given: str | None) -> str:
    """What a table of the old scheme has from everybody at once."""
    return (given or fair_deals.fresh_salt()) if table.terms.scheme == fair_deals.OLD else ""


def _new(table: Table) -> Referee:
    """The game of this table before anything is dealt; or where another game was left."""
    terms = table.terms
    check_rules(table.game, terms.rules, terms.material, table.material)
    chosen = options(table.game, terms.words, table.material, terms.starter)
    if terms.origin:
        deals = fair_deals.dealt(terms.seed, terms.origin.salts)
        game = Referee.new(table.game, len(terms.chairs), chosen, deals)
        return game.follow(terms.origin.before)
    salts = {seat: chair.salt for seat, chair in enumerate(table.chairs) if chair.salt}
    deals = fair_deals.deals(terms.scheme, terms.seed, salts)
    return Referee.new(table.game, len(terms.chairs), chosen, deals)
