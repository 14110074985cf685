"""A variant of scoring that does not exist, for the tests of everything that shows points."""

import pytest

from limestone.rules.bits import Board, Cell
from limestone.rules.game import GAMES, Options, own_material
from limestone.rules.limes import scoring
from limestone.rules.limes.cards import WATER
from limestone.rules.limes.land import Land
from limestone.rules.limes.scoring import Way

MADE_UP = Options(("made-up",), own_material(GAMES["limes"]))


def at_the_edge(land: Land, home: Board, worker: Cell) -> list[Board]:
    """One point more than printed for who stands at the west side of the landscape."""
    edge = 1 << worker & 0x0101_0101_0101_0101
    return [edge] if edge else []


def plant(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the rules know the variant for the length of a test."""
    monkeypatch.setattr(
        scoring, "WAYS", (*scoring.WAYS, Way("made-up", WATER, at_the_edge, "made-up"))
    )
    scoring.ways.cache_clear()
