"""Les Deux Limoges: the share of victory after a move, at tables that may be."""

from collections.abc import Mapping, Sequence
from math import exp, sqrt
from random import Random
from statistics import mean
from typing import Any

from limestone.bots.limoges import LEVELS, by_habit, played, step_by_habit
from limestone.bots.limoges_outlook import ROUNDS, promise
from limestone.rules import limoges
from limestone.rules.game import Seat
from limestone.rules.limoges.moves import Move
from limestone.rules.limoges.table import State
from limestone.rules.limoges.view import View
from limestone.study.course import Course
from limestone.study.judgement import Margins
from limestone.study.lasting import Chapter
from limestone.study.limoges_ends import secrets
from limestone.study.limoges_reasons import reason
from limestone.study.race import error_of

__all__ = ["BUDGET", "MARGINS", "UNIT", "reason", "result", "scales"]

UNIT = "share of victory"
MARGINS = Margins(slip=0.02, mistake=0.05)
BUDGET = 70  # trials of a move with a batch
HINT = 6  # as many times that for a hint: about a second
AGAIN = 6  # as many times that, where a first look is in doubt
LOOKS = 12  # second looks in a game
PLAYS, HINDSIGHT, FURTHER = 1, False, True
FINE = 0.1  # a lead over the second best that makes a good moment
WIDTH = 8  # moves that are looked at
STEPS = 24  # decisions that are played on
TABLES = 60  # at which a loss is confirmed
AHEAD = 2  # rounds that are played on then: this one and the next
MORE = 6  # times as many trials, at most, where the game is over sooner
GRAIN = 0.05  # share of victory by which trials differ at least, if they do

# Points that make a lead of e to one: now, and more for each round left.
# Fitted by bench/learn/study_limoges.py.
HEAT = (3.0, 0.5)


class Scales:
    """The most promising moves of a seat, and those that were asked for."""

    model = 0.005

    def __init__(self, view: View, asked: Sequence[Move], rng: Random) -> None:
        assert view.own.seat is not None
        self.view, self.seat, self.rng = view, view.own.seat, rng
        self.secrets = secrets(view)
        legal = limoges.legal(limoges.imagine(view, rng), self.seat)
        self.moves = list(dict.fromkeys((*self._promising(legal), *asked)))
        self._shares: dict[int, list[list[float]]] = {}
        self.decided = False  # whether a game that was tried has come to its end
        self.exact = self._exact()
        self.ease = min(MORE, STEPS / max(1, self._left()))

    @property
    def grain(self) -> float:
        """At the end all of the victory may hang on what did not come up."""
        return 1.0 if self.decided else GRAIN

    def aside(self, tried: Mapping[int, int]) -> Mapping[str, Any]:
        """The share of every seat after each move, by the last trials of each."""
        return {
            "shares": {
                limoges.write(self.moves[n]): [
                    round(mean(seat), 4) for seat in zip(*found[-tried.get(n, 1) :], strict=True)
                ]
                for n, found in self._shares.items()
            }
        }

    def batch(self, tried: Sequence[int]) -> Sequence[float]:
        """The seat's share after some moves, at the same table."""
        table = limoges.imagine(self.view, self.rng)
        for n in tried:
            end = played_on(table, self.seat, self.moves[n], self.rng)
            self._shares.setdefault(n, []).append(self.shares(end))
        return [self._shares[n][-1][self.seat] for n in tried]

    def shares(self, end: State) -> list[float]:
        """The shares at a table some decisions later, or at the end of the game."""
        if end.agenda:
            return shares(hopes(end), end.round)
        self.decided = True
        return self.secrets.won(end)

    def _exact(self) -> dict[int, float]:
        """Moves after which nobody else decides, nothing is drawn: only objectives are unknown."""
        if not self.secrets.counted:
            return {}
        table = limoges.imagine(self.view, Random("exact"))
        for n, move in enumerate(self.moves):
            if end := alone(table, self.seat, move):
                self._shares[n] = [self.secrets.won(end)]
        return {n: found[-1][self.seat] for n, found in self._shares.items()}

    def _left(self) -> int:
        """About how many decisions are left, up to those that are played on."""
        rng = Random("left")
        state, steps = played(limoges.imagine(self.view, rng), self.seat, self.moves[0], 0, rng), 0
        while limoges.actors(state) and steps < STEPS:
            state, steps = step_by_habit(state, rng), steps + 1
        return steps

    def _promising(self, legal: Sequence[Move]) -> Sequence[Move]:
        """What the master would look at."""
        searcher: Any = LEVELS["master"]
        found: Sequence[Move] = searcher._promising(self.view, legal, self.rng, WIDTH)
        return found


def scales(view: View, asked: Sequence[Move], rng: Random) -> Scales:
    """What weighs the moves of a seat."""
    return Scales(view, asked, rng)


def played_on(table: State, seat: Seat, move: Move, rng: Random) -> State:
    """The table some decisions after a move."""
    return played(table, seat, move, STEPS, rng)


def further(scales: Scales, better: Move, worse: Move) -> tuple[float, float]:
    """How much more a move brings at the end of the next round, and the error of that.

    Trials end after some decisions, wherever the game is then. Who does more in their own turn
    has seen less of the others' answers, so a difference must last until all have answered.
    """
    rng = Random("further")
    gaps = []
    for _ in range(TABLES):
        table = limoges.imagine(scales.view, rng)
        ends = [played_out(table, scales.seat, move, rng) for move in (better, worse)]
        more, less = (scales.shares(end)[scales.seat] for end in ends)
        gaps.append(more - less)
    return mean(gaps), sqrt(error_of(gaps, scales.grain) ** 2 + scales.model**2)


def alone(table: State, seat: Seat, move: Move) -> State | None:
    """The end of the game, if only this seat decides until then."""
    if limoges.actors(table) != (seat,):
        return None
    state = limoges.play(table, {seat: move})
    while state.agenda:
        if limoges.actors(state) != (seat,):
            return None
        state = limoges.play(state, {seat: by_habit(state, seat)})
    return state


def played_out(table: State, seat: Seat, move: Move, rng: Random) -> State:
    """The table after a move when this round and the next are over."""
    last, state = table.round + AHEAD, played(table, seat, move, 0, rng)
    while limoges.actors(state) and state.round < last:
        state = step_by_habit(state, rng)
    return state


def hopes(state: State) -> list[float]:
    """How many points every seat may end with; at the end, who has won is all that counts."""
    if not state.agenda:
        won = limoges.winners(state)
        return [0.0 if seat in won else -1000.0 for seat in range(len(state.players))]
    return [total + promise(state, seat) for seat, total in enumerate(limoges.scores(state))]


def shares(hoped: Sequence[float], round_: int, heat: tuple[float, float] = HEAT) -> list[float]:
    """How likely every seat wins with these hopes, in that round.

    >>> shares([20.0, 20.0], 3)
    [0.5, 0.5]
    """
    warm = heat[0] + heat[1] * max(0, ROUNDS - round_)
    odds = [exp((hope - max(hoped)) / warm) for hope in hoped]
    return [one / sum(odds) for one in odds]


def own_reason(scales: Scales, move: Move) -> None:
    """Nothing is to be said of a move alone."""


def result(state: State, seat: Seat) -> float:
    """A seat's share of the victory."""
    won = limoges.winners(state)
    return (seat in won) / len(won)


def chapter(course: Course, step: int, seat: Seat) -> Chapter | None:
    """The whole game, and what a seat made of it; None: it was given up."""
    return Chapter(0, result(course.last, seat)) if course.counted else None


def later(course: Course, step: int, seat: Seat) -> dict[str, object]:
    """Nothing: no round is closed by somebody else."""
    return {}


def play(course: Course, number: int) -> list[float]:
    """A fair share each: what one deal of this game is worth to a seat is too small to be seen."""
    return [1 / len(course.seats) for _ in course.seats]
