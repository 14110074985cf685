"""Judging a decision from a view: for a hint, a review, a puzzle; nothing else is looked at."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from importlib import import_module
from random import Random
from typing import Any, NamedTuple

from limestone.rules.game import GAMES, Seat
from limestone.study.judgement import PLACES, SURE, Judgement, Reason, Weighed, judged
from limestone.study.race import Standing, race

View = Any
Move = Any

CANDIDATES = 3  # moves that a hint names
EXPLAINED = 3  # moves that the best is compared with, until a reason is found


class Asked(NamedTuple):
    """How a decision is to be judged; the same question always gets the same answer."""

    effort: float = 1.0  # a share of the usual trials
    seed: str = ""
    keep: Move | None = None  # a move to be judged whatever it is worth: the one that was played
    among: Collection[str] = ()  # only these moves, in notation; without any, the promising ones


ONCE = Asked()


class Candidate(NamedTuple):
    """A move that a hint names, and why it is better than the next, or worse than the first."""

    move: str
    value: float
    error: float
    reason: Reason


class Hint(NamedTuple):
    """Up to three candidates, the best first."""

    unit: str
    candidates: tuple[Candidate, ...]

    def json(self) -> dict[str, Any]:
        found = [one._asdict() | {"reason": one.reason.json()} for one in self.candidates]
        return {"unit": self.unit, "candidates": found}


def study_of(game: str) -> Any:
    """The module that knows how decisions of a game are judged."""
    return import_module(f"limestone.study.{game}")


def judge(game: str, view: View, asked: Asked = ONCE) -> Judgement:
    """What the moves of a decision are worth to the seat that has this view."""
    *_, last = judgements(game, view, asked)
    return last


def judgements(game: str, view: View, asked: Asked = ONCE) -> Iterator[Judgement]:
    """The same in pieces: rough at first, then ever better."""
    bench = Bench(game, view, asked)
    yield from bench.judgements()


class Bench:
    """A decision on the scales of its game."""

    def __init__(self, game: str, view: View, asked: Asked) -> None:
        self.study, self.asked = study_of(game), asked
        self.rules = GAMES[game]
        self.seat: Seat = view.own.seat
        self.dice = Random(f"{asked.seed} {self.seat}")
        kept = [] if asked.keep is None else [asked.keep]
        among = [self.rules.read(text) for text in asked.among]
        self.scales = self.study.scales(view, [*kept, *among], self.dice)
        self.texts: Sequence[str] = [self.rules.write(move) for move in self.scales.moves]
        self._standing: Standing | None = None
        self._reasons: dict[tuple[str, str], Reason | None] = {}

    def judgements(self) -> Iterator[Judgement]:
        """Ever better judgements."""
        keep = None if self.asked.keep is None else self.rules.write(self.asked.keep)
        known = {*self.asked.among, keep}
        among = [n for n, text in enumerate(self.texts) if not self.asked.among or text in known]
        kept = self.texts.index(keep) if keep is not None else None
        budget = int(self.study.BUDGET * self.asked.effort * self.scales.ease)
        for standing in race(self.scales, budget, kept, among):
            self._standing = standing
            yield judged(self.study.UNIT, self.texts, standing)

    @property
    def aside(self) -> Mapping[str, Any]:
        """What stands beside the judgement: from the very trials that it is made of."""
        trials = self._standing.trials if self._standing else {}
        found: Mapping[str, Any] = self.scales.aside(
            {n: len(trial.values) for n, trial in trials.items() if not trial.exact}
        )
        return found

    def lost(self, better: Weighed, worse: Weighed) -> tuple[float, float]:
        """What the worse move costs, and the error of that.

        Where a game can look further ahead, what is not found there too is nobody's loss.
        """
        if not worse.loss or not worse.doubt or not self.study.FURTHER:
            return worse.loss, worse.doubt
        moves = [self._move(one.move) for one in (better, worse)]
        gap, doubt = min((worse.gap, worse.doubt), self.study.further(self.scales, *moves))
        return (round(gap, PLACES) if gap > SURE * doubt else 0.0), round(doubt, PLACES)

    def reason(self, better: str, worse: str, gap: float) -> Reason:
        """Why one move is better than another by so much, in terms of the rules."""
        if (better, worse) not in self._reasons:  # told twice it would be drawn twice
            moves = [self._move(text) for text in (better, worse)]
            self._reasons[better, worse] = self.study.reason(self.scales, *moves, gap)
        return self._reasons[better, worse] or Reason(
            "no-simple-reason", {"better": better, "worse": worse}
        )

    def own_reason(self, move: str) -> Reason | None:
        """What is to be said of a move even where it is too close to call."""
        found: Reason | None = self.study.own_reason(self.scales, self._move(move))
        return found

    def _move(self, text: str) -> Move:
        return self.scales.moves[self.texts.index(text)]


def hints(game: str, view: View, asked: Asked = ONCE) -> Iterator[Hint]:
    """Up to three candidates, rough at first without reasons; the last with a reason each."""
    bench = Bench(game, view, asked._replace(effort=asked.effort * study_of(game).HINT))
    for found in bench.judgements():
        yield Hint(found.unit, tuple(_candidates(bench, found)))
    yield Hint(found.unit, tuple(_explained(bench, found)))


def _candidates(bench: Bench, found: Judgement) -> Iterator[Candidate]:
    for one in _within_reach(bench, found):
        yield Candidate(one.move, one.value, one.error, Reason("thinking", {}))


def _explained(bench: Bench, found: Judgement) -> Iterator[Candidate]:
    for one in _within_reach(bench, found):
        yield Candidate(one.move, one.value, one.error, _why(bench, found, one.move))


def _within_reach(bench: Bench, found: Judgement) -> list[Weighed]:
    """The best moves; of those that would be a mistake at most the second."""
    least = found.best.value - bench.study.MARGINS.mistake
    near = [one for n, one in enumerate(found.moves) if n < 2 or one.value > least]
    return near[:CANDIDATES]


def _why(bench: Bench, found: Judgement, move: str) -> Reason:
    """Of the first why it is ahead of the next that is shown to be behind, of the others why
    they are behind the first; where nothing is shown, what is to be said of a move alone."""
    best, other = found.best, found.of(move)
    if other == best:
        if len(found.moves) == 1:
            return Reason("only-move", {})
        behind = [one for one in found.moves if one.loss][:EXPLAINED]
        for one in behind:
            reason = bench.reason(best.move, one.move, one.loss)
            if reason.code != "no-simple-reason":
                return reason
        other = behind[0] if behind else found.moves[1]
    if other.loss:
        return bench.reason(best.move, other.move, other.loss)
    exact = other.value == best.value and not (best.error or other.error)
    told = {"better": best.move, "worse": other.move}
    return bench.own_reason(move) or Reason("equal" if exact else "as-good", told)
