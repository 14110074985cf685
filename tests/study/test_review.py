"""Reviews: in pieces that can be stopped and resumed, adding up, refused for what is no game."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from limestone.rules import record
from limestone.rules.game import GAMES, Refused
from limestone.rules.record import Record
from limestone.study import limes as study
from limestone.study import limits
from limestone.study.course import STEPS, course
from limestone.study.judgement import SURE
from limestone.study.keeping import kept, resumed, shelf
from limestone.study.review import (
    MOMENTS,
    Looking,
    Review,
    amount,
    first_look,
    gather,
    looking,
    pieces,
)
from limestone.study.rounding import difference

GOLDEN = Path(__file__).parent.parent / "golden"
LITTLE = 0.1
ONE = {
    "limes": GOLDEN / "limes" / "1-base.game",
    "limits": GOLDEN / "limits" / "two-seats.game",
    "limoges": GOLDEN / "limoges" / "two-bag.game",
}


def golden(name: str) -> Record:
    return record.read(ONE[name].read_text(encoding="utf-8"))


def given_up(name: str, steps: int) -> Record:
    """The beginning of a game, short enough to be judged several times."""
    game = golden(name)
    header = replace(game.header, result=(), end="resigned 0")
    return replace(game, steps=game.steps[:steps], header=header)


@pytest.fixture(scope="module")
def limes() -> tuple[Looking, list[dict[str, object]]]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(study, "PLAYS", 1)
        at = looking(course(golden("limes")), effort=LITTLE)
        return at, list(pieces(at))


def reviewed(found: tuple[Looking, list[dict[str, object]]]) -> Review:
    return gather(*found)


def test_the_json_has_the_shape_that_is_promised(
    limes: tuple[Looking, list[dict[str, object]]],
) -> None:
    told = json.loads(json.dumps(reviewed(limes).json()))

    assert list(told) == ["game", "unit", "seats"]
    for seat in told["seats"]:
        names = ["seat", "result", "par", "hindsight", "luck", "skill", "decisions"]
        assert list(seat) == names
        assert len(seat["decisions"]) == 16
        for one in seat["decisions"]:
            names = ["step", "move", "value", "best", "best_value", "loss", "error", "mark"]
            assert list(one) == [*names, "reason", "lasting"]
            assert one["mark"] in ("good", "slip", "mistake")
            assert one["reason"] is None or set(one["reason"]) == {"code", "args"}


def test_par_luck_and_skill_add_up_to_the_result(
    limes: tuple[Looking, list[dict[str, object]]],
) -> None:
    for seat in reviewed(limes).seats:
        assert seat.par is not None and seat.luck is not None and seat.skill is not None
        assert seat.par + seat.luck + seat.skill == pytest.approx(seat.result)
        assert seat.skill == pytest.approx(-sum(one.lasting for one in seat.decisions))
        assert all(one.lasting == one.loss for one in seat.decisions)  # cards win nothing back


def test_a_slip_is_named_only_if_it_is_larger_than_twice_its_error(
    limes: tuple[Looking, list[dict[str, object]]],
) -> None:
    decisions = [one for seat in reviewed(limes).seats for one in seat.decisions]

    assert any(one.mark != "good" for one in decisions)
    for one in decisions:
        assert one.best_value == pytest.approx(one.value + one.loss)
        assert (one.best == one.move) == (one.loss == 0)
        if one.mark != "good":
            assert one.loss > SURE * one.error and one.reason
            shown = difference("points", one.best_value, one.value)
            assert (shown >= 2) == (one.mark == "mistake")


def test_a_move_that_was_clearly_the_best_says_why(
    limes: tuple[Looking, list[dict[str, object]]], monkeypatch: pytest.MonkeyPatch
) -> None:
    at, worst = limes[0], max(reviewed(limes).seats[0].decisions, key=lambda one: one.loss)
    decided = next(one for one in at.course.decisions((0,)) if one.step == worst.step)
    monkeypatch.setattr(study, "FINE", 0.0)

    best = first_look(at, decided._replace(move=GAMES["limes"].read(worst.best)))

    assert best["mark"] == "good"
    assert best["reason"]["args"]["better"] == best["move"] != best["reason"]["args"]["worse"]


def test_a_loss_is_named_only_if_it_is_shown(
    limes: tuple[Looking, list[dict[str, object]]],
) -> None:
    for seat in reviewed(limes).seats:
        for one in seat.decisions:
            assert (one.loss > 0) == (difference("points", one.best_value, one.value) > 0)


def test_the_last_value_is_the_score(limes: tuple[Looking, list[dict[str, object]]]) -> None:
    for seat in reviewed(limes).seats:
        assert seat.decisions[-1].value == seat.result


def test_key_moments_are_at_most_seven_the_largest_losses_and_one_good(
    limes: tuple[Looking, list[dict[str, object]]],
) -> None:
    for seat in reviewed(limes).seats:
        moments = seat.moments(fine=0.0)

        left = [one.loss for one in seat.decisions if one.mark != "good" and one not in moments]
        lost = [one.loss for one in moments if one.mark != "good"]
        assert len(moments) <= MOMENTS
        assert not left or max(left) <= min(lost)
        assert [one.step for one in moments] == sorted(one.step for one in moments)
        assert sum(one.mark == "good" for one in moments) <= 1


def test_a_review_that_was_stopped_goes_on_and_ends_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "LOOKS", 3)
    at = looking(course(given_up("limits", 90)), seat=1, effort=LITTLE)
    whole = gather(at, pieces(at))

    for n, _ in enumerate(resumed(at, tmp_path)):
        if n == 6:
            break
    shelf(tmp_path, at).open("a").write('\n{"kind": "decision", "st')  # killed while writing
    known = kept(shelf(tmp_path, at))
    again = list(resumed(at, tmp_path))

    assert len(known) == 7 < len(again)
    assert gather(at, again) == whole
    assert list(resumed(at, tmp_path)) == kept(shelf(tmp_path, at))


def test_a_point_that_was_certain_and_is_missed_is_a_mistake(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """All cards count to it that seat 1 is over the limit: few trials must not hide that."""
    monkeypatch.setattr(limits, "LOOKS", 0)  # as few as there can be
    missed = Path(__file__).with_name("sure_point.game").read_text(encoding="utf-8")
    at = looking(course(record.read(missed)), seat=0)

    last = gather(at, pieces(at)).seats[0].decisions[-1]

    assert (last.move, last.best, last.best_value) == ("play v", "accuse 1", 1)
    assert last.loss > SURE * last.error
    assert last.mark == "mistake"
    assert last.reason and last.reason.args["odds"] == 100


def test_pieces_made_in_another_order_are_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "LOOKS", 0)
    at = looking(course(given_up("limits", 60)), seat=0, effort=LITTLE)
    first = list(pieces(at))[: amount(at)]
    other = next(pieces(at, known=first[:5] + first[6:]))

    assert other == first[5]


@pytest.mark.parametrize("game", GAMES)
def test_of_every_game_all_decisions_with_a_choice_are_judged(game: str) -> None:
    found = course(golden(game))
    at = looking(found, seat=0, effort=LITTLE)
    due = [one.step for one in found.decisions() if one.seat == 0][:4]
    got = [piece for piece, _ in zip(pieces(at), range(4), strict=False)]

    assert [piece["step"] for piece in got] == due
    assert gather(at, got).seats[0].decisions[0].step == due[0]
    assert gather(at, got).seats[0].luck is None or game == "limoges"


def refused(game: Record) -> str:
    with pytest.raises(Refused) as caught:
        course(game)
    return caught.value.code


def test_what_is_no_finished_game_is_refused() -> None:
    game = golden("limes")
    part = replace(game, steps=game.steps[:9], header=replace(game.header, result=()))
    step = game.steps[3]
    wrong = step._replace(moves={seat: "a1n" for seat in step.moves})

    assert refused(part) == "study-unfinished"
    assert refused(replace(game, header=replace(game.header, rules=99))) == "record-rules"
    assert refused(replace(game, steps=(*game.steps[:3], wrong))).startswith("limes-")
    assert refused(replace(game, steps=game.steps * (STEPS // 30))) == "study-too-long"


def test_a_game_that_was_given_up_is_reviewed_as_far_as_it_went() -> None:
    at = looking(course(given_up("limes", 6)), effort=LITTLE)
    found = gather(at, pieces(at))

    assert [len(seat.decisions) for seat in found.seats] == [3]
    assert {(seat.result, seat.par, seat.luck) for seat in found.seats} == {(None, None, None)}


def test_a_seat_that_is_not_there_is_refused() -> None:
    with pytest.raises(Refused) as caught:
        looking(course(golden("limes")), seat=7)

    assert caught.value.code == "no-such-seat"
