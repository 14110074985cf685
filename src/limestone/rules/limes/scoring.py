"""§6 Scoring: what each worker is worth where it ends the game. §7 The solo ladder."""

from collections.abc import Callable
from typing import NamedTuple

from limestone.rules.bits import Board, Cell, around, cells, regions, sight
from limestone.rules.game import Seat
from limestone.rules.limes.cards import FOREST, TOWER
from limestone.rules.limes.land import (
    Land,
    Zone,
    corner,
    hanging,
    terrain_at,
    territories,
    territory,
    touching,
    zone_of,
    zones,
)
from limestone.rules.limes.table import State
from limestone.rules.limes.workers import WORKERS

LADDER = (28, 35, 42, 49)  # §7 the least points of every step but the lowest


class Scored(NamedTuple):
    """A scoring worker, and what each of its points is for."""

    profession: int  # §5.3 the terrain it stands on
    zone: Zone
    reasons: tuple[tuple[Zone, ...], ...]  # a point each: a zone, a hut, a territory, a forest seen

    @property
    def points(self) -> int:
        return len(self.reasons)


class Home(NamedTuple):
    """A territory, the worker in it, and what each point that it scores, or would, is for."""

    profession: int
    zones: tuple[Zone, ...]
    worker: Zone | None
    reasons: tuple[tuple[Zone, ...], ...]

    @property
    def points(self) -> int:
        return len(self.reasons) if self.worker is not None else 0


def farmer(land: Land, home: Board) -> list[Board]:
    """§6.1 One point for each zone of its field."""
    return [1 << cell for cell in cells(home)]


def fisherman(land: Land, home: Board) -> list[Board]:
    """§6.2 One point for each hut on the shore of its lake."""
    return [1 << cell for cell in cells(around(home) & land.huts)]


def woodcutter(land: Land, home: Board) -> list[Board]:
    """§6.3 One point for each territory that touches its forest."""
    return list(regions(touching(land, home), hanging(land)))


def watchman(land: Land, home: Board) -> list[Board]:
    """§6.4 One point for each forest zone it sees; other towers block the view."""
    seen = sight(home.bit_length() - 1, land.terrain[TOWER])
    return [1 << cell for cell in cells(seen & land.terrain[FOREST])]


PROFESSIONS: tuple[Callable[[Land, Board], list[Board]], ...] = (
    farmer,
    fisherman,
    woodcutter,
    watchman,
)


def scoring_workers(land: Land) -> list[tuple[Cell, list[Board]]]:
    """§6.5 One worker of each territory that holds any, and its points as boards."""
    taken = 0
    found = []
    for worker in land.workers:
        if taken >> worker & 1:
            continue
        home = territory(land, worker)
        taken |= home
        found.append((worker, PROFESSIONS[terrain_at(land, worker)](land, home)))
    return found


def score(land: Land) -> int:
    """§6.6 The sum of the scoring workers' points."""
    return sum(len(points) for _, points in scoring_workers(land))


def ranking(land: Land) -> tuple[int, ...]:
    """§6.6 What decides: the total, then the best worker, the second best, and so on."""
    points = sorted((len(points) for _, points in scoring_workers(land)), reverse=True)
    missing = [0] * (WORKERS - len(points))
    return (sum(points), *points, *missing)


def explained(land: Land) -> tuple[Scored, ...]:
    """The scoring workers with the reason for every point."""
    return tuple(
        Scored(terrain_at(land, worker), zone_of(land, worker), _zones(land, points))
        for worker, points in scoring_workers(land)
    )


def homes(land: Land) -> tuple[Home, ...]:
    """§6 Every territory, with what a worker there is or would be worth."""
    return tuple([_home(land, board) for board in territories(land)])


def _home(land: Land, board: Board) -> Home:
    kind = terrain_at(land, board.bit_length() - 1)
    worker = next((zone_of(land, worker) for worker in land.workers if board >> worker & 1), None)
    inside, *reasons = _zones(land, [board, *PROFESSIONS[kind](land, board)])
    return Home(kind, inside, worker, tuple(reasons))


def _zones(land: Land, boards: list[Board]) -> tuple[tuple[Zone, ...], ...]:
    """Where the cells of some boards are on the whole table."""
    where = zones(*corner(land.squares))
    return tuple([tuple([where[cell] for cell in cells(board)]) for board in boards])


def scores(state: State) -> tuple[int, ...]:
    """§6.6 The total of every seat, as if the game ended now."""
    return tuple(map(score, state.lands))


def winners(state: State) -> tuple[Seat, ...]:
    """§6.6 Most points; then the best worker, the second best…; all equal share the victory."""
    ranks = list(map(ranking, state.lands))
    return tuple(seat for seat, rank in enumerate(ranks) if rank == max(ranks))


def ladder(points: int) -> int:
    """§7 The step of the solo ladder, 0 to 4.

    >>> [ladder(points) for points in (27, 28, 34, 35, 48, 49)]
    [0, 1, 1, 2, 3, 4]
    """
    return sum(points >= least for least in LADDER)
