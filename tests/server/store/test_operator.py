"""What an operator gets wrong is a sentence, and makes nothing."""

import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import httpx
import pytest

from limestone import __version__
from limestone.server.live.bot_workers import BotWorkers
from limestone.server.store import backups, schema
from tests.ports import free_port
from tests.server.players import ME, guest
from tests.server.services import Service, healthy, program, redis, wait_for
from tests.server.store.test_admin import limestone


@pytest.mark.parametrize(
    "words",
    [
        ("backup", "x.backup"),
        ("admin", "list"),
        ("admin", "people"),
        ("admin", "close", "none"),
        ("admin", "forget", "nobody"),
        ("admin", "export", "out"),
        ("admin", "ratings", "--rebuild"),
    ],
    ids=" ".join,
)
def test_a_wrong_address_makes_no_database(
    words: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)

    refused = limestone(*words, "--database", f"sqlite:///{tmp_path}/none/x.sqlite")

    assert (refused.code, "there is no database" in refused.text) == (2, True)
    assert list(tmp_path.iterdir()) == []


def test_an_empty_file_is_no_database(tmp_path: Path) -> None:
    (tmp_path / "x.sqlite").touch()

    refused = limestone("admin", "people", "--database", f"sqlite:///{tmp_path}/x.sqlite")

    assert (refused.code, "there is no database" in refused.text) == (2, True)


def test_what_is_no_backup_makes_no_database(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("no backup")

    refused = limestone(
        "restore", "--database", f"sqlite:///{tmp_path}/x.sqlite", str(tmp_path / "notes.txt")
    )

    assert (refused.code, "no whole backup" in refused.text) == (1, True)
    assert [file.name for file in tmp_path.iterdir()] == ["notes.txt"]


@pytest.fixture
def made(tmp_path: Path) -> str:
    """The address of a database with nothing in it."""
    from limestone.server import serving

    address = f"sqlite:///{tmp_path}/made.sqlite"
    serving.migrate(address)
    return address


@pytest.mark.parametrize("words", [("backup",), ("admin", "export")], ids=" ".join)
def test_what_cannot_be_written_is_a_sentence(words: tuple[str, ...], made: str) -> None:
    refused = limestone(*words, "--database", made, "/proc/none/here")

    assert refused.code == 2
    assert refused.text.startswith("/proc/none/here: cannot be written: ")


def test_a_database_of_a_newer_version_is_left_alone(made: str) -> None:
    with sqlite3.connect(made.partition("///")[2]) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")

    refused = limestone("serve", "--database", made, "--port", str(free_port()))

    assert (refused.code, "newer Limestone (schema 9999" in refused.text) == (1, True)


@pytest.mark.parametrize(
    "address",
    [
        "postgresql+asyncpg://me:hush@127.0.0.1:port/x",
        "postgresql+asyncpg://me:hush@[::1/x",
        "mysql://me:hush@host/x",
    ],
)
@pytest.mark.parametrize("words", [("serve",), ("admin", "people"), ("backup", "x")], ids=" ".join)
def test_an_address_that_is_none_is_never_shown(
    words: tuple[str, ...], address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    given = limestone(*words, "--database", address)
    monkeypatch.setenv("LIMESTONE_DATABASE", address)
    found = limestone(*words)

    expected = "--database takes sqlite:///FILE or postgresql+asyncpg://USER@HOST/NAME\n"
    assert given == (1, expected)
    assert found == (1, f"LIMESTONE_DATABASE: {expected}")


@pytest.mark.parametrize("words", [("serve",), ("admin", "people"), ("backup", "x")], ids=" ".join)
@pytest.mark.parametrize("wrong", ["me:hush@127.0.0.1:1/x", "limestone:hush@127.0.0.1:{port}/no"])
def test_no_error_of_a_database_shows_its_password(
    words: tuple[str, ...], wrong: str, database: Service, tmp_path: Path
) -> None:
    address = f"postgresql+asyncpg://{wrong.format(port=database.port)}"
    command = [sys.executable, "-m", "limestone", *words, "--database", address]

    done = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path, timeout=60)

    said = done.stdout + done.stderr
    assert (done.returncode, said.count("\n")) == (1, 1), said
    assert "hush" not in said


def test_a_port_in_use_is_a_sentence(made: str) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        refused = limestone("serve", "--database", made, "--port", str(port))

    assert refused == (2, f"port {port} on 127.0.0.1 is in use; choose another --port\n")


def test_every_table_is_in_a_backup_or_found_again() -> None:
    kept = [*backups.KEPT, *backups.DERIVED, *(entries for entries, _ in backups.LOGS)]

    assert sorted(table.name for table in kept) == sorted(schema.metadata.tables)


class Started(NamedTuple):
    """A server with two workers, and where it says what."""

    server: subprocess.Popen[bytes]
    url: str
    news: Service
    out: Path
    log: Path

    def workers(self) -> list[int]:
        pid = self.server.pid
        found = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
        return [int(one) for one in found if "resource_tracker" not in command(one)]


def command(pid: str) -> str:
    return Path(f"/proc/{pid}/cmdline").read_text()


def lives(pid: int) -> bool:
    """Whether there is such a process that has not ended."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


@pytest.fixture
def several(database: Service, tmp_path: Path) -> Iterator[Started]:
    store = ["-h", "127.0.0.1", "-p", str(database.port), "-U", "limestone"]
    subprocess.run([program("createdb"), *store, "several"], check=True)
    port, out, log = free_port(), tmp_path / "out", tmp_path / "log"
    url = f"postgresql+asyncpg://limestone:secret@127.0.0.1:{database.port}/several"
    serve = [sys.executable, "-m", "tests.server.lazy", "serve", "--workers", "2"]
    with redis(tmp_path) as news, out.open("wb") as said, log.open("wb") as logged:
        parts = ["--port", str(port), "--database", url, "--redis"]
        command = [*serve, *parts, f"redis://127.0.0.1:{news.port}/0", "--unlimited"]
        server = subprocess.Popen(command, stdout=said, stderr=logged)
        started = Started(server, f"http://127.0.0.1:{port}", news, out, log)
        wait_for(lambda: healthy(started.url), "two workers")
        try:
            yield started
        finally:
            server.kill()
            server.wait(30)


def test_several_workers_are_one_server(several: Started) -> None:
    def counted() -> set[str]:
        """What the workers, whichever is asked, say of all orders."""
        found = [httpx.get(f"{several.url}/metrics").text.splitlines() for _ in range(8)]
        wanted = 'limestone_orders_total{order="decide",outcome="done"}'
        return {line for lines in found for line in lines if line.startswith(wanted)}

    for _ in range(6):
        table = guest(several.url).create("limes", [ME])
        table.decide(0, table.legal(0)[0])
    assert {line.rpartition(" ")[2] for line in counted()} == {"6.0"}

    several.news.stop()
    for _ in range(6):
        table.decide(0, table.legal(0)[0])
    wait_for(lambda: '"news-away"' in several.log.read_text(), "a line about Redis")
    assert several.log.read_text().count('"news-away"') <= len(several.workers())

    several.news.start()
    workers = several.workers()
    several.server.kill()
    assert len(workers) == 2
    wait_for(lambda: not any(map(lives, workers)), "workers without their parent to leave")
    said = several.out.read_text()
    assert several.url in said
    assert f"Limestone {__version__} with 2 server processes" in said
    assert "limestone:***@" in said


def test_a_server_that_stops_waits_for_no_bot() -> None:
    workers = BotWorkers()
    thought = workers._ready().submit(time.sleep, 3600)

    workers.close(wait=True)

    assert thought.done()
