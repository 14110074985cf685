"""§7 Limits for a person's client: what lies on the table. What one may remember stays out."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from limestone.rules.game import Seat
from limestone.rules.limits.cards import Face
from limestone.rules.limits.view import Count, Own, Scene
from limestone.shown import views
from limestone.shown.pieces import Tree, grown

Json = dict[str, Any]

PIECES = r"^\w+| \w|\w"  # a word, then the first letter or the seat, then a second letter


def scene(seen: Scene) -> views.limits.Scene:
    """The table as all see it, field by field."""
    limit, count = seen.limit, seen.counted
    return {
        "words": seen.options.words,
        "round": seen.round,
        "rounds": seen.rounds,
        "turn": seen.turn,
        "limit": None if limit is None else _limits(limit),
        "hand_sizes": seen.hand_sizes,
        "hidden_sizes": seen.hidden_sizes,
        "draw": seen.draw_size,
        "pile": [{"seat": seat, "card": card} for seat, card in seen.pile],
        "pile_size": seen.pile_size,
        "points": seen.points,
        "taken": seen.taken,
        "scores": seen.scores,
        "counted": None if count is None else _count(count),
        "accusations": seen.accusations,
    }


def own(seen: Scene, mine: Own) -> views.limits.Own:
    """What a seat sees otherwise than a spectator."""
    return {"seat": mine.seat, "hand": mine.hand, "hidden": mine.hidden}


def foreseen(seen: Scene, mine: Own, begun: str) -> Json:
    """Nothing: whatever a move does is what it says."""
    return {}


def offers(seen: Scene, mine: Own) -> list[Json]:
    """Nothing: what can be done is seen."""
    return []


def tree(texts: Sequence[str]) -> Tree:
    """The legal moves, cut into words and cards."""
    return _tree(tuple(texts))


def rounds(seen: Scene) -> tuple[int, int]:
    """The round that is played, and of how many."""
    return seen.round, seen.rounds


def turn(seen: Scene, alone: int) -> int:
    """§3 All hide at once (§3.1), and then every step is a turn of the table."""
    return alone


def picture(seen: Scene, seat: Seat) -> None:
    """None: too much lies there for a small one."""


@lru_cache(maxsize=1 << 12)
def _tree(texts: tuple[str, ...]) -> Tree:
    return grown(PIECES, texts)


def _count(count: Count) -> views.limits.Count:
    """§5.1 How a round was counted: which cards of the pile, against what, and who pays."""
    ended, found = count.round, count.verdict
    return {
        "limit": _limits(count.limit),
        "pile": [{"seat": seat, "card": card} for seat, card in count.pile],
        "hidden": list(ended.hidden),
        "accuser": ended.accuser,
        "accused": ended.accused,
        "colour": found.colour,
        "counted": list(count.counted),
        "last": count.counted[-1],
        "printed": found.printed,
        "raised_by": list(found.raised_by),
        "allowed": found.allowed,
        "guilty": found.guilty,
        "loser": count.loser,
        "earner": count.earner,
    }


@lru_cache(maxsize=1 << 10)
def _limits(face: Face) -> tuple[views.limits.Limit, ...]:
    """§1.2 Red, yellow, green, blue, violet; X is no limit."""
    return tuple("X" if limit is None else limit for limit in face)
