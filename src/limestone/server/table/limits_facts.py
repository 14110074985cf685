"""What is counted of a game of Limits: accusations, and whether they were right."""

from limestone.rules.game import Seat
from limestone.rules.limits.accusation import verdict
from limestone.rules.limits.table import State, face_of


def facts(state: State, seat: Seat, /) -> dict[str, list[float]]:
    """§5 Every accusation made, 1 if rightly; every one suffered, 1 if within the limit."""
    found: dict[str, list[float]] = {"accused": [], "within": []}
    for ended in state.rounds:
        guilty = verdict(face_of(state, ended.limit), ended).guilty
        if ended.accuser == seat:
            found["accused"].append(float(guilty))
        if ended.accused == seat:
            found["within"].append(float(not guilty))
    return found
