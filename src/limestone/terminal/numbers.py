"""Numbers of a study as a person reads them, in the unit of the game and by the language."""

from limestone.study.rounding import DIGITS, rounded

SHARE = "share of victory"


def said_amount(lang: str, unit: str, number: float | None, *, signed: bool = False) -> str:
    """A value or a loss: points with decimals, shares in per cent, a dash if it is not known.

    >>> said_amount("de", "points", -2.54), said_amount("en", "share of victory", 0.302)
    ('−2,5', '30%')
    >>> said_amount("en", "share of victory", 0.004), said_amount("en", "points", 51)
    ('<1%', '51')
    """
    if number is None:
        return "–"
    if unit == SHARE:
        return _share(number, signed=signed)
    shown = rounded(number, DIGITS[unit])
    written = f"{abs(shown):.{DIGITS[unit] if number % 1 and shown else 0}f}"
    return _sign(shown, signed=signed) + (written if lang == "en" else written.replace(".", ","))


def _share(number: float, *, signed: bool) -> str:
    """Whole per cent; neither 0 nor 100 before the end."""
    if 0 < abs(number) < 0.01:
        return _sign(number, signed=signed) + "<1%"
    if 0.99 < number < 1:
        return ">99%"
    return f"{_sign(number, signed=signed)}{100 * abs(rounded(number, DIGITS[SHARE])):.0f}%"


def _sign(number: float, *, signed: bool) -> str:
    return "−" if number < 0 else "+" if signed and number else ""
