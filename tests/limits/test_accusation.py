"""§5 The accusation ends the round."""

import pytest

from limestone.rules import limits
from limestone.rules.limits.accusation import Verdict, closed, verdict
from limestone.rules.limits.cards import COLOURS
from limestone.rules.limits.scoring import accusations
from limestone.rules.limits.table import Round, State, face
from tests.limits.tables import after, table

ANNA, BARBARA, CLAIRE, DANIEL = range(4)
Each = tuple[int, ...]
HANDS = "rrrr rrrr rrrr rrrr"


def judged(state: State, accuser: int, accused: int) -> Verdict:
    return verdict(face(state), closed(state, accuser, accused))


def test_the_printed_limit_card_with_four_hidden_cards_allows_what_the_rulebook_says() -> None:
    state = table(HANDS, "b b y g")

    allowed = {
        colour: judged(state._replace(turns=table(HANDS, "", f"0{colour}").turns), 1, 0).allowed
        for colour in COLOURS
    }

    assert allowed == {"v": 5, "r": None, "b": 5, "y": 1, "g": 4}


@pytest.mark.parametrize("hidden", ["b b y r", "r r r r"])
def test_a_hidden_card_changes_nothing_where_there_is_no_limit(hidden: str) -> None:
    assert judged(table(HANDS, hidden, "0r"), 1, 0).allowed is None


def test_the_printed_example_does_not_count_the_card_that_claire_laid_later() -> None:
    state = table(HANDS, "y b b g", "0y 1y 2y", turn=DANIEL)

    assert judged(state, DANIEL, BARBARA) == Verdict("y", 2, 0, (ANNA,))
    assert judged(state, DANIEL, CLAIRE) == Verdict("y", 3, 0, (ANNA,))
    assert not judged(state, DANIEL, ANNA).guilty


def test_the_printed_example_pays_daniel_and_gives_barbara_the_limit_card() -> None:
    state = after(table(HANDS, "y b b g", "0y 1y 2y", turn=DANIEL), f"{DANIEL} accuse {BARBARA}")

    assert (state.points, state.taken) == ((0, 0, 0, 1), (0, 1, 0, 0))
    assert limits.scores(state) == (0, -2, 0, 1)


@pytest.mark.parametrize(
    ("hidden", "pile", "accused", "guilty"),
    [
        pytest.param("r r r", "0g 1g 2g", 2, False, id="§5.1 just reached is allowed"),
        pytest.param("r r r", "0g 1g 2g 0g", 0, True, id="§5.1 one more is not"),
        pytest.param("g r r", "0g 1g 2g 0g", 0, False, id="§5.1 a face-down card raises it"),
        pytest.param("g r r", "0b 1b 2b 0b", 0, True, id="§5.1 only that of its own colour"),
        pytest.param("g g g", "0g 1g 2g 0g 1g 2g", 2, False, id="§5.1 all face-down cards count"),
        pytest.param("b b b", "0r 1r 2r 0r 1r 2r", 2, False, id="§5.1 X allows any number"),
        pytest.param("b b b", "0y", 0, True, id="§5.1 none at all is allowed at 0"),
        pytest.param("b b b", "0y 1g 2g 0g", 2, False, id="§5.1 only the colour of the last card"),
        pytest.param("b b b", "0y 1y 2g", 1, True, id="§5.1 other colours between do not matter"),
        pytest.param("r r r", "0g 1g 2gg", 2, True, id="§4.2 both cards of an exchange count"),
        pytest.param("r r r", "0v 1v 2v 0v 1vv", 1, True, id="§4.2 our example: six violet for 5"),
        pytest.param("r r r", "0g 1b 2gg", 2, False, id="§4.2 an exchange within the limit"),
        pytest.param("r r r", "0g 1g 2gg 0b", 1, False, id="§4.2 a later exchange does not count"),
    ],
)
def test_the_count_decides(hidden: str, pile: str, accused: int, guilty: bool) -> None:
    state = table("rrrr rrrr rrrr", hidden, pile)

    found = judged(state, state.turn, accused)

    assert found.guilty is guilty


@pytest.mark.parametrize(
    ("hidden", "points", "taken", "starter"),
    [
        pytest.param("r r r", (0, 1, 0), (1, 0, 0), 0, id="§5.2 more than allowed"),
        pytest.param("g r r", (1, 0, 0), (0, 1, 0), 1, id="§5.2 otherwise the accuser pays"),
    ],
)
def test_the_limit_card_goes_to_who_was_wrong_and_starts_the_next_round(
    hidden: str, points: tuple[int, ...], taken: tuple[int, ...], starter: int
) -> None:
    state = after(table("rrrr rrrr rrrr", hidden, "0g 1g 2g 0g"), "1 accuse 0")

    assert (state.points, state.taken, state.turn) == (points, taken, starter)


def test_the_round_is_kept_as_it_was_counted() -> None:
    before = table("rrrr rrrr rrrr", "g b v", "0g 1y")

    state = after(before, "2 accuse 1")

    assert state.rounds == (Round(1, before.turns, ("g", "b", "v"), 2, 1),)


def test_face_down_cards_go_back_to_the_hands() -> None:
    state = after(table("rrrv rrrv rrrv", "g b v", "0g 1y", draw="bb"), "2 accuse 1")

    assert (state.hands, state.hidden) == (("rrrgv", "rrrbv", "rrrvv"), ("", "", ""))


def test_the_pile_goes_under_the_draw_pile_so_that_the_card_laid_first_comes_up_first() -> None:
    state = after(table("rrrr rrrr rrrr", "g b v", "0g 1y 2bb 0v", draw="rr"), "1 accuse 0")

    assert (state.draw, state.turns) == ("rrgybbv", ())


@pytest.mark.parametrize(
    ("accused", "starter", "hands"),
    [
        pytest.param(2, 2, ("rrrgv", "yybbb", "rgggv"), id="from the guilty on"),
        pytest.param(1, 0, ("rrrgv", "rybbb", "ygggv"), id="from the accuser on"),
    ],
)
def test_hands_are_refilled_one_after_the_other_from_the_next_starter_on(
    accused: int, starter: int, hands: tuple[str, ...]
) -> None:
    before = table("rr bbb gg", "v y v", "0r 1g 2y 0r 1g 2y", draw="rg", limit="X 0 9 9 9")

    state = after(before, f"0 accuse {accused}")

    assert (state.turn, state.hands, state.draw) == (starter, hands, "rgy")


def test_the_game_ends_when_the_last_limit_card_is_taken() -> None:
    ended = Round(1, (), ("r", "r", "r"), 0, 1)
    state = table("rrrr rrrr rrrr", "r r r", "0g", rounds=(ended,) * 17)
    assert limits.actors(state) == (1,)

    state = after(state, "1 accuse 0")

    assert limits.actors(state) == ()


@pytest.mark.parametrize(
    ("points", "taken", "scores", "winners"),
    [
        pytest.param((5, 3, 1), (3, 0, 1), (-1, 3, -1), (1,), id="§6 points minus 2 a limit card"),
        pytest.param((4, 2, 0), (1, 0, 0), (2, 2, 0), (0, 1), id="§6 equal totals share"),
        pytest.param((0, 0, 0), (1, 1, 1), (-2, -2, -2), (0, 1, 2), id="§6 even below zero"),
    ],
)
def test_most_points_win(
    points: tuple[int, ...],
    taken: tuple[int, ...],
    scores: tuple[int, ...],
    winners: tuple[int, ...],
) -> None:
    state = table("rrrr rrrr rrrr", "", points=points, taken=taken)

    assert (limits.scores(state), limits.winners(state)) == (scores, winners)


def test_right_and_wrong_accusations_are_counted_by_who_made_them() -> None:
    within, over = (table("rrrr rrrr rrrr", "r r r", laid) for laid in ("0g", "0y"))
    wrong, right = closed(within, 1, 0), closed(over, 1, 0)

    counted = accusations(within._replace(rounds=(right, wrong, right)))

    assert counted == ((0, 0), (2, 1), (0, 0))
