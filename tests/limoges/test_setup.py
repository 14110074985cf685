"""§4 Set-up and §3 the course of a round."""

from collections import Counter
from random import Random

import pytest

from limestone.rules import limoges
from limestone.rules.game import CHANCE, Refused, options
from limestone.rules.limoges.scoring import ending
from limestone.rules.limoges.table import State
from tests.limoges.positions import LIMOGES, after, chosen, coins, listed, meeples, table

OPENING = [
    "* objectives 0:ob03,ob07 1:ob01,ob12",
    "* first 0:6-3 1:2-1",
    "* tiles personnages:t05,t03 lieux:t01,t09",
    "* draw 0:6-5,6-1,5-4,4-2,3-3,2-0,1-0 1:6-6,5-2,4-3,4-0,3-1,2-2,0-0",
    "0 vote yellow:5-4 red:3-3 | 1 vote blue:4-3 yellow:2-2 red:5-2",
    "1 place 0-0 keys_chateau yellow",
    "1 place 3-1 gi_orgolet high",
    "1 end",
    "0 place 1-0 keys_cite yellow",
]


def begun(seats: int, *words: str) -> State:
    return limoges.start(seats, chosen(*words))


def test_the_first_lines_of_a_game_of_two() -> None:
    state = after(begun(2), *OPENING)

    assert coins(state) == (14, 11)
    assert meeples(state, 0) == "red 3 yellow 3"


@pytest.mark.parametrize(
    ("seats", "meeples_each", "treasuries", "neutral"),
    [(2, 8, (15, 15), 10), (3, 10, (5, 5), 4), (4, 12, (0, 0), 0)],
)
def test_the_table_is_laid_for_so_many(
    seats: int, meeples_each: int, treasuries: tuple[int, int], neutral: int
) -> None:
    state = begun(seats)

    assert state.reserve == (meeples_each,) * 5
    assert state.treasury == treasuries
    assert sum(lying is not None for lying in state.board) == neutral
    assert coins(state) == (15,) * seats


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_neutral_dominoes_come_from_the_spare_sets(seats: int) -> None:
    lying = Counter(there.domino for there in begun(seats).board if there)

    assert max(lying.values(), default=0) <= 4 - seats


def test_two_keep_both_objectives_and_more_keep_one() -> None:
    two = after(begun(2), "* objectives 0:ob03,ob07 1:ob01,ob12")
    three = after(begun(3), "* objectives 0:ob03,ob07 1:ob01,ob12 2:ob02,ob04")

    assert limoges.actors(two) == (CHANCE,)
    assert limoges.actors(three) == (0, 1, 2)
    three = after(three, "0 keep ob03 | 1 keep ob12 | 2 keep ob02")

    assert [player.objectives for player in three.players] == [("ob03",), ("ob12",), ("ob02",)]
    assert three.players[0].returned == ("ob07",)


def test_only_a_card_that_was_dealt_is_kept() -> None:
    three = after(begun(3), "* objectives 0:ob03,ob07 1:ob01,ob12 2:ob02,ob04")

    with pytest.raises(Refused, match="limoges-not-dealt"):
        limoges.check(three, 0, limoges.read("keep ob01"))


def test_the_tied_lowest_draw_again() -> None:
    state = after(begun(4), "* objectives 0:ob03,ob07 1:ob01,ob12 2:ob02,ob04 3:ob05,ob06")
    state = after(state, "0 keep ob03 | 1 keep ob12 | 2 keep ob02 | 3 keep ob05")
    state = after(state, "* first 0:6-3 1:2-1 2:3-0 3:4-4")

    with pytest.raises(Refused, match="limoges-bad-lots"):
        limoges.check(state, CHANCE, limoges.read("first 0:1-0 1:2-1"))
    state = after(state, "* first 1:6-6 2:5-5")

    assert state.first == 2


@pytest.mark.parametrize(
    ("before", "move", "code"),
    [
        (0, "objectives 0:ob03,ob07 1:ob03,ob12", "limoges-bad-deal"),
        (0, "objectives 0:ob03 1:ob01,ob12", "limoges-bad-deal"),
        (0, "objectives 0:ob03,t01 1:ob01,ob12", "limoges-bad-deal"),
        (0, "first 0:6-3 1:2-1", "limoges-not-now"),
        (2, "tiles personnages:t05,t03 lieux:t01,t05", "limoges-bad-tiles"),
        (2, "tiles personnages:t05 lieux:t01,t09", "limoges-bad-tiles"),
        (2, "tiles personnages:t05,t99 lieux:t01,t09", "limoges-bad-tiles"),
        (3, "draw 0:6-5,6-1,5-4,4-2,3-3,2-0,1-0 1:6-6", "limoges-bad-draw"),
        (3, "draw 0:6-5,6-1,5-4,4-2,3-3,2-0,1-0", "limoges-bad-draw"),
    ],
)
def test_an_impossible_deal_is_refused(before: int, move: str, code: str) -> None:
    state = after(begun(2), *OPENING[:before])

    with pytest.raises(Refused, match=code):
        limoges.check(state, CHANCE, limoges.read(move))


def test_without_tiles_no_objective_counts_tiles() -> None:
    with pytest.raises(Refused, match="limoges-bad-deal"):
        after(begun(2, "no-tiles"), "* objectives 0:ob03,ob10 1:ob01,ob12")
    dealt = {
        card
        for seed in range(40)
        for cards in limoges.chance(begun(2, "no-tiles"), Random(seed)).cards  # type: ignore[union-attr]
        for card in cards
    }
    assert len(dealt) == 11


def test_a_bag_without_seven_dominoes_ends_the_game_before_anybody_draws() -> None:
    state = after(table(2, "1 bag 6"), "0 end", "1 end")

    assert limoges.actors(state) == ()
    assert ending(state) == "bag"
    assert not any(player.hand for player in state.players)


def test_the_phase_goes_on_to_the_end_of_the_lap() -> None:
    state = after(table(3, "0 hand 6-3", "first 0"), "0 end 6-3")

    assert limoges.actors(state) == (1,)
    state = after(state, "1 end", "2 end")

    assert (state.round, state.first) == (2, 1)


def test_the_reward_is_a_point_for_each_domino_in_abbey_and_cathedral() -> None:
    built = ["ab_01 0 5-4", "ab_02 0 5-3", "ca_0 0 5-0", "ca_1 1 5-1", "ab_03 n 6-6"]
    state = after(table(2, *built), "0 end", "1 end")

    assert [player.points for player in state.players] == [3, 1]


def test_marks_of_the_round_are_wiped_when_the_next_begins() -> None:
    abbey = ["theft_abbey 1 4-2 red", "ab_01 0 5-0", "treasury abbey 30", "0 has red 1"]
    state = after(table(2, *abbey), "0 rob abbey")
    assert state.players[0].robbed == ("abbey",)

    state = after(state, "0 end", "1 end")

    assert state.players[0].robbed == ()


def test_contradicting_options_are_refused() -> None:
    with pytest.raises(Refused, match="“With events” and “Without tiles”.*options-exclude"):
        begun(2, "no-tiles", "events")
    with pytest.raises(Refused, match="options-exclude"):
        begun(2, "tax_payer=own", "tax_payer=bank")
    with pytest.raises(Refused, match="unknown-variant"):
        options(LIMOGES, ["tax_payer=builder"])


def test_every_variant_word_has_its_section() -> None:
    known = limoges.variants(options(LIMOGES).material)

    assert {word: option.section for word, option in known.items()} == {
        "abbey_match=bonus": "§7.5",
        "abbey_match=strict": "§7.5",
        "cathedral_upper_match=bonus": "§7.6",
        "cathedral_upper_match=strict": "§7.6",
        "compensation_mode=per_event": "§10.1",
        "corruption_swap_limit=le_low": "§6.7",
        "domino_cost_mode=high_half": "§3.5",
        "entry_mode=own_active_gate": "§7.2",
        "events": "§12",
        "no-ostensions": "§6.8",
        "no-tiles": "§9",
        "prison_exempt_from_recall=false": "§5.3",
        "tax_payer=bank": "§7.3",
        "tax_payer=own": "§7.3",
        "theft_majority=dominoes": "§6.6",
    }


def test_every_reading_names_the_usual_one_and_excludes_the_others_of_its_setting() -> None:
    box = options(LIMOGES).material
    for word, option in limoges.variants(box).items():
        if option.setting:
            words = {f"{option.setting}={choice}".lower() for choice in box.choices[option.setting]}

            assert option.usual in words
            assert words == {word, option.usual, *option.excludes}


def test_a_quotation_of_the_rulebook_is_short() -> None:
    known = limoges.variants(options(LIMOGES).material).values()

    assert {option.setting for option in known if len(option.rulebook.split()) > 12} == set()


def test_nobody_acts_out_of_turn() -> None:
    with pytest.raises(Refused, match="limoges-not-your-turn"):
        limoges.check(table(2), 1, limoges.read("end"))
    assert not listed(table(2), 1)
