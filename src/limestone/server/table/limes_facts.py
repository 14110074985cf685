"""What is counted of a game of Limes: the points of each profession."""

from limestone.rules.game import Seat
from limestone.rules.limes.scoring import homes
from limestone.rules.limes.table import State
from limestone.rules.limes.tell import PROFESSION_NAMES


def facts(state: State, seat: Seat, /) -> dict[str, list[float]]:
    """§6 By profession; alone, the points for the ladder of §7."""
    found: dict[str, list[float]] = {name: [0.0] for name in PROFESSION_NAMES}
    for home in homes(state.lands[seat], state.words):
        found[PROFESSION_NAMES[home.profession]][0] += home.points
    if len(state.lands) == 1:
        found["solo"] = [sum(points[0] for points in found.values())]
    return found
