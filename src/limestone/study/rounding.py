"""One rounding for all numbers of a study; `web/src/study/numbers.ts` rounds by the same table.

Half goes away from zero, by the figures of the number. What a move cost is the difference of the
two values as they are shown, so that whoever subtracts finds what is said; so is luck.
"""

from decimal import ROUND_HALF_UP, Decimal

DIGITS = {"points": 1, "points of the round": 2, "share of victory": 2}  # by unit

TINY = 1e-9  # sums of likelihoods that are certain miss 1 by less


def rounded(number: float, digits: int) -> float:
    """A number with so many decimals.

    >>> rounded(58.25, 1), rounded(-0.125, 2), rounded(1.005, 2), rounded(-0.04, 1)
    (58.3, -0.13, 1.01, 0.0)
    """
    least = Decimal(1).scaleb(-digits)
    return float(Decimal(repr(float(number))).quantize(least, ROUND_HALF_UP)) + 0.0


def portion(share: float, digits: int = 4) -> float:
    """A probability with so many decimals, which is 0 or 1 only where it is certain.

    >>> portion(0.33333), portion(0.00001), portion(0.99999), portion(1.0)
    (0.3333, 0.0001, 0.9999, 1.0)
    """
    least = 10.0**-digits
    if not TINY < share < 1 - TINY:
        return float(round(share))
    return round(min(1 - least, max(least, share)), digits)


def hundredths(share: float) -> int | str:
    """A probability in whole per cent; below one, or above 99, it is said to be so.

    >>> hundredths(0.125), hundredths(0.001), hundredths(0.998), hundredths(0.0)
    (13, '<1', '>99', 0)
    """
    shown = round(rounded(100 * share, 0))
    if TINY < share < 1 - TINY and shown in (0, 100):
        return ">99" if shown else "<1"
    return shown


def difference(unit: str, more: float, *less: float) -> float:
    """What is left of a number if others are taken away, all as they are shown.

    >>> difference("points", 51.04, 47.58)
    3.4
    """
    digits = DIGITS[unit]
    left = rounded(more, digits) - sum(rounded(one, digits) for one in less)
    return rounded(left, digits)
