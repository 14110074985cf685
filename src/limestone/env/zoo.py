"""All games for PettingZoo: seat after seat, and Limes for all seats at once."""

from collections.abc import Sequence
from random import Random
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, MultiBinary
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv

from limestone.env.pieces import Pieces, Said, Speech
from limestone.env.walk import OVER, Goal, Setting, Walk, aim, begin, shown
from limestone.rules.game import CHANCE

Observation = dict[str, NDArray[Any]]


def names(seats: int) -> list[str]:
    return [f"seat_{seat}" for seat in range(seats)]


def spaces(setting: Setting, agents: Sequence[str]) -> tuple[dict[str, Dict], dict[str, Discrete]]:
    """What every seat observes, and what it can do."""
    count = len(setting.spec.actions)
    low, high = setting.tensors.RANGE
    box = Box(low, high, (setting.size,), np.float32)
    observed = {agent: Dict(observation=box, action_mask=MultiBinary(count)) for agent in agents}
    return observed, {agent: Discrete(count) for agent in agents}


class Table(AECEnv[str, Observation, int | None]):  # type: ignore[misc]
    """A game in which one seat at a time says one piece of a move; decisions stay sealed."""

    def __init__(self, walk: Walk, goal: Goal = "score", render_mode: str | None = None) -> None:
        super().__init__()
        setting = walk.setting
        self.metadata = {
            "name": f"limestone_{setting.name}_v0",
            "render_modes": ["human", "ansi"],
            "is_parallelizable": False,
        }
        self.render_mode, self.goal = render_mode, aim(goal)
        self.walk = self._begin = walk
        self.possible_agents = names(setting.seats)
        self.agents = self.possible_agents.copy()
        self._seats = {agent: seat for seat, agent in enumerate(self.agents)}
        self.observation_spaces, self.action_spaces = spaces(setting, self.possible_agents)
        self._dice = Random()

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._dice = Random(seed)
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.walk = self._begin.deal(self._dice)
        self.agent_selection = self.agents[self.walk.actor]

    def observe(self, agent: str) -> Observation:
        """What the seat knows, and the actions open to it: none while another one is due."""
        seat = self._seats[agent]
        if seat == self.walk.actor:
            mask = self.walk.mask()
        else:
            mask = np.zeros(len(self.walk.spec.actions), np.int8)
        return {"observation": self.walk.tensor(seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is still playing and has to choose")
        self._cumulative_rewards[agent] = 0.0
        walk = self.walk.apply(int(action))
        self.walk = walk.deal(self._dice) if walk.actor == CHANCE else walk
        if self.walk.actor == OVER:
            won = self.walk.returns(self.goal)
            self.rewards = dict(zip(self.agents, won, strict=True))
            self._accumulate_rewards()
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.agents[self.walk.actor]

    def render(self) -> str | None:
        return shown(self.walk, self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""


class AtOnce(ParallelEnv[str, Observation, int]):  # type: ignore[misc]
    """Limes in which all seats say a piece at the same time; who has finished says `.` .

    An action that is not open changes nothing; `infos[agent]["refused"]` then says why.
    """

    def __init__(self, walk: Walk, goal: Goal = "score", render_mode: str | None = None) -> None:
        setting = walk.setting
        self._wait = setting.pieces.WAIT
        if self._wait is None:
            raise ValueError(f"{setting.name} is played in turns: use limestone.env.aec")
        self.metadata = {"name": f"limestone_{setting.name}_v0", "render_modes": ["human", "ansi"]}
        self.render_mode, self.goal = render_mode, aim(goal)
        self.walk = self._begin = walk
        self.possible_agents = names(setting.seats)
        self.agents: list[str] = []
        self.observation_spaces, self.action_spaces = spaces(setting, self.possible_agents)
        self._dice = Random()

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        if seed is not None:
            self._dice = Random(seed)
        self.agents = self.possible_agents.copy()
        self._round(self._begin)
        return self._observations(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Observation],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        agents = self.agents
        infos = {agent: self._say(seat, actions.get(agent)) for seat, agent in enumerate(agents)}
        if all(isinstance(speech, Said) for speech in self._speeches):
            moves = [speech.move for speech in self._speeches if isinstance(speech, Said)]
            state = self.walk.setting.game.play(self.walk.state, dict(enumerate(moves)))
            self._round(Walk(self.walk.setting, state))
        over = self.walk.actor == OVER
        seen = self._observations()
        self.agents = [] if over else agents
        return (
            seen,
            dict(zip(agents, self.walk.returns(self.goal), strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, False),
            infos,
        )

    def render(self) -> str | None:
        return shown(self.walk, self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""

    def _round(self, walk: Walk) -> None:
        """A card is drawn, and nobody has said anything."""
        self.walk = walk.deal(self._dice)
        self._said: list[Pieces] = [() for _ in self.possible_agents]
        begin_ = walk.setting.pieces.begin
        seats = range(len(self.possible_agents)) if self.walk.actor != OVER else ()
        self._speeches: list[Speech | Said] = [begin_(self.walk.state, seat) for seat in seats]

    def _say(self, seat: int, piece: int | None) -> dict[str, Any]:
        speech, names = self._speeches[seat], self.walk.spec.actions
        if piece is None:
            return {"refused": f"seat {seat} has said nothing"}
        if piece not in self._choices(seat):
            name = names[piece] if piece in range(len(names)) else "unknown"
            return {"refused": f"{piece} ({name}) is not open to seat {seat}"}
        if not isinstance(speech, Said):
            self._speeches[seat] = speech.then(int(piece))
            self._said[seat] += (int(piece),)
        return {}

    def _choices(self, seat: int) -> Sequence[int]:
        speech = self._speeches[seat]
        return [self._wait] if isinstance(speech, Said) else speech.choices

    def _observations(self) -> dict[str, Observation]:
        setting, state = self.walk.setting, self.walk.state
        found = {}
        for seat, agent in enumerate(self.agents):
            mask = np.zeros(len(setting.spec.actions), np.int8)
            if self._speeches:
                mask[self._choices(seat)] = 1
            view = setting.game.view(state, seat)
            tensor = setting.tensors.tensor(view, self._said[seat])
            found[agent] = {"observation": tensor, "action_mask": mask}
        return found


def aec(
    game: str,
    seats: int | None = None,
    variants: Sequence[str] = (),
    goal: Goal = "score",
    render_mode: str | None = None,
) -> Table:
    """A table of any game for PettingZoo."""
    return Table(begin(game, seats, variants), goal, render_mode)


def parallel(
    game: str,
    seats: int | None = None,
    variants: Sequence[str] = (),
    goal: Goal = "score",
    render_mode: str | None = None,
) -> AtOnce:
    """A table of Limes at which all decide at the same time."""
    return AtOnce(begin(game, seats, variants), goal, render_mode)
