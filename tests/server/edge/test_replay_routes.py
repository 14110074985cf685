"""A moment of a record: who won is what the rules say, never what the points look like."""

from pathlib import Path

import pytest

from limestone.rules.game import Seat
from limestone.rules.record import read
from limestone.server.edge.replay_routes import moment

GOLDEN = Path(__file__).parents[2] / "golden"
LAST = 10_000


@pytest.mark.parametrize(
    ("name", "result", "winners"),
    [
        pytest.param("limes/tie-third-worker", [16, 16], [0], id="§6.6 the third best worker"),
        pytest.param("limes/shared-victory", [8, 8], [0, 1], id="§6.6 all workers equal"),
        pytest.param(
            "limoges/rules-1-four-cathedral-events", [7, 2, 13, 13], [3], id="§13.5 a tie"
        ),
        pytest.param("limits/two-seats", [4, -10], [0], id="§6 most points"),
    ],
)
def test_the_last_moment_names_the_winners(
    name: str, result: list[int], winners: list[Seat]
) -> None:
    played = read((GOLDEN / f"{name}.game").read_text(encoding="utf-8"))

    shown = moment(played, LAST)

    assert (shown.result, shown.winners) == (result, winners)


def test_before_the_end_nobody_has_won() -> None:
    played = read((GOLDEN / "limes/tie-third-worker.game").read_text(encoding="utf-8"))

    shown = moment(played, len(played.steps) - 1)

    assert (shown.winners, shown.places, shown.tie_break) == ([], [], None)


def test_the_last_moment_gives_every_place_and_what_broke_a_tie() -> None:
    name = "limoges/rules-1-four-cathedral-events"
    played = read((GOLDEN / f"{name}.game").read_text(encoding="utf-8"))

    shown = moment(played, LAST)

    assert shown.places == [3, 4, 2, 1]
    assert shown.tie_break["name"] == "limoges-tie-break"
    assert shown.tie_break["facts"]["winners"] == (3,)
