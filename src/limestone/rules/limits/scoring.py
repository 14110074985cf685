"""§6 Points, and who has won."""

from limestone.rules.game import Seat
from limestone.rules.limits.accusation import PENALTY
from limestone.rules.limits.table import State


def scores(state: State) -> tuple[int, ...]:
    """§6 Points minus two for each limit card."""
    pairs = zip(state.points, state.taken, strict=True)
    return tuple(points - PENALTY * taken for points, taken in pairs)


def winners(state: State) -> tuple[Seat, ...]:
    """§6 Most points win; equal totals share the victory."""
    totals = scores(state)
    return tuple(seat for seat, total in enumerate(totals) if total == max(totals))
