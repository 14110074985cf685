"""Limes levels alone, beside what hindsight finds for the same deals, in CPU seconds.

    python bench/limes_master.py [DEALS] [FOLDER OF THE YARDSTICK] [LEVEL...]

Hindsight knows the order of the cards: nobody can be as good. Ours is a beam of width 5,000 with
learned worths; the yardstick's, if its folder is given, a beam of that width by points alone.
Nobody can hinder another in Limes: who has more points on a deal would have won a game of two.
Results are kept among the temporary files, by the hash of bot and kernels: a run that was
stopped goes on where it was.
"""

import json
import sys
from collections.abc import Callable, Sequence
from hashlib import sha256
from importlib import import_module
from math import sqrt
from pathlib import Path
from random import Random
from statistics import mean, stdev
from tempfile import gettempdir
from time import process_time
from typing import Any

from limestone.bots import limes as bots
from limestone.bots.bot import bot, prepare
from limestone.rules import limes
from limestone.rules.game import CHANCE, LEVELS, options, own_material
from limestone.rules.limes.moves import Draw
from limestone.search.kernels import limes as kernel
from limestone.search.kernels.limes_hindsight import WIDTH, best

Deal = list[int]
Solve = Callable[[Deal], tuple[int, list[float]]]  # the score, and the seconds of every move


def deals(count: int) -> list[Deal]:
    return [Random(f"deal {n}").sample(range(1, 25), 16) for n in range(count)]


def solo(level: str) -> Solve:
    """The score of a bot that is shown the cards one by one."""

    def score(deal: Deal) -> tuple[int, list[float]]:
        rng, seconds = Random(str(deal)), []
        state = limes.start(1, options(limes))
        for card in deal:
            state = limes.play(state, {CHANCE: Draw(card)})
            begin = process_time()
            chosen = bot("limes", level).choose(limes.view(state, 0), (), rng)
            seconds.append(process_time() - begin)
            state = limes.play(state, {0: limes.check(state, 0, chosen.move)})
        return limes.scores(state)[0], seconds

    return score


def hindsight(folder: str) -> dict[str, Solve]:
    """The solvers that know the order of the cards."""
    deck: Any = own_material(limes)
    found: dict[str, Solve] = {"own hindsight": lambda deal: (best(deck, deal, WIDTH).score, [])}
    if folder:
        sys.path.insert(0, folder)
        yardstick = import_module("yardstick").Yardstick()
        found["yardstick"] = lambda deal: (int(yardstick.best([deal], WIDTH)[0]), [])
    return found


def kept_in() -> Path:
    """The file of results for the code as it is now."""
    files = [Path(bots.__file__), *sorted(Path(kernel.__file__).parent.glob("limes*"))]
    digest = sha256(b"".join(file.read_bytes() for file in files)).hexdigest()[:12]
    return Path(gettempdir()) / f"limes_master-{digest}.jsonl"


def measure(who: str, solve: Solve, dealt: list[Deal]) -> tuple[list[int], list[float]]:
    """The score of every deal, and the seconds of every move."""
    file = kept_in()
    lines = file.read_text().splitlines() if file.exists() else []
    known = {deal: facts for name, deal, *facts in map(json.loads, lines) if name == who}
    with file.open("a") as out:
        for number, deal in enumerate(dealt):
            if number not in known:
                known[number] = list(solve(deal))
                print(json.dumps([who, number, *known[number]]), file=out, flush=True)
            if sys.stderr.isatty():
                print(f"\r{who}: {number + 1} of {len(dealt)} ", end="", file=sys.stderr)
    scores, seconds = zip(*(known[number] for number in range(len(dealt))), strict=True)
    return list(scores), [second for game in seconds for second in game]


def main(count: int, folder: str, levels: list[str]) -> None:
    dealt = deals(count)
    prepare("limes", lambda code: print(f"({code})"))
    possible = {}
    for name, solve in hindsight(folder).items():
        possible[name], _ = measure(name, solve, dealt)
        print(f"{name}, width {WIDTH}: {mean(possible[name]):.2f} points on {count} deals")
    below: tuple[str, list[int]] | None = None
    for level in levels:
        scores, seconds = measure(level, solo(level), dealt)
        longest = f"{mean(seconds):.3f} s a move, the longest {max(seconds):.3f}"
        print(f"{level}: {with_error(scores)} points, {longest}")
        for name, ideal in possible.items():
            print(f"{level} / {name}: {mean(scores) / mean(ideal):.3f}", flush=True)
        if below:
            shares = [(a > b) + (a == b) / 2 for a, b in zip(scores, below[1], strict=True)]
            print(f"{level} has more points than {below[0]}: {with_error(shares)} of the deals")
        below = level, scores


def with_error(values: Sequence[float]) -> str:
    """The mean, and half of the interval that holds the truth in 95 of 100 cases."""
    return f"{mean(values):.2f} ± {1.96 * stdev(values) / sqrt(len(values)):.2f}"


if __name__ == "__main__":
    words = sys.argv[1:]
    number = int(words.pop(0)) if words and words[0].isdigit() else 20
    place = words.pop(0) if words and Path(words[0]).is_dir() else ""
    main(number, place, words or list(LEVELS["limes"]))
