"""Numbers of a study as a person reads them, in the unit of the game and by the language."""

from limestone.study.rounding import DIGITS, rounded

SHARE = "share of victory"
GAPS = {"de": "\u00a0", "fr": "\u202f"}  # before a per cent sign, as browsers write it


def said_amount(lang: str, unit: str, number: float | None, *, signed: bool = False) -> str:
    """A value before the end, or a difference with its sign; a dash if it is not known.

    >>> said_amount("nl", "points", -2.54), said_amount("en", "share of victory", 0.302)
    ('−2,5', '30%')
    >>> said_amount("en", "share of victory", 0.0), said_amount("en", "points", 51)
    ('<1%', '51.0')
    """
    if number is None:
        return "–"
    if unit == SHARE:
        return _share(lang, number, signed=signed, over=signed)
    return _points(lang, unit, number, signed=signed, least=DIGITS[unit])


def said_result(lang: str, unit: str, number: float | None) -> str:
    """What the game came to, or what it is measured by: points without empty decimals.

    >>> said_result("en", "points", 51), said_result("en", "share of victory", 0.0)
    ('51', '0%')
    """
    if number is None:
        return "–"
    if unit == SHARE:
        return _share(lang, number, signed=False, over=True)
    return _points(lang, unit, number, signed=False, least=0)


def _points(lang: str, unit: str, number: float, *, signed: bool, least: int) -> str:
    shown = rounded(number, DIGITS[unit])
    written = f"{abs(shown):.{DIGITS[unit]}f}"
    while "." in written and len(written.partition(".")[2]) > least and written[-1] in "0.":
        written = written[:-1]
    written = written.removesuffix(".")
    return _sign(shown, signed=signed) + (written if lang == "en" else written.replace(".", ","))


def _share(lang: str, number: float, *, signed: bool, over: bool) -> str:
    """Whole per cent; neither 0 nor 100 before the end is over."""
    shown, sign = abs(rounded(number, DIGITS[SHARE])), _sign(number, signed=signed)
    percent = f"{GAPS.get(lang, '')}%"
    if not shown and (number or not over):
        return f"{sign}<1{percent}"
    if shown == 1 and (number < 1 or not over) and not signed:
        return f">99{percent}"
    return f"{sign}{100 * shown:.0f}{percent}"


def _sign(number: float, *, signed: bool) -> str:
    return "−" if number < 0 else "+" if signed and number else ""
