"""Everything a server keeps, in one file, made and read back while it runs."""

import gzip
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Row, Table, select
from sqlalchemy.ext.asyncio import AsyncConnection

from limestone.server import schema
from limestone.server.database import Engines
from limestone.server.store import Store

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


class Restored(msgspec.Struct):
    """What came back, and the tables whose log has gone another way since."""

    rows: int = 0
    skipped: list[str] = []


async def back_up(engines: Engines, target: Path) -> int:
    """Write all rows of one moment to a file; how many they were."""
    count = 0
    half = target.with_suffix(target.suffix + ".part")
    engine = engines.reader
    if not engines.sqlite:
        engine = engine.execution_options(isolation_level="REPEATABLE READ")
    async with engine.connect() as connection:
        with gzip.open(half, "wb") as file:
            file.write(msgspec.json.encode(FORMAT) + b"\n")
            for table in KEPT:
                async for line in _lines(connection, table):
                    file.write(line)
                    count += 1
    half.replace(target)
    return count


async def restore(engines: Engines, source: Path) -> Restored:
    """Put back what is missing. A log is only ever made longer, never changed."""
    await engines.migrate()
    rows = _read(source)
    done = Restored()
    store = Store(engines)
    logs = _logs(rows.pop("entries", []))
    async with engines.writer.begin() as connection:
        for table in KEPT[:-1]:
            for row in rows.get(table.name, []):
                done.rows += await store.missing(connection, table, row)
        for table_id, log in logs.items():
            if not await _begins_alike(connection, table_id, log):
                done.skipped.append(table_id)
                continue
            for row in log:
                done.rows += await store.missing(connection, schema.entries, row)
    return done


async def _lines(connection: AsyncConnection, table: Table) -> Any:
    rows = await connection.stream(select(table).order_by(*table.primary_key.columns))
    async for row in rows:
        yield msgspec.json.encode([str(table.name), _plain(row)]) + b"\n"


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


async def _begins_alike(
    connection: AsyncConnection, table_id: str, log: list[dict[str, Any]]
) -> bool:
    """Whether the stored log and the saved one are the same as far as both go."""
    found = schema.entries.c
    query = select(found.body).where(found.table_id == table_id).order_by(found.number)
    stored = list(await connection.scalars(query))
    return all(body == row["body"] for body, row in zip(stored, log, strict=False))
