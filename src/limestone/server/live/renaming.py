"""Another name for a person, given by an admin: at once, wherever they sit and play."""

from limestone.server.live.erasure import tables_of
from limestone.server.live.isolation import isolated
from limestone.server.live.nights import Nights
from limestone.server.nights.night import OVER as NIGHT_OVER
from limestone.server.nights.night import Night
from limestone.server.nights.running import Renamed as RenamedAtNight
from limestone.server.store.nights import taking_part
from limestone.server.store.people import People
from limestone.server.table.entry import Proposal, proposed
from limestone.server.table.person import Person
from limestone.server.table.table import OVER, Table
from limestone.server.table.upkeep import Renamed


async def rename(nights: Nights, person: Person, name: str) -> None:
    """Give a person another name, at every table and club night too that is not over."""
    live_tables = nights.live_tables
    await People(nights.store).rename(person, name)
    for code in (await tables_of(live_tables, [person.id])).values():
        with isolated(code):
            live_table = await live_tables.open(code)
            await live_tables.settle(live_table, lambda table: _renamed(table, person.id, name))
    for code in (await taking_part(nights.store, [person.id])).values():
        with isolated(code):
            live = await nights.open(code)
            await nights.settle(live, lambda night: _renamed_at(night, person.id, name))


def _renamed(table: Table, person: str, name: str) -> Proposal | None:
    sits = any(chair.person == person and chair.name != name for chair in table.chairs)
    return proposed(table, Renamed(person, name)) if sits and table.phase != OVER else None


def _renamed_at(night: Night, person: str, name: str) -> RenamedAtNight | None:
    known = night.phase != NIGHT_OVER and night.name_of(person) not in ("", name)
    return RenamedAtNight(person, name) if known else None
