"""The stored tables and their append-only logs. An append is answered after its commit."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Connection, Row, bindparam, case, func, select, text, tuple_, update
from sqlalchemy import Table as SqlTable
from sqlalchemy.dialects.postgresql import insert as postgresql_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert
from sqlalchemy.exc import DataError, DBAPIError

from limestone.rules.game import Refused
from limestone.server import metrics
from limestone.server.store import schema
from limestone.server.store.database import Engines
from limestone.server.table import kinds
from limestone.server.table.chairs import FORGOTTEN, GHOST, Chair
from limestone.server.table.entry import Logged, Unknown
from limestone.server.table.table import OVER, WAITING
from limestone.server.table.terms import Terms
from limestone.server.table.terms import read as read_terms
from limestone.server.table.terms import write as write_terms

ALSO = 1279872078  # the lock under which is written what follows from entries
ENOUGH = 200  # entries in one transaction
PATIENCE = (0.05, 0.2, 0.5, 1, 2)  # seconds between attempts while the database is down
ENDURED = 4.0  # seconds, after which nobody tries again


T = TypeVar("T")


class Index(msgspec.Struct, frozen=True):
    """What lists and chores must find about a table without replaying its log."""

    phase: str
    wake: int | None
    thinking: bool
    chairs: tuple[Chair, ...]
    summary: str | None  # as lists show it, once it is over


Key = tuple[str, int]  # of an entry: its table and its number
Written = tuple[str, int, int, str | None, str | None, str]  # a row of entries


Also = Callable[[Connection], None]  # what is written in the transaction of an entry


class Append(msgspec.Struct, frozen=True):
    """An entry on its way into the log, and the index where it has changed."""

    row: Written
    found: Index | None
    also: Sequence[Also]
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


RUNNING, LEFT = "running", "left"  # what a game is to a person; a finished one is over


class Unavailable(Refused):
    """The database does not answer; whether the last entry was stored is unknown."""

    def __init__(self) -> None:
        super().__init__("unavailable")


async def patiently(work: Callable[[], Awaitable[T]]) -> T:
    """What the work gives; while the database is away it is tried again, but not for ever."""
    began = time.monotonic()
    for pause in (*PATIENCE, ENDURED):
        tried = time.monotonic()
        try:
            return await work()
        except DataError:
            raise  # of what was sent: the database is there
        except (Unavailable, OSError, DBAPIError):
            took = time.monotonic() - tried  # and will take again
            if tried + took + pause + took > began + ENDURED:
                raise Unavailable from None
        await asyncio.sleep(pause)
    raise AssertionError


class Store:
    """The database of one server process; commits many tables' entries in one transaction."""

    def __init__(self, engines: Engines) -> None:
        self.engines = engines
        self._insert = sqlite_insert if engines.sqlite else postgresql_insert
        self._seating = self._upsert_seating()
        self._queue: list[Append] = []
        self._flushing: asyncio.Task[None] | None = None

    def append(
        self, table_id: str, logged: Logged, index: Index | None, also: Sequence[Also] = ()
    ) -> "asyncio.Future[bool]":
        """Whether the entry is now in the log; False when its number was taken."""
        if not self._flushing:
            self._flushing = asyncio.create_task(self._flush())
        # Not asked for the running loop, which is a system call.
        done: asyncio.Future[bool] = self._flushing.get_loop().create_future()
        self._queue.append(Append(_row(table_id, logged), index, also, done))
        return done

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
                table_id, _, at, *_ = append.row
                self._reindex(connection, table_id, at, append.found)
        write_also(
            connection, [w for append in batch if append.row[:2] in kept for w in append.also]
        )
        return kept

    async def reindex(self, table_id: str, at: int, index: Index) -> None:
        """Write down anew what lists and chores find about a table."""
        await self.engines.writer.run(
            lambda connection: self._reindex(connection, table_id, at, index)
        )

    def _reindex(self, connection: Connection, table_id: str, at: int, index: Index) -> None:
        connection.execute(
            update(schema.tables).where(schema.tables.c.id == bindparam("the_id")),
            {"the_id": table_id, **_indexed(index)},
        )
        self._seat(connection, table_id, at, index)

    def _seat(self, connection: Connection, table_id: str, at: int, index: Index) -> None:
        """Write down whose game it is, whether it runs, and since when."""
        persons = {chair.person for chair in index.chairs if _is_somebody(chair)}
        status = OVER if index.phase == OVER else RUNNING
        rows = [{"table_id": table_id, "person": p, "status": status, "at": at} for p in persons]
        if rows:
            connection.execute(self._seating, [row | {"archived": False} for row in rows])
        if index.phase == WAITING:
            sits = schema.seatings.c
            gone = (sits.table_id == table_id) & sits.person.not_in(persons)
            left = update(schema.seatings).where(gone, sits.status != LEFT)
            connection.execute(left.values(status=LEFT, at=at))

    def upsert(self, table: SqlTable, keys: Sequence[str], changed: Sequence[str]) -> Any:
        """A statement that inserts rows, or changes these columns of those that are there."""
        statement = self._insert(table)
        new = {name: statement.excluded[name] for name in changed}
        return statement.on_conflict_do_update(index_elements=list(keys), set_=new)

    def adding(self, table: SqlTable, keys: Sequence[str], sums: Sequence[str], most: str) -> Any:
        """A statement that inserts rows, or adds to the sums of those that are there."""
        statement = self._insert(table)
        new, old = statement.excluded, table.c
        changed: dict[str, Any] = {name: old[name] + new[name] for name in sums}
        changed[most] = case((new[most] > old[most], new[most]), else_=old[most])
        return statement.on_conflict_do_update(index_elements=list(keys), set_=changed)

    def _upsert_seating(self) -> Any:
        """A statement, built once, that writes only what changes."""
        statement = self._insert(schema.seatings)
        new, old = statement.excluded, schema.seatings.c
        return statement.on_conflict_do_update(
            index_elements=[old.table_id, old.person],
            set_={"status": new.status, "at": new.at},
            where=old.status != new.status,
        )

    async def create(
        self, terms: Terms, log: Sequence[Logged], index: Index, also: Sequence[Also] = ()
    ) -> bool:
        """Store a new table; False when its code is taken."""
        row = {
            "id": terms.id,
            "code": terms.code,
            "visibility": terms.visibility,
            "created": terms.created,
            "terms": write_terms(terms),
            "game": terms.game,
            "sealed": bool(terms.origin and terms.origin.kind == "night"),
            **_indexed(index),
        }
        rows = [_row(terms.id, logged) for logged in log]

        def make(connection: Connection) -> bool:
            if not self.missing(connection, schema.tables, row):
                return False
            self._seat(connection, terms.id, terms.created, index)
            _added(connection, rows)
            write_also(connection, also)
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

        return await patiently(lambda: self.engines.reader.run(rows))


def write_also(connection: Connection, also: Sequence[Also]) -> None:
    """Write what follows from entries, one process after the other: it may be about anybody."""
    if also and connection.dialect.name == "postgresql":
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({ALSO})")
    for write in also:
        write(connection)


def _indexed(index: Index) -> dict[str, Any]:
    """The columns of a table that follow from its log."""
    names = "\n".join([chair.name.casefold() for chair in index.chairs if chair.name != FORGOTTEN])
    return {
        "phase": index.phase,
        "wake": index.wake,
        "thinking": index.thinking,
        "names": names,
        "summary": index.summary,
    }


def _is_somebody(chair: Chair) -> bool:
    return bool(chair.person) and chair.name != FORGOTTEN and chair.kind != GHOST


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
    whole = isinstance(row.body, str) and isinstance(row.at, int)
    body = kinds.read(row.body) if whole else Unknown("?")
    return Logged(row.number, row.at if whole else 0, body, row.author or "", row.command or "")
