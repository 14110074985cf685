"""Converts boxes, lands and moves between the rules of Limes and its kernel."""

from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

from limestone.rules.limes.cards import Deck
from limestone.rules.limes.land import SPAN, Land, Square, corner, spot
from limestone.rules.limes.moves import Lay
from limestone.rules.limes.workers import Go, Place, Posting
from limestone.search.kernels import limes as kernel
from limestone.search.kernels import limes_search, limes_worth
from limestone.search.kernels.compiled import FAST, Words, cached, numbers, word, words

WORTH = Path(__file__).with_name("limes_worth.txt")
# More than any land of any deck can have: nothing stops compiled code that writes past the end.
FIRST_MOVES = 1 << 15  # at most 16 squares, 4 turns, and 7 workers to 39 territories each
BORDERS = 1 << 9  # 7 workers, 63 territories
MARGIN = 8 * 1 + 1  # the kernel's board of squares leaves a row and a column free


class Worth(NamedTuple):
    """What territories, workers in the supply and borders are worth, in hundredths of a point."""

    territories: Words
    reserve: Words
    border: Words


@cache
def learned() -> Worth:
    """The table learned from many games of self-play."""
    rows = [line.split() for line in WORTH.read_text().splitlines() if not line.startswith("#")]
    flat = iter(int(number) for row in rows for number in row)
    worth = blank()
    for table in worth:
        for n in range(len(table)):
            table[n] = next(flat)
    return worth


def blank() -> Worth:
    """A table in which everything is worth nothing."""
    sizes = (limes_worth.WORTH, limes_worth.RESERVE, limes_worth.BORDER)
    return Worth(*(numbers(size) for size in sizes))


@cache
def points_now(reserve: int = 0) -> Worth:
    """Points as they stand; a worker in the supply is worth the same until the last rounds."""
    worth = blank()
    step = limes_worth.OPEN
    for n in range(limes_worth.WORTH):
        worth.territories[n] = 100 * (n // step % limes_worth.POINTS)
    for left in range(kernel.ROUNDS):
        for supply in range(kernel.SUPPLY + 1):
            worth.reserve[left * (kernel.SUPPLY + 1) + supply] = reserve * min(supply, left)
    return worth


def knows(variants: Iterable[str]) -> bool:
    """Whether the kernel can play with these variants."""
    return kernel.VARIANTS.issuperset(variants)


@cache
def box(deck: Deck, variants: tuple[str, ...] = ()) -> kernel.Box:
    """A deck and its variants in the form that the kernel needs."""
    if not knows(variants):
        raise ValueError(f"the kernel does not know all of {variants}")
    faces, turns = words(kernel.CARDS * kernel.TURNS * 5), numbers(kernel.CARDS)
    for number, card in enumerate(deck.cards):
        turns[number] = len(card.turns)
        for turn, face in enumerate(card.faces):
            for kind, board in enumerate((*face.terrain, face.huts)):
                faces[5 * (kernel.TURNS * number + turn) + kind] = word(board)
    return kernel.Box(
        faces, turns, "diagonal" in variants, "ferryman" in variants, numbers(BORDERS)
    )


def desk(box: kernel.Box, worth: Worth, moves: int = FIRST_MOVES) -> limes_worth.Desk:
    """A desk with room for so many moves."""
    return limes_worth.Desk(
        box,
        worth.territories,
        worth.reserve,
        worth.border,
        words(kernel.LAND),
        words(4),
        numbers(64 * limes_worth.PAGES),
        words(64 * limes_worth.PAGES),
        words(64 * limes_worth.PAGES),
        numbers(64 * limes_worth.PAGES),
        numbers(8),
        numbers(BORDERS),
        numbers(moves),
        numbers(moves),
        words(kernel.LAND),
        words(kernel.LAND),
    )


def row(land: Land) -> Words:
    """A land of the rules as a row of words."""
    made = words(kernel.LAND)
    if not land.squares:
        return made
    left, top = corner(land.squares)
    squares = land.squares >> 8 * top + left << MARGIN
    for n, value in enumerate((*land.terrain, land.huts, squares)):
        made[n] = word(value)
    columns = [laid.square & 7 for laid in land.cards]
    rows = [laid.square >> 3 for laid in land.cards]
    made[kernel.WIDTH] = word(max(columns) - left + 1)
    made[kernel.HEIGHT] = word(max(rows) - top + 1)
    made[kernel.POSTED] = word(len(land.workers))
    for n, worker in enumerate(land.workers):
        made[kernel.WORKERS + n] = word(worker)
    return made


def move(land: Land, code: int, workers: Sequence[int]) -> Lay:
    """The move of the rules that a code stands for; workers are in the kernel's order."""
    there = square(land, code)
    return Lay(there, code >> 6 & 3, _posting(land, there, code, workers))


def code(land: Land, move: Lay) -> int:
    """The number of a move of the rules; workers are in their order."""
    left, top = corner(land.squares) if land.squares else (3, 3)
    there = move.square - 8 * top - left + MARGIN
    what, who, cell = _posted(land, move)
    return int(limes_search.write_code(there, move.turn, what, who, cell))


def square(land: Land, code: int) -> Square:
    """Where a move lays the card."""
    left, top = corner(land.squares) if land.squares else (3, 3)
    return (code & 63) - MARGIN + 8 * top + left


def _posting(land: Land, there: Square, code: int, workers: Sequence[int]) -> Posting:
    what, who = code >> 8 & 3, code >> 10 & 7
    if what == kernel.NOTHING:
        return None
    if what == kernel.PLACE:
        return Place(who)
    squares, grow, _ = spot(land, there)
    origin, target = workers[who] + grow, code >> 13 & 63
    return Go(*(_zone(corner(squares), cell) for cell in (origin, target)))


def _posted(land: Land, move: Lay) -> tuple[int, int, int]:
    """What a worker does, which one or in which quarter, and the cell that it goes to."""
    match move.posting:
        case None:
            return kernel.NOTHING, 0, 0
        case Place(quarter):
            return kernel.PLACE, quarter, 0
        case Go(origin, target):
            squares, grow, _ = spot(land, move.square)
            leaves, arrives = (_cell(corner(squares), zone) for zone in (origin, target))
            return kernel.GO, land.workers.index(leaves - grow), arrives


def _cell(corner: tuple[int, int], zone: int) -> int:
    left, top = corner
    row, column = divmod(zone, 2 * SPAN)
    return 8 * (row - 2 * top) + column - 2 * left


def _zone(corner: tuple[int, int], cell: int) -> int:
    left, top = corner
    return 2 * SPAN * (2 * top + (cell >> 3)) + 2 * left + (cell & 7)


def ready() -> bool:
    """Whether the first move can be chosen without compiling anything."""
    return not FAST or cached(limes_search.expand) and cached(limes_search.sample)
