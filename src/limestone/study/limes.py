"""Limes: what a move comes to at the end, in points, by trying it on cards that may still come."""

from collections.abc import Mapping, Sequence
from random import Random

from limestone.bots.bot import Budget
from limestone.bots.limes import LEVELS, evaluator
from limestone.bots.limes_candidates import Candidate, alone
from limestone.rules import limes
from limestone.rules.game import CHANCE, Seat
from limestone.rules.limes.moves import Draw, Lay
from limestone.rules.limes.table import ROUNDS, State, left
from limestone.rules.limes.view import View
from limestone.search.kernels.limes_hindsight import best
from limestone.study.course import Course
from limestone.study.judgement import Margins
from limestone.study.limes_reasons import reason

__all__ = ["BUDGET", "MARGINS", "UNIT", "reason", "result", "scales"]

UNIT = "points"
MASTER = "master"  # the level whose plays are par
MARGINS = Margins(slip=0.5, mistake=2.0)
BUDGET = 90  # trials of a move with a batch
HINT = 5  # as many times that for a hint: about a second
AGAIN = 2  # as many times that, where a first look is in doubt
LOOKS = 3  # second looks in a game
PLAYS, HINDSIGHT, FURTHER = 8, True, False
PART = 0.1  # of the master's samples, in a play for par
SHORT = 0.5  # points that it makes less so: the same bench
BEAM = 2_000  # the width of hindsight
FINE = 1.5  # a lead over the second best that makes a good moment
WIDTH = 16  # moves that are looked at
BATCH = 8  # deals of the cards to come; near the end every cut of one deal

# What careful play adds to greedy samples, by rounds left: bench/learn/study_limes.py.
CARE = (0, 0, 0.2, 0.4, 0.7, 1.0, 1.35, 1.7, 2.05, 2.4, 2.75, 3.1, 3.45, 3.85, 4.2, 4.55)


class Scales:
    """The most promising moves of a seat, and those that were asked for."""

    grain, model, ease = 0.0, 0.0, 1.0
    exact: Mapping[int, float]

    def __init__(self, view: View, asked: Sequence[Lay], rng: Random) -> None:
        self.table: State = alone(view, rng)
        self.left, self.rest = ROUNDS - len(self.table.drawn), left(self.table)
        self.weighs = evaluator(self.table, waits=True)
        self.codes = self._considered(asked)
        self.moves = [self.weighs.move(code) for code in self.codes]
        candidates = [Candidate(code, 0) for code in self.codes]
        self._sample = self.weighs.sampler(candidates, self.left, rng) if self.left else None
        self._batch = len(self.rest) if len(self.rest) <= 12 else BATCH
        self.exact = self._exact()

    def batch(self, tried: Sequence[int]) -> Sequence[float]:
        """The mean points at the end of some moves, on the same deals."""
        assert self._sample
        times = max(1, self._batch // self.weighs.slower)
        sums = self._sample(tried, times)
        return [total / times / 100 + CARE[self.left] for total in sums]

    def aside(self, tried: Mapping[int, int]) -> Mapping[str, object]:
        """Nothing: points are all that counts."""
        return {}

    def _considered(self, asked: Sequence[Lay]) -> list[object]:
        """Moves that lead to different lands; one that was asked for stands for its like."""
        found = self.weighs.promising(self.weighs.candidates(), WIDTH)
        codes = {self.weighs.outcome(one.code): one.code for one in found}
        for move in asked:
            code = self.weighs.code(move)
            codes[self.weighs.outcome(code)] = code
        return list(codes.values())

    def _exact(self) -> dict[int, float]:
        """With no card left the score; with one left the mean over all that it may be."""
        every = range(len(self.moves))
        if self.left == 0:
            return {n: float(self._score(self.moves[n])) for n in every}
        if self.left > 1 or self.weighs.slower > 1:
            return {}
        assert self._sample
        sums = self._sample(every, len(self.rest))
        return {n: sums[n] / len(self.rest) / 100 for n in every}

    def _score(self, move: Lay) -> int:
        return limes.scores(limes.play(self.table, {0: move}))[0]


def scales(view: View, asked: Sequence[Lay], rng: Random) -> Scales:
    """What weighs the moves of a seat."""
    return Scales(view, asked, rng)


def own_reason(scales: Scales, move: Lay) -> None:
    """Nothing is to be said of a move alone."""


def result(state: State, seat: Seat) -> float:
    """What a seat has made of the game."""
    return limes.scores(state)[seat]


def chapter(course: Course, step: int, seat: Seat) -> None:
    """What is lost stays lost: cards that come later would have come anyway."""


def later(course: Course, step: int, seat: Seat) -> dict[str, object]:
    """Nothing: nobody else is in it."""
    return {}


def play(course: Course, number: int) -> list[float]:
    """What the master makes of the deal: for every seat the same."""
    start = course.states[0]._replace(lands=course.states[0].lands[:1])
    end, _ = master(start, course.last.drawn, number)
    return [limes.scores(end)[0] + SHORT for _ in course.seats]


def master(
    table: State, cards: Sequence[int], number: int, *, alike: bool = False
) -> tuple[State, list[Lay]]:
    """The end of a play of the master for par, with these cards, and its moves."""
    rng, moves = Random(f"par {number}"), []
    for card in cards:
        table = limes.play(table, {CHANCE: Draw(card)})
        view = limes.view(table, 0)
        moves.append(LEVELS[MASTER].choose(view, (), rng, Budget(PART, alike)).move)
        table = limes.play(table, {0: moves[-1]})
    return table, moves


def hindsight(course: Course) -> list[float]:
    """What a beam that knows the order of the cards finds."""
    last = course.last
    found = best(last.deck, last.drawn, BEAM, last.words)
    return [found.score for _ in course.seats]
