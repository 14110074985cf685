"""§1 Material: the 24 landscape cards, as read from a deck file."""

from collections.abc import Iterator, Mapping
from hashlib import sha256
from typing import NamedTuple

from limestone.rules.bits import Board
from limestone.rules.game import Refused

FIELD, WATER, FOREST, TOWER = range(4)
SYMBOLS = ".~^#"
HUT = "*"
HUT_GROUND = (FIELD, FOREST)  # where huts are expected

CARDS = 24
Terrain = tuple[Board, Board, Board, Board]  # field, water, forest, tower
Turn = int  # 0..3: north, east, south, west, where the printed top of the card points
TURNS = range(4)
QUARTERS = (0, 1, 8, 9)  # cells of nw, ne, sw, se when the card lies in the first corner of a board
CLOCKWISE = (2, 0, 3, 1)  # which old quarter each of nw, ne, sw, se shows after a quarter turn


class Quarter(NamedTuple):
    """§1.2 A quarter of a card."""

    terrain: int
    hut: bool


class Face(NamedTuple):
    """A card turned one way, as boards in the first corner."""

    terrain: Terrain
    huts: Board


class Card(NamedTuple):
    """A card in its four turns; turns that look the same share the name of the first of them."""

    zones: tuple[Quarter, ...]  # nw, ne, sw, se, as drawn
    faces: tuple[Face, ...]
    names: tuple[Turn, ...]

    @property
    def turns(self) -> tuple[Turn, ...]:
        """The turns that look different."""
        return tuple(turn for turn in TURNS if self.names[turn] == turn)


class Deck(NamedTuple):
    """The cards of a box by their numbers."""

    name: str
    digest: str
    cards: tuple[Card, ...]

    @property
    def warnings(self) -> tuple[Refused, ...]:
        """§1.2 The cards with a hut on water or a tower: no rule forbids it, but it is rare."""
        return tuple(
            Refused("deck-hut", section="§1.2", card=number, found=symbol(zone))
            for number, card in enumerate(self.cards, 1)
            for zone in card.zones
            if zone.hut and zone.terrain not in HUT_GROUND
        )

    def card(self, number: int) -> Card:
        return self.cards[number - 1]


def material(files: Mapping[str, str], name: str) -> Deck:
    """§1.3 The deck in a text; a mistake in it is refused with its line and the reason."""
    (file, text), *_ = files.items()
    try:
        found = dict(_numbered(text))
    except Refused as refused:
        raise refused.at(file=file) from None
    missing = [number for number in range(1, CARDS + 1) if number not in found]
    if missing:
        numbers = ", ".join(map(str, missing))
        raise Refused("deck-incomplete", section="§1.3", cards=len(found), missing=numbers).at(
            file=file
        )
    cards = tuple(_card(found[number]) for number in range(1, CARDS + 1))
    return Deck(name, sha256(_canonical(cards).encode()).hexdigest(), cards)


def canonical(files: Mapping[str, str]) -> str:
    """The deck without comments and spacing, a card a line: what its digest is made of."""
    return _canonical(material(files, "").cards)


def _canonical(cards: tuple[Card, ...]) -> str:
    return "".join(
        f"{number} {' '.join(map(symbol, card.zones))}\n" for number, card in enumerate(cards, 1)
    )


def symbol(quarter: Quarter) -> str:
    """A quarter as it stands in a deck file."""
    return SYMBOLS[quarter.terrain] + HUT * quarter.hut


def turned(zones: tuple[Quarter, ...], turn: Turn) -> tuple[Quarter, ...]:
    """§3.2 The quarters nw, ne, sw, se of a card after some quarter turns clockwise."""
    for _ in range(turn):
        zones = tuple(zones[old] for old in CLOCKWISE)
    return zones


def _card(zones: tuple[Quarter, ...]) -> Card:
    shown = [turned(zones, turn) for turn in TURNS]
    names = tuple(shown.index(shown[turn]) for turn in TURNS)
    return Card(zones, tuple(map(_face, shown)), names)


def _face(zones: tuple[Quarter, ...]) -> Face:
    terrain = [0, 0, 0, 0]
    huts = 0
    for cell, zone in zip(QUARTERS, zones, strict=True):
        terrain[zone.terrain] |= 1 << cell
        huts |= zone.hut << cell
    field, water, forest, tower = terrain
    return Face((field, water, forest, tower), huts)


def _numbered(text: str) -> Iterator[tuple[int, tuple[Quarter, ...]]]:
    """The cards of a deck text: number, then two rows of two zones."""
    seen: set[int] = set()
    number, begun, zones = 0, 0, tuple[Quarter, ...]()
    for line, content in _lines(text):
        if content.isascii() and content.isdigit():
            if number and len(zones) < 4:
                raise Refused("deck-rows", section="§1.3", card=number).at(line=begun)
            number, begun, zones = _number(content, line, seen), line, ()
            continue
        if not number or len(zones) == 4:
            raise Refused("deck-number-expected", section="§1.3", found=content).at(line=line)
        zones += _row(content, line)
        if len(zones) == 4:
            yield number, zones
    if number and len(zones) < 4:
        raise Refused("deck-rows", section="§1.3", card=number).at(line=begun)


def _lines(text: str) -> Iterator[tuple[int, str]]:
    for line, content in enumerate(text.splitlines(), 1):
        if content.strip() and not content.startswith("//"):
            yield line, content.strip()


def _number(content: str, line: int, seen: set[int]) -> int:
    number = int(content)
    if not 1 <= number <= CARDS:
        raise Refused("deck-number", section="§1.1", number=content).at(line=line)
    if number in seen:
        raise Refused("deck-number-twice", section="§1.1", number=number).at(line=line)
    seen.add(number)
    return number


def _row(content: str, line: int) -> tuple[Quarter, ...]:
    words = content.split()
    if len(words) != 2:
        raise Refused("deck-row", section="§1.3", found=content).at(line=line)
    return tuple(_quarter(word, line) for word in words)


def _quarter(word: str, line: int) -> Quarter:
    if word[0] not in SYMBOLS or word[1:] not in ("", HUT):
        raise Refused("deck-zone", section="§1.3", found=word).at(line=line)
    return Quarter(SYMBOLS.index(word[0]), word[1:] == HUT)
