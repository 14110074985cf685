"""§3, §5 All moves of a seat at once, fast; tests hold the list to the rules in land and workers.

Only territories beside the new card change, so what every worker could reach before the card is
laid is worked out once, and again only for workers near the card.
"""

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from itertools import accumulate, chain, repeat
from typing import NamedTuple, overload

from limestone.rules.bits import Board, Cell, Ties, around, cells, flood, ties
from limestone.rules.limes.cards import TOWER, WATER, Card, Terrain, Turn
from limestone.rules.limes.land import (
    Land,
    Spot,
    Square,
    corner,
    covered,
    hanging,
    places,
    spot,
    terrain_with,
    territory,
    zones,
)
from limestone.rules.limes.moves import Lay
from limestone.rules.limes.workers import PLACES, Go, Posting, reach, supply

CARD: Board = 0x0303  # the zones of a card in the first corner

Corner = tuple[int, int]
Block = tuple[Square, Turn, list[Posting]]


class Lays(Sequence[Lay]):
    """Moves by square and turn, made when asked for: of thousands most callers want but one."""

    def __init__(self, blocks: list[Block]) -> None:
        self.blocks = blocks
        self.ends = list(accumulate(len(postings) for _, _, postings in blocks))

    def __len__(self) -> int:
        return self.ends[-1] if self.ends else 0

    def __iter__(self) -> Iterator[Lay]:
        return chain.from_iterable(map(_made, self.blocks))

    @overload
    def __getitem__(self, index: int) -> Lay: ...
    @overload
    def __getitem__(self, index: slice) -> list[Lay]: ...
    def __getitem__(self, index: int | slice) -> Lay | list[Lay]:
        if isinstance(index, slice):
            return list(self)[index]
        number = range(len(self))[index]
        block = bisect_right(self.ends, number)
        square, turn, postings = self.blocks[block]
        return Lay(square, turn, postings[number - self.ends[block]])


class Standing(NamedTuple):
    """A worker before the card is laid, in the box as it will be."""

    cell: Cell
    home: Board
    border: Board
    reach: Board


class After(NamedTuple):
    """The land after the card is laid."""

    tied: Ties
    covered: Board
    changed: Board  # the territories that have a zone of the card
    ferries: tuple[Board, ...]  # §8.2 the lakes that hold a fisherman, if these take passengers


def lays(land: Land, card: Card, *, diagonal: bool, ferryman: bool) -> Lays:
    """Every place, every turn that looks different, everything a worker may then do."""
    workers = [
        (cell, territory(land, cell), reach(land, cell, ferryman=False))
        for cell in dict.fromkeys(land.workers)
    ]
    always: list[Posting] = [None, *PLACES] if supply(land) else [None]
    blocks: list[Block] = []
    for square in cells(places(land, diagonal=diagonal)):
        there = spot(land, square)
        here = corner(there.squares)
        touched = -1 if ferryman else _touched(land, there)
        calm, near = always.copy(), []
        for cell, home, before in workers:
            home <<= there.grow
            border = around(home)
            standing = Standing(cell + there.grow, home, border, before << there.grow)
            if touched & (home | border):
                near.append(standing)
            else:
                calm += _goes(here, standing.cell, standing.reach)
        for turn in card.turns:
            postings = calm
            if near:
                after = _after(land, there, terrain_with(land, there, card.faces[turn]), ferryman)
                postings = calm.copy()
                for standing in near:
                    postings += _goes(here, standing.cell, _reach(standing, after))
            blocks.append((square, turn, postings))
    return Lays(blocks)


def _made(block: Block) -> Iterator[Lay]:
    square, turn, postings = block
    # tuple.__new__ is what Lay() calls in the end.
    return map(tuple.__new__, repeat(Lay), zip(repeat(square), repeat(turn), postings))


def _touched(land: Land, there: Spot) -> Board:
    """The card and the territories beside it: nothing else can change."""
    _, grow, shift = there
    east, south = hanging(land)
    card = CARD << shift
    beside = around(card) & covered(land) << grow
    return card | flood(beside, Ties(east << grow, south << grow))


def _after(land: Land, there: Spot, terrain: Terrain, ferryman: bool) -> After:
    _, grow, shift = there
    tied = ties(*terrain[:TOWER])
    card = CARD << shift
    ferries: tuple[Board, ...] = ()
    if ferryman:
        water = land.terrain[WATER]
        aboard = (worker for worker in land.workers if water >> worker & 1)
        ferries = tuple(flood(1 << worker + grow, tied) for worker in aboard)
    return After(tied, covered(land) << grow | card, flood(card, tied), ferries)


def _reach(standing: Standing, after: After) -> Board:
    """§5.2, §8.2 What a worker can reach now."""
    _, home, border, found = standing
    tied, ground, changed, ferries = after
    if changed & home:
        home = flood(home, tied)
        border = around(home)
        found = flood(border & ground, tied)
    elif new := changed & border:
        found = found & ~changed | flood(new, tied)
    for lake in ferries:
        if lake & border:
            found |= flood(around(lake) & ground, tied)
    return found & ~home


@lru_cache(maxsize=1 << 14)
def _goes(here: Corner, worker: Cell, targets: Board) -> list[Go]:
    """The moves of a worker in a box with that corner; most boards recur in another turn."""
    row = _row(here, worker)
    return [row[target] for target in cells(targets)]


@cache
def _row(here: Corner, worker: Cell) -> tuple[Go, ...]:
    """The moves of a worker to every cell of a box with that corner."""
    names = zones(*here)
    return tuple(Go(names[worker], target) for target in names)
