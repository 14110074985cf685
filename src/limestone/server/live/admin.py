"""The operator's commands on the tables and people of a server."""

from datetime import UTC, datetime
from pathlib import Path

from sqlalchemy import select

from limestone.rules.game import writing
from limestone.server.live.admin_views import seated
from limestone.server.live.isolation import isolated
from limestone.server.live.live_tables import LiveTables, index
from limestone.server.store import backups, schema
from limestone.server.store.backups import Backup, Restored
from limestone.server.store.people import GONE
from limestone.server.table import export as records
from limestone.server.table.entry import Proposal, proposed
from limestone.server.table.table import OVER, Table
from limestone.server.table.upkeep import Closed

MOST = 500  # tables whose people are asked for at a time


async def tables(live_tables: LiveTables, phase: str | None) -> list[str]:
    """A line for every table: its code, phase, visibility, game, day, and who sits there."""
    found, store = schema.tables.c, live_tables.store
    query = select(found.id, found.code, found.phase, found.visibility, found.game, found.created)
    wanted = query.where(found.phase == phase) if phase else query
    rows = await store.read(wanted.order_by(found.created))
    names: dict[str, list[str]] = {}
    for first in range(0, len(rows), MOST):
        names |= await seated(store, [row.id for row in rows[first : first + MOST]])
    return [
        f"{row.code}  {row.phase:8} {row.visibility:7} {row.game:7} {_day(row.created)}"
        f"  {', '.join(names.get(row.id, []))}".rstrip()
        for row in rows
    ]


async def people(live_tables: LiveTables) -> list[str]:
    """A line for every person."""
    found = schema.people.c
    query = select(found.id, found.kind, found.login, found.name).order_by(found.created)
    rows = await live_tables.store.read(query.where(found.kind != GONE))
    return [f"{row.id}  {row.kind:8} {row.login or '-':20} {row.name}" for row in rows]


async def close(live_tables: LiveTables, code: str) -> None:
    """End the game of a table, even of a frozen one."""
    live_table = await live_tables.open(code)
    await live_tables.settle(live_table, _closed)


async def restore(live_tables: LiveTables, backup: Backup) -> Restored:
    """Put back what is missing, and find anew what lists and chores know of what has grown."""
    done = await backups.restore(live_tables.store.engines, backup)
    for table_id in done.grown:
        code = await live_tables.store.code(table_id) or ""
        with isolated(code):
            table = (await live_tables.open(code)).table
            log = await live_tables.store.log(table_id, table.number - 1)
            await live_tables.store.reindex(table_id, log[-1].at, index(table))
    return done


async def export(live_tables: LiveTables, folder: Path, running: bool) -> int:
    """Write the records of finished games, or of all, to a folder and return their number."""
    with writing(folder):
        folder.mkdir(parents=True, exist_ok=True)
    rows = await live_tables.store.read(select(schema.tables.c.code))
    count = 0
    for (code,) in rows:
        with isolated(code):
            table = (await live_tables.open(code)).table
            if table.phase == OVER or running:
                log = await live_tables.store.log(table.terms.id)
                with writing(folder):
                    text = records.whole(table, log)
                    (folder / f"{code}.game").write_text(text, encoding="utf-8")
                count += 1
    return count


def _day(at: int) -> str:
    return str(datetime.fromtimestamp(at / 1000, UTC).date())


def _closed(table: Table) -> Proposal | None:
    return None if table.phase == OVER else proposed(table, Closed())
