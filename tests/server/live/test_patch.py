"""Differences: what is sent instead of the whole."""

from copy import deepcopy
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from limestone.server.live.patch import apply, changes

keys = st.text("abc", min_size=1, max_size=2)
scalars = st.none() | st.booleans() | st.integers(-3, 3) | st.text("xy", max_size=2)
values = st.recursive(
    scalars,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(keys, inner, max_size=4),
    max_leaves=12,
)
documents = st.dictionaries(keys, values, max_size=5)


def without_null(value: Any) -> Any:
    """A field that is null is the same as a field that is missing."""
    if isinstance(value, dict):
        return {key: without_null(item) for key, item in value.items() if item is not None}
    return [without_null(item) for item in value] if isinstance(value, list) else value


@given(documents, documents)
def test_the_changes_turn_the_old_into_the_new(old: Any, new: Any) -> None:
    after = apply(old, changes(old, new))

    assert without_null(after) == without_null(new)


@given(documents)
def test_the_same_has_no_changes(value: Any) -> None:
    assert changes(value, deepcopy(value)) == {}


def test_a_few_plain_values_of_the_rules_are_sent_whole() -> None:
    assert changes({"due": (0,), "pile": ["r"]}, {"due": (1,), "pile": ["g"]}) == {
        "due": (1,),
        "pile": {"#": {"0": "g"}},
    }
