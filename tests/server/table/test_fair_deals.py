"""Fair deals: the proof holds for what was dealt, and for nothing else."""

from dataclasses import replace
from random import Random

import pytest

from limestone.rules import record
from limestone.rules.game import CHANCE, Refused
from limestone.rules.record import Record, Step
from limestone.server.table import export, fair_deals
from tests.server.made import positions
from tests.server.players import PLAYABLE


def played(game: str) -> Record:
    """The record of a finished game."""
    *_, last = positions(game, "ab" if game != "limoges" else "abc", Random(1), most=5000)
    return record.read(export.written(last, [], []))


@pytest.mark.parametrize("game", PLAYABLE)
def test_every_deal_of_a_game_is_proved(game: str) -> None:
    game_record = played(game)

    dealt = sum(CHANCE in step.moves for step in game_record.steps)
    assert fair_deals.verify(game_record).deals == dealt


def test_a_swapped_deal_is_found() -> None:
    game_record = played("limes")
    steps = list(game_record.steps)
    steps[0], steps[2] = steps[2], steps[0]

    with pytest.raises(Refused, match="verify-deal|limes-"):
        fair_deals.verify(Record(game_record.header, tuple(steps)))


@pytest.mark.parametrize(
    ("change", "code"),
    [
        pytest.param({"seed": ""}, "verify-no-seed", id="no seed"),
        pytest.param({"seed": "x"}, "verify-seed-form", id="no hexadecimal seed"),
        pytest.param({"seed": "0" * 64}, "verify-commitment", id="not the seed promised"),
        pytest.param({"commitment": "0" * 64}, "verify-commitment", id="another promise"),
        pytest.param({"salts": {0: "a"}}, "verify-salts", id="a salt is missing"),
        pytest.param({"salts": {0: "a", 1: "x"}}, "verify-deal", id="another salt"),
    ],
)
def test_a_changed_header_is_found(change: dict[str, object], code: str) -> None:
    game_record = played("limes")
    header = replace(game_record.header, **change)  # type: ignore[arg-type]

    with pytest.raises(Refused, match=code):
        fair_deals.verify(Record(header, game_record.steps))


def test_a_hidden_move_proves_nothing() -> None:
    game_record = played("limes")
    steps = (Step({CHANCE: "?"}), *game_record.steps[1:])

    with pytest.raises(Refused, match="record-hidden"):
        fair_deals.verify(Record(game_record.header, steps))


@pytest.mark.parametrize("game", PLAYABLE)
def test_a_record_without_its_last_lines_is_incomplete(game: str) -> None:
    whole = played(game)
    unsigned = replace(whole.header, result=())

    with pytest.raises(Refused, match="verify-incomplete"):
        fair_deals.verify(Record(unsigned, whole.steps[:-1]))


def test_a_game_that_was_broken_off_says_after_how_many_steps() -> None:
    whole = played("limes")
    ended = replace(whole.header, result=(), end="abandoned")

    assert fair_deals.verify(whole).broken_off is None
    assert fair_deals.verify(Record(ended, whole.steps[:9])).broken_off == 9
