"""One rounding for all numbers of a study; `web/src/study/numbers.ts` rounds by the same table.

Half goes away from zero, by the figures of the number. What a move cost is the difference of the
two values as they are shown, so that whoever subtracts finds what is said; so is luck.
"""

from decimal import ROUND_HALF_UP, Decimal

DIGITS = {"points": 1, "points of the round": 2, "share of victory": 2}  # by unit


def rounded(number: float, digits: int) -> float:
    """A number with so many decimals.

    >>> rounded(58.25, 1), rounded(-0.125, 2), rounded(1.005, 2), rounded(-0.04, 1)
    (58.3, -0.13, 1.01, 0.0)
    """
    least = Decimal(1).scaleb(-digits)
    return float(Decimal(repr(float(number))).quantize(least, ROUND_HALF_UP)) + 0.0


def difference(unit: str, more: float, *less: float) -> float:
    """What is left of a number if others are taken away, all as they are shown.

    >>> difference("points", 51.04, 47.58)
    3.4
    """
    digits = DIGITS[unit]
    left = rounded(more, digits) - sum(rounded(one, digits) for one in less)
    return rounded(left, digits)
