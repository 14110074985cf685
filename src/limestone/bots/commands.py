"""The command that lets bots play against each other."""

from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from os import cpu_count
from pathlib import Path

import click

from limestone.bots.bot import LEVELS
from limestone.bots.seated import Seated
from limestone.rules.game import choose, options
from limestone.search.arena import Match, Result, Standing, run, standing

LEVEL = click.Choice(LEVELS["limes"])


@click.command()
@click.argument("game", type=click.Choice(list(LEVELS)))
@click.argument("first", type=LEVEL)
@click.argument("second", type=LEVEL)
@click.option("--games", default=100, show_default=True, help="How many games to play.")
@click.option("--seats", default=2, show_default=True, help="Players at the table.")
@click.option("--seed", default="arena", show_default=True, help="Another seed, other deals.")
@click.option("--variant", "variants", multiple=True, help="A variant to play with.")
@click.option("--file", type=click.Path(path_type=Path), help="Where results are kept.")
@click.option("--jobs", default=cpu_count, help="Processes; by default one for each core.")
@click.option("--dask", metavar="ADDRESS", help="A Dask cluster, such as tcp://host:8786.")
def arena(  # noqa: PLR0913 - one parameter for each option of the command
    game: str,
    first: str,
    second: str,
    games: int,
    seats: int,
    seed: str,
    variants: tuple[str, ...],
    file: Path | None,
    jobs: int,
    dask: str | None,
) -> None:
    """Let FIRST play GAME against a table of SECOND: paired deals, rotated seats.

    Results are kept as they come: the same command goes on where it was stopped.
    """
    match = Match(
        game,
        options(choose(game), variants),
        seats,
        (first, second),
        (Seated(game, first), Seated(game, second)),
        seed,
    )
    kept = file or Path("-".join(("arena", game, first, second, str(seats), seed)) + ".jsonl")
    whole = -(-games // seats) * seats  # every deal from every seat
    with (
        workers(jobs, dask) as executor,
        click.progressbar(length=whole, label=f"{first} against {second}") as bar,
    ):

        def progress(result: Result) -> None:
            bar.update(1)

        results = run(match, whole, kept, executor, progress)
    click.echo(told(standing(results, seats)))


def told(found: Standing) -> str:
    """A standing in words."""
    low, likely, high = found.elo
    return (
        f"{found.games} games: {found.share:.1%} ± {found.error:.1%} of the victories, "
        f"{found.ratio:.2f} × a fair share; Elo {likely:+.0f} ({low:+.0f} to {high:+.0f})"
    )


@contextmanager
def workers(jobs: int, dask: str | None) -> Iterator[Executor]:
    """Processes of this machine, or a cluster that is already there."""
    if not dask:
        with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as executor:
            yield executor
        return
    try:
        from distributed import Client
    except ImportError:
        raise click.UsageError("--dask needs: pip install 'limestone[dask]'") from None
    with Client(dask) as client:
        yield client.get_executor(retries=3, pure=False)
