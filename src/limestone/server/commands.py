"""The operator's commands: serve, backup, restore, verify."""

import errno
import re
import socket
import webbrowser
from contextlib import ExitStack
from pathlib import Path
from threading import Timer
from typing import Any

import click

from limestone import __version__, cli_i18n
from limestone.rules import record
from limestone.rules.game import Refused, installed, text_of, texts
from limestone.server.settings import Settings, own_database
from limestone.server.visiting import DATABASE, opened, placed, visit

FILE = click.Path(exists=True, dir_okay=False, path_type=Path)


def _origins(
    context: click.Context, option: click.Parameter, found: tuple[str, ...]
) -> tuple[str, ...]:
    """Pages as browsers name them: an address with no path."""
    for origin in found:
        if not re.fullmatch(r"https?://[^/?#@\s]+", origin):
            raise Refused("unfit-origin", origin=origin)
    return tuple(origin.lower() for origin in found)


def _redis(context: click.Context, option: click.Parameter, url: str) -> str:
    """The URL of a Redis; not echoed in a refusal, as it may contain a password."""
    if not url:
        return url
    # Imported late: a server without Redis starts a tenth of a second sooner.
    from redis.asyncio.connection import parse_url

    try:
        parse_url(url)
    except ValueError:
        raise placed(Refused("redis-unknown"), context, option) from None
    return url


@click.command(cls=cli_i18n.Command)
@cli_i18n.option("--host", default="127.0.0.1", show_default=True)
@cli_i18n.option("--port", type=click.IntRange(1, 65535), default=8000, show_default=True)
@cli_i18n.option("--workers", type=click.IntRange(min=1), default=1, show_default=True)
@cli_i18n.option("--thinkers", type=click.IntRange(min=1), default=1, show_default=True)
@DATABASE
@cli_i18n.option("--redis", envvar="LIMESTONE_REDIS", default="", callback=_redis)
@cli_i18n.option("--origin", "origins", multiple=True, callback=_origins)
@cli_i18n.option("--secure", is_flag=True)
@cli_i18n.option("--proxied", is_flag=True)
@cli_i18n.option("--unlimited", is_flag=True)
@cli_i18n.option("--browser", is_flag=True)
def serve(**options: Any) -> None:
    from limestone.server import serving
    from limestone.server.store.one_server import only_server

    if options["workers"] > 1 and not (options["redis"] and _grown(options["database"])):
        raise Refused("workers-alone")
    browser = options.pop("browser")
    host, wanted, workers = options.pop("host"), options.pop("port"), options.pop("workers")
    port = _free(host, wanted)
    if port != wanted and not browser:
        raise Refused("port-taken", host=host, port=str(wanted))
    settings = _settings(options)
    page = f"http://{f'[{host}]' if ':' in host else host}:{port}/"
    with ExitStack() as stack:
        with opened():
            stack.enter_context(only_server(settings.database))
            serving.migrate(settings.database)
        cli_i18n.say("serving", page=page)
        told = serving.without_password(settings.database)
        cli_i18n.say("serving-with", version=__version__, workers=workers, database=told)
        if settings.redis and not serving.answers(settings.redis):
            cli_i18n.tell(cli_i18n.voice().say("serving-without-redis"), err=True)
        _leave_out_broken_bots()
        if browser:
            Timer(1.0, webbrowser.open, [page]).start()
        serving.run(settings, host, port, workers)


def _leave_out_broken_bots() -> None:
    """Name the installed bots that cannot be loaded; the server offers them nowhere."""
    if installed():
        from limestone.server.live.installed_bots import broken, leave_out

        for refused in leave_out(broken()):
            cli_i18n.tell(cli_i18n.voice().refusal(refused), err=True)


@click.command(cls=cli_i18n.Command)
@DATABASE
@cli_i18n.option("--force", is_flag=True)
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
def backup(database: str | None, force: bool, file: Path) -> None:
    from limestone.server.store import backups

    if file.exists() and not force:
        raise Refused("file-exists").at(file=str(file))
    rows = visit(database, lambda live_tables: backups.back_up(live_tables.store.engines, file))
    cli_i18n.say("backed-up", rows=rows, file=str(file))


@click.command(cls=cli_i18n.Command)
@DATABASE
@click.argument("file", type=FILE)
def restore(database: str | None, file: Path) -> None:
    from limestone.server.live import admin
    from limestone.server.store import backups

    kept = backups.read(file)  # before a database is made for it
    done = visit(database, lambda live_tables: admin.restore(live_tables, kept), make=True)
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
    if proof.broken_off is not None:
        cli_i18n.say("verified-ended", steps=proof.broken_off)
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
            if error.errno == errno.EACCES:
                raise Refused("port-forbidden", port=str(port)) from None
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
