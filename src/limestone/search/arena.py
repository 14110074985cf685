"""Two players against each other: paired deals, rotated seats, error bars."""

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Executor, as_completed
from math import inf, log10, sqrt
from pathlib import Path
from random import Random
from statistics import mean, stdev
from typing import Any, NamedTuple

from limestone.rules.game import GAMES, SHORT, Dice, Options, Refused
from limestone.search.playout import Player, playout

CONFIDENT = 1.96  # standard errors on each side of a 95 % interval


class Match(NamedTuple):
    """One seat for the first player, all others for the second; each deal from every seat."""

    game: str
    options: Options
    seats: int
    names: tuple[str, str]
    players: tuple[Player, Player]
    seed: str = "arena"

    @property
    def header(self) -> dict[str, Any]:
        """What two matches must share to be the same match."""
        return {
            "game": self.game,
            "options": list(self.options.words),
            "material": self.options.material.digest[:SHORT],
            "seats": self.seats,
            "players": list(self.names),
            "seed": self.seed,
        }


class Result(NamedTuple):
    """A game by its number: the seat of the first player, who won, what everyone scored."""

    number: int
    seat: int
    winners: tuple[int, ...]
    scores: tuple[int, ...]

    @property
    def share(self) -> float:
        """The first player's share of the win."""
        return (self.seat in self.winners) / len(self.winners)


class Standing(NamedTuple):
    """The first player's share of all wins, with its error."""

    games: int
    share: float
    error: float  # half the width of the 95 % interval
    fair: float  # the share of a player as strong as the others

    @property
    def ratio(self) -> float:
        return self.share / self.fair

    @property
    def stronger(self) -> bool:
        """Whether the first player is stronger, with 95 % confidence."""
        return self.share - self.error > self.fair

    @property
    def elo(self) -> tuple[float, float, float]:
        """The difference in strength that this share implies: low, likely, high."""
        shares = (self.share - self.error, self.share, self.share + self.error)
        low, middle, high = (elo(share, self.fair) for share in shares)
        return low, middle, high


def elo(share: float, fair: float) -> float:
    """How much stronger a player with this share is than one with the fair share.

    >>> round(elo(10 / 11, 1 / 2)), round(elo(1 / 4, 1 / 4))
    (400, 0)
    """
    if not 0 < share < 1:
        return inf if share >= 1 else -inf
    return 400 * log10(share / (1 - share) * (1 - fair) / fair)


def standing(results: Sequence[Result], seats: int) -> Standing:
    """The shares of all games; games of one deal are one observation."""
    deals: dict[int, list[float]] = {}
    for result in results:
        deals.setdefault(result.number // seats, []).append(result.share)
    whole = [mean(shares) for shares in deals.values()]
    error = CONFIDENT * stdev(whole) / sqrt(len(whole)) if len(whole) > 1 else inf
    return Standing(len(results), mean(result.share for result in results), error, 1 / seats)


def play(match: Match, number: int) -> Result:
    """The game with that number: the same every time, on every machine."""
    deal, seat = divmod(number, match.seats)
    first, second = match.players
    players = [first if n == seat else second for n in range(match.seats)]

    def dice(purpose: str) -> Dice:
        return Random(f"{match.seed} {deal} {purpose}")

    game = GAMES[match.game]
    last = playout(game, match.options, players, dice)
    return Result(number, seat, game.winners(last), game.scores(last))


def run(
    match: Match,
    games: int,
    file: Path,
    executor: Executor,
    progress: Callable[[Result], None] = lambda result: None,
) -> list[Result]:
    """The results of so many games; those already in the file are not played again."""
    found = {result.number: result for result in stored(match, file)}
    missing = [number for number in range(games) if number not in found]
    with file.open("a", encoding="utf-8") as out:
        if file.stat().st_size == 0:
            _write(out, match.header)
        for result in _played(match, missing, executor):
            # If a worker is lost after it has answered, its game is played twice.
            if result.number not in found:
                found[result.number] = result
                _write(out, result._asdict())
                progress(result)
    return [found[number] for number in sorted(found) if number < games]


def _played(match: Match, numbers: Sequence[int], executor: Executor) -> Iterator[Result]:
    futures = [executor.submit(play, match, number) for number in numbers]
    for future in as_completed(futures):
        yield future.result()


def stored(match: Match, file: Path) -> Iterator[Result]:
    """The results in a file; an incomplete last line is removed."""
    if not file.exists():
        return
    lines = file.read_text(encoding="utf-8").splitlines(keepends=True)
    if lines and not lines[-1].endswith("\n"):
        file.write_text("".join(lines[:-1]), encoding="utf-8")
        del lines[-1]
    if lines and json.loads(lines[0]) != match.header:
        raise Refused("arena-other-match").at(file=str(file))
    for line in lines[1:]:
        yield _result(json.loads(line))


def _result(facts: Mapping[str, Any]) -> Result:
    winners, scores = tuple(facts["winners"]), tuple(facts["scores"])
    return Result(facts["number"], facts["seat"], winners, scores)


def _write(out: Any, facts: Mapping[str, Any]) -> None:
    out.write(json.dumps(facts) + "\n")
    out.flush()
