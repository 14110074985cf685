"""Limes levels alone, beside what hindsight finds for the same deals, in CPU seconds.

    python bench/limes_master.py [DEALS] [FOLDER OF THE YARDSTICK] [LEVEL...]

Hindsight knows the order of the cards: nobody can be as good. Ours is a beam of width 5,000 with
learned worths; the yardstick's, if its folder is given, a beam of that width by points alone.
"""

import sys
from importlib import import_module
from math import sqrt
from pathlib import Path
from random import Random
from statistics import mean, stdev
from time import process_time
from typing import Any

from limestone.bots.bot import LEVELS, bot, prepare
from limestone.rules import limes
from limestone.rules.game import CHANCE, options, own_material
from limestone.rules.limes.moves import Draw
from limestone.search.kernels.limes_hindsight import WIDTH, best

Deal = list[int]


def deals(count: int) -> list[Deal]:
    return [Random(f"deal {n}").sample(range(1, 25), 16) for n in range(count)]


def solo(level: str, deal: Deal) -> int:
    """The score of a bot that is shown the cards one by one."""
    rng = Random(str(deal))
    state = limes.start(1, options(limes))
    for card in deal:
        state = limes.play(state, {CHANCE: Draw(card)})
        chosen = bot("limes", level).choose(limes.view(state, 0), (), rng)
        state = limes.play(state, {0: limes.check(state, 0, chosen.move)})
    return limes.scores(state)[0]


def hindsight(dealt: list[Deal], folder: str) -> dict[str, list[int]]:
    """What each solver finds for every deal."""
    deck: Any = own_material(limes)
    found = {"own hindsight": [best(deck, deal, WIDTH).score for deal in dealt]}
    if folder:
        sys.path.insert(0, folder)
        found["yardstick"] = import_module("yardstick").Yardstick().best(dealt, WIDTH)
    return found


def main(count: int, folder: str, levels: list[str]) -> None:
    dealt = deals(count)
    prepare("limes", lambda code: print(f"({code})"))
    possible = hindsight(dealt, folder)
    for name, scores in possible.items():
        print(f"{name}, width {WIDTH}: {mean(scores):.2f} points on {count} deals", flush=True)
    for level in levels:
        begin = process_time()
        scores = [solo(level, deal) for deal in dealt]
        a_move = (process_time() - begin) / (16 * count)
        error = 1.96 * stdev(scores) / sqrt(count)
        print(
            f"{level}: {mean(scores):.2f} ± {error:.2f} points, {a_move:.3f} s a move", flush=True
        )
        for name, ideal in possible.items():
            print(f"{level} / {name}: {mean(scores) / mean(ideal):.3f}", flush=True)


if __name__ == "__main__":
    words = sys.argv[1:]
    number = int(words.pop(0)) if words and words[0].isdigit() else 20
    place = words.pop(0) if words and Path(words[0]).is_dir() else ""
    main(number, place, words or list(LEVELS["limes"]))
