"""Limits: how likely it is that a card went over its limit, from what one seat sees."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from limestone.rules.game import Seat
from limestone.rules.limits.cards import COLOURS, HIDDEN, UNSEEN, Card, Cards, Face
from limestone.rules.limits.table import Turn

KNOWN = 1.5  # how much likelier a seat hid a colour for each card of it that it is known to have


class Leaning(NamedTuple):
    """How a player tends to play; the usual values are those of the bots among themselves."""

    low: float = 1.0  # how much they look for low limits to raise; below 0 for high ones
    loyal: float = 0.3  # how much likelier they hid a colour for each card of it that they lay
    sure: float = 0.5  # how many points an accusation must promise them


USUAL = Leaning()


class Eyes(NamedTuple):
    """What a player sees, and what it remembers of this round."""

    seat: Seat
    seats: int
    limit: Face
    hand: Cards
    hidden: Cards
    pile: Cards  # as remembered: a card that was forgotten is ?
    sizes: Sequence[int]  # how many cards each turn of the round laid
    laid: Sequence[Cards]  # the cards of the pile by who laid them
    known: Sequence[Cards] = ()  # cards known to have been in each hand
    leanings: Sequence[Leaning] = ()  # how each seat tends to play; the usual if none are given


def piled(turns: Sequence[Turn], seats: int) -> tuple[Cards, Sequence[int], Sequence[Cards]]:
    """The cards of some turns, how many each laid, and who laid which."""
    texts = [turn.laid for turn in turns]
    first = turns[0].seat if turns else 0
    laid = ["".join(texts[(seat - first) % seats :: seats]) for seat in range(seats)]
    return "".join(texts), [len(text) for text in texts], laid


def over(eyes: Eyes, colour: Card, count: int) -> float:
    """How likely so many cards of a colour are over its limit."""
    printed = eyes.limit[COLOURS.index(colour)]
    if printed is None:
        return 0.0
    spare = count - printed - eyes.hidden.count(colour)
    if spare <= 0:
        return 0.0
    return fewer([raising(eyes, seat, colour) for seat in _others(eyes)], spare)


def raising(eyes: Eyes, seat: Seat, colour: Card) -> float:
    """How likely a card hidden by another seat is of this colour, from what that seat played."""
    leaning = eyes.leanings[seat] if eyes.leanings else USUAL
    laid = eyes.laid[seat]
    known = eyes.known[seat] if eyes.known else ""
    weight = pull(eyes.limit, leaning, colour, laid) + KNOWN * known.count(colour)
    seen = len(laid) - laid.count(UNSEEN)
    return weight / (pulls(eyes.limit, leaning) + leaning.loyal * seen + KNOWN * len(known))


def pull(limit: Face, leaning: Leaning, card: Card, laid: Cards) -> float:
    """Relative weight for a seat that has played these cards having hidden this colour."""
    return 1 + leaning.low * (_use(limit)[card] - 1) + leaning.loyal * laid.count(card)


@lru_cache
def pulls(limit: Face, leaning: Leaning) -> float:
    """The sum of these weights over all colours, before a card is played."""
    return sum(pull(limit, leaning, card, "") for card in COLOURS)


@lru_cache
def _use(limit: Face) -> dict[Card, float]:
    """How useful it is to raise each limit; next to nothing for a colour without one."""
    worth = [0.05 if printed is None else max(0.1, 2 - 0.27 * printed) for printed in limit]
    return dict(zip(COLOURS, worth, strict=True))


def fewer(chances: Sequence[float], wanted: int) -> float:
    """The probability that fewer than `wanted` of some independent events happen.

    >>> fewer([0.5, 0.5], 2)
    0.75
    """
    if wanted > len(chances):
        return 1.0
    counts = [1.0] + [0.0] * (wanted - 1)
    for chance in chances:
        for n in range(wanted - 1, 0, -1):
            counts[n] += (counts[n - 1] - counts[n]) * chance
        counts[0] *= 1 - chance
    return sum(counts)


def guilt(eyes: Eyes, accused: Seat) -> float:
    """How likely the last card of a seat went over the limit."""
    later = (eyes.seat - accused) % eyes.seats - 1
    counted = eyes.pile[: len(eyes.pile) - sum(eyes.sizes[len(eyes.sizes) - later :])]
    colour = counted[-1]
    return 0.0 if colour == UNSEEN else over(eyes, colour, lying(counted, colour))


def lying(pile: Cards, colour: Card) -> int:
    """How many cards of a colour are in a pile; forgotten ones are spread over all colours.

    >>> lying("rr?g????", "r")
    3
    """
    return pile.count(colour) + pile.count(UNSEEN) // len(COLOURS)


def _others(eyes: Eyes) -> list[Seat]:
    """The other seats, each once for every card it hid."""
    return [n for n in range(eyes.seats) if n != eyes.seat] * HIDDEN[eyes.seats]
