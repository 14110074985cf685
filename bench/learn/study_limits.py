"""Whether the odds of Limits are right: of cards given so many per cent, how many were over.

python bench/learn/study_limits.py [GAMES] [SEATS] [LEVEL]

Every accusation that a seat could have made in games of bots is counted, whether it was made or
not; odds of none and of all are left out.
"""

import sys
from collections import defaultdict
from collections.abc import Callable
from random import Random

from limestone.bots.seated import Seated
from limestone.rules import limits
from limestone.rules.game import CHANCE, Seat, options
from limestone.rules.limits.accusation import closed, verdict
from limestone.rules.limits.moves import Accuse
from limestone.rules.limits.table import State, face
from limestone.search.playout import steps
from limestone.study.limits_beliefs import Beliefs

BINS = 10
SURE = 0.005  # odds this close to none or all are certain


def main(games: int, seats: int, level: str) -> None:
    found: dict[int, list[tuple[float, bool]]] = defaultdict(list)
    for number in range(games):
        players = [Seated("limits", level)] * seats
        for state, step in steps(limits, options(limits), players, _dice(number)):
            for seat in step:
                accused = () if seat == CHANCE else limits.legal(state, seat)
                beliefs = Beliefs(limits.view(state, seat), Random(0)) if accused else None
                for move in accused:
                    if isinstance(move, Accuse) and beliefs:
                        odds = beliefs.odds(move.seat)
                        if SURE < odds < 1 - SURE:
                            found[int(odds * BINS)].append((odds, _guilty(state, seat, move.seat)))
    for part, pairs in sorted(found.items()):
        given = sum(odds for odds, _ in pairs) / len(pairs)
        came = sum(true for _, true in pairs) / len(pairs)
        print(f"{part * 10}-{part * 10 + 10}: {given:.0%} -> {came:.0%} ({len(pairs)})")


def _dice(number: int) -> Callable[[str], Random]:
    return lambda purpose: Random(f"{number} {purpose}")


def _guilty(state: State, accuser: Seat, accused: Seat) -> bool:
    return verdict(face(state), closed(state, accuser, accused)).guilty


if __name__ == "__main__":
    games, seats, level = (*sys.argv[1:], *("4", "4", "club")[len(sys.argv) - 1 :])
    main(int(games), int(seats), level)
