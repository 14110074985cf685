"""The log of a table: append-only, one entry per order; and the table after each entry.

One order is one entry and one entry is one row, so half an order cannot be stored. An entry keeps
what came of a decision (the whole step, the deals after it), not only the decision: replay asks no
generator, and a later version of the rules cannot deal other cards.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import ClassVar

import msgspec

from limestone.rules.game import Refused, Seat
from limestone.server.table.exchange import SECONDS, Exchange
from limestone.server.table.table import FROZEN, OVER, PLAYING, Table, replace

DAMAGE = (ArithmeticError, AttributeError, LookupError, TypeError, ValueError)  # by nonsense stored
LOOK = 15  # seconds for what nobody can take back, because all have seen it: a count of Limits
Step = Mapping[Seat, str]  # what every actor decided, in notation; chance is -1


class Entry(
    msgspec.Struct, frozen=True, gc=False, tag_field="kind", tag=str.lower, omit_defaults=True
):
    """Something that happened at a table."""

    even_frozen: ClassVar[bool] = False  # whether it still happens at a frozen table
    public: ClassVar[tuple[str, ...]] = ()  # the fields that everyone is shown

    def apply(self, table: Table) -> Table:
        """The table after it; Refused where it cannot have happened."""
        return table

    def recalls(self, before: Table) -> Mapping[str, str]:
        """What everyone is shown besides, and only the table before it knows."""
        return {}

    def played(self) -> Sequence[Step]:
        """The steps that it brought, chance included."""
        return ()

    def taken_back(self) -> int:
        """How many steps it took back."""
        return 0


class Unknown(Entry, frozen=True):
    """An entry that this version cannot read: a later one has written it."""

    name: str  # of its kind

    def apply(self, table: Table) -> Table:
        raise Refused("unknown-entry", kind=self.name)


class Logged(msgspec.Struct, frozen=True, gc=False):
    """An entry with its place in the log, when, and on whose order."""

    number: int
    at: int  # milliseconds since 1970
    body: Entry
    author: str = ""  # the person; empty when the server did it
    command: str = ""  # the id the person gave the order


class Proposal(msgspec.Struct, frozen=True):
    """An entry to be stored, and the table as it will change it."""

    entry: Entry
    table: Table


def proposed(table: Table, entry: Entry) -> Proposal:
    """An entry as the next one of a table."""
    return Proposal(entry, entry.apply(table))


def fold(table: Table, log: Iterable[Logged]) -> Table:
    """The table after all these entries."""
    for logged in log:
        table = after(table, logged)
    return table


def after(table: Table, logged: Logged) -> Table:
    """The table after one more entry.

    At the first that this version cannot replay the table is frozen: it can still be read, ended
    and exported.
    """
    if table.trouble and not logged.body.even_frozen:
        return replace(table, number=logged.number)
    try:
        changed = logged.body.apply(table)
    except Refused as refused:
        changed = _frozen(table, refused)
    except DAMAGE:
        changed = _frozen(table, Refused("unknown-entry", kind=type(logged.body).__name__.lower()))
    return entered(table, changed, logged)


def _frozen(table: Table, refused: Refused) -> Table:
    phase = table.phase if table.phase == OVER else FROZEN
    # Without its traceback, whose frames refer to this table: it would never be freed.
    return replace(table, phase=phase, trouble=refused.with_traceback(None))


def entered(before: Table, table: Table, logged: Logged) -> Table:
    """The changed table with the number of its entry; a new state opens a ply with a deadline."""
    number = logged.number
    if table.exchange and table.exchange is not before.exchange:
        return replace(table, number=number, until=_patience(before, table.exchange, logged.at))
    if table.state is before.state or table.phase not in (PLAYING, OVER):
        if table.chairs is before.chairs or not _came_back_late(before, table, logged.at):
            return replace(table, number=number)
        return replace(table, number=number, until=_deadline(table, logged.at), overdue=False)
    return replace(
        table,
        number=number,
        ply=number,
        opened=logged.at,
        until=_deadline(table, logged.at + _look(table)),
        reminded=(),
        overdue=False,
        done=(),
        stand_ins=(),
    )


def _deadline(table: Table, at: int) -> int | None:
    """When the time of a step is over that is given at a moment."""
    seconds = table.terms.pace.seconds
    running = table.phase == PLAYING and table.paused is None
    return at + 1000 * seconds if seconds and running else None


def _look(table: Table) -> int:
    """The time in which all look at what the last step turned up, before the next one counts."""
    if not table.terms.pace.seconds or not table.referee:
        return 0
    moves = table.referee.at.moves.values()
    return 1000 * LOOK if any(table.game.stands(move) for move in moves) else 0


def _patience(before: Table, exchange: Exchange, at: int) -> int | None:
    """How long those who are asked for a salt are waited for."""
    if before.exchange and before.exchange.stage == exchange.stage:
        return before.until
    return at + 1000 * SECONDS if exchange.asked else at


def _came_back_late(before: Table, table: Table, at: int) -> bool:
    """Whether somebody took a seat back from a bot with no time left to decide."""
    chairs = zip(before.chairs, table.chairs, strict=True)
    back = any(was.away and not now.away for was, now in chairs)
    return back and table.deadline is not None and table.deadline <= at
