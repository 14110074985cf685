"""The conformance suites of Gymnasium, PettingZoo and OpenSpiel, and their bots on our games."""

import subprocess
import sys
import warnings
from collections.abc import Iterator
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import (
    api_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
)

from limestone.env import aec, parallel
from limestone.env.limes_alone import LimesAlone
from limestone.rules.game import GAMES

every_game = pytest.mark.parametrize("game", GAMES)


@pytest.fixture(autouse=True)
def quiet() -> Iterator[None]:
    """PettingZoo warns of every observation with a mask, and of its own modules."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


def test_gymnasium_accepts_limes() -> None:
    for variants in ((), ("diagonal", "ferryman")):
        made = gymnasium.make("Limestone/Limes-v0", variants=variants, render_mode="ansi")
        check_env(made.unwrapped)


def test_rewards_of_gymnasium_are_the_score_and_refusals_are_said() -> None:
    made = LimesAlone()
    observed, _ = made.reset(seed=3)
    rng, total, over = np.random.default_rng(1), 0.0, False
    *_, info = made.step(np.int64(0))
    assert "not open" in info["refused"]
    while not over:
        action = rng.choice(np.flatnonzero(observed["action_mask"]))
        observed, reward, over, _, _ = made.step(action)
        total += reward

    assert total == made.score


@every_game
def test_pettingzoo_accepts_every_game(game: str) -> None:
    for seats in {max(2, GAMES[game].seats[0]), min(6, GAMES[game].seats[-1])}:
        api_test(aec(game, seats), num_cycles=100)
    seed_test(lambda: aec(game, 2), num_cycles=60)
    render_test(lambda render_mode: aec(game, 2, render_mode=render_mode))


def test_pettingzoo_accepts_limes_for_all_at_once() -> None:
    parallel_api_test(parallel("limes", 3), num_cycles=60)
    parallel_seed_test(lambda: parallel("limes", 2), num_cycles=30)


@pytest.mark.parametrize("made", [aec, parallel])
def test_nobody_plays_for_something_unknown(made: Any) -> None:
    with pytest.raises(ValueError, match="nobody plays for fame: it is score or victory"):
        made("limes", 2, goal="fame")


def test_all_at_once_refuses_what_is_not_open_and_who_is_left_out() -> None:
    together = parallel("limes", 3)
    before, _ = together.reset(seed=1)

    after, *_, infos = together.step({"seat_0": 10**9, "seat_1": -1})

    assert [infos[agent]["refused"] for agent in together.agents] == [
        "1000000000 (unknown) is not open to seat 0",
        "-1 (unknown) is not open to seat 1",
        "seat 2 has said nothing",
    ]
    masks = [(before[agent]["action_mask"], after[agent]["action_mask"]) for agent in after]
    assert all((old == new).all() for old, new in masks)


def test_all_at_once_is_the_same_game_as_seat_after_seat() -> None:
    """The same pieces of every seat lead to the same lands; who is ready says nothing."""
    together, turns = parallel("limes", 2), aec("limes", 2)
    seen, _ = together.reset(seed=5)
    turns.reset(seed=5)
    rng = np.random.default_rng(2)
    while together.agents:
        said: dict[str, list[int]] = {agent: [] for agent in together.agents}
        before = together.walk.state
        while together.walk.state is before:
            masks = {agent: np.flatnonzero(one["action_mask"]) for agent, one in seen.items()}
            actions = {agent: int(rng.choice(open_)) for agent, open_ in masks.items()}
            for agent, action in actions.items():
                said[agent].append(action)
            seen, rewards, *_ = together.step(actions)
        for agent, pieces in said.items():
            for piece in pieces:
                if turns.agent_selection == agent and not turns.terminations[agent]:
                    turns.step(piece)
    assert together.walk.state == turns.walk.state
    assert rewards == turns.rewards


@pytest.mark.parametrize("missing", ["gymnasium", "pettingzoo", "numpy"])
def test_without_the_extra_it_is_said_what_to_install(missing: str) -> None:
    code = f"import sys; sys.modules['{missing}'] = None; import limestone.env"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)

    assert "pip install 'limestone-games[rl]'" in told.stderr.splitlines()[-1]


def test_without_numba_only_many_games_at_once_are_missing() -> None:
    code = "import sys; sys.modules['numba'] = None; import limestone.env as e; e.aec('limes', 2)"
    told = subprocess.run(
        [sys.executable, "-c", f"{code}; e.VecLimes(2)"], capture_output=True, text=True
    )

    assert (
        "VecLimes needs numba: pip install 'limestone-games[fast]'" in told.stderr.splitlines()[-1]
    )


def test_games_in_turns_are_not_played_at_once() -> None:
    with pytest.raises(ValueError, match="use limestone.env.aec"):
        parallel("limits", 3)
