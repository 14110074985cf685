"""The daily game of Limes: the same sixteen cards for everybody on a date, without any server.

Cards, par and hindsight are the same on every machine: whole numbers of our own generator and
kernel, whether that is compiled or not. How `docs/fairness.md` makes the cards is all there is.
"""

import json
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from datetime import date as Date
from datetime import timedelta
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from limestone.rules import limes
from limestone.rules.dice import Deal
from limestone.rules.game import CHANCE, LEVELS, UNNAMED, options
from limestone.rules.limes.moves import Draw
from limestone.rules.limes.scoring import ladder
from limestone.rules.limes.table import ROUNDS, State, left
from limestone.rules.record import Record
from limestone.rules.referee import Deals, Referee

if TYPE_CHECKING:
    from limestone.study.review import Decision

GAME = limes.name
FIRST = Date(2026, 11, 1)  # the first day
ALMANAC = Path(__file__).with_name("almanac.jsonl")  # days that were reckoned beforehand
STONES = {"good": "■", "slip": "□", "mistake": "◦"}  # of shapes that every font has


class Played(NamedTuple):
    """A play of the sixteen cards."""

    score: int
    moves: tuple[str, ...]


class Yardsticks(NamedTuple):
    """What can be made of the cards of a date."""

    par: float  # the mean of some plays of our master
    hindsight: Played  # by a beam that knew the order of the cards
    master: Played  # the first of those plays
    bots: dict[str, int]  # the scores of the levels that have played them, the weakest first


def seed(date: Date) -> str:
    """The seed of a date, in hexadecimal digits.

    >>> seed(Date(2026, 12, 24))[:16]
    '007b765b3d762931'
    """
    return sha256(f"limestone daily {date.isoformat()}".encode()).hexdigest()


def deals(date: Date) -> Deals:
    """The dice of every draw of a date: those of fair deals, without salts."""
    return lambda step: Deal(bytes.fromhex(seed(date)), (), step)


def start() -> State:
    """The table of the daily game before the first card."""
    return limes.start(1, options(limes))


def cards(date: Date) -> tuple[int, ...]:
    """The sixteen cards of a date, in the order of the rounds."""
    table, dice = start(), deals(date)
    for step in range(ROUNDS):
        pool = left(table)
        table = table._replace(drawn=(*table.drawn, pool[dice(step).randrange(len(pool))]))
    return table.drawn


def yardsticks(date: Date) -> Yardsticks:
    """Par and the rest: from the almanac, or reckoned; without a compiler that takes long."""
    if found := known(date):
        return found
    from limestone.study.reckoning import reckoned

    return reckoned(date)


def known(date: Date) -> Yardsticks | None:
    """What the almanac has of a date."""
    return _almanac().get(date.isoformat())


def streak(played: Collection[Date], today: Date) -> int:
    """How many days in a row were played, up to today; who has not played yet has the day left.

    >>> streak([Date(2028, 2, 28), Date(2028, 2, 29), Date(2028, 3, 1)], Date(2028, 3, 2))
    3
    """
    days, last = set(played), today if today in played else today - timedelta(1)
    count = 0
    while last - timedelta(count) in days:
        count += 1
    return count


def step(score: int) -> int:
    """The step of the solo ladder."""
    return ladder(score)


def wall(decisions: "Iterable[Decision]") -> tuple[str, ...]:
    """A stone a round, by what its move is called: good, slip or mistake."""
    marks = {one.step // 2: one.mark for one in decisions}
    return tuple(marks.get(round, "good") for round in range(1, ROUNDS + 1))


def stones(marks: Sequence[str]) -> str:
    """A wall as text.

    >>> stones(["good", "slip", "mistake"])
    '■□◦'
    """
    return "".join(STONES[mark] for mark in marks)


def beside(date: Date, plays: Sequence[tuple[str, Sequence[str]]]) -> Record:
    """Some plays of a date, each with a name, as one game: round by round beside each other."""
    game = Referee.new(limes, len(plays), options(limes), deals(date))
    for round, card in enumerate(cards(date)):
        laid = {seat: moves[round] for seat, (_, moves) in enumerate(plays)}
        game = game.follow([{CHANCE: limes.write(Draw(card))}, laid])
    names = {seat: name for seat, (name, _) in enumerate(plays) if name}
    return replace(game.record, header=replace(game.record.header, players=names))


def to_json(found: Yardsticks) -> dict[str, Any]:
    """Yardsticks as they are kept."""
    plays = {"seen": _kept(found.hindsight), "played": _kept(found.master)}
    return {"par": found.par, **plays, "bots": [*found.bots.values()], "levels": [*found.bots]}


def from_json(kept: Mapping[str, Any]) -> Yardsticks:
    """Yardsticks that were kept, with the bots of then as far as they are known now."""
    plays = _recalled(kept["seen"]), _recalled(kept["played"])
    scores = zip(kept.get("levels", UNNAMED), kept["bots"], strict=True)
    return Yardsticks(
        kept["par"], *plays, {one: score for one, score in scores if one in LEVELS[GAME]}
    )


@cache
def _almanac() -> dict[str, Yardsticks]:
    lines = ALMANAC.read_text(encoding="utf-8").splitlines()
    return {kept["date"]: from_json(kept) for kept in map(json.loads, lines)}


def _kept(play: Played) -> list[Any]:
    return [play.score, ", ".join(play.moves)]


def _recalled(kept: Sequence[Any]) -> Played:
    return Played(kept[0], tuple(kept[1].split(", ")))
