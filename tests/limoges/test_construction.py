"""§7 Constructions, entering and the gate tax."""

import pytest

from limestone.rules import limoges
from limestone.rules.game import Refused
from limestone.rules.limoges.components import COLOURS
from limestone.rules.limoges.scoring import ending
from limestone.rules.limoges.walls import bridge_master
from tests.limoges.positions import BOX, after, coins, lies, listed, meeples, table, why_not

KEYS = "keys_chateau 1 6-3 yellow"
OPEN = [KEYS, "gi_imbert 0 2-1 yellow"]  # the guard of seat 0 shows 1
CITE = ["keys_cite 1 6-3 yellow", "gc_panet 0 2-1 yellow"]
INNER = ["gi_orgolet 1 5-0", "gi_pristin 1 5-1", "gi_fustinie n 4-2"]


def abbey(count: int, owner: str = "n") -> list[str]:
    """So many dominoes in the Abbey, from its first space."""
    pips = [f"{high}-{low}" for high in range(7) for low in range(high + 1)]
    return [f"ab_{n + 1:02} {owner} {pips[n]}" for n in range(count)]


def test_a_guard_covers_the_high_half_unless_the_keys_are_paid() -> None:
    state = table(2, KEYS, "0 hand 5-3 5-2", "0 has yellow 2", "0 coins 30")

    high = after(state, "0 place 5-3 gi_imbert high")
    low = after(state, "0 place 5-3 gi_imbert low")

    assert (lies(high, "gi_imbert"), coins(high)) == ("0 5-3 yellow high", (22, 15))
    assert (lies(low, "gi_imbert"), coins(low)) == ("0 5-3 yellow low", (19, 18))


def test_the_owner_of_the_keys_pays_their_high_half_to_the_bank() -> None:
    state = table(2, "keys_chateau 0 6-3 yellow", "0 hand 5-3", "0 has yellow 1")

    state = after(state, "0 place 5-3 gi_imbert low")

    assert (coins(state), state.bank) == ((1, 15), -16)


@pytest.mark.parametrize(
    ("move", "code"),
    [
        ("place 5-5 gi_orgolet low", "limoges-double-covers-high"),
        ("place 5-3 gi_orgolet", "limoges-half-unsaid"),
        ("place 5-3 gi_imbert high", "limoges-occupied"),
        ("place 5-3 gc_panet high", "limoges-power-inactive"),
        ("place 5-3 go_arenes high", "limoges-inner-gates-first"),
        ("place 5-3 consulat_chateau", "limoges-inner-gates-first"),
        ("place 6-6 gi_orgolet low", "limoges-double-covers-high"),
        ("place 6-4 gi_orgolet low", "limoges-too-few-coins"),
        ("place 5-3 ab_01 red", "limoges-word-too-many"),
        ("place 5-3 ca_5", "limoges-no-entry"),
        ("place 5-3 consulat_cite", "limoges-no-entry"),
        ("place 5-3 pm_1", "limoges-power-inactive"),
        ("place 5-3 port_naveix", "limoges-too-few-meeples"),
    ],
)
def test_a_construction_is_refused(move: str, code: str) -> None:
    hand = "0 hand 6-6 6-4 5-5 5-3"
    state = table(2, *OPEN, hand, "0 has yellow 1", "0 coins 12")

    assert why_not(state, f"0 {move}") == code


def test_outer_gates_wait_for_the_inner_wall_and_neutral_gates_count() -> None:
    hand = ["0 hand 5-3 3-1", "0 has yellow 1 red 1"]
    waiting = table(2, *OPEN, *INNER[:2], *hand)
    assert why_not(waiting, "0 place 5-3 go_arenes high") == "limoges-inner-gates-first"

    state = after(table(2, *OPEN, *INNER, *hand), "0 place 5-3 go_arenes high")

    assert lies(state, "go_arenes") == "0 5-3 yellow high"
    state = after(state, "0 place 3-1 consulat_chateau")
    assert lies(state, "consulat_chateau") == "0 3-1 red"


@pytest.mark.parametrize(
    ("there", "grey"),
    [
        pytest.param([], 1, id="alone: one abbot"),
        pytest.param(["ab_02 1 5-5"], 2, id="beside one: two"),
        pytest.param(["ab_02 1 5-5", "ab_04 n 4-4"], 3, id="between two: three"),
    ],
)
def test_the_abbey_brings_abbots_for_neighbours(there: list[str], grey: int) -> None:
    state = after(table(2, *OPEN, *there, "0 hand 3-0"), "0 place 3-0 ab_03")

    assert meeples(state, 0) == f"grey {grey}"
    assert state.treasury == (3, 0)


@pytest.mark.parametrize(
    ("word", "domino", "grey"),
    [
        ("abbey_match=bonus", "3-0", 1),
        ("abbey_match=bonus", "5-0", 2),
        ("abbey_match=strict", "5-0", 2),
    ],
)
def test_matching_neighbours_where_the_table_says_so(word: str, domino: str, grey: int) -> None:
    state = table(2, *OPEN, "ab_02 1 5-4", f"0 hand {domino}", words=(word,))

    assert meeples(after(state, f"0 place {domino} ab_03"), 0) == f"grey {grey}"


def test_strict_matching_refuses_a_stranger_beside_the_abbey() -> None:
    words = ("abbey_match=strict",)
    state = table(2, *OPEN, "ab_02 1 5-4", "0 hand 3-0", words=words)

    assert why_not(state, "0 place 3-0 ab_03") == "limoges-no-match"
    assert "place 3-0 ab_05" in listed(state, 0)


def test_the_ground_floor_asks_for_its_number() -> None:
    state = table(2, *CITE, "0 hand 5-3 5-0")

    assert why_not(state, "0 place 5-3 ca_0") == "limoges-half-missing"
    assert meeples(after(state, "0 place 5-0 ca_0"), 0) == "purple 1"


def test_an_upper_floor_needs_both_supports_and_brings_two_bishops() -> None:
    state = table(2, *CITE, "ca_0 1 5-0", "0 hand 6-1 4-4")

    assert why_not(state, "0 place 4-4 cb_0") == "limoges-no-support"
    state = after(state, "0 place 6-1 ca_1", "0 place 4-4 cb_0")

    assert meeples(state, 0) == "purple 3"
    assert state.treasury == (0, 15)


@pytest.mark.parametrize(("domino", "purple"), [("4-4", 1), ("5-4", 2)])
def test_upper_floors_may_have_to_match_for_the_second_bishop(domino: str, purple: int) -> None:
    words = ("cathedral_upper_match=bonus",)
    there = ["ca_0 1 5-0", "ca_1 1 3-1", f"0 hand {domino}"]
    state = table(2, *CITE, *there, words=words)

    assert meeples(after(state, f"0 place {domino} cb_0"), 0) == f"purple {purple}"


def test_upper_floors_may_have_to_match() -> None:
    there = ["ca_0 1 5-0", "ca_1 1 3-1", "0 hand 4-4"]
    state = table(2, *CITE, *there, words=("cathedral_upper_match=strict",))

    assert why_not(state, "0 place 4-4 cb_0") == "limoges-no-match"


def test_the_motte_is_ousted_by_a_higher_total_only() -> None:
    state = table(2, *OPEN, "motte 1 5-2 yellow", "0 hand 4-3 6-2", "0 has yellow 1")

    assert why_not(state, "0 place 4-3 motte") == "limoges-too-low"
    state = after(state, "0 place 6-2 motte")

    assert lies(state, "motte") == "0 6-2 yellow"
    assert state.players[1].removed == ((5, 2),)
    assert (meeples(state, 0), meeples(state, 1), state.reserve[2]) == ("", "", 5)


@pytest.mark.parametrize(
    ("space", "gain"),
    [
        ("motte", "yellow 2"),
        ("consulat_chateau", "red 3"),
        ("consulat_cite", "blue 2"),
        ("port_naveix", "blue 1"),
    ],
)
def test_production_is_gained_at_the_end_of_each_own_turn(space: str, gain: str) -> None:
    colour = gain.split()[0]
    active = table(2, f"{space} 0 3-1 {colour}")
    idle = table(2, f"{space} 0 3-1")

    assert meeples(after(active, "0 end"), 0) == gain
    assert meeples(after(idle, "0 end"), 0) == ""


def test_bridges_are_built_arch_by_arch_and_spend_their_meeple() -> None:
    state = table(2, "bridge_martial 1 6-1 grey", "0 hand 2-1 2-0", "0 has grey 1")

    assert why_not(state, "0 place 2-1 pm_2") == "limoges-arch-order"
    state = after(state, "0 place 2-1 pm_1")

    assert (lies(state, "pm_1"), state.reserve[3]) == ("0 2-1", 7)
    assert why_not(state, "0 place 2-0 pm_2") == "limoges-too-few-meeples"


@pytest.mark.parametrize(
    ("owners", "master"),
    [
        pytest.param("0 0 0 1", 0, id="most arches"),
        pytest.param("0 0 1 1", 2, id="a tie is for the owner of the power"),
        pytest.param("0 1 n n", 2, id="also with one arch each"),
        pytest.param("0 n n n", 0, id="strictly more than any other"),
    ],
)
def test_a_finished_bridge_has_a_master(owners: str, master: int) -> None:
    pips = ["0-0", "1-0", "2-0", "3-0"]
    laid = [f"pm_{n + 1} {owner} {pips[n]}" for n, owner in enumerate(owners.split())]
    state = table(3, "bridge_martial 2 6-1", *laid)

    assert bridge_master(state, "chateau") == master
    assert bridge_master(table(3, "bridge_martial 2 6-1", *laid[:3]), "chateau") == -1


TAXED = [
    KEYS,
    "gi_imbert 0 5-1 yellow",  # shows 1
    "gi_orgolet 1 4-2 yellow low",  # shows 4
    "go_arenes 1 6-5 yellow",  # shows 5
    "gi_pristin 1 6-6 red",  # not the colour of the Keys
    "0 hand 1-0",
]


@pytest.mark.parametrize(
    ("words", "paid"),
    [
        pytest.param(("tax_payer=bank",), (15, 24), id="bank: every owner is paid by the bank"),
        pytest.param(("tax_payer=own",), (15, 15), id="own: only the builder collects"),
        pytest.param((), (5, 24), id="builder: the builder pays the others"),
    ],
)
def test_building_inside_pays_the_owners_of_active_gates(
    words: tuple[str, ...], paid: tuple[int, ...]
) -> None:
    state = after(table(2, *TAXED, words=words), "0 place 1-0 ab_01")

    assert coins(state) == paid


BANK = ("tax_payer=bank",)


def test_the_builder_pays_each_other_owner_of_an_active_gate_around_it() -> None:
    gates = ["gi_imbert 0 5-1 yellow", "gi_orgolet 1 4-2 yellow low", "go_arenes 2 6-5 yellow"]
    state = after(table(3, KEYS, *gates, "0 hand 1-0"), "0 place 1-0 ab_01")

    assert coins(state) == (15 - 1 - 4 - 5, 15 + 4, 15 + 5)


def test_a_builder_who_cannot_pay_the_tax_cannot_build() -> None:
    gates = ["gi_imbert 0 5-1 yellow", "gi_orgolet 1 4-2 yellow low", "go_arenes 2 6-5 yellow"]
    state = table(3, KEYS, *gates, "0 hand 1-0", "0 coins 9")

    assert why_not(state, "0 place 1-0 ab_01") == "limoges-toll-too-high"
    with pytest.raises(Refused) as caught:
        limoges.check(state, 0, limoges.read("place 1-0 ab_01"))
    assert caught.value.args_ == {"has": 9, "coins": 10, "tolls": ["1:4", "2:5"]}
    assert coins(after(table(2, *TAXED, "0 coins 1", words=BANK), "0 place 1-0 ab_01")) == (1, 24)


def test_a_domino_that_ends_the_game_is_not_taxed() -> None:
    state = table(2, *TAXED, *abbey(13), "0 coins 1")

    assert coins(after(state, "0 place 1-0 ab_14")) == (0, 15)


@pytest.mark.parametrize(
    ("words", "paid"),
    [
        pytest.param((), (14, 15), id="who is let in by a tile pays no toll"),
        pytest.param(BANK, (15, 24), id="a bank pays the owners all the same"),
    ],
)
def test_a_tile_lets_its_owner_in_without_paying(
    words: tuple[str, ...], paid: tuple[int, ...]
) -> None:
    sides = BOX.sides.values()
    side = next(s for s in sides if any(effect.op == "entry" for effect in s.effects))
    colour = "" if side.colour is None else COLOURS[side.colour]
    held = f"0 tile {side.tile} {side.name} {colour}"
    state = table(2, *TAXED, held, "0 tile t26 lieu yellow", words=words)

    assert coins(after(state, "0 place 1-0 ab_01")) == paid


def test_the_master_of_the_bridge_doubles_its_tax() -> None:
    arches = ["pm_1 1 0-0", "pm_2 1 1-0", "pm_3 1 2-0", "pm_4 1 3-0"]
    state = after(table(2, *TAXED, *arches, "0 coins 19"), "0 place 1-0 ab_01")

    assert coins(state) == (0, 15 + 18)


def test_the_outer_zone_is_taxed_by_outer_gates_only() -> None:
    fourth, own = "gi_fustinie n 4-3", "go_boucherie 0 3-1 yellow"
    state = table(2, *TAXED, fourth, own, "0 has red 1")

    assert coins(after(state, "0 place 1-0 consulat_chateau")) == (9, 20)


def test_gates_powers_bridges_and_the_port_are_not_taxed() -> None:
    state = table(2, *TAXED, "0 has blue 1")

    assert coins(after(state, "0 place 1-0 port_naveix")) == (14, 15)


def test_only_active_gates_let_into_a_town_anyones() -> None:
    active = [KEYS, "gi_imbert 1 2-1 yellow", "0 hand 1-0"]
    other_wall = [KEYS, "go_arenes 1 2-1 yellow", "0 hand 1-0"]
    idle = [KEYS, "gi_imbert 1 2-1 red", "0 hand 1-0"]
    own = ("entry_mode=own_active_gate",)

    assert coins(after(table(2, *active), "0 place 1-0 ab_01")) == (13, 16)
    assert why_not(table(2, *other_wall), "0 place 1-0 ab_01") == "limoges-no-entry"
    assert why_not(table(2, *idle), "0 place 1-0 ab_01") == "limoges-no-entry"
    assert why_not(table(2, *active, words=own), "0 place 1-0 ab_01") == "limoges-no-entry"


def test_a_domino_may_cost_its_high_half() -> None:
    state = table(2, *OPEN, "0 hand 6-5", words=("domino_cost_mode=high_half",))

    assert after(state, "0 place 6-5 ab_01").treasury == (6, 0)


def test_the_last_space_of_the_abbey_ends_the_game_without_reward_tax_or_abbots() -> None:
    state = table(2, *OPEN, *abbey(13), "0 hand 6-6")

    state = after(state, "0 place 6-6 ab_14")

    assert limoges.actors(state) == ()
    assert ending(state) == "abbey"
    assert (coins(state), meeples(state, 0), state.players[0].points) == ((3, 15), "", 0)


def test_the_belfry_may_be_the_last_space_of_the_cathedral() -> None:
    ground = [f"ca_{n} n {n}-0" for n in range(7)]
    first = [f"cb_{n} n {n + 1}-1" for n in range(6)]
    state = table(2, *CITE, *ground, *first, "0 hand 6-6")

    assert ending(after(state, "0 place 6-6 cc_0")) == "cathedral"
