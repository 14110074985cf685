"""Teach the table of worths by games against itself, and write it where the kernel reads it.

    python bench/learn/limes_worth.py [thousands of games]

Temporal differences: after a game, the worth of every land on the way is moved towards what came
after it. Everything begins too high, so that all is tried until it disappoints.
"""

import sys
from typing import Any

from limestone.rules import limes
from limestone.rules.game import own_material
from limestone.search.kernels import limes as kernel
from limestone.search.kernels import limes_boards as boards
from limestone.search.kernels import limes_search as search
from limestone.search.kernels.compiled import compiled, numbers, numpy, words

SCHEDULE = ((6, 0.2), (6, 0.05), (4, 0.01))  # sixteenths of all games, learning rate
TRACE = 0.5  # how much of what came later is believed, against what the table says


@compiled
def features(land: Any, left: int, found: Any) -> int:
    """Where the worths of a land stand in the table."""
    taken, count = numpy.uint64(0), 0
    for n in range(kernel.WORKERS, kernel.WORKERS + numpy.int64(land[kernel.POSTED])):
        zone = numpy.uint64(1) << land[n]
        if taken & zone == numpy.uint64(0):
            home = kernel.territory(land, zone)
            taken |= home
            found[count] = search.feature(land, left, kernel.kind_of(land, zone), home)
            count += 1
    return count


@compiled
def learn(desk: Any, land: Any, cards: Any, found: Any, rate: float) -> Any:
    """Play a game and learn from it; the score comes back."""
    counts = numpy.zeros(16, numpy.int64)
    stocks = numpy.zeros(16, numpy.int64)
    for turn in range(16):
        search.greedy(desk, land, cards, turn, turn + 1)
        counts[turn] = features(land, 15 - turn, found[turn])
        stocks[turn] = (15 - turn) * 8 + 7 - numpy.int64(land[kernel.POSTED])
    target = 100.0 * kernel.score(land)
    for turn in range(14, -1, -1):
        here = found[turn][: counts[turn]]
        worth = desk.reserve[stocks[turn]]
        for n in here:
            worth += desk.worth[n]
        step = rate * (target - worth) / (len(here) + 1)
        desk.reserve[stocks[turn]] += step
        for n in here:
            desk.worth[n] += step
        target = TRACE * target + (1 - TRACE) * worth
    return kernel.score(land)


def hopeful() -> boards.Worth:
    """Points now, and more from every round and every worker to come than there will be."""
    worth = boards.points_now()
    reserve = numpy.zeros(search.RESERVE)
    for left in range(1, 16):
        for supply in range(8):
            reserve[left * 8 + supply] = 190 * left + 350 * min(supply, left)
    return boards.Worth(worth.territories.astype(numpy.float64), reserve)


def main(thousands: int) -> None:
    worth = hopeful()
    deck: Any = own_material(limes)
    desk = boards.desk(boards.box(deck), worth)
    desk = desk._replace(gains=numpy.zeros(80), values=numpy.zeros(len(desk.codes)))
    seed, cards = words(1), numbers(24)
    seed[0] = 12345
    cards[:] = range(24)
    found = numpy.zeros((16, 8), numpy.int64)
    for parts, rate in SCHEDULE:
        games = parts * thousands * 1000 // 16
        total = 0.0
        for _ in range(games):
            kernel.shuffle(cards, 0, seed)
            total += learn(desk, words(kernel.LAND), cards, found, rate)
        print(f"{games} games at rate {rate}: {total / games:.2f} points", flush=True)
    boards.WORTH.write_text(written(worth))


def written(worth: boards.Worth) -> str:
    lines = [
        "# Hundredths of a point. A line: rounds left, then kind, then points; open ends 0 to 7."
    ]
    for n in range(0, search.WORTH, search.OPEN):
        lines.append(" ".join(str(round(value)) for value in worth.territories[n : n + 8]))
    lines.append("# Workers in the supply, 0 to 7. A line: rounds left.")
    for n in range(0, search.RESERVE, 8):
        lines.append(" ".join(str(round(value)) for value in worth.reserve[n : n + 8]))
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 48)
