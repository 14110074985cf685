"""Deletion of a person's data: the one place where stored entries are changed."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import partial

import msgspec
from sqlalchemy import Connection, delete, insert, or_, select, update

from limestone.server.live.isolation import isolated, together
from limestone.server.live.live_tables import LiveTables
from limestone.server.nights.entry import Logged, after, fold
from limestone.server.nights.night import Night
from limestone.server.nights.running import Forgotten as ForgottenAtNight
from limestone.server.store import acquaintances, admins, nights, reports, schema, tallies
from limestone.server.store.log import Store
from limestone.server.store.people import GONE, now
from limestone.server.table import kinds
from limestone.server.table.absence import Handed
from limestone.server.table.chairs import FORGOTTEN, GHOST
from limestone.server.table.entry import Proposal, proposed
from limestone.server.table.person import Person
from limestone.server.table.seating import Joined, Left
from limestone.server.table.table import PLAYING, WAITING, Table
from limestone.server.table.terms import read as read_terms
from limestone.server.table.terms import write as write_terms
from limestone.server.table.upkeep import Forgotten, Renamed

AT_ONCE = 20  # tables in one transaction, so that others can write in between


async def forget(live_tables: LiveTables, person: Person) -> None:
    """Delete a person's names, sessions and tokens, and those of their programs.

    The games stay: they are the other players' too, and bots play on for who is gone.
    """
    persons, tokens = [person.id], schema.tokens.c
    owned = select(tokens.person)
    while rows := await live_tables.store.read(
        owned.where(tokens.owner.in_(persons), tokens.person.not_in(persons))
    ):
        persons += [row.person for row in rows]
    writer = live_tables.store.engines.writer
    codes = await tables_of(live_tables, persons)  # with those of their ghosts, while it is known
    for some in _few(codes):
        await writer.run(partial(_erase_tables, some, persons))
    await writer.run(partial(_erase_people, persons))
    # Who sits down later is looked for by whoever let them: they are gone then.
    later = await tables_of(live_tables, persons)
    for some in _few({table: code for table, code in later.items() if table not in codes}):
        await writer.run(partial(_erase_tables, some, persons))
    codes |= later
    await _forget_at_nights(live_tables.store, persons)
    live_tables.hang_up(*persons)
    await live_tables.chores.awhile(_leave(live_tables, persons, codes))


async def go_on(live_tables: LiveTables) -> None:
    """Let those leave who were deleted just before the server stopped."""
    sits, people = schema.seatings.c.person, schema.people.c
    gone = select(sits).join(schema.people, people.id == sits).where(people.kind == GONE)
    if rows := await live_tables.store.read(gone.distinct()):
        persons = [row.person for row in rows]
        await _leave(live_tables, persons, await tables_of(live_tables, persons))


async def stand_up(live_tables: LiveTables, persons: list[str]) -> None:
    """Free the seats of some people where they are not fixed yet; elsewhere bots play for them."""
    codes = (await tables_of(live_tables, persons)).values()
    vacate = partial(_vacate, live_tables, persons)
    await live_tables.chores.awhile(together(codes, vacate))


async def _leave(live_tables: LiveTables, persons: list[str], codes: Mapping[str, str]) -> None:
    """Have every table know that these people are gone; then nothing says that they sat there."""

    async def leave(code: str) -> None:
        live_table = await live_tables.open(code)
        await live_tables.settle(live_table, lambda table: proposed(table, Forgotten(persons)))
        await _vacate(live_tables, persons, code)

    sits = schema.seatings.c
    for some in _few(codes):
        await together(some.values(), leave)
        theirs = sits.person.in_(persons) & sits.table_id.in_(some)
        await live_tables.store.write(delete(schema.seatings).where(theirs))


async def _vacate(live_tables: LiveTables, persons: list[str], code: str) -> None:
    live_table = await live_tables.open(code)
    while await live_tables.settle(live_table, lambda table: _vacated(table, persons)):
        pass


def _few(codes: Mapping[str, str]) -> Iterator[dict[str, str]]:
    """So many tables after the other as are changed at once."""
    tables = list(codes.items())
    for first in range(0, len(tables), AT_ONCE):
        yield dict(tables[first : first + AT_ONCE])


async def _forget_at_nights(store: Store, persons: list[str]) -> None:
    """Delete some people's names from the club nights that they had to do with."""
    for night_id, code in (await nights.taking_part(store, persons)).items():
        with isolated(code):
            await store.engines.writer.run(partial(nights.erase, night_id, persons))
            while not await _forgotten_at(store, code, persons):
                pass


async def _forgotten_at(store: Store, code: str, persons: list[str]) -> bool:
    """Tell all processes that have a night in memory; False where its log has grown meanwhile."""
    terms = await nights.terms(store, code)
    assert terms
    night = fold(Night(terms), await nights.log(store, terms.id))
    logged = Logged(night.number + 1, now(), ForgottenAtNight(persons))
    return await nights.append(store, logged, after(night, logged))


def _vacated(table: Table, persons: list[str]) -> Proposal | None:
    """The next seat of these people that is free again, or that a bot plays from now on."""
    for seat, chair in enumerate(table.chairs):
        if chair.person not in persons or table.trouble or chair.kind == GHOST:
            continue
        if table.phase == WAITING and not table.exchange:
            return proposed(table, Left(seat))
        if table.phase in (WAITING, PLAYING) and not chair.bot:
            return proposed(table, Handed(seat, table.terms.pace.level))
    return None


async def tables_of(live_tables: LiveTables, persons: list[str]) -> dict[str, str]:
    """The ids and codes of the tables where some people sat."""
    tables, sits = schema.tables.c, schema.seatings.c
    query = select(tables.id, tables.code).join(schema.seatings, sits.table_id == tables.id)
    rows = [*await live_tables.store.read(query.where(sits.person.in_(persons)))]
    made, plays = schema.challenges.c, schema.challenge_plays.c
    haunted = select(tables.id, tables.code).join(
        schema.challenge_plays, plays.table_id == tables.id
    )
    haunted = haunted.join(schema.challenges, made.id == plays.challenge)
    rows += await live_tables.store.read(haunted.where(made.person.in_(persons)))
    return {row.id: row.code for row in rows}


def _erase_tables(codes: Mapping[str, str], persons: list[str], connection: Connection) -> None:
    for table_id, code in codes.items():
        with isolated(code):
            _erase_terms(connection, table_id, code, persons)
        _erase_entries(connection, table_id, persons)
        _erase_index(connection, table_id)


def _erase_people(persons: list[str], connection: Connection) -> None:
    acquaintances.forget(connection, persons)
    tallies.forget(connection, persons)
    reports.forget(connection, persons)
    admins.forget(connection, persons)
    people = schema.people
    connection.execute(delete(people).where(people.c.id.in_(persons)))
    # Who is gone leaves a row without a name, by which a restore knows that they are.
    gone = {"name": FORGOTTEN, "kind": GONE, "created": now()}
    connection.execute(insert(people), [{"id": person} | gone for person in persons])


def _erase_terms(connection: Connection, table_id: str, code: str, persons: list[str]) -> None:
    tables = schema.tables
    stored = connection.scalar(select(tables.c.terms).where(tables.c.id == table_id))
    terms = read_terms(stored or "", code)
    chairs = [
        chair._replace(name=FORGOTTEN) if chair.person in persons else chair
        for chair in terms.chairs
    ]
    text = write_terms(replace(terms, chairs=tuple(chairs)))
    connection.execute(update(tables).where(tables.c.id == table_id).values(terms=text))


def _erase_index(connection: Connection, table_id: str) -> None:
    """Lists find the table without any name, until its log has said again who sat there."""
    change = update(schema.tables).where(schema.tables.c.id == table_id)
    connection.execute(change.values(names="", summary=None))


def _erase_entries(connection: Connection, table_id: str, persons: list[str]) -> None:
    log = schema.entries
    joined = log.c.author.in_(persons) & log.c.body.contains('"kind":"joined"')
    named = or_(joined, log.c.body.contains('"kind":"renamed"'))
    rows = connection.execute(
        select(log.c.number, log.c.body).where(log.c.table_id == table_id, named)
    )
    for number, body in rows.all():
        entry = kinds.read(body)
        if isinstance(entry, Joined | Renamed) and entry.person in persons:
            nameless = msgspec.structs.replace(entry, name=FORGOTTEN)
            place = (log.c.table_id == table_id) & (log.c.number == number)
            connection.execute(update(log).where(place).values(body=kinds.write(nameless)))
