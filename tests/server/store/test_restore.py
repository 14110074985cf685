"""Files of the operator: private; a damaged one is a sentence; a restore revives nobody."""

import gzip
import stat
from pathlib import Path
from random import Random

import httpx
import pytest

from limestone.client import Client
from limestone.server import serving
from limestone.server.edge.auth import COOKIE
from tests.server.players import ME, OPEN, answer, guest
from tests.server.services import Site, running, sqlite_site
from tests.server.store.test_admin import limestone


@pytest.fixture
def own(tmp_path: Path) -> Site:
    return sqlite_site(tmp_path)


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def test_nobody_else_reads_the_database_or_a_backup(own: Site, tmp_path: Path) -> None:
    with running(own):
        guest(own.url)
        limestone("backup", "--database", own.database, str(tmp_path / "all.backup"))
        modes = {path.name: mode(path) for path in tmp_path.iterdir() if path.is_file()}

    assert set(modes.values()) == {0o600}
    assert {"limestone.sqlite", "limestone.sqlite-wal", "all.backup"} <= set(modes)


def test_a_database_of_an_earlier_version_is_closed_to_others(own: Site, tmp_path: Path) -> None:
    serving.migrate(own.database)
    (tmp_path / "limestone.sqlite").chmod(0o644)

    limestone("admin", "list", "--database", own.database)

    assert mode(tmp_path / "limestone.sqlite") == 0o600


@pytest.mark.parametrize("command", ["admin list", "serve", "backup --force {}", "restore {}"])
def test_a_file_that_is_no_database_keeps_its_mode(tmp_path: Path, command: str) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Ann,")
    letter.chmod(0o644)

    said = limestone(
        *command.format(tmp_path / "file").split(), "--database", f"sqlite:///{letter}"
    )

    assert said.code != 0
    assert (letter.read_text(), mode(letter)) == ("Dear Ann,", 0o644)


@pytest.mark.parametrize("command", ["admin list", "serve", "backup --force {}", "restore {}"])
def test_a_damaged_database_ends_in_a_sentence(own: Site, tmp_path: Path, command: str) -> None:
    (tmp_path / "limestone.sqlite").write_bytes(Random(1).randbytes(100_000))
    file = tmp_path / "file"
    file.write_bytes(gzip.compress(b'"limestone backup 1"\n'))

    words = command.format(file).split()
    refused = limestone(*words, "--database", own.database)

    assert (refused.code, len(refused.text.splitlines())) == (1, 1)
    assert "damaged" in refused.text


def test_a_database_that_is_away_is_a_sentence() -> None:
    url = "postgresql+asyncpg://limestone@127.0.0.1:1/limestone"

    refused = limestone("admin", "list", "--database", url)

    assert (refused.code, "nothing listens" in refused.text) == (1, True)


DAMAGES = {
    "cut off": lambda whole: whole[: len(whole) // 2],
    "empty": lambda whole: b"",
    "no archive": lambda whole: b"limestone backup 1",
    "a bit flipped": lambda whole: whole[:300] + bytes([whole[300] ^ 8]) + whole[301:],
}


@pytest.mark.parametrize("damage", DAMAGES.values(), ids=DAMAGES)
def test_a_damaged_backup_ends_in_a_sentence(own: Site, tmp_path: Path, damage: object) -> None:
    assert callable(damage)
    file = tmp_path / "all.backup"
    with running(own):
        guest(own.url).create("limes", [ME])
    limestone("backup", "--database", own.database, str(file))
    file.write_bytes(damage(file.read_bytes()))
    fresh = f"sqlite:///{tmp_path}/fresh.sqlite"

    refused = limestone("restore", "--database", fresh, str(file))

    assert (refused.code, "no whole backup" in refused.text) == (1, True)
    assert not (tmp_path / "fresh.sqlite").exists()


def test_a_restore_revives_no_session_token_or_deleted_person(own: Site, tmp_path: Path) -> None:
    file = tmp_path / "all.backup"
    with running(own):
        ann, bo = guest(own.url, "Annabel"), guest(own.url, "Bo")
        table = ann.create("limes", [ME, OPEN])
        bo.join(table.code)
        token = bo.post("/api/tokens", {"label": "Robby"})
        session = bo._http.cookies[COOKIE]
        limestone("backup", "--database", own.database, str(file))
        answer(ann, "DELETE", "/api/me")
        answer(bo, "DELETE", f"/api/tokens/{token['id']}")
        answer(bo, "DELETE", "/api/session")

        limestone("restore", "--database", own.database, str(file))

        bare = httpx.get(f"{own.url}/api/me", cookies={COOKIE: session}).json()
        program = Client(own.url, token=token["token"])._http.get("/api/me").status_code
        shown = httpx.get(f"{own.url}/api/tables/{table.code}").text
    people = limestone("admin", "people", "--database", own.database).text
    assert (bare["person"], program) == (None, 401)
    assert "Annabel" not in people + shown


def test_a_restore_finds_anew_what_lists_know(own: Site, tmp_path: Path) -> None:
    """The log of the fresh server ends before the game does; the backup has its end."""
    early, late = tmp_path / "early.backup", tmp_path / "late.backup"
    with running(own):
        ann = guest(own.url)
        table = ann.create("limes", [ME])
        limestone("backup", "--database", own.database, str(early))
        table.order("resign", seat=0)
        limestone("backup", "--database", own.database, str(late))
    fresh = Site(f"sqlite:///{tmp_path}/fresh.sqlite")

    for file in (early, late):
        limestone("restore", "--database", fresh.database, str(file))

    assert f"{table.code}  over" in limestone("admin", "list", "--database", fresh.database).text
    with running(fresh):
        again = Client(fresh.url)
        again._http.cookies.update(dict(ann._http.cookies))
        found = again.get("/api/me/tables", show="finished")
    assert [one["code"] for one in found["tables"]] == [table.code]
