"""The facts of every event, as golden and random games have them, and tables for the rare ones.

`python -m tests.event_facts` writes them as JSON Schema, for `limestone.shown.schema`.
"""

import json
import re
from collections import defaultdict
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import Any

from limestone.i18n import LOCALE
from limestone.rules import limoges, record
from limestone.rules.game import GAMES, Event, options
from limestone.rules.referee import Referee
from limestone.shown import event
from limestone.shown.schema import EVENTS
from limestone.terminal.simulation import Simulation
from tests.limoges.positions import step_of
from tests.limoges.rare import RARE

Json = Any
GOLDEN = Path(__file__).parent / "golden"
GAMES_EACH = 3
OWNED = ("limoges-destroyed", "limoges-destroys", "limoges-ousted")  # by a seat or by nobody
TYPES = {bool: "boolean", int: "integer", str: "string", type(None): "null", dict: "object"}


def played() -> Iterator[Referee]:
    """Golden games, and random ones with few and many seats."""
    for file in sorted(GOLDEN.rglob("*.game")):
        yield Referee.replay(record.read(file.read_text(encoding="utf-8")))
    for game in GAMES.values():
        for seats in sorted({game.seats[0], game.seats[1], min(6, game.seats[-1])}):
            for number in range(GAMES_EACH):
                simulation = Simulation(game, seats, options(game), "facts")
                yield Referee.replay(simulation.play(number))


def told(referee: Referee) -> Iterator[Json]:
    """All that anybody was told in a game, as JSON."""
    for at in referee.since(0):
        for seat in (*range(referee.header.seats), None):
            for one in referee.game.tell(at.before.state, at.moves, seat) if at.before else ():
                yield sent(one)


def told_rarely() -> Iterator[Json]:
    """The same of the tables that are there for the rare events."""
    for state, step in RARE.values():
        yield from map(sent, limoges.tell(state, step_of(step), None))


def sent(one: Event) -> Json:
    """An event as a client gets it."""
    return json.loads(json.dumps(event(one)))


def names() -> list[str]:
    """Every event that the program can say."""
    text = (LOCALE / "en.ftl").read_text(encoding="utf-8")
    return re.findall(rf"^event-((?:{'|'.join(GAMES)})-[\w-]+) =", text, re.MULTILINE)


def shape(values: list[Json]) -> Json:
    """The schema that all these values have."""
    lists = [value for value in values if isinstance(value, list)]
    kinds = sorted({TYPES[type(value)] for value in values if not isinstance(value, list)})
    found: Json = {"type": kinds[0] if len(kinds) == 1 else kinds} if kinds else {}
    if not lists:
        return found
    items = {"type": "array", "items": shape([item for one in lists for item in one])}
    return items if not kinds else {"anyOf": [found, items]}


def facts(seen: list[dict[str, Json]]) -> Json:
    """The schema of the facts of one event."""
    keys = sorted({key for one in seen for key in one})
    return {
        "type": "object",
        "properties": {key: shape([one[key] for one in seen if key in one]) for key in keys},
        "required": [key for key in keys if all(key in one for one in seen)],
        "additionalProperties": False,
    }


def found() -> dict[str, Json]:
    """The schema of the facts of every event; one that never came is a mistake."""
    seen: defaultdict[str, list[dict[str, Json]]] = defaultdict(list)
    for one in chain(chain.from_iterable(map(told, played())), told_rarely()):
        if one["facts"] not in seen[one["name"]][-50:]:
            seen[one["name"]].append(one["facts"])
    for name in OWNED:
        first = seen[name][0]
        seen[name] += [first | {"other": 0}, first | {"other": "none"}]
    if never := set(names()) - set(seen):
        raise LookupError(f"no table for {', '.join(sorted(never))}: see limoges/rare.py")
    return {name: facts(seen[name]) for name in sorted(seen)}


if __name__ == "__main__":
    EVENTS.write_text(json.dumps(found(), indent=1) + "\n", encoding="utf-8")
