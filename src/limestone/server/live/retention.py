"""Finished games of guests, which a server need not keep for ever: found, and deleted."""

from collections.abc import Sequence
from functools import partial
from typing import Any

from sqlalchemy import Connection, Select, and_, delete, exists, func, not_, select

from limestone.server.live.live_tables import LiveTables
from limestone.server.store import schema
from limestone.server.store.house import house
from limestone.server.store.people import ACCOUNT, now
from limestone.server.table.table import OVER

DAY = 86_400_000  # milliseconds
AT_ONCE = 200  # tables that are deleted in one transaction

_TABLES, _SITS, _PEOPLE = schema.tables.c, schema.seatings.c, schema.people.c


async def due(live_tables: LiveTables, days: int) -> int:
    """How many games would be deleted if games of guests were kept for so many days."""
    query = select(func.count()).select_from(_old(days).subquery())
    return int((await live_tables.store.read(query))[0][0])


async def delete_due(live_tables: LiveTables, days: int) -> int:
    """Delete these games and return their number."""
    count = 0
    while rows := await live_tables.store.read(_old(days).limit(AT_ONCE)):
        gone = [row.id for row in rows]
        await live_tables.store.engines.writer.run(partial(_delete, gone))
        for table_id in gone:
            if live_table := live_tables.by_id.get(table_id):
                live_tables.forget(live_table)
        count += len(gone)
    return count


async def keep(live_tables: LiveTables) -> None:
    """Delete what the host of this server does not want to keep."""
    if days := (await house(live_tables.store)).guest_games:
        await delete_due(live_tables, days)


def _old(days: int) -> Select[Any]:
    """Finished games where nobody with an account sat and that nothing else refers to."""
    here = _SITS.table_id == _TABLES.id
    sat = select(_SITS.person).join(schema.people, _PEOPLE.id == _SITS.person)
    kept = exists(sat.where(here, _PEOPLE.kind == ACCOUNT))
    lately = exists().where(and_(here, _SITS.at > now() - days * DAY))
    needed = [
        exists().where(found.c.table_id == _TABLES.id)
        for found in (schema.daily_tries, schema.challenges, schema.challenge_plays)
    ]
    given = _TABLES.terms.contains('"origin":{', autoescape=True)  # a night's, among others
    over = and_(_TABLES.phase == OVER, _TABLES.created < now() - days * DAY)
    return select(_TABLES.id).where(over, not_(given), *map(not_, [kept, lately, *needed]))


def _delete(gone: Sequence[str], connection: Connection) -> None:
    for table in (schema.talk, schema.memories, schema.entries, schema.seatings):
        connection.execute(delete(table).where(table.c.table_id.in_(gone)))
    connection.execute(delete(schema.tables).where(_TABLES.id.in_(gone)))
