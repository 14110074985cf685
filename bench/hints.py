"""How long hints take, in CPU seconds of one core: the first answer and the best one.

    python bench/hints.py [GAME] [--positions N]

The positions are those of one game between bots of the club, spread over its whole length.
"""

import argparse
from collections.abc import Iterator
from random import Random
from time import process_time
from typing import Any

from limestone.bots.bot import prepare
from limestone.bots.seated import Seated
from limestone.rules.game import CHANCE, GAMES, options
from limestone.search.playout import steps
from limestone.server.live.bot_workers import hint

FIRST, BEST = 0.5, 2.0  # seconds that they may take
SEATS = {"limes": 1, "limits": 4, "limoges": 3}


def views(name: str) -> Iterator[Any]:
    """What the seats saw that had a choice."""
    rules = GAMES[name]
    players = [Seated(name, "club")] * SEATS[name]
    for state, step in steps(rules, options(rules), players, Random):
        for seat in step:
            if seat != CHANCE and len(rules.legal(state, seat)) > 1:
                yield rules.view(state, seat)


def seconds(name: str, view: Any, effort: float) -> float:
    begun = process_time()
    hint(name, view, effort)
    return process_time() - begun


def told(name: str, positions: int) -> None:
    prepare(name, print)
    found = list(views(name))
    chosen = found[:: max(1, len(found) // positions)][:positions]
    seconds(name, chosen[0], 0.0)  # what is loaded and compiled only once
    for word, effort, most in (("first", 0.0, FIRST), ("best", 1.0, BEST)):
        took = sorted(seconds(name, view, effort) for view in chosen)
        middle, last = took[len(took) // 2], took[-1]
        print(f"{name}, {word} answer: median {middle:.2f} s, most {last:.2f} s, ", end="")
        print(f"{last / most:.2f} of what it may take ({len(took)} positions)")


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("game", nargs="?", choices=list(GAMES))
    parser.add_argument("--positions", type=int, default=10)
    asked = parser.parse_args()
    for name in [asked.game] if asked.game else GAMES:
        told(name, asked.positions)


main()
