"""SQLite and PostgreSQL behind one interface, a transaction per call; and the migrations."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any, Protocol, TypeVar

from sqlalchemy import URL, Connection, create_engine, event, inspect
from sqlalchemy.engine import make_url

from limestone.rules.game import Refused
from limestone.server.store import schema

MIGRATIONS = Path(__file__).parent / "migrations" / "versions"
VERSION = max(file.stem[:4] for file in MIGRATIONS.glob("0*.py"))  # of the schema: the last one
PRIVATE = 0o600  # the mode of files
SIGNATURE = b"SQLite format 3\0"  # how every such file begins
LOCK = 1279872077  # so that only one process migrates at a time

LOCKED = 1000  # milliseconds for somebody else to be done; then it is tried again
HANGS = 3.5  # seconds, after which a database that still says nothing counts as away

PRAGMAS = (
    "PRAGMA journal_mode=WAL",
    "PRAGMA synchronous=FULL",
    "PRAGMA temp_store=MEMORY",  # journals that only serve to undo one statement
    "PRAGMA foreign_keys=ON",
    f"PRAGMA busy_timeout={LOCKED}",
)
# A damaged text is read as far as it goes: what it means is for its reader to refuse.
READABLE = partial(str, encoding="utf-8", errors="replace")
QUIET: dict[str, Any] = {"hide_parameters": True}  # an error never quotes what was stored

T = TypeVar("T")


class Engine(Protocol):
    """Runs a function with a connection, in one transaction."""

    async def run(self, work: Callable[[Connection], T], patience: float | None = HANGS) -> T:
        """What the function gives; TimeoutError if a server says nothing for so many seconds."""
        ...

    async def close(self) -> None: ...


class Engines:
    """An engine to write with and one to read with."""

    def __init__(self, url: str, *, make: bool = True) -> None:
        found = make_url(url)
        self.sqlite = found.get_backend_name() == "sqlite"
        self.writer: Engine
        self.reader: Engine
        if self.sqlite:
            if not make and not Path(found.database or "").is_file():
                raise Refused("no-database")
            _make_file(found)
            self.writer = Sqlite(found, "BEGIN IMMEDIATE", connections=1)
            self.reader = Sqlite(found, "BEGIN", connections=4)
        else:
            self.writer = self.reader = Postgresql(found)

    async def migrate(self, *, make: bool = True) -> None:
        """Bring the database up to the schema of this version, however long it takes."""
        await self.writer.run(partial(_upgrade, make=make), patience=None)

    async def close(self) -> None:
        await self.writer.close()
        await self.reader.close()


class Sqlite:
    """A SQLite file; each transaction runs from start to end in one worker thread."""

    def __init__(self, url: URL, begin: str, connections: int) -> None:
        self._engine = create_engine(
            url.set(drivername="sqlite"), pool_size=connections, max_overflow=0, **QUIET
        )
        self._threads = ThreadPoolExecutor(connections, "database")
        event.listen(self._engine, "connect", _connected)
        # SQLAlchemy's own SQLite transactions lose updates: begin them by hand.
        event.listen(self._engine, "begin", lambda connection: connection.exec_driver_sql(begin))

    async def run(self, work: Callable[[Connection], T], patience: float | None = HANGS) -> T:
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

        patience = {"server_settings": {"lock_timeout": str(LOCKED)}}
        self._engine = create_async_engine(
            url, pool_size=8, pool_pre_ping=True, connect_args=patience, **QUIET
        )

    async def run(self, work: Callable[[Connection], T], patience: float | None = HANGS) -> T:
        task = asyncio.create_task(self._run(work))
        done, _ = await asyncio.wait([task], timeout=patience)
        if not done:
            task.cancel()  # and not waited for: what hangs may hang when it is told to stop
            task.add_done_callback(_forgotten)
            raise TimeoutError
        return task.result()

    async def _run(self, work: Callable[[Connection], T]) -> T:
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        await self._engine.dispose()


def _forgotten(task: "asyncio.Task[Any]") -> None:
    """Nobody waits for it any more, so nobody needs to hear how it went."""
    if not task.cancelled():
        task.exception()


def _connected(connection: Any, _: object) -> None:
    connection.isolation_level = None
    connection.text_factory = READABLE
    for pragma in PRAGMAS:
        connection.execute(pragma)


def _make_file(url: URL) -> None:
    """The file of a database, which nobody else may read; what SQLite puts beside it is alike."""
    if not url.database or url.database == ":memory:":
        return
    file = Path(url.database)
    file.parent.mkdir(parents=True, exist_ok=True)
    file.touch(PRIVATE)
    if _of_sqlite(file):
        with suppress(PermissionError):  # of somebody else, who lets us use it
            file.chmod(PRIVATE)


def _of_sqlite(file: Path) -> bool:
    """Whether the file is a database; what somebody named by mistake keeps its mode."""
    with file.open("rb") as opened:
        return opened.read(len(SIGNATURE)) == SIGNATURE


def _upgrade(connection: Connection, *, make: bool) -> None:
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql("SET LOCAL lock_timeout = 0")
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({LOCK})")
    found = _version(connection)
    if found == VERSION:
        return
    if found is None and not make:
        raise Refused("no-database")
    if found is None:
        _make(connection)
    elif found > VERSION:
        raise Refused("database-newer", found=found, known=VERSION)
    else:
        _migrate(connection)


def _make(connection: Connection) -> None:
    """A new database, at once as this version wants it."""
    schema.metadata.create_all(connection)
    connection.exec_driver_sql("CREATE TABLE alembic_version (version_num VARCHAR(32) NOT NULL)")
    connection.exec_driver_sql(f"INSERT INTO alembic_version VALUES ('{VERSION}')")


def _migrate(connection: Connection) -> None:
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
