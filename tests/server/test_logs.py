"""Logs of every process hold nobody's secrets, whatever fails."""

import asyncio
import gc
import json
import logging
import re
import runpy
import subprocess
import sys
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from limestone.client import Client
from limestone.rules import record
from limestone.rules.game import Refused
from limestone.server.live.aside_process import AsideProcess, Died
from limestone.server.logs import described, set_up_logs
from tests.ports import free_port
from tests.server.players import ME, answer, guest
from tests.server.services import Service, healthy, program, wait_for

PLANTED = "planted-secret-7f3a"
ACCOUNT = {"login": PLANTED, "password": f"password {PLANTED}"}
QUOTING = """
CREATE FUNCTION quote() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'refused: %', NEW; END $$;
CREATE TRIGGER quote BEFORE INSERT OR UPDATE ON people FOR EACH ROW EXECUTE FUNCTION quote();
CREATE TRIGGER quote BEFORE INSERT OR UPDATE ON sessions FOR EACH ROW EXECUTE FUNCTION quote();
CREATE TRIGGER quote BEFORE INSERT OR UPDATE ON tokens FOR EACH ROW EXECUTE FUNCTION quote();
CREATE TRIGGER quote BEFORE INSERT OR UPDATE ON tables FOR EACH ROW EXECUTE FUNCTION quote();
CREATE TRIGGER quote BEFORE INSERT OR UPDATE ON entries FOR EACH ROW EXECUTE FUNCTION quote();
"""


def test_an_error_is_described_by_its_kind_and_place_and_never_by_its_text() -> None:
    try:
        try:
            raise ValueError(PLANTED)
        except ValueError as error:
            raise LookupError(PLANTED) from error
    except LookupError as error:
        found = described(error)

    assert found["reason"] == "LookupError from ValueError"
    assert "test_logs.py" in str(found["where"])
    assert PLANTED not in str(found)


def test_a_place_names_our_code_and_where_the_error_was_raised() -> None:
    try:
        record.read("no record")
    except Refused as error:
        ours = described(error)["where"]
    try:
        msgspec.json.decode("{")
    except msgspec.DecodeError as error:
        foreign = described(error)["where"]

    assert isinstance(ours, list)
    assert re.fullmatch(r"rules/record\.py:\d+ read", ours[0])
    assert len(str(foreign)) < 100


def test_a_folder_called_like_us_makes_no_code_ours(tmp_path: Path) -> None:
    folder = tmp_path / "limestone/lib"
    folder.mkdir(parents=True)
    (folder / "theirs.py").write_text("def outer(): inner()\ndef inner(): raise OSError\n")
    theirs: dict[str, Any] = runpy.run_path(str(folder / "theirs.py"))

    with pytest.raises(OSError) as raised:
        theirs["outer"]()

    assert described(raised.value)["where"] == ["lib/theirs.py:2 inner"]


def test_the_lines_of_libraries_hold_no_values(capfd: pytest.CaptureFixture[str]) -> None:
    set_up_logs()
    try:
        logging.getLogger("asyncio").error("Task %s was lost", PLANTED, exc_info=OSError(PLANTED))
        asyncio.new_event_loop().call_exception_handler(
            {"message": "never retrieved", "exception": OSError(PLANTED)}
        )
    finally:
        logging.basicConfig(handlers=[], force=True)

    lines = [json.loads(line) for line in capfd.readouterr().err.splitlines()]
    assert [line["event"] for line in lines] == ["Task %s was lost", "never retrieved"]
    assert [line["reason"] for line in lines] == ["OSError", "OSError"]
    assert PLANTED not in str(lines)


async def failing() -> None:
    raise ValueError(str([PLANTED]).upper().lower())


def lose_a_task() -> None:
    async def lose() -> None:
        asyncio.get_running_loop().create_task(failing())
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        gc.collect()

    asyncio.run(lose())


def fail_in_a_thread() -> None:
    thread = threading.Thread(target=lambda: asyncio.run(failing()))
    thread.start()
    thread.join()


def fail_aside() -> None:
    with pytest.raises(Died):
        AsideProcess(fails_aside).ask("?", 20)


def fails_aside(pipe: Connection) -> None:
    raise ValueError(pipe.recv() + str([PLANTED]).upper().lower())


@pytest.mark.parametrize("fault", [lose_a_task, fail_in_a_thread, fail_aside])
def test_what_nobody_catches_is_logged_without_its_text(
    fault: Callable[[], None], capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for module, name in ((sys, "excepthook"), (sys, "unraisablehook"), (threading, "excepthook")):
        monkeypatch.setattr(module, name, getattr(module, name))  # put back afterwards
    set_up_logs()
    try:
        fault()
    finally:
        logging.basicConfig(handlers=[], force=True)

    written = capfd.readouterr().err
    assert [json.loads(line)["reason"] for line in written.splitlines()] == ["ValueError"]
    assert PLANTED not in written


def test_no_process_logs_a_password_a_token_a_name_or_a_code(
    database: Service, news: Service, tmp_path: Path
) -> None:
    """Two worker processes; their database refuses every row, and quotes it."""
    store = ["-h", "127.0.0.1", "-p", str(database.port), "-U", "limestone"]
    subprocess.run([program("createdb"), *store, "quoting"], check=True)
    port, lines = free_port(), tmp_path / "log"
    serve = [sys.executable, "-m", "limestone", "serve", "--port", str(port), "--workers", "2"]
    url = f"postgresql+asyncpg://limestone@127.0.0.1:{database.port}/quoting"
    parts = ["--database", url, "--redis", f"redis://127.0.0.1:{news.port}/3", "--unlimited"]
    with lines.open("wb") as log:
        server = subprocess.Popen([*serve, *parts], stderr=log)
        try:
            site = f"http://127.0.0.1:{port}"
            wait_for(lambda: healthy(site), "two workers")
            ann = guest(site, f"Ann {PLANTED}")
            table = ann.create("limes", [ME])
            ann.post("/api/account", ACCOUNT)
            psql = [program("psql"), *store, "-q", "-d", "quoting", "-c", QUOTING]
            subprocess.run(psql, check=True)
            codes = [one.status_code for one in asks(ann, table.code)]
        finally:
            server.terminate()
            server.wait(30)

    assert min(codes) >= 500
    found = lines.read_text()
    events = [json.loads(line)["event"] for line in found.splitlines()]
    assert events.count("unavailable") >= 12, "each failed request but the orders"
    secrets = [PLANTED, table.code, *ann._http.cookies.values(), ann._http.headers["X-CSRF-Token"]]
    assert [secret for secret in secrets if secret in found] == []


def asks(ann: Client, code: str) -> list[httpx.Response]:
    """What stores something, many times: each worker answers some of it."""
    order = {"order": "resign", "id": PLANTED, "seat": 0}
    asked = [
        ("POST", "/api/me", {"name": PLANTED}),
        ("POST", "/api/session", ACCOUNT),
        ("POST", "/api/tokens", {"label": PLANTED}),
        ("POST", "/api/tables", {"game": "limes", "seats": [ME]}),
        ("POST", f"/api/tables/{code}/orders", order),
    ]
    with ThreadPoolExecutor() as at_once:  # an order waits a while for the database
        return list(at_once.map(lambda one: answer(ann, *one), asked * 3))
