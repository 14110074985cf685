"""§8 Complementary actions."""

import pytest

from tests.limoges.positions import after, coins, lies, listed, meeples, table, why_not

KEYS = "keys_chateau 1 6-3 yellow"
OPEN = [KEYS, "gi_imbert 0 2-1 yellow"]


def test_guards_are_moved_for_one_fee() -> None:
    gates = ["gi_imbert 0 4-2 yellow", "gi_orgolet 0 5-1", "gi_pristin 0 3-3 red"]
    state = table(2, KEYS, *gates, "0 has yellow 2")

    state = after(state, "0 guards chateau", "0 guard gi_imbert low")
    state = after(state, "0 guard gi_orgolet low", "0 guard gi_pristin high")

    assert (coins(state), meeples(state, 0)) == ((12, 18), "red 1")
    assert lies(state, "gi_imbert") == "0 4-2 yellow low"
    assert lies(state, "gi_orgolet") == "0 5-1 yellow low"
    assert lies(state, "gi_pristin") == "0 3-3 yellow high"


def test_the_owner_of_the_keys_pays_the_bank_for_its_guards() -> None:
    state = table(2, "keys_chateau 0 6-3 yellow", "gi_imbert 0 4-2 yellow")

    assert coins(after(state, "0 guards chateau")) == (9, 15)


@pytest.mark.parametrize(
    ("before", "move", "code"),
    [
        ((), "guard gi_imbert low", "limoges-town-closed"),
        ((), "guards cite", "limoges-power-inactive"),
        ((), "guards paris", "limoges-not-one-of"),
        (("guards chateau",), "guards chateau", "limoges-town-open"),
        (("guards chateau",), "guard gi_imbert high", "limoges-guard-unchanged"),
        (("guards chateau",), "guard gi_fustinie high", "limoges-not-yours"),
        (("guards chateau",), "guard motte high", "limoges-no-such-space"),
        (("guards chateau",), "guard gi_pristin high", "limoges-too-few-meeples"),
        (
            ("guards chateau", "guard gi_imbert low"),
            "guard gi_imbert high",
            "limoges-guarded-already",
        ),
    ],
)
def test_moving_guards_is_refused(before: tuple[str, ...], move: str, code: str) -> None:
    state = table(2, KEYS, "gi_imbert 0 4-2 yellow", "gi_pristin 0 5-1", "gi_fustinie 1 1-0")

    assert why_not(after(state, *(f"0 {line}" for line in before)), f"0 {move}") == code


def test_nobody_pays_for_guards_that_cannot_change() -> None:
    state = table(2, KEYS, "gi_imbert 0 3-3 yellow")

    assert why_not(state, "0 guards chateau") == "limoges-no-guard-to-move"


def test_a_gate_without_a_guard_wants_a_meeple_of_the_keys() -> None:
    state = table(2, KEYS, "gi_imbert 0 4-2")

    assert why_not(state, "0 guards chateau") == "limoges-too-few-meeples"


@pytest.mark.parametrize(
    ("colour", "space"), [("red", "consulat_chateau"), ("blue", "consulat_cite")]
)
def test_commerce_sells_four_consuls_for_the_value_of_their_consulat(
    colour: str, space: str
) -> None:
    state = table(2, f"{space} 1 6-3", f"0 has {colour} 5")

    state = after(state, f"0 commerce {colour}")

    assert (coins(state), meeples(state, 0)) == ((24, 15), f"{colour} 1")
    assert why_not(state, f"0 commerce {colour}") == "limoges-too-few-meeples"


def test_commerce_needs_a_consulat() -> None:
    assert why_not(table(2, "0 has red 4"), "0 commerce red") == "limoges-no-consulat"
    assert why_not(table(2, "0 has grey 4"), "0 commerce grey") == "limoges-no-consulat"


def test_the_mint_turns_four_abbots_into_the_highest_domino_of_the_abbey() -> None:
    state = table(2, "ab_01 n 6-3", "ab_05 1 4-0", "0 has grey 4")

    assert coins(after(state, "0 mint")) == (24, 15)
    assert why_not(table(2, "0 has grey 4"), "0 mint") == "limoges-abbey-empty"
    assert why_not(table(2, "ab_01 n 6-3"), "0 mint") == "limoges-too-few-meeples"


def test_jealousy_removes_a_domino_of_the_abbey_and_costs_all_abbots() -> None:
    lines = ["ab_03 1 5-4", "0 has purple 4 grey 2", "0 tile t05 lieu grey"]
    state = after(table(2, *OPEN, *lines), "0 jealousy ab_03")

    assert (lies(state, "ab_03"), meeples(state, 0)) == ("", "")
    assert state.players[0].tiles[0].meeple is None
    assert state.players[1].removed == ((5, 4),)


def test_jealousy_removes_an_abbey_tile_from_within_the_walls_of_the_abbey() -> None:
    lines = ["1 tile t04 lieu grey", "1 tile t03 lieu grey", "0 has purple 4"]
    outside = table(2, *lines)

    assert why_not(outside, "0 jealousy t03") == "limoges-no-entry"
    assert why_not(outside, "0 jealousy t04") == "limoges-no-entry"
    state = after(table(2, *OPEN, *lines), "0 jealousy t03")

    assert [held.tile for held in state.players[1].tiles] == ["t04"]


def test_by_rules_1_jealousy_had_to_reach_the_tile_itself() -> None:
    lines = ["1 tile t04 lieu grey", "1 tile t03 lieu grey", "0 has purple 4"]

    assert listed(table(2, *lines, rules=1), 0, "jealousy") == ["jealousy t04"]


@pytest.mark.parametrize(
    ("move", "code"),
    [
        ("jealousy gi_imbert", "limoges-not-of-the-abbey"),
        ("jealousy ab_01", "limoges-nothing-there"),
        ("jealousy keys_chateau", "limoges-not-a-target"),
        ("jealousy t01", "limoges-not-a-target"),
        ("destroy ca_3 yellow", "limoges-no-entry"),
        ("destroy ab_03 en", "limoges-too-little-influence"),
        ("destroy t15 yellow", "limoges-not-a-target"),
    ],
)
def test_jealousy_and_destruction_are_refused(move: str, code: str) -> None:
    lines = ["ab_03 1 5-4", "ca_3 1 3-2", "1 tile t15 personnage yellow"]
    state = table(2, *OPEN, *lines, "0 has purple 4 yellow 4")

    assert why_not(state, f"0 {move}") == code


LOSSES = [
    ("gi_imbert", "gi_imbert 1 5-4 yellow", "yellow"),
    ("ab_03", "ab_03 1 5-4", "grey"),
    ("ca_3", "ca_3 1 5-3", "purple"),
    ("motte", "motte 1 5-4", "yellow"),
    ("consulat_chateau", "consulat_chateau 1 5-4", "red"),
    ("consulat_cite", "consulat_cite 1 5-4", "blue"),
    ("port_naveix", "port_naveix 1 5-4", "blue"),
    ("pm_1", "pm_1 1 5-4", "grey"),
    ("t08", "1 tile t08 lieu red", "red"),
    ("t01", "1 tile t01 lieu purple", "purple"),
    ("t12", "1 tile t12 lieu grey", "grey"),
]


@pytest.mark.parametrize(("target", "line", "lost"), LOSSES, ids=[row[0] for row in LOSSES])
def test_destruction_costs_all_meeples_of_the_target(target: str, line: str, lost: str) -> None:
    state = table(
        2,
        "keys_chateau 1 6-3 yellow",
        "keys_cite 1 6-2 purple",
        "gi_orgolet 0 2-1 yellow",
        "go_arenes 0 3-1 yellow",
        "gc_panet 0 4-1 purple",
        "bridge_martial 1 6-1 grey",
        "0 has red 1 blue 1 yellow 1 grey 1 purple 1",
        "0 fr 4",
        line,
    )

    state = after(state, f"0 destroy {target} fr")

    assert state.players[0].influence == (1, 0)
    assert lies(state, target) == "" if target in state.box.plan.number else True
    assert not state.players[1].tiles
    kept = [c for c in ["red", "blue", "yellow", "grey", "purple"] if f"{c} 1" in meeples(state, 0)]
    assert kept == [c for c in ["red", "blue", "yellow", "grey", "purple"] if c != lost]


def test_destruction_by_the_viscount_costs_the_value_of_the_motte() -> None:
    state = table(2, "pm_1 1 5-4", "motte 1 6-3", "0 has yellow 5")

    state = after(state, "0 destroy pm_1 yellow")

    assert (coins(state), meeples(state, 0)) == ((6, 15), "yellow 1")
    poor = table(2, "pm_1 1 5-4", "motte 1 6-3", "0 has yellow 5", "0 coins 8")
    assert why_not(poor, "0 destroy pm_1 yellow") == "limoges-too-few-coins"


def test_a_domino_that_bears_another_cannot_be_destroyed() -> None:
    cite = ["keys_cite 1 6-3 yellow", "gc_panet 0 2-1 yellow"]
    church = ["ca_0 1 5-0", "ca_1 1 5-1", "cb_0 1 4-4"]
    state = table(2, *cite, *church, "0 en 3")

    assert why_not(state, "0 destroy ca_0 en") == "limoges-bears-another"
    assert "destroy cb_0 en" in listed(state, 0)


def test_own_and_neutral_dominoes_can_be_destroyed() -> None:
    state = table(2, "pm_1 0 5-4", "gi_imbert n 3-1", "0 en 3")

    assert listed(state, 0, "destroy") == ["destroy gi_imbert en", "destroy pm_1 en"]


def test_a_hand_that_has_not_shrunk_loses_a_domino_at_the_end_of_the_turn() -> None:
    state = table(2, "0 hand 6-3 5-4", "0 has yellow 1")

    assert listed(state, 0, "end") == ["end 5-4", "end 6-3"]
    assert why_not(state, "0 end") == "limoges-must-shed"
    placed = after(state, "0 place 6-3 justice yellow")
    assert listed(placed, 0, "end") == ["end"]
    assert why_not(placed, "0 end 5-4") == "limoges-need-not-shed"
    assert after(state, "0 end 6-3").players[0].removed == ((6, 3),)


def test_a_player_without_dominoes_goes_on_taking_turns() -> None:
    state = after(table(2, "1 hand 6-3", "motte 0 2-1 yellow"), "0 end", "1 end 6-3")

    assert meeples(state, 0) == "yellow 2"
    assert state.round == 2
