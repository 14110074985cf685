"""§3 The course of the game: who is due, what may be decided, and what then happens."""

from collections.abc import Mapping, Sequence

from limestone.rules.game import CHANCE, Dice, Seat
from limestone.rules.limoges.moves import Done, End, Move, Vote
from limestone.rules.limoges.table import Chance, State


def actors(state: State) -> tuple[Seat, ...]:
    """§3 Whoever the next thing on the agenda asks; nobody when the game is over."""
    return state.agenda[-1].decides(state) if state.agenda else ()


def starter(state: State) -> Seat | None:
    """§3.2, §4.5 The first player of the round; nobody before the first one."""
    return state.first if state.round else None


def legal(state: State, seat: Seat) -> Sequence[Move]:
    """§3.3 Every move of a seat that is due."""
    task = state.agenda[-1] if state.agenda else None
    if task is None or seat == CHANCE or seat not in task.decides(state):
        return ()
    return task.legal(state, seat)


def idle(move: Move) -> bool:
    """§3.4, §5.2, §6.7 Nothing voted, nothing more done in a turn, nothing more swapped."""
    return isinstance(move, End | Done) or move == Vote(())


def stands(move: Move) -> str:
    """All may agree to take back whatever was done."""
    return ""


def chance(state: State, rng: Dice) -> Move:
    """§2.4 The one place that asks for a random number."""
    task = state.agenda[-1]
    assert isinstance(task, Chance)
    drawn: Move = task.draw(state, rng)
    return drawn


def play(state: State, step: Mapping[Seat, Move]) -> State:
    """§3 The table after a step, and after what then happens by itself."""
    state = state.agenda[-1].does(state, step)
    while state.agenda and not state.agenda[-1].decides(state):
        state = state.agenda[-1].does(state, {})
    return state
