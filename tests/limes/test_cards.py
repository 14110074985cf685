"""§1 Material."""

import pytest

from limestone.rules.game import Refused, own_files
from limestone.rules.limes.cards import FIELD, FOREST, TOWER, WATER, canonical, symbol, turned
from limestone.rules.limes.notation import TURN_NAMES
from tests.limes.picture import DECK, deck

FULL = canonical(own_files("limes"))


def text(cards: str = FULL) -> str:
    """A deck file out of lines `number nw ne sw se`."""
    blocks = [line.split() for line in cards.splitlines()]
    return "\n".join(f"{n}\n{a} {b}\n{c} {d}" for n, a, b, c, d in blocks)


def test_the_substitute_deck_has_what_its_comment_says() -> None:
    zones = [zone for card in DECK.cards for zone in card.zones]

    counts = [sum(zone.terrain == kind for zone in zones) for kind in range(4)]

    assert counts == [31, 30, 21, 14]
    assert sum(zone.hut for zone in zones) == 33


@pytest.mark.parametrize(
    ("turn", "shown"),
    [("n", "~ .* # .*"), ("e", "# ~ .* .*"), ("s", ".* # .* ~"), ("w", ".* .* ~ #")],
)
def test_a_turn_is_where_the_printed_top_points(turn: str, shown: str) -> None:
    zones = turned(DECK.card(1).zones, TURN_NAMES.index(turn))

    assert " ".join(map(symbol, zones)) == shown


def test_only_card_8_has_two_turns_that_look_the_same() -> None:
    turns = {number: len(DECK.card(number).turns) for number in range(1, 25)}

    assert turns == dict.fromkeys(range(1, 25), 4) | {8: 2}


def test_a_face_is_the_card_as_boards() -> None:
    face = DECK.card(1).faces[0]  # ~ .* over # .*

    assert face.terrain[WATER] == 1 << 0
    assert face.terrain[FIELD] == 1 << 1 | 1 << 9
    assert face.terrain[FOREST] == 0
    assert face.terrain[TOWER] == 1 << 8
    assert face.huts == 1 << 1 | 1 << 9


def test_comments_and_spacing_do_not_change_the_digest() -> None:
    plain = deck(text())
    decorated = deck("// mine\n\n" + text().replace(" ", "   ") + "\n// end\n")

    assert plain.digest == decorated.digest == DECK.digest


def test_another_zone_changes_the_digest() -> None:
    assert deck(text(FULL.replace("1 ~ .*", "1 . .*", 1))).digest != DECK.digest


def test_some_zones_carry_a_hut_on_water_or_a_tower_with_a_warning() -> None:
    odd = deck(text(FULL.replace("1 ~ .* # .*", "1 ~* .* #* .*", 1)))

    assert [symbol(zone) for zone in odd.card(1).zones] == ["~*", ".*", "#*", ".*"]
    assert [(one.section, one.code, {**one.place, **one.args_}) for one in odd.warnings] == [
        ("§1.2", "deck-hut", {"card": 1, "found": found}) for found in ("~*", "#*")
    ]
    assert DECK.warnings == ()


@pytest.mark.parametrize(
    ("broken", "code", "line"),
    [
        pytest.param("", "deck-incomplete", None, id="an empty file"),
        pytest.param(text(FULL.rpartition("24 ")[0]), "deck-incomplete", None, id="23 cards"),
        pytest.param(text() + "\n25\n. .\n. .", "deck-number", 73, id="a card 25"),
        pytest.param(text() + "\n7\n. .\n. .", "deck-number-twice", 73, id="a number twice"),
        pytest.param("~ .\n. .\n", "deck-number-expected", 1, id="zones before a number"),
        pytest.param("1\n~ .\n. .\n. .", "deck-number-expected", 4, id="a third row"),
        pytest.param("1\n~ .\n2\n. .\n. .", "deck-rows", 1, id="one row only"),
        pytest.param("1\n~ .", "deck-rows", 1, id="the file stops in a card"),
        pytest.param("1\n~ . .\n. .", "deck-row", 2, id="three zones in a row"),
        pytest.param("1\n~ x\n. .", "deck-zone", 2, id="an unknown zone"),
        pytest.param("1\n~ .**\n. .", "deck-zone", 2, id="two huts on a zone"),
        pytest.param("0\n. .\n. .", "deck-number", 1, id="a card 0"),
        pytest.param("½\n. .\n. .", "deck-number-expected", 1, id="no whole number"),
    ],
)
def test_a_bad_deck_is_refused_with_its_line(broken: str, code: str, line: int | None) -> None:
    with pytest.raises(Refused) as refused:
        deck(broken)

    assert refused.value.code == code
    assert refused.value.place.get("line") == line
    assert refused.value.place["file"] == "deck.txt"
