"""The difference of two JSON values: a merge patch (RFC 7386) that can also change lists.

An object is merged key by key, null removes a key. Where the old value is a list,
`{"#": {"2": patch}, "+": [more]}` changes items and appends. Everything else replaces.
"""

from typing import Any

Json = Any


def changes(old: dict[str, Json], new: dict[str, Json]) -> dict[str, Json]:
    """The patch that turns an object into another; empty when nothing has to change.

    >>> changes({"due": [0], "ply": 3, "log": ["a"]}, {"due": [1], "log": ["a", "b"]})
    {'due': {'#': {'0': 1}}, 'log': {'+': ['b']}, 'ply': None}
    """
    found = {}
    for key, value in new.items():
        before = old.get(key)
        if before is not value and before != value:
            found[key] = _difference(before, value)
    if not old.keys() <= new.keys():
        found |= {key: None for key in old if key not in new and old[key] is not None}
    return found


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
        if kind is list and len(new) >= len(old):
            return _lists(old, new)
    return new


def _lists(old: list[Json], new: list[Json]) -> Json:
    parts: dict[str, Json] = {}
    changed = {}
    for n, before in enumerate(old):
        if before != new[n]:
            changed[str(n)] = _difference(before, new[n])
    if changed:
        parts["#"] = changed
    if len(new) > len(old):
        parts["+"] = new[len(old) :]
    return parts
