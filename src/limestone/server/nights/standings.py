"""Standings: what a round counts, and who stands where.

At a table everybody scores the share of the others whom they left behind, equal places half: with
two, a win counts 1 and equal points a half. Who is left over scores a half. Equal scores: first
the scores of all whom one has met, then the points of all games.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from fractions import Fraction
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
    return {who: _share(place, result, who) for who, place in result.places.items()}


def _share(place: int, result: Result, who: str) -> Fraction:
    others = [other for player, other in result.places.items() if player != who]
    if not others:
        return HALF
    behind = sum(place < other for other in others) + HALF * others.count(place)
    return behind / len(others)


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
    found = [
        Standing(
            who,
            score=score[who],
            opponents=sum((score[o] * n for o, n in known.get(who, {}).items()), Fraction(0)),
            points=points[who],
            byes=byes[who],
        )
        for who in players
    ]
    return _placed(sorted(found, key=_worth, reverse=True))


def _placed(found: Sequence[Standing]) -> list[Standing]:
    placed: list[Standing] = []
    for n, one in enumerate(found):
        equal = placed and _worth(placed[-1]) == _worth(one)
        placed.append(one._replace(place=placed[-1].place if equal else n + 1))
    return placed


def _worth(one: Standing) -> tuple[Fraction, Fraction, int]:
    return one.score, one.opponents, one.points
