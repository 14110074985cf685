"""Les Deux Limoges: why one move is better than another, by what the seat has some decisions
later.

Both moves are played on at the same tables. The points that a seat may hope for are a sum; a
part of it is a reason if it makes up half of the difference to the best of the others, and is
what a player would count. Where nothing of one's own does, it may be the points of the others.
"""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from statistics import mean
from typing import NamedTuple, Protocol

from limestone.bots.limoges import played
from limestone.bots.limoges_outlook import WEIGHTS, features
from limestone.rules import limoges
from limestone.rules.game import Seat
from limestone.rules.limoges.moves import Move
from limestone.rules.limoges.notation import write
from limestone.rules.limoges.scoring import scores
from limestone.rules.limoges.table import State
from limestone.rules.limoges.view import View
from limestone.study.judgement import Argument, Reason

TABLES = 30
STEPS = 24  # decisions that are played on
MOST = 2.5  # times a difference: what is larger is made up for elsewhere


class Scales(Protocol):
    """What is needed to play on from a decision."""

    view: View
    seat: Seat
    rng: Random


class Part(NamedTuple):
    """Something that a seat has: what it adds to its hopes, and how much of it there is."""

    hope: Callable[[State, Seat], float]
    amount: Callable[[State, Seat], float]
    welcome: bool = True  # more of it is better


def weighed(*places: int) -> Callable[[State, Seat], float]:
    """What some features add to the hopes of a seat."""

    def hope(state: State, seat: Seat) -> float:
        found = features(state, seat)
        return sum(WEIGHTS[n] * found[n] for n in places)

    return hope


def _points(state: State, seat: Seat) -> float:
    return float(scores(state)[seat])


def _others(state: State, seat: Seat) -> float:
    """The most points of another seat."""
    return float(max(total for n, total in enumerate(scores(state)) if n != seat))


def _ahead(state: State, seat: Seat) -> float:
    return _points(state, seat) - _others(state, seat)


PARTS: Mapping[str, Part] = {
    "limoges-points": Part(_points, _points),
    "limoges-churches": Part(weighed(2, 3), lambda state, seat: features(state, seat)[2]),
    "limoges-coins": Part(weighed(4, 5), lambda state, seat: state.players[seat].coins),
    "limoges-meeples": Part(
        weighed(6, 7, 8, 9, 10), lambda state, seat: sum(state.players[seat].meeples)
    ),
    "limoges-production": Part(weighed(13), lambda state, seat: features(state, seat)[13]),
}


# What is told if nothing of one's own explains it.
AGAINST: Mapping[str, Part] = {
    "limoges-others": Part(lambda state, seat: -_others(state, seat), _others, welcome=False),
    "limoges-ahead": Part(_ahead, _ahead),
}


def reason(scales: Scales, better: Move, worse: Move, gap: float) -> Reason | None:
    """The part of the hopes that explains most of a difference, if it explains half of it."""
    ends = endings(scales, better, worse)
    for parts in (PARTS, AGAINST):
        if found := _explained(parts, ends, scales.seat):
            code, more, less = found
            said: dict[str, Argument] = {"better": write(better), "worse": write(worse)}
            said |= _sided(more, less) if code == "limoges-ahead" else {"more": more, "less": less}
            return Reason(code, said)
    return None


def _sided(more: float, less: float) -> dict[str, Argument]:
    """Points ahead or behind without a sign; turned: ahead instead of behind."""
    way = "behind" if more <= 0 else "ahead" if less >= 0 else "turned"
    return {"more": abs(more), "less": abs(less), "way": way}


def _explained(
    parts: Mapping[str, Part], ends: Sequence[tuple[State, State]], seat: Seat
) -> tuple[str, float, float] | None:
    """The part that comes nearest to the difference, and its amounts after both moves."""
    lead = mean(_lead(more, seat) - _lead(less, seat) for more, less in ends)
    fit: dict[str, float] = {}
    for code, part in parts.items():
        gain = mean(part.hope(more, seat) - part.hope(less, seat) for more, less in ends)
        more, less = _amounts(part, ends, seat)
        if 0 < lead / 2 <= gain <= MOST * lead and (more > less if part.welcome else more < less):
            fit[code] = abs(gain - lead)
    if not fit:
        return None
    code = min(fit, key=lambda code: fit[code])
    return code, *_amounts(parts[code], ends, seat)


def endings(scales: Scales, better: Move, worse: Move) -> list[tuple[State, State]]:
    """The tables some decisions after both moves."""
    rng, seat = Random("reason"), scales.seat
    tables = [limoges.imagine(scales.view, rng) for _ in range(TABLES)]
    return [
        (played(table, seat, better, STEPS, rng), played(table, seat, worse, STEPS, rng))
        for table in tables
    ]


def _lead(state: State, seat: Seat) -> float:
    """What a seat may hope for, less what the best of the others may."""
    every = weighed(*range(len(WEIGHTS)))
    found = [
        total + (every(state, n) if state.agenda else 0.0) for n, total in enumerate(scores(state))
    ]
    return found[seat] - max(hope for n, hope in enumerate(found) if n != seat)


def _amounts(part: Part, ends: Sequence[tuple[State, State]], seat: Seat) -> tuple[float, float]:
    """How much of it the seat has after the better move, and after the worse."""
    more, less = (round(mean(part.amount(states[n], seat) for states in ends), 1) for n in (0, 1))
    return more, less
