"""The stored tables and their append-only logs. An append is answered after its commit."""

import asyncio
from collections.abc import Sequence
from functools import partial
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, Row, bindparam, func, select, text, tuple_, update
from sqlalchemy import Table as SqlTable
from sqlalchemy.dialects.postgresql import insert as postgresql_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert
from sqlalchemy.exc import DBAPIError

from limestone.rules.game import Refused
from limestone.server import metrics
from limestone.server.store import schema
from limestone.server.store.database import Engines
from limestone.server.table import kinds
from limestone.server.table.entry import Logged
from limestone.server.table.terms import Terms
from limestone.server.table.terms import read as read_terms
from limestone.server.table.terms import write as write_terms

ENOUGH = 200  # entries in one transaction
PATIENCE = (0.05, 0.2, 0.5, 1, 2)  # seconds between attempts while the database is down


class Index(NamedTuple):
    """What lists and chores must find about a table without replaying its log."""

    phase: str
    wake: int | None
    thinking: bool
    persons: frozenset[str]


Key = tuple[str, int]  # of an entry: its table and its number
Written = tuple[str, int, int, str | None, str | None, str]  # a row of entries


class Append(NamedTuple):
    """An entry on its way into the log, and the index where it has changed."""

    row: Written
    found: Index | None
    done: "asyncio.Future[bool]"


# One statement with one parameter for any number of entries: a JSON list of rows.
ADD = {
    "sqlite": text(
        "INSERT INTO entries (table_id, number, at, author, command, body) "
        "SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), "
        "json_extract(value, '$[2]'), json_extract(value, '$[3]'), json_extract(value, '$[4]'), "
        "json_extract(value, '$[5]') FROM json_each(:rows) WHERE true ON CONFLICT DO NOTHING"
    ),
    "postgresql": text(
        "INSERT INTO entries (table_id, number, at, author, command, body) "
        "SELECT value ->> 0, (value ->> 1)::int, (value ->> 2)::bigint, value ->> 3, value ->> 4, "
        "value ->> 5 FROM json_array_elements(CAST(:rows AS json)) AS value ON CONFLICT DO NOTHING"
    ),
}


# Built once: these run most often, and building them costs more than running them.
_ENTRY = schema.entries.c
LOG = (
    select(_ENTRY.number, _ENTRY.at, _ENTRY.body, _ENTRY.author, _ENTRY.command)
    .where(_ENTRY.table_id == bindparam("table_id"), _ENTRY.number > bindparam("after"))
    .order_by(_ENTRY.number)
)
TERMS = select(schema.tables.c.terms).where(schema.tables.c.code == bindparam("code"))


class Unavailable(Refused):
    """The database does not answer; whether the last entry was stored is unknown."""

    def __init__(self) -> None:
        super().__init__("unavailable")


class Store:
    """The database of one server process; commits many tables' entries in one transaction."""

    def __init__(self, engines: Engines) -> None:
        self.engines = engines
        self._insert = sqlite_insert if engines.sqlite else postgresql_insert
        self._queue: list[Append] = []
        self._flushing: asyncio.Task[None] | None = None

    async def append(self, table_id: str, logged: Logged, index: Index | None) -> bool:
        """Whether the entry is now in the log; False when its number was taken."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._queue.append(Append(_row(table_id, logged), index, done))
        if not self._flushing:
            self._flushing = asyncio.create_task(self._flush())
        return await done

    async def _flush(self) -> None:
        """Commit the entries that gathered during the last commit, until there are none."""
        try:
            while self._queue:
                await self._gather()
                batch, self._queue = self._queue, []
                await self._commit(batch)
        finally:
            self._flushing = None

    async def _gather(self) -> None:
        """Wait while each event-loop turn adds entries: one large commit is cheaper than many."""
        seen = 0
        while seen < len(self._queue) < ENOUGH:
            seen = len(self._queue)
            await asyncio.sleep(0)

    async def _commit(self, batch: Sequence[Append]) -> None:
        try:
            with metrics.COMMIT.time():
                kept = await self.engines.writer.run(partial(self._keep, batch))
        except Exception as error:  # whatever it is, every caller gets an answer
            away = isinstance(error, OSError | DBAPIError)
            for append in batch:
                if not append.done.done():
                    append.done.set_exception(Unavailable() if away else error)
            return
        metrics.ENTRIES.inc(len(kept))
        for append in batch:
            if not append.done.done():
                append.done.set_result(append.row[:2] in kept)

    def _keep(self, batch: Sequence[Append], connection: Connection) -> set[Key]:
        """Store a batch; return the keys of the entries that are now in their logs."""
        # Sorted, so that two processes never wait for each other in a circle.
        batch = sorted(batch, key=lambda append: append.row[:2])
        kept = _added(connection, [append.row for append in batch])
        for append in batch:
            if append.found and append.row[:2] in kept:
                self._reindex(connection, append.row[0], append.found)
        return kept

    def _reindex(self, connection: Connection, table_id: str, index: Index) -> None:
        values = {"phase": index.phase, "wake": index.wake, "thinking": index.thinking}
        connection.execute(
            update(schema.tables).where(schema.tables.c.id == bindparam("the_id")).values(values),
            {"the_id": table_id},
        )
        self._seat(connection, table_id, index.persons)

    def _seat(self, connection: Connection, table_id: str, persons: Any) -> None:
        rows = [{"table_id": table_id, "person": p, "archived": False} for p in persons]
        if rows:
            statement = self._insert(schema.seatings).on_conflict_do_nothing()
            connection.execute(statement, rows)

    async def create(self, terms: Terms, log: Sequence[Logged], index: Index) -> bool:
        """Store a new table; False when its code is taken."""
        row = {
            "id": terms.id,
            "code": terms.code,
            "visibility": terms.visibility,
            "created": terms.created,
            "terms": write_terms(terms),
            "phase": index.phase,
            "wake": index.wake,
            "thinking": index.thinking,
        }
        rows = [_row(terms.id, logged) for logged in log]

        def make(connection: Connection) -> bool:
            if not self.missing(connection, schema.tables, row):
                return False
            self._seat(connection, terms.id, index.persons)
            _added(connection, rows)
            return True

        return await self.engines.writer.run(make)

    async def write(self, *statements: Any) -> int:
        """Run some statements in one transaction and return how many rows they changed."""

        def change(connection: Connection) -> int:
            return sum(connection.execute(statement).rowcount for statement in statements)

        return await self.engines.writer.run(change)

    async def keep(self, table: SqlTable, row: dict[str, Any]) -> None:
        """Insert a row if it is missing."""
        await self.engines.writer.run(lambda connection: self.missing(connection, table, row))

    def missing(self, connection: Connection, table: SqlTable, row: dict[str, Any]) -> int:
        """Insert the row within the caller's transaction if it is missing; return 1 if it was."""
        statement = self._insert(table).on_conflict_do_nothing()
        return max(0, connection.execute(statement, row).rowcount)

    async def terms(self, code: str) -> Terms | None:
        """The terms of the table with that code."""
        rows = await self.read(TERMS, code=code)
        return read_terms(rows[0].terms, code) if rows else None

    async def code(self, table_id: str) -> str | None:
        """The code of a table, if there is one with that id."""
        tables = schema.tables.c
        rows = await self.read(select(tables.code).where(tables.id == table_id))
        return rows[0].code if rows else None

    async def log(self, table_id: str, after: int = 0) -> list[Logged]:
        """The entries of a table after a number."""
        return [_logged(row) for row in await self.read(LOG, table_id=table_id, after=after)]

    async def numbers(self, table_ids: Sequence[str]) -> dict[str, int]:
        """The number of the last entry of each of these tables."""
        tables, entries = schema.tables.c, schema.entries.c
        longest = select(func.max(entries.number)).where(entries.table_id == tables.id)
        query = select(tables.id, longest.scalar_subquery().label("longest"))
        rows = await self.read(query.where(tables.id.in_(table_ids)))
        return {row.id: row.longest or 0 for row in rows}

    async def read(self, query: Any, **values: Any) -> Sequence[Row[Any]]:
        """The rows of a query with these values; Unavailable if the database does not come back."""

        def rows(connection: Connection) -> Sequence[Row[Any]]:
            return connection.execute(query, values).all()

        for pause in (*PATIENCE, None):
            try:
                return await self.engines.reader.run(rows)
            except (OSError, DBAPIError):
                if pause is None:
                    break
                await asyncio.sleep(pause)
        raise Unavailable


def _row(table_id: str, logged: Logged) -> Written:
    author, command = logged.author or None, logged.command or None
    return table_id, logged.number, logged.at, author, command, kinds.write(logged.body)


def _added(connection: Connection, rows: Sequence[Written]) -> set[Key]:
    """Insert entries and return the keys of those that are then stored as sent."""
    sent = {"rows": msgspec.json.encode(rows).decode()}
    added = connection.execute(ADD[connection.dialect.name], sent).rowcount
    return {row[:2] for row in rows} if added == len(rows) else _found(connection, rows)


def _found(connection: Connection, rows: Sequence[Written]) -> set[Key]:
    """The keys of the entries that are stored as sent."""
    found = schema.entries.c
    numbers = tuple_(found.table_id, found.number).in_([row[:2] for row in rows])
    stored = {tuple(row) for row in connection.execute(select(schema.entries).where(numbers))}
    return {row[:2] for row in rows if row in stored}


def _logged(row: Row[Any]) -> Logged:
    body = kinds.read(row.body)
    return Logged(row.number, row.at, body, row.author or "", row.command or "")
