"""Boards of bits, held to sets of rows and columns."""

from hypothesis import given
from hypothesis import strategies as st

from limestone.rules.bits import RAYS, around, cells, flood, regions, sight, ties

boards = st.integers(0, (1 << 64) - 1)
sparse = st.sets(st.integers(0, 63), max_size=40).map(lambda found: sum(1 << n for n in found))
Spot = tuple[int, int]


def spots(board: int) -> set[Spot]:
    return {divmod(n, 8) for n in range(64) if board >> n & 1}


def beside(spot: Spot) -> set[Spot]:
    row, column = spot
    near = {(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)}
    return {(r, c) for r, c in near if 0 <= r < 8 and 0 <= c < 8}


def connected(seeds: set[Spot], ground: set[Spot]) -> set[Spot]:
    found, waiting = set(seeds), list(seeds)
    while waiting:
        for spot in beside(waiting.pop()) & ground - found:
            found.add(spot)
            waiting.append(spot)
    return found


@given(boards)
def test_around_is_every_neighbour_outside(board: int) -> None:
    here = spots(board)

    assert spots(around(board)) == {spot for one in here for spot in beside(one)} - here


@given(sparse, boards)
def test_a_flood_stays_within_each_ground(one: int, other: int) -> None:
    other &= ~one
    tied = ties(one, other)

    for ground in (one, other):
        for cell in cells(ground):
            assert spots(flood(1 << cell, tied)) == connected({divmod(cell, 8)}, spots(ground))


@given(boards)
def test_regions_share_out_a_board(board: int) -> None:
    found = list(regions(board, ties(board)))

    assert sum(found) == board
    assert all(flood(region & -region, ties(board)) == region for region in found)
    assert not any(around(one) & other for one in found for other in found)


@given(boards, st.integers(0, 63))
def test_sight_ends_where_something_blocks(blocks: int, cell: int) -> None:
    row, column = divmod(cell, 8)
    seen = set()
    for down, right in ((-1, 0), (0, 1), (1, 0), (0, -1)):
        spot = (row + down, column + right)
        while 0 <= spot[0] < 8 and 0 <= spot[1] < 8 and spot not in spots(blocks):
            seen.add(spot)
            spot = (spot[0] + down, spot[1] + right)

    assert spots(sight(cell, blocks)) == seen


@given(boards)
def test_cells_are_in_order(board: int) -> None:
    assert list(cells(board)) == [n for n in range(64) if board >> n & 1]


def test_rays_do_not_wrap_around_the_edge() -> None:
    assert RAYS[8 * 3 + 7][1] == ()
    assert RAYS[8 * 3][3] == ()
    assert RAYS[0] == ((), tuple(range(1, 8)), tuple(range(8, 64, 8)), ())
