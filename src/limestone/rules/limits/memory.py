"""§7 Remembering: what everyone who forgets nothing may know from what was shown."""

from collections.abc import Iterable
from typing import NamedTuple

from limestone.rules.game import Seat
from limestone.rules.limits.accusation import paid, refilled, taken_back, verdict
from limestone.rules.limits.cards import COLOURS, EACH, HAND, UNSEEN, Cards, without
from limestone.rules.limits.table import Round, State, Turn, face_of


class Shown(NamedTuple):
    """A turn as everyone saw it: what was laid, and what is known of the cards drawn."""

    seat: Seat
    laid: Cards
    drawn: Cards  # ? is a card that was never shown


class Memory(NamedTuple):
    """What a perfect memory would hold: never sent to a person's client."""

    limits: tuple[int, ...]  # the limit cards turned up so far, by number
    rounds: tuple[Round, ...]
    shown: tuple[Shown, ...]  # the turns of this round
    hands: tuple[Cards, ...]  # hidden cards included, as the round began; ? is not known
    draw: Cards  # from the top down; ? is not known


def remembered(state: State) -> Memory:
    """§7 All that was shown since the game began, and what follows from it for sure."""
    hands, draw = _unseen(state)
    for ended in state.rounds:
        hands, draw = _after_round(state, hands, draw, ended)
    shown, draw = _watched(state.turns, draw)
    limits = state.limits[: len(state.rounds) + 1]
    return Memory(limits, state.rounds, tuple(shown), hands, draw)


def after(hand: Cards, shown: Shown) -> Cards:
    """What is known of a hand after a turn; Impossible if it cannot have been taken."""
    gone = shown.laid if len(shown.laid) == 1 else shown.laid * 2  # §4.2 four were shown
    return without(hand, gone) + shown.drawn


def _unseen(state: State) -> tuple[tuple[Cards, ...], Cards]:
    seats = len(state.hands)
    if not state.limits:
        return state.hands, ""
    dealt = HAND[seats] * seats
    return (UNSEEN * HAND[seats],) * seats, UNSEEN * (EACH * len(COLOURS) - dealt)


def _watched(turns: Iterable[Turn], draw: Cards) -> tuple[list[Shown], Cards]:
    """The turns with what is known of each draw, and what is known of the draw pile after them."""
    shown = []
    for seat, laid in turns:
        count, back = (1, "") if len(laid) == 1 else (4, laid)
        shown.append(Shown(seat, laid, draw[:count]))
        draw = back + draw[count:]
    return shown, draw


def _after_round(
    state: State, hands: tuple[Cards, ...], draw: Cards, ended: Round
) -> tuple[tuple[Cards, ...], Cards]:
    """What is known of hands and draw pile once a round is counted and the hands are refilled."""
    kept = list(map(without, hands, ended.hidden))
    turns, draw = _watched(ended.turns, draw)
    for shown in turns:
        kept[shown.seat] = after(kept[shown.seat], shown)
    loser, _ = paid(ended, verdict(face_of(state, ended.limit), ended))
    draw += "".join(shown.laid for shown in turns)
    return refilled(taken_back(kept, ended.hidden), draw, loser)
