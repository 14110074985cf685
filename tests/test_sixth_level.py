"""A level more than there were when numbers were stored: what is stored goes on as it is."""

from datetime import date

import pytest

from limestone.bots import limes as bots
from limestone.rules.game import LEVELS, UNNAMED, Level
from limestone.server.table.strength import Played, anchor, anchors, rated
from limestone.study import daily
from limestone.study.puzzle import DATA, Puzzle, read
from limestone.study.puzzle_making import rating, solvers

DAY = date.fromisoformat(min(daily._almanac()))


@pytest.fixture(autouse=True)
def champion(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LEVELS, "limes", {**LEVELS["limes"], "champion": Level(2300)})
    monkeypatch.setitem(bots.LEVELS, "champion", bots.LEVELS["club"])


def first_puzzle() -> Puzzle:
    return next(read((DATA / "limes.puzzles").read_text(encoding="utf-8")))


def test_it_is_an_anchor_of_the_ratings() -> None:
    played = [Played(level, anchor("limes", level), n) for n, level in enumerate(LEVELS["limes"])]

    assert anchors("limes")["champion"] == 2300 and {*UNNAMED} <= {*anchors("limes")}
    assert "champion" in rated(played)


def test_days_that_it_has_not_played_tell_the_others() -> None:
    known = daily.known(DAY)

    assert known and [*known.bots] == [*UNNAMED]


def test_a_day_that_it_has_played_is_kept_with_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    known = daily.known(DAY)
    assert known
    found = known._replace(bots={"champion": 50, **known.bots})

    assert daily.from_json(daily.to_json(found)) == found
    monkeypatch.delitem(LEVELS["limes"], "champion")
    assert daily.from_json(daily.to_json(found)) == known


def test_puzzles_are_made_as_before_until_it_is_given_a_number(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    one = first_puzzle()

    assert [*one.found] == solvers("limes") == [*UNNAMED]
    monkeypatch.setitem(LEVELS["limes"], "champion", Level(2300, 2200))
    assert solvers("limes") == [*UNNAMED, "champion"]
    assert rating("limes", one.found) < rating("limes", {**one.found, "champion": 0.0})


def test_a_share_of_a_level_that_is_no_more_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    left = {name: level for name, level in LEVELS["limes"].items() if name != "casual"}
    monkeypatch.setitem(LEVELS, "limes", left)

    assert "casual" not in first_puzzle().found
