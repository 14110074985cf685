"""The review in the terminal: every slip is in sight, and its numbers add up as they are shown."""

from pathlib import Path

from limestone.i18n import Speech
from limestone.rules import record
from limestone.study.course import course
from limestone.study.judgement import mark
from limestone.study.limes import MARGINS
from limestone.study.review import Decision, OfSeat, looking
from limestone.terminal.review import lines

GOLDEN = Path(__file__).parent.parent / "golden"
AT = looking(course(record.read((GOLDEN / "limes" / "1-base.game").read_text(encoding="utf-8"))))
LOSSES = [2.1, 0.6, 2.3, 2.05, 0.7, 2.4, 2.2, 0, 1.1, 1.2, 2.6, 0, 0, 0, 0]


def judged() -> list[Decision]:
    found = list(AT.course.decisions((0,)))[: len(LOSSES)]
    moves = [AT.course.game.write(one.move) for one in found]
    return [
        Decision(
            one.step, move, 50.0, move, 50 + loss, loss, 0.1, mark(MARGINS, loss, 0.1), None, loss
        )
        for one, move, loss in zip(found, moves, LOSSES, strict=True)
    ]


def told(seat: OfSeat) -> list[str]:
    return list(lines(AT, seat, Speech("en")))


def test_the_row_of_marks_shows_every_slip_and_the_list_names_the_steps_of_the_others() -> None:
    found = told(OfSeat(0, 44.0, 58.25, None, 2.47, -16.72, tuple(judged())))

    assert any(line.endswith("▼▽▼▼▽▼▼·▽▽▼····") for line in found)
    assert sum("cost" in line for line in found) == 7
    assert "Also slips or mistakes: steps 4, 10, 18." in found


def test_par_and_moves_and_cards_add_up_as_they_are_shown() -> None:
    found = told(OfSeat(0, 44.0, 58.25, None, 2.47, -16.72, tuple(judged())))

    assert found[1].startswith("Par 58.3, the moves −17.3, the cards +3.0.")


def test_a_cost_is_what_the_two_values_beside_it_differ_by() -> None:
    one = judged()[0]._replace(value=47.5912, best_value=51.0412, loss=3.45)

    found = told(OfSeat(0, 44.0, None, None, None, None, (one,)))

    (said,) = [line for line in found if "cost 3.4 points (± 0.1)" in line]
    assert "51.0 instead of 47.6" in said


def test_of_a_seat_that_erred_often_at_most_seven_moves_are_told() -> None:
    erred = tuple(one._replace(loss=3.0 + n, mark="mistake") for n, one in enumerate(judged()))

    found = told(OfSeat(0, 44.0, None, None, None, None, erred))

    assert sum(line.startswith("▼ Round") for line in found) == 7
    assert any(line.startswith("Also slips or mistakes: steps ") for line in found)


def test_a_moment_stands_in_its_round_and_turn_as_on_the_page() -> None:
    text = (GOLDEN / "limoges" / "four-abbey.game").read_text(encoding="utf-8")
    at = looking(course(record.read(text)))
    steps = {
        at.course.game.write(one.move): one for one in at.course.decisions((1, 2)) if one.step < 40
    }
    first, ended = steps["place 4-0 keys_chateau yellow"], steps["place 0-0 ab_04"]
    erred = [
        Decision(one.step, move, 0.3, move, 0.6, 0.3, 0.01, "mistake", None)
        for one, move in ((first, "place 4-0 keys_chateau yellow"), (ended, "place 0-0 ab_04"))
    ]

    found = list(lines(at, OfSeat(1, None, None, None, None, None, tuple(erred)), Speech("en")))

    said = [line.partition(":")[0] for line in found if line.startswith("▼ Round")]
    assert said == [
        f"▼ Round 1, turn {n + 1} (step {one.step})" for n, one in enumerate((first, ended))
    ]


def test_a_turn_of_many_decisions_is_one_column_of_the_curve() -> None:
    text = (GOLDEN / "limoges" / "four-abbey.game").read_text(encoding="utf-8")
    at = looking(course(record.read(text)))
    steps = [one.step for one in at.course.decisions((1,))][:6]  # kept, voted, and four of turns
    marked = tuple(Decision(step, "end", 0.3, "end", 0.3, 0.0, 0.0, "good", None) for step in steps)

    found = list(lines(at, OfSeat(1, None, None, None, None, None, marked), Speech("en")))

    places = {(round, turn) for step in steps for round, turn, _ in [at.course.places[step - 1]]}
    assert 2 < len(places) < len(steps)
    assert any(line.endswith("│" + "·" * len(places)) for line in found)
    assert any("the mean of each turn" in line for line in found)
