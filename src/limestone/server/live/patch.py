"""The difference of two JSON values: a merge patch (RFC 7386) that can also change lists.

An object is merged key by key, null removes a key. Where the old value is a list,
`{"#": {"2": patch}, "+": [more]}` changes items and appends. Everything else replaces; so does a
tuple, which is a JSON list, too: a few plain values of the rules are shorter as a whole.
"""

from typing import Any

Json = Any
NESTED = (dict, list)


def changes(old: dict[str, Json], new: dict[str, Json]) -> dict[str, Json]:
    """The patch that turns an object into another; empty when nothing has to change.

    >>> changes({"due": [0], "ply": 3, "log": ["a"]}, {"due": [1], "log": ["a", "b"]})
    {'due': {'#': {'0': 1}}, 'log': {'+': ['b']}, 'ply': None}
    """
    # A plain loop: a comprehension and a call for every value cost half as much again.
    changed = {}
    for key, value in new.items():
        before = old.get(key)
        if before != value:
            changed[key] = _difference(before, value) if type(value) in NESTED else value
    if old.keys() != new.keys():
        gone = [key for key in old if key not in new and old[key] is not None]
        changed |= dict.fromkeys(gone)
    return changed


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
    """What turns a value into an object or a list that is not the same."""
    if type(new) is not type(old):
        return new
    if type(new) is dict:
        return changes(old, new)
    return _lists(old, new) if len(new) >= len(old) else new


def _lists(old: list[Json], new: list[Json]) -> Json:
    changed = {}
    for n, before in enumerate(old):
        value = new[n]
        if before != value:
            changed[str(n)] = _difference(before, value) if type(value) in NESTED else value
    parts: dict[str, Json] = {"#": changed} if changed else {}
    if len(new) > len(old):
        parts["+"] = new[len(old) :]
    return parts
