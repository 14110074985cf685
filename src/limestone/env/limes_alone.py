"""Limes alone, for Gymnasium: `gymnasium.make("Limestone/Limes-v0")`."""

from collections.abc import Sequence
from random import Random
from typing import Any

import gymnasium
import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, MultiBinary
from numpy.typing import NDArray

from limestone.env.walk import OVER, Walk, begin, shown

Observation = dict[str, NDArray[Any]]
LONGEST = 1_000  # steps: only somebody who keeps choosing what is not open gets there


class LimesAlone(gymnasium.Env[Observation, np.int64]):
    """One seat of Limes; the reward is what the score grows or shrinks by, so the sum is the score.

    An action that is not open changes nothing; `info["refused"]` then says why.
    """

    metadata = {"render_modes": ["human", "ansi"], "render_fps": 1}

    def __init__(self, variants: Sequence[str] = (), render_mode: str | None = None) -> None:
        self.render_mode = render_mode
        self._begin = begin("limes", 1, variants)
        self.walk: Walk = self._begin
        count = len(self._begin.spec.actions)
        seen = Box(0, 7, (self._begin.setting.size,), np.float32)
        space: Any = Dict(observation=seen, action_mask=MultiBinary(count))
        self.observation_space = space
        self.action_space = Discrete(count)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        self._dice = Random(int(self.np_random.integers(1 << 32)))
        self.walk = self._begin.deal(self._dice)
        return self._observation(), {}

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        before, info = self.score, {}
        try:
            self.walk = self.walk.apply(int(action)).deal(self._dice)
        except ValueError as refusal:
            info["refused"] = str(refusal)
        over = self.walk.actor == OVER
        return self._observation(), float(self.score - before), over, False, info

    def render(self) -> str | None:
        return shown(self.walk, self.render_mode)

    @property
    def score(self) -> int:
        """The points now: nothing is hidden in Limes."""
        return self.walk.setting.game.scores(self.walk.state)[0]

    def _observation(self) -> Observation:
        return {"observation": self.walk.tensor(0), "action_mask": self.walk.mask()}


def register() -> None:
    """Make it known to Gymnasium, once."""
    if "Limestone/Limes-v0" not in gymnasium.registry:
        where = "limestone.env.limes_alone:LimesAlone"
        gymnasium.register("Limestone/Limes-v0", where, max_episode_steps=LONGEST)
