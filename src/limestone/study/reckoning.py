"""What can be made of the cards of a date: the same on every machine, however long it takes."""

from collections.abc import Sequence
from datetime import date as Date
from statistics import mean
from typing import Any

from limestone.bots.bot import Budget
from limestone.bots.limes import LEVELS
from limestone.rules import limes
from limestone.rules.dice import Deal
from limestone.rules.game import CHANCE
from limestone.rules.limes.moves import Draw
from limestone.rules.limes.table import State
from limestone.search.kernels.limes_hindsight import best
from limestone.study import limes as study
from limestone.study.daily import Played, Yardsticks, cards, seed, start
from limestone.study.judgement import PLACES

ALIKE = Budget(alike=True)


def reckoned(date: Date) -> Yardsticks:
    """Par and hindsight, as a review has them, and a play of every bot."""
    drawn = cards(date)
    plays = [study.master(start(), drawn, n, alike=True) for n in range(study.PLAYS)]
    par = round(mean(limes.scores(end)[0] for end, _ in plays) + study.SHORT, PLACES)
    found = best(start().deck, drawn, study.BEAM)
    seen = Played(found.score, tuple(map(limes.write, found.moves)))
    master = _played(*plays[0])
    bots = {level: played_by(level, date).score for level in LEVELS if level != study.MASTER}
    bots = {level: bots.get(level, master.score) for level in LEVELS}
    return Yardsticks(par, seen, master, bots)


def played_by(level: str, date: Date) -> Played:
    """A play of a bot, with dice of its own."""
    dice = Deal(bytes.fromhex(seed(date)), (level,), 0)
    table, moves = start(), []
    for card in cards(date):
        table = limes.play(table, {CHANCE: Draw(card)})
        moves.append(LEVELS[level].choose(limes.view(table, 0), (), dice, ALIKE).move)
        table = limes.play(table, {0: moves[-1]})
    return _played(table, moves)


def _played(end: State, moves: Sequence[Any]) -> Played:
    return Played(limes.scores(end)[0], tuple(map(limes.write, moves)))
