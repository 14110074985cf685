"""§3, §6, §7, §10, §13 The examples that the rulebook tells, played."""

from dataclasses import replace

import pytest

from limestone.rules.limoges.scoring import standings
from limestone.rules.limoges.table import State
from limestone.rules.limoges.walls import toll_at
from tests.limoges.positions import BOX, after, coins, listed, meeples, table

ANNA, BEN, CARLA = 0, 1, 2


def toll(state: State) -> State:
    """§7.2, §7.3 Anyone's active gate lets in, and the builder pays."""
    rules = replace(state.rules, entry_mode="any", tax_payer="builder")
    return state._replace(rules=rules)


def test_a_turn_with_numbers() -> None:
    state = toll(
        table(
            2,
            *("0 coins 15", "0 has yellow 3 red 1", "0 hand 5-2 2-1"),
            *("port_naveix 0 2-0 blue", "keys_chateau 1 4-2 yellow"),
            *("gi_orgolet 1 5-3 yellow", "ab_03 n 3-2"),
        )
    )

    gate = after(state, "0 place 2-1 gi_pristin high")
    abbey = after(gate, "0 place 5-2 ab_04")
    end = after(abbey, "0 end")
    through_bens = after(state, "0 place 5-2 ab_04")

    assert coins(gate) == (12, 15)
    assert coins(abbey) == (2, 18)
    assert abbey.treasury[0] == 7
    assert meeples(end, ANNA) == "red 1 blue 1 yellow 2 grey 2"
    assert coins(through_bens) == (5, 18)


def test_for_two_coins_more_annas_guard_stands_on_the_low_half() -> None:
    state = table(2, "keys_chateau 1 4-2 yellow", "0 hand 2-1", "0 has yellow 1")

    assert coins(after(state, "0 place 2-1 gi_pristin low")) == (10, 17)


def test_the_tax_of_two_inner_gates_and_of_an_outer_one_with_the_bridge() -> None:
    arches = [f"pm_{n} 2 {domino}" for n, domino in enumerate(("6-0", "6-1", "5-0", "5-1"), 1)]
    gates = ["gi_imbert 1 6-3 yellow", "gi_orgolet 1 5-1 yellow", "go_arenes 2 6-4 yellow"]
    hands = ["0 hand 2-1", "0 coins 30", "1 hand 2-1", "1 coins 30"]
    state = toll(table(3, "keys_chateau 2 2-0 yellow", *gates, *arches, *hands))
    bens = toll(table(3, "keys_chateau 2 2-0 yellow", *gates, *arches, *hands, "turn 1"))

    assert toll_at(state, state.box.spaces[state.box.plan.abbey[0]]) == {BEN: 4, CARLA: 8}
    assert coins(after(state, "0 place 2-1 ab_01")) == (15, 34, 23)
    assert coins(after(bens, "1 place 2-1 ab_01")) == (30, 19, 23)


@pytest.mark.parametrize(("owner", "fee"), [(0, 6), (1, 9)])
def test_freeing_from_a_six_three_costs_nine_or_its_owner_six(owner: int, fee: int) -> None:
    state = table(2, f"justice {owner} 6-3 purple", "prison red 1")

    assert coins(after(state, "0 free red"))[ANNA] == 15 - fee


@pytest.mark.parametrize(("owner", "price"), [(0, 9), (1, 12)])
def test_an_ostension_for_a_six_three_costs_twelve_or_its_owner_nine(
    owner: int, price: int
) -> None:
    state = table(2, f"ostensions {owner} 6-5 red", "0 hand 6-3", "0 has red 1")

    state = after(state, "0 ostend 6-3", "* ostensions os1,os2,os3")

    assert coins(state)[ANNA] == 15 - price
    assert len(listed(state, ANNA)) == 6  # three, each on either side


def test_of_three_red_one_is_there_one_becomes_influence_and_one_is_taken() -> None:
    state = table(2, "consulat_chateau 0 2-1 red", "0 has red 5", "1 has red 1")

    state = after(state, "0 end", "0 gain en", "0 steal 1", "1 gain fr")

    assert (meeples(state, ANNA), meeples(state, BEN)) == ("red 7", "")
    assert [player.influence for player in state.players] == [(0, 1), (1, 0)]


def test_five_three_three_and_no_dominoes_in_the_abbey_bring_six_three_three_and_none() -> None:
    owners = "00000111222"
    pips = [f"{high}-{low}" for high in range(7) for low in range(high + 1)]
    state = table(4, *(f"ab_{n + 1:02} {who} {pips[n]}" for n, who in enumerate(owners)))

    found = standings(state, BOX.objectives["ob01"])

    assert [standing.points for standing in found] == [6, 3, 3, 0]
