"""Backup and restore: everything a server stores, in one file, while it runs."""

import gzip
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, select

from limestone.server.store import schema
from limestone.server.store.database import Engines
from limestone.server.store.log import Store

KEPT = (
    schema.people,
    schema.sessions,
    schema.tokens,
    schema.materials,
    schema.tables,
    schema.seatings,
    schema.entries,
)
FORMAT = "limestone backup 1"
PAGE = 1000  # rows held in memory at a time


class Restored(msgspec.Struct):
    """How many rows were restored, and which tables were skipped because their log has diverged."""

    rows: int = 0
    skipped: list[str] = []


async def back_up(engines: Engines, target: Path) -> int:
    """Write a consistent snapshot of all rows to a file and return their number."""
    half = target.with_suffix(target.suffix + ".part")
    count = await engines.reader.run(lambda connection: _write(connection, half))
    half.replace(target)
    return count


async def restore(engines: Engines, source: Path) -> Restored:
    """Insert the rows that are missing. A log is only ever made longer, never changed."""
    await engines.migrate()
    rows = _read(source)
    done = Restored()
    store = Store(engines)
    logs = _logs(rows.pop("entries", []))

    def put_back(connection: Connection) -> None:
        for table in KEPT[:-1]:
            for row in rows.get(table.name, []):
                done.rows += store.missing(connection, table, row)
        for table_id, log in logs.items():
            if not _begins_alike(connection, table_id, log):
                done.skipped.append(table_id)
                continue
            for row in log:
                done.rows += store.missing(connection, schema.entries, row)

    await engines.writer.run(put_back)
    return done


def _write(connection: Connection, target: Path) -> int:
    count = 0
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ")
    with gzip.open(target, "wb") as file:
        file.write(msgspec.json.encode(FORMAT) + b"\n")
        for table in KEPT:
            query = select(table).order_by(*table.primary_key.columns)
            for row in connection.execution_options(yield_per=PAGE).execute(query):
                file.write(msgspec.json.encode([str(table.name), _plain(row)]) + b"\n")
                count += 1
    return count


def _plain(row: Row[Any]) -> dict[str, Any]:
    return {str(key): value for key, value in row._mapping.items()}


def _read(source: Path) -> dict[str, list[dict[str, Any]]]:
    rows: dict[str, list[dict[str, Any]]] = defaultdict(list)
    for name, row in _parsed(source):
        rows[name].append(row)
    return rows


def _parsed(source: Path) -> Iterator[tuple[str, dict[str, Any]]]:
    with gzip.open(source, "rb") as file:
        if msgspec.json.decode(file.readline()) != FORMAT:
            raise ValueError(f"{source.name} is no backup of Limestone")
        for line in file:
            name, row = msgspec.json.decode(line)
            yield name, row


def _logs(rows: list[dict[str, Any]]) -> dict[str, list[dict[str, Any]]]:
    logs: dict[str, list[dict[str, Any]]] = defaultdict(list)
    for row in rows:
        logs[row["table_id"]].append(row)
    return logs


def _begins_alike(connection: Connection, table_id: str, log: list[dict[str, Any]]) -> bool:
    """Whether the stored log and the saved one are the same as far as both go."""
    found = schema.entries.c
    query = select(found.body).where(found.table_id == table_id).order_by(found.number)
    stored = list(connection.scalars(query))
    return all(body == row["body"] for body, row in zip(stored, log, strict=False))
