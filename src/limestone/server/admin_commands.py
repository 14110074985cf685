"""The operator's commands on tables, people and settings: `limestone admin`."""

from pathlib import Path

import click

from limestone import cli_i18n
from limestone.server.visiting import DATABASE, visit

FOLDER = click.Path(file_okay=False, path_type=Path)


@click.group(cls=cli_i18n.Group)
def admin() -> None:
    pass


@admin.command("list")
@DATABASE
@cli_i18n.option("--phase")
def list_tables(database: str | None, phase: str | None) -> None:
    from limestone.server.live import admin

    for line in visit(database, lambda live_tables: admin.tables(live_tables, phase)):
        click.echo(line)


@admin.command()
@DATABASE
def people(database: str | None) -> None:
    from limestone.server.live import admin

    for line in visit(database, admin.people):
        click.echo(line)


@admin.command()
@DATABASE
@click.argument("code")
def close(database: str | None, code: str) -> None:
    from limestone.server.live import admin

    visit(database, lambda live_tables: admin.close(live_tables, code))
    cli_i18n.say("admin-closed", table=code)


@admin.command()
@DATABASE
@click.argument("person")
def forget(database: str | None, person: str) -> None:
    from limestone.server.live import admin

    count = visit(database, lambda live_tables: admin.forget_person(live_tables, person))
    cli_i18n.say("admin-forgotten", count=count)


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
    from limestone.server.live import recounting

    if take_out or put_back:
        code, counts = take_out or put_back or "", not take_out
        visit(database, lambda live: recounting.take_out(live, code, counts=counts))
        cli_i18n.say("admin-ruled", table=code, counts="yes" if counts else "no")
    if rebuild:
        found = visit(database, recounting.rebuild)
        cli_i18n.say("admin-rebuilt", **found._asdict())
    for line in visit(database, recounting.standings):
        click.echo(line)
