"""§7 Remembering: what everyone who forgets nothing may know from what was shown."""

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from limestone.rules.game import Seat
from limestone.rules.limits.accusation import paid, refilled, taken_back, verdict
from limestone.rules.limits.cards import COLOURS, EACH, HAND, UNSEEN, Cards, LimitCards, without
from limestone.rules.limits.table import Round, State, Turn


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


class Known(NamedTuple):
    """What everyone knows of the cards that lie face down; ? is not known."""

    hands: tuple[Cards, ...]
    draw: Cards


def remembered(state: State) -> Memory:
    """§7 All that was shown since the game began, and what follows from it for sure."""
    if not state.limits:
        return Memory((), (), (), state.hands, "")
    known = _before(state.options.material, len(state.hands), state.rounds)
    shown, draw = _watched(state.turns, known.draw)
    limits = state.limits[: len(state.rounds) + 1]
    return Memory(limits, state.rounds, tuple(shown), known.hands, draw)


def after(hand: Cards, shown: Shown) -> Cards:
    """What is known of a hand after a turn; Impossible if it cannot have been taken."""
    gone = shown.laid if len(shown.laid) == 1 else shown.laid * 2  # §4.2 four were shown
    return without(hand, gone) + shown.drawn


@lru_cache(maxsize=1 << 10)
def _before(limits: LimitCards, seats: int, rounds: tuple[Round, ...]) -> Known:
    """What is known after these rounds, before the next cards are hidden."""
    if rounds:
        return _after_round(limits, _before(limits, seats, rounds[:-1]), rounds[-1])
    left = EACH * len(COLOURS) - HAND[seats] * seats
    return Known((UNSEEN * HAND[seats],) * seats, UNSEEN * left)


def _after_round(limits: LimitCards, known: Known, ended: Round) -> Known:
    """What is known once a round is counted and the hands are refilled."""
    kept = list(map(without, known.hands, ended.hidden))
    turns, draw = _watched(ended.turns, known.draw)
    for shown in turns:
        kept[shown.seat] = after(kept[shown.seat], shown)
    loser, _ = paid(ended, verdict(limits.face(ended.limit), ended))
    draw += "".join(shown.laid for shown in turns)
    return Known(*refilled(taken_back(kept, ended.hidden), draw, loser))


def _watched(turns: Iterable[Turn], draw: Cards) -> tuple[list[Shown], Cards]:
    """The turns with what is known of each draw, and what is known of the draw pile after them."""
    shown = []
    for seat, laid in turns:
        count, back = (1, "") if len(laid) == 1 else (4, laid)
        shown.append(Shown(seat, laid, draw[:count]))
        draw = back + draw[count:]
    return shown, draw
