"""What the moves of a decision are worth: one value for hint, review, puzzle and terminal."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from limestone.study.race import Standing

SURE = 2  # errors that a difference must be larger than, to be called one
PLACES = 4  # decimals that are kept

Argument = str | int | float


class Margins(NamedTuple):
    """From which losses on a move is called a slip, and a mistake."""

    slip: float
    mistake: float


# What these say is said of the worse move, or of both.
OF_WORSE = {
    "as-good",
    "equal",
    "limits-over",
    "limits-spare",
    "no-simple-reason",
    "only-move",
    "thinking",
}


class Reason(NamedTuple):
    """Why one move is better than another, as data: a stable code and its arguments."""

    code: str
    args: Mapping[str, Argument]

    @property
    def of_better(self) -> bool:
        """Whether it says what the better move brings, and another is worse."""
        return self.code not in OF_WORSE and self.args["better"] != self.args["worse"]

    def json(self) -> dict[str, Any]:
        return {"code": self.code, "args": dict(self.args)}


class Weighed(NamedTuple):
    """A move that was considered: what it is expected to bring, in the unit of its game."""

    move: str
    value: float
    error: float  # of the value
    gap: float = 0.0  # how much less than the best it brings, as far as that can be told
    doubt: float = 0.0  # the error of that; of the best move: of its lead

    @property
    def loss(self) -> float:
        """What choosing it costs; nothing, while that is not larger than twice its error."""
        return self.gap if self.gap > SURE * self.doubt else 0.0


class Judgement(NamedTuple):
    """The moves of a decision, the best first, from what its seat could know."""

    unit: str
    moves: tuple[Weighed, ...]

    @property
    def best(self) -> Weighed:
        return self.moves[0]

    def of(self, move: str) -> Weighed:
        """What was found of a move."""
        return next(one for one in self.moves if one.move == move)

    def json(self) -> dict[str, Any]:
        return {"unit": self.unit, "moves": [one._asdict() for one in self.moves]}


def judged(unit: str, moves: Sequence[str], standing: Standing) -> Judgement:
    """The judgement that a standing comes to: the moves of the final, then the others."""
    best, most = standing.best(), standing.worth()
    found = {n: _weighed(moves[n], n, standing, most) for n in standing.trials if n != best}
    first = sorted(set(standing.final) - {best}, key=lambda n: -found[n].value)
    last = sorted(set(found) - set(first), key=lambda n: -found[n].value)
    others = [found[n] for n in (*first, *last)]
    lead = others[0].doubt if others else 0.0
    error = standing.trials[best].error
    own = Weighed(moves[best], round(most, PLACES), round(error, PLACES), 0.0, lead)
    return Judgement(unit, (own, *others))


def _weighed(move: str, n: int, standing: Standing, most: float) -> Weighed:
    """A move; none is worth more than the best, whose value is not flattered."""
    trial = standing.trials[n]
    if n in standing.final:
        doubt = standing.doubt(n)
    else:
        best = standing.trials[standing.best()]
        doubt = (best.error**2 + trial.error**2) ** 0.5
    value, most = round(trial.value, PLACES), round(most, PLACES)
    numbers = (min(value, most), trial.error, most - value, doubt)
    return Weighed(move, *(round(x, PLACES) for x in numbers))


def mark(margins: Margins, loss: float, error: float) -> str:
    """What a move is called by its loss, if that is larger than twice its error.

    >>> [mark(Margins(0.5, 2), loss, 0.3) for loss in (0.4, 0.55, 0.7, 2.0)]
    ['good', 'good', 'slip', 'mistake']
    """
    if loss <= SURE * error or loss < margins.slip:
        return "good"
    return "slip" if loss < margins.mistake else "mistake"
