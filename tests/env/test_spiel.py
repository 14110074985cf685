"""OpenSpiel plays all our games: its tests, its environment for learners, and its bots."""

import pickle
from random import Random
from typing import Any

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel")

import limestone.env.spiel  # noqa: E402, F401
from limestone.rules.game import GAMES  # noqa: E402

TABLES = [(game, seats) for game in GAMES for seats in GAMES[game].seats if seats <= 6]
every_game = pytest.mark.parametrize("game", GAMES)


def dealt(game: Any, seed: int = 1) -> Any:
    rng, state = Random(seed), game.new_initial_state()
    while state.is_chance_node():
        numbers, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(rng.choices(numbers, chances)[0])
    return state


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_openspiel_simulates_every_game_with_every_number_of_seats(game: str, seats: int) -> None:
    """States are written and read at every step, where that does not take long."""
    made = pyspiel.load_game(f"limestone_{game}(players={seats})")
    brief = game != "limoges" or seats == 2

    pyspiel.random_sim_test(made, num_sims=1, serialize=brief, verbose=False)


@pytest.mark.soak
@pytest.mark.parametrize("seats", GAMES["limoges"].seats)
def test_openspiel_writes_and_reads_every_state_of_a_long_game(seats: int) -> None:
    made = pyspiel.load_game(f"limestone_limoges(players={seats})")

    pyspiel.random_sim_test(made, num_sims=2, serialize=True, verbose=False)


def test_a_hundred_seats_are_a_table_too() -> None:
    assert pyspiel.load_game("limestone_limes(players=100)").num_players() == 100


@every_game
def test_openspiel_simulates_variants_and_victories(game: str) -> None:
    word = {"limes": "diagonal+ferryman", "limits": "open-pile", "limoges": "events"}[game]
    made = pyspiel.load_game(f"limestone_{game}(players=2,variants={word},returns=victory)")

    pyspiel.random_sim_test(made, num_sims=1, serialize=True, verbose=False)
    assert made.utility_sum() == 0


@every_game
def test_learners_step_through_every_game(game: str) -> None:
    from open_spiel.python import rl_environment

    rng = Random(3)
    env = rl_environment.Environment(pyspiel.load_game(f"limestone_{game}(players=2)"))
    step = env.reset()
    while not step.last():
        seat = step.observations["current_player"]
        step = env.step([rng.choice(step.observations["legal_actions"][seat])])

    assert len(step.rewards) == 2


@every_game
def test_bots_of_openspiel_play_every_game(game: str) -> None:
    from open_spiel.python.algorithms import ismcts, mcts

    made = pyspiel.load_game(f"limestone_{game}(players=2,returns=victory)")
    rollout = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    dice = np.random.RandomState(2)
    state = dealt(made)
    if game == "limoges":
        state.apply_action(state.legal_actions()[0])
    for bot in (
        ismcts.ISMCTSBot(made, rollout, 1.0, 8, random_state=dice),
        mcts.MCTSBot(made, 1.0, 4, rollout, random_state=dice),
    ):
        assert bot.step(state) in state.legal_actions()
    random = [pyspiel.make_uniform_random_bot(seat, 1) for seat in range(2)]
    assert sum(pyspiel.evaluate_bots(made.new_initial_state(), random, 3)) == 0


@every_game
def test_states_of_openspiel_are_cloned_pickled_and_resampled(game: str) -> None:
    state = dealt(pyspiel.load_game(f"limestone_{game}(players=2)"))
    again = pickle.loads(pickle.dumps(state))
    other = state.resample_from_infostate(0, Random(1).random)

    assert again.walk == state.clone().walk == state.walk
    assert other.information_state_string(0) == state.information_state_string(0)
    assert other.information_state_tensor(0) == state.information_state_tensor(0)


def test_what_is_played_for_is_score_or_victory() -> None:
    with pytest.raises(Exception, match="score or victory"):
        pyspiel.load_game("limestone_limes(returns=glory)")
