"""§1 The cards: sixty colour cards, and the limit cards as a data file gives them."""

from collections.abc import Mapping
from functools import lru_cache
from hashlib import sha256
from typing import NamedTuple

from limestone.rules.game import Refused

Card = str  # one letter of COLOURS
Cards = str  # letters of COLOURS, or ? for a card not known; hands are in this order
Face = tuple[int | None, ...]  # the limit of each colour in their order; None: X, no limit

COLOURS = "rygbv"  # red yellow green blue violet
UNSEEN = "?"
EACH = 12
VALUES = "0123456789X"
LIMITS = 24
SET_ASIDE = {2: 14, 3: 6, 4: 6, 5: 10, 6: 10}
HAND = {2: 6, 3: 5, 4: 5, 5: 5, 6: 5}
HIDDEN = {2: 2, 3: 1, 4: 1, 5: 1, 6: 1}


class LimitCards(NamedTuple):
    """§1.2 The faces of the limit cards, numbered from 1 as they stand in the file."""

    name: str
    digest: str
    faces: tuple[Face, ...]
    warnings: tuple[Refused, ...] = ()

    def face(self, number: int) -> Face:
        return self.faces[number - 1]


def material(files: Mapping[str, str], name: str) -> LimitCards:
    """§1.2 The limit cards of a file: 24 lines of five values, a number 0-9 or X."""
    if len(files) != 1:
        raise Refused("limits-cards-files", section="§1.2", found=len(files))
    [(file, text)] = files.items()
    lines = _lines(text)
    try:
        faces = tuple(_face(line, number) for number, line in enumerate(lines, 1) if line)
        if len(faces) != LIMITS:
            refused = Refused("limits-cards-count", section="§1.2", found=len(faces), wanted=LIMITS)
            raise refused.at(line=len(lines))
    except Refused as refused:
        raise refused.at(file=file) from None
    return LimitCards(name, sha256(canonical(files).encode()).hexdigest(), faces)


def canonical(files: Mapping[str, str]) -> str:
    """The cards without comments and spacing, a card a line: what their digest is made of."""
    [text] = files.values()
    return "\n".join(" ".join(line) for line in _lines(text) if line)


def _lines(text: str) -> list[list[str]]:
    return [line.partition("#")[0].split() for line in text.splitlines()]


class Impossible(ValueError):
    """Cards are said to have gone from where they cannot have been."""


@lru_cache(maxsize=1 << 14)
def without(cards: Cards, gone: Cards) -> Cards:
    """What is left: a card that is known to be there goes before one that might have been it.

    >>> without("rg??", "gb")
    'r?'
    """
    for card in gone:
        found = card if card in cards else UNSEEN
        if found not in cards:
            raise Impossible
        cards = cards.replace(found, "", 1)
    return cards


@lru_cache(maxsize=1 << 14)
def in_order(cards: Cards) -> Cards:
    """The cards in the order of the colours, those that are not known last.

    >>> in_order("v?gr")
    'rgv?'
    """
    return "".join(sorted(cards, key=(COLOURS + UNSEEN).index))


def _face(values: list[str], line: int) -> Face:
    if len(values) != len(COLOURS):
        refused = Refused("limits-cards-values", section="§1.2", found=len(values))
        raise refused.at(line=line)
    for value in values:
        if len(value) > 1 or value not in VALUES:
            raise Refused("limits-cards-value", section="§1.2", found=value).at(line=line)
    return tuple(None if value == "X" else int(value) for value in values)
