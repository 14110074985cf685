"""§2 to §5 What chance and the players decide."""

from dataclasses import dataclass

from limestone.rules.game import Seat
from limestone.rules.limits.cards import Card, Cards


@dataclass(frozen=True, slots=True)
class Shuffle:
    """§2 The colour cards from the top down, the limit cards in order, and who starts."""

    cards: Cards
    limits: tuple[int, ...]
    starter: Seat


@dataclass(frozen=True, slots=True)
class Hide:
    """§3.1 Cards are laid face down and raise the limits of their colours."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class Play:
    """§4.1 One hand card goes face up onto the pile."""

    card: Card


@dataclass(frozen=True, slots=True)
class Exchange:
    """§4.2 Four hand cards of one colour are shown for a point and four new ones."""

    card: Card


@dataclass(frozen=True, slots=True)
class Accuse:
    """§4.3 A player is said to have broken the limit with their last card."""

    seat: Seat


Move = Shuffle | Hide | Play | Exchange | Accuse
