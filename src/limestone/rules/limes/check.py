"""§2, §3, §5 Which move is meant, or why it may not be made."""

from limestone.rules.game import CHANCE, Refused, Seat
from limestone.rules.limes.cards import CARDS
from limestone.rules.limes.land import refuse_place
from limestone.rules.limes.moves import Draw, Lay, Move
from limestone.rules.limes.play import laid
from limestone.rules.limes.table import State
from limestone.rules.limes.workers import refuse_posting


def check(state: State, seat: Seat, move: Move) -> Move:
    """The legal move that is meant; Refused says which rule is against it."""
    match move:
        case Draw(card) if seat == CHANCE:
            if not 1 <= card <= CARDS:
                raise Refused("limes-draw-unknown", section="§1.1", card=card)
            if card in state.drawn:
                raise Refused("limes-draw-twice", section="§2.1", card=card)
            return move
        case Lay(square, turn, posting) if seat != CHANCE and state.card:
            refuse_place(state.lands[seat], square, diagonal="diagonal" in state.words)
            named = Lay(square, state.deck.card(state.card).names[turn], posting)
            refuse_posting(laid(state, seat, named), posting, ferryman="ferryman" in state.words)
            return named
        case _:
            raise Refused("limes-wrong-move", section="§2.1")
