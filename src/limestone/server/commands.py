"""The operator's commands: serve, admin, backup, restore, verify."""

import asyncio
import errno
import socket
import webbrowser
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from threading import Timer
from typing import Any

import click

from limestone import cli_i18n
from limestone.rules import record
from limestone.rules.game import Refused, text_of, texts
from limestone.server.settings import Settings, own_database

DATABASES = ("sqlite:///", "sqlite+aiosqlite:///", "postgresql+asyncpg://")


def _database(_: click.Context, __: click.Parameter, url: str | None) -> str | None:
    """The URL of a database; not echoed in a refusal, as it may contain a password."""
    if url and not url.startswith(DATABASES):
        raise Refused("database-unknown")
    return url


DATABASE = cli_i18n.option("--database", envvar="LIMESTONE_DATABASE", callback=_database)
FOLDER = click.Path(file_okay=False, path_type=Path)
FILE = click.Path(exists=True, dir_okay=False, path_type=Path)


@click.command(cls=cli_i18n.Command)
@cli_i18n.option("--host", default="127.0.0.1", show_default=True)
@cli_i18n.option("--port", type=click.IntRange(1, 65535), default=8000, show_default=True)
@cli_i18n.option("--workers", type=click.IntRange(min=1), default=1, show_default=True)
@cli_i18n.option("--thinkers", type=click.IntRange(min=1), default=1, show_default=True)
@DATABASE
@cli_i18n.option("--redis", envvar="LIMESTONE_REDIS", default="")
@cli_i18n.option("--origin", "origins", multiple=True)
@cli_i18n.option("--secure", is_flag=True)
@cli_i18n.option("--proxied", is_flag=True)
@cli_i18n.option("--unlimited", is_flag=True)
@cli_i18n.option("--browser", is_flag=True)
def serve(**options: Any) -> None:
    from limestone.server import serving

    if options["workers"] > 1 and not (options["redis"] and _grown(options["database"])):
        raise Refused("workers-alone")
    if options.pop("browser"):
        options["port"] = _free(options["host"], options["port"])
        page = f"http://{options['host']}:{options['port']}/"
        cli_i18n.say("serving", page=page)
        Timer(1.0, webbrowser.open, [page]).start()
    host, port, workers = options.pop("host"), options.pop("port"), options.pop("workers")
    if _free(host, port) != port:
        raise Refused("port-taken", host=host, port=str(port))
    settings = _settings(options)
    with _opened():
        serving.migrate(settings.database)
    serving.run(settings, host, port, workers)


@click.group(cls=cli_i18n.Group)
def admin() -> None:
    pass


@admin.command("list")
@DATABASE
@cli_i18n.option("--phase")
def list_tables(database: str | None, phase: str | None) -> None:
    from limestone.server.live import admin

    for line in _run(database, lambda live_tables: admin.tables(live_tables, phase)):
        click.echo(line)


@admin.command()
@DATABASE
def people(database: str | None) -> None:
    from limestone.server.live import admin

    for line in _run(database, admin.people):
        click.echo(line)


@admin.command()
@DATABASE
@click.argument("code")
def close(database: str | None, code: str) -> None:
    from limestone.server.live import admin

    _run(database, lambda live_tables: admin.close(live_tables, code))
    cli_i18n.say("admin-closed", table=code)


@admin.command()
@DATABASE
@click.argument("person")
def forget(database: str | None, person: str) -> None:
    from limestone.server.live import admin

    count = _run(database, lambda live_tables: admin.forget_person(live_tables, person))
    cli_i18n.say("admin-forgotten", count=count)


@admin.command()
@DATABASE
@click.argument("folder", type=FOLDER)
@cli_i18n.option("--running", is_flag=True)
def export(database: str | None, folder: Path, running: bool) -> None:
    from limestone.server.live import admin

    count = _run(database, lambda live_tables: admin.export(live_tables, folder, running))
    cli_i18n.say("simulated", games=count, folder=str(folder))


@admin.command()
@DATABASE
@cli_i18n.option("--rebuild", is_flag=True)
@cli_i18n.option("--take-out", metavar="CODE")
@cli_i18n.option("--put-back", metavar="CODE")
def ratings(
    database: str | None, rebuild: bool, take_out: str | None, put_back: str | None
) -> None:
    from limestone.server.live import recounting

    if take_out or put_back:
        code, counts = take_out or put_back or "", not take_out
        _run(database, lambda live: recounting.take_out(live, code, counts=counts))
        cli_i18n.say("admin-ruled", table=code, counts="yes" if counts else "no")
    if rebuild:
        found = _run(database, recounting.rebuild)
        cli_i18n.say("admin-rebuilt", **found._asdict())
    for line in _run(database, recounting.standings):
        click.echo(line)


@click.command(cls=cli_i18n.Command)
@DATABASE
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
def backup(database: str | None, file: Path) -> None:
    from limestone.server.store import backups

    rows = _run(database, lambda live_tables: backups.back_up(live_tables.store.engines, file))
    cli_i18n.say("backed-up", rows=rows, file=str(file))


@click.command(cls=cli_i18n.Command)
@DATABASE
@click.argument("file", type=FILE)
def restore(database: str | None, file: Path) -> None:
    from limestone.server.live import admin

    done = _run(database, lambda live_tables: admin.restore(live_tables, file))
    cli_i18n.say("restored", rows=done.rows, skipped=len(done.skipped))


@click.command(cls=cli_i18n.Command)
@click.argument("files", nargs=-1, required=True, type=click.Path(path_type=Path))
@cli_i18n.option("--material", type=click.Path(exists=True, path_type=Path))
@cli_i18n.option("--commitment", default="")
@cli_i18n.option("--salt", default="")
def verify(files: tuple[Path, ...], material: Path | None, commitment: str, salt: str) -> int:
    failed = 0
    for file in files:
        try:
            _verify(file, material, (commitment, salt))
        except Refused as refused:
            failed = 1
            click.echo(cli_i18n.voice().refusal(refused.at(file=str(file))), err=True)
    return failed


def _verify(file: Path, material: Path | None, noted: tuple[str, str]) -> None:
    """Say what a record proves, and what it does not."""
    from limestone.server.table import fair_deals

    played = record.read(text_of(file))
    given = played.game.material(texts(material), material.stem) if material else None
    proof = fair_deals.verify(played, given, fair_deals.Known(*noted))
    cli_i18n.say("verified", file=str(file), deals=proof.deals)
    if proof.scheme == fair_deals.OLD:
        cli_i18n.say("verified-old")
    elif not proof.salted:
        cli_i18n.say("verified-unsalted")
    else:
        names = [played.header.players.get(seat, str(seat)) for seat in proof.salted]
        cli_i18n.say("verified-salted", names=", ".join(names), count=len(names))
    if proof.withheld:
        cli_i18n.say("verified-withheld", count=proof.withheld)
    if any(noted):
        cli_i18n.say("verified-noted")


def _free(host: str, port: int) -> int:
    """That port, or any other if somebody listens there."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                raise Refused("unknown-address", host=host) from None
            probe.bind((host, 0))
        return int(probe.getsockname()[1])


def _settings(options: dict[str, Any]) -> Settings:
    if options.pop("unlimited"):
        options["rates"] = {}
    options["database"] = options["database"] or own_database()
    options["origins"] = tuple(options["origins"])
    return Settings(**options)


def _grown(database: str | None) -> bool:
    return bool(database) and not str(database).startswith("sqlite")


def _run(database: str | None, work: Callable[[Any], Coroutine[Any, Any, Any]]) -> Any:
    """Run a coroutine function with the tables of a database, then close it."""
    with _opened():
        return asyncio.run(_visit(database or own_database(), work))


@contextmanager
def _opened() -> Iterator[None]:
    """A database that cannot be used is a sentence."""
    from sqlalchemy.exc import DatabaseError, OperationalError

    try:
        yield
    except BrokenPipeError:
        raise
    except (OperationalError, ConnectionError, TimeoutError):
        raise Refused("database-away") from None
    except DatabaseError:
        raise Refused("database-damaged") from None


async def _visit(database: str, work: Callable[[Any], Coroutine[Any, Any, Any]]) -> Any:
    async with _live_tables(database) as live_tables:
        return await work(live_tables)


@asynccontextmanager
async def _live_tables(database: str) -> AsyncIterator[Any]:
    from limestone.server.live.bot_workers import BotWorkers
    from limestone.server.live.live_tables import LiveTables
    from limestone.server.live.news import NoNews
    from limestone.server.store.database import Engines
    from limestone.server.store.log import Store

    engines = Engines(database)
    await engines.migrate()
    live_tables = LiveTables(Store(engines), NoNews(), BotWorkers())
    try:
        yield live_tables
    finally:
        await live_tables.close()
        await engines.close()
