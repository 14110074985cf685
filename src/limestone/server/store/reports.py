"""Reports: players who tell the admins of somebody at a table, for a reason from a list."""

from collections.abc import Collection
from typing import Any, NamedTuple
from uuid import uuid4

from sqlalchemy import Connection, delete, insert, or_, select, update

from limestone.rules.game import Refused
from limestone.server.store import schema
from limestone.server.store.log import Store
from limestone.server.store.people import now

MOST = 200  # that are shown

_SAID = schema.reports


class Report(NamedTuple):
    """What somebody has to tell of whom, by the name that they had at a table."""

    person: str
    other: str
    name: str
    code: str
    reason: str


class Filed(NamedTuple):
    """A report that nobody has settled."""

    id: str
    at: int
    said: Report


async def file(store: Store, said: Report) -> None:
    """Keep a report; the same one again changes nothing while it is open."""
    here = _SAID.c
    again = select(here.id).where(here.settled.is_(None), here.person == said.person)
    again = again.where(here.other == said.other, here.reason == said.reason)
    if not await store.read(again.where(here.code == said.code)):
        row = said._asdict() | {"id": uuid4().hex, "at": now(), "settled": None}
        await store.write(insert(_SAID).values(row))


async def open_ones(store: Store) -> list[Filed]:
    """The reports that nobody has settled, the oldest first."""
    query = select(_SAID).where(_SAID.c.settled.is_(None)).order_by(_SAID.c.at).limit(MOST)
    return [_filed(row) for row in await store.read(query)]


async def open_one(store: Store, report: str) -> Report:
    """A report that nobody has settled."""
    rows = await store.read(select(_SAID).where(_SAID.c.id == report, _SAID.c.settled.is_(None)))
    if not rows:
        raise Refused("no-such-report")
    return _filed(rows[0]).said


async def settle(store: Store, report: str) -> None:
    """Have done with a report."""
    await store.write(update(_SAID).where(_SAID.c.id == report).values(settled=now()))


def forget(connection: Connection, persons: Collection[str]) -> None:
    """Delete what these people have told, and what was told of them."""
    gone = or_(_SAID.c.person.in_(persons), _SAID.c.other.in_(persons))
    connection.execute(delete(_SAID).where(gone))


def _filed(row: Any) -> Filed:
    said = Report(row.person, row.other, row.name, row.code, row.reason)
    return Filed(row.id, row.at, said)
