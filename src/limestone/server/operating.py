"""What an operator does with the tables and people of a server."""

from pathlib import Path

from sqlalchemy import or_, select

from limestone.rules.game import Refused
from limestone.server import entries, schema
from limestone.server import export as records
from limestone.server.accounts import Person
from limestone.server.forgetting import forget
from limestone.server.house import House
from limestone.server.orders import Proposal
from limestone.server.tables import OVER, Table


async def tables(house: House, phase: str | None) -> list[str]:
    """A line for every table."""
    found = schema.tables.c
    query = select(found.code, found.phase, found.visibility).order_by(found.created)
    rows = await house.store.read(query.where(found.phase == phase) if phase else query)
    return [f"{row.code}  {row.phase:8} {row.visibility}" for row in rows]


async def people(house: House) -> list[str]:
    """A line for every person."""
    found = schema.people.c
    query = select(found.id, found.kind, found.login, found.name).order_by(found.created)
    rows = await house.store.read(query)
    return [f"{row.id}  {row.kind:8} {row.login or '-':20} {row.name}" for row in rows]


async def close(house: House, code: str) -> None:
    """End a table, whatever its state; a frozen one too."""
    room = await house.room(code)
    await house.house_order(room, _closed)


async def forget_person(house: House, named: str) -> int:
    """Delete the data of a person; at how many tables it had sat."""
    found = schema.people.c
    query = select(schema.people).where(or_(found.login == named.casefold(), found.id == named))
    rows = await house.store.read(query)
    if not rows:
        raise Refused("no-such-person", name=named)
    row = rows[0]
    return await forget(house, Person(row.id, row.name, row.kind, row.login or ""))


async def export(house: House, folder: Path, running: bool) -> int:
    """Write the records of the games that are over, or of all; how many they are."""
    folder.mkdir(parents=True, exist_ok=True)
    rows = await house.store.read(select(schema.tables.c.code))
    count = 0
    for (code,) in rows:
        table = (await house.room(code)).table
        if table.phase == OVER or running:
            log = await house.store.log(table.terms.id)
            (folder / f"{code}.game").write_text(records.whole(table, log), encoding="utf-8")
            count += 1
    return count


def _closed(table: Table) -> Proposal | None:
    return None if table.phase == OVER else Proposal(entries.Closed())
