"""A moment tried again: another move at a decision, by the numbers of its review.

What the review has weighed is told as it stands there, so that no answer contradicts the page.
Any other move is tried beside the one that was played and the best, and counted from that one.
"""

from collections.abc import Iterable
from random import Random
from typing import NamedTuple

from limestone.rules.game import Refused, Seat
from limestone.study.course import Decided
from limestone.study.judgement import PLACES, Weighed, mark
from limestone.study.judging import Asked, Bench
from limestone.study.review import Looking, Piece, first_look
from limestone.study.rounding import difference


class Tried(NamedTuple):
    """A move of a decision that the review has judged."""

    decided: Decided
    move: str
    judged: Piece


def tried(at: Looking, step: int, seat: Seat, move: str, known: Iterable[Piece] = ()) -> Piece:
    """Another move at a decision of the game, as a piece."""
    decided = next((one for one in at.course.decisions((seat,)) if one.step == step), None)
    if not decided:
        raise Refused("review-no-decision", step=step)
    game = at.course.game
    text = game.write(game.check(at.course.states[step - 1], seat, game.read(move)))
    looks = [one for one in known if one["kind"] == "decision"]
    looks = [one for one in looks if (one["step"], one["seat"]) == (step, seat)]
    judged = max(looks, key=lambda one: int(one["look"]), default=None) or first_look(at, decided)
    return judged if text == judged["move"] else _told(at, Tried(decided, text, judged))


def _told(at: Looking, one: Tried) -> Piece:
    """The piece of the review with another move in it."""
    listed = {it["move"]: Weighed(**it) for it in one.judged["moves"]}
    alike = one.move if one.move in listed else _alike(at, one, list(listed))
    best, most = one.judged["best"], one.judged["best_value"]
    bench = _bench(at, one, alike)
    found = listed.get(alike) or _beside(bench, one, most)
    gap, doubt = bench.lost(
        Weighed(best, most, 0.0), found._replace(gap=round(most - found.value, PLACES))
    )
    value = found.value if alike in listed or not gap else round(most - gap, PLACES)
    shown = difference(at.study.UNIT, most, value)
    lost = gap > 0 and shown > 0
    named = mark(at.study.MARGINS, shown, 0.0) if lost else "good"
    reason = bench.reason(best, alike, gap) if named != "good" else None
    return one.judged | {
        "move": one.move,
        "value": value,
        "best": best if lost else one.move,
        "best_value": most if lost else value,
        "loss": round(most - value, PLACES) if lost else 0.0,
        "error": doubt,
        "mark": named,
        "reason": reason and reason.json(),
        "lead": 0.0,
    }


def _bench(at: Looking, one: Tried, move: str) -> Bench:
    """The move beside the best and the one that was played, as closely as in a second look."""
    among = {one.judged["best"], one.judged["move"], move}
    effort = at.effort * at.study.AGAIN
    keep = at.course.game.read(move)
    name = at.course.record.header.game
    return Bench(name, one.decided.view, Asked(effort, f"tried {move}", keep, sorted(among)))


def _alike(at: Looking, one: Tried, listed: list[str]) -> str:
    """A move that was weighed and comes to the same; without one, the move itself."""
    game = at.course.game
    asked = [game.read(text) for text in (*listed, one.move)]
    scales = at.study.scales(one.decided.view, asked, Random(0))
    left = {game.write(move) for move in scales.moves}
    return next((text for text in listed if text not in left), one.move)


def _beside(bench: Bench, one: Tried, most: float) -> Weighed:
    """A move that the review has not looked at, counted from its best."""
    *_, found = bench.judgements()
    own = found.of(one.move)
    value = round(most - own.gap + found.of(one.judged["best"]).gap, PLACES)
    return own._replace(value=min(value, most))
