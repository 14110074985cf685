"""How well shares of victory of Limoges are calibrated: `HEAT` in study/limoges.py, and a table.

    python bench/learn/study_limoges.py FILE [GAMES] [LEVEL]

Bots play with 2, 3 and 4 seats in turn. At some decisions, after the move that was made, the
study plays on at imagined tables; what every seat may hope for there is kept beside who won.
Heat is fitted to the games of even numbers, the table is made of the others. Games are kept in
the file, a line each: a run that was stopped goes on where it was.
"""

import sys
from collections.abc import Iterator
from math import log
from pathlib import Path
from random import Random
from statistics import mean
from typing import Any

from limestone.bots.bot import prepare
from limestone.bots.seated import Seated
from limestone.rules import limoges
from limestone.rules.game import CHANCE, options
from limestone.search.playout import kept
from limestone.study.limoges import HEAT, hopes, played_on, shares

EVERY, SAMPLES = 9, 8
Row = tuple[int, int, list[list[float]]]  # the seat, the round, the hopes of all seats by sample


def game(number: int, level: str) -> tuple[Any, ...]:
    """Number, seats, the share of the victory of every seat, rows."""
    seats, rng = 2 + number % 3, Random(f"shares {number}")
    state, player, rows = limoges.start(seats, options(limoges)), Seated("limoges", level), []
    met = 0
    while due := limoges.actors(state):
        if due == (CHANCE,):
            state = limoges.play(state, {CHANCE: limoges.chance(state, rng)})
            continue
        step = {}
        for seat in due:
            view = limoges.view(state, seat)
            step[seat] = player(view, rng)
            met += 1
            if met % EVERY == 0:
                rows.append((seat, state.round, sampled(view, step[seat], rng)))
        state = limoges.play(state, step)
    won = limoges.winners(state)
    return number, seats, [(seat in won) / len(won) for seat in range(seats)], rows


def sampled(view: Any, move: Any, rng: Random) -> list[list[float]]:
    tables = [limoges.imagine(view, rng) for _ in range(SAMPLES)]
    ends = [played_on(table, view.own.seat, move, rng) for table in tables]
    return [[round(hope, 2) for hope in hopes(end)] for end in ends]


def given(row: Row, heat: tuple[float, float]) -> list[float]:
    found = [shares(one, row[1], heat) for one in row[2]]
    return [mean(column) for column in zip(*found, strict=True)]


def surprise(games: list[tuple[Any, ...]], heat: tuple[float, float]) -> float:
    """The mean surprise at who won, in nats."""
    told = [
        -sum(won * log(max(p, 1e-6)) for won, p in zip(wins, given(row, heat), strict=True))
        for _, _, wins, rows in games
        for row in rows
    ]
    return float(mean(told))


def table(games: list[tuple[Any, ...]], heat: tuple[float, float]) -> Iterator[str]:
    pairs = [
        (p, won)
        for _, _, wins, rows in games
        for row in rows
        for p, won in zip(given(row, heat), wins, strict=True)
    ]
    for low in range(0, 100, 10):
        here = [(p, won) for p, won in pairs if low <= 100 * p < low + 10 or p == 1 and low == 90]
        if here:
            said, was = mean(p for p, _ in here), mean(won for _, won in here)
            yield f"  {low:2}-{low + 10} %: {len(here):5} given {said:.2f} won {was:.2f}"


def main(file: str, games: str = "90", level: str = "expert") -> None:
    prepare("limoges", print)
    found = list(kept(Path(file), int(games), lambda n: game(n, level), lambda *told: told))
    even, odd = ([one for one in found if one[0] // 3 % 2 == half] for half in (0, 1))
    tries = [(a / 4, b / 4) for a in range(2, 33, 2) for b in range(0, 17, 1)]
    best = min(tries, key=lambda heat: surprise(even, heat))
    print(f"{len(found)} games; heat fitted {best}, used {HEAT}")
    for seats in (2, 3, 4):
        here = [one for one in odd if one[1] == seats]
        print(f"{seats} seats, {len(here)} games, surprise {surprise(here, HEAT):.3f}")
        print("\n".join(table(here, HEAT)))


if __name__ == "__main__":
    main(*sys.argv[1:])
