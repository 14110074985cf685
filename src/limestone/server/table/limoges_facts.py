"""What is counted of a game of Les Deux Limoges: how games end, and who wins them then."""

from limestone.rules.game import Seat
from limestone.rules.limoges.scoring import ending, winners
from limestone.rules.limoges.table import State


def facts(state: State, seat: Seat, /) -> dict[str, list[float]]:
    """§13.2 The share of the victory, by what ended the game."""
    first = winners(state)
    return {f"end-{ending(state)}": [(seat in first) / len(first)]}
