"""What moves cost for good: every chance counted once, and never more than was there to lose.

A chance that is missed may still be there at the next decision, and be missed again: then the
expectation has risen in between by what was lost, and so far the loss was none. And within a
chapter (a round of Limits, a whole game of Les Deux Limoges) all losses together are at most what
the seat once could expect, less what it got: the rest was won back.
"""

from collections.abc import Sequence
from itertools import groupby, pairwise
from typing import NamedTuple


class Chapter(NamedTuple):
    """A part of the game that is counted at its end, and what a seat made from a decision on."""

    number: int
    came: float


class Step(NamedTuple):
    """A decision: what was expected before it and after it, and in which chapter."""

    best_value: float
    value: float
    loss: float
    chapter: Chapter | None  # None: nothing can be won back, or it was never counted


def lasting(steps: Sequence[Step]) -> list[float]:
    """How much of each loss was not won back; decisions of one seat in the order of the game.

    >>> chance = [Step(1.0, -2.0, 3.0, Chapter(1, -2.0))] * 3  # missed three times
    >>> lasting(chance)
    [0.0, 0.0, 3.0]
    """
    found: list[float] = []
    for _, group in groupby(steps, key=lambda step: step.chapter and step.chapter.number):
        found += _of_chapter(list(group))
    return found


def _of_chapter(steps: Sequence[Step]) -> list[float]:
    left = [step.loss for step in steps]
    hoped = [step.best_value - step.chapter.came for step in steps if step.chapter]
    if not hoped:
        return left
    for n, (step, later) in enumerate(pairwise(steps)):
        if later.loss and step.chapter:
            rise = hoped[n + 1] - (step.value - step.chapter.came)
            left[n] -= min(left[n], max(0.0, rise))
    too_much = sum(left) - max(0.0, *hoped)
    for n, one in enumerate(left):  # the last ones decided
        back = min(one, max(0.0, too_much))
        left[n] -= back
        too_much -= back
    return left
