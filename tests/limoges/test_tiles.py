"""§9 Tiles and §11 what each of them does."""

from dataclasses import replace

import pytest

from limestone.rules import limoges
from limestone.rules.limoges.active import in_force, is_active
from limestone.rules.limoges.components import COLOURS, YELLOW, Effect, Side
from limestone.rules.limoges.table import Held, State
from limestone.rules.limoges.vocabulary import ACTIONS, GAINS, GRANTS, PASSIVE, REWARD
from tests.limoges.positions import (
    BOX,
    after,
    coins,
    lies,
    listed,
    meeples,
    printed,
    table,
    why_not,
)

ROWS = ["row personnages t05 t03", "row lieux t01 t09"]
RICH = ["0 coins 40", "0 hand 6-3 6-6 5-4 4-1", "0 has grey 2 red 1 purple 2"]


def shop(*lines: str, words: tuple[str, ...] = ()) -> State:
    return table(2, *ROWS, *RICH, *lines, words=words)


def row(state: State, n: int) -> list[str]:
    return [tile for tile, _ in state.rows[n]]


def test_a_tile_costs_coins_a_domino_and_a_meeple_and_the_row_is_filled() -> None:
    state = after(shop(), "0 buy t03 5-4", "* tiles personnages:t21")

    assert state.players[0].tiles == (Held("t03", "personnage", 3),)
    assert (coins(state)[0], meeples(state, 0)) == (37, "red 1 grey 1 purple 2")
    assert state.players[0].removed == ((5, 4),)
    assert row(state, 0) == ["t21", "t05"]


@pytest.mark.parametrize(
    ("move", "code"),
    [
        ("buy t02 6-3", "limoges-not-in-a-row"),
        ("buy t01 4-0", "limoges-domino-not-in-hand"),
        ("buy t01 4-1 red", "limoges-colour-only-for-events"),
        ("buy t09 3-0", "limoges-domino-too-small"),
        ("buy t21 6-3", "limoges-too-few-meeples"),
    ],
)
def test_a_purchase_is_refused(move: str, code: str) -> None:
    state = table(2, "row lieux t01 t09", "row personnages t21", *RICH[:1], "0 hand 6-3 4-1 3-0")

    assert why_not(state, f"0 {move}") == code


def test_a_third_tile_sends_an_older_one_back_turned_over() -> None:
    held = ["0 tile t07 lieu red", "0 tile t02 personnage purple"]
    state = after(shop(*held), "0 buy t03 5-4", "* tiles personnages:t21")

    assert listed(state, 0) == ["return t02", "return t07"]
    assert why_not(state, "0 return t03") == "limoges-cannot-give-up"
    state = after(state, "0 return t07")

    assert row(state, 0) == ["t07", "t21"]
    assert state.discard == ("t05",)
    assert meeples(state, 0) == "red 2 grey 1 purple 2"
    assert [tile.tile for tile in state.players[0].tiles] == ["t02", "t03"]


def test_a_tile_in_prison_cannot_be_given_up() -> None:
    held = ["0 tile t07 lieu red", "0 tile t02 personnage purple jailed"]
    state = after(shop(*held), "0 buy t03 5-4", "* tiles personnages:t21")

    assert listed(state, 0) == ["return t07"]
    jailed = ["0 tile t08 personnage jailed", "0 tile t02 personnage purple jailed"]
    assert why_not(shop(*jailed), "0 buy t03 5-4") == "limoges-no-room"


def test_an_ostension_given_up_goes_back_to_its_stack() -> None:
    held = ["0 tile os1 saint", "0 tile t02 personnage purple"]
    state = after(shop(*held), "0 buy t03 5-4", "* tiles personnages:t21", "0 return os1")

    assert "os1" in state.ostensions


def test_no_tile_enters_when_deck_and_discard_are_empty() -> None:
    state = after(shop()._replace(deck=(), discard=()), "0 buy t03 5-4")

    assert (row(state, 0), limoges.actors(state)) == (["t05"], (0,))


def test_the_discard_is_drawn_from_when_the_deck_is_empty() -> None:
    state = shop()._replace(deck=(), discard=("t26", "t27"))

    state = after(state, "0 buy t03 5-4", "* tiles personnages:t26")

    assert (state.deck, state.discard) == (("t27",), ())


def test_with_events_a_tile_given_up_is_discarded_and_an_event_enters() -> None:
    held = ["0 tile t07 lieu red", "0 tile t02 personnage purple"]
    state = after(shop(*held, words=("events",)), "0 buy t03 5-4", "* tiles personnages:t21")
    state = after(state, "0 return t07", "* event ev15:a")

    assert state.discard == ("t05", "t07")
    assert state.rows[0] == (("ev15", "a"), ("t21", "personnage"))


def test_an_event_pushed_off_takes_effect() -> None:
    held = ["0 tile t07 lieu red", "0 tile t02 personnage purple"]
    state = shop(*held, "row personnages t03 ev15:a", words=("events",))
    state = after(state, "0 buy t03 5-4", "* tiles personnages:t21", "0 return t07")

    state = after(state, "* event ev01:b")

    assert row(state, 0) == ["ev01", "t21"]
    assert coins(state) == (41, 19)
    assert state.spent == ("ev15",)


def test_an_event_is_bought_with_any_meeple_and_played_or_dropped() -> None:
    state = shop("row personnages t03 ev15:a", words=("events",))
    state = after(state, "0 buy ev15 4-1 grey", "* tiles personnages:t21")

    assert (meeples(state, 0), state.reserve[3]) == ("red 1 grey 1 purple 2", 7)
    assert listed(state, 0, "play", "drop") == ["drop ev15", "play ev15"]
    played, dropped = after(state, "0 play ev15"), after(state, "0 drop ev15")

    assert (coins(played), coins(dropped)) == ((39, 19), (35, 15))
    assert played.spent == dropped.spent == ("ev15",)
    assert why_not(played, "0 play ev15") == "limoges-event-not-held"


OTHER = [  # what other data may print on a tile, though ours do not
    Effect("discount_domino", ("abbey", 2)),
    Effect("discount_domino", ("cathedral", 2)),
    Effect("discount_domino", ("bridges", 2)),
    Effect("discount_domino", ("gates", 2)),
    Effect("discount_domino", ("powers", 2)),
    Effect("discount_domino", ("production", 2)),
    Effect("discount_tile", (2,)),
    Effect("tax_bonus", ("chateau", 1)),
    Effect("tax_bonus", ("cite", 1)),
    Effect("extra_vote", ("red", 1)),
    Effect("extra_vote", ("yellow", 1)),
    Effect("bonus_meeple", ("abbey", "grey", 1)),
    Effect("bonus_meeple", ("cathedral", "purple", 1)),
    Effect("action_discount", ("commerce", 1)),
    Effect("action_discount", ("mint", 1)),
    Effect("action_discount", ("destruction", 1)),
    Effect("mint_bonus", (3,)),
    Effect("theft_bonus", (4,)),
    Effect("protect", ("gates",)),
    Effect("protect", ("production",)),
    Effect("entry", ("any",)),
]
PRINTED = [side for side in BOX.sides.values() if side.when != "event"]
MADE_UP = [
    Side("t26", "lieu", (effect,), "passive", colour=YELLOW, zone="hors") for effect in OTHER
]
GRANTING = [
    replace(side, when="action", effects=(Effect("this_turn", ((), effect.op, *effect.args)),))
    for side in MADE_UP
    for effect in side.effects
    if effect.op in GRANTS
]
SIDES = [*PRINTED, *MADE_UP]


def held_by(side: Side, seat: int = 0) -> list[str]:
    """The lines that put an active tile before a seat; a relic beside an active Lieu."""
    if side.colour is None:
        return [f"{seat} tile t26 lieu yellow", f"{seat} tile {side.tile} {side.name}"]
    return [f"{seat} tile {side.tile} {side.name} {COLOURS[side.colour]}"]


def having(
    side: Side, *lines: str, seats: int = 2, seat: int = 0, words: tuple[str, ...] = ()
) -> State:
    """A table with a tile before a seat, whatever its data print on it, and used if it grants."""
    state = printed(table(seats, *held_by(side, seat), *lines, words=words), side)
    return after(state, f"0 use {side.tile}") if side in GRANTING else state


def of(when: str, *ops: str) -> pytest.MarkDecorator:
    """Every side with one of these words, always in force or granted for a turn."""
    found = [
        pytest.param(side, side.effects[0], id=f"{side.tile}-{side.name}-{side.effects[0].op}")
        for side in SIDES
        if side.when == when and (not ops or side.effects[0].op in ops)
    ]
    for side in GRANTING if when == "passive" else ():
        grant = Effect(side.effects[0].word(1), side.effects[0].args[2:])
        if grant.op in ops:
            found.append(pytest.param(side, grant, id=f"this-turn-{grant.op}"))
    assert found
    return pytest.mark.parametrize(("side", "effect"), found)


@of("end_turn")
def test_gains_come_at_the_end_of_the_turn(side: Side, effect: Effect) -> None:
    state = after(having(side), "0 end")

    if limoges.actors(state) == (0,):
        assert effect.op == "gain_influence"
        assert listed(state, 0) == ["gain en", "gain fr"]
        state = after(state, "0 gain en")
        assert state.players[0].influence == (0, 1)
    total = {"coins": 0, "meeples": 0}
    for gain in side.effects:
        total["coins"] += gain.number(0) if gain.op == "gain_coins" else 0
        total["meeples"] += gain.number(1) if gain.op == "gain_meeple" else 0
    assert coins(state)[0] == 15 + total["coins"]
    assert sum(state.players[0].meeples) == total["meeples"]


@of("end_turn")
def test_an_idle_or_jailed_tile_brings_nothing(side: Side, effect: Effect) -> None:
    idle = table(2, f"0 tile {side.tile} {side.name} jailed")

    assert coins(after(idle, "0 end")) == (15, 15)
    assert limoges.actors(after(idle, "0 end")) == (1,)


def stock(state: State, good: str) -> int:
    player = state.players[0]
    french, english = player.influence
    others = {"coins": player.coins, "vp": player.points}
    others |= {"influence_fr": french, "influence_en": english}
    return {**dict(zip(COLOURS, player.meeples, strict=True)), **others}[good]


def able(effect: Effect) -> list[str]:
    """The lines that give a seat just the price of an action, but for coins."""
    words = {"vp": "0 points", "influence_fr": "0 fr", "influence_en": "0 en", "coins": "0 coins"}
    return [f"{words.get(good, f'0 has {good}')} {count}" for good, count in effect.goods(0)]


@of("action", "convert")
def test_a_conversion_is_all_or_nothing_and_once_a_turn(side: Side, effect: Effect) -> None:
    state = having(side, *able(effect))

    used = after(state, f"0 use {side.tile}")

    for good, _ in (*effect.goods(0), *effect.goods(1)):
        change = dict(effect.goods(1)).get(good, 0) - dict(effect.goods(0)).get(good, 0)
        assert stock(used, good) == stock(state, good) + change
    assert why_not(used, f"0 use {side.tile}") == "limoges-once-a-turn"
    poor = having(side, "0 coins 0")
    assert why_not(poor, f"0 use {side.tile}") == "limoges-too-few-goods"


@of("action", "recruit")
def test_meeples_of_one_colour_are_recruited_from_the_reserve(side: Side, effect: Effect) -> None:
    count = effect.number(1)
    state = having(side, *able(effect), f"1 has blue {9 - count}")

    assert listed(state, 0, "use") == [
        f"use {side.tile} {c}" for c in sorted({*COLOURS} - {"blue"})
    ]
    assert stock(after(state, f"0 use {side.tile} red"), "red") == count
    assert why_not(state, f"0 use {side.tile} blue") == "limoges-bad-choice"
    assert why_not(having(side, "0 coins 0"), f"0 use {side.tile} red") == "limoges-too-few-goods"


@of("action", "exchange_domino")
def test_a_domino_of_the_hand_is_exchanged_for_another(side: Side, effect: Effect) -> None:
    state = after(having(side, "0 hand 6-6 2-1"), f"0 use {side.tile} 6-6", "* draw 0:3-0")

    assert state.players[0].hand == ((3, 0), (2, 1))
    assert state.players[0].removed == ((6, 6),)
    assert not listed(having(side, "0 hand 6-6", "0 bag 0"), 0, "use")
    assert why_not(having(side, "0 hand 6-6"), f"0 use {side.tile} 5-5") == "limoges-bad-choice"


@of("action", "this_turn")
def test_what_a_tile_grants_is_paid_for_and_ends_with_the_turn(side: Side, effect: Effect) -> None:
    state = having(side, *able(effect))

    used = after(state, f"0 use {side.tile}")

    grant = Effect(effect.word(1), effect.args[2:])
    assert in_force(used, 0) == [grant]
    assert in_force(used, 1) == in_force(after(used, "0 end"), 0) == []
    for good, count in effect.goods(0):
        assert stock(used, good) == stock(state, good) - count
    assert why_not(used, f"0 use {side.tile}") == "limoges-once-a-turn"
    assert why_not(having(side, "0 coins 0"), f"0 use {side.tile}") == "limoges-too-few-goods"


def test_what_was_granted_stays_when_the_tile_goes() -> None:
    arena = ["0 tile t24 lieu yellow", "0 en 3", "keys_cite 1 6-3 yellow", "0 has yellow 1"]
    state = after(table(2, *arena, "0 hand 5-4"), "0 use t24", "0 destroy t24 en")

    assert not state.players[0].tiles
    state = table(2, *arena, "0 hand 5-4")
    assert coins(after(state, "0 use t24", "0 place 5-4 gc_panet high"))[0] == 15 - 1 - (9 - 4)


def test_a_safe_conduct_passes_every_wall_without_tax() -> None:
    gates = ["keys_chateau 1 6-3 red", "gi_imbert 1 5-4 red", "0 hand 5-3", "0 has yellow 1"]
    state = table(2, "0 tile t13 personnage yellow", *gates)

    assert coins(after(state, "0 place 5-3 ab_01")) == (15 - 8 - 4, 15 + 4)
    assert coins(after(state, "0 use t13", "0 place 5-3 ab_01")) == (15 - 8, 15)
    assert why_not(state, "0 place 5-3 ca_3") == "limoges-no-entry"
    assert "place 5-3 ca_3" in listed(after(state, "0 use t13"), 0)


@of("action", "free_prisoner")
def test_a_prisoner_is_freed_without_a_fee(side: Side, effect: Effect) -> None:
    state = having(side, "prison red 1", "0 tile t15 personnage jailed")

    assert listed(state, 0, "use") == [f"use {side.tile} red", f"use {side.tile} t15"]
    assert meeples(after(state, f"0 use {side.tile} red"), 0) == "red 1"
    assert not after(state, f"0 use {side.tile} t15").players[0].tiles[1].jailed


@of("action", "replace_guards")
def test_guards_are_moved_without_a_fee(side: Side, effect: Effect) -> None:
    gates = ["keys_chateau 1 6-3 yellow", "gi_imbert 0 4-2 yellow"]
    state = after(having(side, *gates), f"0 use {side.tile} chateau")

    assert coins(state) == (15, 15)
    assert lies(after(state, "0 guard gi_imbert low"), "gi_imbert") == "0 4-2 yellow low"
    assert why_not(state, "0 guards chateau") == "limoges-town-open"
    assert why_not(having(side, *gates), f"0 use {side.tile} cite") == ("limoges-bad-choice")


@of("action", "take_coins")
def test_coins_are_taken_from_one_opponent(side: Side, effect: Effect) -> None:
    state = having(side, "2 coins 1", seats=3)

    assert coins(after(state, f"0 use {side.tile} 1"))[0] == 15 + effect.number(0)
    assert coins(after(state, f"0 use {side.tile} 2")) == (16, 15, 0)


@of("action", "take_meeple")
def test_a_meeple_is_taken_and_the_victim_comforted(side: Side, effect: Effect) -> None:
    state = after(having(side, "1 has blue 2"), f"0 use {side.tile} 1 blue")

    assert (meeples(state, 0), meeples(state, 1)) == ("blue 1", "blue 1")
    assert limoges.actors(state) == (1,)
    assert after(state, "1 gain en").players[1].influence == (0, 1)


BUILDING = {
    "abbey": (["keys_chateau 1 6-3 yellow", "gi_imbert 0 2-1 yellow"], "place 5-4 ab_01"),
    "cathedral": (["keys_cite 1 6-3 yellow", "gc_panet 0 2-1 yellow"], "place 5-4 ca_4"),
    "bridges": (["bridge_martial 1 6-3 yellow"], "place 5-4 pm_1"),
    "gates": (["keys_cite 1 6-3 yellow"], "place 5-4 gc_panet high"),
    "powers": ([], "place 5-4 justice yellow"),
    "production": ([], "place 5-4 port_naveix"),
}


@of("passive", "discount_domino")
def test_placing_is_cheaper(side: Side, effect: Effect) -> None:
    lines, move = BUILDING[effect.word(0)]
    state = having(side, *lines, "0 hand 5-4", "0 has yellow 1 blue 1", "0 coins 9")
    idle = table(2, *lines, "0 hand 5-4", "0 has yellow 1 blue 1", "0 coins 9")

    assert coins(after(state, f"0 {move}"))[0] == coins(after(idle, f"0 {move}"))[
        0
    ] + effect.number(1)


@of("passive", "discount_tile")
def test_tiles_are_cheaper_in_coins_only(side: Side, effect: Effect) -> None:
    state = having(side, "row lieux t09", "0 hand 3-1 3-0", "0 has red 1")

    assert coins(after(state, "0 buy t09 3-1"))[0] == 15 - 4 + effect.number(0)
    assert why_not(state, "0 buy t09 3-0") == "limoges-domino-too-small"


@of("passive", "tax_bonus")
def test_tax_brings_a_coin_more(side: Side, effect: Effect) -> None:
    lines, move = BUILDING["abbey" if effect.word(0) == "chateau" else "cathedral"]
    state = having(side, *lines, "0 hand 5-4", words=("tax_payer=bank",))

    assert coins(after(state, f"0 {move}"))[0] == 15 - 9 + 1 + effect.number(1)


@of("passive", "bonus_meeple")
def test_building_brings_a_meeple_more(side: Side, effect: Effect) -> None:
    lines, move = BUILDING[effect.word(0)]
    state = after(having(side, *lines, "0 hand 5-4"), f"0 {move}")

    assert meeples(state, 0) == f"{effect.word(1)} {1 + effect.number(2)}"


@of("passive", "action_discount")
def test_actions_cost_fewer_meeples(side: Side, effect: Effect) -> None:
    colour = {"commerce": "red", "mint": "grey", "destruction": "yellow", "jealousy": "purple"}
    move = {"commerce": "commerce red", "mint": "mint", "destruction": "destroy pm_1 yellow"}
    action, count = effect.word(0), 4 - effect.number(1)
    lines = ["consulat_chateau 1 5-4", "ab_01 1 6-4", "pm_1 1 3-1"]
    state = having(side, *lines, f"0 has {colour[action]} {count}")

    assert not sum(after(state, f"0 {move[action]}").players[0].meeples)


@of("passive", "mint_bonus")
def test_the_mint_brings_more(side: Side, effect: Effect) -> None:
    state = having(side, "ab_01 1 6-4", "0 has grey 4")

    assert coins(after(state, "0 mint"))[0] == 25 + effect.number(0)


@of("passive", "theft_bonus")
def test_a_theft_brings_more_within_the_treasury(side: Side, effect: Effect) -> None:
    state = having(side, "theft_abbey 1 4-2 red", "0 has red 1", "treasury abbey 3")

    assert coins(after(state, "0 rob abbey"))[0] == 18
    assert effect.number(0) > 3


@of("passive", "extra_vote")
def test_a_vote_is_stronger(side: Side, effect: Effect) -> None:
    from limestone.rules.limoges.agenda import Voting

    state = having(side, "0 hand 6-2")._replace(agenda=(Voting(),))

    state = after(state, f"0 vote {effect.word(0)}:6-2 | 1 vote none")

    assert meeples(state, 0) == f"{effect.word(0)} {2 + effect.number(1)}"


@of("passive", "protect")
def test_own_dominoes_are_protected_from_others(side: Side, effect: Effect) -> None:
    lines = ["gi_imbert 1 4-2", "port_naveix 1 3-1", "pm_1 1 5-1"]
    state = having(side, *lines, "0 en 3", "0 hand 6-6", "0 has blue 1", seat=1)
    safe = {"gates": ["gi_imbert"], "production": ["port_naveix"]}
    kept = safe.get(effect.word(0), ["gi_imbert", "port_naveix", "pm_1"])

    for space in ("gi_imbert", "port_naveix", "pm_1"):
        assert (f"destroy {space} en" in listed(state, 0)) == (space not in kept)
    assert ("place 6-6 port_naveix" in listed(state, 0)) == ("port_naveix" not in kept)
    assert why_not(state, f"0 destroy {kept[0]} en") == "limoges-protected"


@of("passive", "entry")
def test_every_wall_is_open_but_there_is_no_tax(side: Side, effect: Effect) -> None:
    state = after(having(side, "0 hand 5-4"), "0 place 5-4 ab_01")

    assert coins(state)[0] == 6


@of("reward")
def test_points_come_with_the_reward_for_those_who_built(side: Side, effect: Effect) -> None:
    space = {"abbey": "ab_01", "cathedral": "ca_4"}[effect.word(1)]
    built = after(having(side, f"{space} 0 5-4"), "0 end", "1 end")
    not_built = after(having(side), "0 end", "1 end")

    assert built.players[0].points == 1 + effect.number(0)
    assert not_built.players[0].points == 0


def test_every_side_is_an_action_possible_in_ones_turn_or_a_gain_at_its_end() -> None:
    """« En Bas : Action possible pendant son tour ou Gains en fin de tour »"""
    sides = [side for side in PRINTED if side.name in ("lieu", "personnage")]

    assert len(sides) == 54
    assert {side.when for side in sides} == {"action", "end_turn"}


def test_no_two_actions_are_alike() -> None:
    actions = [side.effects for side in PRINTED if side.when == "action" and side.name != "saint"]

    assert len(set(actions)) == len(actions)


@pytest.mark.parametrize(
    ("lieu", "rules", "works"),
    [
        pytest.param(["0 tile t26 lieu yellow"], 2, True, id="an active Lieu will do"),
        pytest.param(["0 tile t26 lieu"], 2, True, id="so will an idle one"),
        pytest.param([], 2, False, id="without a Lieu it does nothing"),
        pytest.param(["0 tile t26 personnage"], 2, False, id="nor with a Personnage"),
        pytest.param(["0 tile t26 lieu"], 1, False, id="by rules 1 the Lieu had to be active"),
    ],
)
def test_a_relic_needs_a_lieu_active_or_not(lieu: list[str], rules: int, works: bool) -> None:
    state = table(2, "0 tile os2 relic", *lieu, rules=0 if rules == 2 else rules)
    player = state.players[0]

    assert is_active(state, player, player.tiles[0]) == works


def test_every_word_of_a_tile_is_tested() -> None:
    tested = {effect.op for side in (*SIDES, *GRANTING) for effect in side.effects}

    assert {*ACTIONS, *PASSIVE, *REWARD, "this_turn"} == tested - set(GAINS)
    assert {effect.word(1) for side in GRANTING for effect in side.effects} == set(GRANTS)


def test_an_action_needs_an_active_tile() -> None:
    assert why_not(table(2, "0 tile t11 personnage"), "0 use t11") == "limoges-no-action"
