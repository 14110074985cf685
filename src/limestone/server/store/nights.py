"""The stored club nights and their append-only logs."""

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
import structlog
from sqlalchemy import Connection, Row, bindparam, delete, insert, or_, select, update

from limestone.rules.game import Refused
from limestone.server.logs import described
from limestone.server.nights import kinds
from limestone.server.nights.coming import Entered
from limestone.server.nights.entry import Entry, Logged, Unknown, fold
from limestone.server.nights.night import BREAK, LOBBY, OVER, ROUND, Night
from limestone.server.nights.rounds import Settled
from limestone.server.nights.running import Announced, Renamed
from limestone.server.nights.terms import PUBLIC, NightTerms
from limestone.server.nights.terms import read as read_terms
from limestone.server.nights.terms import write as write_terms
from limestone.server.store import schema
from limestone.server.store.log import Store
from limestone.server.table.chairs import FORGOTTEN

logger = structlog.get_logger()
SHOWN = 50  # nights in a list
LATELY = 30 * 86_400_000  # milliseconds; a night that nobody ends is left alone after that
FRESH = 12 * 3_600_000  # milliseconds after its start for which a night that never began is listed

_NIGHTS, _ENTRY, _PEOPLE = schema.nights.c, schema.night_entries.c, schema.night_people.c
LOG = (
    select(_ENTRY.number, _ENTRY.at, _ENTRY.body, _ENTRY.author, _ENTRY.command)
    .where(_ENTRY.night_id == bindparam("night_id"), _ENTRY.number > bindparam("after"))
    .order_by(_ENTRY.number)
)
TERMS = select(_NIGHTS.terms).where(_NIGHTS.code == bindparam("code"))
LISTED = (_NIGHTS.code, _NIGHTS.terms, _NIGHTS.phase, _NIGHTS.players, _NIGHTS.round)


class Listed(NamedTuple):
    """A night in a list."""

    terms: NightTerms
    phase: str
    players: int
    round: int


async def create(store: Store, night: Night, guests: Sequence[str] = ()) -> bool:
    """Store a new night, which these people find in their lists; False when its code is taken."""
    terms = night.terms
    row = {
        "id": terms.id,
        "code": terms.code,
        "organiser": terms.organiser,
        "visibility": terms.visibility,
        "starts": terms.starts,
        "created": terms.created,
        "terms": write_terms(terms),
        **_indexed(night),
    }

    def make(connection: Connection) -> bool:
        if not store.missing(connection, schema.nights, row):
            return False
        if guests:
            rows = [{"night_id": terms.id, "person": person} for person in guests]
            connection.execute(insert(schema.night_people), rows)
        return True

    return await store.engines.writer.run(make)


async def append(store: Store, logged: Logged, after: Night) -> bool:
    """Whether the entry is now in the log; False when its number was taken."""
    row = {
        "night_id": after.terms.id,
        "number": logged.number,
        "at": logged.at,
        "author": logged.author or None,
        "command": logged.command or None,
        "body": kinds.write(logged.body),
    }
    persons = {one.person for one in after.players if one.person and one.name != FORGOTTEN}

    def add(connection: Connection) -> bool:
        if not store.missing(connection, schema.night_entries, row):
            return False
        change = update(schema.nights).where(_NIGHTS.id == after.terms.id)
        connection.execute(change.values(_indexed(after)))
        known = select(_PEOPLE.person).where(_PEOPLE.night_id == after.terms.id)
        new = persons - set(connection.scalars(known))
        if new:
            rows = [{"night_id": after.terms.id, "person": person} for person in sorted(new)]
            connection.execute(insert(schema.night_people), rows)
        return True

    return await store.engines.writer.run(add)


async def terms(store: Store, code: str) -> NightTerms | None:
    """The terms of the night with that code."""
    rows = await store.read(TERMS, code=code)
    return read_terms(rows[0].terms, code) if rows else None


async def log(store: Store, night_id: str, after: int = 0) -> list[Logged]:
    """The entries of a night after a number."""
    return [_logged(row) for row in await store.read(LOG, night_id=night_id, after=after)]


async def going_on(store: Store, now: int) -> list[str]:
    """The codes of the nights that go on or should begin now, and did not begin days ago."""
    due = (_NIGHTS.phase == LOBBY) & (_NIGHTS.starts <= now)
    query = select(_NIGHTS.code).where(or_(_NIGHTS.phase.in_([ROUND, BREAK]), due))
    query = query.where(_NIGHTS.starts > now - LATELY).limit(1000)
    return [row.code for row in await store.read(query)]


async def listed(store: Store, person: str, now: int) -> list[Listed]:
    """The public nights that go on or are still to come, and all that a person has to do with."""
    open_ = (
        (_NIGHTS.visibility == PUBLIC) & (_NIGHTS.phase != OVER) & (_NIGHTS.starts > now - FRESH)
    )
    mine = or_(
        _NIGHTS.organiser == person,
        _NIGHTS.id.in_(select(_PEOPLE.night_id).where(_PEOPLE.person == person)),
    )
    query = select(*LISTED).where(or_(open_, mine) if person else open_)
    rows = await store.read(query.order_by(_NIGHTS.starts.desc()).limit(SHOWN))
    return [one for row in rows if (one := _listed(row))]


def _listed(row: Row[Any]) -> Listed | None:
    """A night in a list; None, and a line in the log, where its terms cannot be read."""
    try:
        return Listed(read_terms(row.terms, row.code), row.phase, row.players, row.round)
    except Refused as refused:
        logger.error("night-failed", night=row.code, **described(refused))
        return None


async def taking_part(store: Store, persons: Sequence[str]) -> dict[str, str]:
    """The ids and codes of the nights that some people have to do with."""
    here = _NIGHTS.id.in_(select(_PEOPLE.night_id).where(_PEOPLE.person.in_(persons)))
    query = select(_NIGHTS.id, _NIGHTS.code).where(or_(here, _NIGHTS.organiser.in_(persons)))
    return {row.id: row.code for row in await store.read(query)}


def reindex(connection: Connection, night_id: str) -> None:
    """Write down anew what lists find about a night, from its log, if that can be read."""
    row = connection.execute(
        select(_NIGHTS.code, _NIGHTS.terms).where(_NIGHTS.id == night_id)
    ).one()
    rows: Sequence[Any] = connection.execute(LOG, {"night_id": night_id, "after": 0}).all()
    try:
        night = fold(Night(read_terms(row.terms, row.code)), [_logged(one) for one in rows])
    except Refused as refused:
        logger.error("night-failed", night=row.code, **described(refused))
        return
    connection.execute(update(schema.nights).where(_NIGHTS.id == night_id).values(_indexed(night)))


def erase(night_id: str, persons: Sequence[str], connection: Connection) -> None:
    """Delete the names of some people, and what they announced, from what is stored of a night."""
    text = connection.scalar(select(_NIGHTS.terms).where(_NIGHTS.id == night_id)) or ""
    terms = read_terms(text, night_id)
    if terms.organiser in persons:
        nameless = write_terms(msgspec.structs.replace(terms, organiser_name=FORGOTTEN))
        change = update(schema.nights).where(_NIGHTS.id == night_id)
        connection.execute(change.values(terms=nameless))
    here = _ENTRY.night_id == night_id
    named = or_(_ENTRY.author.in_(persons), _ENTRY.body.contains('"kind":"renamed"'))
    rows = connection.execute(select(_ENTRY.number, _ENTRY.body).where(here, named))
    for number, body in rows.all():
        nameless = kinds.write(_nameless(kinds.read(body), persons))
        if nameless != body:
            place = update(schema.night_entries).where(here, _ENTRY.number == number)
            connection.execute(place.values(body=nameless))
    gone = schema.night_people
    connection.execute(delete(gone).where(gone.c.night_id == night_id, gone.c.person.in_(persons)))


def _nameless(entry: Entry, persons: Sequence[str]) -> Entry:
    """An entry of one of these people, or about them, without their names."""
    if isinstance(entry, Renamed) and entry.person in persons:
        return msgspec.structs.replace(entry, name=FORGOTTEN)
    if isinstance(entry, Announced):
        return msgspec.structs.replace(entry, name=FORGOTTEN, text=FORGOTTEN)
    if isinstance(entry, Entered | Settled):
        return msgspec.structs.replace(entry, name=FORGOTTEN)
    return entry


def _indexed(night: Night) -> dict[str, Any]:
    """The columns of a night that follow from its log."""
    here = sum(not one.out for one in night.players)
    return {"phase": night.phase, "players": here, "round": len(night.rounds)}


def _logged(row: Row[Any]) -> Logged:
    body = kinds.read(row.body) if isinstance(row.at, int) else Unknown()
    return Logged(row.number, row.at, body, row.author or "", row.command or "")
