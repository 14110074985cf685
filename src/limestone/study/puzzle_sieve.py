"""Which decisions are fit for a puzzle: a cheap look first, then closer ones at what is left.

The best and the second best move of most decisions are nearly as good. So a few trials of the
promising moves are made first, and a decision is given up as soon as the lead is small.
"""

from collections.abc import Hashable, Mapping, Sequence
from importlib import import_module
from random import Random
from statistics import mean
from typing import Any, NamedTuple, Protocol

from limestone.rules.game import GAMES, Seat
from limestone.study.judgement import SURE as CONFIRMED
from limestone.study.judgement import Judgement, Weighed
from limestone.study.judging import Asked, Bench
from limestone.study.race import Scales

SURE = 3  # errors that the lead must be larger than
USUAL, WIDE = 1, 10  # times the usual search: for a closer look, and for the last word
ROUGH = 4  # pieces of a judgement that say little
GIVE_UP = 2  # errors: a lead that is so far below the margin is not looked at any longer


class Look(NamedTuple):
    """A first look at the moves that are left."""

    trials: int
    stay: int  # how many moves are left after it
    least: float  # lead, in margins; with less the decision is given up


class Position(NamedTuple):
    """A decision that is due in a game."""

    game: str
    number: int  # of the game in its series
    state: Any
    seat: Seat

    @property
    def view(self) -> Any:
        return GAMES[self.game].view(self.state, self.seat)

    def legal(self) -> Sequence[Any]:
        return GAMES[self.game].legal(self.state, self.seat)


class Kind(Protocol):
    """What puzzles of a game are; a module satisfies it."""

    MARGIN: float  # by which the best move must be better than the second
    LOOKS: Sequence[Look]
    PLACES: int  # decimals of a value
    LEVEL: str  # of the players
    SEATS: Sequence[int]  # of one game after the other
    WORDS: Sequence[str]  # options of the table
    MOST: int  # puzzles of one game

    def over(self, state: Any, /) -> bool: ...  # whether nothing more is asked of this game
    def asks(self, at: Position, /) -> bool: ...  # whether a decision is of the right kind
    def fits(self, move: Any, /) -> bool: ...  # whether a move may be an answer
    def place(self, move: Any, /) -> Hashable: ...  # the same for moves that are one idea
    def way(self, move: Any, /) -> Hashable: ...  # the same for moves that a person counts as one
    def wide(self, at: Position, /) -> list[str]: ...  # all moves that may be good
    def alike(self, at: Position, found: Judgement, /) -> list[str]: ...  # as good as the best
    def seen(self, view: Any, /) -> Any: ...  # what a bot has to find it from
    def scales(self, view: Any, rng: Random, /) -> Scales: ...  # for the first looks


def kind_of(game: str) -> Kind:
    """What puzzles of a game are."""
    found: Any = import_module(f"limestone.study.{game}_puzzles")
    return found  # type: ignore[no-any-return]


def stands_out(at: Position) -> bool:
    """A cheap look: whether one move may be better than all others by the margin."""
    kind = kind_of(at.game)
    scales = kind.scales(at.view, Random(f"sieve {at.seat}"))
    alive = [n for n in range(len(scales.moves)) if n not in scales.exact]
    tried: dict[int, list[float]] = {n: [] for n in alive}
    for look in kind.LOOKS:
        for _ in range(look.trials if alive else 0):
            for n, value in zip(alive, scales.batch(alive), strict=True):
                tried[n].append(value)
        values = {n: mean(tried[n]) for n in alive} | dict(scales.exact)
        if _lead(kind, scales.moves, values) <= look.least * kind.MARGIN:
            return False
        alive = sorted(alive, key=lambda n: -values[n])[: look.stay]
    return True


def _lead(kind: Kind, moves: Sequence[Any], values: Mapping[int, float]) -> float:
    """How far the best is ahead of all that are another idea; it must be one to ask for."""
    best = max(values, key=lambda n: values[n])
    if not kind.fits(moves[best]):
        return 0.0
    rivals = [values[n] for n in values if kind.place(moves[n]) != kind.place(moves[best])]
    return values[best] - max(rivals) if rivals else 0.0


def weighed(at: Position, effort: float) -> tuple[Bench, Judgement] | None:
    """The moves of a decision, judged; None if none is better than the others by the margin.

    With more than the usual effort all that may be good are looked at.
    """
    among = kind_of(at.game).wide(at) if effort > USUAL else ()
    bench = Bench(at.game, at.view, Asked(effort, f"puzzle {effort:g}", None, among))
    for number, found in enumerate(bench.judgements()):
        if number >= ROUGH and _hopeless(at, found):
            return None
    return (bench, found) if clear(at, found, SURE if effort > USUAL else 1) else None


def _hopeless(at: Position, found: Judgement) -> bool:
    kind, read = kind_of(at.game), GAMES[at.game].read
    best = kind.place(read(found.best.move))
    others = [one for one in found.moves[1:] if kind.place(read(one.move)) != best]
    return not others or others[0].gap + GIVE_UP * others[0].doubt < kind.MARGIN


def rival(at: Position, found: Judgement) -> Weighed | None:
    """The best move that is not as good as the best."""
    same = kind_of(at.game).alike(at, found)
    return next((one for one in found.moves if one.move not in same), None)


def clear(at: Position, found: Judgement, errors: float) -> bool:
    """Whether the best move leads by more than the margin, and by so many errors."""
    kind, second = kind_of(at.game), rival(at, found)
    if not second or not kind.fits(GAMES[at.game].read(found.best.move)):
        return False
    return second.gap > kind.MARGIN and second.gap > errors * second.doubt


def lasts(at: Position, bench: Bench, found: Judgement) -> bool:
    """Whether the best move leads at the second horizon too, in a game that has one."""
    second = rival(at, found)
    if not second or not bench.study.FURTHER:
        return second is not None
    read = GAMES[at.game].read
    lead, doubt = bench.study.further(bench.scales, read(found.best.move), read(second.move))
    return bool(lead > CONFIRMED * doubt)
