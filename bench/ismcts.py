"""Our masters against OpenSpiel's IS-MCTS at a table of two, with equal CPU time a move.

`python bench/ismcts.py limits --games 20`. IS-MCTS sees our games through `limestone.env.spiel`,
rolls out at random and may think for every move as long as the master did on average so far.
"""

import argparse
from math import sqrt
from random import Random
from statistics import mean, stdev
from time import process_time
from typing import Any, NamedTuple

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import limestone.env.spiel  # noqa: F401
from limestone.bots.bot import Listing
from limestone.bots.bot import bot as level
from limestone.env import CHANCE, OVER
from limestone.rules.game import GAMES, Game

AIMS = {"limes": ("score", 20.0), "limits": ("victory", 1.0), "limoges": ("victory", 1.0)}


class Timed(ismcts.ISMCTSBot):  # type: ignore[misc]
    """IS-MCTS that thinks for so many CPU seconds instead of so many simulations."""

    seconds = 0.1
    simulations = searches = 0

    def run_search(self, state: Any) -> Any:
        self.reset()
        actions = state.legal_actions()
        if len(actions) == 1:
            return [(actions[0], 1.0)]
        self._root_node = self.create_new_node(state)
        self.searches += 1
        end = process_time() + self.seconds
        while process_time() < end or not self._root_node.total_visits > 0:
            self.run_simulation(self.sample_root_state(state))
            self.simulations += 1
        return self.get_final_policy(state, self._root_node)


class Played(NamedTuple):
    """A game: what the master won and led by, and how long both thought a move."""

    won: float
    lead: int
    master: float
    searcher: float
    simulations: float


def game(name: str, number: int, seconds: float) -> Played:
    """One game; two that follow each other have one deal, and the seats are changed."""
    aim, courage = AIMS[name]
    spiel = pyspiel.load_game(f"limestone_{name}(players=2,returns={aim})")
    rules, seat = GAMES[name], number % 2
    dice, rng = np.random.RandomState(number), Random(f"{name} {number}")
    deal = Random(f"{name} {number // 2}")
    rollout = mcts.RandomRolloutEvaluator(1, dice)
    searcher, master = Timed(spiel, rollout, courage, 1, random_state=dice), level(name, "master")
    state, thought, moves = spiel.new_initial_state(), [seconds], 0
    spent = 0.0
    while (walk := state.walk).actor != OVER:
        if walk.actor == CHANCE:
            numbers, chances = zip(*walk.outcomes, strict=True)
            state.apply_action(deal.choices(numbers, chances)[0])
        elif walk.actor == seat:
            begun = process_time()
            said = chosen(rules, master, walk, rng)
            thought.append(process_time() - begun)
            for piece in said:
                state.apply_action(piece)
        else:
            searcher.seconds = mean(thought) * (moves + 1) / (searcher.searches + 1)
            begun = process_time()
            state.apply_action(int(searcher.step(state)))
            spent += process_time() - begun
            moves += not state.walk.said
    scores, winners = rules.scores(state.walk.state), rules.winners(state.walk.state)
    won = (seat in winners) / len(winners)
    each = searcher.simulations / max(moves, 1)
    return Played(won, scores[seat] - scores[1 - seat], mean(thought[1:]), spent / moves, each)


def chosen(rules: Game, master: Any, walk: Any, rng: Random) -> Any:
    """The pieces of the master's move."""
    view = walk.view(walk.actor)
    choice = master.choose(view, Listing(rules, view, walk.actor, rng), rng)
    return walk.saying(rules.write(choice.move))


def main() -> None:
    wanted = argparse.ArgumentParser(description=__doc__)
    wanted.add_argument("game", nargs="?", choices=list(AIMS), default="limits")
    wanted.add_argument("--games", type=int, default=4)
    wanted.add_argument("--seconds", type=float, default=0.3, help="for the first move")
    asked = wanted.parse_args()
    played: list[Played] = []
    for number in range(asked.games):
        played.append(game(asked.game, number, asked.seconds))
        print(report(asked.game, played), flush=True)


def report(name: str, played: list[Played]) -> str:
    """The share of victories with its 95 % interval (Wilson), and the mean lead."""
    n, won = len(played), sum(one.won for one in played)
    share, z = won / n, 1.96
    deals = (n + 1) // 2  # the games of one deal are one observation
    middle = (share + z * z / 2 / deals) / (1 + z * z / deals)
    half = z * sqrt(share * (1 - share) / deals + z * z / 4 / deals**2) / (1 + z * z / deals)
    leads = [one.lead for one in played]
    error = f" ± {stdev(leads) / sqrt(n):.1f}" if n > 1 else ""
    times = f"{mean(p.master for p in played):.2f} s and {mean(p.searcher for p in played):.2f} s"
    return (
        f"{name}, {n} games: {share:.2f} of the victories"
        f" ({max(0.0, middle - half):.2f} to {min(1.0, middle + half):.2f}),"
        f" {mean(leads):.1f}{error} points ahead; {times} a move,"
        f" {mean(p.simulations for p in played):.0f} simulations a move"
    )


if __name__ == "__main__":
    main()
