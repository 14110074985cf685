"""Talk about Limits: §7 nothing is said in a round that could carry a colour."""

from limestone.rules.limits.table import State
from limestone.server.table.phrases import Manners

PHRASES = (
    *("limits-knew", "limits-lost-count", "limits-memory", "limits-within"),
    *("limits-one-over", "limits-fooled", "limits-brave", "limits-eye"),
)
# One after the other: two words in any order, and silence, are as many signs as there are colours.
PAUSE = ("one-moment", "back")
IN_A_BREAK = 2  # things that everyone may say between two rounds


def manners(state: State, /, *, sealed: bool) -> Manners | None:
    """§7 Who has hidden cards (`sealed`: before the others) only says that they are away."""
    played = len(state.rounds)
    if state.hidden[0] or sealed:
        return Manners(f"round {played}", "§7", PAUSE, len(PAUSE))
    return Manners(f"before {played}", "§7", None, IN_A_BREAK)
