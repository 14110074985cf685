"""Making puzzles from games between bots: the same seed gives the same puzzles.

A file of puzzles says how many games were looked at. Stopped, the making goes on from there.
"""

import json
from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import Executor
from functools import partial
from itertools import count, islice
from math import exp
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from limestone.bots.seated import Seated
from limestone.rules.game import GAMES, LEVELS, Refused, options, text_of, writing
from limestone.rules.record import Record
from limestone.rules.referee import Referee, seeded
from limestone.study.judgement import Judgement, Reason
from limestone.study.puzzle import BEGIN
from limestone.study.puzzle import written as puzzle_text
from limestone.study.puzzle_sieve import (
    USUAL,
    WIDE,
    Position,
    kind_of,
    lasts,
    rival,
    stands_out,
    weighed,
)

FIRST = "first"  # the seed of the puzzles that come with the package
MEAN, SPREAD = 1500, 300  # of the ratings of puzzles, before anything is known
SCALE = 400 / 2.302585  # points of rating that make the odds e to one
LISTED = 24  # moves that are written down
AHEAD = 8  # games that are looked at before their turn, where there are several processes


class Making(NamedTuple):
    """What is made: puzzles of a game from a seed, into a file."""

    game: str
    seed: str
    file: Path

    @property
    def heading(self) -> str:
        return f"# limestone puzzles make {self.game} --seed {self.seed}"


def looked(making: Making) -> tuple[int, list[str]]:
    """How many games were looked at so far, and the puzzles that were found."""
    if not making.file.exists():
        return 0, []
    head, *found = text_of(making.file).split(f"\n{BEGIN}")
    lines = head.splitlines()
    if len(lines) != 2 or lines[0] != making.heading or not lines[1].startswith("# games "):
        raise Refused("puzzles-other").at(file=making.file.name)
    return int(lines[1].split()[2]), [f"{BEGIN}{text}".rstrip("\n") for text in found]


def keep(making: Making, games: int, found: list[str]) -> None:
    """Write the file anew, whole or not at all."""
    text = "\n".join([making.heading, f"# games {games}", *found])
    with writing(making.file):
        making.file.parent.mkdir(parents=True, exist_ok=True)
        part = making.file.with_suffix(".part")
        part.write_text(text + "\n", encoding="utf-8")
        part.replace(making.file)


def made(making: Making, pool: Executor | None = None) -> Iterator[tuple[int, list[str]]]:
    """After every game that was looked at: how many, and all puzzles so far."""
    games, found = looked(making)
    yield games, found
    for number, new in enumerate(_in_turn(making, count(games), pool), games):
        found = [*found, *new]
        yield number + 1, found


def _in_turn(making: Making, numbers: Iterator[int], pool: Executor | None) -> Iterator[list[str]]:
    """The puzzles of each game in turn; a pool looks at some games ahead."""
    one = partial(puzzles_of, making.game, making.seed)
    if not pool:
        yield from map(one, numbers)
        return
    waiting = deque(pool.submit(one, number) for number in islice(numbers, AHEAD))
    for number in numbers:
        yield waiting.popleft().result()
        waiting.append(pool.submit(one, number))


def puzzles_of(game: str, seed: str, number: int) -> list[str]:
    """The puzzles of one game of a series, as text."""
    found: list[str] = []
    for at, record in positions(game, seed, number):
        text = _puzzle(at, record)
        found += [text] if text else []
        if len(found) == kind_of(game).MOST:
            break
    return found


def positions(game: str, seed: str, number: int) -> Iterator[tuple[Position, Record]]:
    """The decisions of a game between bots that a puzzle may ask for, each with what led to it."""
    rules, kind, name = GAMES[game], kind_of(game), f"{seed} {number}"
    seats = kind.SEATS[number % len(kind.SEATS)]
    player, rng = Seated(game, kind.LEVEL), Random(name)
    table = Referee.begin(rules, seats, options(rules, kind.WORDS), seeded(name))
    while not table.over and not kind.over(table.state):
        for seat in table.waiting_for():
            at = Position(game, number, table.state, seat)
            if kind.asks(at):
                yield at, table.record
            table = table.decide(seat, rules.write(player(at.view, rng)))


def _puzzle(at: Position, record: Record) -> str | None:
    """The puzzle of a decision, if it is one: ever closer looks, given up as soon as possible."""
    kind = kind_of(at.game)
    if not stands_out(at) or not (rough := weighed(at, USUAL)) or not lasts(at, *rough):
        return None
    same = kind.alike(at, rough[1])
    if not missed(at, same) or not (close := weighed(at, WIDE)):
        return None
    bench, found = close
    second = rival(at, found)
    if found.best.move not in same or not second or not lasts(at, bench, found):
        return None
    reason = bench.reason(found.best.move, second.move, second.gap)
    return _told(at, record, reason, found._replace(moves=found.moves[:LISTED]))


def _told(at: Position, record: Record, reason: Reason, found: Judgement) -> str:
    best = kind_of(at.game).alike(at, found)
    shares = dict(_shares(at, solvers(at.game), best))
    facts: dict[str, Any] = {
        "seat": at.seat,
        "rating": rating(at.game, shares),
        "found": " ".join(f"{level} {share:.2g}" for level, share in shares.items()),
        "best": ", ".join(best),
        "reason": json.dumps(reason.json(), ensure_ascii=False),
    }
    return puzzle_text(facts, found, record, kind_of(at.game).PLACES).rstrip("\n")


def missed(at: Position, best: list[str]) -> bool:
    """Whether a level weaker than the strongest misses it at least once."""
    *weaker, _ = solvers(at.game)
    return any(share < 1 for _, share in _shares(at, weaker, best))


def solvers(game: str) -> list[str]:
    """The levels that are asked how hard a puzzle is, the weakest first."""
    return [name for name, level in LEVELS[game].items() if level.puzzles]


def _shares(at: Position, levels: Sequence[str], best: list[str]) -> Iterator[tuple[str, float]]:
    """How often each level finds the best move."""
    rules, view = GAMES[at.game], kind_of(at.game).seen(at.view)
    for level in levels:
        tries = LEVELS[at.game][level].tries
        chosen = [Seated(at.game, level)(view, Random(f"{level} {n}")) for n in range(tries)]
        yield level, sum(rules.write(move) in best for move in chosen) / tries


def rating(game: str, shares: Mapping[str, float]) -> int:
    """How hard a puzzle is: the rating at which these levels would find it so often.

    >>> five = ["novice", "casual", "club", "expert", "master"]
    >>> found = [(1, 1, 1, 1, 1), (0, 0, 0.33, 1, 1), (0, 0, 0, 0, 0)]
    >>> [rating("limes", dict(zip(five, shares))) for shares in found]
    [851, 1543, 2105]
    """
    at = float(MEAN)
    for _ in range(60):
        pull = (MEAN - at) / SPREAD**2
        for name, share in shares.items():
            level = LEVELS[game][name]
            expected = 1 / (1 + exp((at - level.puzzles) / SCALE))
            pull += level.tries * (expected - share) / SCALE
        at += 3000 * pull
    return round(at)
