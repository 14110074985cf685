"""A SQLite file has one server; the lock beside it ends with the process, however that ends."""

import socket
import subprocess
import sys
from pathlib import Path

import pytest

from tests.ports import free_port
from tests.server.services import Service, healthy, running, sqlite_site, wait_for
from tests.server.store.test_admin import limestone


def command(database: str, port: int, *more: str) -> list[str]:
    serve = [sys.executable, "-m", "tests.server.lazy", "serve"]
    return [*serve, "--port", str(port), "--database", database, *more]


def test_a_second_server_on_the_same_file_is_refused_also_after_a_kill(tmp_path: Path) -> None:
    database, ports = f"sqlite:///{tmp_path}/x.sqlite", [free_port(), free_port()]
    first = subprocess.Popen(command(database, ports[0]), stdout=subprocess.DEVNULL)
    try:
        wait_for(lambda: healthy(f"http://127.0.0.1:{ports[0]}"), "the first server")
        second = subprocess.run(
            command(database, ports[1]), capture_output=True, text=True, timeout=60
        )
    finally:
        first.kill()
        first.wait(30)

    assert second.returncode == 2
    assert f"another limestone serve uses this database already (process {first.pid})" in (
        second.stderr
    )
    third = subprocess.Popen(command(database, ports[1]), stdout=subprocess.DEVNULL)
    try:
        wait_for(lambda: healthy(f"http://127.0.0.1:{ports[1]}"), "a server after the kill")
    finally:
        third.kill()
        third.wait(30)
    assert (tmp_path / "x.sqlite.lock").stat().st_mode & 0o777 == 0o600


def test_commands_go_on_beside_a_server(tmp_path: Path) -> None:
    site = sqlite_site(tmp_path)
    with running(site):
        assert limestone("admin", "people", "--database", site.database).code == 0


@pytest.mark.parametrize("origin", ["foo", "https://", "https://club.example/page", "ftp://x"])
def test_an_origin_is_a_page_without_its_path(origin: str, tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/x.sqlite"

    refused = limestone("serve", "--database", database, "--origin", origin)

    assert refused.code == 2
    assert "--origin takes a page without its path" in refused.text
    assert list(tmp_path.iterdir()) == []


def test_a_backup_replaces_a_file_only_by_force(tmp_path: Path) -> None:
    site, file = sqlite_site(tmp_path), tmp_path / "club.backup"
    file.write_text("an older backup")
    with running(site):
        refused = limestone("backup", "--database", site.database, str(file))
        kept = file.read_text()
        forced = limestone("backup", "--database", site.database, "--force", str(file))

    assert (refused.code, kept) == (2, "an older backup")
    assert "--force" in refused.text
    assert (forced.code, file.read_bytes()[:2] != b"an") == (0, True)


@pytest.mark.parametrize(
    ("where", "said"),
    [
        ("127.0.0.1:1/x", "nothing listens at the address of the database"),
        ("no-such-host.invalid/x", "is not known by this name"),
        ("127.0.0.1:{port}/none", "PostgreSQL answers, but has no such database"),
    ],
    ids=["port", "host", "name"],
)
def test_each_trouble_with_a_database_has_its_sentence(
    where: str, said: str, database: Service
) -> None:
    address = f"postgresql+asyncpg://limestone@{where.format(port=database.port)}"

    refused = limestone("admin", "people", "--database", address)

    assert (refused.code, said in refused.text) == (1, True), refused.text


def test_a_redis_that_is_away_is_said_at_the_start(tmp_path: Path) -> None:
    port = free_port()
    dead = f"redis://:hush@127.0.0.1:{free_port()}/0"
    log = tmp_path / "log"
    serve = command(f"sqlite:///{tmp_path}/x.sqlite", port, "--redis", dead)
    with log.open("wb") as logged:
        server = subprocess.Popen(serve, stdout=subprocess.DEVNULL, stderr=logged)
        try:
            wait_for(lambda: listens(port), "a server without Redis")
        finally:
            server.kill()
            server.wait(30)

    assert "Redis does not answer" in log.read_text()
    assert "hush" not in log.read_text()


def listens(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0
