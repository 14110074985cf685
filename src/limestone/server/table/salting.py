"""The exchange of salts: commit, reveal, and what happens when somebody does not."""

from collections.abc import Sequence

import msgspec

from limestone.rules.game import Refused, Seat
from limestone.server.table import fair_deals
from limestone.server.table.entry import Entry, Proposal, Step, proposed
from limestone.server.table.exchange import NOTHING, Exchange
from limestone.server.table.order import Digits, Order
from limestone.server.table.person import Person
from limestone.server.table.seating import opening, start, started
from limestone.server.table.table import WAITING, Table, replace


class Commit(Order, frozen=True):
    """A client binds itself to a salt that nobody else knows yet."""

    sign = "before"
    commitment: Digits

    def propose(self, table: Table, person: Person) -> Proposal:
        exchange = _exchange(table, person)
        if exchange.sealed or person.id in exchange.barred or not exchange.asked:
            raise Refused("salts-sealed")
        if person.id in exchange.commitments:
            raise Refused("salt-again")
        return proposed(table, Committed(_seat(table, person.id), person.id, self.commitment))


class Committed(Entry, frozen=True):
    public = ("seat",)
    seat: Seat
    person: str
    commitment: str

    def apply(self, table: Table) -> Table:
        exchange = _open(table).with_commitment(self.person, self.commitment)
        return replace(table, exchange=exchange)


class Reveal(Order, frozen=True):
    """A client shows the salt it is bound to, once nobody can choose another any more."""

    sign = "before"
    salt: Digits

    def propose(self, table: Table, person: Person) -> Proposal:
        exchange = _exchange(table, person)
        bound = exchange.commitments.get(person.id)
        if bound is None:
            raise Refused("salt-uncommitted")
        if not exchange.sealed:
            raise Refused("salts-open")
        if person.id in exchange.salts:
            raise Refused("salt-again")
        if bound != NOTHING and fair_deals.promise(self.salt) != bound:
            raise Refused("salt-other", found=fair_deals.promise(self.salt), wanted=bound)
        entry = Revealed(_seat(table, person.id), person.id, self.salt)
        if not entry.shown(table).complete:
            return proposed(table, entry)
        steps, playing = opening(entry.sit(table))
        return Proposal(msgspec.structs.replace(entry, start=steps), playing)


class Revealed(Entry, frozen=True):
    public = ("seat",)
    seat: Seat
    person: str
    salt: str
    start: list[Step] | None = None  # the first deals, when this was the last salt

    def shown(self, table: Table) -> Exchange:
        return _open(table).with_salt(self.person, self.salt)

    def sit(self, table: Table) -> Table:
        """The table with the salts that are known; with all of them, on the chairs."""
        exchange = self.shown(table)
        if not exchange.complete:
            return replace(table, exchange=exchange)
        for person, salt in exchange.salts.items():
            seat = _seat(table, person)
            table = table.with_chair(seat, table.chairs[seat]._replace(salt=salt))
        return table

    def apply(self, table: Table) -> Table:
        return started(self.sit(table), self.start)

    def played(self) -> Sequence[Step]:
        return self.start or ()


class Sealed(Entry, frozen=True):
    """The time to commit is over: those who have, reveal."""

    def apply(self, table: Table) -> Table:
        return replace(table, exchange=_open(table)._replace(sealed=True))


class Withheld(Entry, frozen=True):
    """Some have committed and not revealed: the others commit anew, and the record counts it."""

    public = ("seats",)
    seats: list[Seat]

    def apply(self, table: Table) -> Table:
        exchange = _open(table)
        withheld = (*table.withheld, *((seat, exchange.round) for seat in self.seats))
        return replace(table, exchange=exchange.again(), withheld=withheld)


def overdue(table: Table) -> Proposal:
    """What happens when the time of an exchange is over: it goes on, or the game begins."""
    exchange = _open(table)
    if exchange.sealed and not exchange.alone:
        return proposed(table, Withheld([_seat(table, person) for person in exchange.late]))
    if exchange.commitments and not exchange.sealed:
        return proposed(table, Sealed())
    return start(table)


def _exchange(table: Table, person: Person) -> Exchange:
    """For an order of somebody who sits at a table where salts are exchanged."""
    if not table.seats_of(person.id):
        raise Refused("not-seated")
    if table.phase != WAITING or table.trouble:
        raise Refused("salts-closed")
    return _open(table)


def _open(table: Table) -> Exchange:
    if not table.exchange:
        raise Refused("salts-closed")
    return table.exchange


def _seat(table: Table, person: str) -> Seat:
    """The seat by which a person's salt is called: their first."""
    return table.seats_of(person)[0]
