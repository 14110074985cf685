"""The operator's commands: serve, admin, backup, restore, verify."""

import asyncio
import webbrowser
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from threading import Timer
from typing import Any

import click

from limestone.rules import record
from limestone.rules.game import Refused, text_of, texts
from limestone.server.settings import Settings, own_database

DATABASE = click.option("--database", envvar="LIMESTONE_DATABASE", help="Where games are kept.")


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="Address to listen on.")
@click.option("--port", default=8000, show_default=True, help="Port to listen on.")
@click.option("--workers", default=1, show_default=True, help="Server processes.")
@click.option("--thinkers", default=1, show_default=True, help="Bot processes of each of them.")
@DATABASE
@click.option("--redis", envvar="LIMESTONE_REDIS", default="", help="News between processes.")
@click.option("--origin", "origins", multiple=True, help="Another page that may use the API.")
@click.option("--secure", is_flag=True, help="Cookies only over HTTPS.")
@click.option("--proxied", is_flag=True, help="Believe X-Forwarded-For.")
@click.option("--unlimited", is_flag=True, help="No rate limits: for tests and load.")
@click.option("--browser", is_flag=True, help="Open the page in a browser.")
def serve(**options: Any) -> None:
    """Run the table server."""
    from limestone.server import serving

    if options["workers"] > 1 and not (options["redis"] and _grown(options["database"])):
        raise click.UsageError("several workers need --database postgresql+asyncpg://… and --redis")
    if options.pop("browser"):
        page = f"http://{options['host']}:{options['port']}/"
        Timer(1.0, webbrowser.open, [page]).start()
    host, port, workers = options.pop("host"), options.pop("port"), options.pop("workers")
    serving.run(_settings(options), host, port, workers)


@click.group()
def admin() -> None:
    """Look after the tables and people of a server, also while it runs."""


@admin.command("list")
@DATABASE
@click.option("--phase", help="Only tables in this phase: waiting, playing, over.")
def list_tables(database: str | None, phase: str | None) -> None:
    """List the tables."""
    from limestone.server import operating

    for line in _run(database, lambda house: operating.tables(house, phase)):
        click.echo(line)


@admin.command()
@DATABASE
def people(database: str | None) -> None:
    """List the people."""
    from limestone.server import operating

    for line in _run(database, operating.people):
        click.echo(line)


@admin.command()
@DATABASE
@click.argument("code")
def close(database: str | None, code: str) -> None:
    """End a game without a result."""
    from limestone.server import operating

    _run(database, lambda house: operating.close(house, code))
    click.echo(f"{code} is closed")


@admin.command()
@DATABASE
@click.argument("person")
def forget(database: str | None, person: str) -> None:
    """Delete the data of a person, named by login or id."""
    from limestone.server import operating

    count = _run(database, lambda house: operating.forget_person(house, person))
    click.echo(f"forgotten, at {count} tables")


@admin.command()
@DATABASE
@click.argument("folder", type=click.Path(file_okay=False, path_type=Path))
@click.option("--running", is_flag=True, help="Games that are not over too, with their secrets.")
def export(database: str | None, folder: Path, running: bool) -> None:
    """Write the record of every game to a folder."""
    from limestone.server import operating

    count = _run(database, lambda house: operating.export(house, folder, running))
    click.echo(f"{count} games")


@click.command()
@DATABASE
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
def backup(database: str | None, file: Path) -> None:
    """Write everything the server keeps to one file, also while it runs."""
    from limestone.server import backups

    click.echo(f"{_run(database, lambda house: backups.back_up(house.store.engines, file))} rows")


@click.command()
@DATABASE
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
def restore(database: str | None, file: Path) -> None:
    """Put back what is missing from a backup, also while the server runs."""
    from limestone.server import backups

    done = _run(database, lambda house: backups.restore(house.store.engines, file))
    click.echo(f"{done.rows} rows; {len(done.skipped)} tables had gone another way")


@click.command()
@click.argument("files", nargs=-1, required=True, type=click.Path(path_type=Path))
@click.option("--material", type=click.Path(exists=True, path_type=Path), help="Deck or data.")
def verify(files: tuple[Path, ...], material: Path | None) -> None:
    """Prove that every deal of a record followed from its seed and salts."""
    failed = False
    for file in files:
        try:
            click.echo(f"{file}: {_verified(file, material)} deals proved")
        except Refused as refused:
            failed = True
            click.echo(f"{file}: {refused}", err=True)
    if failed:
        raise SystemExit(1)


def _verified(file: Path, material: Path | None) -> int:
    from limestone.server import fair

    played = record.read(text_of(file))
    given = played.game.material(texts(material), material.stem) if material else None
    return fair.verify(played, given)


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
    try:
        return asyncio.run(_visit(database or own_database(), work))
    except Refused as refused:
        raise click.ClickException(str(refused)) from None


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
