"""The operator's side: commands, backup and restore, migrations, health and metrics."""

import asyncio
import signal
import sqlite3
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from io import StringIO
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import pytest
from sqlalchemy import Connection, create_engine, insert, select

from limestone.cli import run
from limestone.client import Seated
from limestone.rules import record
from limestone.rules.game import Refused
from limestone.server.store import database, migrations, schema
from limestone.server.store.database import Engines
from tests.server.players import ME, answer, guest
from tests.server.services import Service, Site, running, sqlite_site


class Said(NamedTuple):
    """What a command left behind."""

    code: int
    text: str


def limestone(*words: str) -> Said:
    said = StringIO()
    with redirect_stdout(said), redirect_stderr(said):
        code = run(words)
    return Said(code, said.getvalue())


@pytest.fixture
def own(tmp_path: Path) -> Site:
    return sqlite_site(tmp_path)


def test_the_operator_lists_and_closes_tables_of_a_running_server(site: Site) -> None:
    table = guest(site.url).create("limes", [ME])

    listed = limestone("admin", "list", "--database", site.database, "--phase", "playing")
    closed = limestone("admin", "close", "--database", site.database, table.code)

    assert f"{table.code}  playing" in listed.text
    assert closed.code == 0
    assert table.client.get(f"/api/tables/{table.code}")["table"]["end"] == "abandoned"


def test_the_operator_deletes_a_persons_data(site: Site) -> None:
    ann = guest(site.url, "Forgettable")
    table = ann.create("limes", [ME])
    ann.post("/api/account", {"login": f"f-{table.code}", "password": "long enough"})

    done = limestone("admin", "forget", "--database", site.database, f"f-{table.code}")

    assert done.text == f"Forgotten: f-{table.code}.\n"
    people = limestone("admin", "people", "--database", site.database).text
    assert "Forgettable" not in people


def test_the_operator_exports_games_that_verify(site: Site, tmp_path: Path) -> None:
    table = guest(site.url).create("limes", [ME])
    table.decide(0, table.legal(0)[0])
    table.order("resign", seat=0)

    limestone("admin", "export", "--database", site.database, str(tmp_path))
    verified = limestone("verify", str(tmp_path / f"{table.code}.game"))

    assert record.read((tmp_path / f"{table.code}.game").read_text()).header.end == "resigned 0"
    assert "2 deals proved" in verified.text


def test_verify_names_what_is_wrong(tmp_path: Path) -> None:
    file = tmp_path / "x.game"
    file.write_text("limestone 1\ngame limes\nrules 1\nseats 1\ndeck substitute 0\n\n")

    refused = limestone("verify", str(file))

    assert (refused.code, "seed" in refused.text) == (1, True)


def test_an_unknown_table_is_a_message_not_a_traceback(small: Site) -> None:
    refused = limestone("admin", "close", "--database", small.database, "none-none")

    assert (refused.code, "none-none" in refused.text) == (1, True)


@pytest.mark.both
def test_a_backup_of_a_running_server_restores_into_an_empty_one(
    site: Site, tmp_path: Path
) -> None:
    ann = guest(site.url)
    table = ann.create("limes", [ME])
    table.decide(0, table.legal(0)[0])
    file = tmp_path / "all.backup"
    fresh = sqlite_site(tmp_path)

    limestone("backup", "--database", site.database, str(file))
    table.decide(0, table.legal(0)[0])
    limestone("restore", "--database", fresh.database, str(file))

    with running(fresh):
        cookies = dict(ann._http.cookies)
        found = httpx.get(f"{fresh.url}/api/tables/{table.code}", cookies=cookies).json()
    assert (found["number"], list(found["table"]["views"])) == (2, ["0"])


def test_a_restore_into_a_running_server_never_changes_a_log(site: Site, tmp_path: Path) -> None:
    table = guest(site.url).create("limes", [ME])
    table.decide(0, table.legal(0)[0])
    file = tmp_path / "all.backup"
    limestone("backup", "--database", site.database, str(file))
    table.decide(0, table.legal(0)[0])
    before = table.client.get(f"/api/tables/{table.code}")

    again = limestone("restore", "--database", site.database, str(file))

    assert again.text.startswith("0 rows were restored; tables skipped because they had changed: 0")
    assert table.client.get(f"/api/tables/{table.code}") == before


def test_a_stored_game_of_other_rules_never_blocks_a_start(own: Site) -> None:
    with running(own):
        table = guest(own.url).create("limes", [ME], visibility="public")
        table.decide(0, table.legal(0)[0])
    path = own.database.partition("///")[2]
    with sqlite3.connect(path) as connection:
        old = '"rules":1'
        connection.execute("UPDATE tables SET terms = replace(terms, ?, '\"rules\":7')", [old])

    with running(own):
        view = table.client.get(f"/api/tables/{table.code}")["table"]
        text = table.client.get(f"/api/tables/{table.code}/record")
        refused = answer(
            table.client,
            "POST",
            f"/api/tables/{table.code}/orders",
            {"order": "resign", "id": "r", "seat": 0},
        )
        limestone("admin", "close", "--database", own.database, table.code)
        closed = table.client.get(f"/api/tables/{table.code}")["table"]

    assert (view["phase"], view["trouble"]["code"]) == ("frozen", "record-rules")
    assert text.splitlines()[2] == "rules 7"
    assert (refused.status_code, refused.json()["code"]) == (409, "frozen")
    assert (closed["phase"], closed["end"]) == ("over", "abandoned")


REVISIONS = [
    file.name[:4] for file in sorted(Path(migrations.__path__[0], "versions").glob("0*.py"))
]


@pytest.mark.parametrize("version", [None, *REVISIONS])
def test_a_database_of_any_version_gets_the_schema_of_today(
    tmp_path: Path, version: str | None
) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    path = tmp_path / "x.sqlite"
    if version:
        with create_engine(f"sqlite:///{path}").begin() as connection:
            upgrade(connection, version)
    engines = Engines(f"sqlite:///{path}")

    async def migrate() -> None:
        await engines.migrate()
        await engines.migrate()
        await engines.close()

    asyncio.run(migrate())

    with create_engine(f"sqlite:///{path}").connect() as connection:
        context = MigrationContext.configure(connection)
        assert compare_metadata(context, schema.metadata) == []
        assert context.get_current_revision() == database.VERSION == REVISIONS[-1]


def upgrade(connection: Connection, version: str) -> None:
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", "limestone.server.store:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, version)


def test_a_database_of_the_first_schema_is_brought_up_to_date(tmp_path: Path) -> None:
    path = tmp_path / "x.sqlite"
    row = {"table_id": "t", "number": 1, "at": 5, "author": None, "command": None, "body": "{}"}
    table = {"id": "t", "code": "c", "visibility": "link", "created": 1, "terms": "{}"}
    with create_engine(f"sqlite:///{path}").begin() as connection:
        upgrade(connection, "0001")
        connection.execute(insert(schema.tables), table | {"phase": "over", "thinking": False})
        connection.execute(insert(schema.entries), row)

    async def migrate() -> None:
        engines = Engines(f"sqlite:///{path}")
        await engines.migrate()
        await engines.close()

    asyncio.run(migrate())

    with create_engine(f"sqlite:///{path}").connect() as connection:
        assert [found._asdict() for found in connection.execute(select(schema.entries))] == [row]


def test_health_and_metrics(site: Site) -> None:
    guest(site.url).create("limes", [ME])

    health = httpx.get(f"{site.url}/health").json()
    metrics = httpx.get(f"{site.url}/metrics").text

    assert health["status"] == "ok"
    assert "limestone_loop_lag_seconds" in metrics


def test_a_server_without_its_database_is_not_healthy(site: Site, database: Service) -> None:
    if "postgresql" not in site.database:
        return
    database.stop(signal.SIGINT)
    try:
        answered = httpx.get(f"{site.url}/health", timeout=60)
    finally:
        database.start()

    assert (answered.status_code, answered.json()["code"]) == (503, "unavailable")


def test_a_database_that_is_not_known_is_refused_without_its_password() -> None:
    refused = limestone("serve", "--database", "mysql://me:secret@host/games")

    assert refused.code == 1
    assert "postgresql+asyncpg://" in refused.text
    assert "secret" not in refused.text


@pytest.mark.parametrize("port", ["0", "99999", "-1", "http"])
def test_a_port_that_cannot_be_is_refused_in_a_sentence(port: str) -> None:
    refused = limestone("serve", "--port", port)

    assert refused.code == 2
    assert "--port expects a whole number from 1 to 65535" in refused.text


def test_several_workers_need_a_database_and_redis() -> None:
    refused = limestone("serve", "--workers", "2")

    assert refused.code in (1, 2)
    assert "PostgreSQL" in refused.text


def test_a_server_starts_without_what_only_bots_and_redis_need(tmp_path: Path) -> None:
    """They would double the time until the first page; `bench/starting.py` measures it."""
    code = f"""
import sys
from limestone.server import serving
from limestone.server.edge.app import make
from limestone.server.settings import Settings
make(Settings(database="sqlite:///{tmp_path}/x.sqlite"))
print({{"numba", "numpy", "scipy", "redis", "asyncpg"}} & set(sys.modules))
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)

    assert done.stdout.strip() == "set()"


UNKNOWN = ['{"kind":"nudged","seat":0}', '{"kind":"decided","seat":"no"}', "no JSON"]


def test_an_entry_that_this_version_does_not_know_freezes_its_table_alone(
    own: Site, tmp_path: Path
) -> None:
    """As after a rollback: a later version has written it."""
    with running(own):
        ann = guest(own.url)
        seats = [ME, {"kind": "open"}]
        waiting = [ann.create("limes", seats, visibility="public", start=False) for _ in UNKNOWN]
        played = [ann.create("limes", [ME], visibility="public") for _ in UNKNOWN]
        for table in played:
            table.decide(0, table.legal(0)[0])
        other = ann.create("limes", [ME], visibility="public")
    with sqlite3.connect(own.database.partition("///")[2]) as connection:
        for tables, number in ((waiting, 1), (played, 3)):
            for table, body in zip(tables, UNKNOWN, strict=True):
                connection.execute(
                    "INSERT INTO entries SELECT id, ?, 0, null, null, ? FROM tables WHERE code = ?",
                    [number, body, table.code],
                )

    with running(own):
        phases = [
            [ann.get(f"/api/tables/{table.code}")["table"]["phase"] for table in tables]
            for tables in (waiting, played, [other])
        ]
        listed = [ann.get("/api/tables"), ann.get("/api/tables", mine=True)]
        for table in played:
            frozen_with_its_past(table)
        out = tmp_path / "out"
        exported = limestone("admin", "export", "--running", "--database", own.database, str(out))
        solo = played[0].code
        closed = limestone("admin", "close", "--database", own.database, solo)
        ended = ann.get(f"/api/tables/{solo}")["table"]

    assert phases == [["frozen"] * 3, ["frozen"] * 3, ["playing"]]
    assert [len(tables) for tables in listed] == [3, 7]  # the lobby has three of one host
    assert (exported.code, closed.code) == (0, 0)
    assert len(list(out.iterdir())) == 7
    assert (ended["phase"], ended["end"]) == ("over", "abandoned")


def frozen_with_its_past(table: Seated[Any]) -> None:
    """What was known before the entry is there to read; nothing is added."""
    view = table.client.get(f"/api/tables/{table.code}")["table"]
    missed = table.client.get(f"/api/tables/{table.code}/news", since=1)
    text = table.client.get(f"/api/tables/{table.code}/record")

    assert view["trouble"]["code"] == "unknown-entry"
    assert [step["entry"]["kind"] for step in missed] == ["decided", "unknown"]
    assert len(record.read(text).steps) == 3
    with pytest.raises(Refused, match="frozen"):
        table.order("resign", seat=0)


def test_a_table_whose_terms_cannot_be_read_hurts_no_other(own: Site, tmp_path: Path) -> None:
    with running(own):
        ann = guest(own.url)
        broken, other = (ann.create("limes", [ME], visibility="public") for _ in range(2))
    with sqlite3.connect(own.database.partition("///")[2]) as connection:
        connection.execute("UPDATE tables SET terms = '{' WHERE code = ?", [broken.code])

    with running(own):
        refused = answer(ann, "GET", f"/api/tables/{broken.code}")
        listed = ann.get("/api/tables")
        exported = limestone(
            "admin", "export", "--running", "--database", own.database, str(tmp_path / "out")
        )
        forgotten = answer(ann, "DELETE", "/api/me")

    assert (refused.status_code, refused.json()["code"]) == (409, "unreadable-table")
    assert [table["code"] for table in listed] == [other.code]
    assert exported.code == 0
    assert [file.stem for file in (tmp_path / "out").iterdir()] == [other.code]
    assert forgotten.status_code == 200
