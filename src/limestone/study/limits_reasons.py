"""Limits: why one turn is better than another, by how the round ends after each."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, Protocol

from limestone.bots.limits import Company
from limestone.rules.game import Seat
from limestone.rules.limits.accusation import verdict
from limestone.rules.limits.moves import Accuse, Exchange, Move, Play
from limestone.rules.limits.notation import write
from limestone.rules.limits.table import Round, State, Turn, face_of
from limestone.study.judgement import Reason
from limestone.study.limits_beliefs import Beliefs
from limestone.study.limits_playing import finished
from limestone.study.rounding import hundredths

TABLES = 50
MOST = 2.5  # times a difference: what is larger is made up for elsewhere
SEEN = 1 / 3  # of a difference: below it these tables do not show it
CLEAR = 0.2  # by so much two cards must differ in how likely they break the limit


class Scales(Protocol):
    """What is needed to play on from a decision."""

    beliefs: Beliefs
    company: Company
    odds: dict[Seat, float]


class Part(NamedTuple):
    """A way for a round to end for a seat, and what it brings."""

    code: str
    points: int
    ends_so: Callable[[Round, bool, Seat], bool]  # what is new of it, whether guilty, the seat


PARTS = (
    Part("limits-convicted", -2, lambda end, guilty, seat: end.accused == seat and guilty),
    Part("limits-acquitted", 1, lambda end, guilty, seat: end.accused == seat and not guilty),
    Part("limits-right", 1, lambda end, guilty, seat: end.accuser == seat and guilty),
    Part("limits-wrong", -2, lambda end, guilty, seat: end.accuser == seat and not guilty),
    Part("limits-exchanged", 1, lambda end, guilty, seat: exchanged(end.turns, seat)),
)
# Where none of these explains a difference, two of them together may.
SUMS = {
    "limits-accused": ("limits-convicted", "limits-acquitted"),
    "limits-accusing": ("limits-right", "limits-wrong"),
}


class Found(NamedTuple):
    """What a part of the difference is worth, and what is said of it."""

    code: str
    worth: float
    more: float
    less: float


def reason(scales: Scales, better: Move, worse: Move, gap: float) -> Reason | None:
    """The odds of an accusation, a point for an exchange, or how much oftener a round ends so."""
    told: dict[str, Any] = {"better": write(better), "worse": write(worse)}
    if isinstance(better, Accuse) and isinstance(worse, Accuse):
        return _likelier(scales, better, worse, gap)
    if at_once := _at_once(scales, better, worse, gap):
        return at_once
    ends = endings(scales, better, worse)
    since = len(scales.beliefs.turns)
    found = explained(ends, scales.company.seat, seen_gap(ends, scales, gap), since)
    if not found:
        return None
    accused = found.code in ("limits-convicted", "limits-accused")
    if found.code == "limits-convicted" and isinstance(better, Accuse):
        seen = _odds(scales, better.seat) | {"less": _rounds(found.less)}
        return Reason("limits-accuse-first", told | seen)
    if accused and (over := _over(scales, better, worse)):
        return Reason("limits-over", told | over)
    if found.code in SUMS:
        return Reason(
            found.code, told | {"more": round(found.more, 2), "less": round(found.less, 2)}
        )
    return Reason(found.code, told | {"more": _rounds(found.more), "less": _rounds(found.less)})


def _at_once(scales: Scales, better: Move, worse: Move, gap: float) -> Reason | None:
    """What needs no playing on: the odds of an accusation, or a point for an exchange."""
    told: dict[str, Any] = {"better": write(better), "worse": write(worse)}
    if isinstance(better, Accuse) and 3 * scales.odds[better.seat] - 2 >= gap / 2:
        return Reason("limits-accuse", told | _odds(scales, better.seat))
    if isinstance(worse, Accuse) and 2 - 3 * scales.odds[worse.seat] >= gap / 2:
        return Reason("limits-spare", told | _odds(scales, worse.seat))
    if (
        isinstance(better, Exchange)
        and not isinstance(worse, Exchange)
        and gap / 2 <= 1 <= MOST * gap
    ):
        return Reason("limits-exchange", told)
    return None


def own_reason(scales: Scales, move: Move) -> Reason | None:
    """What is to be said of a move whatever else there is: the odds of an accusation, the risk
    of a card, the point for an exchange."""
    told: dict[str, Any] = {"better": write(move), "worse": write(move)}
    match move:
        case Accuse(seat):
            return Reason("limits-accuse", told | _odds(scales, seat))
        case Play(card):
            risk = hundredths(scales.beliefs.over(card))
            return Reason("limits-why-play", told | {"colour": card, "odds": risk})
        case Exchange():
            return Reason("limits-exchange", told)
    return None


def exchanged(turns: Sequence[Turn], seat: Seat) -> bool:
    """Whether a seat has exchanged: then it laid two cards at once."""
    return any(turn.seat == seat and len(turn.laid) > 1 for turn in turns)


def explained(
    ends: Sequence[tuple[State, State]], seat: Seat, gap: float, since: int = 0
) -> Found | None:
    """The part of a difference that comes nearest to all of it; a sum only where no part does.

    Of a round only the turns from a number on count.
    """
    parts = {part.code: _often(part, ends, seat, since) for part in PARTS}
    points = {part.code: part.points for part in PARTS}
    sums = {
        code: (
            sum(points[part] * parts[part][0] for part in made_of),
            sum(points[part] * parts[part][1] for part in made_of),
        )
        for code, made_of in SUMS.items()
    }
    for found in (
        [Found(code, points[code] * (it[0] - it[1]), *it) for code, it in parts.items()],
        [Found(code, it[0] - it[1], *it) for code, it in sums.items()],
    ):
        fitting = [one for one in found if gap / 2 <= one.worth <= MOST * gap]
        if fitting:
            return min(fitting, key=lambda one: abs(one.worth - gap))
    return None


def seen_gap(ends: Sequence[tuple[State, State]], scales: Scales, gap: float) -> float:
    """The difference at these tables, where it is smaller: what explains half of it is a reason."""
    seat, since = scales.company.seat, len(scales.beliefs.turns)
    often = [(part.points, *_often(part, ends, seat, since)) for part in PARTS]
    seen = sum(points * (more - less) for points, more, less in often)
    return min(gap, seen) if seen > gap * SEEN else gap


def endings(scales: Scales, better: Move, worse: Move) -> list[tuple[State, State]]:
    """How the round ends after both moves, at the same tables."""
    rng, company = scales.beliefs.rng, scales.company
    tables = [scales.beliefs.imagined() for _ in range(TABLES)]
    return [
        (finished(table, company, better, rng), finished(table, company, worse, rng))
        for table in tables
    ]


def _rounds(share: float) -> int | str:
    """How many rounds in a hundred end so: what no table shows may still come up less often."""
    rare = 100 // TABLES
    return f"<{rare}" if not share else f">{100 - rare}" if share == 1 else round(100 * share)


def _odds(scales: Scales, seat: Seat) -> dict[str, int | str]:
    return {"seat": seat, "odds": hundredths(scales.odds[seat])}


def _likelier(scales: Scales, better: Accuse, worse: Accuse, gap: float) -> Reason | None:
    """Of two accusations: how likely each of the two seats broke the limit."""
    if 3 * (scales.odds[better.seat] - scales.odds[worse.seat]) < gap / 2:
        return None
    less = {"other": worse.seat, "less": hundredths(scales.odds[worse.seat])}
    told: dict[str, Any] = {"better": write(better), "worse": write(worse)}
    return Reason("limits-likelier", told | _odds(scales, better.seat) | less)


def _over(scales: Scales, better: Move, worse: Move) -> dict[str, Any] | None:
    """How likely the worse card breaks the limit, and the better; if that differs clearly."""
    if not (isinstance(better, Play) and isinstance(worse, Play)) or not scales.beliefs.turns:
        return None
    least, most = (scales.beliefs.over(move.card) for move in (better, worse))
    if most - least < CLEAR:
        return None
    return {"card": worse.card, "odds": hundredths(most), "less": hundredths(least)}


def _often(
    part: Part, ends: Sequence[tuple[State, State]], seat: Seat, since: int
) -> tuple[float, float]:
    """How often rounds end so after the better move, and after the worse."""
    more, less = (
        sum(part.ends_so(*_end(states[n], since), seat) for states in ends) / len(ends)
        for n in (0, 1)
    )
    return more, less


def _end(state: State, since: int) -> tuple[Round, bool]:
    """The round that has just ended, as far as it is new, and whether the accused was guilty."""
    ended = state.rounds[-1]
    found = verdict(face_of(state, ended.limit), ended)
    return ended._replace(turns=ended.turns[since:]), found.guilty
