"""Deadlines: when players are reminded, and what happens when their time is over."""

from limestone.rules.game import Seat
from limestone.server.table.absence import Handed, Resigned
from limestone.server.table.chairs import PERSON
from limestone.server.table.deciding import decision
from limestone.server.table.entry import Entry, Proposal, proposed
from limestone.server.table.salting import overdue
from limestone.server.table.table import WAITING, Table, replace
from limestone.server.table.terms import Pace

RETURN = 10  # seconds in which clients are back after a restart of the server
REMINDED_FROM = 60  # seconds; for shorter steps a reminder would only disturb


class Reminded(Entry, frozen=True):
    public = ("seats", "overdue")
    seats: list[Seat]
    overdue: bool = False  # their time is over, and the game waits for them

    def apply(self, table: Table) -> Table:
        return replace(table, reminded=tuple(self.seats), overdue=self.overdue)


class Extended(Entry, frozen=True):
    until: int

    def apply(self, table: Table) -> Table:
        return replace(table, until=self.until, overdue=False)


def wake(table: Table) -> int | None:
    """When the next reminder or deadline of this table is, in milliseconds since 1970."""
    if _salting(table):
        return table.until
    if table.deadline is None:
        return None
    late = _late(table)
    if not late or _rests(table, late):
        return None
    return table.deadline if table.reminded else reminder(table.terms.pace, table.deadline)


def passed(table: Table, now: int) -> Proposal | None:
    """The next entry that the deadline of this table brings by now, if any."""
    if _salting(table):
        return overdue(table) if now >= (table.until or 0) else None
    late = _late(table)
    if not late or table.deadline is None or _rests(table, late):
        return None
    if now >= table.deadline:
        return _policy(table, late)
    if not table.reminded and now >= reminder(table.terms.pace, table.deadline):
        return proposed(table, Reminded(list(late)))
    return None


def reminder(pace: Pace, deadline: int) -> int:
    """When a quarter of the time is left."""
    seconds = pace.seconds or 0
    return deadline - 250 * seconds if seconds >= REMINDED_FROM else deadline


def extended(table: Table, gap: int) -> Proposal | None:
    """The deadline moved by the time that the server was down, which does not count."""
    if table.deadline is None:
        return None
    return proposed(table, Extended(table.deadline + gap))


def resumed(table: Table, now: int) -> Proposal | None:
    """More time to exchange salts, after a restart: clients take a while to come back."""
    if not _salting(table):
        return None
    return proposed(table, Extended(now + 1000 * RETURN))


def _salting(table: Table) -> bool:
    return table.exchange is not None and table.phase == WAITING


def _policy(table: Table, late: tuple[Seat, ...]) -> Proposal:
    pace = table.terms.pace
    seat = late[0]
    if _goes_on(table, late):
        if pace.policy == "resign":
            return proposed(table, Resigned(seat, "time"))
        return proposed(table, Handed(seat, pace.level, "time"))
    if pace.policy == "skip":
        for seat in late:
            if move := _nothing(table, seat):
                return decision(table, seat, move, stand_in=True)
    return proposed(table, Reminded(list(late), overdue=True))


def _rests(table: Table, late: tuple[Seat, ...]) -> bool:
    """Whether nothing more comes of a deadline that has passed."""
    return table.overdue and not _goes_on(table, late)


def _goes_on(table: Table, late: tuple[Seat, ...]) -> bool:
    """Whether the game goes on without those who are late: not for bots alone."""
    if table.terms.pace.policy not in ("bot", "resign"):
        return False
    persons = {chair.person for chair in table.chairs if chair.kind == PERSON and not chair.bot}
    return bool(persons - {table.chairs[seat].person for seat in late})


def _nothing(table: Table, seat: Seat) -> str | None:
    """The move with which a seat does nothing and loses least, if its game has one."""
    game = table.game
    idle = [move for move in game.legal(table.state, seat) if game.idle(move)]
    return game.write(idle[-1]) if idle else None


def _late(table: Table) -> tuple[Seat, ...]:
    """The seats of persons that the step waits for."""
    return tuple(seat for seat in table.waiting_for() if not table.chairs[seat].bot)
