"""Rows of an earlier version, completed from their logs: which game, who sits there, since when."""

import json
from collections.abc import Sequence
from typing import Any, NamedTuple

from sqlalchemy import Connection, column, or_, select, table, update

# The columns as they were when this was needed: later schemas do not change it.
TABLES = table(
    "tables",
    *(column(name) for name in ("id", "code", "created", "terms", "phase", "game", "names")),
)
SEATINGS = table("seatings", *(column(name) for name in ("table_id", "person", "status", "at")))
ENTRIES = table("entries", *(column(name) for name in ("table_id", "number", "at", "body")))

SEATING = ("joined", "left", "bot")  # the kinds of entries that say who sits where
AFTERWARDS = ("rematched", "forgotten")  # and those that may follow the end
NOBODY = ("", "")
FORGOTTEN = "…"
UNREADABLE = "?"


class Seated(NamedTuple):
    """The game of a table, and the person and name of every seat."""

    game: str
    seats: list[tuple[str, str]]


def complete(connection: Connection) -> None:
    """Complete the rows of all tables that do not say their game."""
    rows = connection.execute(select(TABLES).where(TABLES.c.game == "")).all()
    for row in rows:
        _complete(connection, row)


def _complete(connection: Connection, row: Any) -> None:
    game, seats = _seated(connection, row)
    names = "\n".join(name.casefold() for _, name in seats if name != FORGOTTEN)
    here = update(TABLES).where(TABLES.c.id == row.id)
    connection.execute(here.values(game=game, names=names))
    over = row.phase == "over"
    at = _ended(connection, row) if over else row.created
    sitting = update(SEATINGS).where(SEATINGS.c.table_id == row.id)
    connection.execute(sitting.values(status="over" if over else "running", at=at))
    if game != UNREADABLE:
        gone = SEATINGS.c.person.not_in([person for person, _ in seats])
        connection.execute(sitting.where(gone).values(status="left"))


def _seated(connection: Connection, row: Any) -> Seated:
    """Who sits there after the log, by its terms and by who came and went."""
    query = select(ENTRIES.c.body).where(ENTRIES.c.table_id == row.id, _is_one_of(SEATING))
    try:
        terms = json.loads(row.terms)
        seats = [(chair[1], chair[2]) for chair in terms["chairs"]]
        for body in connection.scalars(query.order_by(ENTRIES.c.number)):
            entry = json.loads(body)
            seats[entry["seat"]] = _sitting(entry)
        return Seated(terms["game"], seats)
    except (ValueError, LookupError, TypeError):
        return Seated(UNREADABLE, [])


def _sitting(entry: dict[str, Any]) -> tuple[str, str]:
    """Who sits on a seat after somebody came or went."""
    if entry["kind"] == "left":
        return NOBODY
    return entry.get("person", ""), entry.get("name") or entry.get("level", "")


def _ended(connection: Connection, row: Any) -> int:
    """When a game was over: the time of the last entry that can have ended it."""
    last = select(ENTRIES.c.at).where(ENTRIES.c.table_id == row.id, ~_is_one_of(AFTERWARDS))
    found = connection.scalar(last.order_by(ENTRIES.c.number.desc()).limit(1))
    return int(found or row.created)


def _is_one_of(kinds: Sequence[str]) -> Any:
    """Whether an entry is of one of these kinds, by the beginning of its text."""
    begun = [f'{{"kind":"{kind}"' for kind in kinds]
    return or_(*[ENTRIES.c.body.startswith(text, autoescape=True) for text in begun])
