"""§6 Points, and who has won."""

from limestone.rules.game import Event, Seat
from limestone.rules.limits.accusation import PENALTY, verdict
from limestone.rules.limits.table import State, face_of
from limestone.rules.ranks import Rank, holders, tie


def scores(state: State) -> tuple[int, ...]:
    """§6 Points minus two for each limit card."""
    return totals(state.points, state.taken)


def totals(points: tuple[int, ...], taken: tuple[int, ...]) -> tuple[int, ...]:
    """§6 What points and limit cards come to for every seat."""
    return tuple([won - PENALTY * lost for won, lost in zip(points, taken, strict=True)])


def winners(state: State) -> tuple[Seat, ...]:
    """§6 Most points win; equal totals share the win."""
    found = ranks(state)
    return holders(found, max(found))


def ranks(state: State) -> list[Rank]:
    """§6 What decides, for every seat: the total alone."""
    return [(total,) for total in scores(state)]


def tie_break(state: State) -> Event | None:
    """§6 Nothing breaks a tie: the win is shared."""
    return tie("limits", "§6", ranks(state))


def accusations(state: State) -> tuple[tuple[int, int], ...]:
    """§5.2 How often every seat accused rightly, and how often wrongly."""
    guilty = [(ended, verdict(face_of(state, ended.limit), ended).guilty) for ended in state.rounds]
    made = [[right for ended, right in guilty if ended.accuser == seat] for seat in _seats(state)]
    return tuple((sum(right), len(right) - sum(right)) for right in made)


def _seats(state: State) -> range:
    return range(len(state.points))
