"""The difference of two JSON values: a merge patch (RFC 7386) that can also change lists.

An object is merged key by key, null removes a key. Where the old value is a list,
`{"#": {"2": patch}, "+": [more]}` changes items and appends. Everything else replaces.
"""

from collections.abc import Sequence
from itertools import compress
from operator import ne
from typing import Any

Json = Any
LISTS = (list, tuple)  # both become JSON lists; an identical tuple object compares equal at once


def changes(old: dict[str, Json], new: dict[str, Json]) -> dict[str, Json]:
    """The patch that turns an object into another; empty when nothing has to change.

    >>> changes({"due": [0], "ply": 3, "log": ["a"]}, {"due": [1], "log": ["a", "b"]})
    {'due': {'#': {'0': 1}}, 'log': {'+': ['b']}, 'ply': None}
    """
    if [*old] == [*new]:  # built alike, as almost always: compared without a loop of ours
        changed = compress(new, map(ne, old.values(), new.values()))
        return {key: _difference(old[key], new[key]) for key in changed}
    others = [key for key in new if old.get(key) != new[key]]
    gone = [key for key in old if key not in new and old[key] is not None]
    return {key: _difference(old.get(key), new[key]) for key in others} | dict.fromkeys(gone)


def apply(value: Json, patch: Json) -> Json:
    """The value after a patch.

    >>> apply({"due": [0], "log": ["a"]}, {"due": None, "log": {"+": ["b"]}})
    {'log': ['a', 'b']}
    """
    if not isinstance(patch, dict):
        return patch
    if isinstance(value, list) and patch and patch.keys() <= {"#", "+"}:
        changed = patch.get("#", {})
        items = [
            apply(item, changed[str(n)]) if str(n) in changed else item
            for n, item in enumerate(value)
        ]
        return items + patch.get("+", [])
    merged = dict(value) if isinstance(value, dict) else {}
    for key, change in patch.items():
        if change is None:
            merged.pop(key, None)
        else:
            merged[key] = apply(merged.get(key), change)
    return merged


def _difference(old: Json, new: Json) -> Json:
    """What turns one value into another that is not the same."""
    kind = type(new)
    if kind is type(old):
        if kind is dict:
            return changes(old, new)
        if kind in LISTS and len(new) >= len(old):
            return _lists(old, new)
    return new


def _lists(old: Sequence[Json], new: Sequence[Json]) -> Json:
    parts: dict[str, Json] = {}
    if changed := [n for n, before in enumerate(old) if before != new[n]]:
        parts["#"] = {str(n): _difference(old[n], new[n]) for n in changed}
    if len(new) > len(old):
        parts["+"] = new[len(old) :]
    return parts
