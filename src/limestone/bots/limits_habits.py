"""Limits: what a player does by habit, without looking ahead."""

from typing import NamedTuple

from limestone.bots.limits_odds import Eyes, guilt, lying, over
from limestone.rules.limits.cards import COLOURS, HIDDEN, Card, Cards
from limestone.rules.limits.moves import Accuse, Exchange, Hide, Move, Play
from limestone.rules.limits.play import has_laid


class Temper(NamedTuple):
    """How a player weighs its moves: all in points."""

    sure: float = 1.0  # what an accusation must be expected to bring
    fear: float = 2.0  # what a card over the limit costs, even if nobody has accused yet
    exchanges: bool = True


class Weighed(NamedTuple):
    """A move, what it may bring, and how likely the card in question is over the limit."""

    worth: float
    move: Move
    odds: float


def turn(eyes: Eyes, temper: Temper) -> Weighed:
    """The habitual move: play the safest card, or accuse when that is worth more."""
    return max([*layings(eyes, temper), *accusations(eyes, temper)], key=lambda found: found.worth)


def layings(eyes: Eyes, temper: Temper) -> list[Weighed]:
    """Every card that can be played, every exchange of four, and what each risks."""
    found = []
    for card in dict.fromkeys(eyes.hand):
        here = lying(eyes.pile, card)
        odds = over(eyes, card, here + 1)
        found.append(Weighed(-temper.fear * odds + _spread(eyes, card), Play(card), odds))
        if temper.exchanges and eyes.hand.count(card) >= 4:
            odds = over(eyes, card, here + 2)
            found.append(Weighed(1 - temper.fear * odds, Exchange(card), odds))
    return found


def accusations(eyes: Eyes, temper: Temper) -> list[Weighed]:
    """Every accusation, and what it is expected to bring."""
    found = []
    for other in range(eyes.seats):
        if has_laid(eyes.seats, eyes.seat, len(eyes.sizes), other):
            odds = guilt(eyes, other)
            found.append(Weighed(3 * odds - 2 - temper.sure, Accuse(other), odds))
    return found


def hiding(eyes: Eyes) -> Hide:
    """Hide the cards that raise the limits of the colours this player wants to play."""
    chosen = ""
    hand = eyes.hand
    for _ in range(HIDDEN[eyes.seats]):
        card = max(dict.fromkeys(hand), key=lambda c: _use(eyes, hand, c))
        chosen += card
        hand = hand.replace(card, "", 1)
    return Hide("".join(sorted(chosen, key=COLOURS.index)))


def _use(eyes: Eyes, hand: Cards, card: Card) -> float:
    """How useful a raised limit is: more with many cards of the colour, and when it is low."""
    printed = eyes.limit[COLOURS.index(card)]
    if printed is None:
        return -1.0
    return hand.count(card) - 1 - 0.3 * printed


def _spread(eyes: Eyes, card: Card) -> float:
    """Among safe cards: keep those of colours without a limit for the end of the round."""
    unlimited = eyes.limit[COLOURS.index(card)] is None
    return -0.05 * unlimited + 0.01 * eyes.hand.count(card)
