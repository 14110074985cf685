"""All that is known of a person, as one file for themselves."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import msgspec
from sqlalchemy import select

from limestone.server.live import profile
from limestone.server.live.isolation import isolated
from limestone.server.live.live_tables import LiveTables
from limestone.server.store import acquaintances, nights, profiles, schema
from limestone.server.store.log import Store
from limestone.server.store.people import ACCOUNT, now
from limestone.server.table import export
from limestone.server.table.person import Person

FORMAT = "limestone own data 1"

Part = Callable[[Store, Person], Awaitable[Any]]


async def _known(store: Store, person: Person) -> list[Any]:
    return [
        {"name": one.person.name, "at": one.at, "muted": one.muted, "blocked": one.blocked}
        for one in await acquaintances.known(store, person.id)
    ]


async def _profile(store: Store, person: Person) -> Any:
    if person.kind != ACCOUNT:
        return None
    found = await profiles.own(store, person)
    return {"handle": found.handle, "shows": found.shows}


async def _points(store: Store, person: Person) -> list[Any]:
    found = schema.rating_points
    rows = await store.read(select(found).where(found.c.person == person.id))
    return [{**row._mapping, "person": None} for row in rows]


async def _said(store: Store, person: Person) -> list[Any]:
    found = schema.talk.c
    query = select(found.at, found.kind, found.word, found.language)
    rows = await store.read(query.where(found.person == person.id).order_by(found.at))
    return [{**row._mapping} for row in rows]


async def _puzzles(store: Store, person: Person) -> list[Any]:
    found = schema.puzzle_tries.c
    query = select(found.puzzle, found.number, found.at, found.move, found.solved)
    rows = await store.read(query.where(found.person == person.id).order_by(found.at))
    return [{**row._mapping} for row in rows]


async def _memories(store: Store, person: Person) -> list[Any]:
    found, tables = schema.memories.c, schema.tables.c
    query = select(tables.code, found.seat, found.round, found.at, found.counts)
    query = query.join(schema.tables, tables.id == found.table_id)
    rows = await store.read(query.where(found.person == person.id).order_by(found.at))
    return [{**row._mapping} for row in rows]


async def _daily(store: Store, person: Person) -> list[Any]:
    found = schema.daily_tries.c
    query = select(found.date, found.counted, found.at, found.score, found.wall)
    rows = await store.read(query.where(found.person == person.id).order_by(found.at))
    return [{**row._mapping} for row in rows]


async def _challenges(store: Store, person: Person) -> list[Any]:
    found = schema.challenges.c
    query = select(found.id, found.at).where(found.person == person.id).order_by(found.at)
    return [{**row._mapping} for row in await store.read(query)]


async def _nights(store: Store, person: Person) -> list[Any]:
    listed = await nights.listed(store, person.id, now())
    mine = await nights.taking_part(store, [person.id])
    return [
        {"code": one.terms.code, "name": one.terms.name, "starts": one.terms.starts}
        for one in listed
        if one.terms.id in mine
    ]


# A part of the file each; whatever else is kept of a person gets its own line here.
PARTS: dict[str, Part] = {
    "profile": _profile,
    "people": _known,
    "ratings": _points,
    "statistics": lambda store, person: profile.statistics(store, person.id, own=True),
    "said": _said,
    "puzzles": _puzzles,
    "memories": _memories,
    "daily": _daily,
    "named": lambda store, person: profile.named(store, person.id),
    "challenges": _challenges,
    "nights": _nights,
}


async def written(live_tables: LiveTables, person: Person) -> AsyncIterator[bytes]:
    """The file, piece by piece: a JSON object with the records of all games at its end."""
    store, encode = live_tables.store, msgspec.json.encode
    who = {"name": person.name, "kind": person.kind, "login": person.login}
    yield b'{"format":' + encode(FORMAT) + b',"person":' + encode(who)
    for name, part in PARTS.items():
        yield b",\n" + encode(name) + b":" + encode(await part(store, person))
    yield b',\n"games":['
    for n, code in enumerate(await _codes(store, person)):
        with isolated(code):
            game = await _game(live_tables, code, person)
            yield (b"," if n else b"") + b"\n" + encode(game)
    yield b"\n]}\n"


async def _codes(store: Store, person: Person) -> list[str]:
    tables, sits = schema.tables.c, schema.seatings.c
    query = select(tables.code).join(schema.seatings, sits.table_id == tables.id)
    rows = await store.read(query.where(sits.person == person.id).order_by(tables.created))
    return [row.code for row in rows]


async def _game(live_tables: LiveTables, code: str, person: Person) -> Any:
    """A game of theirs, with as much of its record as they may know."""
    table = (await live_tables.open(code)).table
    log = await live_tables.store.log(table.terms.id) if table.trouble else []
    seats = table.seats_of(person.id)
    record = await asyncio.to_thread(export.written, table, log, seats)
    return {"code": code, "created": table.terms.created, "seats": seats, "record": record}
