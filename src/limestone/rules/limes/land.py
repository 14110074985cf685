"""§3 Laying a card, and §4 the territories it makes."""

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import NamedTuple

from limestone.rules.bits import (
    FULL,
    NOT_EAST,
    NOT_WEST,
    Board,
    Cell,
    Ties,
    around,
    flood,
    regions,
    ties,
)
from limestone.rules.game import Refused
from limestone.rules.limes.cards import TOWER, Face, Terrain, Turn

SIZE = 4  # cards along each side of a finished display
SPAN = 7  # squares a..g and 1..7: the first card lies in the middle, so no display can leave them
FIRST: Cell = 8 * 3 + 3  # d4
FILE: Board = 0x0101_0101_0101_0101  # the first column

Square = Cell  # of the board of squares: 8 * row + column
Zone = int  # of the whole table: 14 * row + column


class Laid(NamedTuple):
    """A card in the display."""

    square: Square
    card: int
    turn: Turn


class Land(NamedTuple):
    """A player's display. Terrain, huts and workers are cells of the display's own 8x8 box."""

    cards: tuple[Laid, ...] = ()
    squares: Board = 0  # where the cards lie, on the board of squares
    terrain: Terrain = (0, 0, 0, 0)
    huts: Board = 0
    workers: tuple[Cell, ...] = ()  # in ascending order


def places(land: Land, *, diagonal: bool) -> Board:
    """§3.1, §3.3, §8.1 The squares where the next card may lie."""
    if not land.squares:
        return 1 << FIRST
    return neighbours(land.squares, diagonal=diagonal) & _room(land.squares)


def neighbours(squares: Board, *, diagonal: bool) -> Board:
    """§3.1 The free squares that touch the display by a side; §8.1 or by a corner."""
    beside = around(squares)
    if not diagonal:
        return beside
    rows = squares << 8 | squares >> 8
    corners = (rows & NOT_EAST) << 1 | (rows & NOT_WEST) >> 1
    return (beside | corners) & FULL & ~squares


def refuse_place(land: Land, square: Square, *, diagonal: bool) -> None:
    """Say why a card may not lie on a square, if it may not."""
    here = 1 << square
    if not land.squares and square != FIRST:
        raise Refused("limes-first-square", section="§9")
    if land.squares & here:
        raise Refused("limes-square-taken", section="§3.1")
    if not land.squares:
        return
    width, height = (most - least + 1 for least, most in _bounds(land.squares | here))
    if width > SIZE:
        raise Refused("limes-too-wide", section="§3.3", width=width)
    if height > SIZE:
        raise Refused("limes-too-tall", section="§3.3", height=height)
    if not neighbours(land.squares, diagonal=diagonal) & here:
        if diagonal:
            raise Refused("limes-apart-diagonal", section="§8.1")
        raise Refused("limes-apart", section="§3.1")


class Spot(NamedTuple):
    """A square as a place for the next card: how far the land and the card move in the box."""

    squares: Board
    grow: int  # growing north or west shifts the land
    shift: int


def spot(land: Land, square: Square) -> Spot:
    """§3.3 The box after a card is laid on a square."""
    squares = land.squares | 1 << square
    left, top = corner(squares)
    old_left, old_top = corner(land.squares) if land.squares else (left, top)
    grow = 16 * (old_top - top) + 2 * (old_left - left)
    return Spot(squares, grow, 16 * ((square >> 3) - top) + 2 * ((square & 7) - left))


def terrain_with(land: Land, there: Spot, face: Face) -> Terrain:
    """The terrain of the land with one more card."""
    _, grow, shift = there
    a, b, c, d = land.terrain
    e, f, g, h = face.terrain
    water, forest = b << grow | f << shift, c << grow | g << shift
    return a << grow | e << shift, water, forest, d << grow | h << shift


def lay(land: Land, laid: Laid, face: Face) -> Land:
    """§3 The land with one more card."""
    there = spot(land, laid.square)
    return Land(
        (*land.cards, laid),
        there.squares,
        terrain_with(land, there, face),
        land.huts << there.grow | face.huts << there.shift,
        tuple(worker + there.grow for worker in land.workers),
    )


def hanging(land: Land) -> Ties:
    """§4.1 Which zones hang together: those of one kind, by a side; §4.2 towers never do."""
    return _hanging(land.terrain)


def territory(land: Land, cell: Cell) -> Board:
    """§4 The territory that a zone belongs to."""
    return flood(1 << cell, hanging(land))


def territories(land: Land) -> Iterator[Board]:
    """§4 All territories of a land, from its first zone to its last."""
    return regions(covered(land), hanging(land))


def touching(land: Land, board: Board) -> Board:
    """§4 All territories that touch a board by a side, together."""
    return flood(around(board) & covered(land), hanging(land))


def covered(land: Land) -> Board:
    """The zones of all cards."""
    field, water, forest, tower = land.terrain
    return field | water | forest | tower


def terrain_at(land: Land, cell: Cell) -> int:
    """§1.2 The kind of a zone of the land."""
    return next(kind for kind, board in enumerate(land.terrain) if board >> cell & 1)


def zone_of(land: Land, cell: Cell) -> Zone:
    """Where a cell of the box is on the whole table."""
    return zones(*corner(land.squares))[cell]


def cell_of(land: Land, zone: Zone) -> Cell | None:
    """The cell of the box at a zone of the table, if a card lies there."""
    row, column = divmod(zone, 2 * SPAN)
    if not land.squares >> (8 * (row // 2) + column // 2) & 1:
        return None
    left, top = corner(land.squares)
    return 8 * (row - 2 * top) + column - 2 * left


@cache
def zones(left: int, top: int) -> tuple[Zone, ...]:
    """Where the cells of a box with that corner are on the whole table."""
    origin = 4 * SPAN * top + 2 * left
    return tuple(origin + 2 * SPAN * row + column for row in range(8) for column in range(8))


def corner(squares: Board) -> tuple[int, int]:
    """The first column and the first row of some squares."""
    (left, _), (top, _) = _bounds(squares)
    return left, top


def _room(squares: Board) -> Board:
    """§3.3 The squares that keep a display within four columns and four rows."""
    (left, right), (top, bottom) = _bounds(squares)
    first, last = max(0, right - SIZE + 1), min(SPAN, left + SIZE)
    highest, lowest = max(0, bottom - SIZE + 1), min(SPAN, top + SIZE)
    columns = (1 << last) - (1 << first)
    return columns * FILE & (1 << 8 * lowest) - (1 << 8 * highest)


@lru_cache(maxsize=1 << 12)
def _bounds(squares: Board) -> tuple[tuple[int, int], tuple[int, int]]:
    """First and last column, first and last row."""
    top, bottom = (squares & -squares).bit_length() - 1 >> 3, squares.bit_length() - 1 >> 3
    columns = 0
    for row in range(top, bottom + 1):
        columns |= squares >> 8 * row & 255
    return ((columns & -columns).bit_length() - 1, columns.bit_length() - 1), (top, bottom)


@lru_cache(maxsize=1 << 12)
def _hanging(terrain: Terrain) -> Ties:
    return ties(*terrain[:TOWER])
