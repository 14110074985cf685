"""Trying moves on futures: the same ones for all, more of them for those that may be best.

The best of many noisy values is too high. So the moves that are left at the end are tried on
fresh futures, and the best of one half of these is counted on the other half.
"""

from collections.abc import Iterator, Mapping, Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Any, NamedTuple, Protocol

FINALISTS = 4  # moves that are tried to the end, besides the one that was played
FEWEST = 8  # batches from which an error can be told


class Scales(Protocol):
    """The moves of a decision that are considered, and how to try them."""

    @property
    def moves(self) -> Sequence[Any]: ...
    @property
    def exact(self) -> Mapping[int, float]: ...  # the moves whose value needs no trial
    @property
    def grain(self) -> float: ...  # by how much values differ at least, if they do
    @property
    def model(self) -> float: ...  # the error of a difference that more trials do not remove

    def batch(self, tried: Sequence[int]) -> Sequence[float]:
        """The mean value of some moves on the same few futures."""


class Trial(NamedTuple):
    """A move after its trials: the values of its batches, or one value that is exact."""

    values: tuple[float, ...]
    exact: bool = False
    grain: float = 0.0

    @property
    def value(self) -> float:
        return fmean(self.values)

    @property
    def error(self) -> float:
        return 0.0 if self.exact else error_of(self.values, self.grain)


class Standing(NamedTuple):
    """All moves so far; those in the final have been tried on the same batches."""

    trials: Mapping[int, Trial]
    final: tuple[int, ...]
    model: float = 0.0

    def best(self) -> int:
        """The move of the highest value, of those in the final."""
        return max(self.final, key=lambda n: self.trials[n].value)

    def worth(self) -> float:
        """What the best move brings: its favourites counted where they did not win."""
        trial = self.trials[self.best()]
        if trial.exact or len(trial.values) < 2:
            return trial.value
        return min(trial.value, fmean(self._gaps(self.best())) + trial.value)

    def doubt(self, move: int) -> float:
        """The error of how much less than the best a move of the final brings."""
        trials = [self.trials[n] for n in {move, *self._favourites()}]
        if all(one.exact for one in trials):
            return 0.0
        grain = max(one.grain for one in trials)
        return sqrt(error_of(self._gaps(move), grain) ** 2 + self.model**2)

    def _favourites(self) -> tuple[int, int]:
        """The best of the even batches, and that of the odd ones; never less than what is exact."""
        even, odd = (
            max(self.final, key=lambda n: fmean(self._batches(n)[half::2])) for half in (0, 1)
        )
        exact = [n for n in self.final if self.trials[n].exact]
        sure = max(exact, key=lambda n: self.trials[n].value, default=even)
        if exact and fmean(self._ahead((even, odd), sure)) < 0:
            return sure, sure
        return even, odd

    def _gaps(self, move: int) -> list[float]:
        """By batch: what the best of the other half of the batches makes more there."""
        return self._ahead(self._favourites(), move)

    def _ahead(self, favourites: tuple[int, int], move: int) -> list[float]:
        own = self._batches(move)
        return [self._batches(favourites[1 - n % 2])[n] - own[n] for n in range(len(own))]

    def _batches(self, n: int) -> Sequence[float]:
        """The values of the batches; an exact value is that of every batch."""
        most = max(len(self.trials[one].values) for one in self.final)
        values = self.trials[n].values
        return values * max(2, most) if self.trials[n].exact else values


def race(
    scales: Scales, budget: int, keep: int | None = None, among: Sequence[int] = ()
) -> Iterator[Standing]:
    """Ever better standings of some of the moves; about so often one is tried on a batch.

    The move to keep is in the final whatever it is worth.
    """
    entered = among or range(len(scales.moves))
    tried: dict[int, list[float]] = {n: [] for n in entered if n not in scales.exact}
    alive = list(tried)
    while len(alive) > FINALISTS + 1:
        times = max(2, budget // (4 * len(alive)))
        budget -= times * len(alive)
        _try(scales, tried, alive, times)
        yield _standing(scales, tried, alive)
        alive = _survivors(tried, alive, keep)
    for n in alive:
        tried[n] = []
    left = max(FEWEST, budget // max(1, len(alive))) if alive else 0
    while left > 0:
        _try(scales, tried, alive, min(left, FEWEST))
        left -= FEWEST
        yield _standing(scales, tried, alive)
    if not alive:
        yield _standing(scales, tried, alive)


def _try(
    scales: Scales, tried: Mapping[int, list[float]], alive: Sequence[int], times: int
) -> None:
    for _ in range(times):
        for n, value in zip(alive, scales.batch(alive), strict=True):
            tried[n].append(value)


def _survivors(
    tried: Mapping[int, list[float]], alive: Sequence[int], keep: int | None
) -> list[int]:
    """The better half, and the move to keep."""
    ordered = sorted(alive, key=lambda n: -fmean(tried[n]))
    kept = ordered[: max(FINALISTS, (len(ordered) + 1) // 2)]
    return [*kept, *(n for n in ordered[len(kept) :] if n == keep)]


def _standing(scales: Scales, tried: Mapping[int, list[float]], alive: Sequence[int]) -> Standing:
    exact = {n: Trial((value,), exact=True) for n, value in scales.exact.items()}
    others = {n: Trial(tuple(tried[n]), grain=scales.grain) for n in tried}
    return Standing(exact | others, (*alive, *exact), scales.model)


def error_of(values: Sequence[float], grain: float) -> float:
    """The error of the mean; few batches know it less well, even if they agree."""
    count = len(values)
    return (1 + 2 / count) * sqrt(stdev(values) ** 2 / count + (grain / count) ** 2)
