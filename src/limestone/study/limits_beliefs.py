"""Limits: what the others may have hidden, and how likely each is, from what one seat knows."""

from bisect import bisect
from collections.abc import Sequence
from itertools import accumulate
from math import prod
from random import Random

from limestone.bots.limits import Company
from limestone.bots.limits_leanings import leanings
from limestone.bots.limits_odds import piled, pull
from limestone.rules import limits
from limestone.rules.game import Seat
from limestone.rules.limits.accusation import verdict
from limestone.rules.limits.cards import COLOURS, UNSEEN, Card, Cards
from limestone.rules.limits.imagination import Holding, supposals, table
from limestone.rules.limits.table import Round, State, Turn
from limestone.rules.limits.view import View

MOST_SEATS = 5  # at a larger table there are too many cases to count: odds are sampled
SAMPLED = 400


class Beliefs:
    """Every case of hidden cards with its likelihood, or as many imagined ones."""

    def __init__(self, view: View, rng: Random) -> None:
        scene = view.scene
        assert view.own.seat is not None
        self.view, self.seat, self.rng = view, view.own.seat, rng
        self.seats = len(scene.points)
        known = leanings(scene.options.material, view.memory.rounds, self.seats)
        self.company = Company(self.seat, known)
        self.due = scene.turn
        self.turns = tuple(Turn(shown.seat, shown.laid) for shown in view.memory.shown)
        cases = self._cases()
        self.cases = [holdings for _, holdings in cases]
        self.weights = [weight * self._pull(holdings) for weight, holdings in cases]
        self._steps = list(accumulate(self.weights))

    @property
    def counted(self) -> bool:
        """Whether all cases are there."""
        return self.seats <= MOST_SEATS

    def odds(self, accused: Seat) -> float:
        """How likely the last card of a seat broke the limit."""
        guilty = [
            weight
            for weight, holdings in zip(self.weights, self.cases, strict=True)
            if self.guilty(holdings, accused)
        ]
        return sum(guilty) / self._steps[-1]

    def guilty(self, holdings: tuple[Holding, ...], accused: Seat) -> bool:
        """Whether the last card of a seat broke the limit in this case."""
        assert self.view.scene.limit is not None
        hidden = tuple(holding.hidden for holding in holdings)
        ended = Round(self.view.memory.limits[-1], self.turns, hidden, self.due, accused)
        return verdict(self.view.scene.limit, ended).guilty

    def over(self, card: Card) -> float:
        """How likely a card that this seat lays now would break the limit."""
        assert self.view.scene.limit is not None
        turns = (*self.turns, Turn(self.seat, card))
        after = (self.seat + 1) % self.seats
        guilty = 0.0
        for weight, holdings in zip(self.weights, self.cases, strict=True):
            hidden = tuple(holding.hidden for holding in holdings)
            ended = Round(self.view.memory.limits[-1], turns, hidden, after, self.seat)
            guilty += weight * verdict(self.view.scene.limit, ended).guilty
        return guilty / self._steps[-1]

    def imagined(self) -> State:
        """A table that may be, drawn by how likely its hidden cards are."""
        drawn = self._steps[-1] * self.rng.random()
        case = min(bisect(self._steps, drawn), len(self.cases) - 1)
        return table(self.view, self.cases[case], self.rng)

    def _cases(self) -> list[tuple[float, tuple[Holding, ...]]]:
        if self.counted:
            pool, cases = supposals(self.view)
            return [(self._ways(holdings, pool), holdings) for holdings in cases]
        states = [limits.imagine(self.view, self.rng) for _ in range(SAMPLED)]
        found = [tuple(map(Holding, state.hidden, state.hands)) for state in states]
        return [(1.0, holdings) for holdings in found]

    def _ways(self, holdings: tuple[Holding, ...], pool: Sequence[int]) -> float:
        """In how many ways the others may have hidden these cards, each from its own hand."""
        hands = self.view.memory.hands
        return prod(
            ways(holding.hidden, hands[seat], pool)
            for seat, holding in enumerate(holdings)
            if seat != self.seat
        )

    def _pull(self, holdings: tuple[Holding, ...]) -> float:
        """How likely the others would have hidden these, by the habits they have shown."""
        limit = self.view.scene.limit
        assert limit is not None
        laid = piled(self.turns, self.seats)[2]
        return prod(
            pull(limit, self.company.leanings[seat], card, laid[seat])
            for seat, holding in enumerate(holdings)
            if seat != self.seat
            for card in holding.hidden
        )


def ways(hidden: Cards, hand: Cards, pool: Sequence[int]) -> float:
    """In how many ways one or two cards are hidden from a hand; ? is any card of the pool.

    >>> ways("g", "ggrrr", (0, 0, 0, 0, 0)), ways("gr", "ggrrr", (0, 0, 0, 0, 0))
    (2.0, 6.0)
    >>> round(ways("gg", "gg???", (2, 2, 2, 2, 2)), 3)  # 1 known pair, 2 times 0.6, 3 times 1/45
    2.267
    """
    unseen, total = hand.count(UNSEEN), sum(pool)
    free = dict(zip(COLOURS, pool, strict=True))
    mean = {card: unseen * free[card] / total if total else 0.0 for card in set(hidden)}
    if len(hidden) < 2:
        return prod(hand.count(card) + mean[card] for card in hidden)
    one, other = hidden[0], hidden[1]
    alike = one == other
    known = hand.count(one) * (hand.count(other) - alike)
    mixed = hand.count(one) * mean[other] + hand.count(other) * mean[one]
    pairs = unseen * (unseen - 1) * free[one] * (free[other] - alike)
    both = pairs / (total * (total - 1)) if total > 1 else 0.0
    return (known + mixed + both) / (2 if alike else 1)
