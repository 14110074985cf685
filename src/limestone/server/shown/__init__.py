"""How a game looks in JSON: its view, its events, the tree of its moves.

A view is the scene, which all see alike and which is worked out once for all, and the viewer's own
fields. A module of the game's name in this package has either `scene(state)` and `own(state, seat)`
or `view(view)`, by which nothing is shared, and `tree(texts)` and `event(event)`; the plain forms
below stand in for what it lacks.
"""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, NamedTuple

from limestone.rules.game import GAMES, Event, Seat

Json = Any

SIMPLE = frozenset({str, int, float, bool, type(None)})
FORBIDDEN = "memory"  # what a player may remember is no part of what lies on the table


class Form(NamedTuple):
    """How one game is shown; a view is its scene and its own fields."""

    scene: Callable[[Any], Json]
    own: Callable[[Any, Seat | None], Json]
    tree: Callable[[Sequence[str]], Json]
    event: Callable[[Event], Json]

    def view(self, state: Any, seat: Seat | None) -> Json:
        """What a viewer sees, as JSON."""
        return self.scene(state) | self.own(state, seat)


@cache
def form(game: str) -> Form:
    """The forms of a game."""
    name = f"{__name__}.{game}"
    module = import_module(name) if find_spec(name) else None
    look, view = GAMES[game].view, getattr(module, "view", plain)

    def nothing(state: Any) -> Json:
        return {}

    def whole(state: Any, seat: Seat | None) -> Json:
        return view(look(state, seat))

    plainly = Form(nothing, whole, words, named)
    own = {name: getattr(module, name) for name in Form._fields if hasattr(module, name)}
    return plainly._replace(**own)


def plain(value: Any) -> Json:
    """Fields by name, sequences as lists, material by its name and digest; memory never.

    >>> plain(Event("drawn", {"card": 7}))
    {'name': 'drawn', 'facts': {'card': 7}}
    """
    if type(value) in SIMPLE:
        return value
    if hasattr(value, "digest"):
        return {"name": value.name, "digest": value.digest}
    if hasattr(value, "_fields"):
        return _fields(zip(value._fields, value, strict=True))
    if isinstance(value, Mapping):
        return _fields(value.items())
    if isinstance(value, Sequence | frozenset | set) and not isinstance(value, str):
        return [plain(item) for item in value]
    return value if isinstance(value, str | int | float) else {}


def _fields(pairs: Iterable[tuple[Any, Any]]) -> Json:
    return {
        str(name): value if type(value) in SIMPLE else plain(value)
        for name, value in pairs
        if name != FORBIDDEN
    }


def words(texts: Sequence[str]) -> Json:
    """The texts cut before every blank.

    >>> words(["play r", "play g", "pass"])
    {'play': [' r', ' g'], 'pass': []}
    """
    root: dict[str, Any] = {}
    for text in texts:
        node = root
        for piece in re.findall(r"^\S+| \S*", text):
            node = node.setdefault(piece, {})
        node[""] = {}
    return _packed(root)


def _packed(node: dict[str, Any]) -> Json:
    if list(node) == [""]:
        return []
    if all(list(rest) == [""] for piece, rest in node.items() if piece):
        return list(node)
    return {piece: _packed(rest) for piece, rest in node.items()}


def named(told: Event) -> Json:
    """The name of an event and its facts."""
    return {"name": told.name, "facts": _fields(told.facts.items())}
