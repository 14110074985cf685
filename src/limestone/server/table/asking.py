"""Questions to all who play: to take back what one cannot alone, or to give the game up."""

from typing import Literal

from limestone.rules.game import Refused, Seat
from limestone.server.table.entry import Entry, Proposal, proposed
from limestone.server.table.order import Index, Order, check_uncounted, playing
from limestone.server.table.person import Person
from limestone.server.table.table import OVER, Question, Table, replace


class Ask(Order, frozen=True):
    sign = "seen"
    seat: Index
    what: Literal["undo", "abandon"]

    def propose(self, table: Table, person: Person) -> Proposal:
        game = playing(table, person, self.seat)
        if self.what == "undo":
            check_uncounted(table)
        if self.what == "undo" and table.terms.night:
            raise Refused("night-undo")
        steps = game.to_take_back(self.seat) if self.what == "undo" else 0
        asked = replace(table, ask=Question(self.seat, self.what, steps))
        return proposed(table, Asked(self.seat, self.what, steps, not asked.missing()))


class Asked(Entry, frozen=True):
    public = ("seat", "what")
    seat: Seat
    what: str
    steps: int = 0  # to take back
    granted: bool = False  # nobody else has to agree

    def apply(self, table: Table) -> Table:
        table.chair(self.seat)
        asked = replace(table, ask=Question(self.seat, self.what, self.steps))
        return _granted(asked) if self.granted else asked

    def taken_back(self) -> int:
        return self.steps if self.granted else 0


class Answer(Order, frozen=True):
    sign = "seen"
    seat: Index
    yes: bool

    def propose(self, table: Table, person: Person) -> Proposal:
        playing(table, person, self.seat)
        if table.ask and table.ask.seat == self.seat and not self.yes:
            return proposed(table, Declined(self.seat, "withdrawn"))
        missing = table.missing()
        if not table.ask or self.seat not in missing:
            raise Refused("no-question", seat=self.seat)
        if not self.yes:
            return proposed(table, Declined(self.seat))
        granted = all(table.chairs[seat].person == person.id for seat in missing)
        steps = table.ask.steps if granted else 0
        return proposed(table, Agreed(self.seat, steps, granted))


class Agreed(Entry, frozen=True):
    public = ("seat",)
    seat: Seat
    steps: int = 0  # that are taken back now
    granted: bool = False  # nobody is left to agree

    def apply(self, table: Table) -> Table:
        table.chair(self.seat)
        if self.granted:
            return _granted(table)
        if not table.ask:
            raise Refused("no-question", seat=self.seat)
        return replace(table, ask=table.ask._replace(agreed=(*table.ask.agreed, self.seat)))

    def taken_back(self) -> int:
        return self.steps


class Declined(Entry, frozen=True):
    public = ("seat", "how")
    seat: Seat
    how: str = ""  # withdrawn: by whoever had asked

    def apply(self, table: Table) -> Table:
        return replace(table, ask=None)


def _granted(table: Table) -> Table:
    """The table after what was asked is done."""
    if not table.ask:
        raise Refused("no-question")
    if table.ask.what == "abandon":
        return replace(table, ask=None, phase=OVER, end="abandoned")
    return table.with_game(table.underway().rewind(table.ask.steps)).spoil("undo")
