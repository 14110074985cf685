"""Sums of what was counted in finished games, of each person and of everybody.

A mean and its error follow from three sums, so a page need not read any game.
"""

from collections.abc import Collection, Mapping, Sequence
from math import sqrt
from typing import Any, NamedTuple

from sqlalchemy import Connection, delete, select

from limestone.server.store import schema
from limestone.server.store.log import Store

EVERYBODY = ""
KEY, SUMS = ("person", "game", "fact"), ("many", "total", "squares")
_TALLIES = schema.tallies
Facts = Mapping[str, Sequence[float]]


class Tally(NamedTuple):
    """So many values, their sum, and the sum of their squares."""

    many: int = 0
    total: float = 0.0
    squares: float = 0.0
    best: float = 0.0

    @property
    def mean(self) -> float:
        return self.total / self.many if self.many else 0.0

    @property
    def error(self) -> float:
        """The standard error of the mean."""
        if self.many < 2:
            return 0.0
        variance = (self.squares - self.total**2 / self.many) / (self.many - 1)
        return sqrt(max(0.0, variance) / self.many)

    def without(self, part: "Tally") -> "Tally":
        """The rest, of which another one is a part."""
        sums = (self.many - part.many, self.total - part.total, self.squares - part.squares)
        return Tally(*sums, self.best)


def add(store: Store, connection: Connection, *, game: str, found: Mapping[str, Facts]) -> None:
    """Add what was counted of each person, in the caller's transaction."""
    rows: dict[tuple[str, str], list[float]] = {}
    for person, facts in found.items():
        for name, values in facts.items():
            for whose in (person, EVERYBODY):
                rows.setdefault((whose, name), []).extend(values)
    given = [
        {"person": whose, "game": game, "fact": name, **_sums(values)}
        for (whose, name), values in sorted(rows.items())
        if values
    ]
    if given:
        connection.execute(store.adding(_TALLIES, KEY, SUMS, "best"), given)


async def of(store: Store, person: str) -> dict[tuple[str, str], Tally]:
    """What was counted of a person, by game and name."""
    rows = await store.read(select(_TALLIES).where(_TALLIES.c.person == person))
    return {(row.game, row.fact): Tally(row.many, row.total, row.squares, row.best) for row in rows}


def forget(connection: Connection, persons: Collection[str]) -> None:
    """Delete what was counted of some people; the sums of everybody stay."""
    connection.execute(delete(_TALLIES).where(_TALLIES.c.person.in_(persons)))


def _sums(values: Sequence[float]) -> dict[str, Any]:
    squares = sum(value * value for value in values)
    return {
        "many": len(values),
        "total": float(sum(values)),
        "squares": float(squares),
        "best": float(max(values)),
    }
