"""Sums of what was counted in finished games, of each person and of everybody.

A mean and its error follow from three sums, so a page need not read any game. What was made of a
deal that others may still play is summed apart: only the person themselves is told of it.
"""

from collections.abc import Collection, Mapping, Sequence
from math import sqrt
from typing import Any, NamedTuple

from sqlalchemy import Connection, delete, select, update

from limestone.server.store import schema
from limestone.server.store.log import Store

EVERYBODY = ""
APART = "apart "  # before the name of a fact: of deals that others may still play
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

    def joined(self, other: "Tally") -> "Tally":
        """Both together."""
        sums = (self.many + other.many, self.total + other.total, self.squares + other.squares)
        return Tally(*sums, max(self.best, other.best))


def add(
    store: Store, connection: Connection, *, game: str, found: Mapping[str, Facts], apart: bool
) -> None:
    """Add what was counted of each person, in the caller's transaction."""
    rows: dict[tuple[str, str], list[float]] = {}
    for person, facts in found.items():
        for name, values in facts.items():
            for whose in (person,) if apart else (person, EVERYBODY):
                rows.setdefault((whose, f"{APART if apart else ''}{name}"), []).extend(values)
    given = [
        {"person": whose, "game": game, "fact": name, **_sums(values)}
        for (whose, name), values in sorted(rows.items())
        if values
    ]
    if given:
        connection.execute(store.adding(_TALLIES, KEY, SUMS, "best"), given)


def set_apart(
    store: Store,
    connection: Connection,
    *,
    game: str,
    found: Mapping[str, Facts],
    best: Mapping[str, Mapping[str, float]],
) -> None:
    """Sum apart what was summed with all the rest; `best` is what remains, by person and fact."""
    add(store, connection, game=game, found=found, apart=True)
    for person, facts in sorted(found.items()):
        for name, values in sorted(facts.items()):
            for whose in (person, EVERYBODY):
                _take(connection, (whose, game, name), values)
            left = best.get(person, {}).get(name, 0.0)
            connection.execute(update(_TALLIES).where(_here(person, game, name)).values(best=left))
    connection.execute(delete(_TALLIES).where(_TALLIES.c.many == 0))


async def of(store: Store, person: str) -> dict[tuple[str, str], Tally]:
    """What was counted of a person, by game and name, as anybody may know it."""
    return {key: one for key, one in (await _all(store, person)).items() if APART not in key[1]}


async def own(store: Store, person: str) -> dict[tuple[str, str], Tally]:
    """What was counted of a person, by game and name, as only they themselves may know it."""
    found: dict[tuple[str, str], Tally] = {}
    for (game, name), one in (await _all(store, person)).items():
        key = game, name.removeprefix(APART)
        found[key] = found.get(key, Tally()).joined(one)
    return found


async def _all(store: Store, person: str) -> dict[tuple[str, str], Tally]:
    rows = await store.read(select(_TALLIES).where(_TALLIES.c.person == person))
    return {(row.game, row.fact): Tally(row.many, row.total, row.squares, row.best) for row in rows}


def forget(connection: Connection, persons: Collection[str]) -> None:
    """Delete what was counted of some people; the sums of everybody stay."""
    connection.execute(delete(_TALLIES).where(_TALLIES.c.person.in_(persons)))


def _here(person: str, game: str, name: str) -> Any:
    found = _TALLIES.c
    return (found.person == person) & (found.game == game) & (found.fact == name)


def _take(connection: Connection, key: tuple[str, str, str], values: Sequence[float]) -> None:
    less = {name: _TALLIES.c[name] - _sums(values)[name] for name in SUMS} if values else {}
    if less:
        connection.execute(update(_TALLIES).where(_here(*key)).values(less))


def _sums(values: Sequence[float]) -> dict[str, Any]:
    squares = sum(value * value for value in values)
    return {
        "many": len(values),
        "total": float(sum(values)),
        "squares": float(squares),
        "best": float(max(values)),
    }
