"""Tries at puzzles, in the order they were made; nothing is ever changed, a rating follows."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from sqlalchemy import Connection, func, select

from limestone.server.store import schema
from limestone.server.store.log import Store
from limestone.server.store.people import now

_TRIES = schema.puzzle_tries
MOST = 100  # tries of a person at one puzzle that are kept


class Try(NamedTuple):
    """A move that somebody tried; none: they had the answer shown."""

    puzzle: str
    number: int
    move: str
    solved: bool

    @property
    def opens(self) -> bool:
        """Whether the answer may be seen after it."""
        return self.solved or not self.move


async def add(store: Store, person: str, puzzle: str, move: str, *, solved: bool) -> Try:
    """Keep a try after all earlier ones of this person at this puzzle."""

    def write(connection: Connection) -> Try | None:
        here = _TRIES.c.person == person, _TRIES.c.puzzle == puzzle
        number = connection.execute(select(func.count()).where(*here)).scalar_one()
        made = Try(puzzle, number, move, solved)
        if number >= MOST and not made.opens:
            return made
        row = {"person": person, "at": now(), **made._asdict()}
        return made if store.missing(connection, _TRIES, row) else None

    while True:
        if made := await store.engines.writer.run(write):
            return made


async def at_puzzle(store: Store, person: str, puzzle: str) -> list[Try]:
    """What a person has tried at a puzzle."""
    return await _read(store, person, _TRIES.c.puzzle == puzzle, _TRIES.c.number)


async def rated(store: Store, person: str, game: str) -> list[Try]:
    """The first tries of a person at the puzzles of a game, oldest first."""
    first = (_TRIES.c.number == 0) & _TRIES.c.puzzle.like(f"{game}-%")
    return await _read(store, person, first, _TRIES.c.at)


async def chosen(store: Store, puzzle: str) -> Mapping[str, int]:
    """How many people chose each move at their first try; nothing: they had it shown."""
    moves = select(_TRIES.c.move, func.count().label("people"))
    query = moves.where(_TRIES.c.puzzle == puzzle, _TRIES.c.number == 0).group_by(_TRIES.c.move)
    return {row.move: row.people for row in await store.read(query)}


async def _read(store: Store, person: str, condition: object, order: object) -> list[Try]:
    columns = [_TRIES.c[name] for name in Try._fields]
    query = select(*columns).where(_TRIES.c.person == person, condition)  # type: ignore[arg-type]
    rows: Sequence[object] = await store.read(query.order_by(order))  # type: ignore[arg-type]
    return [Try(*row) for row in rows]  # type: ignore[misc]
