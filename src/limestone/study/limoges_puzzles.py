"""Les Deux Limoges: puzzles ask for one domino and one place, late and in an open game."""

from collections.abc import Hashable, Sequence
from random import Random

from limestone.rules import limoges
from limestone.rules.limoges.moves import Move, Place
from limestone.rules.limoges.table import State
from limestone.rules.limoges.view import View
from limestone.study import limoges as study
from limestone.study.judgement import SURE, Judgement
from limestone.study.puzzle_sieve import Look, Position

MARGIN = 0.04
LOOKS = (Look(2, 6, 0), Look(4, 4, 0.5), Look(8, 3, 0.7), Look(16, 3, 0.8))
PLACES = 4
LEVEL, SEATS, WORDS, MOST = "club", (2, 3), (), 3  # a game of experts takes minutes
LATE = 3  # the first round that is asked for
OPEN = (0.15, 0.85)  # shares of victory at first sight: little can be made of other positions
WIDTH = 40  # moves that are looked at closely
CLOSE = 0.01  # share of victory: another domino on the same place that costs less is as good


def over(state: State) -> bool:
    return False


def asks(at: Position) -> bool:
    """A domino is to be placed, and the seat may still win, and lose."""
    if at.state.round < LATE or limoges.actors(at.state) != (at.seat,):
        return False
    share = study.shares(study.hopes(at.state), at.state.round)[at.seat]
    if not OPEN[0] <= share <= OPEN[1]:
        return False
    return len({place(move) for move in at.legal() if fits(move)}) > 1


def fits(move: Move) -> bool:
    return isinstance(move, Place)


def place(move: Move) -> Hashable:
    """A place and a colour are one idea, whichever domino."""
    return (move.space, move.colour, move.covers) if isinstance(move, Place) else move


def way(move: Move) -> Hashable:
    return place(move)


def wide(at: Position) -> list[str]:
    """What the master would look at, then other placements."""
    promising = study.scales(at.view, (), Random(0)).moves
    placed = [move for move in at.legal() if fits(move)]
    return list(dict.fromkeys(limoges.write(move) for move in [*promising, *placed]))[:WIDTH]


def alike(at: Position, found: Judgement) -> list[str]:
    """The best move, and other dominoes on its place that are not shown to be worse."""
    idea = place(limoges.read(found.best.move))
    return [
        one.move
        for one in found.moves
        if place(limoges.read(one.move)) == idea and one.gap <= max(CLOSE, SURE * one.doubt)
    ]


def seen(view: View) -> View:
    return view


class Shared(study.Scales):
    """The same dice after every move: two that only change places come to exactly the same."""

    def batch(self, tried: Sequence[int]) -> Sequence[float]:
        table, dice = limoges.imagine(self.view, self.rng), self.rng.random()
        ends = [study.played_on(table, self.seat, self.moves[n], Random(dice)) for n in tried]
        return [self.shares(end)[self.seat] for end in ends]


def scales(view: View, rng: Random) -> study.Scales:
    return Shared(view, (), rng)
