"""What the organiser of a club night orders for a table: pause, more time, the end."""

from collections.abc import Sequence

from limestone.server.table.deadlines import Extended
from limestone.server.table.entry import Entry, Proposal, proposed
from limestone.server.table.table import OVER, PLAYING, Table, replace


class Paused(Entry, frozen=True):
    left: int  # milliseconds of the open step

    def apply(self, table: Table) -> Table:
        return replace(table, paused=self.left, until=None)


class Resumed(Entry, frozen=True):
    until: int | None = None

    def apply(self, table: Table) -> Table:
        return replace(table, paused=None, until=self.until)


class Settled(Entry, frozen=True):
    """Ended, for the night has settled it."""

    even_frozen = True
    places: list[int] = []  # from 1, as people sit; nothing where the night ended before

    def apply(self, table: Table) -> Table:
        ended = replace(table, phase=OVER, end="abandoned", ask=None, exchange=None, paused=None)
        return replace(ended, settled=tuple(self.places))


def settled(table: Table, places: Sequence[int]) -> Proposal | None:
    """The end of the game, if it is not over, with the places that the night has given."""
    return None if table.phase == OVER else proposed(table, Settled([*places]))


def paused(table: Table, now: int) -> Proposal | None:
    """The clock stands still; nothing where no game is played, or it does already."""
    if table.phase != PLAYING or table.trouble or table.paused is not None:
        return None
    return proposed(table, Paused(max(0, table.until - now) if table.until is not None else 0))


def resumed(table: Table, now: int) -> Proposal | None:
    """The clock goes on where it stood."""
    if table.phase != PLAYING or table.trouble or table.paused is None:
        return None
    until = now + table.paused if table.terms.pace.seconds else None
    return proposed(table, Resumed(until))


def extended(table: Table, milliseconds: int) -> Proposal | None:
    """So much more time for the open step."""
    if table.phase != PLAYING or table.trouble or not table.terms.pace.seconds:
        return None
    if table.paused is not None:
        return proposed(table, Paused(table.paused + milliseconds))
    if table.deadline is None:
        return None
    return proposed(table, Extended(table.deadline + milliseconds))
