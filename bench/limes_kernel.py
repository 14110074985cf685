"""The Limes kernel beside a kernel in C and OpenSpiel's rollouts in C++, in CPU seconds.

    python bench/limes_kernel.py [FOLDER OF THE YARDSTICK]

All take turns, so that they meet the same machine. The yardstick is no part of this project; a
folder with `yardstick.py` is an argument. OpenSpiel is measured if it is installed.

What a step is decides the last two ratios. OpenSpiel counts a chance outcome as a step like any
other; hex and havannah have none, Limes has one a round: the card is drawn, then laid with all that
is done with a worker. So a game of 16 rounds has 32 steps, as in its record. Without the draws the
ratios would be half.
"""

import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from random import Random
from statistics import median
from time import process_time
from typing import Any

from limestone.rules import limes
from limestone.rules.game import own_material
from limestone.search.kernels import limes as kernel
from limestone.search.kernels import limes_boards as boards
from limestone.search.kernels.compiled import FAST, numbers, words

GAMES = 60_000
TURNS = 7
ROLLOUTS = 3000
STEPS = 2 * kernel.ROUNDS  # of a game, the draws among them


def ours() -> Callable[[], float]:
    """Random solo games a second."""
    deck: Any = own_material(limes)
    box, land, cards, seed = boards.box(deck), words(kernel.LAND), numbers(24), words(1)
    seed[0] = 88172645463325252
    cards[:] = range(24)
    kernel.random_games(1, land, box, cards, seed)

    def speed() -> float:
        begin = process_time()
        kernel.random_games(GAMES, land, box, cards, seed)
        return GAMES / (process_time() - begin)

    return speed


def yardstick(folder: str) -> Callable[[], float]:
    """The same in C."""
    sys.path.insert(0, folder)
    made = import_module("yardstick").Yardstick()
    return lambda: float(made.speed(GAMES))


def open_spiel() -> Iterator[tuple[str, Callable[[], float]]]:
    """Steps a second of random rollouts, played by OpenSpiel's own loop in C++."""
    try:
        pyspiel: Any = import_module("pyspiel")
    except ImportError:
        print("open_spiel is not installed: pip install open_spiel")
        return
    for name in ("hex(board_size=8)", "havannah(board_size=5)"):
        yield name, _rollouts(pyspiel, pyspiel.load_game(name))


def _rollouts(pyspiel: Any, game: Any) -> Callable[[], float]:
    """A search of one simulation asks for all rollouts from the first position."""
    state = game.new_initial_state()
    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=ROLLOUTS, seed=1)
    bot = pyspiel.MCTSBot(game, evaluator, 2.0, 1, 10, False, 1, False)
    steps = sum(_length(game, Random(seed)) for seed in range(200)) / 200

    def speed() -> float:
        begin = process_time()
        bot.step(state)
        return ROLLOUTS * steps / (process_time() - begin)

    return speed


def _length(game: Any, rng: Random) -> int:
    state = game.new_initial_state()
    while not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
    return int(state.move_number())


def compare(name: str, one: Callable[[], float], other: Callable[[], float], unit: float) -> None:
    pairs = [(one() * unit, other()) for _ in range(TURNS)]
    ratio = median(a / b for a, b in pairs)
    own, theirs = (median(values) for values in zip(*pairs, strict=True))
    print(f"kernel / {name}: {ratio:.2f} ({own:,.0f} against {theirs:,.0f} a CPU second)")


def main(folder: str | None) -> None:
    if not FAST:
        sys.exit("numba is missing: pip install 'limestone-games[fast]'")
    own = ours()
    if folder:
        compare("C yardstick, random games", own, yardstick(folder), 1)
    else:
        print("No yardstick: give the folder of yardstick.py as an argument.")
    for name, speed in open_spiel():
        compare(f"OpenSpiel {name}, steps", own, speed, STEPS)


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else None)
