"""Another name for a person, their own or an admin's: at once, wherever they sit and play."""

from limestone.server.live.erasure import tables_of
from limestone.server.live.isolation import isolated, together
from limestone.server.live.nights import Nights
from limestone.server.nights.night import OVER as NIGHT_OVER
from limestone.server.nights.night import Night
from limestone.server.nights.running import Renamed as RenamedAtNight
from limestone.server.store import profiles
from limestone.server.store.nights import taking_part
from limestone.server.store.people import ACCOUNT, People
from limestone.server.table.entry import Proposal, proposed
from limestone.server.table.person import NAMELESS, Person
from limestone.server.table.table import OVER, Table
from limestone.server.table.upkeep import Renamed


async def rename(nights: Nights, person: Person, name: str, *, shared: bool = True) -> Person:
    """Give a person another name, at every table and club night too that is not over.

    Several players on one device have names of their own: they keep them, unless shared is true.
    """
    live_tables = nights.live_tables
    if name == person.name:
        return person
    renamed = await People(nights.store).rename(person, name)
    if person.name == NAMELESS and person.kind == ACCOUNT:
        await profiles.readdress(nights.store, renamed)

    async def rename_at(code: str) -> None:
        live_table = await live_tables.open(code)
        if shared or len(live_table.table.seats_of(person.id)) == 1:
            await live_tables.settle(live_table, lambda table: _renamed(table, person.id, name))

    codes = await tables_of(live_tables, [person.id])
    await live_tables.chores.awhile(together(codes.values(), rename_at))
    for code in (await taking_part(nights.store, [person.id])).values():
        with isolated(code):
            live = await nights.open(code)
            await nights.settle(live, lambda night: _renamed_at(night, person.id, name))
    return renamed


def _renamed(table: Table, person: str, name: str) -> Proposal | None:
    sits = any(chair.person == person and chair.name != name for chair in table.chairs)
    return proposed(table, Renamed(person, name)) if sits and table.phase != OVER else None


def _renamed_at(night: Night, person: str, name: str) -> RenamedAtNight | None:
    known = {one.name for one in night.players if one.person == person}
    known |= {night.terms.organiser_name} if night.is_organiser(person) else set()
    late = night.phase == NIGHT_OVER and known != {NAMELESS}
    return RenamedAtNight(person, name) if known - {name} and not late else None
