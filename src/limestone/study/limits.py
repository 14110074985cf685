"""Limits: what a turn brings in the points of its round, at tables that may be."""

from collections.abc import Mapping, Sequence
from random import Random
from statistics import mean
from typing import Any

from limestone.bots.bot import Budget
from limestone.bots.limits import LEVELS, outlook
from limestone.rules import limits
from limestone.rules.game import CHANCE, Seat
from limestone.rules.limits.moves import Accuse, Move
from limestone.rules.limits.table import State
from limestone.rules.limits.view import View
from limestone.study.course import Course
from limestone.study.judgement import Margins
from limestone.study.lasting import Chapter
from limestone.study.limits_beliefs import Beliefs
from limestone.study.limits_playing import finished
from limestone.study.limits_reasons import own_reason, reason
from limestone.study.rounding import portion

__all__ = ["BUDGET", "MARGINS", "UNIT", "own_reason", "reason", "result", "scales"]

UNIT = "points of the round"
MARGINS = Margins(slip=0.1, mistake=0.5)
BUDGET = 24  # trials of a move with a batch
HINT = 20  # as many times that for a hint: about a second
AGAIN = 16  # as many times that, where a first look is in doubt
LOOKS = 120  # second looks in a game, most of them short
PLAYS, HINDSIGHT, FURTHER = 6, False, False
HASTE = Budget(0.05)  # of the plays that make par: an expert would play one game six times
FINE = 0.5  # a lead over the second best that makes a good moment
RIGHT, WRONG = 1, -2  # §5.2 what an accusation brings


class Scales:
    """The legal moves of a seat; accusations are counted, all else is played out."""

    grain, model, ease = 2.0, 0.1, 1.0

    def __init__(self, view: View, asked: Sequence[Move], rng: Random) -> None:
        self.beliefs = Beliefs(view, rng)
        self.company = self.beliefs.company
        self.moves = list(limits.legal(self.beliefs.imagined(), self.company.seat))
        accused = {n: move.seat for n, move in enumerate(self.moves) if isinstance(move, Accuse)}
        self.odds = {seat: self.beliefs.odds(seat) for seat in accused.values()}
        self.exact = {n: WRONG + (RIGHT - WRONG) * self.odds[seat] for n, seat in accused.items()}
        self._shares: dict[int, list[float]] = {}

    def aside(self, tried: Mapping[int, int]) -> Mapping[str, Any]:
        """The odds of every accusation, and the share of victory after each move played out."""
        shares = {
            limits.write(self.moves[n]): mean(self._shares[n][-times:])
            for n, times in tried.items()
        }
        return {
            "odds": {str(seat): portion(odds) for seat, odds in self.odds.items()},
            "shares": {move: portion(share) for move, share in shares.items()},
        }

    def batch(self, tried: Sequence[int]) -> Sequence[float]:
        """The points of the round after some moves, at the same table."""
        table, seat = self.beliefs.imagined(), self.company.seat
        found = []
        for n in tried:
            ended = finished(table, self.company, self.moves[n], self.beliefs.rng)
            self._shares.setdefault(n, []).append(outlook(ended, seat))
            found.append(float(gained(table, ended, seat)))
        return found


def gained(before: State, after: State, seat: Seat) -> int:
    """The points that a seat has made meanwhile."""
    return limits.scores(after)[seat] - limits.scores(before)[seat]


def scales(view: View, asked: Sequence[Move], rng: Random) -> Scales:
    """What weighs the moves of a seat."""
    return Scales(view, asked, rng)


def result(state: State, seat: Seat) -> float:
    """What a seat has made of the game."""
    return limits.scores(state)[seat]


def chapter(course: Course, step: int, seat: Seat) -> Chapter | None:
    """The round, and the points that a seat still made in it; None: it was never counted."""
    before = course.states[step - 1]
    number = len(before.rounds)
    ends = (state for state in course.states[step:] if len(state.rounds) > number)
    after = next(ends, None)
    return after and Chapter(number, float(gained(before, after, seat)))


def later(course: Course, step: int, seat: Seat) -> dict[str, Any]:
    """The odds of what others laid after a seat's last decision of a round, as known at its end."""
    number = len(course.states[step - 1].rounds)
    ends = (n for n, state in enumerate(course.states) if len(state.rounds) > number)
    end = next(ends, 0) - 1  # the step that ended it, from 0
    decisions = (course.states[n] for n in range(step, end + 1) if seat in course.steps[n])
    if end < step or any(len(limits.legal(state, seat)) > 1 for state in decisions):
        return {}
    turns = course.states[end].turns[len(course.states[step].turns) :]
    beliefs = Beliefs(limits.view(course.states[end], seat), Random("later"))
    last = {turn.seat: turn.laid for turn in turns if turn.seat != seat}
    odds = {str(other): portion(beliefs.odds(other)) for other, laid in last.items() if laid}
    return {"later": odds}


def play(course: Course, number: int) -> list[float]:
    """What everyone makes of the deal when all are masters in a hurry: else it takes minutes."""
    rng = Random(f"par {number}")
    state = course.states[0]
    while due := limits.actors(state):
        if due == (CHANCE,):
            state = limits.play(state, course.steps[0])
        else:
            state = limits.play(state, {seat: _hasty(state, seat, rng) for seat in due})
    return [float(score) for score in limits.scores(state)]


def _hasty(state: State, seat: Seat, rng: Random) -> Move:
    view, legal = limits.view(state, seat), limits.legal(state, seat)
    chosen: Move = LEVELS["master"].choose(view, legal, rng, HASTE).move
    return chosen
