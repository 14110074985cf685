"""A database that is visited from the command line: opened, worked with, closed."""

import asyncio
import errno
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager
from socket import gaierror
from typing import Any

import click

from limestone import cli_i18n
from limestone.rules.game import Refused
from limestone.server.settings import own_database

DATABASES = ("sqlite:///", "sqlite+aiosqlite:///", "postgresql+asyncpg://")

FULL = (errno.ENOSPC, errno.EDQUOT)
FULL_FILE = ("SQLITE_FULL", "SQLITE_IOERR_SHMSIZE", "SQLITE_IOERR_WRITE")

Work = Callable[[Any], Coroutine[Any, Any, Any]]


def _database(context: click.Context, option: click.Parameter, url: str | None) -> str | None:
    """The URL of a database; not echoed in a refusal, as it may contain a password."""
    if url and not _is_address(url):
        raise placed(Refused("database-unknown"), context, option)
    return url


def _is_address(url: str) -> bool:
    from sqlalchemy.engine import make_url
    from sqlalchemy.exc import ArgumentError

    try:
        make_url(url)
    except (ArgumentError, ValueError):
        return False
    return url.startswith(DATABASES)


def placed(refused: Refused, context: click.Context, option: click.Parameter) -> Refused:
    """The same refusal, with the variable of the environment in which the value stands."""
    source = context.get_parameter_source(option.name or "")
    if source is click.core.ParameterSource.ENVIRONMENT:
        return refused.at(key=str(option.envvar))
    return refused


DATABASE = cli_i18n.option("--database", envvar="LIMESTONE_DATABASE", callback=_database)


def visit(database: str | None, work: Work, *, make: bool = False) -> Any:
    """What a coroutine function makes of the tables of a database.

    Only with `make` is a database made where there is none: elsewhere it is a wrong address.
    """
    with opened():
        return asyncio.run(_visit(database or own_database(), work, make=make))


@contextmanager
def opened() -> Iterator[None]:
    """A database that cannot be used is a sentence."""
    from sqlalchemy.exc import DatabaseError, DBAPIError, OperationalError

    try:
        yield
    except BrokenPipeError:
        raise
    except gaierror:
        raise Refused("database-nowhere") from None
    except ConnectionRefusedError:
        raise Refused("database-refuses") from None
    except (OperationalError, OSError, TimeoutError) as error:
        if _lacks_room(error):
            raise Refused("database-full") from None
        raise Refused("database-away") from None
    except DatabaseError:
        raise Refused("database-damaged") from None
    except DBAPIError:  # PostgreSQL has no such database, or does not let us in
        raise Refused("database-unwelcome") from None


def _lacks_room(error: Exception) -> bool:
    """Whether the disk of the database is full, as the system or SQLite says it."""
    said = getattr(getattr(error, "orig", None), "sqlite_errorname", "")
    return getattr(error, "errno", None) in FULL or said in FULL_FILE


async def _visit(database: str, work: Work, *, make: bool) -> Any:
    async with _live_tables(database, make=make) as live_tables:
        return await work(live_tables)


@asynccontextmanager
async def _live_tables(database: str, *, make: bool) -> AsyncIterator[Any]:
    from limestone.server.live.bot_workers import BotWorkers
    from limestone.server.live.live_tables import LiveTables
    from limestone.server.live.news import NoNews
    from limestone.server.store.database import Engines
    from limestone.server.store.log import Store

    engines = Engines(database, make=make)
    live_tables = LiveTables(Store(engines), NoNews(), BotWorkers())
    live_tables.chores.patience = None  # nothing goes on when a command has ended
    try:
        await engines.migrate(make=make)
        yield live_tables
    finally:
        await live_tables.close()
        await engines.close()
