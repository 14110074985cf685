"""§3.3 Actions: what one is, and what a seat has done in its turn."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Generic, TypeVar

from limestone.rules.game import Seat
from limestone.rules.limoges.components import Colour, Effect
from limestone.rules.limoges.moves import Move
from limestone.rules.limoges.table import Question, State, with_agenda

M = TypeVar("M", bound=Move)


@dataclass(frozen=True, slots=True)
class TurnSoFar(Question[Move]):
    """§3.3 A seat's turn, with what was done in it only once."""

    began: int  # dominoes in hand
    placed: int = 0
    once: tuple[str, ...] = ()  # jail, corrupt, ostend, and the tiles used
    opened: tuple[str, ...] = ()  # towns
    guarded: tuple[str, ...] = ()  # gates
    granted: tuple[Effect, ...] = ()  # by tiles, for the rest of the turn
    lap: int = 1  # §3.2 of the round


@dataclass(frozen=True, slots=True)
class Action(Generic[M]):
    """§3.3 One thing to do in a turn: who can, every way to do it, why not, and what it does."""

    moves: tuple[type, ...]
    legal: Callable[[State, Seat, TurnSoFar], list[Move]]
    check: Callable[[State, Seat, M], None]
    does: Callable[[State, Seat, M], State]
    power: str = ""  # only for whoever has a meeple of the colour that controls it
    colour: Colour | None = None  # only for whoever has a meeple of this colour


def turn_of(state: State) -> TurnSoFar:
    """§3.3 The turn that is being taken."""
    turn = state.agenda[-1]
    assert isinstance(turn, TurnSoFar)
    return turn


def with_turn(state: State, turn: TurnSoFar) -> State:
    """§3.3 The same table, with more done in the turn."""
    return with_agenda(state, (*state.agenda[:-1], turn))


def mark_once(state: State, word: str) -> State:
    """§3.3 What can be done once in a turn is done."""
    turn = turn_of(state)
    return with_turn(state, replace(turn, once=(*turn.once, word)))
