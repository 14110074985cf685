"""Limes once more, slowly: dictionaries and sets of places, no bits. The engine is held to this."""

from collections.abc import Iterator
from typing import NamedTuple

from limestone.rules.limes.cards import Deck, symbol, turned
from limestone.rules.limes.land import Land
from limestone.rules.limes.notation import QUARTER_NAMES, TURN_NAMES, square_name

Place = tuple[int, int]  # row and column of a zone on the whole table, 14 by 14


class Naive(NamedTuple):
    zones: dict[Place, str]  # a symbol, perhaps with a hut
    workers: tuple[Place, ...]
    squares: frozenset[Place]


def naive(land: Land, deck: Deck, workers: tuple[Place, ...]) -> Naive:
    """The land built again from the cards that were laid."""
    zones: dict[Place, str] = {}
    for square, card, turn in land.cards:
        row, column = divmod(square, 8)
        shown = turned(deck.card(card).zones, turn)
        for n, zone in enumerate(shown):
            zones[2 * row + n // 2, 2 * column + n % 2] = symbol(zone)
    squares = frozenset(divmod(square, 8) for square, _, _ in land.cards)
    return Naive(zones, workers, squares)


def beside(place: Place) -> set[Place]:
    row, column = place
    return {(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)}


def territory(here: Naive, place: Place) -> frozenset[Place]:
    kind = here.zones[place][0]
    found, waiting = {place}, [place]
    while waiting and kind != "#":
        for other in beside(waiting.pop()) & here.zones.keys() - found:
            if here.zones[other][0] == kind:
                found.add(other)
                waiting.append(other)
    return frozenset(found)


def territories(here: Naive) -> set[frozenset[Place]]:
    return {territory(here, place) for place in here.zones}


def border(here: Naive, home: frozenset[Place]) -> set[Place]:
    return {other for place in home for other in beside(place)} & here.zones.keys() - home


def reach(here: Naive, place: Place, ferryman: bool) -> set[Place]:
    home = territory(here, place)
    neighbours = {territory(here, other) for other in border(here, home)}
    found = set(neighbours)
    for lake in neighbours if ferryman else ():
        if here.zones[min(lake)][0] == "~" and any(worker in lake for worker in here.workers):
            found |= {territory(here, other) for other in border(here, lake)}
    return {place for area in found - {home} for place in area}


def points(here: Naive, place: Place) -> int:
    home = territory(here, place)
    around = border(here, home)
    match here.zones[place][0]:
        case ".":
            return len(home)
        case "~":
            return sum("*" in here.zones[other] for other in around)
        case "^":
            return len({territory(here, other) for other in around})
        case _:
            return len(list(seen(here, place)))


def seen(here: Naive, place: Place) -> Iterator[Place]:
    for down, right in ((-1, 0), (0, 1), (1, 0), (0, -1)):
        row, column = place[0] + down, place[1] + right
        while 0 <= row < 14 and 0 <= column < 14 and here.zones.get((row, column), "")[:1] != "#":
            if here.zones.get((row, column), "")[:1] == "^":
                yield row, column
            row, column = row + down, column + right


def score(here: Naive, words: tuple[str, ...]) -> int:
    """The first worker of each territory scores; a variant that scores adds to its points here."""
    homes = {territory(here, worker): worker for worker in reversed(here.workers)}
    return sum(points(here, worker) for worker in homes.values())


def squares(here: Naive, diagonal: bool) -> set[Place]:
    """Where a card may lie: it touches the display, which stays within four by four."""
    if not here.squares:
        return {(3, 3)}
    found = set()
    for row in range(7):
        for column in range(7):
            steps = [(abs(row - r), abs(column - c)) for r, c in here.squares]
            touches = (0, 1) in steps or (1, 0) in steps or diagonal and (1, 1) in steps
            small = all(down <= 3 and right <= 3 for down, right in steps)
            if touches and small and (0, 0) not in steps:
                found.add((row, column))
    return found


def moves(
    land: Land, deck: Deck, card: int, words: tuple[str, ...], workers: tuple[Place, ...]
) -> set[str]:
    """All legal moves as text."""
    found = set()
    before = naive(land, deck, workers)
    for square in squares(before, "diagonal" in words):
        looks = set()
        for turn in range(4):
            shown = tuple(map(symbol, turned(deck.card(card).zones, turn)))
            if shown in looks:
                continue
            looks.add(shown)
            zones = {(2 * square[0] + n // 2, 2 * square[1] + n % 2): shown[n] for n in range(4)}
            after = Naive(before.zones | zones, workers, before.squares | {square})
            lay = square_name(8 * square[0] + square[1]) + TURN_NAMES[turn]
            found |= {lay} | {f"{lay} {posting}" for posting in postings(after, words)}
    return found


def postings(here: Naive, words: tuple[str, ...]) -> set[str]:
    found = {f"+{quarter}" for quarter in QUARTER_NAMES} if len(here.workers) < 7 else set()
    for worker in here.workers:
        targets = reach(here, worker, "ferryman" in words)
        found |= {f"{name(worker)}>{name(target)}" for target in targets}
    return found


def name(place: Place) -> str:
    row, column = place
    quarter = QUARTER_NAMES[2 * (row % 2) + column % 2]
    return square_name(8 * (row // 2) + column // 2) + quarter
