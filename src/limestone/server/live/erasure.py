"""Deletion of a person's data: the one place where stored entries are changed."""

from collections.abc import Mapping
from dataclasses import replace

import msgspec
from sqlalchemy import Connection, delete, select, update

from limestone.server.live.isolation import isolated
from limestone.server.live.live_tables import LiveTables
from limestone.server.store import schema
from limestone.server.table import kinds
from limestone.server.table.chairs import FORGOTTEN
from limestone.server.table.entry import proposed
from limestone.server.table.person import Person
from limestone.server.table.seating import Joined
from limestone.server.table.terms import read as read_terms
from limestone.server.table.terms import write as write_terms
from limestone.server.table.upkeep import Forgotten


async def forget(live_tables: LiveTables, person: Person) -> int:
    """Delete a person's names, sessions and tokens, and those of their programs.

    Return the number of tables they sat at. The games stay: they are the other players' too.
    """
    owned = select(schema.tokens.c.person).where(schema.tokens.c.owner == person.id)
    persons = [person.id, *(row[0] for row in await live_tables.store.read(owned))]
    codes = await _tables_of(live_tables, persons)
    await live_tables.store.engines.writer.run(
        lambda connection: _erase(connection, codes, persons)
    )
    for code in codes.values():
        with isolated(code):
            live_table = await live_tables.open(code)
            await live_tables.settle(live_table, lambda table: proposed(table, Forgotten(persons)))
    return len(codes)


async def _tables_of(live_tables: LiveTables, persons: list[str]) -> dict[str, str]:
    """The ids and codes of the tables where some people sat."""
    tables, sits = schema.tables.c, schema.seatings.c
    query = select(tables.id, tables.code).join(schema.seatings, sits.table_id == tables.id)
    rows = await live_tables.store.read(query.where(sits.person.in_(persons)))
    return {row.id: row.code for row in rows}


def _erase(connection: Connection, codes: Mapping[str, str], persons: list[str]) -> None:
    for table_id, code in codes.items():
        with isolated(code):
            _erase_terms(connection, table_id, code, persons)
        _erase_entries(connection, table_id, persons)
    connection.execute(delete(schema.seatings).where(schema.seatings.c.person.in_(persons)))
    connection.execute(delete(schema.people).where(schema.people.c.id.in_(persons)))


def _erase_terms(connection: Connection, table_id: str, code: str, persons: list[str]) -> None:
    tables = schema.tables
    stored = connection.scalar(select(tables.c.terms).where(tables.c.id == table_id))
    terms = read_terms(stored or "", code)
    chairs = [
        chair._replace(name=FORGOTTEN) if chair.person in persons else chair
        for chair in terms.chairs
    ]
    text = write_terms(replace(terms, chairs=tuple(chairs)))
    connection.execute(update(tables).where(tables.c.id == table_id).values(terms=text))


def _erase_entries(connection: Connection, table_id: str, persons: list[str]) -> None:
    log = schema.entries
    rows = connection.execute(
        select(log.c.number, log.c.body).where(
            log.c.table_id == table_id, log.c.author.in_(persons)
        )
    )
    for number, body in rows.all():
        entry = kinds.read(body)
        if isinstance(entry, Joined):
            nameless = msgspec.structs.replace(entry, name=FORGOTTEN)
            place = (log.c.table_id == table_id) & (log.c.number == number)
            connection.execute(update(log).where(place).values(body=kinds.write(nameless)))
