"""Ghosts: seats whose decisions are read from a record, and shown when all others have decided."""

from collections.abc import Sequence

from limestone.rules.game import Seat
from limestone.rules.record import Step
from limestone.rules.referee import Referee
from limestone.server.table.chairs import GHOST, Chair
from limestone.server.table.table import Table


def ghost(person: str, name: str, moves: Sequence[str]) -> Chair:
    """A seat that plays as a person has played before."""
    return Chair(GHOST, person, name, moves=tuple(moves))


def moves_of(steps: Sequence[Step], seat: Seat) -> tuple[str, ...]:
    """All that a seat has decided in a game, in order."""
    return tuple(step.moves[seat] for step in steps if seat in step.moves)


def haunted(table: Table, game: Referee) -> Referee:
    """The game once the ghosts have decided too, where nobody else is waited for.

    Before that moment what a ghost will do is in no state that anybody is shown.
    """
    waiting = game.waiting_for()
    if not waiting or table.without_ghosts(waiting):
        return game
    for seat in waiting:
        decided = sum(seat in at.moves for at in game.at.back())
        game = game.decide(seat, table.chairs[seat].moves[decided])
    return game
