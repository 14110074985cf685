"""Whose name stands in the standings of the daily game, and for whom."""

from typing import Any, NamedTuple

from sqlalchemy import Row, exists, select, update

from limestone.server.store import house, profiles, schema
from limestone.server.store.log import Store
from limestone.server.store.profiles import Who

_PEOPLE, _PROFILES = schema.people, schema.profiles


class Viewer(NamedTuple):
    """Who looks at standings, and who may read the name of somebody who has not said."""

    person: str
    usual: Who


async def usual(store: Store) -> Who:
    """Who may read the name of somebody who has not said; invited people are one circle."""
    kept = await house.house(store)
    return profiles.KNOWN if kept.registration == house.OPEN else profiles.ALL


async def say(store: Store, person: str, who: Who) -> None:
    """Let others read the name of a person, or not."""
    await store.write(update(_PEOPLE).where(_PEOPLE.c.id == person).values(named=who))


async def said(store: Store, person: str, usual: Who) -> Who:
    """Who may read the name of a person."""
    rows = await store.read(called("").where(_PEOPLE.c.id == person))
    return _who(rows[0], usual) if rows else usual


async def name(store: Store, person: str, viewer: Viewer) -> str | None:
    """The name of a person, if who asks may read it."""
    rows = await store.read(called(viewer.person).where(_PEOPLE.c.id == person))
    return rows[0].name if rows and is_named(rows[0], viewer) else None


def called(viewer: str, people: Any = _PEOPLE) -> Any:
    """People's names, and what decides who may read them."""
    met = schema.acquaintances.alias()
    knows = exists().where(met.c.person == _PEOPLE.c.id, met.c.other == viewer).label("knows")
    query = select(_PEOPLE.c.id, _PEOPLE.c.name, _PEOPLE.c.named, _PROFILES.c.shows, knows)
    return query.select_from(people.outerjoin(_PROFILES, _PROFILES.c.person == _PEOPLE.c.id))


def is_named(row: Row[Any], viewer: Viewer) -> bool:
    """Whether who asks may read the name of a person."""
    who = _who(row, viewer.usual)
    return row.id == viewer.person or who == profiles.ALL or (who == profiles.KNOWN and row.knows)


def is_shown(row: Row[Any], viewer: Viewer) -> bool:
    """Whether who asks may see the games of a person."""
    shows = profiles.read(row.shows or "{}")
    return row.id == viewer.person or profiles.is_shown(shows, "games", known=row.knows)


def _who(row: Row[Any], usual: Who) -> Who:
    """What a person has said; until then as they show their games, or as usual."""
    games = profiles.read(row.shows or "{}")["games"]
    said: Who | None = row.named
    return said or (usual if games == profiles.KNOWN else games)
