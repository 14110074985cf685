"""Who has blocked whom: they do not sit down together, and the blocked see nothing new."""

from collections.abc import Iterable

from limestone.rules.game import Refused
from limestone.server.live.live_table import LiveTable
from limestone.server.store import acquaintances
from limestone.server.store.log import Store
from limestone.server.table.chairs import PERSON
from limestone.server.table.table import Table


async def check_company(store: Store, table: Table, person: str) -> None:
    """Refuse a seat beside somebody, or with a host, where one of the two has blocked the other."""
    if await acquaintances.apart(store, person) & _company(table, person):
        raise Refused("blocked")


async def is_kept_from(store: Store, table: Table, person: str) -> bool:
    """Whether a table is not there for a person: who has blocked them plays or invites there.

    At a table where they sit together the game goes on.
    """
    company = _company(table, person)
    if not person or not company or table.seats_of(person) or person == table.terms.host:
        return False
    return bool(await acquaintances.blocking(store, person) & company)


async def show_out(store: Store, live_tables: Iterable[LiveTable], person: str) -> None:
    """Close the lines of a person to tables that are no longer there for them."""
    for live_table in list(live_tables):
        lines = [watcher for watcher in live_table.watchers if watcher.person == person]
        if lines and await is_kept_from(store, live_table.table, person):
            for watcher in lines:
                watcher.drop(Refused("no-such-table", table=live_table.table.terms.code))


def _company(table: Table, person: str) -> set[str]:
    seated = {chair.person for chair in table.chairs if chair.kind == PERSON}
    return (seated | {table.terms.host}) - {person, ""}
