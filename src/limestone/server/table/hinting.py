"""Hints: where a table gives them, and that somebody has asked for one."""

from limestone.rules.game import Refused, Seat
from limestone.server.table.entry import Entry, Proposal, proposed
from limestone.server.table.order import Index, Number, Order, playing
from limestone.server.table.person import Person
from limestone.server.table.table import Table
from limestone.server.table.terms import Terms


def allowed(terms: Terms) -> bool:
    """Whether hints are given: as the host has chosen, never in a rated game or a club night."""
    return terms.hints and not terms.rated and not terms.night


class Hint(Order, frozen=True):
    sign = "seen"
    seat: Index
    ply: Number

    def propose(self, table: Table, person: Person) -> Proposal:
        playing(table, person, self.seat, self.ply)
        if not allowed(table.terms):
            raise Refused("no-hints")
        if self.seat not in table.waiting_for():
            raise Refused("not-due", seat=self.seat)
        return proposed(table, Hinted(self.seat))


class Hinted(Entry, frozen=True):
    public = ("seat",)
    seat: Seat

    def apply(self, table: Table) -> Table:
        return table.with_done("hinted", self.seat)
