"""The picture that is shared: sixteen stones, the size messengers want, and no card."""

import re
import struct
from datetime import date

import pytest

from limestone.i18n import LANGUAGES, Speech
from limestone.server.edge.share_card import Card, _painted, png, svg

WALL = "ggggsgggmggmgssg"
MANY = {score: 3 for score in range(30, 56)}
CARD = Card(date(2026, 11, 16), 51, 55, 7, MANY, WALL)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_stone_a_round(lang: str) -> None:
    drawn = re.findall(r'<g class="([gsm])"', svg(CARD, Speech(lang)))

    assert "".join(drawn) == WALL


@pytest.mark.parametrize("tally", [{51: 1, 44: 2, 53: 1}, MANY])
def test_the_scores_have_a_scale_with_par_and_the_own_one(tally: dict[int, int]) -> None:
    """The dots said nothing of how much each was."""
    drawn = svg(CARD._replace(tally=tally), Speech("en"))
    placed = {
        said: int(x) for x, said in re.findall(r'anchor="middle" x="(\d+)"[^>]*>([^<]+)<', drawn)
    }

    assert placed["49"] < placed["51"] < placed["par 55"] < placed["56"]
    assert 'stroke-dasharray="9 6"' in drawn


def test_few_people_are_dots_and_many_are_bars() -> None:
    few = CARD._replace(tally={51: 1, 44: 2})

    assert svg(few, Speech("en")).count("<circle") == 3
    assert "<circle" not in svg(CARD, Speech("en"))


def test_among_few_people_one_has_a_place() -> None:
    said = svg(CARD._replace(tally={51: 1, 44: 2, 53: 1}), Speech("en"))

    assert "place 2 of 4" in said and "better than" not in said


def test_one_is_better_than_who_made_less() -> None:
    assert CARD._replace(tally={51: 1, 44: 2, 53: 1}).better() == 67
    assert CARD._replace(tally={51: 1}).better() == 0


def test_the_picture_has_the_size_that_messengers_want() -> None:
    made = png(CARD, Speech("en"))

    assert made.startswith(b"\x89PNG") and struct.unpack(">II", made[16:24]) == (1200, 630)
    assert made != png(CARD._replace(score=50), Speech("en"))


def test_it_says_nothing_of_the_cards() -> None:
    said = re.findall(r">([^<]+)</text>", svg(CARD, Speech("en")))

    assert said == [
        *("Limestone", "Limes, daily game of 16 November 2026", "51", "Excellent"),
        *("better than 82\u00a0% of 78", "par 55, 7 days in a row"),
        *("21", "28", "35", "42", "49", "56", "par 55", "51"),
        "a stone a round: whole, cracked, fallen",
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_word_runs_under_the_stones(lang: str) -> None:
    head, foot = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="664 0 536 530">', "</svg>"
    nothing = _painted(head + foot)

    for score in (8, 30, 40, 48, 56):
        whole = svg(CARD._replace(score=score, streak=365), Speech(lang))
        words = re.findall(r"<text.*?</text>", whole)[:-1]
        assert _painted(head + "".join(words) + foot) == nothing, words
