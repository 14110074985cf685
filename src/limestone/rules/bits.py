"""An 8x8 grid as a 64-bit integer: bit 8 * row + column, row 0 at the top."""

from collections.abc import Iterator
from typing import NamedTuple

Board = int
Cell = int  # 0..63, the number of a bit

FULL: Board = (1 << 64) - 1
NOT_WEST: Board = FULL ^ 0x0101_0101_0101_0101
NOT_EAST: Board = FULL ^ 0x8080_8080_8080_8080


def around(board: Board) -> Board:
    """The cells that share a side with the board and are not part of it."""
    # Written out rather than with the winds: this is the inner loop of every flood fill.
    beside = (board & NOT_EAST) << 1 | (board & NOT_WEST) >> 1
    return (beside | board << 8 | board >> 8) & FULL & ~board


class Ties(NamedTuple):
    """Which cells are connected to their neighbour in the east, and to that in the south."""

    east: Board
    south: Board


def ties(*grounds: Board) -> Ties:
    """The ties within each of some boards, none between two of them."""
    east = south = 0
    for ground in grounds:
        east |= ground & ground >> 1 & NOT_EAST
        south |= ground & ground >> 8
    return Ties(east, south)


def flood(seed: Board, tied: Ties) -> Board:
    """The seed and all cells connected to it."""
    east, south = tied
    while True:
        beside = (seed & east) << 1 | seed >> 1 & east
        grown = seed | beside | (seed & south) << 8 | seed >> 8 & south
        if grown == seed:
            return seed
        seed = grown


def regions(board: Board, tied: Ties) -> Iterator[Board]:
    """The connected parts of a board, from its first cell to its last."""
    while board:
        region = flood(board & -board, tied)
        yield region
        board &= ~region


def ray(cell: Cell, wind: int) -> tuple[Cell, ...]:
    """All cells straight ahead of a cell: wind 0 north, 1 east, 2 south, 3 west."""
    row, column = divmod(cell, 8)
    if wind == 0:
        return tuple(range(cell - 8, -1, -8))
    if wind == 1:
        return tuple(range(cell + 1, 8 * row + 8))
    if wind == 2:
        return tuple(range(cell + 8, 64, 8))
    return tuple(range(cell - 1, cell - column - 1, -1))


RAYS = tuple(tuple(ray(cell, wind) for wind in range(4)) for cell in range(64))


def sight(cell: Cell, blocks: Board) -> Board:
    """The cells seen from a cell along rows and columns, up to the first that blocks."""
    seen = 0
    for line in RAYS[cell]:
        for other in line:
            if blocks >> other & 1:
                break
            seen |= 1 << other
    return seen


ROWS = tuple(
    tuple(tuple(8 * row + n for n in range(8) if byte >> n & 1) for byte in range(256))
    for row in range(8)
)  # the cells of each row for each of its 256 fillings


def cells(board: Board) -> list[Cell]:
    """The numbers of the cells of a board, in order."""
    found: list[Cell] = []
    row = 0
    while board:
        if byte := board & 255:
            found += ROWS[row][byte]
        board >>= 8
        row += 1
    return found
