"""How a table of a night ended: the places and points of its seats."""

from collections.abc import Collection, Sequence

from limestone.rules.game import Seat
from limestone.rules.ranks import places
from limestone.server.table.table import OVER, Table


def outcome(table: Table, absent: Collection[Seat] = ()) -> tuple[list[int], list[int]] | None:
    """Places from 1, and points where the game was played out; None while it is played.

    Whoever resigned, or was absent and had a bot play, comes after all others. Where all gave up,
    they are equal.
    """
    if table.phase != OVER or table.trouble:
        return None
    seats = range(len(table.chairs))
    gone = [table.chairs[seat].resigned or seat in absent for seat in seats]
    if table.end or not table.referee:
        return _placed([(away, 0) for away in gone]), []
    game, state = table.game, table.state
    found = places(game.ranks(state))
    return _placed(list(zip(gone, found, strict=True))), list(game.scores(state))


def _placed(worth: Sequence[tuple[bool, int]]) -> list[int]:
    """Places of those with these worths, the smallest first; equals share one."""
    return [1 + sum(other < own for other in worth) for own in worth]
