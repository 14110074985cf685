"""What is kept: tables, and the append-only log of each. A future is resolved after the commit."""

import asyncio
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Row, and_, bindparam, func, select, update
from sqlalchemy import Table as SqlTable
from sqlalchemy.dialects.postgresql import insert as postgresql_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection

from limestone.rules.game import Refused
from limestone.server import entries, schema
from limestone.server.database import Engines
from limestone.server.entries import Logged
from limestone.server.tables import Terms

PATIENCE = (0.05, 0.2, 0.5, 1, 2)  # seconds between attempts while the database is away


class Index(NamedTuple):
    """What the list of tables and the clock have to find without replaying a log."""

    phase: str
    wake: int | None
    thinking: bool
    persons: frozenset[str]


class Append(NamedTuple):
    """An entry on its way into the log, and the index where it has changed."""

    table_id: str
    logged: Logged
    found: Index | None
    done: "asyncio.Future[bool]"


class Unavailable(Refused):
    """The database does not answer: nothing is known about what was being stored."""

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
        done = asyncio.get_running_loop().create_future()
        self._queue.append(Append(table_id, logged, index, done))
        if not self._flushing:
            self._flushing = asyncio.create_task(self._flush())
        return await asyncio.shield(done)

    async def _flush(self) -> None:
        """Commit what has gathered while the last commit was under way, until nothing has."""
        try:
            while self._queue:
                batch, self._queue = self._queue, []
                await self._commit(batch)
        finally:
            self._flushing = None

    async def _commit(self, batch: Sequence[Append]) -> None:
        try:
            kept = await self._write(batch)
        except (OSError, DBAPIError):
            for append in batch:
                if not append.done.done():
                    append.done.set_exception(Unavailable())
            return
        for append in batch:
            if not append.done.done():
                append.done.set_result((append.table_id, append.logged.number) in kept)

    async def _write(self, batch: Sequence[Append]) -> set[tuple[str, int]]:
        # Sorted, so that two processes never wait for each other in a circle.
        batch = sorted(batch, key=lambda append: (append.table_id, append.logged.number))
        rows = [_row(append.table_id, append.logged) for append in batch]
        found = schema.entries.c
        statement = self._insert(schema.entries).on_conflict_do_nothing()
        async with self.engines.writer.begin() as connection:
            returned = statement.returning(found.table_id, found.number)
            kept = {(row[0], row[1]) for row in await connection.execute(returned, rows)}
            for append in batch:
                if append.found and (append.table_id, append.logged.number) in kept:
                    await self._reindex(connection, append.table_id, append.found)
        return kept

    async def _reindex(self, connection: AsyncConnection, table_id: str, index: Index) -> None:
        values = {"phase": index.phase, "wake": index.wake, "thinking": index.thinking}
        await connection.execute(
            update(schema.tables).where(schema.tables.c.id == bindparam("the_id")).values(values),
            {"the_id": table_id},
        )
        await self._seat(connection, table_id, index.persons)

    async def _seat(self, connection: AsyncConnection, table_id: str, persons: Any) -> None:
        rows = [{"table_id": table_id, "person": p, "archived": False} for p in persons]
        if rows:
            statement = self._insert(schema.seatings).on_conflict_do_nothing()
            await connection.execute(statement, rows)

    async def create(self, terms: Terms, log: Sequence[Logged], index: Index) -> bool:
        """Whether the table is made; False when its code was taken."""
        row = {
            "id": terms.id,
            "code": terms.code,
            "visibility": terms.visibility,
            "created": terms.created,
            "terms": msgspec.json.encode(terms).decode(),
            "phase": index.phase,
            "wake": index.wake,
            "thinking": index.thinking,
        }
        statement = self._insert(schema.tables).on_conflict_do_nothing()
        async with self.engines.writer.begin() as connection:
            made = await connection.execute(statement.returning(schema.tables.c.id), row)
            if not made.first():
                return False
            await self._seat(connection, terms.id, index.persons)
            if log:
                rows = [_row(terms.id, logged) for logged in log]
                await connection.execute(self._insert(schema.entries), rows)
        return True

    async def write(self, statement: Any) -> int:
        """How many rows a statement has changed."""
        async with self.engines.writer.begin() as connection:
            return int((await connection.execute(statement)).rowcount)

    async def keep(self, table: SqlTable, row: dict[str, Any]) -> None:
        """Store a row, unless it is there already."""
        async with self.engines.writer.begin() as connection:
            await connection.execute(self._insert(table).on_conflict_do_nothing(), row)

    async def missing(self, connection: AsyncConnection, table: SqlTable, row: Any) -> int:
        """Store a row that is not there, in somebody's transaction; 1 when it was not."""
        statement = self._insert(table).on_conflict_do_nothing()
        return max(0, (await connection.execute(statement, row)).rowcount)

    async def terms(self, code: str) -> Terms | None:
        """The terms of the table with that code."""
        table = schema.tables
        rows = await self.read(select(table.c.terms).where(table.c.code == code))
        return _terms(rows[0].terms) if rows else None

    async def log(self, table_id: str, after: int = 0) -> list[Logged]:
        """The entries of a table after a number."""
        found = schema.entries.c
        query = (
            select(found.number, found.at, found.body, found.author, found.command)
            .where(and_(found.table_id == table_id, found.number > after))
            .order_by(found.number)
        )
        return [_logged(row) for row in await self.read(query)]

    async def numbers(self, table_ids: Sequence[str]) -> dict[str, int]:
        """How long the logs of these tables are."""
        found = schema.entries.c
        longest = func.max(found.number).label("longest")
        query = select(found.table_id, longest).group_by(found.table_id)
        rows = await self.read(query.where(found.table_id.in_(table_ids)))
        return {row.table_id: row.longest for row in rows}

    async def read(self, query: Any) -> Sequence[Row[Any]]:
        """The rows of a query; Unavailable when the database stays away."""
        for pause in (*PATIENCE, None):
            try:
                async with self.engines.reader.connect() as connection:
                    return (await connection.execute(query)).all()
            except (OSError, DBAPIError):
                if pause is None:
                    break
                await asyncio.sleep(pause)
        raise Unavailable


def _row(table_id: str, logged: Logged) -> dict[str, Any]:
    return {
        "table_id": table_id,
        "number": logged.number,
        "at": logged.at,
        "author": logged.author or None,
        "command": logged.command or None,
        "body": entries.write(logged.body),
    }


def _logged(row: Row[Any]) -> Logged:
    body = entries.read(row.body)
    return Logged(row.number, row.at, body, row.author or "", row.command or "")


def _terms(text: str) -> Terms:
    return msgspec.json.decode(text, type=Terms)
