"""What the program says, in the language of the person: the messages of `locale`."""

import os
import re
from collections.abc import Mapping, Sequence
from datetime import date
from functools import cached_property
from pathlib import Path
from typing import Any

from limestone.rules.game import Event, Refused, Seat, Value, is_ours

LANGUAGES = ("en", "de", "fr", "nl", "it")
LOCALE = Path(__file__).parent / "locale"

# What messages are told is written at the head of `locale/en.ftl`; words.ts does the same.
# Of two roles that one seat has, `$you` names the first.
ROLES = ("seat", "other", "accused", "earner", "loser", "accuser", "first", "to")
GROUPS = ("seats", "winners")
# Facts that are places, tiles, cards and dominoes of Limoges, by their identities; or several.
THINGS = {
    *("place", "tile", "tiles", "row", "event", "power", "card", "objective", "prisoner"),
    *("domino", "dominoes", "there", "missing", "wanted", "action"),
}
OPTIONS = {"option", "against"}  # facts that are option words
FACES = ("personnage", "saint", "lieu", "relic", "a", "b")
SIDES = {"personnages": "personnage", "lieux": "lieu"}  # the side that a row of tiles shows
COLOURS = ("red", "blue", "yellow", "grey", "purple")
SPACE = re.compile(r"(ab|ca|cb|cc|pm|pe)_0?(\d+)")
DOMINO = re.compile(r"\d-\d")
FORGOTTEN = "…"  # whose data was deleted, as the server stores the name
NAMELESS = re.compile(r"\$guest( \d+)?")  # who gave no name; of several with a number
HYPHEN = re.compile(r"(?<![\w-])-(?=\d)")  # before a number: a minus, not within words and dominoes
ZONE = re.compile(r"[a-g][1-7](nw|ne|sw|se)")

WISH = re.compile(r"(?:^|,)\s*([a-zA-Z]{2})(?![a-zA-Z])[^,;]*(?:;\s*q=([01](?:\.[0-9]{0,3})?))?")
SPANS = {"days": 86_400, "hours": 3_600, "minutes": 60, "seconds": 1}
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


def accepted(header: str) -> str:
    """The language that an Accept-Language header likes best of those we speak; else English."""
    wishes = [(tag.lower(), float(q or 1)) for tag, q in WISH.findall(header)]
    spoken = [wish for wish in wishes if wish[0] in LANGUAGES and wish[1]]
    return max(spoken, key=lambda wish: wish[1], default=("en", 1))[0]


class Speech:
    """The messages of one language. Only those that are asked for are ever parsed."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        text = (LOCALE / f"{lang}.ftl").read_text(encoding="utf-8")
        self.entries = entries(text)
        self.names: Mapping[Seat, str] = {}  # of the players, where they have any
        self._known: set[str] = set()

    def say(self, key: str, /, **args: Value | float) -> str:
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
        below = any(isinstance(value, (int, float)) and value < 0 for value in args.values())
        return HYPHEN.sub("−", str(spoken)) if below else str(spoken)

    def event(self, event: Event, you: Seat | None = None) -> str:
        """An event as a sentence, for a reader who is one of the seats or none of them."""
        return self.say(f"event-{event.name}", **self._arguments(event.facts, you))

    def consequence(self, event: Event, you: Seat | None = None) -> str:
        """What a move would do, as a phrase for the player who may make it."""
        return self.say(f"consequence-{event.name}", **self._arguments(event.facts, you))

    def reason(self, code: str, args: Mapping[str, Any]) -> str:
        """Why a bot chose a move, or why one move is better than another, as a phrase."""
        said = {name: self._explaining(value) for name, value in args.items()}
        if isinstance(more := args.get("more"), (int, float)):
            said.setdefault("count", abs(more))  # what is below zero is no number any more
        return self.say(f"reason-{code}", **self._arguments(said))

    def _explaining(self, value: Any) -> Any:
        """A zone by its words, a number below zero with a minus that is one."""
        if isinstance(value, float) and value < 0:
            said = f"{-value:g}"
            return f"−{said if self.lang == 'en' else said.replace('.', ',')}"
        return self.zone(value) if ZONE.fullmatch(str(value)) else value

    def name(self, seat: int, you: Seat | None = None) -> str:
        """What a seat is called."""
        if seat == you:
            return self.say("web-you")
        found = self.names.get(seat)
        return self.called(found) if found else self.say("seat-name", seat=seat)

    def called(self, name: str) -> str:
        """A name as it is read: of a guest who gave none, the word for a guest."""
        if name == FORGOTTEN:
            return self.say("web-gone")
        found = NAMELESS.fullmatch(name)
        return f"{self.say('web-guest')}{found[1] or ''}" if found else name

    def day(self, day: date) -> str:
        """A day without its year, as the page writes it."""
        from babel.dates import format_skeleton  # costs more than all the rest of this module

        return format_skeleton("MMMd", day, locale="en_GB" if self.lang == "en" else self.lang)

    def level(self, level: str) -> str:
        """What a level of the bots is called."""
        return self.say(f"web-level-{level}") if is_ours(level) else level

    def option(self, word: str) -> str:
        """What a table that chose this word plays."""
        setting, _, choice = word.partition("=")
        if not choice:
            return self.choice(word)
        title = self.setting(setting)
        return self.say("web-option-is", setting=title, choice=self.choice(word))

    def choice(self, word: str) -> str:
        """An option word in words, where its setting is known; itself if it has none."""
        key = f"web-variant-{_dashed(word)}"
        return self.say(key) if key in self.entries else word

    def pace(self, seconds: int, policy: str, level: str) -> str:
        """How long a step may take, and what happens then."""
        kind = next(kind for kind, length in SPANS.items() if seconds % length == 0)
        count = seconds // SPANS[kind]
        return self.say("web-pace-told", kind=kind, count=count, policy=policy, level=level)

    def setting(self, name: str) -> str:
        """What a setting is about."""
        key = f"web-setting-{_dashed(name)}"
        return self.say(key) if key in self.entries else name

    def thing(self, identity: str, side: str = "") -> str:
        """What a place, tile, card or colour of Limoges is called; its identity if it has no name.

        A tile whose side is not known is called by both.
        """
        if identity in COLOURS:
            return self.say("limoges-meeple", colour=identity)
        if space := SPACE.fullmatch(identity):
            number = int(space[2]) + (space[1] == "cb")
            return self.say(f"limoges-space-{space[1]}", number=number)
        if DOMINO.fullmatch(identity):
            return identity.replace("-", "|")
        key = f"limoges-{identity}".replace("_", "-")
        faces = [side] if f"{key}-{side}" in self.entries else FACES
        found = [k for k in (key, *(f"{key}-{face}" for face in faces)) if k in self.entries]
        return " / ".join(map(self.say, found)) or identity

    def zone(self, zone: str) -> str:
        """A zone of Limes in words: `d4nw` is the north-west of d4."""
        return self.say("limes-zone-at", square=zone[:-2], quarter=zone[-2:])

    def vote(self, vote: str) -> str:
        """`blue:5-4` as it is read: the domino and the meeples it is for."""
        colour, _, domino = vote.partition(":")
        if not domino:
            return vote
        return self.say("limoges-vote-for", colour=colour, domino=self.thing(domino))

    def listed(self, names: Sequence[str]) -> str:
        """Several names as the language lists them."""
        if len(names) < 2:
            return "".join(names)
        return self.say("listed", most=", ".join(names[:-1]), last=names[-1])

    def _arguments(self, facts: Mapping[str, Value], you: Seat | None = None) -> dict[str, Value]:
        """The facts of an event or a refusal as the arguments of its sentence."""
        args = {name: self._argument(name, facts, you) for name in facts}
        args.setdefault("count", args.get("needs", 0))
        args.setdefault("colour", args.get("good", ""))
        args["you"] = _role(facts, you)
        return args

    def _argument(self, name: str, facts: Mapping[str, Value], you: Seat | None) -> Value:
        value = facts[name]
        if name in ROLES and isinstance(value, int):
            return self.name(value, you)
        if name in GROUPS and isinstance(value, Sequence):
            seats = sorted(map(int, map(str, value)), key=lambda seat: seat != you)
            return self.listed([self.name(seat, you) for seat in seats])
        if name == "votes" and isinstance(value, Sequence):
            return self.listed([self.vote(str(pair)) for pair in value])
        pairs = {"tolls": self._toll, "totals": self._total, "idle": self._idle}
        if name in pairs and isinstance(value, Sequence):
            return self.listed([pairs[name](str(pair), you) for pair in value]) or "none"
        if name in OPTIONS and isinstance(value, str):
            return self.option(value)
        if name == "cards" and isinstance(value, str):
            return self.listed([self.say(f"limits-colour-{colour}") for colour in value])
        if (
            name in THINGS
            or name == "cards"
            or name == "known"
            and not {"word", "found"} & {*facts}
        ):
            return self._things(value, _side(name, facts))
        return self.zone(value) if isinstance(value, str) and ZONE.fullmatch(value) else value

    def _things(self, value: Value, side: str) -> Value:
        if value in ("", "-"):
            return "none"
        if isinstance(value, str):
            value = value.split(", ")
        if isinstance(value, Sequence):
            return self.listed([self.thing(str(one), side) for one in value])
        return value

    def _toll(self, toll: str, you: Seat | None) -> str:
        """`1:9` as it is read: the coins and whom they are for."""
        to, _, coins = toll.partition(":")
        facts = {"coins": int(coins), "to": int(to)}
        return self.say("limoges-toll-to", **self._arguments(facts, you))

    def _total(self, total: str, you: Seat | None) -> str:
        """`1:-2` as it is read: a player and the points."""
        seat, _, points = total.partition(":")
        args = self._arguments({"seat": int(seat)}, you)
        return self.say("limits-total-of", **args, points=points.replace("-", "−"))

    def _idle(self, idle: str, you: Seat | None) -> str:
        """`1:keys_cite` as it is read: what is not active any more, and whose it is."""
        seat, _, held = idle.rpartition(":")
        place = self.thing(*held.split("/"))
        if not seat:
            return place
        return self.say("limoges-held-by", place=place, seat=self.name(int(seat), you))

    def refusal(self, refused: Refused) -> str:
        """A refusal as a sentence: where, which section, what was wrong."""
        said = self.say(f"refused-{refused.code}", **self._arguments(refused.args_))
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


def _role(facts: Mapping[str, Value], you: Seat | None) -> str:
    """The role that the reader has in an event, or `no`."""
    if you is None:
        return "no"
    for role in ROLES:
        if facts.get(role) == you:
            return role
    for group in GROUPS:
        seats = facts.get(group)
        if isinstance(seats, Sequence) and you in seats:
            return group
    return "no"


def _side(name: str, facts: Mapping[str, Value]) -> str:
    """The side of a tile that is meant, where it is known."""
    if name == "prisoner":
        return "saint" if str(facts[name]).startswith("os") else "personnage"
    return str(facts.get("side") or SIDES.get(str(facts.get("row")), ""))


def _dashed(word: str) -> str:
    """An option word as it stands in a key."""
    return word.replace("_", "-").replace("=", "-")


def _plain(entry: str) -> str:
    lines = [line.strip() for line in entry.partition(" =")[2].strip().splitlines()]
    return "\n".join(lines)


def _spoken(value: Value | float) -> str | int | float:
    return value if isinstance(value, (str, int, float)) else str(value)
