"""§2 to §4 Shuffling, hiding and the turn: what may be done, and what comes of it."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import combinations
from typing import TypeVar

from limestone.rules.game import CHANCE, Dice, Seat
from limestone.rules.limits.accusation import settle
from limestone.rules.limits.cards import (
    COLOURS,
    EACH,
    HAND,
    HIDDEN,
    LIMITS,
    SET_ASIDE,
    Card,
    Cards,
    in_order,
    without,
)
from limestone.rules.limits.moves import Accuse, Exchange, Hide, Move, Play, Shuffle
from limestone.rules.limits.table import State, put, rounds, turn

T = TypeVar("T")

EVERYONE = {seats: tuple(range(seats)) for seats in SET_ASIDE}


def actors(state: State) -> tuple[Seat, ...]:
    """Chance at first, then all who hide, then whose turn it is; nobody when all is over."""
    if state.hidden[0]:
        return (state.turn,)
    if not state.limits:
        return (CHANCE,)
    if len(state.rounds) == len(state.limits):
        return ()
    return EVERYONE[len(state.hands)]


def starter(state: State) -> Seat | None:
    """§3.2 Who starts the round; nobody before the shuffle."""
    if not state.limits:
        return None
    return state.turns[0].seat if state.turns else state.turn


def idle(move: Move) -> bool:
    """§4 Nobody may pass: one plays, exchanges or accuses."""
    return False


def stands(move: Move) -> str:
    """§5.4 An accusation: all have seen what it turned up."""
    return "§5.4" if isinstance(move, Accuse) else ""


def legal(state: State, seat: Seat) -> Sequence[Move]:
    """§3.1 Any cards may be hidden; §4 then one plays, exchanges four, or accuses."""
    if state.hidden[0]:
        return _turns(state, seat) if seat == state.turn else ()
    if seat == CHANCE or seat not in actors(state):
        return ()
    return _hidings(state.hands[seat], HIDDEN[len(state.hands)])


def chance(state: State, rng: Dice) -> Shuffle:
    """§2.1, §2.2 Shuffle both kinds of cards; §3.2 a random player starts, or who is agreed on."""
    seats, agreed = len(state.hands), state.options.starter
    cards = "".join(shuffled(COLOURS * EACH, rng))
    limits = tuple(shuffled(range(1, LIMITS + 1), rng)[: rounds(seats)])
    return Shuffle(cards, limits, rng.randrange(seats) if agreed is None else agreed)


def play(state: State, step: Mapping[Seat, Move]) -> State:
    """The table after all who were due have decided; what they decided is taken as legal."""
    if len(step) > 1:
        return _hide(state, step)
    [(seat, move)] = step.items()
    match move:
        case Play(card):
            return _lay(state, seat, card)
        case Exchange(card):
            return _exchange(state, seat, card)
        case Accuse(accused):
            return settle(state, seat, accused)
        case Shuffle():
            return _deal(state, move)
        case Hide():
            raise ValueError("all seats hide at the same time")


def shuffled(things: Sequence[T], rng: Dice) -> list[T]:
    """The things in an order that chance decides."""
    order = list(things)
    for n in range(len(order) - 1, 0, -1):
        k = rng.randrange(n + 1)
        order[n], order[k] = order[k], order[n]
    return order


def has_laid(seats: int, turn: Seat, turns: int, other: Seat) -> bool:
    """§4.3 Whether another seat has laid a card: the last ones to have had a turn have."""
    return 0 < (turn - other) % seats <= turns


@lru_cache(maxsize=1 << 12)
def _hidings(hand: Cards, count: int) -> tuple[Move, ...]:
    return tuple(Hide("".join(cards)) for cards in dict.fromkeys(combinations(hand, count)))


def _turns(state: State, seat: Seat) -> tuple[Move, ...]:
    accusations = _accusations(len(state.hands), seat, len(state.turns))
    return _layings(state.hands[seat]) + accusations


@lru_cache(maxsize=1 << 12)
def _layings(hand: Cards) -> tuple[Move, ...]:
    plays = tuple(Play(card) for card in dict.fromkeys(hand))
    return plays + tuple(Exchange(card) for card in dict.fromkeys(hand) if hand.count(card) >= 4)


@lru_cache(maxsize=1 << 12)
def _accusations(seats: int, turn: Seat, turns: int) -> tuple[Move, ...]:
    return tuple(Accuse(seat) for seat in range(seats) if has_laid(seats, turn, turns, seat))


def _deal(state: State, move: Shuffle) -> State:
    """§2.2, §8 One card at a time, seat 0 first, round the table until all hands are full."""
    seats = len(state.hands)
    dealt = seats * HAND[seats]
    return state._replace(
        limits=move.limits,
        draw=move.cards[dealt:],
        hands=tuple(in_order(move.cards[seat:dealt:seats]) for seat in range(seats)),
        turn=move.starter,
    )


def _hide(state: State, step: Mapping[Seat, Move]) -> State:
    """§3.1 All lay their cards face down in front of them, at the same time."""
    hidden = tuple([move.cards for _, move in sorted(step.items()) if isinstance(move, Hide)])
    return State(
        options=state.options,
        limits=state.limits,
        draw=state.draw,
        hands=tuple(map(without, state.hands, hidden)),
        hidden=hidden,
        turns=state.turns,
        turn=state.turn,
        points=state.points,
        taken=state.taken,
        rounds=state.rounds,
    )


def _lay(state: State, seat: Seat, card: Card) -> State:
    """§4.1 Lay one card onto the pile, then draw one."""
    hand = without(state.hands[seat], card) + state.draw[:1]
    # By position, unlike elsewhere: names here would make random play 4 % slower.
    return State(
        state.options,
        state.limits,
        state.draw[1:],
        put(state.hands, seat, in_order(hand)),
        state.hidden,
        (*state.turns, turn(seat, card)),
        (seat + 1) % len(state.hands),
        state.points,
        state.taken,
        state.rounds,
    )


def _exchange(state: State, seat: Seat, card: Card) -> State:
    """§4.2 Draw four; two old cards go on the pile, two face down on top of the draw pile."""
    hand = without(state.hands[seat], card * 4) + state.draw[:4]
    return state._replace(
        draw=card * 2 + state.draw[4:],
        hands=put(state.hands, seat, in_order(hand)),
        turns=(*state.turns, turn(seat, card * 2)),
        turn=(seat + 1) % len(state.hands),
        points=put(state.points, seat, state.points[seat] + 1),
    )
