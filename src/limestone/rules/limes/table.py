"""§1, §2 The table of a game of Limes: its state, and what every seat sees of it."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from limestone.rules.game import Dice, Options, Seat
from limestone.rules.limes.cards import CARDS, Deck
from limestone.rules.limes.land import Land
from limestone.rules.limes.moves import Move
from limestone.rules.limes.scoring import Scored, explained, ranking, score

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


class View(NamedTuple):
    """§2.2 What a seat or a spectator sees: everything but what others decide this round."""

    seat: Seat | None
    deck: Deck
    words: tuple[str, ...]
    lands: tuple[Land, ...]
    drawn: tuple[int, ...]
    card: int | None
    left: tuple[int, ...]  # the cards that may still come, in order of number
    counts: tuple[tuple[Scored, ...], ...]  # provisional while the game lasts


def start(seats: int, options: Options) -> State:
    """§1.1 Empty lands, nothing drawn."""
    return State(options.material, options.words, (Land(),) * seats)


def view(state: State, seat: Seat | None) -> View:
    """§2.2 What a seat has before its eyes; the cards to come have no order to be seen."""
    return View(
        seat=seat,
        deck=state.deck,
        words=state.words,
        lands=state.lands,
        drawn=state.drawn,
        card=state.card,
        left=left(state),
        counts=tuple(map(explained, state.lands)),
    )


def disclosed(
    state: State, steps: Sequence[Mapping[Seat, Move]], seat: Seat | None
) -> Sequence[Mapping[Seat, Move]]:
    """§2.2 Steps that were taken are open to all."""
    return steps


def imagine(view: View, rng: Dice) -> State:
    """A table that looks just like this view: there is only one."""
    return State(view.deck, view.words, view.lands, view.drawn)


def left(state: State) -> tuple[int, ...]:
    """§2.1 The cards that have not been drawn."""
    return tuple(card for card in range(1, CARDS + 1) if card not in state.drawn)


def scores(state: State) -> tuple[int, ...]:
    """§6.6 The total of every seat, as if the game ended now."""
    return tuple(map(score, state.lands))


def winners(state: State) -> tuple[Seat, ...]:
    """§6.6 Most points; then the best worker, the second best…; all equal share the victory."""
    ranks = list(map(ranking, state.lands))
    return tuple(seat for seat, rank in enumerate(ranks) if rank == max(ranks))
