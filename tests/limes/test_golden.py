"""What the golden games of Limes are there for."""

from pathlib import Path

import pytest

from limestone.rules import record
from limestone.rules.limes.scoring import ranking, winners
from limestone.rules.limes.table import State

FOLDER = Path(__file__).parent.parent / "golden" / "limes"


def last(name: str) -> State:
    state: State
    *_, state = record.replay(record.read((FOLDER / f"{name}.game").read_text(encoding="utf-8")))
    return state


@pytest.mark.parametrize("words", ["base", "diagonal", "ferryman", "diagonal-ferryman"])
@pytest.mark.parametrize("seats", [1, 2, 5])
def test_there_is_a_game_of_every_kind(seats: int, words: str) -> None:
    state = last(f"{seats}-{words}")

    assert len(state.lands) == seats
    assert "-".join(state.words) == words.replace("base", "")


def test_a_tie_is_decided_by_the_third_worker() -> None:
    state = last("tie-third-worker")
    one, other = (ranking(land, state.words) for land in state.lands)

    assert one[:3] == other[:3]
    assert one[3] != other[3]
    assert winners(state) == (0 if one > other else 1,)


def test_a_victory_is_shared() -> None:
    state = last("shared-victory")

    assert winners(state) == (0, 1)
    assert state.lands[0] != state.lands[1]
