"""Limes: why one move is better than another, by what the two lands score in the end.

Both moves are played on with the same cards to come. What is said is a mean over these games of
what the rules count: of a territory that is there already, of the worker just posted, or of what
comes anew. A reason is given only if it makes up half of the difference, and more than twice its
error.
"""

from collections.abc import Iterator, Mapping, Sequence
from math import sqrt
from random import Random
from statistics import mean, stdev
from typing import NamedTuple, Protocol

from limestone.bots.limes_candidates import Evaluator
from limestone.rules.limes.land import Zone, zone_of
from limestone.rules.limes.moves import Lay
from limestone.rules.limes.notation import write, zone_name
from limestone.rules.limes.scoring import Home, homes
from limestone.rules.limes.table import State
from limestone.rules.limes.tell import PROFESSION_NAMES
from limestone.rules.limes.workers import Go, Place, quarter_cell
from limestone.study.judgement import SURE, Argument, Reason

DEALS = 40  # of the cards to come
MOST = 2.5  # times a difference: what is larger is made up for elsewhere, and explains nothing


class Scales(Protocol):
    """What is needed to play on from a decision."""

    table: State
    left: int
    rest: tuple[int, ...]
    weighs: Evaluator


class Ending(NamedTuple):
    """Two lands at the end of games with the same cards: after the better move, and the worse."""

    better: tuple[Home, ...]
    worse: tuple[Home, ...]


class Part(NamedTuple):
    """A part of the points of both lands: what it is, and the two amounts in every game."""

    code: str
    args: Mapping[str, Argument]
    amounts: list[tuple[float, float]]

    @property
    def gain(self) -> float:
        return mean(a - b for a, b in self.amounts)

    @property
    def error(self) -> float:
        gains = [a - b for a, b in self.amounts]
        return stdev(gains) / sqrt(len(gains)) if len(gains) > 1 else 0.0


def reason(scales: Scales, better: Lay, worse: Lay, gap: float) -> Reason | None:
    """The part of the points that explains most of a difference, if it explains half of it."""
    table = scales.table
    moves = (better, worse)
    ended = endings(scales, better, worse)
    parts = [
        *_postings(scales, moves, ended),
        *_territories(homes(table.lands[0], table.words), ended),
        _to_come(homes(table.lands[0], table.words), ended),
    ]
    told = [part for part in parts if gap / 2 <= part.gain <= MOST * gap]
    sure = [part for part in told if part.gain > SURE * part.error]
    if not sure:
        return None
    best = min(sure, key=lambda part: (part.code == "limes-to-come", abs(part.gain - gap)))
    amounts = [round(mean(amount), 1) for amount in zip(*best.amounts, strict=True)]
    said = {"better": write(better), "worse": write(worse), **best.args}
    return Reason(best.code, said | {"more": amounts[0], "less": amounts[1]})


def endings(scales: Scales, better: Lay, worse: Lay) -> list[Ending]:
    """What both moves come to, with the same cards; nothing is left to chance in the last round."""
    rng, words = Random("reason"), scales.table.words
    deals = [rng.sample(scales.rest, scales.left) for _ in range(DEALS if scales.left else 1)]
    return [
        Ending(*(homes(scales.weighs.ending(move, deal, rng), words) for move in (better, worse)))
        for deal in deals
    ]


def _postings(scales: Scales, moves: tuple[Lay, Lay], ended: Sequence[Ending]) -> Iterator[Part]:
    """The worker that both moves post: what it brings on the one zone, and on the other."""
    zones = [_posted(scales, move) for move in moves]
    if None in zones or zones[0] == zones[1]:
        return
    at, instead = (zone for zone in zones if zone is not None)
    amounts = [(_points(end.better, {at}), _points(end.worse, {instead})) for end in ended]
    yield Part("limes-worker", {"zone": zone_name(at), "instead": zone_name(instead)}, amounts)


def _territories(before: Sequence[Home], ended: Sequence[Ending]) -> Iterator[Part]:
    """Each territory that is there already, with all that it is joined to in either game."""
    for home in before:
        amounts = []
        for end in ended:
            zones = _joined(before, home, end)
            amounts.append((_points(end.better, zones), _points(end.worse, zones)))
        zone = home.zones[0] if home.worker is None else home.worker
        told = {"zone": zone_name(zone), "kind": PROFESSION_NAMES[home.profession]}
        yield Part("limes-territory", told, amounts)


def _to_come(before: Sequence[Home], ended: Sequence[Ending]) -> Part:
    """All territories of which nothing is there yet."""
    here = {zone for home in before for zone in home.zones}
    amounts = [(sum(_new(end.better, here)), sum(_new(end.worse, here))) for end in ended]
    return Part("limes-to-come", {}, [(float(a), float(b)) for a, b in amounts])


def _new(found: Sequence[Home], here: set[Zone]) -> list[int]:
    return [home.points for home in found if not here.intersection(home.zones)]


def _joined(before: Sequence[Home], home: Home, end: Ending) -> set[Zone]:
    """The zones of the territories there already that a game joins to this one."""
    own = set(home.zones)
    joined = {
        zone for found in (*end.better, *end.worse) if own & {*found.zones} for zone in found.zones
    }
    return joined & {zone for one in before for zone in one.zones}


def _points(found: Sequence[Home], zones: set[Zone]) -> float:
    """What the territories on some zones score."""
    return float(sum(home.points for home in found if zones.intersection(home.zones)))


def _posted(scales: Scales, move: Lay) -> Zone | None:
    """Where a move puts a worker."""
    match move.posting:
        case Place(quarter):
            land = scales.weighs.ending(move, (), Random(0))
            return zone_of(land, quarter_cell(land, quarter))
        case Go(_, target):
            return target
    return None
