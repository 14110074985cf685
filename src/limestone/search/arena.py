"""Two players against each other: paired deals, rotated seats, intervals that can be trusted."""

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Executor, as_completed
from dataclasses import replace
from math import log10
from pathlib import Path
from random import Random
from statistics import mean
from typing import Any, NamedTuple, Protocol, TextIO, runtime_checkable

from limestone.rules import record
from limestone.rules.game import (
    EVERY_LEVEL,
    GAMES,
    SHORT,
    Dice,
    Game,
    Options,
    Refused,
    Seat,
    text_of,
    writing,
)
from limestone.rules.record import Record, Step
from limestone.search.interval import interval
from limestone.search.playout import Player, steps

CONFIDENT = 1.96  # standard errors on each side of a 95 % interval
BATCH = 16  # deals that are begun before anybody looks whether to stop


class Faulty(Protocol):
    """A player who may lose moves, and the game, by faults of its own."""

    @property
    def faults(self) -> Sequence[tuple[Any, ...]]: ...  # each with its kind and a reason first
    @property
    def lost(self) -> bool: ...
    def __call__(self, view: Any, rng: Dice, /) -> Any: ...
    def leave(self) -> None: ...


@runtime_checkable
class Guest(Protocol):
    """A player who sits down anew for every game."""

    def sit(self, options: Options, seats: int, seat: Seat, /) -> Faulty: ...


class Match(NamedTuple):
    """One seat for the first player, all others for the second; each deal from every seat."""

    game: str
    options: Options
    seats: int
    names: tuple[str, str]
    players: tuple[Player | Guest, Player | Guest]
    seed: str = "arena"
    records: Path | None = None  # a folder for the record of every game

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

    def file(self, number: int) -> Path | None:
        """Where the record of a game is kept, if records are: elsewhere than any other's."""
        digest = self.options.material.digest[:SHORT]
        words = [self.game, f"{self.seats}p", *self.options.words, *self.names, digest]
        name = "-".join([*words, self.seed, f"{number:06}.game"])
        return self.records / name if self.records else None

    def name(self, number: int, seat: Seat) -> str:
        """Who sits there in a game."""
        return self.names[0] if number % self.seats == seat else self.names[1]


class Result(NamedTuple):
    """A game by its number: the seat of the first player, who won, what everyone scored."""

    number: int
    seat: int
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    faults: tuple[tuple[Seat, str, str], ...] = ()  # the seat, the kind, the reason
    lost: tuple[Seat, ...] = ()  # who lost the game by faults

    @property
    def share(self) -> float:
        """The first player's share of the win."""
        return (self.seat in self.winners) / len(self.winners)


class Standing(NamedTuple):
    """The first player's share of all wins, and the ends of its 95 % interval."""

    games: int
    share: float
    low: float
    high: float
    fair: float  # the share of a player as strong as the others

    @property
    def error(self) -> float:
        """Half the width of the interval."""
        return (self.high - self.low) / 2

    @property
    def ratio(self) -> float:
        return self.share / self.fair

    @property
    def stronger(self) -> bool:
        """Whether the first player is stronger, with 95 % confidence."""
        return self.low > self.fair

    @property
    def decided(self) -> bool:
        """Whether it is known who is stronger."""
        return self.stronger or self.high < self.fair

    @property
    def elo(self) -> tuple[float | None, float | None, float | None]:
        """The difference in strength that this share implies: low, likely, high."""
        low, likely, high = (elo(share, self.fair) for share in (self.low, self.share, self.high))
        return low, likely, high


class Goal(NamedTuple):
    """When a match is over: after so many games, or before if enough is known."""

    games: int
    width: float = 0  # half the width of an interval that is narrow enough
    decided: bool = False  # whether it is enough to know who is stronger

    @property
    def early(self) -> bool:
        """Whether the match may end before all games are played."""
        return bool(self.width or self.decided)

    def deals(self, seats: int) -> int:
        """As many deals as are expected: for a width those that chance would need."""
        most, fair = -(-self.games // seats), 1 / seats
        needed = (CONFIDENT / self.width) ** 2 * fair * (1 - fair) / seats if self.width else most
        return max(1, min(most, round(needed)))

    def reached(self, found: Standing) -> bool:
        return found.error <= self.width or (self.decided and found.decided)


def elo(share: float, fair: float) -> float | None:
    """How much stronger a player with this share is than one with the fair share.

    Who wins all or nothing is stronger or weaker by no number.

    >>> elo(10 / 11, 1 / 2), elo(1 / 4, 1 / 4), elo(1, 1 / 2)
    (400.0, 0.0, None)
    """
    if not 0 < share < 1:
        return None
    return 400 * round(log10(share / (1 - share) * (1 - fair) / fair), 9)


def standing(results: Sequence[Result], seats: int, expected: int = 0) -> Standing:
    """The shares of all games; games of one deal are one observation, of so many expected."""
    deals: dict[int, list[float]] = {}
    for result in results:
        deals.setdefault(result.number // seats, []).append(result.share)
    low, high = interval([mean(shares) for _, shares in sorted(deals.items())], expected)
    share = mean(result.share for result in results)
    return Standing(len(results), share, min(low, share), max(high, share), 1 / seats)


def play(match: Match, number: int) -> Result:
    """The game with that number: the same every time, on every machine."""
    deal, seat = divmod(number, match.seats)
    first, second = match.players
    chosen = [first if n == seat else second for n in range(match.seats)]
    players = [_sat(match, n, player) for n, player in enumerate(chosen)]

    def dice(purpose: str) -> Dice:
        return Random(f"{match.seed} {deal} {purpose}")

    game = GAMES[match.game]
    try:
        course = list(steps(game, match.options, players, dice))
    finally:
        guests = {n: player for n, player in enumerate(players) if hasattr(player, "leave")}
        for guest in guests.values():
            guest.leave()
    last = course[-1][0]
    if file := match.file(number):
        _keep(match, number, course, file)
    lost = tuple(n for n, guest in guests.items() if guest.lost)
    faults = tuple((n, *fault[:2]) for n, guest in guests.items() for fault in guest.faults)
    return Result(number, seat, _winners(game, last, lost), game.scores(last), faults, lost)


def _sat(match: Match, seat: Seat, player: Player | Guest) -> Any:
    return player.sit(match.options, match.seats, seat) if isinstance(player, Guest) else player


def _winners(game: Game, last: Any, lost: Sequence[Seat]) -> tuple[Seat, ...]:
    """Who won: the best of those who have not lost by faults, if there are any."""
    ranks = game.ranks(last)
    others = [n for n in range(len(ranks)) if n not in lost]
    if not lost or not others:
        return game.winners(last)
    best = max(ranks[n] for n in others)
    return tuple(n for n in others if ranks[n] == best)


def _keep(match: Match, number: int, course: Sequence[tuple[Any, Any]], file: Path) -> None:
    """Write the record of a game that was played."""
    game = GAMES[match.game]
    names = {n: match.name(number, n) for n in range(match.seats)}
    header = replace(
        record.new(game, match.seats, match.options).header,
        players=names,
        bots={n: name for n, name in names.items() if name in EVERY_LEVEL},
        result=game.scores(course[-1][0]),
    )
    written = [Step({n: game.write(move) for n, move in step.items()}) for _, step in course[:-1]]
    with writing(file):
        unfinished = file.with_suffix(".part")
        unfinished.write_text(record.write(Record(header, tuple(written))), encoding="utf-8")
        unfinished.replace(file)


def run(
    match: Match,
    goal: Goal,
    file: Path,
    executor: Executor,
    progress: Callable[[Result], None] = lambda result: None,
) -> list[Result]:
    """The results of a match up to its goal; those already in the file are not played again."""
    found = {result.number: result for result in stored(match, file)}
    if match.records:
        with writing(match.records):
            match.records.mkdir(parents=True, exist_ok=True)
    size = BATCH * match.seats if goal.early else goal.games
    results: list[Result] = []
    with _opened(file) as out:
        if file.stat().st_size == 0:
            _write(out, match.header)
        for begin in range(0, goal.games, size):
            numbers = range(begin, min(begin + size, goal.games))
            for result in _played(match, _missing(match, numbers, found), executor):
                # If a worker is lost after it has answered, its game is played twice.
                if result.number not in found:
                    found[result.number] = result
                    _write(out, result._asdict())
                    progress(result)
            results += [found[number] for number in numbers]
            if goal.early and goal.reached(standing(results, match.seats, goal.deals(match.seats))):
                break
    return results


def _missing(match: Match, numbers: range, found: Mapping[int, Result]) -> list[int]:
    """The games to play: those without a result, or without the record that is asked for."""
    files = {number: match.file(number) for number in numbers}
    return [n for n, file in files.items() if n not in found or (file and not file.exists())]


def _played(match: Match, numbers: Sequence[int], executor: Executor) -> Iterator[Result]:
    futures = [executor.submit(play, match, number) for number in numbers]
    for future in as_completed(futures):
        yield future.result()


def stored(match: Match, file: Path) -> Iterator[Result]:
    """The results in a file; an incomplete last line is removed."""
    if not file.exists():
        return
    lines = text_of(file).splitlines(keepends=True)
    if lines and not f"{json.dumps(match.header)}\n".startswith(lines[0]):
        raise Refused("arena-other-match").at(file=str(file))
    if lines and not lines[-1].endswith("\n"):
        with writing(file):
            file.write_text("".join(lines[:-1]), encoding="utf-8")
        del lines[-1]
    for line in lines[1:]:
        yield _result(json.loads(line))


def _opened(file: Path) -> TextIO:
    with writing(file):
        return file.open("a", encoding="utf-8")


def _result(facts: Mapping[str, Any]) -> Result:
    winners, scores = tuple(facts["winners"]), tuple(facts["scores"])
    faults = tuple((seat, kind, reason) for seat, kind, reason in facts.get("faults", ()))
    lost = tuple(facts.get("lost", ()))
    return Result(facts["number"], facts["seat"], winners, scores, faults, lost)


def _write(out: Any, facts: Mapping[str, Any]) -> None:
    out.write(json.dumps(facts) + "\n")
    out.flush()
