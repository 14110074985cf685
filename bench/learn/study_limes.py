"""How much careful play adds to greedy samples of Limes, by rounds left: `CARE` in study/limes.py.

    python bench/learn/study_limes.py FILE [GAMES]

The master plays; after each of its moves greedy samples say what the land comes to, and the end
of the game what it came to. Also what the master makes with a part of its samples. Games are
kept in the file, a line each: a run that was stopped goes on where it was.
"""

import sys
from itertools import pairwise
from pathlib import Path
from random import Random
from statistics import mean, stdev
from typing import Any

from limestone.bots.bot import Budget
from limestone.bots.limes import LEVELS, evaluator
from limestone.bots.limes_candidates import Candidate, alone
from limestone.rules import limes
from limestone.rules.game import CHANCE, options
from limestone.rules.limes.moves import Draw
from limestone.rules.limes.table import ROUNDS, State
from limestone.search.playout import kept

PART = 0.1  # of the master's samples, for par
ORDERS = 96


def game(number: int) -> tuple[Any, ...]:
    """The deal's number, scores of the whole master and of a part, samples after each move."""
    deal = Random(f"care {number}").sample(range(1, 25), ROUNDS)
    whole, samples = played(deal, 1.0)
    part, _ = played(deal, PART)
    return number, whole, part, samples


def played(deal: list[int], effort: float) -> tuple[int, list[float]]:
    rng, found = Random(str(deal)), []
    state = limes.start(1, options(limes))
    for card in deal:
        state = limes.play(state, {CHANCE: Draw(card)})
        move = LEVELS["master"].choose(limes.view(state, 0), (), rng, Budget(effort)).move
        if effort == 1:
            found.append(sampled(state, move, rng))
        state = limes.play(state, {0: move})
    return limes.scores(state)[0], found


def sampled(state: State, move: Any, rng: Random) -> float:
    """What a move comes to when the rest is played greedily."""
    weighs = evaluator(alone(limes.view(state, 0), rng))
    rounds = ROUNDS - len(state.drawn)
    if not rounds:
        return limes.scores(limes.play(state, {0: move}))[0]
    code = next(c.code for c in weighs.candidates() if weighs.move(c.code) == move)
    sample = weighs.sampler([Candidate(code, 0)], rounds, rng)
    return round(sample([0], ORDERS)[0] / ORDERS / 100, 2)


def main(file: str, games: str = "80") -> None:
    found = list(kept(Path(file), int(games), game, lambda *told: told))
    whole, part = [one[1] for one in found], [one[2] for one in found]
    less = [a - b for a, b in zip(whole, part, strict=True)]
    root = len(found) ** 0.5
    print(f"{len(found)} games: the master {mean(whole):.2f} ± {stdev(whole) / root:.2f}")
    print(f"{PART} of it makes {mean(less):.2f} ± {stdev(less) / root:.2f} less")
    print("rounds left, what careful play adds:")
    care = []
    for left in range(ROUNDS):
        more = [one[1] - one[3][ROUNDS - 1 - left] for one in found]
        care.append(mean(more))
        print(f"{left:4}  {mean(more):5.2f} ± {stdev(more) / root:.2f}")
    print("steps", " ".join(f"{b - a:.2f}" for a, b in pairwise(care)))


main(*sys.argv[1:])
