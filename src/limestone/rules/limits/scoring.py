"""§6 Points, and who has won."""

from limestone.rules.game import Seat
from limestone.rules.limits.accusation import PENALTY
from limestone.rules.limits.table import State


def scores(state: State) -> tuple[int, ...]:
    """§6 Points minus two for each limit card."""
    return totals(state.points, state.taken)


def totals(points: tuple[int, ...], taken: tuple[int, ...]) -> tuple[int, ...]:
    """§6 What points and limit cards come to for every seat."""
    return tuple([won - PENALTY * lost for won, lost in zip(points, taken, strict=True)])


def winners(state: State) -> tuple[Seat, ...]:
    """§6 Most points win; equal totals share the win."""
    reached = scores(state)
    return tuple(seat for seat, total in enumerate(reached) if total == max(reached))
