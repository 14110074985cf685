"""A database of an earlier version with games in it is upgraded, and played on."""

import asyncio
import json
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, MetaData, insert

from limestone.client import Client
from limestone.server.edge.auth import COOKIE
from limestone.server.store.database import Engines
from limestone.server.store.people import csrf, digest, now
from tests.server.services import Service, Site, program, running
from tests.server.store.test_admin import upgrade
from tests.server.table.test_old_logs import LOGS

SECRET = "the secret of Ann's session"
PEOPLE = ("ann", "bo")
VERSIONS = ("0001", "0005", "0011")  # the first, before lists of one's games, before club nights

Address = Callable[[str], str]


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> Address:
    """A new, empty database by its name."""
    if request.param == "sqlite":
        return lambda name: f"sqlite:///{tmp_path / name}.sqlite"
    database: Service = request.getfixturevalue("database")

    def made(name: str) -> str:
        where = ["-h", "127.0.0.1", "-p", str(database.port), "-U", "limestone"]
        subprocess.run([program("createdb"), *where, name], check=True)
        return f"postgresql+asyncpg://limestone@127.0.0.1:{database.port}/{name}"

    return made


def filled(connection: Connection, version: str) -> None:
    """The schema of that version, with two people, a session, and games as they were stored."""
    upgrade(connection, version)
    found = MetaData()
    found.reflect(connection)

    def store(table: str, **row: Any) -> None:
        connection.execute(insert(found.tables[table]).values(row))

    for person in PEOPLE:
        store("people", id=person, name=person.title(), kind="guest", created=1)
    store("sessions", digest=digest(SECRET), person="ann", created=now())
    for n, old in enumerate(LOGS):
        terms = json.loads(old["terms"]) | {"id": f"t{n}", "code": f"old-{n}"}
        listed = {"visibility": terms["visibility"], "phase": old["phase"], "thinking": False}
        text = json.dumps(terms, separators=(",", ":"))
        store("tables", id=f"t{n}", code=f"old-{n}", created=1, terms=text, **listed)
        for number, _, author, command, body in old["entries"]:
            by = {"author": author or None, "command": command or None}
            store("entries", table_id=f"t{n}", number=number, at=now(), body=body, **by)
        for person in PEOPLE:
            store("seatings", table_id=f"t{n}", person=person, archived=False)


async def stored(url: str, version: str) -> None:
    engines = Engines(url)
    await engines.writer.run(lambda connection: filled(connection, version), patience=None)
    await engines.close()


@pytest.mark.parametrize("version", VERSIONS)
def test_games_of_an_earlier_version_go_on_after_the_upgrade(
    address: Address, version: str
) -> None:
    url = address(f"old{version}")
    asyncio.run(stored(url, version))

    with running(Site(url)) as site:
        ann = Client(site.url)
        ann._http.cookies.set(COOKIE, SECRET)
        ann._http.headers["X-CSRF-Token"] = csrf(SECRET)
        tables = [ann.table(f"old-{n}") for n in range(len(LOGS))]
        records = [steps(table.record()) for table in tables if table.over]
        phases = [table.table["phase"] for table in tables]
        played = [table for table in tables if table.due]
        for table in played:
            before = table.number
            table.decide(table.due[0], table.legal(table.due[0])[0])
            assert table.number > before
        new = ann.create("limes", [{"kind": "me"}])
        mine = {one["code"] for one in ann.get("/api/tables", mine=True)}

    assert phases == [old["phase"] for old in LOGS]
    assert records == [steps(old["record"]) for old in LOGS if old["phase"] == "over"]
    assert played
    assert {new.code, *(table.code for table in played)} <= mine


def steps(record: str) -> str:
    """The part of a record after its header."""
    return record.partition("\n\n")[2]
