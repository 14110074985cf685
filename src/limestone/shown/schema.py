"""JSON Schema of what is shown: every view from its type, every event from its facts."""

import json
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from limestone.rules.game import LEVELS
from limestone.shown import views

Json = Any
EVENTS = Path(__file__).parent / "events.json"  # written by `python -m tests.event_facts`


@cache
def components(place: str = "#/components/schemas/") -> dict[str, Json]:
    """The schemas by name, such as LimitsView and LimitsEvent; references lead to this place."""
    found: dict[str, Json] = {}
    for game in LEVELS:
        title = game.capitalize()
        _, parts = msgspec.json.schema_components(
            [views.of(game)], ref_template=f"{place}{title}{{name}}"
        )
        found |= {f"{title}{name}": part for name, part in parts.items()}
        kinds = [_event(name, facts) for name, facts in _facts().items() if _of(game, name)]
        found[f"{title}Event"] = {"title": f"{title}Event", "anyOf": kinds}
    return found


def _event(name: str, facts: Json) -> Json:
    return {
        "type": "object",
        "title": name,
        "properties": {"name": {"const": name}, "facts": facts},
        "required": ["name", "facts"],
    }


def _of(game: str, name: str) -> bool:
    return name.startswith(f"{game}-")


def _facts() -> dict[str, Json]:
    found: dict[str, Json] = json.loads(EVENTS.read_text(encoding="utf-8"))
    return found
