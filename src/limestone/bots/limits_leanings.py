"""Limits: how people tend to hide and to accuse, and how each seat of this table does."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import product
from math import prod
from typing import NamedTuple

from limestone.rules.game import Seat
from limestone.rules.limits.accusation import verdict
from limestone.rules.limits.cards import COLOURS, Card, Cards, Face, LimitCards
from limestone.rules.limits.table import Round


class Leaning(NamedTuple):
    """How somebody tends to play; the usual is what the bots do in games among themselves."""

    low: float = 1.0  # how much they look for low limits to raise: 0 is not at all
    loyal: float = 0.3  # how much likelier they hid a colour for each card of it that they lay
    right: float = 0.6  # how often they are right when they accuse


USUAL = Leaning()
KINDS = tuple(product((0.0, 0.5, 1.0), (0.0, 0.3, 1.0, 3.0)))  # of people: low and loyal
PATIENCE = 5  # how many accusations it takes to believe them half


def pull(limit: Face, leaning: Leaning, card: Card, laid: Cards) -> float:
    """How likely somebody hid a card, against a card of any colour, who has laid these."""
    return 1 + leaning.low * (_use(limit)[card] - 1) + leaning.loyal * laid.count(card)


@lru_cache
def pulls(limit: Face, leaning: Leaning) -> float:
    """The sum of the pull of all colours before a card is laid."""
    return sum(pull(limit, leaning, card, "") for card in COLOURS)


@lru_cache
def _use(limit: Face) -> dict[Card, float]:
    """Whoever looks for low limits never raises what has none."""
    worth = [0.05 if printed is None else max(0.1, 2 - 0.27 * printed) for printed in limit]
    return dict(zip(COLOURS, worth, strict=True))


@lru_cache(maxsize=1 << 6)
def leanings(cards: LimitCards, rounds: tuple[Round, ...], seats: int) -> Sequence[Leaning]:
    """What the rounds played so far say of everybody; the usual before they say anything."""
    return [_leaning(cards, rounds, seat) for seat in range(seats)]


def _leaning(cards: LimitCards, rounds: tuple[Round, ...], seat: Seat) -> Leaning:
    kinds = [Leaning(low, loyal) for low, loyal in KINDS]
    odds = [(5 if kind == USUAL else 1) * _hid(cards, rounds, seat, kind) for kind in kinds]
    low = sum(p * kind.low for p, kind in zip(odds, kinds, strict=True)) / sum(odds)
    loyal = sum(p * kind.loyal for p, kind in zip(odds, kinds, strict=True)) / sum(odds)
    own = [verdict(cards.face(one.limit), one).guilty for one in rounds if one.accuser == seat]
    right = (sum(own) + PATIENCE * USUAL.right) / (len(own) + PATIENCE)
    return Leaning(low, loyal, right)


def _hid(cards: LimitCards, rounds: tuple[Round, ...], seat: Seat, leaning: Leaning) -> float:
    """How likely somebody with this leaning would have hidden what the seat has hidden."""
    found = 1.0
    for one in rounds:
        limit = cards.face(one.limit)
        laid = "".join([turn.laid for turn in one.turns if turn.seat == seat])
        everything = pulls(limit, leaning) + leaning.loyal * len(laid)
        found *= prod([5 * pull(limit, leaning, c, laid) / everything for c in one.hidden[seat]])
    return found
