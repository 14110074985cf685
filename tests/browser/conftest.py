"""A server of its own and a real Chromium. Run in a process of their own: see the Makefile."""

import json
import os
import shutil
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Playwright,
    expect,
    sync_playwright,
)

from limestone.bots.bot import prepare
from tests.ports import free_port

STATIC = Path(__file__).parents[2] / "src/limestone/server/static/index.html"


PATIENCE = 30_000  # milliseconds: a loaded machine is slow, not wrong
expect.set_options(timeout=PATIENCE)


class RunningServer:
    """A table server in a process, which can be stopped and started again."""

    def __init__(self, folder: Path) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.database = f"sqlite:///{folder / 'tables.sqlite'}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        options = ["--port", str(self.port), "--database", self.database, "--unlimited"]
        command = [sys.executable, "-m", "tests.browser.dealt", "serve", *options]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        ended = time.monotonic() + 60
        while time.monotonic() < ended:
            try:
                urllib.request.urlopen(f"{self.url}/health", timeout=1)
                return
            except OSError:
                time.sleep(0.1)
        raise TimeoutError("the server did not start")

    def stop(self) -> None:
        if self.process:
            self.process.terminate()
            self.process.wait(20)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    assert STATIC.is_file(), "make web builds the client first"
    prepare("limes", print)  # while a kernel is compiled bots play otherwise
    found = RunningServer(tmp_path_factory.mktemp("server"))
    found.start()
    yield found
    found.stop()


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as found:
        yield found


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """Chromium without the window that nobody sees, which costs as much as the pages."""
    found = launched(playwright, "chromium-headless-shell", *WHOLE)
    yield found
    found.close()


@pytest.fixture(scope="session")
def whole_browser(playwright: Playwright) -> Iterator[Browser]:
    """Chromium with all its parts: it shows messages and installs pages."""
    found = launched(playwright, *WHOLE)
    yield found
    found.close()


WHOLE = ("chromium", "google-chrome")


def launched(playwright: Playwright, *names: str) -> Browser:
    """The browser of the environment, else the first of these, else Playwright's own."""
    paths = (os.environ.get("LIMESTONE_BROWSER"), *map(shutil.which, names))
    path = next(filter(None, paths), None)
    return playwright.chromium.launch(executable_path=path, args=["--no-sandbox"])


Visit = Callable[..., Page]


def gaps(said: ConsoleMessage) -> list[str]:
    """A sentence that was shown without a word that it needs, as the client reports it."""
    return [said.text] if said.type == "error" and "ReferenceError" in said.text else []


@pytest.fixture
def visit(browser: Browser, server: RunningServer) -> Iterator[Visit]:
    """Open a page as somebody new who has met the games; what the page complains about fails."""
    with visits(browser, server) as opened:
        yield opened


@pytest.fixture
def visit_whole(whole_browser: Browser, server: RunningServer) -> Iterator[Visit]:
    """The same in a browser with all its parts."""
    with visits(whole_browser, server) as opened:
        yield opened


# The salt of a seat is always the same.
FIRST = """
crypto.getRandomValues = bytes => bytes.fill(7)
try { if (MET) localStorage['limestone-met'] = MET } catch {}
localStorage.limestone ??= JSON.stringify({pace: PACE})
"""


@contextmanager
def visits(browser: Browser, server: RunningServer) -> Iterator[Visit]:
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def opened(
        path: str | None = "/",
        pace: str = "instant",
        met: str = "limes limits limoges",
        **settings: object,
    ) -> Page:
        """A page at this path; without one it is nowhere yet."""
        usual = {"locale": "en", "viewport": {"width": 1280, "height": 800}}
        usual["service_workers"] = "block"  # they keep pages and sizes of pages to themselves
        chosen = usual | settings
        context = browser.new_context(base_url=server.url, **chosen)  # type: ignore[arg-type]
        contexts.append(context)
        first = f"const MET = {json.dumps(met)}, PACE = {json.dumps(pace)}\n{FIRST}"
        context.add_init_script(f"{{ {first} }}")
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("console", lambda said: complaints.extend(gaps(said)))
        if path is not None:
            page.goto(path)
        return page

    yield opened
    for context in contexts:
        context.close()
    assert complaints == []
