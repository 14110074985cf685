"""How a game looks in JSON: what all see, what a seat sees besides, its moves, its events.

The forms are given what the rules let a viewer see, a scene and what is a seat's own, and never
meet the table itself: what is not in these values cannot be sent.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from typing import Any, NamedTuple, Protocol

from limestone.rules.game import CHANCE, Event, Game, Refused, Seat
from limestone.shown import views
from limestone.shown.pieces import Tree

Json = Any
Rounds = tuple[int, int | None]  # the round that is played, and of how many if that is known


class Form(Protocol):
    """How one game is shown; a module of its name in this package satisfies it."""

    def scene(self, scene: Any, /) -> Json: ...
    def own(self, scene: Any, own: Any, /) -> Json: ...
    def tree(self, texts: Sequence[str], /) -> Tree: ...
    def foreseen(self, scene: Any, own: Any, begun: str, /) -> Json: ...  # by move
    def offers(self, scene: Any, own: Any, /) -> Json: ...  # of a turn, possible or not
    def rounds(self, scene: Any, /) -> Rounds: ...
    def turn(self, scene: Any, alone: int, /) -> int: ...  # of the round, 0: none; see `place`
    def picture(self, scene: Any, seat: Seat, /) -> Json: ...  # a small one; None: there is none


@cache
def form(game: str) -> Form:
    """The forms of a game."""
    found: Form = import_module(f"{__name__}.{game}")
    return found


class Place(NamedTuple):
    """Where a step stands in its game."""

    round: int = 0
    turn: int = 0  # of the round; 0: before or after its turns, or no game of turns
    alone: int = 0  # steps of the round so far that one seat took alone


def place(game: Game, state: Any, moves: Mapping[Seat, Any], after: Any, last: Place) -> Place:
    """Where the step stands that follows on the last one."""
    made, scene = form(game.name), game.scene(after if CHANCE in moves else state)
    round = made.rounds(scene)[0]  # a deal opens the round that follows
    alone = last.alone if round == last.round else 0
    alone += len(moves) == 1 and CHANCE not in moves
    return Place(round, made.turn(scene, alone), alone)


def outlook(game: str, scene: Any, seat: Seat, begun: Any) -> Json:
    """What a move that has been begun would bring, in a game whose rules can count it."""
    made = getattr(form(game), "outlook", None)
    if made is None:
        raise Refused("no-outlook")
    return made(scene, seat, begun)


def alike(game: str, scene: Any, seat: Seat, move: Any) -> list[Any]:
    """The moves that come to the same as this one, in a game that has such."""
    made = getattr(form(game), "alike", None)
    return [move] if made is None else made(scene, seat, move)


def event(told: Event) -> views.Event:
    """Something that was told; its facts are plain as they are.

    >>> event(Event("limes-drawn", {"card": 7}))
    {'name': 'limes-drawn', 'facts': {'card': 7}}
    """
    return {"name": told.name, "facts": told.facts}
