"""Shows the examples in docstrings as code; `zensical.toml` names it."""

import re
from typing import Any

import griffe

EXAMPLE = re.compile(r"^>>> (?:.+\n?)+", re.MULTILINE)


class Doctests(griffe.Extension):
    """Puts a fence around every example."""

    def on_object(self, *, obj: griffe.Object, **_: Any) -> None:
        if obj.docstring:
            text = obj.docstring.value + "\n"
            obj.docstring.value = EXAMPLE.sub(lambda one: f"\n```pycon\n{one[0]}```\n", text)
