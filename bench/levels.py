"""Every level against the one below, or two levels: shares of the victories, time a move.

    python bench/levels.py [GAME] [--games N] [--seats N] [--effort SHARE] [--pair FIRST SECOND]

Paired deals, rotated seats, 95 % intervals; CPU seconds on one core. With --keep FOLDER results
are stored as they come and the same command goes on where it stopped; times are of this run.
"""

import sys
from argparse import ArgumentParser, Namespace
from collections import defaultdict
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from statistics import mean
from tempfile import TemporaryDirectory
from time import process_time
from typing import Any

import click

from limestone.bots.seated import Seated
from limestone.rules.game import LEVELS, Dice, choose, options
from limestone.search.arena import Goal, Match, run, standing


@dataclass
class Timed:
    """A player, and how long each of its moves took."""

    player: Seated
    seconds: list[float] = field(default_factory=list)

    def __call__(self, view: Any, rng: Dice) -> Any:
        begin = process_time()
        move = self.player(view, rng)
        self.seconds.append(process_time() - begin)
        return move


def measure(asked: Namespace, stronger: str, weaker: str, folder: Path) -> dict[str, list[float]]:
    """Play a pair, print its standing, and tell how long the moves took by level."""
    players = (
        Timed(Seated(asked.game, stronger, asked.effort)),
        Timed(Seated(asked.game, weaker, asked.effort)),
    )
    names = (f"{stronger} {asked.effort:g}", f"{weaker} {asked.effort:g}")
    match = Match(asked.game, options(choose(asked.game)), asked.seats, names, players)
    file = folder / f"{asked.game}-{stronger}-{weaker}-{asked.seats}-{asked.effort:g}.jsonl"
    games = -(-asked.games // asked.seats) * asked.seats  # every deal from every seat
    with (
        ThreadPoolExecutor(1) as alone,
        click.progressbar(length=games, label=f"{stronger} – {weaker}", file=sys.stderr) as bar,
    ):
        found = standing(run(match, Goal(games), file, alone, lambda _: bar.update(1)), asked.seats)
    print(
        f"| {stronger} – {weaker} | {asked.seats} | {found.games} | {found.ratio:.2f} ± "
        f"{found.error / found.fair:.2f} | {found.stronger} |",
        flush=True,
    )
    return {one.player.level: one.seconds for one in players}


def main(asked: Namespace, folder: Path) -> None:
    levels = LEVELS[asked.game]
    pairs = [asked.pair] if asked.pair else [(high, low) for low, high in pairwise(levels)]
    times: defaultdict[str, list[float]] = defaultdict(list)
    print("| levels | seats | games | share × fair | stronger |\n|---|---|---|---|---|")
    for stronger, weaker in pairs:
        for level, seconds in measure(asked, stronger, weaker, folder).items():
            times[level] += seconds
    print("\n| level | moves | mean s | 95 % below | longest |\n|---|---|---|---|---|")
    for level, seconds in times.items():
        if seconds:
            ordered = sorted(seconds)
            most = ordered[len(ordered) * 95 // 100]
            figures = f"{mean(ordered):.4f} | {most:.4f} | {ordered[-1]:.3f}"
            print(f"| {level} | {len(ordered)} | {figures} |")


if __name__ == "__main__":
    parser = ArgumentParser()
    parser.add_argument("game", nargs="?", choices=list(LEVELS), default="limes")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--effort", type=float, default=1.0)
    parser.add_argument("--pair", nargs=2, metavar=("FIRST", "SECOND"))
    parser.add_argument("--keep", type=Path)
    words = parser.parse_args()
    with TemporaryDirectory() as scratch:
        main(words, words.keep or Path(scratch))
