"""§6 Scoring: what each worker is worth where it ends the game. §7 The solo ladder."""

from collections.abc import Callable, Sequence
from functools import cache
from typing import NamedTuple

from limestone.rules.bits import Board, Cell, around, cells, regions, sight
from limestone.rules.game import Event, Seat
from limestone.rules.limes.cards import FIELD, FOREST, TOWER, WATER
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
from limestone.rules.ranks import Rank, holders, tie

LADDER = (28, 35, 42, 49)  # §7 the least points of every step but the lowest


class Way(NamedTuple):
    """A way of scoring: the word that explains its points, who scores so, and for what."""

    kind: str
    profession: int  # §5.3 the terrain that the worker stands on
    places: Callable[[Land, Board, Cell], list[Board]]  # a point each, for a worker standing there
    variant: str = ""  # §8 the word of the tables that have it; without one all have it
    section: str = ""  # §8 where the rulebook has that variant


Ways = tuple[Way, ...]


class Reason(NamedTuple):
    """Why a worker scores: the kind of its way of scoring, and the zones of every point."""

    kind: str
    places: tuple[tuple[Zone, ...], ...]

    @property
    def points(self) -> int:
        return len(self.places)


class Scored(NamedTuple):
    """A scoring worker, and what its points are for."""

    profession: int
    zone: Zone
    reasons: tuple[Reason, ...]

    @property
    def points(self) -> int:
        return sum(reason.points for reason in self.reasons)


class Home(NamedTuple):
    """A territory, the worker in it, and what the points that it scores, or would, are for."""

    profession: int
    zones: tuple[Zone, ...]
    worker: Zone | None
    reasons: tuple[Reason, ...]

    @property
    def points(self) -> int:
        return sum(reason.points for reason in self.reasons) if self.worker is not None else 0


def farmer(land: Land, home: Board, worker: Cell) -> list[Board]:
    """§6.1 One point for each zone of its field."""
    return [1 << cell for cell in cells(home)]


def fisherman(land: Land, home: Board, worker: Cell) -> list[Board]:
    """§6.2 One point for each hut on the shore of its lake."""
    return [1 << cell for cell in cells(around(home) & land.huts)]


def woodcutter(land: Land, home: Board, worker: Cell) -> list[Board]:
    """§6.3 One point for each territory that touches its forest."""
    return list(regions(touching(land, home), hanging(land)))


def watchman(land: Land, home: Board, worker: Cell) -> list[Board]:
    """§6.4 One point for each forest zone it sees; other towers block the view."""
    seen = sight(worker, land.terrain[TOWER])
    return [1 << cell for cell in cells(seen & land.terrain[FOREST])]


WAYS = (
    Way("zone", FIELD, farmer),
    Way("hut", WATER, fisherman),
    Way("territory", FOREST, woodcutter),
    Way("sight", TOWER, watchman),
)


@cache
def ways(words: tuple[str, ...]) -> tuple[Ways, ...]:
    """§6, §8 The ways of scoring of every profession at a table with these variants."""
    played = [way for way in WAYS if way.variant in ("", *words)]
    return tuple(
        tuple(way for way in played if way.profession == kind)
        for kind in (FIELD, WATER, FOREST, TOWER)
    )


def scoring_workers(land: Land) -> list[tuple[Cell, Board]]:
    """§6.5 One worker of each territory that holds any, and the territory."""
    taken = 0
    found = []
    for worker in land.workers:
        if taken >> worker & 1:
            continue
        home = territory(land, worker)
        taken |= home
        found.append((worker, home))
    return found


def worths(land: Land, words: tuple[str, ...]) -> list[int]:
    """§6 The points of every scoring worker."""
    by_kind = ways(words)
    found = []
    for worker, home in scoring_workers(land):
        points = 0
        for way in by_kind[terrain_at(land, worker)]:
            points += len(way.places(land, home, worker))
        found.append(points)
    return found


def score(land: Land, words: tuple[str, ...]) -> int:
    """§6.6 The sum of the scoring workers' points."""
    return sum(worths(land, words))


def ranking(land: Land, words: tuple[str, ...]) -> tuple[int, ...]:
    """§6.6 What decides: the total, then the best worker, the second best, and so on."""
    points = sorted(worths(land, words), reverse=True)
    missing = [0] * (WORKERS - len(points))
    return (sum(points), *points, *missing)


def explained(land: Land, words: tuple[str, ...]) -> tuple[Scored, ...]:
    """The scoring workers with the reasons for their points."""
    kinds = [(terrain_at(land, worker), worker, home) for worker, home in scoring_workers(land)]
    return tuple(
        Scored(kind, zone_of(land, worker), _reasons(land, home, worker, ways(words)[kind]))
        for kind, worker, home in kinds
    )


def homes(land: Land, words: tuple[str, ...]) -> tuple[Home, ...]:
    """§6 Every territory, with what its worker is worth, or one in its last zone would be."""
    return tuple([_home(land, board, ways(words)) for board in territories(land)])


def _home(land: Land, board: Board, by_kind: tuple[Ways, ...]) -> Home:
    last = board.bit_length() - 1
    worker = next((worker for worker in land.workers if board >> worker & 1), None)
    kind, zone = terrain_at(land, last), None if worker is None else zone_of(land, worker)
    (inside,) = _zones(land, (board,))
    at = last if worker is None else worker
    return Home(kind, inside, zone, _reasons(land, board, at, by_kind[kind]))


def _reasons(land: Land, home: Board, at: Cell, own: Ways) -> tuple[Reason, ...]:
    """What brings points to a worker at a cell; if nothing does, the first thing that could."""
    found = tuple([Reason(way.kind, _zones(land, way.places(land, home, at))) for way in own])
    return tuple([reason for reason in found if reason.places]) or found[:1]


def _zones(land: Land, boards: Sequence[Board]) -> tuple[tuple[Zone, ...], ...]:
    """Where the cells of some boards are on the whole table."""
    where = zones(*corner(land.squares))
    return tuple([tuple([where[cell] for cell in cells(board)]) for board in boards])


def scores(state: State) -> tuple[int, ...]:
    """§6.6 The total of every seat, as if the game ended now."""
    return tuple([score(land, state.words) for land in state.lands])


def winners(state: State) -> tuple[Seat, ...]:
    """§6.6 Most points; then the best worker, the second best…; all equal share the victory."""
    found = ranks(state)
    return holders(found, max(found))


def ranks(state: State) -> list[Rank]:
    """§6.6 What decides, for every seat."""
    return [ranking(land, state.words) for land in state.lands]


def tie_break(state: State) -> Event | None:
    """§6.6 Which worker decided a tie on points, the best or the second best…; or none did."""
    return tie("limes", "§6.6", ranks(state))


def ladder(points: int) -> int:
    """§7 The step of the solo ladder, 0 to 4.

    >>> [ladder(points) for points in (27, 28, 34, 35, 48, 49)]
    [0, 1, 1, 2, 3, 4]
    """
    return sum(points >= least for least in LADDER)
