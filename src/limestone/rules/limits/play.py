"""§2 to §4 Shuffling, hiding and the turn: what may be done, and what comes of it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from typing import TypeVar

from limestone.rules.game import CHANCE, Dice, Refused, Seat
from limestone.rules.limits.accusation import PENALTY, settle
from limestone.rules.limits.cards import COLOURS, EACH, LIMITS, Card, Cards, in_order
from limestone.rules.limits.table import (
    UNSEEN,
    State,
    Turn,
    full_hand,
    put,
    rounds,
    to_hide,
    without,
)

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Shuffle:
    """§2 The colour cards from the top down, the limit cards in order, and who starts."""

    cards: Cards
    limits: tuple[int, ...]
    starter: Seat


@dataclass(frozen=True, slots=True)
class Hide:
    """§3.1 Cards are laid face down and raise the limits of their colours."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class Play:
    """§4.1 One hand card goes face up onto the pile."""

    card: Card


@dataclass(frozen=True, slots=True)
class Exchange:
    """§4.2 Four hand cards of one colour are shown for a point and four new ones."""

    card: Card


@dataclass(frozen=True, slots=True)
class Accuse:
    """§4.3 A player is said to have broken the limit with their last card."""

    seat: Seat


Move = Shuffle | Hide | Play | Exchange | Accuse


def actors(state: State) -> tuple[Seat, ...]:
    """Chance at first, then all who hide, then whose turn it is; nobody when all is over."""
    if not state.limits:
        return (CHANCE,)
    if len(state.rounds) == len(state.limits):
        return ()
    if not state.hidden[0]:
        return tuple(range(len(state.hands)))
    return (state.turn,)


def legal(state: State, seat: Seat) -> Sequence[Move]:
    """§3.1 Any cards may be hidden; §4 then one plays, exchanges four, or accuses."""
    if seat == CHANCE or seat not in actors(state):
        return ()
    hand = state.hands[seat]
    if not state.hidden[0]:
        return _hidings(hand, to_hide(state))
    return _layings(hand) + _accusations(len(state.hands), seat, len(state.turns))


def check(state: State, seat: Seat, move: Move) -> Move:
    """The legal move that is meant, or the reason why there is none."""
    if seat not in actors(state):
        raise Refused("limits-not-due", section="§3.2", seat=seat)
    if seat == CHANCE:
        return _check_shuffle(state, move)
    if not state.hidden[0]:
        return _check_hiding(state, seat, move)
    return _check_turn(state, seat, move)


def chance(state: State, rng: Dice) -> Shuffle:
    """§2.1, §2.2 Shuffle both kinds of cards; §3.2 a random player starts."""
    seats = len(state.hands)
    cards = "".join(shuffled(COLOURS * EACH, rng))
    limits = tuple(shuffled(range(1, LIMITS + 1), rng)[: rounds(seats)])
    return Shuffle(cards, limits, rng.randrange(seats))


def play(state: State, step: Mapping[Seat, Move]) -> State:
    """The table after all who were due have decided; what they decided is taken as legal."""
    for seat, move in step.items():
        match move:
            case Play(card):
                state = _lay(state, seat, card)
            case Accuse(accused):
                state = settle(state, seat, accused)
            case Hide(cards):
                state = _hide(state, seat, cards)
            case Exchange(card):
                state = _exchange(state, seat, card)
            case Shuffle():
                state = _deal(state, move)
    return state


def scores(state: State) -> tuple[int, ...]:
    """§6 Points minus two for each limit card."""
    pairs = zip(state.points, state.taken, strict=True)
    return tuple(points - PENALTY * taken for points, taken in pairs)


def winners(state: State) -> tuple[Seat, ...]:
    """§6 Most points win; equal totals share the victory."""
    totals = scores(state)
    return tuple(seat for seat, total in enumerate(totals) if total == max(totals))


def shuffled(things: Sequence[T], rng: Dice) -> list[T]:
    """The things in an order that chance decides."""
    order = list(things)
    for n in range(len(order) - 1, 0, -1):
        k = rng.randrange(n + 1)
        order[n], order[k] = order[k], order[n]
    return order


@lru_cache(maxsize=1 << 12)
def _hidings(hand: Cards, count: int) -> tuple[Move, ...]:
    return tuple(Hide("".join(cards)) for cards in dict.fromkeys(combinations(hand, count)))


@lru_cache(maxsize=1 << 12)
def _layings(hand: Cards) -> tuple[Move, ...]:
    plays = tuple(Play(card) for card in dict.fromkeys(hand))
    return plays + tuple(Exchange(card) for card in dict.fromkeys(hand) if hand.count(card) >= 4)


@lru_cache(maxsize=1 << 12)
def _accusations(seats: int, turn: Seat, turns: int) -> tuple[Move, ...]:
    return tuple(Accuse(seat) for seat in range(seats) if _has_laid(seats, turn, turns, seat))


def _has_laid(seats: int, turn: Seat, turns: int, other: Seat) -> bool:
    # Every turn that does not end the round lays a card: the last ones to have a turn have laid.
    return 0 < (turn - other) % seats <= turns


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
    wanted = to_hide(state)
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
    if not _has_laid(seats, seat, len(state.turns), accused):
        raise Refused("limits-nothing-laid", section="§4.3", seat=accused)


def _deal(state: State, move: Shuffle) -> State:
    """§2.2, §8 One card at a time, seat 0 first, round the table until all hands are full."""
    seats = len(state.hands)
    dealt = seats * full_hand(state)
    return state._replace(
        limits=move.limits,
        draw=move.cards[dealt:],
        hands=tuple(in_order(move.cards[seat:dealt:seats]) for seat in range(seats)),
        turn=move.starter,
        known_draw=UNSEEN * (len(move.cards) - dealt),
        known_hands=(UNSEEN * full_hand(state),) * seats,
    )


def _hide(state: State, seat: Seat, cards: Cards) -> State:
    """§3.1 Lay the cards face down in front of oneself."""
    return state._replace(
        hands=put(state.hands, seat, without(state.hands[seat], cards) or ""),
        hidden=put(state.hidden, seat, cards),
    )


def _lay(state: State, seat: Seat, card: Card) -> State:
    """§4.1 Lay one card onto the pile, then draw one."""
    kept = state.hands[seat].replace(card, "", 1)
    hand = in_order(kept + state.draw[:1])
    return state._replace(
        draw=state.draw[1:],
        hands=put(state.hands, seat, hand),
        turns=(*state.turns, Turn(seat, card, state.known_draw[:1])),
        turn=(seat + 1) % len(state.hands),
        known_draw=state.known_draw[1:],
    )


def _exchange(state: State, seat: Seat, card: Card) -> State:
    """§4.2 Draw four; two old cards go on the pile, two face down on top of the draw pile."""
    kept = state.hands[seat].replace(card, "", 4)
    hand = in_order(kept + state.draw[:4])
    return state._replace(
        draw=card * 2 + state.draw[4:],
        hands=put(state.hands, seat, hand),
        turns=(*state.turns, Turn(seat, card * 2, state.known_draw[:4])),
        turn=(seat + 1) % len(state.hands),
        points=put(state.points, seat, state.points[seat] + 1),
        known_draw=card * 2 + state.known_draw[4:],
    )
