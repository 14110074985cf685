"""Standings: what a round counts, and who stands where.

At a table everybody scores the share of the others whom they left behind, equal places half: with
two, a win counts 1 and equal points a half. Who is left over scores a half. Equal scores: first
the scores of all whom one has met, then the points of all games.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import lru_cache
from math import lcm
from typing import NamedTuple

HALF = Fraction(1, 2)


class Result(NamedTuple):
    """How a table ended: places from 1, and points, by player."""

    places: Mapping[str, int]
    points: Mapping[str, int] = {}


class Played(NamedTuple):
    """A round that is over."""

    results: Sequence[Result]
    byes: Sequence[str] = ()


class Standing(NamedTuple):
    """Where a player stands."""

    player: str
    place: int = 0
    score: Fraction = Fraction(0)
    opponents: Fraction = Fraction(0)  # their scores together
    points: int = 0
    byes: int = 0


def scores(result: Result) -> dict[str, Fraction]:
    """The share of the others whom everybody left behind.

    >>> {who: str(share) for who, share in scores(Result({"Ann": 1, "Bo": 2, "Cy": 2})).items()}
    {'Ann': '1', 'Bo': '1/4', 'Cy': '1/4'}
    """
    return dict(zip(result.places, _shares(tuple(result.places.values())), strict=True))


@lru_cache(maxsize=4096)
def _shares(places: tuple[int, ...]) -> tuple[Fraction, ...]:
    others = len(places) - 1
    if not others:
        return (HALF,)
    doubled = [sum((place < one) + (place <= one) for one in places) - 1 for place in places]
    return tuple(Fraction(behind, 2 * others) for behind in doubled)


def met(rounds: Sequence[Played]) -> dict[str, Counter[str]]:
    """How often everybody has met whom."""
    found: dict[str, Counter[str]] = {}
    for played in rounds:
        for result in played.results:
            for who in result.places:
                found.setdefault(who, Counter()).update(set(result.places) - {who})
    return found


def standings(players: Sequence[str], rounds: Sequence[Played]) -> list[Standing]:
    """All players in the order in which they stand; equals share a place."""
    score: dict[str, Fraction] = dict.fromkeys(players, Fraction(0))
    points, byes = Counter[str](), Counter[str]()
    for played in rounds:
        for result in played.results:
            for who, share in scores(result).items():
                score[who] = score.get(who, Fraction(0)) + share
            points.update(dict(result.points))
        byes.update(played.byes)
    for who, count in byes.items():
        score[who] = score.get(who, Fraction(0)) + HALF * count
    known = met(rounds)
    # In whole numbers: fractions are slow, and there are as many as there were meetings.
    unit = lcm(*(one.denominator for one in score.values()))
    whole = {who: int(one * unit) for who, one in score.items()}
    theirs = {who: sum(whole[o] * n for o, n in known.get(who, {}).items()) for who in players}
    worth = {who: (whole[who], theirs[who], points[who]) for who in players}
    found: list[Standing] = []
    for n, who in enumerate(sorted(players, key=lambda who: worth[who], reverse=True), 1):
        equal = found and worth[found[-1].player] == worth[who]
        place = found[-1].place if equal else n
        opponents = Fraction(theirs[who], unit)
        found.append(Standing(who, place, score[who], opponents, points[who], byes[who]))
    return found
