"""Limits: how each seat tends to hide and to accuse, learned from the rounds it has played."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import product
from math import prod
from statistics import mean

from limestone.bots.limits_odds import USUAL, Eyes, Leaning, guilt, piled, pull, pulls
from limestone.rules.game import Seat
from limestone.rules.limits.cards import COLOURS, LimitCards
from limestone.rules.limits.table import Round

KINDS = [Leaning(low, loyal) for low, loyal in product((-0.9, 0.0, 1.0), (0.0, 0.3, 1.0, 3.0))]
PATIENCE = 3  # observations needed before they weigh as much as the usual value


@lru_cache(maxsize=1 << 6)
def leanings(cards: LimitCards, rounds: tuple[Round, ...], seats: int) -> Sequence[Leaning]:
    """How each seat plays, judged by the rounds so far; the usual before the first."""
    return [_leaning(cards, rounds, seat) for seat in range(seats)]


def _leaning(cards: LimitCards, rounds: tuple[Round, ...], seat: Seat) -> Leaning:
    odds = [_hid(cards, rounds, seat, kind) for kind in KINDS]
    low, loyal = (
        sum(p * kind[n] for p, kind in zip(odds, KINDS, strict=True)) / sum(odds) for n in (0, 1)
    )
    own = [_sure(cards, one) for one in rounds if one.accuser == seat]
    return Leaning(
        _believed(low, len(rounds), USUAL.low),
        _believed(loyal, len(rounds), USUAL.loyal),
        _believed(mean(own or [USUAL.sure]), len(own), USUAL.sure),
    )


def _believed(found: float, times: int, usual: float) -> float:
    """The observed value shrunk towards the usual one."""
    return (times * found + PATIENCE * usual) / (times + PATIENCE)


def _hid(cards: LimitCards, rounds: tuple[Round, ...], seat: Seat, leaning: Leaning) -> float:
    """How likely a player with this leaning would have hidden what the seat has hidden."""
    found = 1.0
    for one in rounds:
        limit = cards.face(one.limit)
        laid = piled(one.turns, len(one.hidden))[2][seat]
        each = (pulls(limit, leaning) + leaning.loyal * len(laid)) / len(COLOURS)
        found *= prod([pull(limit, leaning, card, laid) / each for card in one.hidden[seat]])
    return found


def _sure(cards: LimitCards, ended: Round) -> float:
    """How sure an accuser was, from the odds at the time; fitted to bots of known temper."""
    pile = piled(ended.turns, len(ended.hidden))
    hidden = ended.hidden[ended.accuser]
    eyes = Eyes(ended.accuser, len(ended.hidden), cards.face(ended.limit), "", hidden, *pile)
    return 6 * guilt(eyes, ended.accused) - 3.3
