"""Fit the outlook of Limoges to how games end, and print its weights.

    python bench/learn/limoges_outlook.py [GAMES]

After every turn: what each seat has, against the points it still gets. Some moves are drawn by
lot, so that the fit sees more than one way to play.
"""

import sys
from collections.abc import Iterator
from random import Random
from typing import Any

from limestone.bots.bot import bot
from limestone.bots.limoges_outlook import features
from limestone.rules import limoges
from limestone.rules.game import CHANCE, Dice, Seat, options
from limestone.rules.limoges.moves import End, Move
from limestone.rules.limoges.table import State
from limestone.search.kernels.compiled import numpy

STIFFNESS = 5.0  # of the weights: how much evidence it takes to leave 0


def decided(state: State, seat: Seat, rng: Random, lots: float) -> Move:
    if seat == CHANCE:
        return limoges.chance(state, rng)
    moves = limoges.legal(state, seat)
    if rng.random() < lots:
        return rng.choice(moves)
    dice: Dice = rng
    found: Move = bot("limoges", "expert").choose(limoges.view(state, seat), moves, dice).move
    return found


def game(seed: int) -> Iterator[tuple[list[float], int]]:
    """What a seat had after a turn, and the points it got from then on."""
    rng = Random(seed)
    state = limoges.start(2 + seed % 3, options(limoges))
    seen: list[tuple[list[float], Seat, int]] = []
    while due := limoges.actors(state):
        step = {seat: decided(state, seat, rng, 0.07 * (seed % 4)) for seat in due}
        state = limoges.play(state, step)
        if state.agenda and any(isinstance(move, End) for move in step.values()):
            totals = enumerate(limoges.scores(state))
            seen += [(features(state, seat), seat, total) for seat, total in totals]
    last = limoges.scores(state)
    for had, seat, total in seen:
        yield had, last[seat] - total


def main(games: int) -> None:
    rows = [row for seed in range(games) for row in game(seed)]
    had: Any = numpy.array([row[0] for row in rows])
    got: Any = numpy.array([row[1] for row in rows])
    square = had.T @ had + STIFFNESS * numpy.eye(had.shape[1])
    weights = numpy.linalg.solve(square, had.T @ got)
    explained = 1 - ((got - had @ weights) ** 2).sum() / ((got - got.mean()) ** 2).sum()
    print(f"{len(rows)} turns of {games} games, R² {explained:.2f}")
    print(", ".join(f"{weight:.2f}" for weight in weights))


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 150)
