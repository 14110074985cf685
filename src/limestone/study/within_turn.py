"""Within a turn of Les Deux Limoges little becomes known: its decisions must not contradict.

Trials end after some decisions, wherever the game is then, and a turn that is soon over looks
better or worse there than it is. What was the best before a move cannot be more than what was the
best one decision earlier, and what a move left cannot be less than the best of the next decision.
A loss is named only as far as these two leave it.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any

from limestone.rules.game import Seat
from limestone.study.course import Course
from limestone.study.judgement import PLACES, SURE, mark
from limestone.study.one_truth import leaning
from limestone.study.rounding import difference

Piece = dict[str, Any]
LOOK = 3  # which look at a decision this is: the last one


def turn(course: Course, step: int, seat: Seat) -> int:
    """The step at which the decisions begin that a seat takes one after the other.

    Neither luck nor a decision of others alone lies between them; a vote of all may be the first.
    """
    while step > 1 and seat in course.steps[step - 2]:
        step -= 1
    return step


def settled(decisions: Sequence[Piece], study: Any) -> Iterator[Piece]:
    """Decisions of one seat as its turns leave them: those of which less is to be named."""
    for _, group in groupby(decisions, key=lambda one: one["turn"]):
        among = list(group)
        before = float("inf")
        for one, after in zip(among, [*among[1:], None], strict=True):
            best = max(one["value"], min(one["best_value"], before))
            left = max(one["value"], min(best, after["best_value"] if after else 0.0))
            if one["loss"] and best - left < one["loss"]:
                yield lessened(one, best, left, study)
            before = best


def lessened(one: Piece, best: float, value: float, study: Any) -> Piece:
    """A decision whose move was worth more than its trials said, or its best less."""
    loss = round(best - value, PLACES)
    if loss <= SURE * one["error"] or difference(study.UNIT, best, value) <= 0:
        loss, best = 0.0, value
    shown = difference(study.UNIT, best, value)
    named = mark(study.MARGINS, shown, 0.0) if loss else "good"
    told = {
        "look": LOOK,
        "value": value,
        "best_value": best,
        "loss": loss,
        "best": one["best"] if loss else one["move"],
        "mark": named,
        "reason": one["reason"] if named != "good" else None,
    }
    worth = {it["move"]: min(it["value"], best) for it in one["moves"]} | {one["move"]: value}
    moves = [it | {"value": worth[it["move"]]} for it in one["moves"]]
    return one | told | {"moves": moves, "shares": _shares(one, worth)}


def _shares(one: Piece, worth: Mapping[str, float]) -> dict[str, list[float]]:
    shares: dict[str, list[float]] = one.get("shares", {})
    return {move: leaning(it, one["seat"], worth[move]) for move, it in shares.items()}
