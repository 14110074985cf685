"""What the bots of Limes ask of whoever weighs their moves: the compiled kernel or the rules."""

from collections.abc import Hashable, Sequence
from typing import Any, NamedTuple, Protocol

from limestone.rules import limes
from limestone.rules.game import Dice
from limestone.rules.limes.cards import Turn
from limestone.rules.limes.land import Land, Square
from limestone.rules.limes.moves import Lay
from limestone.rules.limes.table import State
from limestone.rules.limes.view import View
from limestone.search.halving import Sample


class Candidate(NamedTuple):
    """A move worth a thought, as its evaluator writes it, and the worth of the land after it."""

    code: Any
    worth: float  # in hundredths of a point


class Evaluator(Protocol):
    """Weighs the moves of a table with one seat."""

    slower: int  # how many samples of the compiled kernel take the time of one of its own

    def candidates(self) -> list[Candidate]:
        """The moves worth a thought, the most promising first."""

    def promising(self, found: Sequence[Candidate], most: int) -> list[Candidate]:
        """The candidates with the best prospects of those worth most."""

    def sampler(self, found: Sequence[Candidate], rounds: int, rng: Dice) -> Sample:
        """Scores all candidates on the same random deals, so many rounds later."""

    def square(self, code: Any) -> Square: ...
    def turn(self, code: Any) -> Turn: ...
    def laid(self, code: Any) -> Hashable: ...  # the same for moves that lay the card alike
    def idle(self, code: Any) -> bool: ...  # whether no worker does anything
    def goes(self, code: Any) -> bool: ...  # whether a worker moves
    def move(self, code: Any) -> Lay: ...
    def code(self, move: Lay) -> Any: ...
    def outcome(self, code: Any) -> Hashable: ...  # the same for moves that lead to the same land

    def ending(self, move: Lay, cards: Sequence[int], rng: Dice) -> Land:
        """The land after a move and then hasty play with these cards."""


def alone(view: View, rng: Dice) -> State:
    """The table as if the seat sat there alone: nobody can hinder anybody."""
    table = limes.imagine(view, rng)
    assert view.own.seat is not None
    return table._replace(lands=(table.lands[view.own.seat],))
