"""§3.3 Whether a move may be made now, or why not."""

from limestone.rules.game import Refused, Seat
from limestone.rules.limoges.moves import Move
from limestone.rules.limoges.play import actors
from limestone.rules.limoges.table import State


def check(state: State, seat: Seat, move: Move) -> Move:
    """The legal move that is meant, or the reason why it is none."""
    if seat not in actors(state):
        raise Refused("limoges-not-your-turn", section="§3.3", seat=seat)
    task = state.agenda[-1]
    if not isinstance(move, task.answers):
        raise Refused("limoges-not-now", section="§3.3")
    task.check(state, seat, move)
    return move
