"""How games of Les Deux Limoges go between bots of one level, for each reading of the gate tax.

    python bench/limoges_balance.py LEVEL GAMES [SEATS...] [--effort SHARE] [--tax READING...]

The lower levels follow habits, without search or memory: they say how the rules behave, not how
well the game can be played. Wins have 95 % intervals.
"""

import sys
import time
from argparse import ArgumentParser
from collections import Counter
from math import sqrt
from random import Random
from statistics import mean

from limestone.bots.bot import LEVELS
from limestone.bots.seated import Seated
from limestone.rules import limoges
from limestone.rules.game import CHANCE, Event, Seat, options
from limestone.rules.limoges.moves import Move
from limestone.rules.limoges.scoring import ending
from limestone.rules.limoges.table import State
from limestone.search.arena import CONFIDENT

READINGS = ("bank", "own", "builder")


class Tally:
    """What is counted over many games."""

    def __init__(self) -> None:
        self.ends: Counter[str] = Counter()
        self.rounds: list[int] = []
        self.wins: Counter[int] = Counter()  # by place in the order of the first round
        self.sources: Counter[str] = Counter()
        self.coins: Counter[str] = Counter()
        self.games = 0

    def count(self, state: State, first: Seat) -> None:
        seats = len(state.players)
        self.games += 1
        self.ends[ending(state)] += 1
        self.rounds.append(state.round)
        winners = limoges.winners(state)
        for seat in winners:
            self.wins[(seat - first) % seats] += 1 / len(winners)  # type: ignore[assignment]
        for seat, total in enumerate(limoges.scores(state)):
            player = state.players[seat]
            self.sources["reward"] += player.points
            self.sources["influence"] += sum(player.influence)
            self.sources["objectives"] += total - player.points - sum(player.influence)

    def hear(self, event: Event) -> None:
        coins = event.facts.get("coins")
        if event.name.startswith("limoges-earns") and isinstance(coins, int):
            self.coins[event.name.removeprefix("limoges-earns-")] += coins


def play_game(player: Seated, state: State, seed: int, tally: Tally) -> None:
    rng = Random(seed)
    first = -1
    while due := limoges.actors(state):
        step: dict[Seat, Move] = {}
        for seat in due:
            if seat == CHANCE:
                step[seat] = limoges.chance(state, rng)
            else:
                step[seat] = player(limoges.view(state, seat), rng)
        for event in limoges.tell(state, step, None):
            tally.hear(event)
        state = limoges.play(state, step)
        first = state.first if state.round == 1 else first
    tally.count(state, first)


def report(player: Seated, seats: int, reading: str, games: int) -> None:
    words = () if reading == "bank" else (f"tax_payer={reading}",)
    tally = Tally()
    began = time.process_time()
    for seed in range(games):
        play_game(player, limoges.start(seats, options(limoges, words)), seed, tally)
    share = 1 / seats
    error = CONFIDENT * sqrt(share * (1 - share) / games) * seats
    ends = " / ".join(
        f"{100 * tally.ends[name] / games:.0f}"
        for name in ("abbey", "cathedral", "influence", "bag")
    )
    wins = " / ".join(f"{tally.wins[place] / games * seats:.2f}" for place in range(seats))
    each = games * seats
    points = " ".join(f"{name} {tally.sources[name] / each:.1f}" for name in tally.sources)
    coins = " ".join(f"{name} {count / each:.1f}" for name, count in tally.coins.most_common(6))
    rounds = f"{mean(tally.rounds):.1f} (most {max(tally.rounds)})"
    print(
        f"| {seats} | {reading} | {ends} | {rounds} | {points} | {coins} | {wins} ± {error:.2f} |"
    )
    print(f"  {time.process_time() - began:.0f} s", file=sys.stderr, flush=True)


def main(player: Seated, games: int, seats: list[int], readings: list[str]) -> None:
    print(f"{games} games of {player.level} each, effort {player.effort:g};", end=" ")
    print("points and coins per player; wins by first place\n")
    heads = ("seats", "tax", "abbey / cathedral / influence / bag %", "rounds", "points")
    print(f"| {' | '.join((*heads, 'coins earned', 'wins × fair share'))} |")
    print("|---" * 7 + "|", flush=True)
    for number in seats:
        for reading in readings:
            report(player, number, reading, games)


if __name__ == "__main__":
    parser = ArgumentParser()
    parser.add_argument("level", choices=LEVELS["limoges"])
    parser.add_argument("games", type=int)
    parser.add_argument("seats", type=int, nargs="*", default=[2, 3, 4])
    parser.add_argument("--effort", type=float, default=1.0)
    parser.add_argument("--tax", nargs="+", choices=READINGS, default=READINGS)
    words = parser.parse_args()
    main(Seated("limoges", words.level, words.effort), words.games, words.seats, words.tax)
