"""The pictures of the rulebooks show what the rules say."""

import re
from typing import Any

import pytest

from limestone.rules.game import GAMES
from tests import figures

WEB = figures.FOLDER.parent


def facts(name: str) -> Any:
    return figures.FIGURES[name.partition("-")[0]][name]


@pytest.mark.parametrize("game", GAMES)
def test_the_facts_of_the_client_are_made_from_the_rules(game: str) -> None:
    assert figures.target(game).read_text(encoding="utf-8") == figures.written(game)


@pytest.mark.parametrize("game", GAMES)
def test_every_picture_has_facts_and_every_fact_a_picture(game: str) -> None:
    drawn = (WEB / game / "figures/index.ts").read_text(encoding="utf-8")

    assert re.findall(r"^  '([\w-]+)': ", drawn, re.MULTILINE) == list(figures.FIGURES[game])


@pytest.mark.parametrize(
    ("name", "points"),
    [
        pytest.param("limes-farmer", [2], id="§6.1"),
        pytest.param("limes-fisherman", [3], id="§6.2"),
        pytest.param("limes-woodcutter", [5], id="§6.3"),
        pytest.param("limes-watchman", [3, 2], id="§6.4"),
    ],
)
def test_a_worker_in_a_picture_scores_what_the_rulebook_says(name: str, points: list[int]) -> None:
    assert [drawn["land"]["score"] for drawn in facts(name)] == points


def test_there_are_ten_territories() -> None:
    """§4.2 Three fields, three lakes, two forests and two towers."""
    land = facts("limes-territories")[0]["land"]
    kinds = [territory["profession"] for territory in land["territories"]]

    assert {kind: kinds.count(kind) for kind in kinds} == {
        "farmer": 3,
        "fisherman": 3,
        "woodcutter": 2,
        "watchman": 2,
    }


@pytest.mark.parametrize(
    ("name", "zones"),
    [
        pytest.param("limes-move", "d4se d4sw d5nw e4nw e4sw", id="§5.2"),
        pytest.param("limes-ferryman", "d5ne e4ne e4se e5ne e5nw", id="§8.2"),
    ],
)
def test_a_worker_in_a_picture_goes_where_the_rulebook_says(name: str, zones: str) -> None:
    assert sorted(facts(name)[0]["zones"]) == zones.split()


def test_a_landscape_four_cards_wide_grows_only_up_and_down() -> None:
    """§3.3"""
    _, row = facts("limes-lay")

    assert {laid["square"][0] for laid in row["land"]["cards"]} == set("defg")
    assert {square[0] for square in row["squares"]} == set("defg")


def test_with_diagonal_places_only_corners_touch() -> None:
    """§8.1"""
    beside, (corners,) = facts("limes-lay")[0]["squares"], facts("limes-diagonal")

    assert corners["squares"] and not set(corners["squares"]) & set(beside)


def test_the_printed_accusation_is_guilty() -> None:
    """§6 Two yellow cards count, one was allowed; Claire's came later."""
    count = facts("limits-accusation")["count"]

    assert (count["accused"], count["counted"], count["allowed"]) == (1, [0, 1], 1)
    assert count["guilty"] and (count["loser"], count["earner"]) == (1, 3)


def test_hidden_cards_raise_the_limits_of_the_printed_example() -> None:
    """§6 One yellow, four green, five blue, five violet, any number of red."""
    limits = facts("limits-scoring")

    assert [row["allowed"] for row in limits] == [None, 1, 4, 5, 5]


def test_an_exchange_puts_two_on_the_pile_and_two_back() -> None:
    """§4.2"""
    shown = facts("limits-turn")
    before, after = shown["before"], shown["exchanged"]

    assert after["pile_size"] - before["pile_size"] == 2
    assert (shown["back"], after["points"][0]) == ("vv", 1)
    assert after["draw"] == before["draw"] - 4 + 2


@pytest.mark.parametrize(
    ("name", "others", "owner"),
    [
        pytest.param("limoges-keys", 3, 6, id="§6.4"),
        pytest.param("limoges-justice", 9, 6, id="§6.5"),
        pytest.param("limoges-ostensions", 12, 9, id="§6.8"),
    ],
)
def test_the_printed_prices(name: str, others: int, owner: int) -> None:
    assert (facts(name)["others"], facts(name)["owner"]) == (others, owner)


def test_the_printed_recruitment() -> None:
    """§5.5"""
    rows = facts("limoges-recruitment")["rows"]

    assert [row["first"] for row in rows] == [3, 2, 1, 0]
    assert [row["share"] for row in rows] == [4, 4, 3, 1]


def test_a_guard_on_the_low_half_shows_the_high_one_for_a_fee() -> None:
    """§7.4"""
    ways = facts("limoges-gate")["ways"]

    assert [(way["visible"], way["fee"]) for way in ways] == [(3, 0), (5, 3)]


def test_the_printed_theft() -> None:
    """§6.6 16 pips against 12; whoever has the power and the most pips takes all."""
    white, black = facts("limoges-theft")["rows"]

    assert (sum(white["pips"]), sum(black["pips"])) == (16, 12)
    assert (white["loot"], black["loot"]) == (28, 12)


def test_each_neighbour_in_the_abbey_brings_an_abbot() -> None:
    """§7.5"""
    gains = facts("limoges-abbey")["gains"]

    assert (gains["ab_01"], gains["ab_02"], gains["ab_04"]) == (1, 2, 3)


def test_upper_spaces_of_the_cathedral_bring_two_bishops() -> None:
    """§7.6"""
    assert facts("limoges-cathedral")["gains"] == {"ca_5": 1, "ca_6": 1, "cb_2": 2, "cb_3": 2}


def test_the_worked_turn_costs_what_the_rulebook_says() -> None:
    """§3.3 3 for the gate; 7 for the Abbey and 3 in tax; the Port brings a consul."""
    shown = facts("limoges-turn")
    anna = [step["purses"][0] for step in shown["steps"]]

    assert [purse["coins"] for purse in (shown["before"][0], *anna)] == [15, 12, 2, 2]
    assert anna[-1]["meeples"] == {"red": 1, "blue": 1, "yellow": 2, "grey": 2, "purple": 0}
    assert shown["steps"][-1]["purses"][1]["coins"] == 18
