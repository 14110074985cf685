"""§3 Laying a card, §4 territories."""

import pytest

from limestone.rules.bits import cells
from limestone.rules.game import Refused
from limestone.rules.limes.land import (
    FIRST,
    Laid,
    Land,
    lay,
    places,
    refuse_place,
    territories,
    territory,
)
from limestone.rules.limes.notation import square_name
from tests.limes.picture import DECK, land, names


def squares(words: str) -> int:
    """Squares by their names, as a board."""
    return sum(1 << ("abcdefg".index(word[0]) + 8 * (int(word[1]) - 1)) for word in words.split())


def square(word: str) -> int:
    return cells(squares(word))[0]


@pytest.mark.parametrize(
    ("lying", "diagonal", "free"),
    [
        pytest.param("", False, "d4", id="§3.1 the first card"),
        pytest.param("d4", False, "d3 c4 e4 d5", id="§3.1 by a side"),
        pytest.param("d4", True, "c3 d3 e3 c4 e4 c5 d5 e5", id="§8.1 by a corner too"),
        pytest.param("d4 e4 f4 g4", False, "d3 e3 f3 g3 d5 e5 f5 g5", id="§3.3 four wide"),
        pytest.param("d1 d2 d3 d4", False, "c1 e1 c2 e2 c3 e3 c4 e4", id="§3.3 four tall"),
        pytest.param("d4 g4", True, "d3 e3 f3 g3 e4 f4 d5 e5 f5 g5", id="§3.3 four apart"),
    ],
)
def test_where_the_next_card_may_lie(lying: str, diagonal: bool, free: str) -> None:
    found = places(Land(squares=squares(lying)), diagonal=diagonal)

    assert " ".join(map(square_name, cells(found))) == free


@pytest.mark.parametrize(
    ("lying", "on", "diagonal", "code", "section"),
    [
        pytest.param("", "d5", False, "limes-first-square", "§9", id="first on d4"),
        pytest.param("d4", "d4", False, "limes-square-taken", "§3.1", id="taken"),
        pytest.param("d4", "e5", False, "limes-apart", "§3.1", id="corner only"),
        pytest.param("d4", "f4", True, "limes-apart-diagonal", "§8.1", id="not even a corner"),
        pytest.param("c4 d4 e4 f4", "g4", False, "limes-too-wide", "§3.3", id="five wide"),
        pytest.param("d1 d2 d3 d4", "d5", False, "limes-too-tall", "§3.3", id="five tall"),
    ],
)
def test_why_a_card_may_not_lie_there(
    lying: str, on: str, diagonal: bool, code: str, section: str
) -> None:
    with pytest.raises(Refused) as refused:
        refuse_place(Land(squares=squares(lying)), square(on), diagonal=diagonal)

    assert (refused.value.code, refused.value.section) == (code, section)


def test_growing_north_and_west_moves_the_land_in_its_box() -> None:
    first = lay(Land(), Laid(FIRST, 1, 0), DECK.card(1).faces[0])._replace(workers=(1,))

    north = lay(first, Laid(square("d3"), 8, 0), DECK.card(8).faces[0])
    west = lay(north, Laid(square("c3"), 8, 1), DECK.card(8).faces[1])

    assert north == land("  . ~ / ~ . / ~ .*@ / # .*")._replace(
        cards=north.cards, squares=squares("d3 d4")
    )
    assert west == land("~ . . ~ / . ~ ~ . / _ _ ~ .*@ / _ _ # .*")._replace(
        cards=west.cards, squares=squares("c3 d3 d4")
    )


@pytest.mark.parametrize(
    ("drawing", "zone", "zones"),
    [
        pytest.param(". . . / ~ . ~", 0, "a1nw a1ne b1nw a1se", id="§4.1 by a side"),
        pytest.param(". ~ / ~ .", 0, "a1nw", id="§4.1 corners do not connect"),
        pytest.param("# # / # #", 0, "a1nw", id="§4.2 a tower is a territory by itself"),
        pytest.param("^ _ ^", 0, "a1nw", id="a gap does not connect"),
    ],
)
def test_a_territory(drawing: str, zone: int, zones: str) -> None:
    here = land(drawing)

    assert names(here, territory(here, zone)) == zones


def test_territories_share_out_the_land() -> None:
    here = land(". . # / ~ ^ # / ~ ^ .")

    found = list(territories(here))

    assert [names(here, board) for board in found] == [
        "a1nw a1ne",
        "b1nw",
        "a1sw a2nw",
        "a1se a2ne",
        "b1sw",
        "b2nw",
    ]
