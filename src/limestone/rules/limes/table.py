"""§1, §2 The table of a game of Limes: its state, and the cards that may still come."""

from typing import NamedTuple

from limestone.rules.game import Options
from limestone.rules.limes.cards import CARDS, Deck
from limestone.rules.limes.land import Land

ROUNDS = 16


class State(NamedTuple):
    """§2 The lands of all seats and the cards drawn so far; the others are in no order."""

    deck: Deck
    words: tuple[str, ...]
    lands: tuple[Land, ...]
    drawn: tuple[int, ...] = ()

    @property
    def card(self) -> int | None:
        """§2.1 The card that everyone is to lay now."""
        return self.drawn[-1] if len(self.drawn) > len(self.lands[0].cards) else None


def start(seats: int, options: Options) -> State:
    """§1.1 Empty lands, nothing drawn."""
    return State(options.material, options.words, (Land(),) * seats)


def left(state: State) -> tuple[int, ...]:
    """§2.1 The cards that have not been drawn."""
    return tuple(card for card in range(1, CARDS + 1) if card not in state.drawn)
