"""A month of a club of twelve: four evenings, paired, counted and printed.

`pytest -s tests/server/nights/test_month.py` shows the standings.
"""

from collections import Counter
from random import Random

from limestone.server.nights.coming import Rest
from limestone.server.nights.night import Night
from limestone.server.nights.rounds import Finished
from tests.server.nights.made import entered, night, ordered, person, with_people, with_round

TWELVE = [
    "Noor",
    "Tomas",
    "Wim",
    "Ines",
    "Aiko",
    "Jonas",
    "Mei",
    "Lea",
    "Sven",
    "Olga",
    "Hugo",
    "Rosa",
]
ROUNDS = 5


def played_by_strength(given: Night, rng: Random) -> Night:
    """All tables end; who stands further up in the list plays better, by and large."""
    for n, board in enumerate(given.running().tables):
        points = [round(rng.gauss(56 - player, 5)) for player in board.players]
        places = [1 + sum(other > own for other in points) for own in points]
        given = entered(given, Finished(len(given.rounds), n, places, points))
    return given


def evening(number: int, size: int, rng: Random) -> Night:
    given = with_people(night(size=size, rounds=ROUNDS), TWELVE)
    for who in rng.sample(TWELVE, number):  # some do not come every week
        given = ordered(given, person(who), Rest("r"))
    for n in range(ROUNDS):
        given = played_by_strength(with_round(given, f"{number} {n}"), rng)
    return given


def test_a_month_of_a_club_of_twelve() -> None:
    rng, total = Random(2026), Counter[str]()
    for number, size in enumerate([2, 2, 3, 4]):
        found = evening(number, size, rng)
        print(f"\nevening {number + 1}, tables of {size}")
        for one in found.standings():
            player = found.players[int(one.player)]
            if player.resting:
                continue
            total[player.name] += float(one.score)  # type: ignore[assignment]
            print(
                f"{one.place:>3} {player.name:<6} {float(one.score):5.2f}"
                f" {float(one.opponents):6.2f} {one.points:4} {'bye' * one.byes}"
            )
        came = 12 - number
        assert sum(one.score for one in found.standings()) == came * ROUNDS / 2
        if size == 2:
            tables = [t.players for one in found.rounds for t in one.tables]
            assert len({frozenset(pair) for pair in tables}) == len(tables)
            byes = Counter(n for one in found.rounds for n in one.byes)
            assert max(byes.values(), default=0) <= 1
    print("\nthe month:", ", ".join(f"{name} {score:.1f}" for name, score in total.most_common()))
    best = [name for name, _ in total.most_common(4)]
    assert set(best) & set(TWELVE[:4])  # who plays better stands higher, by and large
