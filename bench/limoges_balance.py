"""How games of Les Deux Limoges go between bots of one level, for each reading of gates and tax.

    python bench/limoges_balance.py [LEVEL] [GAMES] [SEATS...] [--effort SHARE] [--tax READING...]
        [--keep FOLDER]

The lower levels follow habits, without search or memory: they say how the rules behave, not how
well the game can be played. Wins have 95 % intervals. With --keep games are stored as they come
and the same command goes on where it stopped.
"""

import sys
from argparse import ArgumentParser, Namespace
from collections import Counter
from math import sqrt
from pathlib import Path
from random import Random
from statistics import mean
from tempfile import TemporaryDirectory
from typing import NamedTuple

import click

from limestone.bots.seated import Seated
from limestone.rules import limoges
from limestone.rules.game import LEVELS, Event, options
from limestone.rules.limoges.scoring import ending
from limestone.rules.limoges.table import State
from limestone.search.arena import CONFIDENT
from limestone.search.playout import kept, steps

READINGS = {  # who passes a gate, and who pays whom
    "toll": "",  # anybody, and pays its owner: the default
    "bank": "entry_mode=own_active_gate tax_payer=bank",  # the default of rules 1
    "own": "entry_mode=own_active_gate tax_payer=own",
    "builder": "entry_mode=own_active_gate",
    "open-bank": "tax_payer=bank",
    "open-own": "tax_payer=own",
}
ENDS = ("abbey", "cathedral", "influence", "bag")


class Told(NamedTuple):
    """What one game is remembered by."""

    end: str
    rounds: int
    winners: list[int]  # by place in the order of the first round
    points: dict[str, int]  # by source, of all players
    coins: dict[str, int]


def play_game(player: Seated, seats: int, words: list[str], seed: int) -> Told:
    rng = Random(seed)
    first = -1
    coins: Counter[str] = Counter()
    for state, step in steps(limoges, options(limoges, words), [player] * seats, lambda _: rng):
        first = state.first if state.round == 1 else first
        for event in limoges.tell(state, step, None) if step else ():
            hear(event, coins)
    places = [(seat - first) % len(state.players) for seat in limoges.winners(state)]
    return Told(ending(state), state.round, places, sources(state), dict(coins))


def hear(event: Event, coins: Counter[str]) -> None:
    """What players earn; the toll is told as what a builder pays."""
    earned = event.facts.get("coins")
    name = event.name.replace("limoges-pays-tax", "limoges-earns-toll")
    if name.startswith("limoges-earns") and isinstance(earned, int):
        coins[name.removeprefix("limoges-earns-")] += earned


def sources(state: State) -> dict[str, int]:
    reward = sum(player.points for player in state.players)
    influence = sum(sum(player.influence) for player in state.players)
    objectives = sum(limoges.scores(state)) - reward - influence
    return {"reward": reward, "influence": influence, "objectives": objectives}


def played(player: Seated, seats: int, reading: str, games: int, file: Path) -> list[Told]:
    """As many games as asked for; those in the file are not played again."""
    words, label = READINGS[reading].split(), f"{seats} seats, {reading}"
    found = kept(file, games, lambda seed: play_game(player, seats, words, seed), Told)
    with click.progressbar(found, length=games, label=label, file=sys.stderr) as told:
        return list(told)


def report(found: list[Told], seats: int, reading: str) -> None:
    games = len(found)
    share = 1 / seats
    error = CONFIDENT * sqrt(share * (1 - share) / games) * seats
    ends, coins = Counter(one.end for one in found), Counter[str]()
    wins = [0.0] * seats
    for one in found:
        coins.update(one.coins)
        for place in one.winners:
            wins[place] += seats / len(one.winners) / games
    each = games * seats
    points = {name: sum(one.points[name] for one in found) / each for name in found[0].points}
    columns = (
        str(seats),
        reading,
        " / ".join(f"{100 * ends[name] / games:.0f}" for name in ENDS),
        f"{mean(one.rounds for one in found):.1f} (most {max(one.rounds for one in found)})",
        " ".join(f"{name} {count:.1f}" for name, count in points.items()),
        " ".join(f"{name} {count / each:.1f}" for name, count in coins.most_common(6)),
        f"{' / '.join(f'{share:.2f}' for share in wins)} ± {error:.2f}",
    )
    print(f"| {' | '.join(columns)} |", flush=True)


def main(words: Namespace, keep: Path) -> None:
    keep.mkdir(parents=True, exist_ok=True)
    player = Seated("limoges", words.level, words.effort)
    print(f"{words.games} games of {words.level} each, effort {words.effort:g};", end=" ")
    print("points and coins per player; wins by first place\n")
    heads = ("seats", "tax", f"{' / '.join(ENDS)} %", "rounds", "points")
    print(f"| {' | '.join((*heads, 'coins earned', 'wins × fair share'))} |")
    print("|---" * 7 + "|", flush=True)
    for seats in words.seats:
        for reading in words.tax:
            file = keep / f"balance-{words.level}-{words.effort:g}-{seats}-{reading}.jsonl"
            report(played(player, seats, reading, words.games, file), seats, reading)


if __name__ == "__main__":
    parser = ArgumentParser()
    parser.add_argument("level", nargs="?", choices=LEVELS["limoges"], default="club")
    parser.add_argument("games", type=int, nargs="?", default=20)
    parser.add_argument("seats", type=int, nargs="*", default=[2, 3, 4])
    parser.add_argument("--effort", type=float, default=1.0)
    parser.add_argument("--tax", nargs="+", choices=READINGS, default=list(READINGS)[:4])
    parser.add_argument("--keep", type=Path)
    asked = parser.parse_args()
    with TemporaryDirectory() as folder:
        main(asked, asked.keep or Path(folder))
