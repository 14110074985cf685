"""A moment tried again: no answer contradicts what the review says of the same moves."""

from itertools import islice
from typing import Any

import pytest

from limestone.rules.game import GAMES, Refused
from limestone.study.course import course
from limestone.study.retrying import tried
from limestone.study.review import Looking, looking, pieces
from limestone.study.rounding import difference
from tests.study.test_review import LITTLE, golden

Found = tuple[Looking, list[dict[str, Any]]]


@pytest.fixture(scope="module", params=GAMES)
def found(request: pytest.FixtureRequest) -> Found:
    """The first decisions of a game, among them some that lost something."""
    at = looking(course(golden(request.param)), effort=LITTLE)
    return at, list(islice(pieces(at), 10))


def test_a_move_that_the_review_has_weighed_is_worth_what_it_says_there(found: Found) -> None:
    at, known = found
    for judged in known:
        for listed in judged["moves"][:4]:
            again = tried(at, judged["step"], judged["seat"], listed["move"], known)

            assert again["value"] == listed["value"]
            assert again["loss"] == 0 or again["best"] == judged["best"]
            assert again["best_value"] <= max(judged["best_value"], listed["value"])


def test_the_move_that_was_played_is_judged_as_in_the_review(found: Found) -> None:
    at, known = found
    for judged in known:
        assert tried(at, judged["step"], judged["seat"], judged["move"], known) == judged


def test_the_best_of_the_review_is_still_the_best(found: Found) -> None:
    at, known = found
    for judged in (one for one in known if one["loss"]):
        again = tried(at, judged["step"], judged["seat"], judged["best"], known)

        assert (again["loss"], again["mark"]) == (0, "good")
        assert again["value"] == pytest.approx(judged["best_value"])


def test_another_move_is_counted_from_the_best_of_the_review(found: Found) -> None:
    at, known = found
    judged = known[-1]
    step, seat = judged["step"], judged["seat"]
    game, listed = at.course.game, {one["move"] for one in judged["moves"]}
    legal = [game.write(move) for move in game.legal(at.course.states[step - 1], seat)]
    for move in [move for move in legal if move not in listed][:3]:
        again = tried(at, step, seat, move, known)

        assert again["move"] == move
        assert again["value"] <= judged["best_value"]
        assert again["value"] + again["loss"] == pytest.approx(again["best_value"])
        assert not again["loss"] or again["best_value"] == pytest.approx(judged["best_value"])
        assert difference(at.study.UNIT, again["best_value"], again["value"]) >= 0


def test_a_move_that_comes_to_the_same_is_worth_the_same() -> None:
    """Of Limes: another turn of the card and the same squares make the same land."""
    at = looking(course(golden("limes")), effort=LITTLE)
    judged = next(pieces(at))
    best, step = judged["moves"][0], judged["step"]
    game, state = at.course.game, at.course.states[step - 1]
    land = game.play(state, {0: game.read(best["move"])})
    alike = [move for move in game.legal(state, 0) if game.play(state, {0: move}) == land]

    for move in alike:
        assert tried(at, step, 0, game.write(move), [judged])["value"] == best["value"]


def test_a_step_without_a_decision_is_refused(found: Found) -> None:
    with pytest.raises(Refused, match="review-no-decision"):
        tried(found[0], 1, 0, "d5n")
