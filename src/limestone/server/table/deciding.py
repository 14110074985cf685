"""The game itself: decisions, and what can be taken back alone."""

from collections.abc import Sequence

from limestone.rules.game import Seat
from limestone.rules.referee import Referee
from limestone.server.table.absence import Return
from limestone.server.table.entry import Entry, Proposal, Step, proposed
from limestone.server.table.ghosts import haunted
from limestone.server.table.order import Index, Number, Order, Text, playing
from limestone.server.table.person import Person
from limestone.server.table.table import Table, replace


class Decide(Order, frozen=True):
    sign = "move"
    seat: Index
    ply: Number
    move: Text

    def propose(self, table: Table, person: Person) -> Proposal:
        playing(table, person, self.seat, self.ply)
        return decision(table, self.seat, self.move)


class Decided(Entry, frozen=True):
    public = ("seat",)
    seat: Seat
    move: str
    steps: list[Step] = []  # empty while the decision is sealed
    stand_in: bool = False  # decided by the bot that plays for an absent person

    def apply(self, table: Table) -> Table:
        game = table.underway()
        if self.steps:
            return self.settle(table, game.follow(self.steps))
        return self.settle(table, game.seal(self.seat, self.move))

    def settle(self, table: Table, game: Referee) -> Table:
        """The table once the game has gone on; who decides in person is back."""
        chair = table.chair(self.seat)
        if self.stand_in:
            table = replace(table, stand_ins=(*table.stand_ins, self.seat))
            table = table.spoil("stand-in") if chair.away and not chair.resigned else table
        elif chair.away:
            table = table.with_chair(self.seat, chair._replace(away=""))
        return table.with_game(game, None if self.steps else table.ask)

    def played(self) -> Sequence[Step]:
        return self.steps


class Undo(Order, frozen=True):
    sign = "seen"
    seat: Index
    ply: Number

    def propose(self, table: Table, person: Person) -> Proposal:
        """Who takes back while a bot plays takes the seat back: the bot would only choose again."""
        game = playing(table, person, self.seat, self.ply)
        if table.chairs[self.seat].away:
            return Return(self.id, self.seat).propose(table, person)
        steps = game.at.number - game.undo(self.seat).at.number
        return proposed(table, Undone(self.seat, steps))


class Undone(Entry, frozen=True):
    public = ("seat", "steps")
    seat: Seat
    steps: int  # 0: only the sealed decision

    def apply(self, table: Table) -> Table:
        game = table.underway()
        if self.steps:
            return table.with_game(game.rewind(self.steps))
        return table.without_choice(self.seat)

    def taken_back(self) -> int:
        return self.steps


def decision(table: Table, seat: Seat, move: str, *, stand_in: bool = False) -> Proposal:
    """A decision, by whoever may make it for the seat."""
    before = table.underway()
    game = haunted(table, before.decide(seat, move))
    steps = [at.step.moves for at in game.since(before.at.number)]
    named = steps[0][seat] if steps else game.game.write(game.sealed[seat])
    entry = Decided(seat, named, steps, stand_in)
    return Proposal(entry, entry.settle(table, game))
