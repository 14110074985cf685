"""Random play of Limits through `legal` and `play`, beside RLCard's uno if it is installed.

RLCard is measured twice: as `rlcard.make` gives it, and as the bare game inside that environment.
"""

from collections.abc import Callable, Sequence
from random import Random
from time import process_time
from typing import Any

from limestone.rules import limits
from limestone.rules.game import CHANCE, GAMES, options

CHOSEN = options(GAMES["limits"])
SECONDS = 0.4  # of each measurement; all take turns, so that they meet the same machine
TURNS = 6

Player = Callable[[Random], int]  # plays one game and answers its steps


def ours(rng: Random) -> int:
    """One random game of two to six seats; a round's hiding is one step, whatever the seats."""
    state = limits.start(2 + rng.randrange(5), CHOSEN)
    steps = 0
    while due := limits.actors(state):
        if due == (CHANCE,):
            state = limits.play(state, {CHANCE: limits.chance(state, rng)})
        else:
            state = limits.play(state, {seat: one(limits.legal(state, seat), rng) for seat in due})
        steps += 1
    return steps


def peers() -> dict[str, Player]:
    """Random games of RLCard's uno; none if it is not installed."""
    try:
        import rlcard
    except ImportError:
        return {}
    from rlcard.games.uno import Game

    table = rlcard.make("uno")

    def environment(rng: Random) -> int:
        state, _ = table.reset()
        steps = 0
        while not table.is_over():
            state, _ = table.step(one(list(state["legal_actions"]), rng))
            steps += 1
        return steps

    def bare(rng: Random) -> int:
        game = Game()
        state, _ = game.init_game()
        steps = 0
        while not game.is_over():
            state, _ = game.step(one(state["legal_actions"], rng))
            steps += 1
        return steps

    return {"rlcard uno": environment, "its bare game": bare}


def one(moves: Sequence[Any], rng: Random) -> Any:
    """Any of the moves; cheaper than the library's choice, for all."""
    return moves[int(rng.random() * len(moves))]


def rate(play: Player, rng: Random) -> float:
    """Steps a CPU second."""
    steps, begun = 0, process_time()
    while (spent := process_time() - begun) < SECONDS:
        steps += play(rng)
    return steps / spent


def main() -> None:
    rng = Random(1)
    players = {"limits": ours} | peers()
    rates = {name: 0.0 for name in players}
    for _ in range(TURNS):
        for name, play in players.items():
            rates[name] += rate(play, rng) / TURNS
    for name, steps in rates.items():
        print(f"{name:14} {steps:9,.0f} steps a CPU second, ratio {rates['limits'] / steps:.2f}")
    if len(players) == 1:
        print("rlcard is not installed: nothing to compare with")


if __name__ == "__main__":
    main()
