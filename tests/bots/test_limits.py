"""The bots of Limits: what they suppose of the others, and what they forget."""

from random import Random

import pytest

from limestone.bots.limits import LEVELS, Habitual
from limestone.bots.limits_leanings import leanings
from limestone.bots.limits_odds import USUAL, Eyes, lying, over
from limestone.rules import limits
from limestone.rules.limits.cards import UNSEEN
from limestone.rules.limits.table import Round, Turn
from tests.limits.tables import cards, table

LONG = " ".join(f"{n % 3}{'rgv'[n % 3]}" for n in range(21))


def ended(hidden: str, pile: str, accuser: int = 0, accused: int = 1) -> Round:
    turns = tuple(Turn(int(word[0]), word[1:]) for word in pile.split())
    return Round(1, turns, tuple(hidden.split()), accuser, accused)


def remembered(level: str, *words: str) -> str:
    """The pile as a level remembers it."""
    view = limits.view(table("rgbv rgbv rgbv", "r g b", LONG, words=words), 0)
    bot = LEVELS[level]
    assert isinstance(bot, Habitual)
    return bot.eyes(view, Random(1)).pile


def test_weak_levels_forget_more() -> None:
    forgotten = [
        remembered(level).count(UNSEEN) for level in ("expert", "club", "casual", "novice")
    ]

    assert forgotten[0] == 0
    assert forgotten == sorted(set(forgotten))


def test_an_open_pile_is_not_forgotten() -> None:
    assert UNSEEN not in remembered("novice", "open-pile")


def test_what_was_forgotten_still_lies_there() -> None:
    assert lying("rr" + 9 * UNSEEN, "r") == 3


def test_before_the_first_round_everybody_is_as_usual() -> None:
    assert leanings(cards(), (), 3) == [USUAL] * 3


def test_a_seat_that_never_raises_low_limits_is_found_out() -> None:
    rounds = 4 * (ended("r y y", "1y 2g 0y"),)

    high, low, _ = leanings(cards(), rounds, 3)

    assert high.low < 0 < low.low


@pytest.mark.parametrize(
    ("pile", "bolder"),
    [
        pytest.param("1y 2g 0g 1y 2y 0v 1y", False, id="§5.2 four yellow, none allowed"),
        pytest.param("1r 2r 0r 1r", True, id="§1.2 red has no limit"),
    ],
)
def test_accusations_tell_how_sure_a_seat_must_be(pile: str, bolder: bool) -> None:
    found = leanings(cards(), (ended("v v v", pile, accuser=2),), 3)

    assert (found[2].sure < USUAL.sure) is bolder
    assert found[0].sure == USUAL.sure


def test_low_limits_are_likelier_raised() -> None:
    eyes = Eyes(0, 3, (None, 0, 3, 3, 5), "rr", "r", "", (), ("", "", ""))

    assert over(eyes, "y", 1) < over(eyes, "g", 4) < over(eyes, "v", 6)
