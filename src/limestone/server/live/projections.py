"""What is written down with an entry, in its transaction: who knows whom, and results."""

from functools import partial

from limestone.server.store import acquaintances, challenges, ratings, tallies
from limestone.server.store.log import Also, Store
from limestone.server.store.ratings import Finished
from limestone.server.table import rated
from limestone.server.table.chairs import FORGOTTEN, PERSON
from limestone.server.table.facts import counting, facts
from limestone.server.table.table import OVER, WAITING, Table
from limestone.server.table.terms import PUBLIC


def projections(store: Store, before: Table, after: Table, at: int) -> list[Also]:
    """What follows from a table having become another one."""
    if before.phase == WAITING != after.phase:
        meet = partial(acquaintances.meet, store, persons=_persons(after), at=at)
        return [meet, *_challenged(store, after, at)]
    if after.chairs is not before.chairs and after.phase == WAITING:
        return [*_invited(store, before, after, at), *_challenged(store, after, at)]
    if after.phase == OVER != before.phase:
        return _ended(store, after, at)
    return []


def _ended(store: Store, table: Table, at: int) -> list[Also]:
    """What is counted of a finished game, and its result if it is rated."""
    found = {person: facts(table, seat) for person, seat in counting(table)}
    terms = table.terms
    apart = terms.origin is not None  # others may still be playing the same deal
    also: list[Also] = [partial(tallies.add, store, game=terms.game, found=found, apart=apart)]
    if table.terms.rated:
        also.append(partial(ratings.finish, store, finished=finished(table, at)))
    return also


def finished(table: Table, at: int) -> Finished:
    """The finished game of a rated table, as it counts."""
    why = rated.uncounted(table)
    placed = [] if why else rated.outcome(table)
    return Finished(table.terms.id, table.terms.game, at, placed, why)


def _challenged(store: Store, table: Table, at: int) -> list[Also]:
    """Who plays a challenge at this table."""
    origin = table.terms.origin
    if not origin or origin.kind != "challenge":
        return []
    row = {"challenge": origin.source, "table_id": table.terms.id, "at": at}
    return [partial(challenges.sit, store, row=row, persons=_persons(table))]


def _invited(store: Store, before: Table, after: Table, at: int) -> list[Also]:
    """Who has come by an invitation knows the host, and the host knows them."""
    host = after.terms.host
    new = set(_persons(after)) - set(_persons(before)) - {host}
    if after.terms.visibility == PUBLIC or not new:
        return []
    pairs = [pair for other in new for pair in ((host, other), (other, host))]
    return [partial(acquaintances.acquaint, store, pairs=pairs, at=at)]


def _persons(table: Table) -> list[str]:
    chairs = [chair for chair in table.chairs if chair.kind == PERSON]
    return [chair.person for chair in chairs if chair.person and chair.name != FORGOTTEN]
