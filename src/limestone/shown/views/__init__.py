"""The views as JSON, typed: what clients and bots get, and what JSON Schema is made from."""

from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from types import NoneType, UnionType
from typing import Any, TypedDict, Union, get_args, get_origin, get_type_hints, is_typeddict

from limestone.rules.game import Value
from limestone.shown.views import limes, limits, limoges

View = limes.View | limits.View | limoges.View  # the view of a seat, or of a spectator

Json = Any


class Event(TypedDict):
    """Something that was told."""

    name: str
    facts: Mapping[str, Value]


def of(game: str) -> Any:
    """The type of the views of a game."""
    return import_module(f"{__name__}.{game}").View


def whole(game: str, view: Json) -> Json:
    """A view that has been patched, with the nulls that patches leave out.

    >>> whole("limes", {"seat": 0, "lands": []})["card"] is None
    True
    """
    return _whole(of(game), view)


def _whole(kind: Any, value: Json) -> Json:
    """The value with every key that its type has."""
    kind = _without_null(kind)
    if value is None:
        return None
    if is_typeddict(kind):
        hints, needed = _fields(kind)
        filled = dict.fromkeys(needed) | value
        return {
            key: _whole(hints[key], item) if key in hints else item for key, item in filled.items()
        }
    match get_origin(kind), get_args(kind):
        case (origin, (_, item)) if origin is Mapping:
            return {key: _whole(item, one) for key, one in value.items()}
        case (origin, (item,)) if origin is Sequence:
            return [_whole(item, one) for one in value] if _has_keys(item) else value
    return value


@cache
def _fields(kind: Any) -> tuple[dict[str, Any], tuple[str, ...]]:
    """What the fields of an object are, and which of them it always has."""
    return get_type_hints(kind), tuple(sorted(kind.__required_keys__))


def _without_null(kind: Any) -> Any:
    if get_origin(kind) in (Union, UnionType):
        [kind, *others] = [one for one in get_args(kind) if one is not NoneType]
        return kind if not others else Any
    return kind


def _has_keys(kind: Any) -> bool:
    kind = _without_null(kind)
    return is_typeddict(kind) or any(map(_has_keys, get_args(kind)))
