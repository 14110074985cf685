"""§5 The accusation ends the round."""

from collections.abc import Sequence
from typing import NamedTuple

from limestone.rules.game import Seat
from limestone.rules.limits.cards import COLOURS, HAND, Card, Cards, Face, in_order
from limestone.rules.limits.table import Round, State, Turn, face, put

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
    counted = judged(ended)
    colour = counted[-1].laid[-1]
    lying = "".join([turn.laid for turn in counted]).count(colour)
    owners = [seat for seat, cards in enumerate(ended.hidden) for card in cards if card == colour]
    return Verdict(colour, lying, limit[COLOURS.index(colour)], tuple(owners))


def over(state: State, seat: Seat) -> bool | None:
    """§5.1 Whether the card that a seat has just laid breaks the limit, which nobody can see."""
    if not state.turns or state.turns[-1].seat != seat:
        return None
    return verdict(face(state), closed(state, (seat + 1) % len(state.hands), seat)).guilty


def judged(ended: Round) -> tuple[Turn, ...]:
    """§5.1 The turns up to the last one of the accused."""
    later = (ended.accuser - ended.accused) % len(ended.hidden) - 1  # §3.2 turns go clockwise
    return ended.turns[: len(ended.turns) - later]


def paid(ended: Round, found: Verdict) -> tuple[Seat, Seat]:
    """§5.2 Who takes the limit card, and who takes a point."""
    if found.guilty:
        return ended.accused, ended.accuser
    return ended.accuser, ended.accused


def settle(state: State, accuser: Seat, accused: Seat) -> State:
    """§5.2 Pay; §5.3 the pile goes under the draw pile unshuffled, and all hands are refilled."""
    ended = closed(state, accuser, accused)
    loser, earner = paid(ended, verdict(face(state), ended))
    draw = state.draw + "".join([turn.laid for turn in state.turns])
    hands, draw = refilled(taken_back(state.hands, state.hidden), draw, loser)
    return State(
        options=state.options,
        limits=state.limits,
        draw=draw,
        hands=hands,
        hidden=("",) * len(hands),
        turns=(),
        turn=loser,
        points=put(state.points, earner, state.points[earner] + 1),
        taken=put(state.taken, loser, state.taken[loser] + 1),
        rounds=(*state.rounds, ended),
    )


def taken_back(hands: Sequence[Cards], hidden: Sequence[Cards]) -> tuple[Cards, ...]:
    """§5.3 Everyone takes their face-down cards back."""
    return tuple([in_order(hand + cards) for hand, cards in zip(hands, hidden, strict=True)])


def refilled(
    hands: tuple[Cards, ...], draw: Cards, starter: Seat
) -> tuple[tuple[Cards, ...], Cards]:
    """§5.3 The hands and the draw pile after all who lack cards have drawn."""
    for seat, missing in lacking(hands, starter):
        hands = put(hands, seat, in_order(hands[seat] + draw[:missing]))
        draw = draw[missing:]
    return hands, draw


def lacking(hands: tuple[Cards, ...], starter: Seat) -> list[tuple[Seat, int]]:
    """§5.3 Who lacks how many cards of a full hand, from the next starter on."""
    full, seats = HAND[len(hands)], len(hands)
    if len("".join(hands)) == full * seats:
        return []
    order = [n % seats for n in range(starter, starter + seats)]
    return [(seat, full - len(hands[seat])) for seat in order if len(hands[seat]) < full]
