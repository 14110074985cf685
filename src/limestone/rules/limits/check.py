"""§2 to §4 Which move is meant, or why it may not be made."""

from limestone.rules.game import CHANCE, Refused, Seat
from limestone.rules.limits.cards import COLOURS, EACH, HIDDEN, LIMITS, in_order
from limestone.rules.limits.moves import Accuse, Exchange, Hide, Move, Play, Shuffle
from limestone.rules.limits.play import actors, has_laid
from limestone.rules.limits.table import State, rounds


def check(state: State, seat: Seat, move: Move) -> Move:
    """The legal move that is meant, or the reason why there is none."""
    if seat not in actors(state):
        raise Refused("limits-not-due", section="§3.2", seat=seat)
    if seat == CHANCE:
        return _check_shuffle(state, move)
    if not state.hidden[0]:
        return _check_hiding(state, seat, move)
    return _check_turn(state, seat, move)


def _check_shuffle(state: State, move: Move) -> Shuffle:
    if not isinstance(move, Shuffle):
        raise Refused("limits-shuffle-due", section="§2")
    for colour in COLOURS:
        if move.cards.count(colour) != EACH:
            found = move.cards.count(colour)
            raise Refused("limits-shuffle-cards", section="§1.1", card=colour, found=found)
    _check_limits(move.limits, rounds(len(state.hands)))
    if move.starter not in range(len(state.hands)):
        raise Refused("limits-no-such-seat", section="§3.2", seat=move.starter)
    if state.options.starter not in (None, move.starter):
        raise Refused("limits-starter", section="§3.2", seat=state.options.starter)
    return move


def _check_limits(limits: tuple[int, ...], wanted: int) -> None:
    if len(limits) != wanted:
        found = len(limits)
        raise Refused("limits-shuffle-limits", section="§2.1", found=found, wanted=wanted)
    for number in limits:
        if number not in range(1, LIMITS + 1):
            raise Refused("limits-shuffle-unknown-limit", section="§1.2", limit=number)
        if limits.count(number) > 1:
            raise Refused("limits-shuffle-limit-twice", section="§2.1", limit=number)


def _check_hiding(state: State, seat: Seat, move: Move) -> Hide:
    wanted = HIDDEN[len(state.hands)]
    if not isinstance(move, Hide):
        raise Refused("limits-hide-first", section="§3.1", wanted=wanted)
    if len(move.cards) != wanted:
        raise Refused("limits-hide-count", section="§3.1", found=len(move.cards), wanted=wanted)
    for card in move.cards:
        if state.hands[seat].count(card) < move.cards.count(card):
            raise Refused("limits-not-in-hand", section="§3.1", card=card)
    return Hide(in_order(move.cards))


def _check_turn(state: State, seat: Seat, move: Move) -> Move:
    hand = state.hands[seat]
    match move:
        case Play() | Exchange() if not hand:
            raise Refused("limits-must-accuse", section="§4.6")
        case Play(card) if card not in hand:
            raise Refused("limits-not-in-hand", section="§4.1", card=card)
        case Exchange(card) if hand.count(card) < 4:
            raise Refused("limits-not-four", section="§4.2", card=card, found=hand.count(card))
        case Accuse(accused):
            _check_accusation(state, seat, accused)
        case Hide() | Shuffle():
            raise Refused("limits-turn-due", section="§4")
    return move


def _check_accusation(state: State, seat: Seat, accused: Seat) -> None:
    seats = len(state.hands)
    if accused not in range(seats):
        raise Refused("limits-no-such-seat", section="§4.3", seat=accused)
    if accused == seat:
        raise Refused("limits-accuse-oneself", section="§4.3")
    if not has_laid(seats, seat, len(state.turns), accused):
        raise Refused("limits-nothing-laid", section="§4.3", seat=accused)
