"""How long reviews take, in CPU seconds of one core, and what the master loses in its own games.

    python bench/review.py [GAME] [--seats N] [--games N] [--level LEVEL] [--part SHARE]

Without a game: a solo game of Limes, games of two of Limits and Les Deux Limoges, and the ratio
of each to the time that it may take. The players are bots with a part of their samples; the
review is the usual one.
"""

import argparse
from collections.abc import Iterator
from random import Random
from statistics import mean, stdev
from time import process_time

from limestone.bots.bot import prepare
from limestone.bots.seated import Seated
from limestone.rules.game import GAMES, LEVELS, options
from limestone.rules.record import Record
from limestone.rules.referee import Referee, seeded
from limestone.study.course import course
from limestone.study.review import Review, gather, looking, pieces

SECONDS = {"limes": 10, "limits": 20, "limoges": 90}
SEATS = {"limes": 1, "limits": 4, "limoges": 4}


def game(name: str, seats: int, player: Seated, seed: str) -> Record:
    rules, rng = GAMES[name], Random(seed)
    table = Referee.begin(rules, seats, options(rules), seeded(seed))
    while not table.over:
        for seat in table.waiting_for():
            move = player(rules.view(table.state, seat), rng)
            table = table.decide(seat, rules.write(move))
    return table.record


def reviews(asked: argparse.Namespace, name: str, seats: int) -> Iterator[tuple[Review, float]]:
    player = Seated(name, asked.level or [*LEVELS[name]][-1], asked.part)
    prepare(name, print)
    for number in range(asked.games):
        found = course(game(name, seats, player, f"review {number}"))
        begin = process_time()
        at = looking(found)
        yield gather(at, pieces(at)), process_time() - begin


def told(asked: argparse.Namespace, name: str, seats: int) -> None:
    losses, seconds, lines = [], [], []
    for review, took in reviews(asked, name, seats):
        seconds.append(took)
        for seat in review.seats:
            losses += [one.loss for one in seat.decisions]
            lines.append((seat.result, seat.par, seat.luck, seat.skill))
    root = len(losses) ** 0.5
    print(f"{name}, {seats} seats, {asked.games} games, {len(losses)} decisions")
    print(f"  CPU seconds: mean {mean(seconds):.1f}, most {max(seconds):.1f}", end="")
    print(f", {max(seconds) / SECONDS[name]:.2f} of what it may take")
    print(f"  loss a decision: {mean(losses):.4f} ± {stdev(losses) / root:.4f}")
    for column, word in enumerate(("result", "par", "luck", "skill")):
        values = [value for line in lines if (value := line[column]) is not None]
        print(f"  {word}: {mean(values):.2f}")


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("game", nargs="?", choices=list(GAMES))
    parser.add_argument("--seats", type=int)
    parser.add_argument("--games", type=int, default=1)
    parser.add_argument("--level")
    parser.add_argument("--part", type=float, default=0.3)
    asked = parser.parse_args()
    for name in [asked.game] if asked.game else GAMES:
        told(asked, name, asked.seats or SEATS[name])


main()
