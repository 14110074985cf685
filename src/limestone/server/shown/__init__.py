"""How a game looks in JSON: what all see, what a seat sees besides, its moves, its events.

The forms are given what the rules let a viewer see, a scene and what is a seat's own, and never
meet the table itself: what is not in these values cannot be sent.
"""

from collections.abc import Sequence
from functools import cache
from importlib import import_module
from typing import Any, Protocol

from limestone.rules.game import Event
from limestone.server.shown.pieces import Tree

Json = Any


class Form(Protocol):
    """How one game is shown; a module of its name in this package satisfies it."""

    def scene(self, scene: Any, /) -> Json: ...
    def own(self, scene: Any, own: Any, /) -> Json: ...
    def tree(self, texts: Sequence[str], /) -> Tree: ...


@cache
def form(game: str) -> Form:
    """The forms of a game."""
    found: Form = import_module(f"{__name__}.{game}")
    return found


def event(told: Event) -> Json:
    """Something that was told; its facts are plain as they are.

    >>> event(Event("limes-drawn", {"card": 7}))
    {'name': 'limes-drawn', 'facts': {'card': 7}}
    """
    return {"name": told.name, "facts": told.facts}
