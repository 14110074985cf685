"""§11, §12.3 What players are told of an effect, held against a position."""

from collections.abc import Sequence
from typing import NamedTuple

import pytest

from limestone.i18n import Speech
from limestone.rules import limoges
from limestone.rules.limoges.components import COLOUR, YELLOW, Effect, Side
from limestone.rules.limoges.table import State
from tests.limoges.positions import BOX, after, printed, table, why_not
from tests.limoges.test_events import EFFECTS, RICH, changes

Goods = tuple[tuple[str, int], ...]
CITE = ["keys_cite 1 6-3 yellow", "gc_panet 0 2-0 yellow"]
CHATEAU = ["keys_chateau 1 6-2 yellow", "gi_imbert 0 1-0 yellow"]


class Claim(NamedTuple):
    """A sentence, and what happens on a table where a tile or an event says it."""

    when: str
    effect: Effect
    sentence: str
    lines: Sequence[str]
    moves: Sequence[str]
    different: Sequence[str]
    refused: Sequence[tuple[str, str]] = ()


def fx(op: str, *args: str | int | Goods) -> Effect:
    return Effect(op, args)


def sentence(effect: Effect, lang: str = "en") -> str:
    """The sentence of the web client, `effectWords` in words.ts."""
    speech = Speech(lang)
    if effect.op == "each":
        return speech.say("web-fx-each", gain=sentence(Effect(effect.word(0), effect.args[1:])))
    if effect.op == "each_per":
        op, n = effect.word(1), effect.number(2)
        gain, _, what = op.rpartition("_")
        share = fx(gain, what, n) if gain in ("gain_influence", "gain_meeple") else fx(op, n)
        gain = sentence(share)
        return speech.say(
            "web-fx-each_per", measure=effect.word(0), gain=gain, most=effect.number(3)
        )
    if effect.op == "this_turn":
        grant = sentence(Effect(effect.word(1), effect.args[2:]), lang)
        return speech.say("web-fx-this_turn", **{"from": goods(speech, effect, 0), "gain": grant})
    return speech.say(f"web-fx-{effect.op}", **facts(speech, effect))


def facts(speech: Speech, effect: Effect) -> dict[str, str | int]:
    found: dict[str, str | int] = {}
    for n, argument in enumerate(effect.args):
        if isinstance(argument, int):
            found |= {"n": argument, "count": argument}
        elif isinstance(argument, tuple):
            found["to" if "from" in found else "from"] = goods(speech, effect, n)
        else:
            if argument in COLOUR:
                found["colour"] = argument
            else:
                found["what"] = named(speech, argument)
            found.setdefault("word", argument)
    return found


def named(speech: Speech, word: str) -> str:
    sites = ("bridges", "gates", "powers", "production", "any", "all")
    actions = ("commerce", "mint", "destruction", "jealousy", "choice")
    return speech.say(f"web-what-{word}") if word in sites + actions else speech.thing(word)


def goods(speech: Speech, effect: Effect, n: int) -> str:
    pairs = effect.goods(n)
    return speech.listed(
        [speech.say("limoges-goods", good=good, count=count, colour=good) for good, count in pairs]
    )


CLAIMS = [
    Claim("end_turn", fx("gain_coins", 2), "+2 coins", [], ["0 end"], ["0 coins 17"]),
    Claim(
        "end_turn",
        fx("gain_meeple", "red", 1),
        "+1 Château consul",
        [],
        ["0 end"],
        ["0 has red 1"],
    ),
    Claim(
        "end_turn",
        fx("gain_influence", "choice", 1),
        "+1 influence on a track of your choice",
        [],
        ["0 end", "0 gain fr"],
        ["0 influence (1 0)"],
    ),
    Claim(
        "action",
        fx("convert", (("coins", 5),), (("vp", 1), ("grey", 1))),
        "5 coins → 1 point and 1 abbot",
        [],
        ["0 use t26"],
        ["0 coins 10", "0 points 1", "0 has grey 1"],
    ),
    Claim(
        "action",
        fx("free_prisoner"),
        "free a prisoner, free of charge",
        ["prison red 1", "justice 1 5-4 yellow"],
        ["0 use t26 red"],
        ["0 has red 1", "prison (0 0 0 0 0)"],
    ),
    Claim(
        "action",
        fx("replace_guards", "any"),
        "move your guards in one of the two towns free of charge",
        [*CITE, *CHATEAU],
        ["0 use t26 chateau", "0 guard gi_imbert low"],
        ["gi_imbert: 0 1-0 yellow low"],
        [("guard gc_panet low", "limoges-town-closed"), ("use t26 cite", "limoges-once-a-turn")],
    ),
    Claim(
        "action",
        fx("take_coins", 2),
        "take 2 coins from an opponent",
        [],
        ["0 use t26 1"],
        ["0 coins 17", "1 coins 13"],
    ),
    Claim(
        "action",
        fx("take_meeple", 1),
        "take 1 meeple from an opponent",
        ["1 has blue 2"],
        ["0 use t26 1 blue", "1 gain en"],
        ["0 has blue 1", "1 influence (0 1)", "1 has blue 1"],
    ),
    Claim(
        "action",
        fx("recruit", (("purple", 1),), 2),
        "1 bishop → 2 meeples of one colour from the reserve",
        ["0 has purple 1"],
        ["0 use t26 blue"],
        ["0 has blue 2"],
    ),
    Claim(
        "action",
        fx("recruit", (("coins", 3),), 1),
        "3 coins → 1 meeple of your choice from the reserve",
        [],
        ["0 use t26 blue"],
        ["0 coins 12", "0 has blue 1"],
    ),
    Claim(
        "action",
        fx("exchange_domino"),
        "remove a domino of your hand and draw another",
        [*CITE, "0 hand 6-6"],
        ["0 use t26 6-6", "* draw 0:3-0", "0 place 3-0 ca_3"],
        ["ca_3: 0 3-0", "0 coins 12", "0 has purple 1", "treasury (0 3)"],
        [("place 6-6 ca_6", "limoges-domino-not-in-hand")],
    ),
    Claim(
        "action",
        fx("this_turn", (("yellow", 1),), "entry", "any"),
        "1 Viscount’s man → for the rest of the turn: you may pass every wall and pay no tax",
        ["keys_cite 1 6-3 blue", "gc_panet 1 5-4 blue", "0 has yellow 1", "0 hand 2-1 5-0"],
        ["0 use t26", "0 place 2-1 ca_1", "0 place 5-0 ab_01"],
        [
            "ab_01: 0 5-0",
            "ca_1: 0 2-1",
            "0 coins 7",
            "0 has grey 1 purple 1",
            "treasury (5 3)",
        ],
    ),
    Claim(
        "action",
        fx("this_turn", (("coins", 2),), "bonus_meeple", "abbey", "grey", 2),
        "2 coins → for the rest of the turn: Abbey: +2 abbots",
        [*CHATEAU, "0 hand 2-1 4-1"],
        ["0 use t26", "0 place 2-1 ab_01", "0 place 4-1 ab_05"],
        ["ab_01: 0 2-1", "ab_05: 0 4-1", "0 coins 5", "0 has grey 6", "treasury (8 0)"],
    ),
    Claim(
        "action",
        fx("this_turn", (("grey", 1),), "discount_domino", "abbey", 5),
        "1 abbot → for the rest of the turn: Abbey: 5 coins less",
        [*CHATEAU, "0 hand 6-1 4-0", "0 has grey 1"],
        ["0 use t26", "0 place 6-1 ab_01", "0 place 4-0 ab_05"],
        ["ab_01: 0 6-1", "ab_05: 0 4-0", "0 coins 13", "0 has grey 2", "treasury (2 0)"],
    ),
    Claim(
        "action",
        fx("this_turn", (("coins", 2),), "action_discount", "mint", 2),
        "2 coins → for the rest of the turn: the mint: 2 meeples fewer",
        ["ab_01 1 5-4", "0 has grey 5"],
        ["0 use t26", "0 mint", "0 mint"],
        ["0 coins 31", "0 has grey 1"],
    ),
    Claim(
        "passive",
        fx("action_discount", "commerce", 2),
        "trade: 2 meeples fewer",
        ["consulat_cite 1 5-4", "0 has blue 2"],
        ["0 commerce blue"],
        ["0 coins 24", "0 has nothing"],
    ),
    Claim(
        "passive",
        fx("discount_domino", "cathedral", 3),
        "Cathedral: 3 coins less",
        [*CITE, "0 hand 4-2"],
        ["0 place 4-2 ca_4"],
        ["ca_4: 0 4-2", "0 coins 12", "0 has purple 1", "treasury (0 3)"],
    ),
    Claim(
        "passive",
        fx("entry", "any"),
        "you may pass every wall and pay no tax",
        ["keys_cite 1 6-3 blue", "gc_panet 1 5-4 blue", "0 hand 2-1"],
        ["0 place 2-1 ca_1"],
        ["ca_1: 0 2-1", "0 coins 12", "0 has purple 1", "treasury (0 3)"],
    ),
    Claim(
        "passive",
        fx("protect", "all"),
        "your dominoes cannot be destroyed or displaced by others or by events; a power can still "
        "be taken over",
        ["turn 1", "justice 0 4-2 blue", "port_naveix 0 2-0 blue", "pm_1 0 3-0"]
        + ["1 hand 4-1 6-6", "1 has yellow 1 blue 1", "1 en 3"],
        ["1 place 4-1 justice yellow"],
        ["justice: 1 4-1 yellow", "1 coins 10", "1 has blue 1"],
        [
            ("destroy pm_1 en", "limoges-protected"),
            ("place 6-6 port_naveix", "limoges-protected"),
        ],
    ),
    Claim(
        "reward",
        fx("reward_vp", 2, "abbey"),
        "+2 points if you have a domino in the Abbey",
        ["ab_01 0 5-4"],
        ["0 end", "1 end"],
        ["0 points 3"],
    ),
    Claim(
        "event",
        fx("bank_tax", "chateau"),
        "the bank pays every active gate of the Château its tax, double to whoever has the "
        "majority on Pont Saint-Martial",
        ["keys_chateau 0 6-3 yellow", "gi_imbert 0 5-2 yellow", "gi_orgolet 1 4-1 yellow"]
        + ["pm_1 0 1-0", "pm_2 0 2-0", "pm_3 0 3-0", "pm_4 1 4-0"],
        ["0 play ev01"],
        ["0 coins 19", "1 coins 16"],
    ),
    Claim(
        "event",
        fx("destroy_lowest", "cathedral"),
        "the lowest domino of the Cathedral that bears no other is destroyed",
        ["ca_0 0 1-0", "ca_1 1 2-1", "cb_0 1 5-5", "ca_5 0 5-1"],
        ["0 play ev01"],
        ["ca_5: -"],
    ),
    Claim(
        "event",
        fx("ban_until_round_end", "destruction"),
        "no destruction and no jealousy until the end of the round",
        ["pm_1 1 2-1", "0 en 3", "0 has purple 4", "1 tile t04 lieu grey"],
        ["0 play ev01"],
        ["banned True"],
        [("destroy pm_1 en", "limoges-peace"), ("jealousy t04", "limoges-peace")],
    ),
]


def told_at(claim: Claim) -> State:
    """The table of a claim, with the effect printed on the tile or the event of seat 0."""
    if claim.when == "event":
        side = Side("ev01", "a", (claim.effect,))
        state = table(2, "0 tile ev01 a", *claim.lines, words=("events",))
    else:
        side = Side("t26", "lieu", (claim.effect,), claim.when, colour=YELLOW, zone="hors")
        state = table(2, "0 tile t26 lieu yellow", *claim.lines)
    return printed(state, side)


@pytest.mark.parametrize("claim", CLAIMS, ids=lambda claim: claim.sentence)
def test_what_the_sentence_of_an_effect_says_happens(claim: Claim) -> None:
    before = told_at(claim)

    then = after(before, *claim.moves)

    assert sentence(claim.effect) == claim.sentence
    assert changes(before, then) == claim.different
    seat = limoges.actors(then)[0] if claim.refused else 0
    for move, code in claim.refused:
        assert why_not(then, f"{seat} {move}") == code


EVENTS = {
    "ev01:a": "the lowest domino of the Abbey is destroyed",
    "ev02:a": "everyone loses 1 meeple of their choice",
    "ev02:b": "everyone loses half of their largest colour",
    "ev03:a": "all guards of the Château return to their owners’ hands",
    "ev04:a": "everyone, per own domino in the Cathedral: +1 English influence (max. 3)",
    "ev05:a": "the last arch of Pont Saint-Martial is removed",
    "ev05:b": "everyone, per own arch of Pont Saint-Étienne: +3 coins (max. 9)",
    "ev06:b": "everyone, per own gate of the Château: −1 coin (max. 4)",
    "ev07:a": "everyone, per own domino in the Abbey: +1 abbot (max. 2)",
    "ev08:a": "all Viscount’s men return to the reserve",
    "ev10:a": "sole leader on the English track: −2",
    "ev12:a": "the treasury of the Abbey goes to the bank",
    "ev15:a": "everyone: +4 coins",
    "ev15:b": "everyone loses 1 of every 3 coins",
    "ev16:a": "Port of Naveix: its meeple goes to the reserve",
    "ev18:b": "the prison is emptied",
}


@pytest.mark.parametrize("name", EVENTS)
def test_what_the_sentence_of_an_event_says_happens(name: str) -> None:
    event, side = name.split(":")
    before = table(2, f"0 tile {event} {side}", *RICH, words=("events",))
    answers, different = EFFECTS[name]

    assert sentence(BOX.sides[event, side].effects[0]) == EVENTS[name]
    assert changes(before, after(before, f"0 play {event}", *answers)) == different


def words(effect: Effect) -> set[str]:
    return {effect.op, effect.word(1)} if effect.op == "this_turn" else {effect.op}


def test_every_word_of_the_data_has_a_sentence_held_against_a_position() -> None:
    data = [effect for side in BOX.sides.values() for effect in side.effects]
    held = [claim.effect for claim in CLAIMS]
    held += [BOX.sides[event, side].effects[0] for event, side in (n.split(":") for n in EVENTS)]

    assert set().union(*map(words, data)) <= set().union(*map(words, held))


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", ("taken over", "no tax", "double", "jealousy", "bears no other")),
        ("de", ("übernommen", "keinen Zoll", "das Doppelte", "Eifersucht", "keinen anderen trägt")),
        ("fr", ("repris", "sans payer de taxe", "le double", "jalousie", "n’en porte pas d’autre")),
        ("nl", ("overgenomen", "geen tol", "dubbel", "afgunst", "geen andere draagt")),
        (
            "it",
            (
                "comunque sostituire",
                "senza pagare la tassa",
                "doppia",
                "Gelosia",
                "non ne sorregge un altro",
            ),
        ),
    ],
)
def test_every_language_says_so(lang: str, said: tuple[str, ...]) -> None:
    effects = [
        fx("protect", "all"),
        fx("entry", "any"),
        fx("bank_tax", "cite"),
        fx("ban_until_round_end", "destruction"),
        fx("destroy_lowest", "cathedral"),
    ]

    for effect, words in zip(effects, said, strict=True):
        assert words in sentence(effect, lang)


@pytest.mark.parametrize("justice", ["justice 1 2-1", "justice 1 2-1 yellow"])
def test_freeing_needs_a_domino_on_justice_and_a_meeple_there_changes_nothing(justice: str) -> None:
    state = table(2, "prison red 1", justice)

    assert changes(state, after(state, "0 free red")) == [
        "0 coins 12",
        "0 has red 1",
        "1 coins 18",
        "prison (0 0 0 0 0)",
    ]
    assert why_not(table(2, "prison red 1"), "0 free red") == "limoges-no-justice"
