"""§2.2 What is seen of a table: everything but what others decide this round."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from limestone.rules.game import Dice, Seat
from limestone.rules.limes.cards import Deck
from limestone.rules.limes.land import Land
from limestone.rules.limes.moves import Move
from limestone.rules.limes.scoring import Scored, explained
from limestone.rules.limes.table import ROUNDS, State, left


class Scene(NamedTuple):
    """§2.2 What all see: the lands, the cards drawn, and the card to lay."""

    deck: Deck
    words: tuple[str, ...]
    lands: tuple[Land, ...]
    drawn: tuple[int, ...]
    card: int | None
    left: tuple[int, ...]  # the cards that may still come, in order of number
    rounds: int

    @property
    def counts(self) -> tuple[tuple[Scored, ...], ...]:
        """§6 The points of every land with their reasons, provisional while the game lasts."""
        return tuple([explained(land, self.words) for land in self.lands])


class Own(NamedTuple):
    """What a seat has of its own: that it is this seat. None is a spectator."""

    seat: Seat | None


class View(NamedTuple):
    """What a seat, or a spectator, has before its eyes."""

    scene: Scene
    own: Own


def scene(state: State) -> Scene:
    """§2.2 The table as all see it; the cards to come have no order to be seen."""
    return Scene(
        deck=state.deck,
        words=state.words,
        lands=state.lands,
        drawn=state.drawn,
        card=state.card,
        left=left(state),
        rounds=ROUNDS,
    )


def own(state: State, seat: Seat | None) -> Own:
    """§2.2 Nothing that lies on the table is hidden from anybody."""
    return Own(seat)


def view(state: State, seat: Seat | None) -> View:
    """§2.2 What all see, and what the seat has of its own."""
    return View(scene(state), own(state, seat))


def imagine(view: View, rng: Dice) -> State:
    """A table that looks just like this view: there is only one."""
    seen = view.scene
    return State(seen.deck, seen.words, seen.lands, seen.drawn)


def disclosed(
    state: State, steps: Sequence[Mapping[Seat, Move]], seat: Seat | None
) -> Sequence[Mapping[Seat, Move]]:
    """§2.2 Steps that were taken are open to all."""
    return steps
