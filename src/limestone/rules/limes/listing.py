"""All moves of a seat at once, fast; tests hold the list to the rules in land and workers.

Only the territories that the new card touches change, so what a worker could reach before the
card is laid is worked out once, not once for each square and turn.
"""

from functools import lru_cache
from itertools import repeat
from typing import NamedTuple

from limestone.rules.bits import Board, Cell, Ties, around, cells, flood, ties
from limestone.rules.limes.cards import TOWER, WATER, Card, Terrain
from limestone.rules.limes.land import (
    Land,
    Spot,
    corner,
    covered,
    places,
    spot,
    terrain_with,
    territory,
    zones,
)
from limestone.rules.limes.moves import Lay
from limestone.rules.limes.workers import PLACES, Go, Posting, reach, supply

CARD: Board = 0x0303  # the zones of a card in the first corner


class Standing(NamedTuple):
    """A worker before the card is laid."""

    cell: Cell
    home: Board
    reach: Board


class After(NamedTuple):
    """The land after the card is laid."""

    grow: int
    tied: Ties
    covered: Board
    changed: Board  # the territories that have a zone of the card
    ferries: tuple[Board, ...]  # §8.2 the lakes that hold a fisherman, if these take passengers


def lays(land: Land, card: Card, *, diagonal: bool, ferryman: bool) -> list[Lay]:
    """Every place, every turn that looks different, everything a worker may then do."""
    standings = [
        Standing(cell, territory(land, cell), reach(land, cell, ferryman=False))
        for cell in dict.fromkeys(land.workers)
    ]
    always = (None, *PLACES) if supply(land) else (None,)
    moves: list[Lay] = []
    new = tuple.__new__
    for square in cells(places(land, diagonal=diagonal)):
        there = spot(land, square)
        here = corner(there.squares)
        for turn in card.turns:
            after = _after(land, there, terrain_with(land, there, card.faces[turn]), ferryman)
            postings: list[Posting] = [*always]
            for standing in standings:
                postings += _goes(here, standing.cell + there.grow, _reach(standing, after))
            # tuple.__new__ is what Lay() calls in the end, thousands of times for one seat.
            moves += map(new, repeat(Lay), zip(repeat(square), repeat(turn), postings))
    return moves


def _after(land: Land, there: Spot, terrain: Terrain, ferryman: bool) -> After:
    _, grow, shift = there
    tied = ties(*terrain[:TOWER])
    card = CARD << shift
    ferries: tuple[Board, ...] = ()
    if ferryman:
        water = land.terrain[WATER]
        aboard = (worker for worker in land.workers if water >> worker & 1)
        ferries = tuple(flood(1 << worker + grow, tied) for worker in aboard)
    return After(grow, tied, covered(land) << grow | card, flood(card, tied), ferries)


def _reach(standing: Standing, after: After) -> Board:
    """§5.2, §8.2 What a worker can reach now."""
    grow, tied, ground, changed, ferries = after
    home = standing.home << grow
    border = around(home)
    if changed & home:
        home = flood(home, tied)
        border = around(home)
        found = flood(border & ground, tied)
    else:
        found = standing.reach << grow
        if new := changed & border:
            found = found & ~changed | flood(new, tied)
    for lake in ferries:
        if lake & border:
            found |= flood(around(lake) & ground, tied)
    return found & ~home


@lru_cache(maxsize=1 << 14)
def _goes(here: tuple[int, int], worker: Cell, targets: Board) -> tuple[Go, ...]:
    """The moves of a worker in a box with that corner; most boards recur in another turn."""
    names = zones(*here)
    return tuple(Go(names[worker], names[target]) for target in cells(targets))
