"""The command that lets bots play against each other."""

import sys
from collections.abc import Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from importlib import import_module
from multiprocessing import active_children
from os import cpu_count
from pathlib import Path
from socket import create_connection
from typing import Any
from urllib.parse import urlsplit

import click

from limestone import cli_i18n
from limestone.bots.seated import Seated
from limestone.rules.game import EVERY_LEVEL, GAMES, Refused, choose, level, options, seated
from limestone.search.arena import Match, Standing, run, standing
from limestone.search.workers import processes

SCHEDULER = 8786  # the port of a Dask scheduler, unless another is given
PATIENCE = 3  # seconds until a cluster has answered
LEVEL = click.Choice(EVERY_LEVEL)


@click.command(cls=cli_i18n.Command)
@click.argument("game", type=click.Choice(list(GAMES)))
@click.argument("first", type=LEVEL)
@click.argument("second", type=LEVEL)
@cli_i18n.option("--games", type=click.IntRange(min=1), default=100, show_default=True)
@cli_i18n.option("--seats", type=int, default=2, show_default=True)
@cli_i18n.option("--seed", default="arena", show_default=True)
@cli_i18n.option("--variant", multiple=True)
@cli_i18n.option("--results", type=click.Path(dir_okay=False, path_type=Path))
@cli_i18n.option("--jobs", type=click.IntRange(min=1), default=cpu_count)
@cli_i18n.option("--dask", metavar="ADDRESS")
def arena(game: str, first: str, second: str, **asked: Any) -> None:
    module = choose(game)
    seats = seated(module, asked["seats"])
    chosen = options(module, asked["variant"])
    players = (Seated(game, level(game, first)), Seated(game, level(game, second)))
    match = Match(game, chosen, seats, (first, second), players, asked["seed"])
    name = "-".join(("arena", game, first, second, str(seats), match.seed))
    whole = -(-asked["games"] // seats) * seats  # every deal from every seat
    with (
        workers(asked["jobs"], asked["dask"]) as executor,
        click.progressbar(length=whole, label=f"{first} – {second}", file=sys.stderr) as bar,
    ):
        kept = asked["results"] or Path(f"{name}.jsonl")
        results = run(match, whole, kept, executor, lambda _: bar.update(1))
    tell(standing(results, seats))


def tell(found: Standing) -> None:
    """Print a standing in words."""
    low, likely, high = (f"{elo:+.0f}" for elo in found.elo)
    cli_i18n.say(
        "arena-standing",
        games=found.games,
        share=f"{found.share:.1%}",
        error=f"{found.error:.1%}",
        ratio=f"{found.ratio:.2f}",
        elo=likely,
        low=low,
        high=high,
    )


@contextmanager
def workers(jobs: int, dask: str | None) -> Iterator[Executor]:
    """Processes of this machine, or a cluster that is already there."""
    if not dask:
        yield from _processes(jobs)
        return
    try:
        distributed: Any = import_module("distributed")
    except ImportError:
        raise Refused("dask-missing") from None
    _call(dask)
    with distributed.Client(dask) as client:
        yield client.get_executor(retries=3, pure=False)


def _call(address: str) -> None:
    """Refuse a cluster that is not there; its own client would go on trying."""
    at = urlsplit(address if "://" in address else f"tcp://{address}")
    try:
        create_connection((at.hostname or "", at.port or SCHEDULER), PATIENCE).close()
    except (OSError, ValueError):
        raise Refused("dask-away", address=address) from None


def _processes(jobs: int) -> Iterator[Executor]:
    with processes(jobs) as executor:
        try:
            yield executor
        except BaseException:
            # The pool would wait for the games in progress; the next run plays them again.
            executor.shutdown(wait=False, cancel_futures=True)
            for worker in active_children():
                worker.terminate()
            raise
