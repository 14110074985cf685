"""The difference of two JSON values: a merge patch (RFC 7386) that can also change lists.

An object is merged key by key, null removes a key. Where the old value is a list,
`{"#": {"2": patch}, "+": [more]}` changes items and appends. Everything else replaces.
"""

from typing import Any

Json = Any
SAME = object()


def difference(old: Json, new: Json) -> Json:
    """What turns the old value into the new one; SAME when nothing has to change.

    >>> difference({"due": [0], "ply": 3, "log": ["a"]}, {"due": [1], "log": ["a", "b"]})
    {'due': {'#': {'0': 1}}, 'log': {'+': ['b']}, 'ply': None}
    """
    kind = type(old)
    if kind is not type(new):
        return new
    if old == new:
        return SAME
    if kind is dict:
        return changes(old, new) or SAME
    if kind is list and len(new) >= len(old):
        return _lists(old, new)
    return new


def changes(old: dict[str, Json], new: dict[str, Json]) -> dict[str, Json]:
    """The patch that turns an object into another; empty when nothing has to change."""
    found: dict[str, Json] = {}
    for key, value in new.items():
        before = old.get(key)
        if before is not value:
            change = difference(before, value)
            if change is not SAME:
                found[key] = change
    for key, value in old.items():
        if key not in new and value is not None:
            found[key] = None
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


def _lists(old: list[Json], new: list[Json]) -> Json:
    changed = {}
    for n, (before, value) in enumerate(zip(old, new, strict=False)):
        change = difference(before, value)
        if change is not SAME:
            changed[str(n)] = change
    parts: dict[str, Json] = {}
    if changed:
        parts["#"] = changed
    if len(new) > len(old):
        parts["+"] = new[len(old) :]
    return parts or SAME
