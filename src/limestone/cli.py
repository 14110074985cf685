"""The command line. Everything heavy is imported late, so that `limestone --help` is quick."""

import os
import secrets
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from limestone import __version__, cli_i18n
from limestone.cli_arguments import (
    Played,
    Setup,
    acquainted,
    material_given,
    material_options,
    moment_options,
    played,
    setup,
    warn,
)
from limestone.i18n import LANGUAGES, Speech, language
from limestone.rules.game import GAMES, Refused, choose, own_material, texts, writing
from limestone.terminal.plain import write_plainly

if TYPE_CHECKING:
    from datetime import datetime

# Refusals of how the program was called, not of what a file holds.
USAGE = {
    "seats-out-of-range",
    "too-many-bots",
    "unknown-variant",
    "options-exclude",
    "unknown-level",
    "unknown-bot",
    "no-such-step",
    "bot-broken",
    "check-own",
    "unreadable",
    "unwritable",
    "wrong-material",
    "unknown-puzzle",
    "workers-alone",
    "dask-missing",
    "dask-away",
    "arena-other-match",
    "port-taken",
    "unknown-address",
    "port-forbidden",
    "no-database",
    "redis-unknown",
    "unfit-origin",
    "file-exists",
    "served-already",
}

FIRST = next(iter(GAMES))


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command line; every failure is a sentence and an exit code."""
    write_plainly()
    words = list(sys.argv[1:] if arguments is None else arguments)
    cli_i18n.speech.set(Speech(_asked(words) or language()))
    sys.exit(run(words))


def run(words: Sequence[str]) -> int:
    """Exit code 0, 1 for what a file or record says, 2 for how the command was called."""
    speech = cli_i18n.voice()
    try:
        left = limestone.main(list(words), prog_name="limestone", standalone_mode=False)
        return left if isinstance(left, int) else 0
    except Refused as refused:
        cli_i18n.tell(speech.refusal(refused), err=True)
        return 2 if refused.code in USAGE else 1
    except (click.Abort, KeyboardInterrupt):
        click.echo(speech.say("stopped"), err=True)
        return 130
    except click.ClickException as error:
        click.echo(cli_i18n.complaint(error), err=True)
        return 2
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0


LATER = {
    name: f"limestone.server.commands:{name}" for name in ("serve", "verify", "backup", "restore")
} | {
    "admin": "limestone.server.admin_commands:admin",
    "arena": "limestone.bots.commands:arena",
    "check-bot": "limestone.bots.check_command:check_bot",
    "puzzles": "limestone.study.commands:puzzles",
}


@click.group(cls=cli_i18n.Group, later=LATER, invoke_without_command=True)
@cli_i18n.option("--lang", type=click.Choice(LANGUAGES))
@click.version_option(__version__, cls=cli_i18n.Option, message="limestone %(version)s")
@click.pass_context
def limestone(context: click.Context, lang: str | None) -> None:
    if context.invoked_subcommand is None:
        from limestone.server.commands import serve

        context.invoke(serve, browser=True)


@limestone.command("options")
@click.argument("game", type=click.Choice(list(GAMES)))
@material_options
def list_options(game: str, **given: Any) -> None:
    from limestone.terminal.options import listed

    module = choose(game)
    known = module.variants(material_given(module, given) or own_material(module))
    cli_i18n.tell("\n".join(listed(known, cli_i18n.voice())))


@limestone.command()
@setup
@cli_i18n.option("--seed")
@cli_i18n.option("--bots", multiple=True)
@cli_i18n.option("--resume", type=click.Path(exists=True, dir_okay=False, path_type=Path))
def play(asked: Setup, seed: str | None, bots: Sequence[str], resume: Path | None) -> int:
    from limestone.rules.referee import Referee, seeded
    from limestone.terminal.table import Left, Table, resumed, saves

    deals = seeded(seed or secrets.token_hex(16))
    if resume:
        referee = resumed(resume, deals, asked.options.material)
    else:
        seats = asked.seats or max(asked.game.seats[0], len(bots) + 1)
        referee = Referee.begin(asked.game, seats, asked.options, deals)
    table = Table(referee, cli_i18n.voice(), saves(asked.game.name))
    table.material = asked.options.material
    table.seat_bots(bots)
    table.tell_options()
    try:
        table.run()
    except Left as left:
        cli_i18n.say("left" if table.kept else "left-unplayed", file=str(table.saved))
        return left.code
    return 0


@limestone.command()
@setup
@cli_i18n.option("--games", type=click.IntRange(min=1), default=1, show_default=True)
@cli_i18n.option("--seed", default="0", show_default=True)
@cli_i18n.option("--out", type=click.Path(file_okay=False, path_type=Path), required=True)
@click.option("--bots", "players", default="", cls=cli_i18n.Option)
@cli_i18n.option("--jobs", type=click.IntRange(min=1), default=1, show_default=True)
def simulate(asked: Setup, players: str, **rest: Any) -> None:
    from limestone.terminal.simulation import Simulation

    games, out = rest["games"], rest["out"]
    names = tuple(players.split(",")) if players else ()
    seats = asked.seats or max(asked.game.seats[0], len(names))
    if len(names) > seats:
        raise Refused("too-many-bots", bots=len(names), seats=seats)
    simulation = Simulation(asked.game, seats, asked.options, rest["seed"], names)
    with click.progressbar(length=games, file=sys.stderr, label=asked.game.name) as bar:
        played = []
        for one in simulation.run(games, out, rest["jobs"]):
            played.append(one)
            bar.update(1)
    cli_i18n.say("simulated", games=games, folder=str(out))
    if names:
        from limestone.bots.commands import tell_faults

        tell_faults(simulation.label, sorted(played))


@limestone.command()
@played
@moment_options
def replay(asked: Played, step: int | None, json: bool) -> None:
    from limestone.rules.record import line
    from limestone.terminal import data
    from limestone.terminal.table import art, events

    speech = acquainted(asked)
    referee = asked.replayed(step)
    if json:
        for written in data.steps(referee):
            click.echo(written)
        return
    for number, taken in enumerate(referee.steps):
        click.echo(f"{number + 1:>4}  {line(taken.moves)}")
        for event in events(referee, None, range(number, number + 1)):
            cli_i18n.tell(f"      {speech.event(event)}")
    if said := art(referee.game.name).count(referee.game.view(referee.state, None), speech):
        cli_i18n.tell(said)
    if not referee.over:
        cli_i18n.say("replay-unfinished", steps=referee.at.number)


@limestone.command()
@played
@moment_options
def legal(asked: Played, step: int | None, json: bool) -> None:
    from limestone.terminal import data

    referee = asked.replayed(step)
    if json:
        click.echo(data.moves(referee))
        return
    for seat in referee.game.actors(referee.state):
        if seat >= 0:
            for move in referee.game.legal(referee.state, seat):
                click.echo(f"{seat} {referee.game.write(move)}")


@limestone.command()
@played
@moment_options
def show(asked: Played, step: int | None, json: bool) -> None:
    from limestone.terminal import data
    from limestone.terminal.screen import console
    from limestone.terminal.table import art, picture

    referee = asked.replayed(step)
    if json:
        click.echo(data.moment(referee))
        return
    speech, screen = acquainted(asked), console()
    view = referee.game.view(referee.state, None)
    screen.print(picture(referee.game.name, view, speech, screen))
    if said := art(referee.game.name).count(view, speech):
        screen.print(said, markup=False)


@limestone.command()
@played
@cli_i18n.option("--seat", type=click.IntRange(min=0))
@cli_i18n.option("--effort", type=cli_i18n.Number(0.1, 10), default=1.0, show_default=True)
@cli_i18n.option("--json", is_flag=True)
def review(asked: Played, seat: int | None, effort: float, json: bool) -> None:
    from limestone.study.course import course
    from limestone.study.review import looking
    from limestone.terminal.review import as_json, found, tell

    try:
        at = looking(course(asked.record, asked.material), seat, effort)
    except Refused as refused:
        raise refused.at(file=asked.file.name) from None
    speech = acquainted(asked)
    got = found(at, speech)
    if json:
        click.echo(as_json(at, got))
    else:
        tell(at, got, speech)


@limestone.command()
@cli_i18n.option("--date", type=click.DateTime(["%Y-%m-%d"]))
@cli_i18n.option("--json", is_flag=True)
def daily(date: "datetime | None", json: bool) -> int:
    from limestone.terminal.daily import as_json, result, table, today
    from limestone.terminal.table import Left

    day, speech = date.date() if date else today(), cli_i18n.voice()
    if json:
        click.echo(as_json(day, speech))
        return 0
    played = table(day, speech)
    try:
        played.run()
        click.echo(result(day, played.referee, speech))
    except Left as left:
        cli_i18n.say("daily-left")
        return left.code
    return 0


@limestone.command()
@click.argument("game", type=click.Choice(list(GAMES)), default=FIRST)
@cli_i18n.option("--name")
def puzzle(game: str, name: str | None) -> None:
    from datetime import UTC, datetime

    from limestone.study.puzzle import of_day
    from limestone.study.puzzle import puzzle as named
    from limestone.terminal.puzzle import Solving

    found = named(name) if name else of_day(game, datetime.now(UTC).date())
    if not found:
        raise Refused("no-puzzles")
    Solving(found, cli_i18n.voice()).run()


@limestone.group()
def decks() -> None:
    pass


@decks.command("check")
@click.argument("file", type=click.Path(exists=True, path_type=Path))
@click.option("--game", type=click.Choice(list(GAMES)), default=FIRST, cls=cli_i18n.Option)
def check(file: Path, game: str) -> None:
    material = choose(game).material(texts(file), file.stem)
    warn(material, file)
    cli_i18n.say("deck-good", file=file.name, digest=material.digest)


@limestone.command()
@click.argument("shell", type=click.Choice(["bash", "zsh", "fish"]), required=False)
@cli_i18n.option("--install", is_flag=True)
def completion(shell: str | None, install: bool) -> None:
    from limestone.terminal.completion import place, script

    name = shell or Path(os.environ.get("SHELL", "bash")).name
    written = script(limestone, name)
    if not install:
        click.echo(written)
        return
    file = place(name)
    with writing(file):
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(written, encoding="utf-8")
    cli_i18n.say("completion-written", file=str(file))
    if name == "zsh":
        cli_i18n.say("completion-zsh", folder=str(file.parent))


def _asked(words: Sequence[str]) -> str | None:
    """The language of --lang, before click reads the command line: even its complaints speak it."""
    for before, word in zip(["", *words], words, strict=False):
        found = word if before == "--lang" else word.removeprefix("--lang=")
        if found in LANGUAGES and (before == "--lang" or word.startswith("--lang=")):
            return found
    return None


if __name__ == "__main__":
    main()
