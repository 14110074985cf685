"""The engine against the slow Limes of `naive`, over positions of random games."""

from collections.abc import Iterator
from random import Random

import pytest

from limestone.rules.bits import cells
from limestone.rules.limes import actors, chance, legal, play, write
from limestone.rules.limes.land import Land, territories, zone_of
from limestone.rules.limes.scoring import score
from limestone.rules.limes.table import State
from limestone.rules.limes.workers import reach
from tests.games import choices
from tests.limes import naive
from tests.limes.picture import DECK

VARIANTS = choices("limes")


def places(land: Land) -> tuple[naive.Place, ...]:
    return tuple(divmod(zone_of(land, worker), 14) for worker in land.workers)


def positions(words: tuple[str, ...], games: int, seed: int) -> Iterator[State]:
    """Positions of random games in which workers are placed more often than moved."""
    rng = Random(seed)
    for _ in range(games):
        state = State(DECK, words, (Land(),))
        while due := actors(state):
            yield state
            if due == (-1,):
                state = play(state, {-1: chance(state, rng)})
            else:
                moves = legal(state, 0)
                placing = [move for move in moves if "+" in write(move)]
                state = play(
                    state, {0: rng.choice(placing if rng.random() < 0.4 and placing else moves)}
                )
        yield state


@pytest.mark.parametrize("words", VARIANTS, ids="+".join)
def test_territories_and_scores_are_those_of_the_slow_game(words: tuple[str, ...]) -> None:
    for state in positions(words, games=40, seed=1):
        land = state.lands[0]
        slow = naive.naive(land, DECK, places(land))

        found = {
            frozenset(divmod(zone_of(land, cell), 14) for cell in cells(board))
            for board in territories(land)
        }

        assert found == naive.territories(slow)
        assert score(land, words) == naive.score(slow, words)


@pytest.mark.parametrize("words", VARIANTS, ids="+".join)
def test_reach_is_that_of_the_slow_game(words: tuple[str, ...]) -> None:
    for state in positions(words, games=25, seed=2):
        land = state.lands[0]
        slow = naive.naive(land, DECK, places(land))
        for worker in land.workers:
            board = reach(land, worker, ferryman="ferryman" in words)

            found = {divmod(zone_of(land, cell), 14) for cell in cells(board)}

            place = divmod(zone_of(land, worker), 14)
            assert found == naive.reach(slow, place, "ferryman" in words)


@pytest.mark.parametrize("words", VARIANTS, ids="+".join)
def test_the_moves_are_those_of_the_slow_game(words: tuple[str, ...]) -> None:
    for state in positions(words, games=2, seed=3):
        if state.card:
            moves = [write(move) for move in legal(state, 0)]

            slow = naive.moves(state.lands[0], DECK, state.card, words, places(state.lands[0]))

            assert len(moves) == len(set(moves))
            assert set(moves) == slow
