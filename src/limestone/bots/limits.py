"""Bots for Limits: they remember as their level allows, weigh the odds, and may look ahead."""

from bisect import bisect
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate
from math import exp, prod, sqrt
from typing import NamedTuple

from limestone.bots.bot import FULL, Bot, Budget, Choice, Reason
from limestone.bots.limits_habits import Temper, Weighed, accusations, hiding, layings, turn
from limestone.bots.limits_leanings import leanings
from limestone.bots.limits_odds import Eyes, Leaning, piled, pull
from limestone.rules import limits
from limestone.rules.game import Dice, Seat
from limestone.rules.limits.cards import UNSEEN
from limestone.rules.limits.moves import Accuse, Exchange, Hide, Move, Play
from limestone.rules.limits.table import State, Turn, face
from limestone.rules.limits.view import View
from limestone.search.halving import halve

IMAGINED = 3  # tables, one of which is drawn by its likelihood and played on


@dataclass(frozen=True)
class Habitual:
    """Plays by the odds, with a memory that fades."""

    temper: Temper
    memory: float  # how likely a card is still remembered a turn later
    watches: bool = True  # whether it knows cards that others took back

    def choose(
        self, view: View, legal: Sequence[Move], rng: Dice, budget: Budget = FULL, /
    ) -> Choice:
        eyes = self.eyes(view, rng)
        if isinstance(legal[0], Hide):
            return Choice(hiding(eyes), Reason("limits-why-hide", {}))
        return said(turn(eyes, self.temper))

    def eyes(self, view: View, rng: Dice) -> Eyes:
        """What this player sees, and what it still remembers."""
        scene, own, seats = view.scene, view.own, len(view.scene.hand_sizes)
        assert own.seat is not None and scene.limit is not None
        pile = piled(self._remembered(view, rng), seats)
        hands = view.memory.hands if self.watches else ()
        known = [hand.replace(UNSEEN, "") for hand in hands]
        return Eyes(own.seat, seats, scene.limit, own.hand, own.hidden, *pile, known)

    def _remembered(self, view: View, rng: Dice) -> tuple[Turn, ...]:
        """The turns of this round; old ones fade, unless the pile lies open."""
        shown = view.memory.shown
        turns = [Turn(one.seat, one.laid) for one in shown]
        if self.memory == 1 or "open-pile" in view.scene.options.words:
            return tuple(turns)
        for n, one in enumerate(turns[:-1]):
            age = len(turns) - 1 - n
            if rng.randrange(1000) >= 1000 * self.memory**age:
                turns[n] = Turn(one.seat, UNSEEN * len(one.laid))
        return tuple(turns)


@dataclass(frozen=True)
class Seer:
    """Imagines tables that fit its view, and plays the round to its end with every move."""

    habit: Habitual
    samples: int

    def choose(
        self, view: View, legal: Sequence[Move], rng: Dice, budget: Budget = FULL, /
    ) -> Choice:
        moves = list(legal)
        if len(moves) == 1:
            return self.habit.choose(view, legal, rng, budget)
        scene, seat = view.scene, view.own.seat
        assert seat is not None
        samples = int(self.samples * budget.effort)
        known = leanings(scene.options.material, view.memory.rounds, len(scene.points))
        sampler = _sampler(view, moves, Company(seat, known), rng)
        best, _ = halve(len(moves), samples, sampler)
        if isinstance(moves[best], Hide):
            return Choice(moves[best], Reason("limits-why-hide", {}))
        return said(_weighed(self.habit.eyes(view, rng), moves[best]))


class Company(NamedTuple):
    """A seat, and how everyone at its table tends to play."""

    seat: Seat
    leanings: Sequence[Leaning]


def _sampler(
    view: View, moves: Sequence[Move], company: Company, rng: Dice
) -> Callable[[Sequence[int], int], Sequence[float]]:
    """A sampler that scores all moves at the same imagined tables."""

    def sample(alive: Sequence[int], times: int) -> Sequence[float]:
        sums = [0.0] * len(moves)
        for _ in range(times):
            table = _likely(view, company, rng)
            for n in alive:
                sums[n] += outlook(finished(table, company, moves[n]), company.seat)
        return [sums[n] for n in alive]

    return sample


def _likely(view: View, company: Company, rng: Dice) -> State:
    """One of a few imagined tables, drawn in proportion to how likely its hidden cards are."""
    tables = [limits.imagine(view, rng) for _ in range(IMAGINED)]
    if not tables[0].hidden[0]:
        return tables[0]
    laid = piled(tables[0].turns, len(tables[0].hands))[2]
    odds = [
        prod(
            pull(face(table), company.leanings[seat], card, laid[seat])
            for seat, cards in enumerate(table.hidden)
            for card in cards
        )
        for table in tables
    ]
    drawn = sum(odds) * rng.randrange(1000) / 1000
    return tables[bisect(list(accumulate(odds)), drawn)]


def finished(state: State, company: Company, move: Move) -> State:
    """The table at the end of this round, after this move and then habitual play by all."""
    seat, seats = company.seat, range(len(state.hands))
    tempers = [Temper(sure=leaning.sure) for leaning in company.leanings]
    rounds = len(state.rounds)
    if not state.hidden[0]:
        step = {n: hiding(eyes_of(state, n)) for n in seats}
        state = limits.play(state, {**step, seat: move})
    else:
        state = limits.play(state, {seat: move})
    while len(state.rounds) == rounds:
        who = state.turn
        eyes = eyes_of(state, who, company.leanings)
        state = limits.play(state, {who: turn(eyes, tempers[who]).move})
    return state


def eyes_of(state: State, seat: Seat, known: Sequence[Leaning] = ()) -> Eyes:
    """What a seat would see at an imagined table."""
    seats = len(state.hands)
    pile = piled(state.turns, seats)
    hand, hidden = state.hands[seat], state.hidden[seat]
    return Eyes(seat, seats, face(state), hand, hidden, *pile, leanings=known)


def outlook(state: State, seat: Seat) -> float:
    """How likely a seat wins from here, if all play alike in the rounds to come."""
    scores = limits.scores(state)
    heat = sqrt(0.2 + len(state.limits) - len(state.rounds))
    odds = [exp((score - max(scores)) / heat) for score in scores]
    return odds[seat] / sum(odds)


def _weighed(eyes: Eyes, move: Move) -> Weighed:
    found = [*layings(eyes, Temper()), *accusations(eyes, Temper())]
    return next(one for one in found if one.move == move)


def said(weighed: Weighed) -> Choice:
    """A turn and why: the odds that the card in question is over its limit."""
    percent = round(100 * weighed.odds)
    match weighed.move:
        case Play(card):
            reason = Reason("limits-why-play", {"colour": card, "odds": percent})
        case Exchange(card):
            reason = Reason("limits-why-exchange", {"colour": card, "odds": percent})
        case Accuse(seat):
            reason = Reason("limits-why-accuse", {"seat": seat, "odds": percent})
        case _:
            raise AssertionError(weighed.move)
    return Choice(weighed.move, reason)


PERFECT = Habitual(Temper(sure=0.5), memory=1)
LEVELS: Mapping[str, Bot] = {
    "novice": Habitual(Temper(sure=0.8, fear=1.5, exchanges=False), memory=0.75, watches=False),
    "casual": Habitual(Temper(sure=0.5), memory=0.92, watches=False),
    "club": Habitual(Temper(sure=0.5), memory=0.98),
    "expert": PERFECT,
    "master": Seer(PERFECT, samples=200),
}
