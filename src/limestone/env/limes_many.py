"""Thousands of games of Limes at once, on the compiled kernel."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from limestone.env.tensors.limes import planes
from limestone.rules.game import GAMES, options
from limestone.search.kernels import limes_many as kernel
from limestone.search.kernels.compiled import FAST
from limestone.search.kernels.limes import CARDS, LAND
from limestone.search.kernels.limes_boards import box

Bytes = NDArray[np.uint8]


class Step(NamedTuple):
    """What came of a step: a row for each game. The arrays are used again by the next step."""

    observations: Bytes  # as `Walk.tensor`: after the end of a game, of the next one
    rewards: NDArray[np.float32]  # by how much the score has grown or shrunk
    masks: Bytes  # the actions that are open
    dones: NDArray[np.bool_]

    @property
    def planes(self) -> Bytes:
        """The land of each game, and the worker that is leaving: 7 planes of 14 x 14 zones."""
        return planes(self.observations)


class VecLimes:
    """So many games of Limes for one seat; a game that has ended begins anew by itself.

    Actions are those of `spec("limes")`. What `reset` and `step` answer is written over by the
    next step: copy what you keep.
    """

    def __init__(self, n: int, variants: Sequence[str] = (), seed: int = 0) -> None:
        if not FAST:
            raise ImportError("VecLimes needs numba: pip install 'limestone-games[fast]'")
        if not isinstance(n, int | np.integer) or isinstance(n, bool):
            raise TypeError(f"VecLimes takes a number of games, not {n!r}")
        if n < 1:
            raise ValueError(f"VecLimes plays at least 1 game, not {n}")
        chosen = options(GAMES["limes"], variants)
        self._box = box(chosen.material, chosen.words)
        self.n = int(n)
        self.games = kernel.Games(
            lands=np.zeros((n, LAND), np.uint64),
            notes=np.zeros((n, kernel.NOTEBOOK), np.int64),
            cards=np.zeros((n, CARDS), np.int64),
            seeds=np.zeros((n, 1), np.uint64),
            seen=np.zeros((n, kernel.SIZE), np.uint8),
            open=np.zeros((n, kernel.ACTIONS), np.uint8),
            rewards=np.zeros(n, np.float32),
            dones=np.zeros(n, np.uint8),
        )
        self.reset(seed)

    def reset(self, seed: int = 0) -> Step:
        """New games; game k is the same whatever the number of games."""
        for k in range(self.n):
            drawn = np.random.SeedSequence((seed, k)).generate_state(1, np.uint64)
            self.games.seeds[k] = drawn | np.uint64(1)  # xorshift never leaves 0
        self.games.cards[:] = np.arange(CARDS)
        kernel.begin_all(self.games, self._box)
        return self._step()

    def step(self, actions: NDArray[Any]) -> Step:
        """One action in every game; if one of them is not open, nothing is done."""
        given = np.asarray(actions)
        if given.shape != (self.n,):
            raise ValueError(f"{self.n} games need as many actions, not {_told(actions, given)}")
        if given.dtype.kind not in "iu":
            raise TypeError(f"actions are whole numbers, not {given.dtype}")
        pieces = np.ascontiguousarray(given, np.int64)
        wrong = kernel.step_all(self.games, self._box, pieces)
        if wrong >= 0:
            raise ValueError(f"action {pieces[wrong]} is not open in game {wrong}")
        return self._step()

    @property
    def scores(self) -> NDArray[np.int64]:
        """The score of the last finished game in every place."""
        found: NDArray[np.int64] = self.games.notes[:, kernel.LAST_SCORE]
        return found

    def _step(self) -> Step:
        games = self.games
        return Step(games.seen, games.rewards, games.open, games.dones.view(np.bool_))


def _told(actions: object, given: NDArray[Any]) -> str:
    """What was given in place of a row of actions."""
    return f"an array of {given.shape}" if given.shape else repr(actions)
