"""People you know: those with whom one has begun a game, or whom one has invited; and blocks.

Nobody asks to be known, and nobody is found who was not met. In requests a person is called by a
key that only the asking person can use.
"""

import secrets
from collections.abc import Collection, Sequence
from itertools import permutations
from typing import Any, NamedTuple

from sqlalchemy import Connection, delete, exists, insert, or_, select

from limestone.rules.game import Refused
from limestone.server.store import schema
from limestone.server.store.log import Store
from limestone.server.store.people import ACCOUNT, GUEST
from limestone.server.table.person import Person

SHOWN = 200
MANY = 20  # people at one table who all get to know each other; of more only the host is known

_MET, _BLOCKS, _MUTES, _PEOPLE = schema.acquaintances, schema.blocks, schema.mutes, schema.people


class Known(NamedTuple):
    """Somebody whom a person knows, as a list shows them."""

    person: Person
    key: str
    at: int
    muted: bool
    blocked: bool


def meet(store: Store, connection: Connection, persons: Sequence[str], at: int) -> None:
    """Write down, in the caller's transaction, that these people know each other from now on."""
    pairs = permutations(dict.fromkeys(persons), 2)
    acquaint(store, connection, list(pairs) if len(set(persons)) <= MANY else [], at)


def acquaint(
    store: Store, connection: Connection, pairs: Sequence[tuple[str, str]], at: int
) -> None:
    """Write down for each pair that the first knows the second."""
    rows = [
        {"person": person, "other": other, "key": secrets.token_hex(8), "at": at}
        for person, other in pairs
        if person and other
    ]
    if rows:
        connection.execute(store.upsert(_MET, ["person", "other"], ["at"]), rows)


async def known(store: Store, person: str) -> list[Known]:
    """The people that a person knows, whom they met last first."""
    met = _MET.c
    query = (
        select(_PEOPLE, met.key, met.at, _is_muted(), _blocks(met.person, met.other))
        .join(_PEOPLE, _PEOPLE.c.id == met.other)
        .where(met.person == person, _PEOPLE.c.kind.in_([GUEST, ACCOUNT]))
        .where(~_blocks(met.other, met.person))
        .order_by(met.at.desc())
        .limit(SHOWN)
    )
    return [_known(row) for row in await store.read(query)]


async def by_key(store: Store, person: str, key: str) -> Person:
    """Whom a person calls by this key; Refused where it is nobody."""
    met = _MET.c
    query = select(_PEOPLE).join(_MET, met.other == _PEOPLE.c.id)
    query = query.where(met.person == person, met.key == key, ~_blocks(met.other, met.person))
    rows = await store.read(query)
    if not rows or rows[0].kind not in (GUEST, ACCOUNT):
        raise Refused("no-such-acquaintance")
    return Person(rows[0].id, rows[0].name, rows[0].kind, "")


async def known_among(store: Store, person: str, others: Collection[str]) -> set[str]:
    """Which of these people a person knows."""
    met = _MET.c
    query = select(met.other).where(met.person == person, met.other.in_(others))
    return {row.other for row in await store.read(query)} if others else set()


async def knowing(store: Store, person: str, others: Collection[str]) -> set[str]:
    """Which of these people know a person."""
    met = _MET.c
    query = select(met.person).where(met.other == person, met.person.in_(others))
    return {row.person for row in await store.read(query)} if others else set()


async def key_of(store: Store, person: str, other: str) -> str | None:
    """What a person calls another in requests, if they know them."""
    met = _MET.c
    rows = await store.read(select(met.key).where(met.person == person, met.other == other))
    return rows[0].key if rows else None


async def block(store: Store, person: str, other: str, *, blocked: bool) -> None:
    """Have nothing to do with somebody any more; or again."""
    pair = {"person": person, "blocked": other}
    gone = delete(_BLOCKS).where(_BLOCKS.c.person == person, _BLOCKS.c.blocked == other)
    await store.write(gone, *([insert(_BLOCKS).values(pair)] if blocked else []))


async def blocked_by(store: Store, person: str) -> set[str]:
    """Whom a person has blocked."""
    query = select(_BLOCKS.c.blocked).where(_BLOCKS.c.person == person)
    return {row.blocked for row in await store.read(query)} if person else set()


async def blocking(store: Store, person: str) -> set[str]:
    """Who has blocked a person: whatever is new of them is not for this person's eyes."""
    query = select(_BLOCKS.c.person).where(_BLOCKS.c.blocked == person)
    return {row.person for row in await store.read(query)} if person else set()


async def apart(store: Store, person: str) -> set[str]:
    """With whom a person has nothing to do, whichever of the two wants it so."""
    here = _BLOCKS.c
    query = select(_BLOCKS).where(or_(here.person == person, here.blocked == person))
    rows = await store.read(query) if person else []
    return {row.blocked if row.person == person else row.person for row in rows}


def forget(connection: Connection, persons: Collection[str]) -> None:
    """Delete whom these people know, and that others know them."""
    met = _MET.c
    connection.execute(delete(_MET).where(or_(met.person.in_(persons), met.other.in_(persons))))


def _blocks(person: Any, blocked: Any) -> Any:
    here = _BLOCKS.c
    return exists().where(here.person == person, here.blocked == blocked).label("blocked")


def _is_muted() -> Any:
    here, met = _MUTES.c, _MET.c
    return exists().where(here.person == met.person, here.muted == met.other).label("muted")


def _known(row: Any) -> Known:
    person = Person(row.id, row.name, row.kind, "")
    return Known(person, row.key, row.at, bool(row.muted), bool(row.blocked))
