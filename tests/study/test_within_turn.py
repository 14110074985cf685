"""Les Deux Limoges: no loss is named that another decision of the same turn contradicts."""

from pathlib import Path
from typing import Any

from limestone.rules import record
from limestone.study import limoges
from limestone.study.course import course
from limestone.study.review import gather, looking, pieces
from limestone.study.within_turn import settled, turn

GOLDEN = Path(__file__).parent.parent / "golden" / "limoges"


def decision(step: int, value: float, best: float, begun: int = 1) -> dict[str, Any]:
    moves = [
        {"move": move, "value": it, "error": 0.01, "gap": best - it, "doubt": 0.01}
        for move, it in (("better", best), ("own", value))
    ]
    shares = {"better": [best, 1 - best], "own": [value, 1 - value]}
    found = {"step": step, "seat": 0, "look": 1, "turn": begun, "move": "own", "value": value}
    loss = round(best - value, 4)
    named = {"best": "better", "best_value": best, "loss": loss, "error": 0.01, "mark": "mistake"}
    return found | named | {"moves": moves, "shares": shares, "reason": {"code": "x", "args": {}}}


def test_a_mistake_that_the_decisions_before_and_after_it_contradict_is_none() -> None:
    walked = [decision(6, 0.25, 0.27), decision(7, 0.227, 0.556), decision(8, 0.13, 0.35)]

    found = {one["step"]: one for one in settled(walked, limoges)}

    one = found[7]
    assert (one["mark"], one["loss"], one["best"], one["reason"]) == ("good", 0.0, "own", None)
    assert one["value"] == one["best_value"] == 0.27
    assert all(it["value"] <= 0.27 for it in one["moves"])
    assert one["shares"]["own"] == [0.27, 0.73]


def test_of_a_loss_only_that_is_named_which_the_next_decision_leaves() -> None:
    (one,) = settled([decision(7, 0.2, 0.5), decision(8, 0.3, 0.35, 1) | {"loss": 0}], limoges)

    assert (one["value"], one["best_value"], one["loss"]) == (0.35, 0.5, 0.15)
    assert (one["mark"], one["best"]) == ("mistake", "better")


def test_another_turn_contradicts_nothing() -> None:
    assert list(settled([decision(7, 0.2, 0.5), decision(20, 0.3, 0.5, 20)], limoges)) == []


def test_in_a_review_nothing_is_named_that_the_next_decision_contradicts() -> None:
    played = course(record.read((GOLDEN / "two-bag.game").read_text(encoding="utf-8")))
    at = looking(played, 0, effort=0.1)

    (seat,) = gather(at, list(pieces(at))).seats

    turns = [turn(played, one.step, 0) for one in seat.decisions]
    pairs = list(zip(seat.decisions, seat.decisions[1:], turns, turns[1:], strict=False))
    assert sum(begun == later for _, _, begun, later in pairs) > 20
    for one, after, begun, later in pairs:
        if begun == later and one.loss:
            assert one.best_value - one.loss >= min(one.best_value, after.best_value) - 1e-4
    assert all(one.best_value - one.value - one.loss < 1e-4 for one in seat.decisions)
