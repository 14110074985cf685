"""Deadlines: when somebody is reminded, and what the table does when the time is over."""

from limestone.rules.game import Seat
from limestone.server.table import entries
from limestone.server.table.orders import Proposal, decision
from limestone.server.table.table import Table

REMINDED_FROM = 60  # seconds; for shorter steps a reminder would only disturb


def wake(table: Table) -> int | None:
    """When this table is to be looked after next, in milliseconds since 1970."""
    if table.deadline is None or table.overdue or not _late(table):
        return None
    return table.deadline if table.reminded else _reminder(table)


def passed(table: Table, now: int) -> Proposal | None:
    """What is due at this table by now, one entry at a time."""
    late = _late(table)
    if not late or table.deadline is None or table.overdue:
        return None
    if now >= table.deadline:
        return _policy(table, late)
    if not table.reminded and now >= _reminder(table):
        return Proposal(entries.Reminded(list(late)))
    return None


def extended(table: Table, gap: int) -> Proposal | None:
    """The deadline moved by the time that the server was down: it does not count."""
    if table.deadline is None:
        return None
    return Proposal(entries.Extended(table.deadline + gap))


def _policy(table: Table, late: tuple[Seat, ...]) -> Proposal:
    pace = table.terms.pace
    seat = late[0]
    if pace.policy == "bot":
        return Proposal(entries.Handed(seat, pace.level))
    if pace.policy == "skip":
        for seat in late:
            if move := _nothing(table, seat):
                return decision(table, seat, move, stand_in=True)
    return Proposal(entries.Reminded(list(late), overdue=True))


def _nothing(table: Table, seat: Seat) -> str | None:
    """The move by which a seat does nothing and loses least, where its game has one."""
    game = table.game
    idle = [move for move in game.legal(table.state, seat) if game.idle(move)]
    return game.write(idle[-1]) if idle else None


def _late(table: Table) -> tuple[Seat, ...]:
    """The persons that the step waits for."""
    return tuple(seat for seat in table.waiting_for() if not table.chairs[seat].mind)


def _reminder(table: Table) -> int:
    """When a quarter of the time is left."""
    assert table.deadline is not None
    seconds = table.terms.pace.seconds or 0
    return table.deadline - 250 * seconds if seconds >= REMINDED_FROM else table.deadline
