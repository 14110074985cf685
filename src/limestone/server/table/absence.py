"""Seats whose players give up, are away or come back: a bot plays for them."""

from limestone.rules.game import Refused, Seat, level
from limestone.server.table.chairs import PERSON
from limestone.server.table.entry import Entry, Proposal, proposed
from limestone.server.table.order import Index, Level, Order, check_uncounted, playing
from limestone.server.table.person import Person
from limestone.server.table.table import OVER, Table, replace


class Resign(Order, frozen=True):
    sign = "costly"
    seat: Index

    def propose(self, table: Table, person: Person) -> Proposal:
        playing(table, person, self.seat)
        return proposed(table, Resigned(self.seat))


class Resigned(Entry, frozen=True):
    public = ("seat", "how")
    seat: Seat
    how: str = ""  # time: the person's time was over

    def apply(self, table: Table) -> Table:
        """With two others left a bot plays on for the seat, otherwise the game is over."""
        chair = table.chair(self.seat)
        table = table.with_chair(
            self.seat, chair._replace(resigned=True, away=table.terms.pace.level)
        )
        given_up = [str(seat) for seat, chair in enumerate(table.chairs) if chair.resigned]
        persons = [chair for chair in table.chairs if chair.kind == PERSON and not chair.resigned]
        if len(table.chairs) - len(given_up) >= 2 and persons:
            return _noted(table, f"seat {self.seat} resigned: a bot plays on")
        return replace(table, phase=OVER, end=f"resigned {' '.join(given_up)}")


class Hand(Order, frozen=True):
    sign = "seen"
    seat: Index
    level: Level

    def propose(self, table: Table, person: Person) -> Proposal:
        playing(table, person, self.seat)
        check_uncounted(table)
        if table.terms.rated and not table.spoilt:
            raise Refused("rated-hand")  # a game that one loses would not count
        return proposed(table, Handed(self.seat, level(table.terms.game, self.level)))


class Handed(Entry, frozen=True):
    public = ("seat", "level", "how")
    seat: Seat
    level: str
    how: str = ""  # time: the person's time was over
    missed: bool = False  # whoever helps at a club night has found the person absent

    def apply(self, table: Table) -> Table:
        chair = table.chair(self.seat)._replace(away=self.level, missed=self.missed)
        table = table.with_chair(self.seat, chair)
        return _noted(table, f"seat {self.seat} is played by a bot ({self.level})")


class Return(Order, frozen=True):
    sign = "seen"
    seat: Index

    def propose(self, table: Table, person: Person) -> Proposal:
        playing(table, person, self.seat)
        if not table.chairs[self.seat].away:
            raise Refused("not-away", seat=self.seat)
        return proposed(table, Returned(self.seat, self.seat in table.stand_ins))


class Returned(Entry, frozen=True):
    public = ("seat",)
    seat: Seat
    unsealed: bool = False  # what the bot has chosen for the open step is taken back

    def apply(self, table: Table) -> Table:
        table = table.with_chair(self.seat, table.chair(self.seat)._replace(away="", missed=False))
        if self.unsealed:
            table = table.without_choice(self.seat)
        return _noted(table, f"seat {self.seat} is back")


def _noted(table: Table, comment: str) -> Table:
    """The table with a comment in its record, on the last step if there is one."""
    game = table.referee
    return replace(table, referee=game.comment(comment)) if game and game.at.number else table
