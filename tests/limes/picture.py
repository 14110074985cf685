"""Lands drawn as text: a zone a word, `.~^#`, then `*` for a hut, `@` for a worker; `_` a gap.

The first zone is a1nw, so that squares and zones have their names in the drawing too.
"""

from limestone.rules.game import GAMES, own_material
from limestone.rules.limes.cards import SYMBOLS, Deck, Terrain, material
from limestone.rules.limes.land import Land, Zone, zone_of
from limestone.rules.limes.notation import zone_name

own = own_material(GAMES["limes"])
assert isinstance(own, Deck)
DECK: Deck = own


def land(drawing: str) -> Land:
    """The land in a drawing, its rows separated by `/`."""
    terrain = [0, 0, 0, 0]
    huts = squares = 0
    workers: list[int] = []
    for row, words in enumerate(drawing.split("/")):
        for column, word in enumerate(words.split()):
            if word == "_":
                continue
            cell = 8 * row + column
            terrain[SYMBOLS.index(word[0])] |= 1 << cell
            huts |= ("*" in word) << cell
            workers += [cell] * word.count("@")
            squares |= 1 << (8 * (row // 2) + column // 2)
    field, water, forest, tower = terrain
    ground: Terrain = (field, water, forest, tower)
    return Land((), squares, ground, huts, tuple(workers))


def names(land: Land, board: int) -> str:
    """The zones of a board of the land, by name."""
    return " ".join(zone_name(zone_of(land, cell)) for cell in range(64) if board >> cell & 1)


def zones(found: tuple[Zone, ...]) -> str:
    return " ".join(map(zone_name, found))


def deck(text: str) -> Deck:
    return material({"deck.txt": text}, "mine")
