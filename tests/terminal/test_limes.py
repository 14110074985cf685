"""Limes in text: every point with its reason, whatever the variants."""

import pytest

from limestone.i18n import Speech
from limestone.rules.limes.table import State
from limestone.rules.limes.view import view
from limestone.terminal.limes import count, parts
from tests.limes.made_up import MADE_UP, plant
from tests.limes.picture import DECK, land

HERE = land("~@ .* ^@ / . ~ . / # #@ ^")


def test_the_count_says_what_every_point_is_for() -> None:
    counted = count(view(State(DECK, (), (HERE,)), 0), Speech("en"))

    assert counted.splitlines() == [
        "Seat 0: 4 points",
        "  fisherman on a1nw: 1 hut (a1ne)",
        "  woodcutter on b1nw: 2 territories (a1ne, b1sw)",
        "  watchman on a2ne: sees 1 forest zone (b2nw)",
    ]


def test_the_count_has_the_reasons_of_a_variant(monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch)
    speech = Speech("en")
    speech.entries["limes-points-made-up"] = (
        "limes-points-made-up = { $points } more ({ $places })\n"
    )
    seen = view(State(DECK, MADE_UP.words, (HERE,)), 0)

    total, fisherman, *_ = count(seen, speech).splitlines()

    assert total == "Seat 0: 5 points"
    assert fisherman == "  fisherman on a1nw: 1 hut (a1ne), 1 more (a1nw)"
    assert "Points so far: 5." in parts(seen, speech, 80)["land"].plain
