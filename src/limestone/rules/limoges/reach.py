"""§6.1, §7.2 Two tables compared: what has become active, and where players can go."""

from collections.abc import Iterator
from typing import NamedTuple

from limestone.rules.game import Seat
from limestone.rules.limoges.active import is_active
from limestone.rules.limoges.changes import (
    Breaches,
    Change,
    Closes,
    Completes,
    Doubles,
    Halves,
    Opens,
    Sleeps,
    Wakes,
)
from limestone.rules.limoges.components import TOWNS, WALLS
from limestone.rules.limoges.table import NOBODY, State
from limestone.rules.limoges.walls import (
    active_spaces,
    bridge_master,
    inner_wall_stands,
    open_walls,
)


class Reach(NamedTuple):
    """§6.1, §7.2 What is in force, and how far everybody gets."""

    active: frozenset[tuple[str, str]]  # places, and tiles with their sides
    walls: tuple[frozenset[str], ...]  # that each seat can pass
    inner: bool  # whether the inner wall stands
    masters: tuple[Seat, ...]  # whose tax is doubled, by town


def reach(state: State) -> Reach:
    spaces = {(state.box.spaces[n].id, "") for n in active_spaces(state.box, state.board)}
    tiles = {
        (held.tile, held.side)
        for player in state.players
        for held in player.tiles
        if is_active(state, player, held)
    }
    return Reach(
        active=frozenset(spaces | tiles),
        walls=tuple(open_walls(state, seat) for seat in range(len(state.players))),
        inner=inner_wall_stands(state),
        masters=tuple(bridge_master(state, town) for town in TOWNS),
    )


def widened(was: Reach, now: Reach) -> Iterator[Change]:
    """§6.1, §7.2 What is in force now or no longer, and what that opens and closes."""
    yield from (Wakes(*place) for place in sorted(now.active - was.active))
    yield from (Sleeps(*place) for place in sorted(was.active - now.active))
    for wall in WALLS:
        pairs = list(enumerate(zip(was.walls, now.walls, strict=True)))
        if opened := tuple(seat for seat, (old, new) in pairs if wall in new - old):
            yield Opens(wall, opened)
        if closed := tuple(seat for seat, (old, new) in pairs if wall in old - new):
            yield Closes(wall, closed)
    if was.inner != now.inner:
        yield Completes() if now.inner else Breaches()
    for town, old, new in zip(TOWNS, was.masters, now.masters, strict=True):
        if old != new:
            yield Halves(town) if new == NOBODY else Doubles(new, town)
