"""How many moves and how many different lands there are after some cards: counted once, for ever.

A line: the cards drawn, the variants after a `:`, then moves/positions of each round.
"""

from pathlib import Path

import pytest

from limestone.rules.limes import legal, play
from limestone.rules.limes.land import Land
from limestone.rules.limes.moves import Draw
from limestone.rules.limes.table import State
from tests.limes.picture import DECK

LINES = (Path(__file__).parent.parent / "perft" / "limes.perft").read_text().splitlines()


def perft(cards: list[int], words: tuple[str, ...]) -> list[tuple[int, int]]:
    """Moves and different lands, round by round; lands that look the same are one."""
    lands = {Land(): State(DECK, words, (Land(),))}
    counts = []
    for card in cards:
        moves = 0
        after: dict[Land, State] = {}
        for state in lands.values():
            drawn = play(state, {-1: Draw(card)})
            for move in legal(drawn, 0):
                moves += 1
                laid = play(drawn, {0: move})
                after[laid.lands[0]._replace(cards=())] = laid
        lands = after
        counts.append((moves, len(lands)))
    return counts


@pytest.mark.parametrize("line", LINES)
def test_the_count_is_as_it_was(line: str) -> None:
    drawn, _, counted = line.partition(" = ")
    cards, _, words = drawn.partition(" :")

    found = perft([int(card) for card in cards.split()], tuple(words.split()))

    assert " ".join(f"{moves}/{lands}" for moves, lands in found) == counted
