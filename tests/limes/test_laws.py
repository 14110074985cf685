"""Conservation: no card and no worker is lost or made."""

import pytest

from limestone.rules.game import GAMES, options
from limestone.rules.limes.table import ROUNDS, State
from limestone.rules.limes.workers import WORKERS, supply
from tests.games import Setting, positions

LIMES = GAMES["limes"]


@pytest.mark.parametrize("words", [(), ("diagonal",), ("diagonal", "ferryman")], ids="+".join)
def test_cards_and_workers_are_conserved(words: tuple[str, ...]) -> None:
    for _, state, _ in positions(Setting(LIMES, 3, options(LIMES, words)), seed=1):
        assert isinstance(state, State)
        for land in state.lands:
            assert tuple(card for _, card, _ in land.cards) == state.drawn[: len(land.cards)]
            assert supply(land) + len(land.workers) == WORKERS
            zones = [board.bit_count() for board in land.terrain]
            assert sum(zones) == 4 * len(land.cards) == 4 * land.squares.bit_count()
        assert len(set(state.drawn)) == len(state.drawn) <= ROUNDS


def test_a_finished_display_is_a_full_square() -> None:
    *_, last = positions(Setting(LIMES, 2, options(LIMES, ("diagonal",))), seed=2)

    for land in last.state.lands:
        assert sum(land.terrain) == (1 << 64) - 1
