"""Engines for SQLite and PostgreSQL, and the migrations."""

from pathlib import Path
from typing import Any

from sqlalchemy import Connection, event, inspect
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

VERSION = "0001"  # of the schema: the last migration
LOCK = 1279872077  # of the processes that would migrate at the same time

PRAGMAS = (
    "PRAGMA journal_mode=WAL",
    "PRAGMA synchronous=FULL",
    "PRAGMA foreign_keys=ON",
    "PRAGMA busy_timeout=5000",
)


class Engines:
    """An engine to write with and one to read with."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.sqlite = make_url(url).get_backend_name() == "sqlite"
        if self.sqlite:
            _make_folder(url)
            self.writer = _sqlite(url, "BEGIN IMMEDIATE", connections=1)
            self.reader = _sqlite(url, "BEGIN", connections=4)
        else:
            self.writer = self.reader = create_async_engine(url, pool_size=8, pool_pre_ping=True)

    async def migrate(self) -> None:
        """Bring the database up to the schema of this version."""
        async with self.writer.begin() as connection:
            await connection.run_sync(_upgrade)

    async def close(self) -> None:
        await self.writer.dispose()
        await self.reader.dispose()


def _sqlite(url: str, begin: str, connections: int) -> AsyncEngine:
    """SQLAlchemy's own SQLite transactions lose updates: begin them by hand."""
    engine = create_async_engine(url, pool_size=connections, max_overflow=0)

    @event.listens_for(engine.sync_engine, "connect")
    def connected(connection: Any, _: object) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in PRAGMAS:
            cursor.execute(pragma)
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def began(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine


def _make_folder(url: str) -> None:
    path = make_url(url).database
    if path:
        Path(path).parent.mkdir(parents=True, exist_ok=True)


def _upgrade(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({LOCK})")
    if _version(connection) == VERSION:
        return
    # Imported late: almost every start finds the schema as it has to be.
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", "limestone.server:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _version(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    found = connection.exec_driver_sql("SELECT version_num FROM alembic_version").scalar()
    return str(found)
