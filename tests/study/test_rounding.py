"""Numbers of a study are rounded one way: the terminal and the browser share one table."""

import json
from pathlib import Path

import pytest

from limestone.study.rounding import DIGITS, difference, hundredths, portion, rounded
from limestone.terminal.numbers import SHARE, said_amount, said_result

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
    assert said_amount("de", "share of victory", 0.565) == "57\u00a0%"
    assert said_amount("en", "points", -0.04, signed=True) == "0.0"


def test_values_of_a_list_have_all_as_many_decimals_and_results_none_that_are_empty() -> None:
    assert [said_amount("de", "points", it) for it in (51, 50.6, 0)] == ["51,0", "50,6", "0,0"]
    assert [said_result("en", "points", it) for it in (51, 58.25)] == ["51", "58.3"]
    assert said_result("fr", "points of the round", -6.17) == "−6,17"


def test_no_share_is_0_or_100_before_the_end() -> None:
    shares = [0.0, 0.004, 0.006, 0.996, 1.0]

    assert [said_amount("en", SHARE, it) for it in shares] == ["<1%", "<1%", "1%", ">99%", ">99%"]
    assert [said_result("en", SHARE, it) for it in (0.0, 1.0)] == ["0%", "100%"]
    assert [hundredths(it) for it in (0.0, 0.004, 0.5, 0.996, 1.0)] == [0, "<1", 50, ">99", 100]
    assert [portion(it) for it in (0.0, 1e-6, 1 - 1e-6, 1.0)] == [0, 0.0001, 0.9999, 1]
