"""How often each side of a tile of Les Deux Limoges is bought, and how its buyers fare.

    python bench/limoges_tiles.py [LEVEL] [GAMES] [SEATS...] [--effort SHARE] [--options WORD...]
        [--keep FOLDER]

A side is offered in a turn in which its player could buy it, and bought if the player does. One
that is bought in fewer than 3 % of these turns is as good as blank, one in more than 90 % is no
choice: both are marked. Wins are those of its buyers, 1 is a fair share. With --keep games are
stored as they come and the same command goes on where it stopped.
"""

import sys
from argparse import ArgumentParser, Namespace
from collections import Counter
from math import sqrt
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import NamedTuple

import click

from limestone.bots.seated import Seated
from limestone.rules import limoges
from limestone.rules.game import LEVELS, Seat, options
from limestone.rules.limoges.agenda import Turn
from limestone.rules.limoges.moves import Buy
from limestone.rules.limoges.table import State
from limestone.search.arena import CONFIDENT
from limestone.search.playout import kept, steps

NEVER, ALWAYS = 0.03, 0.90


class Told(NamedTuple):
    """What one game is remembered by."""

    offered: dict[str, int]  # turns in which a side could be bought
    bought: dict[str, int]
    buyers: list[tuple[str, Seat]]
    winners: list[Seat]


def play_game(player: Seated, seats: int, words: list[str], seed: int) -> Told:
    rng = Random(seed)
    offered: Counter[str] = Counter()
    bought: Counter[str] = Counter()
    buyers: set[tuple[str, Seat]] = set()
    seen: set[str] = set()  # in this turn
    turn: object = None
    for state, step in steps(limoges, options(limoges, words), [player] * seats, lambda _: rng):
        if not state.agenda or _new(state, turn):
            offered.update(seen)
            seen = set()
        turn = state.agenda[0] if state.agenda else None
        for seat, move in step.items():
            if isinstance(state.agenda[-1], Turn):
                seen |= for_sale(state, seat)
            if isinstance(move, Buy):
                side = shown(state, move.tile)
                bought[side] += 1
                buyers.add((side, seat))
    return Told(dict(offered), dict(bought), sorted(buyers), list(limoges.winners(state)))


def _new(state: State, turn: object) -> bool:
    """Whether something else than this turn is under way."""
    now = state.agenda[0]
    return type(now) is not type(turn) or getattr(now, "seat", None) != getattr(turn, "seat", None)


def for_sale(state: State, seat: Seat) -> set[str]:
    moves = limoges.legal(state, seat)
    return {shown(state, move.tile) for move in moves if isinstance(move, Buy)}


def shown(state: State, tile: str) -> str:
    return next(f"{tile} {side}" for row in state.rows for name, side in row if name == tile)


def played(player: Seated, seats: int, words: Namespace, file: Path) -> list[Told]:
    """As many games as asked for; those in the file are not played again."""
    found = kept(file, words.games, lambda n: play_game(player, seats, words.options, n), Told)
    with click.progressbar(
        found, length=words.games, label=f"{seats} seats", file=sys.stderr
    ) as told:
        return list(told)


def report(found: dict[int, list[Told]]) -> None:
    """One line for each side, the most wanted first."""
    offered: Counter[str] = Counter()
    bought: Counter[str] = Counter()
    wins: dict[str, list[float]] = {}
    for seats, games in found.items():
        for told in games:
            offered.update(told.offered)
            bought.update(told.bought)
            for side, seat in told.buyers:
                won = seats / len(told.winners) if seat in told.winners else 0.0
                wins.setdefault(side, []).append(won)
    sides = limoges.start(2, options(limoges)).box.sides.values()
    ours = [f"{side.tile} {side.name}" for side in sides if side.name in ("lieu", "personnage")]
    print("| side | offered | bought | share % | wins of its buyers |")
    print("|---" * 5 + "|")
    for side in sorted(ours, key=lambda side: -bought[side] / max(1, offered[side])):
        share = bought[side] / max(1, offered[side])
        mark = "" if NEVER <= share <= ALWAYS else " (!)"
        row = (side, offered[side], bought[side], f"{100 * share:.1f}{mark}")
        print(f"| {' | '.join(map(str, row))} | {fared(wins.get(side, []))} |")


def fared(won: list[float]) -> str:
    if not won:
        return "-"
    mean = sum(won) / len(won)
    error = CONFIDENT * sqrt(sum((one - mean) ** 2 for one in won)) / len(won)
    return f"{mean:.2f} ± {error:.2f}"


def main(words: Namespace, keep: Path) -> None:
    keep.mkdir(parents=True, exist_ok=True)
    player = Seated("limoges", words.level, words.effort)
    name = "-".join((words.level, f"{words.effort:g}", *words.options))
    print(f"{words.games} games of {words.level} for each of {words.seats} seats\n")
    report(
        {
            seats: played(player, seats, words, keep / f"tiles-{name}-{seats}.jsonl")
            for seats in words.seats
        }
    )


if __name__ == "__main__":
    parser = ArgumentParser()
    parser.add_argument("level", nargs="?", choices=LEVELS["limoges"], default="club")
    parser.add_argument("games", type=int, nargs="?", default=20)
    parser.add_argument("seats", type=int, nargs="*", default=[2, 3, 4])
    parser.add_argument("--effort", type=float, default=1.0)
    parser.add_argument("--options", nargs="+", default=[])
    parser.add_argument("--keep", type=Path)
    asked = parser.parse_args()
    with TemporaryDirectory() as folder:
        main(asked, asked.keep or Path(folder))
