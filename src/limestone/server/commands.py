"""The operator's commands: serve, admin, backup, restore, verify."""

import asyncio
import errno
import socket
import webbrowser
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from threading import Timer
from typing import Any

import click

from limestone import spoken
from limestone.rules import record
from limestone.rules.game import Refused, text_of, texts
from limestone.server.settings import Settings, own_database

DATABASES = ("sqlite:///", "sqlite+aiosqlite:///", "postgresql+asyncpg://")


def _database(_: click.Context, __: click.Parameter, url: str | None) -> str | None:
    """Refused without repeating it: there may be a password in it."""
    if url and not url.startswith(DATABASES):
        raise Refused("database-unknown")
    return url


DATABASE = spoken.option("--database", envvar="LIMESTONE_DATABASE", callback=_database)
FOLDER = click.Path(file_okay=False, path_type=Path)
FILE = click.Path(exists=True, dir_okay=False, path_type=Path)


@click.command(cls=spoken.Command)
@spoken.option("--host", default="127.0.0.1", show_default=True)
@spoken.option("--port", type=click.IntRange(1, 65535), default=8000, show_default=True)
@spoken.option("--workers", type=click.IntRange(min=1), default=1, show_default=True)
@spoken.option("--thinkers", type=click.IntRange(min=1), default=1, show_default=True)
@DATABASE
@spoken.option("--redis", envvar="LIMESTONE_REDIS", default="")
@spoken.option("--origin", "origins", multiple=True)
@spoken.option("--secure", is_flag=True)
@spoken.option("--proxied", is_flag=True)
@spoken.option("--unlimited", is_flag=True)
@spoken.option("--browser", is_flag=True)
def serve(**options: Any) -> None:
    from limestone.server import serving

    if options["workers"] > 1 and not (options["redis"] and _grown(options["database"])):
        raise Refused("workers-alone")
    if options.pop("browser"):
        options["port"] = _free(options["host"], options["port"])
        page = f"http://{options['host']}:{options['port']}/"
        spoken.say("serving", page=page)
        Timer(1.0, webbrowser.open, [page]).start()
    host, port, workers = options.pop("host"), options.pop("port"), options.pop("workers")
    if _free(host, port) != port:
        raise Refused("port-taken", host=host, port=str(port))
    serving.run(_settings(options), host, port, workers)


@click.group(cls=spoken.Group)
def admin() -> None:
    pass


@admin.command("list")
@DATABASE
@spoken.option("--phase")
def list_tables(database: str | None, phase: str | None) -> None:
    from limestone.server import operating

    for line in _run(database, lambda house: operating.tables(house, phase)):
        click.echo(line)


@admin.command()
@DATABASE
def people(database: str | None) -> None:
    from limestone.server import operating

    for line in _run(database, operating.people):
        click.echo(line)


@admin.command()
@DATABASE
@click.argument("code")
def close(database: str | None, code: str) -> None:
    from limestone.server import operating

    _run(database, lambda house: operating.close(house, code))
    spoken.say("admin-closed", table=code)


@admin.command()
@DATABASE
@click.argument("person")
def forget(database: str | None, person: str) -> None:
    from limestone.server import operating

    count = _run(database, lambda house: operating.forget_person(house, person))
    spoken.say("admin-forgotten", count=count)


@admin.command()
@DATABASE
@click.argument("folder", type=FOLDER)
@spoken.option("--running", is_flag=True)
def export(database: str | None, folder: Path, running: bool) -> None:
    from limestone.server import operating

    count = _run(database, lambda house: operating.export(house, folder, running))
    spoken.say("simulated", games=count, folder=str(folder))


@click.command(cls=spoken.Command)
@DATABASE
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
def backup(database: str | None, file: Path) -> None:
    from limestone.server import backups

    rows = _run(database, lambda house: backups.back_up(house.store.engines, file))
    spoken.say("backed-up", rows=rows, file=str(file))


@click.command(cls=spoken.Command)
@DATABASE
@click.argument("file", type=FILE)
def restore(database: str | None, file: Path) -> None:
    from limestone.server import backups

    done = _run(database, lambda house: backups.restore(house.store.engines, file))
    spoken.say("restored", rows=done.rows, skipped=len(done.skipped))


@click.command(cls=spoken.Command)
@click.argument("files", nargs=-1, required=True, type=click.Path(path_type=Path))
@spoken.option("--material", type=click.Path(exists=True, path_type=Path))
def verify(files: tuple[Path, ...], material: Path | None) -> int:
    failed = 0
    for file in files:
        try:
            spoken.say("verified", file=str(file), deals=_verified(file, material))
        except Refused as refused:
            failed = 1
            click.echo(spoken.voice().refusal(refused.at(file=str(file))), err=True)
    return failed


def _verified(file: Path, material: Path | None) -> int:
    from limestone.server import fair

    played = record.read(text_of(file))
    given = played.game.material(texts(material), material.stem) if material else None
    return fair.verify(played, given)


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
    """Do something with the house of a database, and leave it again."""
    return asyncio.run(_visit(database or own_database(), work))


async def _visit(database: str, work: Callable[[Any], Coroutine[Any, Any, Any]]) -> Any:
    async with _house(database) as house:
        return await work(house)


@asynccontextmanager
async def _house(database: str) -> AsyncIterator[Any]:
    from limestone.server.database import Engines
    from limestone.server.house import House
    from limestone.server.live import Alone
    from limestone.server.minds import Minds
    from limestone.server.store import Store

    engines = Engines(database)
    await engines.migrate()
    house = House(Store(engines), Alone(), Minds())
    try:
        yield house
    finally:
        await house.close()
        await engines.close()
