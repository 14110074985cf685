"""The operator's commands on tables, people and settings: `limestone admin`."""

from collections.abc import Iterable
from datetime import UTC, datetime
from pathlib import Path

import click

from limestone import cli_i18n
from limestone.rules.game import Refused
from limestone.server.visiting import DATABASE, visit

PHASES = ("waiting", "playing", "over", "frozen")  # of tables
FOLDER = click.Path(file_okay=False, path_type=Path)


@click.group(cls=cli_i18n.Group)
def admin() -> None:
    pass


@admin.command("list")
@DATABASE
@cli_i18n.option("--phase", type=click.Choice(PHASES))
def list_tables(database: str | None, phase: str | None) -> None:
    from limestone.server.live import admin

    _listed(visit(database, lambda live_tables: admin.tables(live_tables, phase)))


@admin.command()
@DATABASE
def people(database: str | None) -> None:
    from limestone.server.live import admin

    _listed(visit(database, admin.people))


def _measuring(name: str, whom: str, said: str, measure: str = "") -> None:
    """A command that carries out one measure, and says what it was done to."""
    argument = "person" if whom == "person" else "code"

    @admin.command(name)
    @DATABASE
    @click.argument(argument)
    def command(database: str | None, **given: str) -> None:
        _measure(database, measure or name, given[argument])
        cli_i18n.say(said, **{whom: given[argument]})


_measuring("close", "table", "admin-closed")
_measuring("hide", "table", "admin-hidden")
_measuring("show", "table", "admin-shown")
_measuring("end", "night", "admin-ended")
_measuring("ban", "person", "admin-banned")
_measuring("unban", "person", "admin-unbanned")


@admin.command()
@DATABASE
@click.argument("person")
@click.argument("name")
def rename(database: str | None, person: str, name: str) -> None:
    _measure(database, "rename", person, name)
    cli_i18n.say("admin-renamed", person=person, name=name)


_measuring("forget", "person", "admin-forgotten", measure="delete")


@admin.command()
@DATABASE
@click.argument("person")
def grant(database: str | None, person: str) -> None:
    from limestone.server.live import measures

    visit(database, lambda live_tables: measures.grant(live_tables, person, granted=True))
    cli_i18n.say("admin-granted", person=person)


@admin.command()
@DATABASE
@click.argument("person")
def revoke(database: str | None, person: str) -> None:
    from limestone.server.live import measures

    visit(database, lambda live_tables: measures.grant(live_tables, person, granted=False))
    cli_i18n.say("admin-revoked", person=person)


@admin.command()
@DATABASE
def events(database: str | None) -> None:
    from limestone.server.live import admin_views

    found = visit(database, lambda live_tables: admin_views.events(live_tables.store, 0))
    _listed(
        f"{one.code}  {one.phase:8} {one.players:3}  {_day(one.starts)}  {one.name}"
        for one in found
    )


@admin.command()
@DATABASE
@cli_i18n.option("--settle", metavar="ID")
def reports(database: str | None, settle: str | None) -> None:
    from limestone.server.live import admin_views

    if settle:
        _measure(database, "settle", settle)
    found = visit(database, lambda live_tables: admin_views.filed(live_tables.store))
    _listed(
        f"{one.id}  {_day(one.at)}  {one.reason:8} {one.code}"
        f"  {one.name} ({one.person}) <- {one.by}"
        for one in found
    )


@admin.command("log")
@DATABASE
@cli_i18n.option("--page", type=click.IntRange(0, 10_000), default=0, show_default=True)
def measures_done(database: str | None, page: int) -> None:
    from limestone.server.live import admin_views

    def line(one: admin_views.MeasureShown) -> str:
        value = one.value.replace("\n", " ")
        said = f"{_day(one.at)}  {one.who or '-':20} {one.measure:9} {one.whom}"
        return f"{said} = {value}" if value else said

    _listed(map(line, visit(database, lambda live: admin_views.done(live.store, page))))


@admin.command("load")
@DATABASE
def load_of(database: str | None) -> None:
    from limestone.server.live import admin_views

    found = visit(database, admin_views.load)
    for kinds in (found.phases, found.people):
        click.echo("  ".join(f"{kind} {count}" for kind, count in sorted(kinds.items())))


@admin.command()
@DATABASE
@click.argument("name", required=False)
@click.argument("value", required=False)
def settings(database: str | None, name: str | None, value: str | None) -> None:
    from limestone.server.edge.rate_limits import RATES
    from limestone.server.live import settings_text

    rate = name.removeprefix(settings_text.RATE) if name else ""
    if name and rate != name and rate not in RATES:
        raise Refused("no-such-setting", name=name)
    if name and value is not None:
        visit(database, lambda live_tables: settings_text.change(live_tables, name, value))
    asked = name if value is None else None
    found = visit(database, lambda live_tables: settings_text.lines(live_tables, asked))
    for line in found or [f"{name} = {RATES[rate].burst},{RATES[rate].second}"]:
        click.echo(line)


@admin.command()
@DATABASE
@cli_i18n.option("--days", type=click.IntRange(1, 36_500), required=True)
@cli_i18n.option("--dry-run", is_flag=True)
def retention(database: str | None, days: int, dry_run: bool) -> None:
    from limestone.server.live import measures, retention

    work = retention.due if dry_run else measures.clear
    games = visit(database, lambda live_tables: work(live_tables, days))
    cli_i18n.say("admin-due" if dry_run else "admin-deleted", games=games)


@admin.command()
@DATABASE
@click.argument("folder", type=FOLDER)
@cli_i18n.option("--running", is_flag=True)
def export(database: str | None, folder: Path, running: bool) -> None:
    from limestone.server.live import admin

    count = visit(database, lambda live_tables: admin.export(live_tables, folder, running))
    cli_i18n.say("simulated", games=count, folder=str(folder))


@admin.command()
@DATABASE
@cli_i18n.option("--rebuild", is_flag=True)
@cli_i18n.option("--take-out", metavar="CODE")
@cli_i18n.option("--put-back", metavar="CODE")
def ratings(
    database: str | None, rebuild: bool, take_out: str | None, put_back: str | None
) -> None:
    from limestone.server.live import measures, recounting

    if take_out or put_back:
        code, counts = take_out or put_back or "", not take_out
        visit(database, lambda live: measures.rule(live, code, counts=counts))
        cli_i18n.say("admin-ruled", table=code, counts="yes" if counts else "no")
    if rebuild:
        found = visit(database, measures.recount)
        cli_i18n.say("admin-rebuilt", **found._asdict())
    for line in visit(database, recounting.standings):
        click.echo(line)


def _measure(database: str | None, measure: str, whom: str, name: str | None = None) -> None:
    """Carry out a measure; the log says that it was done on the command line."""
    import msgspec

    from limestone.server.live.measures import Measure, carry_out
    from limestone.server.live.nights import Nights

    try:
        given = {"measure": measure, "whom": whom} | ({} if name is None else {"name": name})
        wanted = msgspec.convert(given, Measure)
    except msgspec.ValidationError as error:
        if str(error).endswith("`$.name`"):
            raise Refused("unfit-name") from None
        raise Refused("malformed", reason=str(error)) from None
    visit(database, lambda live_tables: carry_out(Nights(live_tables), "", wanted))


def _listed(lines: Iterable[str]) -> None:
    """Print lines; on a terminal an empty list says so, and a program reads nothing."""
    found = list(lines)
    for line in found:
        click.echo(line)
    if not found:
        cli_i18n.tell(cli_i18n.voice().say("admin-nothing"), err=True)


def _day(at: int) -> str:
    return datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M")
