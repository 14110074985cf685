"""Trying moves: the best is found, its value is not flattered, few trials are not believed."""

from collections.abc import Mapping, Sequence
from random import Random
from statistics import mean

import pytest

from limestone.study.judgement import Judgement, judged
from limestone.study.race import race


class Dice:
    """Moves of known means, each trial with noise of its own."""

    grain = model = 0.0

    def __init__(self, means: list[float], seed: int, noise: float = 1.0) -> None:
        self.moves, self.rng, self.noise = list(range(len(means))), Random(seed), noise
        self.means = means
        self.exact: Mapping[int, float] = {}

    def batch(self, tried: Sequence[int]) -> list[float]:
        luck = self.rng.gauss(0, 5)  # the same for all: it tells nothing apart
        return [self.means[n] + luck + self.rng.gauss(0, self.noise) for n in tried]


def last(scales: Dice, budget: int = 200, keep: int | None = None) -> Judgement:
    *_, standing = race(scales, budget, keep)
    return judged("points", [str(move) for move in scales.moves], standing)


def test_the_best_move_is_found() -> None:
    found = [last(Dice([0, 1, 2, 9, 3, 4, 5, 6, 0, 1], seed)).best.move for seed in range(20)]

    assert found == ["3"] * 20


def test_the_move_to_keep_is_in_the_final_whatever_it_is_worth() -> None:
    found = last(Dice([9.0] * 9 + [0.0], seed=1), keep=9).of("9")

    assert found.loss == pytest.approx(9, abs=1)


def test_equal_moves_lose_nothing_in_the_mean() -> None:
    """The best of many noisy values would be too high: the gap would be about one."""
    gaps = [last(Dice([0.0] * 16, seed), keep=0).of("0").gap for seed in range(80)]

    assert abs(mean(gaps)) < 0.15


def test_the_best_is_not_flattered_and_no_move_is_worth_more() -> None:
    """Sixteen moves of one value: the highest of their means would be about half too high."""
    found = [last(Dice([3.0] * 16, seed, noise=4.0), budget=64) for seed in range(80)]

    assert all(one.value <= it.best.value for it in found for one in it.moves)
    assert mean(it.best.value for it in found) == pytest.approx(3.0, abs=1.0)


def test_equal_moves_are_seldom_told_apart() -> None:
    losses = [last(Dice([0.0] * 16, seed), keep=0).of("0").loss for seed in range(80)]

    assert sum(loss > 0 for loss in losses) < 8


def test_trials_that_agree_are_not_certain() -> None:
    scales = Dice([0.0, 1.0], seed=1, noise=0.0)
    scales.grain = 2.0

    assert last(scales, budget=16).of("0").doubt > 0.2


def test_what_more_trials_do_not_remove_stays_in_doubt() -> None:
    scales = Dice([0.0, 1.0], seed=1, noise=0.1)
    scales.model = 0.6

    assert last(scales, budget=400).of("0").loss == 0


def test_exact_values_need_no_trials() -> None:
    scales = Dice([0.0, 0.0], seed=1)
    scales.exact = {0: 1.0, 1: 3.0}

    found = last(scales)
    assert (found.best.move, found.best.value, found.of("0").loss) == ("1", 3.0, 2.0)
    assert found.of("0").doubt == 0


def test_what_is_certain_is_never_counted_for_less_than_it_is() -> None:
    """Trials of another move that are now and then worth more cannot lower a sure point."""
    for seed in range(40):
        scales = Dice([0.0, 0.9, 0.9, 0.9, -1.0], seed, noise=2.0)
        scales.exact = {0: 1.0}
        found = last(scales, budget=40, keep=4)

        own = found.of("4")
        assert found.best.value >= 1.0
        assert own.value == found.best.value or round(own.value + own.gap, 4) == found.best.value
