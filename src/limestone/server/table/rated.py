"""Rated tables: who may sit there, and whether a game counts.

A game counts if all who play have accounts, at least two of them are people, and it was finished
without an agreed undo and without a bot that stood in for somebody. There are no hints.
Whoever has given up is last, also where a bot plays on: losing is not to be free.
"""

from collections.abc import Sequence
from typing import NamedTuple

from limestone.rules.game import Refused, is_ours
from limestone.server.table.chairs import BOT, PERSON, Chair
from limestone.server.table.person import ACCOUNT, Person
from limestone.server.table.placed import placed
from limestone.server.table.table import OVER, Table

LEAST = 2  # people
ABANDONED, ALONE = "abandoned", "alone"  # why a finished game does not count


class Placed(NamedTuple):
    """Who played, a person or a bot of a level, and the place they took."""

    person: str
    level: str
    place: int


def check_chairs(chairs: Sequence[Chair]) -> None:
    """Refuse to rate a table where fewer than two different people could play."""
    if any(chair.kind == BOT and not is_ours(chair.level) for chair in chairs):
        raise Refused("rated-bots")  # nobody has measured them
    persons = [chair.person for chair in chairs if chair.kind == PERSON]
    if len(set(persons)) < len(persons) or _people(chairs) < LEAST:
        raise Refused("rated-people")


def check_account(table: Table, person: Person) -> None:
    """Refuse a seat at a rated table to who has no account."""
    if table.terms.rated and person.kind != ACCOUNT:
        raise Refused("rated-account")


def allows_hints(table: Table) -> bool:
    """Whether hints exist at a table: not at a rated one, nor in a try that counts."""
    counted = table.terms.origin is not None and table.terms.origin.counted
    return not table.terms.rated and not counted


def uncounted(table: Table) -> str:
    """Why the game of a rated table does not count, as far as it is known; nothing if it does."""
    if not table.terms.rated:
        return ""
    if table.spoilt or table.phase != OVER:
        return table.spoilt
    if table.end == ABANDONED or table.trouble or not table.referee:
        return ABANDONED
    return ALONE if _people(table.chairs) < LEAST else ""


def outcome(table: Table) -> list[Placed]:
    """The places of all seats of a finished game; who gave up shares the last."""
    taken = [1 + chair.resigned for chair in table.chairs] if table.end else placed(table)
    return [
        Placed(chair.person if chair.kind == PERSON else "", chair.level, place)
        for chair, place in zip(table.chairs, taken, strict=True)
    ]


def _people(chairs: Sequence[Chair]) -> int:
    """The seats of people, present or to come."""
    return sum(chair.kind != BOT for chair in chairs)
