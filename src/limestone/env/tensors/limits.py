"""Limits as numbers: one's cards, the limits, the pile, every seat, and what one remembers."""

from array import array
from collections.abc import Iterable
from functools import cache, lru_cache
from itertools import accumulate
from math import inf

import numpy as np
from numpy.typing import NDArray

from limestone.env.pieces import Pieces
from limestone.env.pieces.limits import actions
from limestone.rules.limits.cards import COLOURS, UNSEEN, Cards, Face
from limestone.rules.limits.memory import Shown
from limestone.rules.limits.table import Round
from limestone.rules.limits.view import View

KINDS = COLOURS + UNSEEN
RANGE = (-inf, inf)  # of every number
NEXT = 4  # cards of the draw pile, as far as they are known
OWN = 2 * len(COLOURS)
TABLE = 3 * len(COLOURS) + 4
MEMORY = len(COLOURS) + NEXT * len(KINDS)
SEAT = 7 + len(KINDS) + len(COLOURS) + 1


@cache
def size(seats: int, material: object = None) -> int:
    return OWN + TABLE + MEMORY + SEAT * seats + len(actions())


def tensor(view: View, said: Pieces) -> NDArray[np.float32]:
    """Seats from one's own on; counts as they are."""
    own, scene, memory = view.own, view.scene, view.memory
    piles = _piles(memory.shown)
    # Packed and joined they are read in half the time that a list of numbers takes.
    parts = [
        _counts(own.hand),
        _counts(own.hidden),
        _limit(scene.limit),
        _counts(piles[-1]),
        _packed((scene.round, scene.rounds, scene.draw_size, scene.hidden_sizes[0] > 0)),
        _counts(memory.draw),
        _ahead(memory.draw[:NEXT]),
    ]
    last = {shown.seat: n for n, shown in enumerate(memory.shown, 1)}
    first = own.seat or 0
    for seat in (*range(first, len(scene.points)), *range(first)):
        counts = (
            seat in scene.due,
            scene.turn == seat,
            scene.hand_sizes[seat],
            scene.hidden_sizes[seat],
            scene.points[seat],
            scene.taken[seat],
            scene.scores[seat],
        )
        parts += (_packed(counts), _kinds(memory.hands[seat]), _top(piles[last.get(seat, 0)]))
    parts.append(_said(said))
    return np.frombuffer(b"".join(parts), np.int16).astype(np.float32)


def text(view: View, said: Pieces) -> str:
    """One's cards, what is shown, and all rounds so far."""
    own, scene, memory = view.own, view.scene, view.memory
    shown = ",".join([f"{turn.seat}{turn.laid}{turn.drawn}" for turn in memory.shown])
    names = actions()
    head = " ".join(["limits", scene.options.material.digest, *scene.options.words])
    parts = (
        head,
        f"seat {own.seat} {own.hand}/{own.hidden}",
        f"turn {scene.turn} {scene.points} {scene.taken} {scene.hidden_sizes}",
        f"limits {memory.limits} draw {memory.draw} hands {' '.join(memory.hands)}",
        _rounds(memory.rounds),
        shown,
        " ".join([names[piece] for piece in said]),
    )
    return " | ".join(parts)


def _packed(numbers: Iterable[int]) -> bytes:
    return array("h", numbers).tobytes()


@cache
def _said(said: Pieces) -> bytes:
    return _packed([piece in said for piece in range(len(actions()))])


def _piles(turns: tuple[Shown, ...]) -> list[Cards]:
    """The pile before the first turn, and after each of them."""
    return list(accumulate([turn.laid for turn in turns], initial=""))


@lru_cache(maxsize=1 << 12)
def _counts(cards: Cards) -> bytes:
    return _packed([cards.count(colour) for colour in COLOURS])


@lru_cache(maxsize=1 << 12)
def _kinds(cards: Cards) -> bytes:
    return _packed([cards.count(kind) for kind in KINDS])


@lru_cache(maxsize=1 << 12)
def _ahead(cards: Cards) -> bytes:
    """For each of the next cards: which it is, as far as that is known."""
    return _packed([cards[n : n + 1] == kind for n in range(NEXT) for kind in KINDS])


@lru_cache(maxsize=1 << 12)
def _top(pile: Cards) -> bytes:
    """The colour of the top card, and how many cards of the pile have it."""
    colour = pile[-1:]
    return _packed((*(colour == other for other in COLOURS), pile.count(colour) if colour else 0))


@lru_cache(maxsize=1 << 6)
def _limit(limit: Face | None) -> bytes:
    """The limit of each colour, and which colours have none."""
    values = limit or (None,) * len(COLOURS)
    return _packed((*(value or 0 for value in values), *(value is None for value in values)))


@lru_cache(maxsize=1 << 10)
def _rounds(rounds: tuple[Round, ...]) -> str:
    """All rounds, each with its turns, what was hidden, and who accused whom."""
    return " ".join(
        f"{','.join([f'{turn.seat}{turn.laid}' for turn in ended.turns])}"
        f";{','.join(ended.hidden)};{ended.accuser}>{ended.accused}"
        for ended in rounds
    )
