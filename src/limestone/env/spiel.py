"""All games for OpenSpiel: `pyspiel.load_game("limestone_limits(players=3)")` after importing this.

Parameters: `players`, `variants` (words joined by `+`), and `returns` (score or victory).
"""

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
import pyspiel

from limestone.env.walk import OVER, Walk, aim, begin
from limestone.rules.game import CHANCE, GAMES, Dice, Seat

Params = Mapping[str, Any]
KINDS = pyspiel.GameType


def kind(name: str, goal: str = "score") -> Any:
    """What OpenSpiel is told of a game."""
    seats = GAMES[name].seats
    return KINDS(
        short_name=f"limestone_{name}",
        long_name=f"Limestone {name.capitalize()}",
        dynamics=KINDS.Dynamics.SEQUENTIAL,
        chance_mode=KINDS.ChanceMode.EXPLICIT_STOCHASTIC,
        information=KINDS.Information.IMPERFECT_INFORMATION,
        utility=KINDS.Utility.ZERO_SUM if goal == "victory" else KINDS.Utility.GENERAL_SUM,
        reward_model=KINDS.RewardModel.TERMINAL,
        max_num_players=seats[-1],
        min_num_players=seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"players": seats[0], "variants": "", "returns": "score"},
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game of ours with its number of seats, its variants and what is played for."""

    name = ""

    def __init__(self, params: Params | None = None) -> None:
        params = params or {}
        seats = int(params.get("players", GAMES[self.name].seats[0]))
        variants = [word for word in str(params.get("variants", "")).split("+") if word]
        self.goal = aim(str(params.get("returns", "score")))
        self.walk = begin(self.name, seats, variants)
        spec = self.walk.spec
        fair = self.goal == "victory"
        info = pyspiel.GameInfo(
            num_distinct_actions=len(spec.actions),
            max_chance_outcomes=len(spec.outcomes),
            num_players=seats,
            min_utility=-1.0 if fair else float(spec.least),
            max_utility=1.0 if fair else float(spec.most),
            utility_sum=0.0 if fair else None,
            max_game_length=spec.length,
        )
        super().__init__(kind(self.name, self.goal), info, dict(params))

    def new_initial_state(self) -> "SpielState":
        return SpielState(self, self.walk)

    def make_py_observer(self, iig_obs_type: Any = None, params: Params | None = None) -> Any:
        return Observer(self.walk.setting.size, params)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A walk, as OpenSpiel holds it."""

    def __init__(self, game: SpielGame, walk: Walk) -> None:
        super().__init__(game)
        self.walk, self.goal = walk, game.goal

    def current_player(self) -> int:
        return self.walk.actor

    def is_terminal(self) -> bool:
        return self.walk.actor == OVER

    def _legal_actions(self, player: Seat) -> list[int]:
        return list(self.walk.choices) if player == self.walk.actor else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return list(self.walk.outcomes)

    def _apply_action(self, action: int) -> None:
        self.walk = self.walk.apply(action)

    def _action_to_string(self, player: Seat, action: int) -> str:
        spec = self.walk.spec
        return spec.outcomes[action] if player == CHANCE else spec.actions[action]

    def returns(self) -> list[float]:
        return list(self.walk.returns(self.goal))

    def resample_from_infostate(self, player: Seat, sampler: Callable[[], float]) -> "SpielState":
        """A state that looks just like this one to the player; what is hidden is dealt anew.

        It can be played on and cloned, but has no history of its own.
        """
        return SpielState(self.get_game(), self.walk.imagine(player, _Sampled(sampler)))

    def __str__(self) -> str:
        return str(self.walk)


class Observer:
    """What a seat knows, as OpenSpiel asks for it."""

    def __init__(self, size: int, params: Params | None) -> None:
        if params:
            raise ValueError(f"an observation of Limestone has no parameters: {params}")
        self.tensor = np.zeros(size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: Seat) -> None:
        self.tensor[:] = state.walk.tensor(player)

    def string_from(self, state: SpielState, player: Seat) -> str:
        return state.walk.information(player)


class _Sampled(Dice):
    """Dice made of a function that answers numbers from 0 to 1."""

    def __init__(self, sampler: Callable[[], float]) -> None:
        self.sampler = sampler

    def randrange(self, n: int, /) -> int:
        return min(int(self.sampler() * n), n - 1)


def _register(name: str) -> None:
    made = type(name.capitalize(), (SpielGame,), {"name": name})
    pyspiel.register_game(kind(name), made)


for _name in GAMES:
    _register(_name)
