"""Numbers of a study are rounded one way: the terminal and the browser share one table."""

import json
from pathlib import Path

import pytest

from limestone.study.rounding import DIGITS, difference, rounded
from limestone.terminal.numbers import said_amount

TABLE = json.loads(Path(__file__).with_name("rounding.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize(("unit", "value", "shown"), TABLE["values"])
def test_a_value_is_rounded_half_away_from_zero(unit: str, value: float, shown: float) -> None:
    assert rounded(value, DIGITS[unit]) == shown


@pytest.mark.parametrize(("unit", "values", "shown"), TABLE["differences"])
def test_what_a_move_cost_is_what_a_reader_subtracts(
    unit: str, values: list[float], shown: float
) -> None:
    assert difference(unit, *values) == shown


def test_the_terminal_says_what_the_browser_says() -> None:
    assert said_amount("en", "points", 58.25) == "58.3"
    assert said_amount("de", "points of the round", 0.125, signed=True) == "+0,13"
    assert said_amount("en", "share of victory", 0.565) == "57%"
    assert said_amount("en", "points", -0.04, signed=True) == "0"
