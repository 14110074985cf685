"""The commands around puzzles."""

import sys
from os import cpu_count
from pathlib import Path

import click

from limestone import cli_i18n
from limestone.bots.bot import prepare
from limestone.rules.game import GAMES
from limestone.search.workers import processes
from limestone.study.puzzle_making import FIRST, Making, keep, looked, made


@click.group(cls=cli_i18n.Group)
def puzzles() -> None:
    pass


@puzzles.command("make")
@click.argument("game", type=click.Choice(list(GAMES)))
@cli_i18n.option("--count", type=click.IntRange(min=1), default=100, show_default=True)
@cli_i18n.option("--seed", default=FIRST, show_default=True)
@cli_i18n.option("--file", type=click.Path(dir_okay=False, path_type=Path))
@cli_i18n.option("--jobs", type=click.IntRange(min=1), default=cpu_count)
def make(game: str, count: int, seed: str, file: Path | None, jobs: int) -> None:
    making = Making(game, seed, file or Path(f"{game}.puzzles"))
    prepare(game, lambda code: click.echo(cli_i18n.voice().say(f"bot-{code}"), err=True))
    games, found = looked(making)
    keep(making, games, found)  # before the work, in case it cannot be written
    pool = processes(jobs)
    try:
        with click.progressbar(length=count, label=game, file=sys.stderr) as bar:
            bar.update(min(count, len(found)))
            for games, now in made(making, pool):
                bar.update(len(now) - len(found))
                if len(now) > len(found):
                    keep(making, games, now)
                found = now
                if len(found) >= count:
                    break
    except KeyboardInterrupt:
        click.echo(f"\n{cli_i18n.voice().say('puzzles-kept')}", err=True)
        raise
    finally:
        pool.shutdown(cancel_futures=True)
        keep(making, games, found)
    cli_i18n.say("puzzles-made", count=len(found), games=games, file=str(making.file))
