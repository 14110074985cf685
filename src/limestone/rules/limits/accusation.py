"""§5 The accusation ends the round."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from limestone.rules.game import Seat
from limestone.rules.limits.cards import COLOURS, Card, Cards, Face, in_order
from limestone.rules.limits.table import (
    Round,
    State,
    Turn,
    face,
    full_hand,
    pile,
    put,
    without,
)

PENALTY = 2  # §1.2 the back of a limit card


class Verdict(NamedTuple):
    """The count that decides an accusation."""

    colour: Card
    lying: int
    printed: int | None  # None: X, no limit
    raised_by: tuple[Seat, ...]  # the owners of the hidden cards of that colour, one a card

    @property
    def allowed(self) -> int | None:
        return None if self.printed is None else self.printed + len(self.raised_by)

    @property
    def guilty(self) -> bool:
        return self.allowed is not None and self.lying > self.allowed


def closed(state: State, accuser: Seat, accused: Seat) -> Round:
    """§5.1 The round that ends now, with all face-down cards turned up."""
    limit = state.limits[len(state.rounds)]
    return Round(limit, state.turns, state.hidden, accuser, accused)


def verdict(limit: Face, ended: Round) -> Verdict:
    """§5.1 Count the colour last laid by the accused, without the cards that came later."""
    laid = pile(ended.turns)
    last = max(n for n, (seat, _) in enumerate(laid) if seat == ended.accused)
    colour = laid[last].card
    lying = sum(1 for _, card in laid[: last + 1] if card == colour)
    owners = tuple(
        seat for seat, cards in enumerate(ended.hidden) for _ in range(cards.count(colour))
    )
    return Verdict(colour, lying, limit[COLOURS.index(colour)], owners)


def paid(ended: Round, found: Verdict) -> tuple[Seat, Seat]:
    """§5.2 Who takes the limit card, and who takes a point."""
    if found.guilty:
        return ended.accused, ended.accuser
    return ended.accuser, ended.accused


def settle(state: State, accuser: Seat, accused: Seat) -> State:
    """§5.2 Pay, and §5.3 make ready for the next round."""
    ended = closed(state, accuser, accused)
    loser, earner = paid(ended, verdict(face(state), ended))
    state = gathered(state)._replace(
        turn=loser,
        points=put(state.points, earner, state.points[earner] + 1),
        taken=put(state.taken, loser, state.taken[loser] + 1),
        rounds=(*state.rounds, ended),
    )
    for seat, missing in refills(state, loser):
        state = _refill(state, seat, missing)
    return state


def gathered(state: State) -> State:
    """§5.3 Take the hidden cards back and turn the pile under the draw pile, unshuffled."""
    under = "".join(turn.laid for turn in state.turns)
    return state._replace(
        draw=state.draw + under,
        hands=tuple(map(in_order, map("".join, zip(state.hands, state.hidden, strict=True)))),
        hidden=("",) * len(state.hands),
        turns=(),
        known_draw=state.known_draw + under,
        known_hands=tuple(_known_hand(state, seat) for seat in range(len(state.hands))),
    )


def refills(state: State, starter: Seat) -> Iterator[tuple[Seat, int]]:
    """§5.3 Who lacks how many cards of a full hand, from the next starter on."""
    seats = len(state.hands)
    for seat in (n % seats for n in range(starter, starter + seats)):
        missing = full_hand(state) - len(state.hands[seat])
        if missing:
            yield seat, missing


def certain(known: Cards, hidden: Cards, turns: Iterable[Turn]) -> Cards | None:
    """§7 What all may know of a hand after its turns; None if they contradict the hidden cards."""
    left = without(known, hidden)
    for turn in turns:
        gone = turn.laid if len(turn.laid) == 1 else turn.laid * 2  # §4.2 four were shown
        left = without(left, gone) if left is not None else None
        if left is None:
            return None
        left += turn.drawn
    return left


def _known_hand(state: State, seat: Seat) -> Cards:
    turns = (turn for turn in state.turns if turn.seat == seat)
    kept = certain(state.known_hands[seat], state.hidden[seat], turns)
    assert kept is not None, "what was remembered contradicts what was shown"
    return in_order(kept + state.hidden[seat])


def _refill(state: State, seat: Seat, missing: int) -> State:
    drawn, known = state.draw[:missing], state.known_draw[:missing]
    return state._replace(
        draw=state.draw[missing:],
        hands=put(state.hands, seat, in_order(state.hands[seat] + drawn)),
        known_draw=state.known_draw[missing:],
        known_hands=put(state.known_hands, seat, in_order(state.known_hands[seat] + known)),
    )
