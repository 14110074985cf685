"""§7 What is known: the table now, and what a perfect memory holds."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from limestone.rules import limits
from limestone.rules.game import Seat
from limestone.rules.limits.accusation import Verdict
from limestone.rules.limits.memory import Memory, Shown
from limestone.rules.limits.table import Laid, Round, State, Turn
from limestone.rules.limits.view import Count, Own, Scene
from tests.limits.tables import CHOICES, SEATS, Choice, after, dealt, game, table

EYES: tuple[Seat | None, ...] = (None, 0, 1, 2)
GAME = st.tuples(st.sampled_from(SEATS), st.integers(0, 999), st.sampled_from(CHOICES))


def memory(state: State) -> Memory:
    return limits.view(state, None).memory


@pytest.mark.parametrize("seat", EYES)
def test_the_table_now_shows_just_what_section_7_says(seat: Seat | None) -> None:
    state = table("rgbv yyyy rrrr", "r g b", "0g 1bb 2v", draw="rrr", points=(0, 1, 0))

    seen = limits.view(state, seat)

    assert seen.own == Own(
        seat=seat,
        hand="" if seat is None else ("rgbv", "yyyy", "rrrr")[seat],
        hidden="" if seat is None else ("r", "g", "b")[seat],
    )
    assert seen.scene.limits_left == 17
    assert seen.scene == Scene(
        options=state.options,
        due=(0,),
        round=1,
        rounds=18,
        turn=0,
        limit=(None, 0, 3, 3, 5),
        hand_sizes=(4, 4, 4),
        hidden_sizes=(1, 1, 1),
        draw_size=3,
        pile=(Laid(2, "v"),),
        pile_size=4,
        points=(0, 1, 0),
        taken=(0, 0, 0),
        scores=(0, 1, 0),
        counted=None,
    )


@pytest.mark.parametrize("seat", EYES)
def test_an_open_pile_shows_all_of_it(seat: Seat | None) -> None:
    state = table("rgbv yyyy rrrr", "r g b", "0g 1bb 2v", words=("open-pile",))

    seen = limits.view(state, seat).scene

    assert seen.pile == (Laid(0, "g"), Laid(1, "b"), Laid(1, "b"), Laid(2, "v"))


@pytest.mark.parametrize("seat", EYES)
def test_the_count_lies_open_until_the_next_cards_are_hidden(seat: Seat | None) -> None:
    state = after(table("rgbv yyyy rrrr", "r g b", "0g 1y", draw="rrr"), "2 accuse 1")

    counted = limits.view(state, seat).scene.counted
    hidden = limits.view(after(state, "0 hide r | 1 hide y | 2 hide r"), seat).scene.counted

    assert counted == Count(
        limit=(None, 0, 3, 3, 5),
        pile=(Laid(0, "g"), Laid(1, "y")),
        round=Round(1, (Turn(0, "g"), Turn(1, "y")), ("r", "g", "b"), accuser=2, accused=1),
        verdict=Verdict("y", 1, 0, ()),
        counted=(1,),
        loser=1,
        earner=2,
    )
    assert hidden is None


def test_no_limit_card_lies_open_when_the_game_is_over() -> None:
    *_, (state, _) = game(3, seed=1)

    seen = limits.view(state, 0).scene

    assert (seen.due, seen.limit, seen.limits_left) == ((), None, 0)


REMEMBERED = [
    pytest.param((), ("?????", "?????", "?????"), "?" * 45, (), id="nothing before the first turn"),
    pytest.param(
        ("0 hide r | 1 hide y | 2 hide g", "0 exchange r", "1 play y"),
        ("?????", "?????", "?????"),
        "r" + "?" * 41,
        (Shown(0, "rr", "????"), Shown(1, "y", "r")),
        id="two cards of an exchange on the draw pile, and who draws the first of them",
    ),
    pytest.param(
        ("0 hide r | 1 hide y | 2 hide g", "0 play r", "1 play y", "2 accuse 1"),
        ("r????", "y????", "g????"),
        "?" * 43 + "ry",
        (),
        id="the hidden cards, and the pile under the draw pile",
    ),
    pytest.param(
        ("0 hide r | 1 hide y | 2 hide g", "0 exchange r", "1 play y", "2 accuse 1"),
        ("r????", "ry???", "g????"),
        "r" + "?" * 41 + "rry",
        (),
        id="a known card drawn, beside the hidden one",
    ),
]


@pytest.mark.parametrize(("lines", "hands", "draw", "shown"), REMEMBERED)
def test_a_perfect_memory_holds(
    lines: tuple[str, ...], hands: tuple[str, ...], draw: str, shown: tuple[Shown, ...]
) -> None:
    state = after(dealt("ryg" * 5), *lines)

    assert (memory(state).hands, memory(state).draw, memory(state).shown) == (hands, draw, shown)


@pytest.mark.parametrize(
    ("hides", "known"),
    [
        pytest.param("y", "y????", id="the hidden card may be the one that was known"),
        pytest.param("b", "yb???", id="another hidden card adds to what was known"),
    ],
)
def test_what_was_known_of_a_hand_stays_known(hides: str, known: str) -> None:
    lines = ("0 hide r | 1 hide y | 2 hide g", "0 play r", "1 play y", "2 accuse 1")
    state = after(dealt("ryg" * 4 + "rbg"), *lines)

    state = after(state, f"0 hide r | 1 hide {hides} | 2 hide g", "2 play g", "0 accuse 2")

    assert memory(state).hands[1] == known


def test_memory_keeps_every_round_as_it_was_counted() -> None:
    state = after(dealt("ryg" * 5), "0 hide r | 1 hide y | 2 hide g", "0 play r", "1 accuse 0")

    assert memory(state).rounds == (Round(1, (Turn(0, "r"),), ("r", "y", "g"), 1, 0),)
    assert memory(state).limits == (1, 2)


@settings(max_examples=8, deadline=None)
@given(GAME)
def test_what_is_remembered_is_true(played: tuple[int, int, Choice]) -> None:
    for state, _ in game(*played):
        remembered = memory(state)
        pairs = zip(remembered.draw, state.draw, strict=True)
        assert all(known in ("?", card) for known, card in pairs)
        if not state.hidden[0]:
            for known, hand in zip(remembered.hands, state.hands, strict=True):
                assert all(hand.count(card) >= known.count(card) for card in "rygbv")
