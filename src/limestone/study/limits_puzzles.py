"""Limits: puzzles are about odds, not memory: a first round with an open pile."""

from collections.abc import Hashable
from random import Random

from limestone.rules import limits
from limestone.rules.limits.moves import Move
from limestone.rules.limits.table import State
from limestone.rules.limits.view import View
from limestone.study import limits as study
from limestone.study.judgement import Judgement
from limestone.study.puzzle_sieve import Look, Position

MARGIN = 0.1
LOOKS = (Look(8, 4, 0.8), Look(24, 3, 0.8))
PLACES = 3
LEVEL, SEATS, WORDS, MOST = "expert", (4, 3, 5), ("open-pile",), 1


def over(state: State) -> bool:
    """Later rounds would ask for what was seen in earlier ones."""
    return bool(state.rounds)


def asks(at: Position) -> bool:
    """Turns, once every seat has laid a card."""
    return bool(at.state.hidden[0]) and len(at.state.turns) >= len(at.state.hands)


def fits(move: Move) -> bool:
    return True


def place(move: Move) -> Hashable:
    return move


def way(move: Move) -> Hashable:
    return move


def wide(at: Position) -> list[str]:
    """All of them."""
    return [limits.write(move) for move in at.legal()]


def alike(at: Position, found: Judgement) -> list[str]:
    return [found.best.move]


def seen(view: View) -> View:
    """The pile closed, as it usually is: memory is what tells the levels apart."""
    closed = view.scene.options._replace(words=())
    return view._replace(scene=view.scene._replace(options=closed))


def scales(view: View, rng: Random) -> study.Scales:
    return study.scales(view, (), rng)
