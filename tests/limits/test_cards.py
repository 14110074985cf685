"""§1 The cards."""

import pytest

from limestone.rules import limits
from limestone.rules.game import GAMES, Option, Refused, own_material
from limestone.rules.limits.cards import LimitCards, in_order
from tests.limits.tables import PRINTED, cards

LINES = [PRINTED] * 24


def own() -> LimitCards:
    found = own_material(GAMES["limits"])
    assert isinstance(found, LimitCards)
    return found


def test_the_box_has_24_limit_cards_and_the_printed_one_is_among_them() -> None:
    faces = own().faces

    assert len(faces) == 24
    assert (None, 0, 3, 3, 5) in faces


def test_limit_cards_are_numbered_from_1_as_they_stand_in_the_file() -> None:
    assert own().face(5) == (None, 0, 3, 3, 5)


@pytest.mark.parametrize(
    "text",
    [
        pytest.param("\n".join(LINES), id="the bare lines"),
        pytest.param("# title\n\n" + "\n".join(LINES) + "\n", id="a comment and a blank line"),
        pytest.param("\n".join(f"  {line}   # why" for line in LINES), id="comments at line ends"),
        pytest.param("\r\n".join(LINES).replace(" ", "\t"), id="other spacing"),
    ],
)
def test_comments_and_spacing_do_not_change_the_digest(text: str) -> None:
    assert limits.material({"mine.txt": text}, "box") == cards()


def test_other_values_change_the_digest() -> None:
    assert cards("X 0 3 3 5").digest != cards("X 0 3 3 4").digest


@pytest.mark.parametrize(
    ("lines", "code", "line"),
    [
        pytest.param(LINES[:23], "limits-cards-count", 23, id="a card is missing"),
        pytest.param([*LINES, PRINTED], "limits-cards-count", 25, id="a card too many"),
        pytest.param([], "limits-cards-count", 0, id="an empty file"),
        pytest.param(["# none", "1 2 3 4"], "limits-cards-values", 2, id="four values"),
        pytest.param([PRINTED, "1 2 3 4 5 6"], "limits-cards-values", 2, id="six values"),
        pytest.param([PRINTED, "1 2 3 4 10"], "limits-cards-value", 2, id="more than 9"),
        pytest.param(["x 0 3 3 5"], "limits-cards-value", 1, id="a small x"),
        pytest.param(["-1 0 3 3 5"], "limits-cards-value", 1, id="less than 0"),
        pytest.param(["² 0 3 3 5"], "limits-cards-value", 1, id="a digit that is none"),
    ],
)
def test_a_bad_file_is_refused_with_its_line(lines: list[str], code: str, line: int) -> None:
    with pytest.raises(Refused) as refused:
        limits.material({"mine.txt": "\n".join(lines)}, "mine")

    assert (refused.value.code, refused.value.section) == (code, "§1.2")
    assert refused.value.place == {"file": "mine.txt", "line": line}


@pytest.mark.parametrize("files", [{}, {"a.txt": "", "b.txt": ""}], ids=["none", "two"])
def test_the_limit_cards_are_one_file(files: dict[str, str]) -> None:
    with pytest.raises(Refused, match="limits-cards-files"):
        limits.material(files, "mine")


def test_the_only_variant_is_the_open_pile() -> None:
    assert limits.variants(cards()) == {"open-pile": Option("§4.4")}


def test_cards_are_held_in_the_order_of_the_colours() -> None:
    assert in_order("vbgyr?r") == "rrygbv?"
