"""The daily game: the same everywhere, and as the documentation says."""

import os
import re
import subprocess
import sys
from datetime import date, timedelta
from itertools import pairwise
from pathlib import Path

import pytest

from limestone.rules import limes
from limestone.rules.game import CHANCE, LEVELS, options
from limestone.rules.limes.moves import Draw
from limestone.search.kernels.compiled import FAST
from limestone.study import daily
from limestone.study import limes as study
from limestone.study.reckoning import reckoned
from limestone.study.review import Decision
from limestone.terminal.plain import plain

CHRISTMAS = date(2026, 12, 24)
FAIRNESS = Path(__file__).parents[2] / "docs/fairness.md"


def test_the_cards_of_a_date_never_change() -> None:
    assert daily.cards(CHRISTMAS) == (9, 17, 7, 3, 20, 23, 12, 16, 2, 15, 24, 14, 5, 19, 18, 4)


@pytest.mark.parametrize("text", ["2026-12-24", "2027-01-01", "2028-02-29"])
def test_a_stranger_finds_the_cards_by_the_documentation(text: str) -> None:
    blocks = re.findall(r"```python\n(.*?)```", FAIRNESS.read_text(encoding="utf-8"), re.DOTALL)
    found: dict[str, object] = {}
    exec("\n".join(blocks), found)  # noqa: S102
    cards_of = found["cards_of"]
    assert callable(cards_of)

    assert tuple(cards_of(text)) == daily.cards(date.fromisoformat(text))


@pytest.mark.parametrize("day", [CHRISTMAS + timedelta(n) for n in range(8)])
def test_all_sixteen_cards_differ(day: date) -> None:
    assert len(set(daily.cards(day))) == 16


def test_the_almanac_has_every_day_from_its_first_to_its_last() -> None:
    days = sorted(map(date.fromisoformat, daily._almanac()))

    assert all(later - earlier == timedelta(1) for earlier, later in pairwise(days))


@pytest.mark.skipif(not FAST, reason="takes half an hour without the compiled kernel")
def test_the_almanac_says_what_is_reckoned() -> None:
    day = date.fromisoformat(min(daily._almanac()))

    found, known = reckoned(day), daily.known(day)

    assert known and found.bots.keys() == LEVELS["limes"].keys()
    assert found._replace(bots={level: found.bots[level] for level in known.bots}) == known


def test_kept_plays_score_what_they_say() -> None:
    for day in list(daily._almanac())[:3]:
        drawn, found = (
            daily.cards(date.fromisoformat(day)),
            daily.yardsticks(date.fromisoformat(day)),
        )
        for play in (found.hindsight, found.master):
            assert _score(drawn, play.moves) == play.score


def test_without_a_compiler_the_choices_are_the_same(tmp_path: Path) -> None:
    (tmp_path / "numba.py").write_text("raise ImportError")
    path = os.pathsep.join([str(tmp_path), *filter(None, sys.path)])
    told = subprocess.run(
        [sys.executable, "-c", "from tests.study.test_daily import few; print(few())"],
        env=os.environ | {"PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=True,
    )

    assert told.stdout.strip() == str(few())


def test_a_stone_for_every_round() -> None:
    marks = ("slip", "mistake", "good")
    told = [_decision(2 * n, mark) for n, mark in zip((1, 3, 16), marks, strict=True)]

    assert daily.stones(daily.wall(told)) == "□■◦" + 13 * "■"


def test_stones_differ_in_shape_also_where_only_ascii_is_written() -> None:
    assert plain(daily.stones(["good", "slip", "mistake"])) == "#o."


def few() -> list[str]:
    """What the master does with the last cards of a land that is nearly full."""
    first, table = (
        daily.known(date.fromisoformat(min(daily._almanac()))),
        limes.start(1, options(limes)),
    )
    assert first
    drawn = daily.cards(date.fromisoformat(min(daily._almanac())))
    for card, move in zip(drawn[:13], first.master.moves, strict=False):
        table = limes.play(limes.play(table, {CHANCE: Draw(card)}), {0: limes.read(move)})
    study.PART, kept = 0.004, study.PART
    try:
        return [limes.write(move) for move in study.master(table, drawn[13:], 0, alike=True)[1]]
    finally:
        study.PART = kept


def _score(drawn: tuple[int, ...], moves: tuple[str, ...]) -> int:
    table = limes.start(1, options(limes))
    for card, move in zip(drawn, moves, strict=True):
        table = limes.play(limes.play(table, {CHANCE: Draw(card)}), {0: limes.read(move)})
    return limes.scores(table)[0]


def _decision(step: int, mark: str) -> Decision:
    return Decision(step, "d4n", 50.0, "d4n", 50.0, 0.0, 0.1, mark, None)
