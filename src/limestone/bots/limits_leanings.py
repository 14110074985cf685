"""Limits: how each seat of this table tends to hide and to accuse, by the rounds it played."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import product
from math import prod

from limestone.bots.limits_odds import USUAL, Eyes, Leaning, guilt, piled, pull, pulls
from limestone.rules.game import Seat
from limestone.rules.limits.cards import COLOURS, LimitCards
from limestone.rules.limits.table import Round

KINDS = [Leaning(low, loyal) for low, loyal in product((-0.9, 0.0, 1.0), (0.0, 0.3, 1.0, 3.0))]
FAITH = 3.0  # how much likelier the usual kind is than any other, before anything was seen
PATIENCE = 5  # how many accusations it takes to believe them half


@lru_cache(maxsize=1 << 6)
def leanings(cards: LimitCards, rounds: tuple[Round, ...], seats: int) -> Sequence[Leaning]:
    """What the rounds played so far say of everybody; the usual before they say anything."""
    return [_leaning(cards, rounds, seat) for seat in range(seats)]


def _leaning(cards: LimitCards, rounds: tuple[Round, ...], seat: Seat) -> Leaning:
    odds = [(FAITH if kind == USUAL else 1) * _hid(cards, rounds, seat, kind) for kind in KINDS]
    low, loyal = (
        sum(p * kind[n] for p, kind in zip(odds, KINDS, strict=True)) / sum(odds) for n in (0, 1)
    )
    own = [_sure(cards, one) for one in rounds if one.accuser == seat]
    sure = (sum(own) + PATIENCE * USUAL.sure) / (len(own) + PATIENCE)
    return Leaning(low, loyal, sure)


def _hid(cards: LimitCards, rounds: tuple[Round, ...], seat: Seat, leaning: Leaning) -> float:
    """How likely somebody with this leaning would have hidden what the seat has hidden."""
    found = 1.0
    for one in rounds:
        limit = cards.face(one.limit)
        laid = piled(one.turns, len(one.hidden))[2][seat]
        each = (pulls(limit, leaning) + leaning.loyal * len(laid)) / len(COLOURS)
        found *= prod([pull(limit, leaning, card, laid) / each for card in one.hidden[seat]])
    return found


def _sure(cards: LimitCards, ended: Round) -> float:
    """How sure an accuser must be, by the odds as they stood: fitted to bots of known temper."""
    pile = piled(ended.turns, len(ended.hidden))
    hidden = ended.hidden[ended.accuser]
    eyes = Eyes(ended.accuser, len(ended.hidden), cards.face(ended.limit), "", hidden, *pile)
    return 6 * guilt(eyes, ended.accused) - 3.3
