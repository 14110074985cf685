"""The command that lets bots play against each other."""

import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor
from contextlib import contextmanager
from datetime import timedelta
from importlib import import_module
from json import dumps
from multiprocessing import active_children
from os import cpu_count
from pathlib import Path
from socket import create_connection
from time import monotonic
from typing import Any, Protocol
from urllib.parse import urlsplit

import click

from limestone import cli_i18n
from limestone.bots.players import limit_options, limits_of, named, player
from limestone.rules.game import GAMES, Refused, Seat, choose, options, seated
from limestone.search.arena import BATCH, Goal, Match, Result, Standing, run, standing, stored
from limestone.search.workers import processes

SCHEDULER = 8786  # the port of a Dask scheduler, unless another is given
PATIENCE = 3  # seconds until a cluster has answered
MOST = 1_000_000  # games, where a match ends when enough is known


@click.command(cls=cli_i18n.Command)
@click.argument("game", type=click.Choice(list(GAMES)))
@click.argument("first")
@click.argument("second")
@cli_i18n.option("--games", type=click.IntRange(min=1))
@cli_i18n.option("--until", type=cli_i18n.Number(0.001, 0.5))
@cli_i18n.option("--decided", is_flag=True)
@cli_i18n.option("--seats", type=int, default=2, show_default=True)
@cli_i18n.option("--seed", default="arena", show_default=True)
@cli_i18n.option("--variant", multiple=True)
@cli_i18n.option("--results", type=click.Path(dir_okay=False, path_type=Path))
@cli_i18n.option("--records", type=click.Path(file_okay=False, path_type=Path))
@cli_i18n.option("--jobs", type=click.IntRange(min=1), default=cpu_count)
@cli_i18n.option("--dask", metavar="ADDRESS")
@limit_options
@cli_i18n.option("--json", is_flag=True)
def arena(game: str, first: str, second: str, **asked: Any) -> None:
    module = choose(game)
    seats = seated(module, asked["seats"])
    limits = limits_of(asked)
    players = (player(game, first, limits), player(game, second, limits))
    names = (named(first), named(second))
    chosen = options(module, asked["variant"])
    match = Match(game, chosen, seats, names, players, asked["seed"], asked["records"])
    early = asked["until"] is not None or asked["decided"]
    games = asked["games"] or (MOST if early else 100)
    whole = -(-games // seats) * seats  # every deal from every seat
    goal = Goal(whole, asked["until"] or 0, asked["decided"])
    name = "-".join(("arena", game, *names, str(seats), match.seed))
    kept = asked["results"] or Path(f"{name}.jsonl")
    with (
        _kept(match, kept),
        workers(asked["jobs"], asked["dask"]) as executor,
        _progress(match, goal, kept) as progress,
    ):
        results = run(match, goal, kept, executor, progress)
    found = standing(results, seats, goal.deals(seats) if early else 0)
    if asked["json"]:
        click.echo(dumps(as_json(match, found, results), indent=2))
    else:
        tell(found)
        tell_faults(match.name, results)


@contextmanager
def _kept(match: Match, file: Path) -> Iterator[None]:
    """Who stops a match is told what is kept of it."""
    try:
        yield
    except KeyboardInterrupt:
        games = sum(1 for _ in stored(match, file))
        cli_i18n.tell(cli_i18n.voice().say("arena-kept", games=games, file=str(file)), err=True)
        raise


@contextmanager
def _progress(match: Match, goal: Goal, file: Path) -> Iterator[Callable[[Result], None]]:
    """A bar; where a match may end early, nobody knows how far it is: its standing so far."""
    met = [one for one in stored(match, file) if one.number < goal.games]
    with click.progressbar(
        length=goal.games,
        label=" – ".join(match.names),
        file=sys.stderr,
        bar_template="%(label)s  %(info)s" if goal.early else "%(label)s  [%(bar)s]  %(info)s",
        show_percent=not goal.early,
        show_eta=False,  # it would take the games that were held for games played just now
        item_show_func=lambda said: said,
    ) as bar:
        bar.update(len(met), _so_far(match, goal, met))
        held, began = len(met), monotonic()

        def progress(result: Result) -> None:
            met.append(result)
            looked = len(met) % (BATCH * match.seats) == 0
            said = _so_far(match, goal, met) if looked else None
            if not goal.early:
                played, seconds = len(met) - held, monotonic() - began
                said = _left(goal.games - len(met), played=played, seconds=seconds)
            bar.update(1, said)

        yield progress


def _left(games: int, *, played: int, seconds: float) -> str:
    """The time for so many games, after those that were played in so many seconds.

    >>> _left(300, played=4, seconds=10)
    '0:12:30'
    """
    return str(timedelta(seconds=round(games * seconds / played)))


def _so_far(match: Match, goal: Goal, results: Sequence[Result]) -> str | None:
    """The games and the interval of a match that may end early."""
    if not goal.early or not results:
        return None
    found = standing(results, match.seats, goal.deals(match.seats))
    error = f"{found.error:.1%}"
    return cli_i18n.voice().say("arena-so-far", games=found.games, error=error)


def tell(found: Standing) -> None:
    """Print a standing in words."""
    low, likely, high = (None if one is None else f"{one:+.0f}" for one in found.elo)
    known = "both" if low and high else "least" if low else "most" if high else "none"
    cli_i18n.say(
        "arena-standing",
        games=found.games,
        share=f"{found.share:.1%}",
        least=f"{found.low:.1%}",
        most=f"{found.high:.1%}",
        ratio=f"{found.ratio:.2f}",
        known=known,
        elo=likely or "",
        low=low or "",
        high=high or "",
    )


class Played(Protocol):
    """A game with what went wrong in it."""

    @property
    def number(self) -> int: ...
    @property
    def faults(self) -> Sequence[tuple[Seat, str, str]]: ...
    @property
    def lost(self) -> Sequence[Seat]: ...


def tell_faults(name: Callable[[int, Seat], str], results: Sequence[Played]) -> None:
    """Print who lost moves and games by faults, and why the first time."""
    for one in faults(name, results):
        cli_i18n.say("arena-faults", **one)


def faults(name: Callable[[int, Seat], str], results: Sequence[Played]) -> list[dict[str, Any]]:
    """The faults of the players, by kind, with the games that they cost."""
    found: dict[tuple[str, str], dict[str, Any]] = {}
    for result in results:
        for seat, kind, reason in result.faults:
            bot = name(result.number, seat)
            one = found.setdefault(
                (bot, kind), {"bot": bot, "kind": kind, "moves": 0, "lost": 0, "reason": reason}
            )
            one["moves"] += 1
        for seat in result.lost:
            kinds = [kind for n, kind, _ in result.faults if n == seat]
            found[name(result.number, seat), kinds[-1]]["lost"] += 1
    return list(found.values())


def as_json(match: Match, found: Standing, results: Sequence[Result]) -> dict[str, Any]:
    """A standing for programs; Elo is null where no number says it."""
    low, likely, high = found.elo
    return match.header | {
        "games": found.games,
        "share": found.share,
        "low": found.low,
        "high": found.high,
        "fair": found.fair,
        "stronger": found.stronger,
        "decided": found.decided,
        "elo": {"low": low, "likely": likely, "high": high},
        "faults": faults(match.name, results),
    }


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
