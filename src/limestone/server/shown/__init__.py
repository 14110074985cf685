"""How a game looks in JSON: its view, its events, the tree of its moves.

A module of the game's name in this package may have `look(state, seat)`, `view(view)`,
`tree(texts)` and `event(event)` of its own; where it has none, the game's own view and the plain
forms below are used.
"""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from limestone.rules.game import Event, Game, Seat

Json = Any

SIMPLE = frozenset({str, int, float, bool, type(None)})
FORBIDDEN = "memory"  # what a player may remember is no part of what lies on the table


def view(game: Game, state: Any, seat: Seat | None) -> Json:
    """What a viewer sees, as JSON."""
    look = _own(game.name, "look", game.view)
    return _own(game.name, "view", plain)(look(state, seat))


def tree(game: str, texts: Sequence[str]) -> Json:
    """The legal moves as a tree of the pieces of their notation."""
    return _own(game, "tree", words)(texts)


def event(game: str, told: Event) -> Json:
    """Something that was told, as JSON."""
    return _own(game, "event", named)(told)


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


@cache
def _module(game: str) -> ModuleType | None:
    name = f"{__name__}.{game}"
    return import_module(name) if find_spec(name) else None


def _own(game: str, form: str, otherwise: Callable[..., Any]) -> Callable[..., Any]:
    own: Callable[..., Any] = getattr(_module(game), form, otherwise)
    return own
