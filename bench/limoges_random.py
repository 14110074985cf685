"""Steps of random play per CPU second: Les Deux Limoges, and catanatron in the same run.

    python bench/limoges_random.py [GAMES]

Rounds of both are played in turn, so that a busy machine slows both alike.
"""

import sys
import time
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from random import Random

from limestone.rules import limoges
from limestone.rules.game import CHANCE, Options, Seat, options
from limestone.rules.limoges.moves import Move

ROUNDS = 5


def random_game(seats: int, chosen: Options, rng: Random) -> int:
    """Play one game through legal and play; how many steps it took."""
    state = limoges.start(seats, chosen)
    steps = 0
    while due := limoges.actors(state):
        step: dict[Seat, Move] = {}
        for seat in due:
            if seat == CHANCE:
                step[seat] = limoges.chance(state, rng)
            else:
                moves = limoges.legal(state, seat)
                step[seat] = moves[rng.randrange(len(moves))]
        state = limoges.play(state, step)
        steps += 1
    return steps


def ours(games: int) -> int:
    chosen = options(limoges)
    return sum(random_game(2 + n % 3, chosen, Random(n)) for n in range(games))


def theirs(games: int) -> int:
    catan = import_module("catanatron")
    steps = 0
    for n in range(games):
        game = catan.Game([catan.RandomPlayer(colour) for colour in catan.Color], seed=n)
        game.play()
        state = game.state
        steps += len(state.actions if hasattr(state, "actions") else state.action_records)
    return steps


def rate(play: Callable[[int], int], games: int) -> float:
    began = time.process_time()
    steps = play(games)
    return steps / (time.process_time() - began)


def main(games: int) -> None:
    if find_spec("catanatron") is None:
        print(f"limoges    {rate(ours, games):9.0f} steps/s\ncatanatron is not installed")
        return
    mine, other = [], []
    for _ in range(ROUNDS):
        mine.append(rate(ours, games))
        other.append(rate(theirs, max(1, games // 6)))
    print(f"limoges    {max(mine):9.0f} steps/s (best of {ROUNDS})")
    print(f"catanatron {max(other):9.0f} steps/s (best of {ROUNDS})")
    print(f"ratio      {max(mine) / max(other):9.2f}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 30)
