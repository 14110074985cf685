"""Teach the table of worths by games against itself, and write it where the kernel reads it.

    python bench/learn/limes_worth.py [thousands of games]

Temporal differences: after a game, the worth of every land on the way is moved towards what came
after it. Everything begins too high, so that all is tried until it disappoints. Borders are learned
last, as a correction: the rest must be good without them, for those who look only once.
"""

import sys
from typing import Any

from limestone.rules import limes
from limestone.rules.game import own_material
from limestone.search.kernels import limes as kernel
from limestone.search.kernels import limes_boards as boards
from limestone.search.kernels import limes_search as search
from limestone.search.kernels import limes_worth as worths
from limestone.search.kernels.compiled import numba, numbers, numpy, words

# Parts of all games; learning rates of territories and supply, and of borders.
SCHEDULE = (
    (18, 0.2, 0.0),
    (18, 0.05, 0.0),
    (12, 0.01, 0.0),
    (20, 0.0, 0.2),
    (25, 0.0, 0.05),
    (20, 0.0, 0.02),
)
TRACE = 0.5  # how much of what came later is believed, against what the table says


@numba.njit  # type: ignore[untyped-decorator]
def learn(desk: Any, land: Any, cards: Any, rate: float, border_rate: float) -> Any:
    """Play a game and learn from it; the score comes back."""
    homes = numpy.zeros((16, 8), numpy.int64)
    across = numpy.zeros((16, boards.BORDERS), numpy.int64)
    manned, borders, stocks = numpy.zeros((3, 16), numpy.int64)
    for turn in range(16):
        left = 15 - turn
        search.greedy(desk, land, cards, turn, turn + 1)
        worths.value(desk, land, left)
        for at in numpy.unique(desk.posts[: land[kernel.POSTED]]):
            homes[turn][manned[turn]] = desk.features[at]
            manned[turn] += 1
        borders[turn] = worths.borders(desk, land, left)
        across[turn] = desk.across
        stocks[turn] = left * 8 + 7 - numpy.int64(land[kernel.POSTED])
    target = 100.0 * kernel.score(land)
    for turn in range(14, -1, -1):
        here, there = homes[turn][: manned[turn]], across[turn][: borders[turn]]
        worth = desk.reserve[stocks[turn]]
        for n in here:
            worth += desk.worth[n]
        for n in there:
            worth += desk.border[n]
        step = rate * (target - worth) / (len(here) + 1)
        desk.reserve[stocks[turn]] += step
        for n in here:
            desk.worth[n] += step
        for n in there:
            desk.border[n] += border_rate * (target - worth) / len(there)
        target = TRACE * target + (1 - TRACE) * worth
    return kernel.score(land)


def hopeful() -> boards.Worth:
    """Points now, and more from every round and every worker to come than there will be."""
    points = boards.points_now()
    worth = boards.Worth(*(table.astype(numpy.float64) for table in points))
    for left in range(1, 16):
        for supply in range(8):
            worth.reserve[left * 8 + supply] = 190 * left + 350 * min(supply, left)
    return worth


def main(thousands: int) -> None:
    worth = hopeful()
    deck: Any = own_material(limes)
    desk = boards.desk(boards.box(deck), worth)
    desk = desk._replace(values=numpy.zeros(len(desk.codes)))
    seed, cards = words(1), numbers(24)
    seed[0] = 12345
    cards[:] = range(24)
    for parts, *rates in SCHEDULE:
        games = parts * thousands * 1000 // sum(part for part, *_ in SCHEDULE)
        total = 0.0
        for _ in range(games):
            kernel.shuffle(cards, 0, seed)
            total += learn(desk, words(kernel.LAND), cards, *rates)
        print(f"{games} games at the rates {rates}: {total / games:.2f} points", flush=True)
    boards.WORTH.write_text(written(worth))


TITLES = (
    "Territories. A line: rounds left, then kind, then points; open ends 0 to 7.",
    "Workers in the supply, 0 to 7. A line: rounds left.",
    "Borders. A line: rounds left in pairs, kind; manned beyond, kind, points; open ends.",
)


def written(worth: boards.Worth) -> str:
    lines = ["# Hundredths of a point."]
    for table, title in zip(worth, TITLES, strict=True):
        lines.append(f"# {title}")
        for n in range(0, len(table), 8):
            lines.append(" ".join(str(round(value)) for value in table[n : n + 8]))
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 113)
