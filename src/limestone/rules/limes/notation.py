"""§9 Notation: `draw 7` · `d4n +se` · `e4w` · `d5s d4se>e4nw`."""

import re
from functools import cache

from limestone.rules.game import Refused
from limestone.rules.limes.land import SPAN, Square, Zone
from limestone.rules.limes.moves import Draw, Lay, Move
from limestone.rules.limes.workers import Go, Place, Posting

COLUMNS = "abcdefg"
TURN_NAMES = "nesw"
QUARTER_NAMES = ("nw", "ne", "sw", "se")

DRAW = re.compile(r"draw ([1-9][0-9]?)")
LAY = re.compile(r"(?P<square>[a-z][0-9]+)(?P<turn>[a-z])( (?P<posting>\S+))?")
ZONE = re.compile(r"([a-z][0-9]+)([a-z]{2})")


def write(move: Move) -> str:
    """A move as text."""
    match move:
        case Draw(card):
            return f"draw {card}"
        case Lay(square, turn, posting):
            words = [square_name(square) + TURN_NAMES[turn], posting_name(posting)]
            return " ".join(word for word in words if word)


def read(text: str) -> Move:
    """The move in a text; Refused says which word is none."""
    if found := DRAW.fullmatch(text):
        return Draw(int(found[1]))
    found = LAY.fullmatch(text)
    if not found:
        raise Refused("limes-notation", section="§9", found=text)
    turn = found["turn"]
    if turn not in TURN_NAMES:
        raise Refused("limes-turn", section="§9", found=turn)
    posting = _read_posting(found["posting"]) if found["posting"] else None
    return Lay(_read_square(found["square"]), TURN_NAMES.index(turn), posting)


def square_name(square: Square) -> str:
    """
    >>> square_name(27)
    'd4'
    """
    row, column = divmod(square, 8)
    return f"{COLUMNS[column]}{row + 1}"


@cache
def zone_name(zone: Zone) -> str:
    """
    >>> zone_name(14 * 7 + 6)
    'd4sw'
    """
    row, column = divmod(zone, 2 * SPAN)
    quarter = QUARTER_NAMES[2 * (row % 2) + column % 2]
    return square_name(8 * (row // 2) + column // 2) + quarter


def posting_name(posting: Posting) -> str:
    """What a worker does, as a word; nothing when no worker is posted."""
    match posting:
        case None:
            return ""
        case Place(quarter):
            return f"+{QUARTER_NAMES[quarter]}"
        case Go(origin, target):
            return f"{zone_name(origin)}>{zone_name(target)}"


def _read_posting(word: str) -> Posting:
    if word.startswith("+"):
        return Place(_read_quarter(word[1:]))
    origin, arrow, target = word.partition(">")
    if not arrow:
        raise Refused("limes-posting", section="§9", found=word)
    return Go(_read_zone(origin), _read_zone(target))


def _read_zone(word: str) -> Zone:
    found = ZONE.fullmatch(word)
    if not found:
        raise Refused("limes-zone", section="§9", found=word)
    row, column = divmod(_read_square(found[1]), 8)
    south, east = divmod(_read_quarter(found[2]), 2)
    return 2 * SPAN * (2 * row + south) + 2 * column + east


def _read_square(word: str) -> Square:
    column, row = word[0], word[1:]
    if column not in COLUMNS or row not in map(str, range(1, SPAN + 1)):
        raise Refused("limes-square", section="§9", found=word)
    return 8 * (int(row) - 1) + COLUMNS.index(column)


def _read_quarter(word: str) -> int:
    if word not in QUARTER_NAMES:
        raise Refused("limes-quarter", section="§9", found=word)
    return QUARTER_NAMES.index(word)
