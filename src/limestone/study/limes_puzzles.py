"""Limes: puzzles ask how to lay a card, late enough for its consequences to be seen."""

from collections.abc import Hashable
from random import Random

from limestone.rules import limes
from limestone.rules.limes.moves import Lay
from limestone.rules.limes.table import State
from limestone.rules.limes.view import View
from limestone.study import limes as study
from limestone.study.judgement import Judgement
from limestone.study.puzzle_sieve import Look, Position

MARGIN = 1.0
LOOKS = (Look(1, 4, 0.8), Look(2, 3, 0.8), Look(4, 3, 0.8))
PLACES = 2
LEVEL, SEATS, WORDS, MOST = "expert", (1,), (), 2
EARLY = 8  # the first round that is asked for
WIDTH = 40  # moves that are looked at closely


def over(state: State) -> bool:
    return False


def asks(at: Position) -> bool:
    """Cards with some land to see."""
    return len(at.state.drawn) >= EARLY


def fits(move: Lay) -> bool:
    return True


def place(move: Lay) -> Hashable:
    """All moves on the scales lead to different lands."""
    return move


def way(move: Lay) -> Hashable:
    """A square and a turn, whatever a worker does."""
    return move.square, move.turn


def wide(at: Position) -> list[str]:
    """The moves with the best prospects, more than are usually looked at."""
    weighs = study.scales(at.view, (), Random(0)).weighs
    found = weighs.promising(weighs.candidates(), WIDTH)
    return [limes.write(weighs.move(one.code)) for one in found]


def alike(at: Position, found: Judgement) -> list[str]:
    """The best move and all others that lead to the same land."""
    best = found.best.move
    weighs = study.scales(at.view, (), Random(0)).weighs
    lay = limes.read(best)
    assert isinstance(lay, Lay)
    wanted = weighs.outcome(weighs.code(lay))
    near = [
        move
        for move in limes.legal(at.state, at.seat)
        if isinstance(move, Lay) and move.square == lay.square
    ]
    same = [limes.write(move) for move in near if weighs.outcome(weighs.code(move)) == wanted]
    return list(dict.fromkeys([best, *same]))


def seen(view: View) -> View:
    return view


def scales(view: View, rng: Random) -> study.Scales:
    return study.scales(view, (), rng)
