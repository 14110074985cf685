"""§5 Workers: after laying the card place one, or move one, or neither."""

from collections.abc import Iterator
from dataclasses import dataclass

from limestone.rules.bits import Board, Cell, around
from limestone.rules.game import Refused
from limestone.rules.limes.cards import QUARTERS, WATER
from limestone.rules.limes.land import Land, Zone, cell_of, corner, territory, touching

WORKERS = 7


@dataclass(frozen=True, slots=True)
class Place:
    """§5.1 One worker from the supply onto a quarter of the card just laid."""

    quarter: int  # 0..3: nw, ne, sw, se


@dataclass(frozen=True, slots=True)
class Go:
    """§5.2 One worker of the display to a zone of a bordering territory."""

    origin: Zone
    target: Zone


Posting = Place | Go | None

PLACES = tuple(Place(quarter) for quarter in range(4))


def supply(land: Land) -> int:
    """§1.1 The workers that are not in the display yet."""
    return WORKERS - len(land.workers)


def reach(land: Land, cell: Cell, *, ferryman: bool) -> Board:
    """§5.2 All zones that a worker may move to; §8.2 also across a lake with a fisherman."""
    home = territory(land, cell)
    found = touching(land, home)
    if ferryman:
        for lake in _ferries(land, home):
            found |= touching(land, lake)
    return found & ~home


def post(land: Land, posting: Posting) -> Land:
    """§5 The land after its player placed a worker on the last card, moved one, or did neither."""
    match posting:
        case None:
            return land
        case Place(quarter):
            cell = quarter_cell(land, quarter)
            return land._replace(workers=tuple(sorted((*land.workers, cell))))
        case Go(origin, target):
            leaves, arrives = cell_of(land, origin), cell_of(land, target)
            assert leaves is not None and arrives is not None
            rest = list(land.workers)
            rest.remove(leaves)
            return land._replace(workers=tuple(sorted((*rest, arrives))))


def refuse_posting(land: Land, posting: Posting, *, ferryman: bool) -> None:
    """Say why a worker may not be posted so, if it may not."""
    match posting:
        case Place() if not supply(land):
            raise Refused("limes-supply-empty", section="§5.1")
        case Go(origin, target):
            leaves, arrives = cell_of(land, origin), cell_of(land, target)
            if leaves is None or leaves not in land.workers:
                raise Refused("limes-no-worker", section="§5.2")
            if arrives is None:
                raise Refused("limes-no-card", section="§5.2")
            if territory(land, leaves) >> arrives & 1:
                raise Refused("limes-own-territory", section="§5.2")
            if not reach(land, leaves, ferryman=ferryman) >> arrives & 1:
                if ferryman:
                    raise Refused("limes-out-of-reach-ferryman", section="§8.2")
                raise Refused("limes-out-of-reach", section="§5.2")


def quarter_cell(land: Land, quarter: int) -> Cell:
    """The cell of the box at a quarter of the card laid last."""
    row, column = divmod(land.cards[-1].square, 8)
    left, top = corner(land.squares)
    return 16 * (row - top) + 2 * (column - left) + QUARTERS[quarter]


def _ferries(land: Land, home: Board) -> Iterator[Board]:
    """§8.2 The lakes on the border of a territory that hold a fisherman."""
    border = around(home)
    for worker in land.workers:
        if land.terrain[WATER] >> worker & 1 and (lake := territory(land, worker)) & border:
            yield lake
