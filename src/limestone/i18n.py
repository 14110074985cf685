"""What the program says, in the language of the person: the messages of `locale`."""

import os
import re
from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any

from limestone.rules.game import Event, Refused, Value

LANGUAGES = ("en", "de", "fr", "nl", "it")
LOCALE = Path(__file__).parent / "locale"

# Facts of events that are seats, or several of them.
SEATS = {
    *("seat", "seats", "other", "first", "to"),
    *("accused", "accuser", "loser", "earner", "winners"),
}
# Facts of events that are places, tiles and cards of Limoges, by their identities.
THINGS = {
    *("place", "tile", "tiles", "side", "row", "event"),
    *("card", "cards", "objective", "prisoner"),
}

SIDES = {"personnages": "personnage", "lieux": "lieu"}  # the side that a row of tiles shows

ENTRY = re.compile(r"^(?=-?[a-zA-Z][a-zA-Z0-9_-]* =)", re.MULTILINE)
NAME = re.compile(r"-?[a-z][a-z0-9-]*")
REFERENCE = re.compile(r"\{\s*(-?[a-z][a-z0-9-]*)")


def language(environ: Mapping[str, str] = os.environ) -> str:
    """The first language that the environment asks for and we speak; English otherwise."""
    for name in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        for wanted in environ.get(name, "").split(":"):
            if wanted[:2].lower() in LANGUAGES:
                return wanted[:2].lower()
    return "en"


class Speech:
    """The messages of one language. Only those that are asked for are ever parsed."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        text = (LOCALE / f"{lang}.ftl").read_text(encoding="utf-8")
        self.entries = entries(text)
        self._known: set[str] = set()

    def say(self, key: str, /, **args: Value) -> str:
        """The message of that key; a key without a message is a mistake of ours."""
        entry = self.entries[key]
        if "{" not in entry:
            return _plain(entry)
        self._learn(key)
        spoken, errors = self._bundle.format_pattern(
            self._bundle.get_message(key).value, {name: _spoken(v) for name, v in args.items()}
        )
        if errors:
            raise KeyError(f"{key}: {errors}")
        return str(spoken)

    def event(self, event: Event) -> str:
        """An event as a sentence, with the names of seats, cards and places."""
        facts = {name: self._named(name, event.facts) for name in event.facts}
        return self.say(f"event-{event.name}", **facts)

    def reason(self, code: str, args: Mapping[str, Value]) -> str:
        """Why a bot chose a move, as a sentence."""
        return self.say(f"reason-{code}", **{name: self._named(name, args) for name in args})

    def name(self, seat: int) -> str:
        """What a seat is called."""
        return self.say("seat-name", seat=seat)

    def thing(self, identity: str, side: str = "") -> str:
        """What a place, tile or card of Limoges is called; its identity if it has no name."""
        key = f"limoges-{identity}".replace("_", "-")
        found = [key for key in (f"{key}-{side}", key) if key in self.entries]
        return self.say(found[0]) if found else identity

    def _named(self, name: str, facts: Mapping[str, Value]) -> Value:
        value = facts[name]
        if name in SEATS and isinstance(value, int):
            return self.name(value)
        if name in SEATS and isinstance(value, Sequence) and not isinstance(value, str):
            return [self.name(int(str(seat))) for seat in value]
        if name == "cards" and isinstance(value, str):
            return [self.say(f"limits-colour-{colour}") for colour in value]
        if name in THINGS and isinstance(value, str):
            return self.thing(value, str(facts.get("side") or SIDES.get(str(facts.get("row")), "")))
        if name in THINGS and isinstance(value, Sequence):
            return [self.thing(str(item)) for item in value]
        return value

    def refusal(self, refused: Refused) -> str:
        """A refusal as a sentence: where, which section, what was wrong."""
        said = self.say(f"refused-{refused.code}", **refused.args_)
        if refused.section:
            said = self.say("refusal-section", section=refused.section, sentence=said)
        place = refused.place
        if "move" in place:
            said = self.say("refusal-move", seat=place["seat"], move=place["move"], sentence=said)
        for kind in ("key", "line", "file"):
            if kind in place:
                said = self.say(f"refusal-{kind}", **{kind: place[kind]}, sentence=said)
        return said

    @cached_property
    def _bundle(self) -> Any:
        # Late: most command lines end before any message with arguments is needed.
        from fluent.runtime import FluentBundle

        return FluentBundle([self.lang], use_isolating=False)

    def _learn(self, key: str) -> None:
        """Parse a message and those it refers to."""
        if key in self._known:
            return
        from fluent.runtime import FluentResource

        self._known.add(key)
        entry = self.entries[key]
        self._bundle.add_resource(FluentResource(entry))
        for other in REFERENCE.findall(entry):
            if other in self.entries:
                self._learn(other)


def entries(text: str) -> dict[str, str]:
    """The messages of a Fluent file, each with its text, comments left out."""
    lines = [line for line in text.splitlines(keepends=True) if not line.startswith("#")]
    parts = ENTRY.split("".join(lines))[1:]
    return {part[: part.index(" =")]: part for part in parts}


def _plain(entry: str) -> str:
    lines = [line.strip() for line in entry.partition(" =")[2].strip().splitlines()]
    return "\n".join(lines)


def _spoken(value: Value) -> str | int:
    if isinstance(value, (str, int)):
        return value
    if isinstance(value, Sequence):
        return ", ".join(str(_spoken(item)) for item in value)
    return str(value)
