"""Our games as environments beside those of PettingZoo and OpenSpiel, all in the same run.

Steps a CPU second of uniformly random play: what is seen and what is open is asked at every step
of PettingZoo, as its own tests do. All take turns, so that they meet the same machine.
"""

from collections.abc import Callable
from random import Random
from time import process_time
from typing import Any

import numpy as np

from limestone.env import VecLimes, aec

SECONDS = 0.5  # of each measurement
TURNS = 6
GAMES = 1_024  # at once

Player = Callable[[], int]  # plays a while and answers its steps


def zoo(make: Callable[[], Any]) -> Player:
    """One random game of an environment of PettingZoo."""
    env, rng = make(), Random(1)

    def play() -> int:
        env.reset(seed=rng.randrange(1 << 30))
        steps = 0
        for _ in env.agent_iter():
            seen, _, ended, cut, _ = env.last()
            open_ = seen["action_mask"].nonzero()[0]
            env.step(None if ended or cut else int(open_[rng.randrange(len(open_))]))
            steps += 1
        return steps

    return play


def spiel(name: str) -> Player:
    """One random game of OpenSpiel, steps of chance included."""
    import pyspiel

    game, rng = pyspiel.load_game(name), Random(1)

    def play() -> int:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            actions = state.legal_actions()
            state.apply_action(actions[rng.randrange(len(actions))])
            steps += 1
        return steps

    return play


def many() -> Player:
    """A step of many games on the kernel; the actions are those of one run, played over again."""
    games, rng = VecLimes(GAMES), np.random.default_rng(1)
    step, script = games.reset(1), []
    for _ in range(100):
        script.append((rng.random(step.masks.shape, np.float32) * step.masks).argmax(1))
        step = games.step(script[-1])

    def play() -> int:
        games.reset(1)
        begun = process_time()
        for actions in script:
            games.step(actions)
        spent.append(process_time() - begun)
        return len(script) * GAMES

    return play


spent: list[float] = []  # CPU seconds of the steps alone: resetting seeds is not part of them


def rates(players: dict[str, Player]) -> dict[str, float]:
    """Steps a CPU second of every player."""
    steps, seconds = dict.fromkeys(players, 0), dict.fromkeys(players, 0.0)
    for play in players.values():
        play()
    spent.clear()
    for _ in range(TURNS):
        for name, play in players.items():
            begun = process_time()
            while process_time() - begun < SECONDS:
                steps[name] += play()
            seconds[name] += process_time() - begun
    seconds["VecLimes"] = sum(spent)
    return {name: steps[name] / seconds[name] for name in players}


def main() -> None:
    import pettingzoo.classic.chess_v6 as chess
    from open_spiel.python.games import block_dominoes  # noqa: F401

    import limestone.env.spiel  # noqa: F401

    players = {
        "PettingZoo chess": zoo(lambda: chess.env().unwrapped),
        "PettingZoo Limes": zoo(lambda: aec("limes", 2)),
        "PettingZoo Limits": zoo(lambda: aec("limits", 2)),
        "PettingZoo Limoges": zoo(lambda: aec("limoges", 2)),
        "OpenSpiel block_dominoes": spiel("python_block_dominoes"),
        "OpenSpiel Limes": spiel("limestone_limes(players=2)"),
        "OpenSpiel Limits": spiel("limestone_limits(players=2)"),
        "OpenSpiel Limoges": spiel("limestone_limoges(players=2)"),
        "VecLimes": many(),
    }
    found = rates(players)
    for name, rate in found.items():
        print(f"{name}: {rate:,.0f} steps a CPU second")
    for name, aim in (("Limes", 3), ("Limits", 20), ("Limoges", 4)):
        ratio = found[f"PettingZoo {name}"] / found["PettingZoo chess"]
        print(f"{name} / chess in PettingZoo: {ratio:.1f} (aim {aim})")
    ratio = found["OpenSpiel Limits"] / found["OpenSpiel block_dominoes"]
    print(f"Limits / block_dominoes in OpenSpiel: {ratio:.2f} (aim 0.7)")
    print(f"Limes in OpenSpiel / 8,300: {found['OpenSpiel Limes'] / 8_300:.1f} (aim 3)")
    print(f"VecLimes / 2,000,000: {found['VecLimes'] / 2_000_000:.1f} (aim 1)")


if __name__ == "__main__":
    main()
