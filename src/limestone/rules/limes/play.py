"""§2 The round: one card is drawn, everyone lays it and may post a worker, all at the same time."""

from collections.abc import Mapping, Sequence

from limestone.rules.game import CHANCE, Dice, Seat
from limestone.rules.limes.land import Laid, Land, lay
from limestone.rules.limes.legal import lays
from limestone.rules.limes.moves import Draw, Lay, Move
from limestone.rules.limes.table import ROUNDS, State, left
from limestone.rules.limes.workers import post


def actors(state: State) -> tuple[Seat, ...]:
    """§2.1 Chance draws, then all seats decide together, for 16 rounds."""
    if state.card:
        return tuple(range(len(state.lands)))
    return (CHANCE,) if len(state.drawn) < ROUNDS else ()


def starter(state: State) -> Seat | None:
    """§2.1 Nobody: all begin together."""
    return None


def chance(state: State, rng: Dice) -> Draw:
    """§2.1 One of the cards that have not been drawn."""
    cards = left(state)
    return Draw(cards[rng.randrange(len(cards))])


def idle(move: Move) -> bool:
    """§2.1 Nobody may pass: everyone lays every card."""
    return False


def stands(move: Move) -> str:
    """All may agree to take back whatever was done."""
    return ""


def legal(state: State, seat: Seat) -> Sequence[Move]:
    """All moves of a seat, each by its one name."""
    if seat not in actors(state):
        return []
    if not state.card:
        return [Draw(card) for card in left(state)]
    diagonal, ferryman = "diagonal" in state.words, "ferryman" in state.words
    card = state.deck.card(state.card)
    return lays(state.lands[seat], card, diagonal=diagonal, ferryman=ferryman)


def play(state: State, step: Mapping[Seat, Move]) -> State:
    """§2 The table after chance drew, or after all seats laid their card."""
    drawn = step.get(CHANCE)
    if isinstance(drawn, Draw):
        return state._replace(drawn=(*state.drawn, drawn.card))
    lands = tuple(
        post(laid(state, seat, move), move.posting)
        for seat, move in step.items()
        if isinstance(move, Lay)
    )
    return state._replace(lands=lands)


def laid(state: State, seat: Seat, move: Lay) -> Land:
    """The land of a seat with the card of the round, before a worker is posted."""
    assert state.card
    card = Laid(move.square, state.card, move.turn)
    return lay(state.lands[seat], card, state.deck.card(state.card).faces[move.turn])
