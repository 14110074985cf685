"""An interval for the mean of numbers from 0 to 1: right for few of them, and whenever one stops.

Somebody bets against a mean that is not the true one, and wins: means against which they would
have made their stake grow forty-fold are given up. Waudby-Smith and Ramdas, Estimating means of
bounded random variables by betting (2023), the hedged capital process.
"""

from collections.abc import Callable, Sequence
from math import log, sqrt

ERROR = 0.05  # how often the interval may miss the mean
STAKE = 0.75  # the largest share that is bet, so that nobody is ruined
EXACT = 1e-4  # how exactly an end is found


def interval(values: Sequence[float], expected: int = 0) -> tuple[float, float]:
    """The ends of a 95 % interval for the mean; it holds even if one looks after every value.

    It is narrowest after as many values as were expected, by default these.

    >>> interval([])
    (0.0, 1.0)
    >>> low, high = interval([1.0] * 20)
    >>> 0.6 < low < 0.95, high
    (True, 1.0)
    """
    bets = _bets(values, expected or len(values))
    if not bets:
        return 0.0, 1.0
    middle = sum(values) / len(values)
    low = _end(lambda mean: _rich(values, bets, mean, 1), 0.0, middle)
    high = _end(lambda mean: _rich(values, bets, mean, -1), 1.0, middle)
    return low, high


def _bets(values: Sequence[float], expected: int) -> list[float]:
    """How much to bet on each value, from those before it."""
    bets, total, spread = [], 0.5, 0.25
    for number, value in enumerate(values, 1):
        bets.append(sqrt(2 * log(2 / ERROR) / (spread * expected)))
        total += value
        guess = total / (number + 1)
        spread = (spread * number + (value - guess) ** 2) / (number + 1)
    return bets


def _rich(values: Sequence[float], bets: Sequence[float], mean: float, side: int) -> bool:
    """Whether betting that the mean is larger (or smaller) has ever made enough."""
    odds = mean if side > 0 else 1 - mean
    most = STAKE / odds if odds > 0 else float("inf")
    capital, wanted = 0.0, log(2 / ERROR)
    for value, bet in zip(values, bets, strict=True):
        capital += log(1 + side * min(bet, most) * (value - mean))
        if capital >= wanted:
            return True
    return False


def _end(excluded: Callable[[float], bool], outer: float, inner: float) -> float:
    """The mean nearest to the outer end that is not excluded."""
    if not excluded(outer):
        return outer
    while abs(inner - outer) > EXACT:
        middle = (inner + outer) / 2
        if excluded(middle):
            outer = middle
        else:
            inner = middle
    return outer
