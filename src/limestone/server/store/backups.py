"""Backup and restore: everything a server stores, in one file, while it runs."""

import gzip
import zlib
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, Row, exists, select
from sqlalchemy import Table as SqlTable
from sqlalchemy.exc import OperationalError, SQLAlchemyError

from limestone.rules.game import Refused, writing
from limestone.server.store import nights, old_rows, schema
from limestone.server.store.database import PRIVATE, Engines
from limestone.server.store.log import Store
from limestone.server.store.people import GONE

KEPT = (
    schema.people,
    schema.sessions,
    schema.tokens,
    schema.push_keys,
    schema.devices,
    schema.wishes,
    schema.materials,
    schema.tables,
    schema.seatings,
    schema.talk,
    schema.mutes,
    schema.blocks,
    schema.acquaintances,
    schema.profiles,
    schema.tallies,
    schema.rated_games,
    schema.rating_rulings,
    schema.nights,
    schema.night_people,
    schema.puzzle_tries,
    schema.memories,
    schema.daily_tries,
    schema.daily_days,
    schema.challenges,
    schema.challenge_plays,
    schema.admins,
    schema.bans,
    schema.measures,
    schema.reports,
    schema.house,
)
# What is found again from the rest, or only holds for a server that runs.
DERIVED = (
    *(schema.rating_course, schema.ratings, schema.rating_points),
    *(schema.reviews, schema.review_pieces),
    schema.clock,
)
LOGS = ((schema.entries, "table_id"), (schema.night_entries, "night_id"))  # only made longer
WAYS_IN = (schema.sessions, schema.tokens, schema.devices)
WHO = ("person", "owner", "muted", "blocked", "other")  # columns with people
FORMAT = "limestone backup 1"
PAGE = 1000  # rows held in memory at a time

Log = list[dict[str, Any]]
Rows = dict[str, Log]  # by the name of their table


class Backup(NamedTuple):
    """What a file holds that was written by `back_up`."""

    file: str
    rows: Rows


class Restored(msgspec.Struct):
    """How many rows were restored, and which tables were skipped because their log has diverged."""

    rows: int = 0
    skipped: list[str] = []
    grown: list[str] = []  # the ids of tables with new entries


async def back_up(engines: Engines, target: Path) -> int:
    """Write a consistent snapshot of all rows to a file and return their number."""
    half = target.with_suffix(target.suffix + ".part")
    with writing(target):
        count = await engines.reader.run(lambda connection: _write(connection, half), patience=None)
        half.replace(target)
    return count


async def restore(engines: Engines, backup: Backup) -> Restored:
    """Insert the rows that are missing. A log is only ever made longer, never changed.

    Who was deleted since stays so. Into a database in use no session or token is put back: those
    that are missing there have been ended.
    """
    await engines.migrate()
    store = Store(engines)
    try:
        return await engines.writer.run(
            lambda connection: _put_back(connection, store, backup.rows), patience=None
        )
    except OperationalError:
        raise
    except SQLAlchemyError:
        raise Refused("backup-damaged").at(file=backup.file) from None


def _put_back(connection: Connection, store: Store, rows: Rows) -> Restored:
    done, gone = Restored(), _gone(connection)
    in_use = connection.scalar(select(exists(select(schema.people.c.id))))
    for table in KEPT:
        if in_use and table in WAYS_IN:
            continue
        for row in rows.get(table.name, []):
            if not gone & {row.get(column) for column in WHO}:
                done.rows += store.missing(connection, table, row)
    for entries, key in LOGS:
        for whose, log in _logs(rows.get(entries.name, []), key).items():
            _lengthen(connection, store, (entries, whose, log), done)
    old_rows.complete(connection)
    return done


def _lengthen(
    connection: Connection, store: Store, saved: tuple[SqlTable, str, Log], done: Restored
) -> None:
    """Add what is missing at the end of a log, if it begins as the saved one."""
    entries, whose, log = saved
    if not _begins_alike(connection, entries, whose, log):
        done.skipped.append(whose)
        return
    added = sum(store.missing(connection, entries, row) for row in log)
    done.rows += added
    if added and entries is schema.entries:
        done.grown.append(whose)
    elif added:
        nights.reindex(connection, whose)


def _gone(connection: Connection) -> set[Any]:
    """The people who were deleted."""
    people = schema.people.c
    return set(connection.scalars(select(people.id).where(people.kind == GONE)))


def _write(connection: Connection, target: Path) -> int:
    count = 0
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ")
    target.unlink(missing_ok=True)
    target.touch(PRIVATE)
    with gzip.open(target, "wb") as file:
        file.write(msgspec.json.encode(FORMAT) + b"\n")
        for table in (*KEPT, *(entries for entries, _ in LOGS)):
            query = select(table).order_by(*table.primary_key.columns)
            for row in connection.execution_options(yield_per=PAGE).execute(query):
                file.write(msgspec.json.encode([str(table.name), _plain(row)]) + b"\n")
                count += 1
    return count


def _plain(row: Row[Any]) -> dict[str, Any]:
    return {str(key): value for key, value in row._mapping.items()}


def read(source: Path) -> Backup:
    """A backup with all its rows; Refused if it is damaged anywhere."""
    rows: Rows = defaultdict(list)
    try:
        for name, row in _parsed(source):
            rows[name].append(row)
        logs = [row[key] for entries, key in LOGS for row in rows[entries.name]]
        assert all(isinstance(whose, str) for whose in logs)
    except (OSError, EOFError, zlib.error, ValueError, LookupError, AssertionError):
        raise Refused("backup-damaged").at(file=source.name) from None
    return Backup(source.name, rows)


def _parsed(source: Path) -> Iterator[tuple[str, dict[str, Any]]]:
    with gzip.open(source, "rb") as file:
        if msgspec.json.decode(file.readline()) != FORMAT:
            raise ValueError
        for line in file:
            yield msgspec.json.decode(line, type=tuple[str, dict[str, Any]])


def _logs(rows: list[dict[str, Any]], key: str) -> Rows:
    logs: Rows = defaultdict(list)
    for row in rows:
        logs[row[key]].append(row)
    return logs


def _begins_alike(connection: Connection, entries: SqlTable, whose: str, log: Log) -> bool:
    """Whether the stored log and the saved one are the same as far as both go."""
    found, owner = entries.c, next(iter(entries.primary_key.columns))
    query = select(found.body).where(owner == whose).order_by(found.number)
    stored = list(connection.scalars(query))
    return all(body == row["body"] for body, row in zip(stored, log, strict=False))
