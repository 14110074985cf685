"""§2 What lies on the table: the state of a game, and the words in which it is told."""

from functools import lru_cache
from typing import NamedTuple, TypeVar

from limestone.rules.game import Options, Seat
from limestone.rules.limits.cards import LIMITS, SET_ASIDE, Card, Cards, Face

T = TypeVar("T")
NEW = tuple.__new__  # past the constructor of Laid, which is a call of its own for every card


class Laid(NamedTuple):
    """A card of the pile, and who laid it."""

    seat: Seat
    card: Card


class Turn(NamedTuple):
    """§4 A turn that did not end the round: one card laid, or the two of an exchange."""

    seat: Seat
    laid: Cards


class Round(NamedTuple):
    """§5 A round that an accusation has ended, as everyone saw it."""

    limit: int  # the number of its limit card
    turns: tuple[Turn, ...]
    hidden: tuple[Cards, ...]
    accuser: Seat
    accused: Seat


class State(NamedTuple):
    """The whole truth, and what was shown on the way to it."""

    options: Options
    limits: tuple[int, ...]  # in the order they are turned up; none before the shuffle
    draw: Cards  # from the top down
    hands: tuple[Cards, ...]
    hidden: tuple[Cards, ...]  # empty until all have hidden
    turns: tuple[Turn, ...]  # of this round
    turn: Seat  # whose turn it is, or who starts the round
    points: tuple[int, ...]
    taken: tuple[int, ...]  # how many limit cards each has taken
    rounds: tuple[Round, ...]


def start(seats: int, options: Options) -> State:
    """The table before anything is shuffled."""
    nothing, none = ("",) * seats, (0,) * seats
    return State(
        options=options,
        limits=(),
        draw="",
        hands=nothing,
        hidden=nothing,
        turns=(),
        turn=0,
        points=none,
        taken=none,
        rounds=(),
    )


def rounds(seats: int) -> int:
    """§2.1 One round for each limit card that is not set aside."""
    return LIMITS - SET_ASIDE[seats]


def face(state: State) -> Face:
    """§3.1 The limit card that is turned up."""
    return face_of(state, state.limits[len(state.rounds)])


def face_of(state: State, number: int) -> Face:
    """§1.2 A limit card by its number."""
    found: Face = state.options.material.face(number)
    return found


def is_open(words: tuple[str, ...]) -> bool:
    """§4.4 Whether all laid cards stay visible, by the variants of the table."""
    return "open-pile" in words


def pile(turns: tuple[Turn, ...]) -> tuple[Laid, ...]:
    """§4 The pile, from the card laid first to the top card."""
    return tuple([NEW(Laid, (seat, card)) for seat, laid in turns for card in laid])


def top(turns: tuple[Turn, ...]) -> tuple[Laid, ...]:
    """§4.4 The top card of the pile, if there is one."""
    if not turns:
        return ()
    seat, laid = turns[-1]
    return (NEW(Laid, (seat, laid[-1])),)


def pile_size(turns: tuple[Turn, ...]) -> int:
    """§4 How many cards the pile has."""
    return len("".join([laid for _, laid in turns]))


@lru_cache(maxsize=1 << 7)
def turn(seat: Seat, laid: Cards) -> Turn:
    """§4 A turn, always the same value: long piles of few kinds of them are walked through."""
    return Turn(seat, laid)


def put(values: tuple[T, ...], seat: Seat, value: T) -> tuple[T, ...]:
    """The values of the seats, with another one at this seat."""
    return values[:seat] + (value,) + values[seat + 1 :]
