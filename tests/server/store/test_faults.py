"""A full disk, a database that is gone or hangs: seen in health, log and answers in 5 seconds."""

import asyncio
import json
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from limestone.i18n import Speech
from limestone.server.store import clock
from limestone.server.store.database import Engines
from tests.ports import free_port
from tests.server.players import ME, answer, guest
from tests.server.services import Service, Site, grown_site, logged, postgresql, wait_for

SOON = 5.0  # seconds
LATE = 4.0  # more for a machine that has other things to do
SMALL = "size=4m"
SAID = {"unavailable", "chore-failed", "chore-put-off"}


def status(url: str) -> int:
    return httpx.get(f"{url}/health", timeout=30).status_code


def soon(ask: Callable[[], int]) -> int:
    """The status of an answer that comes soon."""
    began = time.monotonic()
    found = ask()
    assert time.monotonic() - began < SOON + LATE
    return found


def fails_and_recovers(site: Site, log: Path, fault: Callable[[], object], end: object) -> None:
    """From the fault on nothing is acknowledged, and it is said why; afterwards all goes on."""
    assert callable(end)
    ann = guest(site.url)
    table = ann.create("limes", [ME])
    path, order = f"/api/tables/{table.code}/orders", {"order": "resign", "id": "once", "seat": 0}

    fault()
    try:
        assert soon(lambda: answer(ann, "POST", path, order).status_code) == 503
        assert soon(lambda: answer(ann, "POST", "/api/me", {"name": "Anna"}).status_code) == 503
        wait_for(lambda: soon(lambda: status(site.url)) == 503, "health", SOON + LATE)
        wait_for(lambda: events(log) & SAID, "the log", SOON)
    finally:
        end()

    wait_for(lambda: status(site.url) == 200, "health", 30)
    assert answer(ann, "POST", path, order).status_code == 200
    assert answer(ann, "GET", f"/api/tables/{table.code}").json()["table"]["phase"] == "over"


def events(log: Path) -> set[str]:
    return {json.loads(line)["event"] for line in log.read_text().splitlines() if line[:1] == "{"}


@contextmanager
def on_small_disk(folder: Path, log: Path) -> Iterator[Site]:
    """A server whose database lies on a disk of 4 MB that only it sees."""
    disk = folder / "disk"
    disk.mkdir()
    site = Site(f"sqlite:///{disk}/x.sqlite")
    [server] = site.servers
    mount = f'mount -t tmpfs -o {SMALL} none {disk} && exec "$@"'
    away = ["unshare", "--user", "--map-root-user", "--mount", "sh", "-c", mount, "sh"]
    server.command = [*away, *server.command]
    with logged(site, log):
        yield site


def can_mount() -> bool:
    if not shutil.which("unshare"):
        return False
    mount = [
        "unshare",
        "--user",
        "--map-root-user",
        "--mount",
        "mount",
        "-t",
        "tmpfs",
        "none",
        "/mnt",
    ]
    return subprocess.run(mount, capture_output=True).returncode == 0


@pytest.mark.skipif(not can_mount(), reason="no disk of our own can be mounted here")
def test_a_full_disk(tmp_path: Path) -> None:
    log = tmp_path / "log"
    with on_small_disk(tmp_path, log) as site:
        process = site.servers[0].process
        assert process
        full = Path(f"/proc/{process.pid}/root{tmp_path}/disk/full")

        def fill() -> None:
            with full.open("wb", buffering=0) as file:
                try:
                    while file.write(bytes(4096)):
                        pass
                except OSError:
                    return

        fails_and_recovers(site, log, fill, full.unlink)


FULL_DISK = """
mount -t tmpfs -o size=2m none "$1" && cp "$2" "$1" || exit 3
dd if=/dev/zero of="$1/full" bs=4k 2>&-
truncate -s "-$3" "$1/full"
shift 3
exec "$@"
"""


@pytest.mark.skipif(not can_mount(), reason="no disk of our own can be mounted here")
@pytest.mark.parametrize("left", [0, 8, 32], ids=["nothing", "no log", "the log, no write"])
def test_a_start_on_a_full_disk_is_a_sentence(tmp_path: Path, left: int) -> None:
    disk, file = tmp_path / "disk", tmp_path / "x.sqlite"
    disk.mkdir()
    asyncio.run(begun(f"sqlite:///{file}"))
    away = ["unshare", "--user", "--map-root-user", "--mount", "sh", "-c", FULL_DISK, "sh"]
    server = [sys.executable, "-m", "limestone", "serve", "--port", str(free_port())]
    server += ["--database", f"sqlite:///{disk}/x.sqlite"]

    ended = subprocess.run(
        [*away, str(disk), str(file), f"{left}k", *server],
        capture_output=True,
        text=True,
        timeout=60,
        env=os.environ | {"LANGUAGE": "en"},
    )

    assert ended.returncode == 1
    assert ended.stderr.splitlines()[-1] == Speech("en").say("refused-database-full")
    assert ended.stdout == ""


async def begun(database: str) -> None:
    """A database that was served before."""
    engines = Engines(database)
    await engines.migrate()
    await engines.writer.run(lambda connection: clock.beat(connection, 1))
    await engines.close()


@pytest.fixture(scope="module")
def own_database() -> Iterator[Service]:
    with postgresql() as service:
        yield service


@pytest.mark.parametrize("how", ["stopped", "hangs"])
def test_a_database_that(how: str, own_database: Service, news: Service, tmp_path: Path) -> None:
    site = grown_site(own_database, news)
    del site.servers[1:], site.urls[1:]
    with logged(site, tmp_path / "log"):
        if how == "stopped":
            stop, start = lambda: own_database.stop(signal.SIGINT), own_database.start
        else:
            stop = lambda: group(own_database, signal.SIGSTOP)  # noqa: E731
            start = lambda: group(own_database, signal.SIGCONT)  # noqa: E731
        fails_and_recovers(site, tmp_path / "log", stop, start)


def group(service: Service, sign: signal.Signals) -> None:
    """Tell a program and all that it has started."""
    assert service.process
    pid = service.process.pid
    started = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    for one in (pid, *map(int, started)):
        os.kill(one, sign)
