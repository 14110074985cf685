"""SQLite and PostgreSQL behind one interface, a transaction per call; and the migrations."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Protocol, TypeVar

from sqlalchemy import URL, Connection, create_engine, event, inspect
from sqlalchemy.engine import make_url

VERSION = "0003"  # of the schema: the last migration
LOCK = 1279872077  # so that only one process migrates at a time

PRAGMAS = (
    "PRAGMA journal_mode=WAL",
    "PRAGMA synchronous=FULL",
    "PRAGMA temp_store=MEMORY",  # journals that only serve to undo one statement
    "PRAGMA foreign_keys=ON",
    "PRAGMA busy_timeout=5000",
)


T = TypeVar("T")


class Engine(Protocol):
    """Runs a function with a connection, in one transaction."""

    async def run(self, work: Callable[[Connection], T]) -> T: ...
    async def close(self) -> None: ...


class Engines:
    """An engine to write with and one to read with."""

    def __init__(self, url: str) -> None:
        found = make_url(url)
        self.sqlite = found.get_backend_name() == "sqlite"
        self.writer: Engine
        self.reader: Engine
        if self.sqlite:
            _make_folder(found)
            self.writer = Sqlite(found, "BEGIN IMMEDIATE", connections=1)
            self.reader = Sqlite(found, "BEGIN", connections=4)
        else:
            self.writer = self.reader = Postgresql(found)

    async def migrate(self) -> None:
        """Bring the database up to the schema of this version."""
        await self.writer.run(_upgrade)

    async def close(self) -> None:
        await self.writer.close()
        await self.reader.close()


class Sqlite:
    """A SQLite file; each transaction runs from start to end in one worker thread."""

    def __init__(self, url: URL, begin: str, connections: int) -> None:
        self._engine = create_engine(
            url.set(drivername="sqlite"), pool_size=connections, max_overflow=0
        )
        self._threads = ThreadPoolExecutor(connections, "database")
        event.listen(self._engine, "connect", _connected)
        # SQLAlchemy's own SQLite transactions lose updates: begin them by hand.
        event.listen(self._engine, "begin", lambda connection: connection.exec_driver_sql(begin))

    async def run(self, work: Callable[[Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._run, work)

    async def close(self) -> None:
        await asyncio.to_thread(self._threads.shutdown)
        self._engine.dispose()

    def _run(self, work: Callable[[Connection], T]) -> T:
        with self._engine.begin() as connection:
            return work(connection)


class Postgresql:
    """A PostgreSQL server, which other processes use too."""

    def __init__(self, url: URL) -> None:
        # Imported late: a server on SQLite does not need it.
        from sqlalchemy.ext.asyncio import create_async_engine

        self._engine = create_async_engine(url, pool_size=8, pool_pre_ping=True)

    async def run(self, work: Callable[[Connection], T]) -> T:
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        await self._engine.dispose()


def _connected(connection: Any, _: object) -> None:
    connection.isolation_level = None
    for pragma in PRAGMAS:
        connection.execute(pragma)


def _make_folder(url: URL) -> None:
    if url.database:
        Path(url.database).parent.mkdir(parents=True, exist_ok=True)


def _upgrade(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({LOCK})")
    if _version(connection) == VERSION:
        return
    # Imported late: the schema is almost always up to date.
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", "limestone.server.store:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _version(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    found = connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar()
    return str(found)
