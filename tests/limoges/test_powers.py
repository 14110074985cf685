"""§6 Powers."""

import pytest

from limestone.rules import limoges
from limestone.rules.game import Refused
from tests.limoges.positions import after, coins, lies, listed, meeples, table, why_not

POWERS = [
    ("keys_chateau", "red grey yellow"),
    ("keys_cite", "blue purple yellow"),
    ("bridge_martial", "red grey yellow"),
    ("bridge_etienne", "blue purple yellow"),
    ("justice", "red blue yellow purple"),
    ("theft_abbey", "red yellow"),
    ("theft_cathedral", "blue yellow"),
    ("corruption", "red blue yellow"),
    ("ostensions", "red grey"),
]
ALL = "0 has red 1 blue 1 yellow 1 grey 1 purple 1"


@pytest.mark.parametrize(("power", "colours"), POWERS)
def test_a_power_takes_a_domino_and_one_of_its_colours(power: str, colours: str) -> None:
    state = table(2, "0 hand 6-3", ALL)

    found = [text.split()[-1] for text in listed(state, 0, "place") if power in text]

    assert sorted(found) == sorted(colours.split())


@pytest.mark.parametrize(("power", "colours"), POWERS)
def test_a_power_is_paid_to_the_bank_and_holds_its_meeple(power: str, colours: str) -> None:
    colour = colours.split()[0]
    state = table(2, "0 hand 6-3", f"0 has {colour} 1")

    state = after(state, f"0 place 6-3 {power} {colour}")

    assert lies(state, power) == f"0 6-3 {colour}"
    assert (coins(state), state.bank, meeples(state, 0)) == ((6, 15), -21, "")


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("place 6-3 keys_cite red", "limoges-wrong-colour"),
        ("place 6-3 keys_cite high", "limoges-wrong-colour"),
        ("place 6-3 keys_cite purple", "limoges-too-few-meeples"),
        ("place 5-4 keys_cite yellow", "limoges-domino-not-in-hand"),
        ("place 5-2 ostensions red", "limoges-half-missing"),
        ("place 6-3 nowhere red", "limoges-no-such-space"),
        ("place 6-6 justice yellow", "limoges-too-few-coins"),
    ],
)
def test_a_placement_on_a_power_is_refused(text: str, code: str) -> None:
    state = table(2, "0 hand 6-6 6-3 5-2", "0 coins 11", "0 has yellow 1 red 1")

    assert why_not(state, f"0 {text}") == code


def test_a_power_that_asks_for_a_six_refers_to_the_chapter_of_powers() -> None:
    state = table(2, "0 hand 5-2", "0 has red 1")

    with pytest.raises(Refused) as refused:
        limoges.check(state, 0, limoges.read("place 5-2 ostensions red"))

    assert (refused.value.code, refused.value.section) == ("limoges-half-missing", "§6.1")


def test_keys_are_taken_over_by_a_shared_half_and_old_guards_are_idle() -> None:
    state = table(
        2,
        "keys_cite 1 6-3 yellow",
        "gc_panet 0 4-2 yellow",
        "0 hand 6-1 5-4 5-3",
        "0 has purple 2",
        "0 coins 30",
    )

    assert why_not(state, "0 place 5-4 keys_cite purple") == "limoges-no-shared-half"
    assert "place 5-3 ca_3" in listed(state, 0)
    state = after(state, "0 place 6-1 keys_cite purple")

    assert lies(state, "keys_cite") == "0 6-1 purple"
    assert state.players[1].removed == ((6, 3),)
    assert state.reserve[2] == 7
    assert why_not(state, "0 place 5-3 ca_3") == "limoges-no-entry"


def test_no_more_than_two_dominoes_are_placed_in_a_turn() -> None:
    state = table(2, "0 hand 6-0 5-0 4-0", "0 has yellow 3")

    state = after(state, "0 place 6-0 justice yellow", "0 place 5-0 corruption yellow")

    assert why_not(state, "0 place 4-0 keys_cite yellow") == "limoges-placed-enough"


def test_without_ostensions_their_power_is_closed() -> None:
    state = table(2, "0 hand 6-3", "0 has red 1", words=("no-ostensions",))

    assert why_not(state, "0 place 6-3 ostensions red") == "limoges-power-closed"


@pytest.mark.parametrize(
    ("line", "move"),
    [
        ("keys_cite 0 6-3", "activate keys_cite purple"),
        ("motte 0 6-3", "activate motte yellow"),
        ("0 tile t03 lieu", "activate t03 grey"),
    ],
)
def test_an_idle_power_building_or_tile_is_activated_free(line: str, move: str) -> None:
    state = table(2, line, ALL)

    assert move in listed(state, 0, "activate")
    state = after(state, f"0 {move}")

    assert move not in listed(state, 0)
    assert coins(state) == (15, 15)


@pytest.mark.parametrize(
    ("move", "code"),
    [
        ("activate keys_chateau red", "limoges-not-yours"),
        ("activate gi_imbert yellow", "limoges-not-yours"),
        ("activate justice yellow", "limoges-not-idle"),
        ("activate t05 grey", "limoges-not-idle"),
        ("activate keys_cite red", "limoges-wrong-colour"),
        ("activate keys_cite purple", "limoges-too-few-meeples"),
    ],
)
def test_an_activation_is_refused(move: str, code: str) -> None:
    state = table(
        2,
        "keys_cite 0 6-3",
        "keys_chateau 1 6-3",
        "gi_imbert 0 2-1",
        "justice 0 3-1 yellow",
        "0 tile t05 personnage grey jailed",
        "0 has yellow 1 red 1 grey 1",
    )

    assert why_not(state, f"0 {move}") == code


def test_imprisoning_costs_the_high_half_of_justice_and_freeing_its_total() -> None:
    state = table(3, "justice 1 6-3 purple", "0 has purple 6", "2 has red 1", "turn 0")

    state = after(state, "0 jail hand 2 red")
    assert (meeples(state, 0), meeples(state, 2), state.prison[0]) == ("", "", 1)
    assert why_not(state, "0 jail hand 2 red") == "limoges-once-a-turn"

    state = after(state, "0 free red")
    assert (meeples(state, 0), coins(state)) == ("red 1", (6, 24, 15))


def test_the_owner_of_justice_frees_for_its_high_half() -> None:
    state = table(2, "justice 0 6-3 purple", "prison red 1")

    state = after(state, "0 free red")

    assert (coins(state), state.bank) == ((9, 15), -24)


def test_zero_on_justice_still_costs_one_meeple() -> None:
    state = table(2, "justice 1 0-0 purple", "0 has purple 2", "1 has red 1")

    state = after(state, "0 jail hand 1 red")

    assert meeples(state, 0) == "purple 1"


@pytest.mark.parametrize(
    ("move", "then"),
    [
        ("jail on gc_panet", "gc_panet"),
        ("jail on keys_cite", "keys_cite"),
        ("jail on t15", ""),
        ("jail tile t15", ""),
    ],
)
def test_placed_meeples_and_persons_can_be_imprisoned(move: str, then: str) -> None:
    state = table(
        2,
        "justice 1 1-0 purple",
        "keys_cite 1 6-3 yellow",
        "gc_panet 1 4-2 yellow",
        "1 tile t15 personnage yellow",
        "0 has purple 1",
    )

    state = after(state, f"0 {move}")

    held = state.players[1].tiles[0]
    assert (held.jailed, held.meeple) == (move == "jail tile t15", None if "on t15" in move else 2)
    assert state.prison[2] == (0 if move == "jail tile t15" else 1)
    assert not then or "yellow" not in lies(state, then)


@pytest.mark.parametrize(
    ("move", "code"),
    [
        ("jail hand 0 purple", "limoges-not-an-opponent"),
        ("jail hand 3 red", "limoges-not-an-opponent"),
        ("jail hand 1 red", "limoges-hand-lacks"),
        ("jail on motte", "limoges-no-meeple-there"),
        ("jail on gi_imbert", "limoges-no-meeple-there"),
        ("jail tile t07", "limoges-not-a-person"),
        ("free red", "limoges-not-in-prison"),
        ("free t05", "limoges-not-in-prison"),
    ],
)
def test_justice_is_refused(move: str, code: str) -> None:
    state = table(
        2,
        "justice 1 1-0 purple",
        "gi_imbert 0 2-1 purple",
        "1 tile t07 lieu red",
        "1 tile t05 personnage jailed",
        "0 has purple 1",
    )

    assert why_not(state, f"0 {move}") == code


def test_a_person_is_freed_by_its_owner_only_and_is_of_use_again() -> None:
    lines = ["justice 1 2-1", "0 tile t02 personnage purple jailed", "0 hand 6-6"]
    state = after(table(2, *lines), "0 free t02")

    assert not state.players[0].tiles[0].jailed
    assert why_not(table(2, *lines, "turn 1"), "1 free t02") == "limoges-not-in-prison"


def test_nobody_is_freed_without_justice_and_nobody_jailed_while_it_is_idle() -> None:
    assert why_not(table(2, "prison red 1"), "0 free red") == "limoges-no-justice"
    idle = table(2, "justice 1 1-0", "1 has red 1", "0 has purple 1")
    assert why_not(idle, "0 jail hand 1 red") == "limoges-power-inactive"


ABBEY = [
    "theft_abbey 1 4-2 red",
    "ab_01 0 5-0",
    "ab_02 1 4-3",
    "treasury abbey 30",
    "0 has red 1 grey 2",
]


def test_a_thief_takes_the_pips_of_its_own_dominoes_and_loses_its_abbots() -> None:
    state = after(table(2, *ABBEY, "0 tile t05 lieu grey"), "0 rob abbey")

    assert (coins(state), state.treasury) == ((20, 15), (25, 0))
    assert meeples(state, 0) == ""
    assert state.players[0].tiles[0].meeple is None


THEFT = [  # the printed example: White has 4 and 12 pips in the Cathedral, Black 5 and 7
    "theft_cathedral 0 6-3 blue",
    *("ca_4 0 4-0", "ca_6 0 6-6", "ca_5 1 5-0", "ca_3 1 4-3"),
    *("treasury cathedral 28", "0 has blue 1 purple 1", "1 has blue 1 purple 1"),
]


def test_the_owner_of_the_power_with_strictly_most_pips_takes_all() -> None:
    white = after(table(2, *THEFT), "0 rob cathedral")
    black = after(table(2, *THEFT, "turn 1"), "1 rob cathedral")

    assert (coins(white), meeples(white, 0)) == ((15 + 5 + 4 + 7 + 12, 15), "")
    assert (coins(black), meeples(black, 1)) == ((15, 15 + 5 + 7), "")


def test_where_dominoes_count_as_many_are_not_most() -> None:
    state = table(2, *THEFT, words=("theft_majority=dominoes",))

    assert coins(after(state, "0 rob cathedral")) == (15 + 4 + 12, 15)


def test_the_owner_of_the_power_with_most_takes_neutral_dominoes_too() -> None:
    state = table(2, *ABBEY, "ab_03 0 2-1", "ab_04 n 6-1", "theft_abbey 0 4-2 red")

    state = after(state, "0 rob abbey")

    assert coins(state)[0] == 15 + 5 + 7 + 3 + 7


def test_the_owner_of_the_power_without_a_clear_lead_takes_its_own_pips() -> None:
    state = after(table(2, *ABBEY, "theft_abbey 0 4-2 red"), "0 rob abbey")

    assert coins(state)[0] == 15 + 5


def test_the_treasury_is_all_there_is() -> None:
    state = table(2, *(line for line in ABBEY if "treasury" not in line), "treasury abbey 3")

    assert coins(after(state, "0 rob abbey"))[0] == 18


def test_one_theft_a_round_and_then_no_abbots_for_building() -> None:
    gates = ["keys_chateau 1 3-1 yellow", "gi_imbert 0 2-1 yellow"]
    cathedral = ["theft_cathedral 1 4-1 blue", "ca_0 0 1-0", "treasury cathedral 9"]
    lines = [*ABBEY, *gates, *cathedral, "0 has blue 1", "0 hand 6-4"]
    state = after(table(2, *lines), "0 rob abbey")

    assert why_not(state, "0 rob cathedral") == "limoges-robbed-already"
    state = after(state, "0 place 6-4 ab_03")

    assert meeples(state, 0) == "blue 1"


@pytest.mark.parametrize(
    ("lines", "code"),
    [
        (["theft_abbey 1 4-2"], "limoges-power-inactive"),
        (["theft_abbey 1 4-2 red"], "limoges-too-few-meeples"),
        (["theft_abbey 1 4-2 red", "0 has red 1"], "limoges-nothing-to-rob"),
    ],
)
def test_a_theft_is_refused(lines: list[str], code: str) -> None:
    assert why_not(table(2, *lines), "0 rob abbey") == code


def test_there_are_two_treasuries() -> None:
    assert why_not(table(2), "0 rob motte") == "limoges-no-treasury"


CORRUPTION = ["corruption 1 6-3 blue", "0 hand 6-5 4-1", "0 has blue 2 red 1"]


def test_corruption_recycles_dominoes_then_swaps_then_draws() -> None:
    state = after(table(2, *CORRUPTION), "0 corrupt 6-5,4-1 draw")

    assert (coins(state)[0], meeples(state, 0)) == (31, "red 1 blue 1")
    assert "swap red purple" in listed(state, 0)
    state = after(state, "0 swap red purple", "0 swap blue grey", "* draw 0:3-1")

    assert meeples(state, 0) == "grey 1 purple 1"
    assert state.players[0].hand == ((3, 1),)
    assert len(state.players[0].removed) == 2


def test_swapping_can_stop_early_and_corruption_is_once_a_turn() -> None:
    state = after(table(2, *CORRUPTION, "0 has blue 1"), "0 corrupt 6-5", "0 done")

    assert why_not(state, "0 corrupt 4-1") == "limoges-once-a-turn"


@pytest.mark.parametrize(("words", "swaps"), [((), 1), (("corruption_swap_limit=le_low",), 2)])
def test_fewer_meeples_are_swapped_than_the_low_half_of_corruption_shows(
    words: tuple[str, ...], swaps: int
) -> None:
    lines = ["corruption 1 6-2 blue", *CORRUPTION[1:]]
    state = after(table(2, *lines, words=words), "0 corrupt 6-5")

    for _ in range(swaps):
        state = after(state, f"0 {listed(state, 0, 'swap')[0]}")

    assert not listed(state, 0, "swap")


@pytest.mark.parametrize(
    ("move", "code"),
    [
        ("corrupt 6-5,4-1,3-1", "limoges-recycles-two"),
        ("corrupt 3-3", "limoges-domino-not-in-hand"),
        ("corrupt 6-5,6-5", "limoges-domino-twice"),
    ],
)
def test_a_corruption_is_refused(move: str, code: str) -> None:
    assert why_not(table(2, *CORRUPTION), f"0 {move}") == code


def test_nothing_is_drawn_from_an_empty_bag() -> None:
    state = table(2, *CORRUPTION, "0 bag 0")

    assert why_not(state, "0 corrupt 6-5 draw") == "limoges-bag-empty"


@pytest.mark.parametrize(
    ("move", "code"),
    [
        ("swap grey red", "limoges-too-few-meeples"),
        ("swap red red", "limoges-swap-same"),
        ("swap blue yellow", "limoges-reserve-lacks"),
        ("end", "limoges-not-now"),
    ],
)
def test_a_swap_is_refused(move: str, code: str) -> None:
    state = after(table(2, *CORRUPTION, "1 has yellow 8"), "0 corrupt 6-5")

    assert why_not(state, f"0 {move}") == code


OSTENSIONS = ["ostensions 0 6-1 red", "0 hand 6-3 6-0 5-4", "0 has red 2", "0 coins 30"]


def test_the_owner_of_the_ostensions_pays_its_domino_and_sees_so_many_tiles() -> None:
    state = after(table(2, *OSTENSIONS), "0 ostend 6-3", "* ostensions os2,os4,os5")

    assert (coins(state)[0], meeples(state, 0)) == (21, "red 1")
    assert listed(state, 0) == [
        f"keep {tile} {side}" for tile in ("os2", "os4", "os5") for side in ("relic", "saint")
    ]
    state = after(state, "0 keep os4 saint")

    assert [held.tile for held in state.players[0].tiles] == ["os4"]
    assert state.ostensions == ("os1", "os2", "os3", "os5", "os6")
    assert why_not(state, "0 ostend 6-3") == "limoges-once-a-turn"


def test_others_pay_twelve_for_the_ostensions() -> None:
    lines = [line.replace("ostensions 0", "ostensions 1") for line in OSTENSIONS]

    assert coins(after(table(2, *lines), "0 ostend 6-3"))[0] == 18


@pytest.mark.parametrize(
    ("move", "code"),
    [
        ("ostend 6-0", "limoges-needs-a-six"),
        ("ostend 5-4", "limoges-needs-a-six"),
        ("ostend 6-6", "limoges-domino-not-in-hand"),
    ],
)
def test_an_ostension_is_refused(move: str, code: str) -> None:
    assert why_not(table(2, *OSTENSIONS), f"0 {move}") == code


def test_no_ostension_without_room_or_tiles() -> None:
    full = ["0 tile t05 personnage grey jailed", "0 tile t02 personnage purple jailed"]
    assert why_not(table(2, *OSTENSIONS, *full), "0 ostend 6-3") == "limoges-no-room"

    none = table(2, *OSTENSIONS)._replace(ostensions=())
    assert why_not(none, "0 ostend 6-3") == "limoges-no-ostension-left"


def test_only_seen_ostensions_are_kept() -> None:
    state = after(table(2, *OSTENSIONS), "0 ostend 6-3", "* ostensions os2,os4,os5")

    assert why_not(state, "0 keep os1 saint") == "limoges-not-seen"
    assert why_not(state, "0 keep os2") == "limoges-not-one-of"
