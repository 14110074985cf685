"""§7 Limits for a person's client: what lies on the table. What one may remember stays out."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from limestone.rules.game import Event, Seat
from limestone.rules.limits.cards import Face
from limestone.rules.limits.scoring import scores
from limestone.rules.limits.table import Laid, State, face, pile_size, rounds
from limestone.rules.limits.view import (
    Count,
    counted,
    held,
    pile_seen,
)
from limestone.server.shown.pieces import Tree, grown

Json = dict[str, Any]

PIECES = r"^\w+| \w|\w"  # a word, then the first letter or the seat, then a second letter


def scene(state: State) -> Json:
    """The table as all see it, field by field."""
    options, limits, draw, hands, hidden, turns, turn, points, taken, ended = state
    many = rounds(len(hands))
    playing = len(ended) < len(limits)
    count = counted(state)
    return {
        "words": options.words,
        "round": len(ended) + 1 if playing else many,
        "rounds": many,
        "turn": turn,
        "limit": _limits(face(state)) if playing else None,
        "hand_sizes": tuple(map(len, hands)),
        "hidden_sizes": tuple(map(len, hidden)),
        "draw": len(draw),
        "pile": [_laid(laid) for laid in pile_seen(state)],
        "pile_size": pile_size(turns),
        "points": points,
        "taken": taken,
        "scores": scores(state),
        "counted": _count(count) if count else None,
    }


def own(state: State, seat: Seat | None) -> Json:
    """What a seat sees otherwise than a spectator."""
    hand, hidden = held(state, seat)
    return {"seat": seat, "hand": hand, "hidden": hidden}


def tree(texts: Sequence[str]) -> Tree:
    """The legal moves, cut into words and cards."""
    return _tree(tuple(texts))


def event(told: Event) -> Json:
    """Something that was told; its facts are plain as they are."""
    return {"name": told.name, "facts": told.facts}


@lru_cache(maxsize=1 << 12)
def _tree(texts: tuple[str, ...]) -> Tree:
    return grown(PIECES, texts)


def _count(count: Count) -> Json:
    """§5.1 How a round was counted: which cards of the pile, against what, and who pays."""
    found = count.verdict
    last = max(n for n, laid in enumerate(count.pile) if laid.seat == count.accused)
    counted = [n for n, laid in enumerate(count.pile[: last + 1]) if laid.card == found.colour]
    loser = count.accused if found.guilty else count.accuser
    return {
        "limit": _limits(count.limit),
        "pile": [_laid(laid) for laid in count.pile],
        "hidden": list(count.hidden),
        "accuser": count.accuser,
        "accused": count.accused,
        "colour": found.colour,
        "counted": counted,
        "last": last,
        "printed": found.printed,
        "raised_by": list(found.raised_by),
        "allowed": found.allowed,
        "guilty": found.guilty,
        "loser": loser,
        "earner": count.accuser if found.guilty else count.accused,
    }


def _laid(laid: Laid) -> Json:
    return {"seat": laid.seat, "card": laid.card}


@lru_cache(maxsize=1 << 10)
def _limits(face: Face) -> tuple[int | str, ...]:
    """§1.2 Red, yellow, green, blue, violet; X is no limit."""
    return tuple("X" if limit is None else limit for limit in face)
