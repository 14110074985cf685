"""A variant of scoring that does not exist, for the tests of everything that shows points."""

import pytest

from limestone.rules.bits import Board, Cell
from limestone.rules.game import GAMES, Options, own_material
from limestone.rules.limes import scoring
from limestone.rules.limes.cards import WATER
from limestone.rules.limes.land import Land
from limestone.rules.limes.scoring import Way

MADE_UP = Options(("made-up",), own_material(GAMES["limes"]))


def in_the_west(land: Land, home: Board, worker: Cell) -> list[Board]:
    """One point more than printed for who stands in the westernmost column of the table."""
    west = 1 << worker & 0x0101_0101_0101_0101
    return [west] if west else []


def plant(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the rules know the variant for the length of a test."""
    monkeypatch.setattr(
        scoring, "WAYS", (*scoring.WAYS, Way("made-up", WATER, in_the_west, "made-up", "§8.9"))
    )
    scoring.ways.cache_clear()
