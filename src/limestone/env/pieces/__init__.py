"""What can be said at once: moves and chance steps of every game, cut into pieces."""

from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol

from limestone.rules.game import Dice, Game

Piece = int  # the number of a piece in the list of all that can be said in a game
Outcome = int  # the number of something that chance may say
Pieces = tuple[int, ...]


class Said(NamedTuple):
    """The move, or the step of chance, that has been said to its end."""

    move: Any


class Speech(Protocol):
    """A move that is being said: which pieces may follow, and what comes of one of them."""

    @property
    def choices(self) -> Sequence[Piece]: ...  # in ascending order
    def then(self, piece: Piece) -> "Speech | Said": ...  # of one of the choices; else KeyError


class Draws(Protocol):
    """A step of chance that is being said: what may follow, and how likely it is."""

    @property
    def outcomes(self) -> Sequence[tuple[Outcome, float]]: ...
    def then(self, outcome: Outcome) -> "Draws | Said": ...


class Asked(NamedTuple):
    """A step of chance as the answers to its questions for a number below n, all as likely."""

    game: Game
    state: Any
    answers: Pieces = ()
    below: int = 0

    @property
    def outcomes(self) -> list[tuple[Outcome, float]]:
        return [(answer, 1 / self.below) for answer in range(self.below)]

    def then(self, outcome: Outcome) -> "Asked | Said":
        if outcome not in range(self.below):
            raise KeyError(outcome)
        return asked(self.game, self.state, (*self.answers, outcome))


def asked(game: Game, state: Any, answers: Pieces = ()) -> Asked | Said:
    """The next question that chance has, or its whole step if it has none."""
    try:
        return Said(game.chance(state, _Script(answers)))
    except _Question as question:
        return Asked(game, state, answers, question.below)


class _Question(Exception):
    def __init__(self, below: int) -> None:
        self.below = below


class _Script(Dice):
    """Dice that show these answers, one after another, and then ask."""

    def __init__(self, answers: Pieces) -> None:
        self.left = iter(answers)

    def randrange(self, n: int, /) -> int:
        for answer in self.left:
            return answer
        raise _Question(n)
