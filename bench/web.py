"""The web client: its size, how soon a board can be played, how fast a move travels, frames.

Starts a server and a Chromium of its own; `make web` builds the client first.
"""

import gzip
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from statistics import median

from playwright.sync_api import Page, sync_playwright

STATIC = Path(__file__).parents[1] / "src/limestone/server/static"
LIMIT_KB, LIMIT_BOARD, LIMIT_MOVE = 150, 1.5, 0.1

FRAMES = """
() => new Promise(done => {
  const times = []
  const tick = now => {
    times.push(now)
    times.length < 61 ? requestAnimationFrame(tick) : done(times)
  }
  requestAnimationFrame(tick)
})
"""
SEEN = """
void (window.seen = new Promise(done => {
  const chosen = () => document.querySelector('.other')?.textContent.includes('has chosen')
  const look = () => chosen() ? done(Date.now()) : requestAnimationFrame(look)
  look()
}))
"""
PRESS = "() => { document.querySelector('.acts .primary').click(); return Date.now() }"


def main() -> None:
    size = sum(len(gzip.compress(path.read_bytes())) for path in STATIC.glob("assets/*.js")) / 1000
    report("kB of JavaScript, all of it, gzip", size, LIMIT_KB)
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        database = f"sqlite:///{folder}/bench.sqlite"
        options = ["--port", str(port), "--database", database, "--unlimited"]
        server = subprocess.Popen([sys.executable, "-m", "limestone", "serve", *options])
        try:
            measure(f"http://127.0.0.1:{port}")
        finally:
            server.terminate()
            server.wait(20)


def report(what: str, found: float, limit: float) -> None:
    """A figure, what it is held against, and their ratio."""
    print(f"{what:40} {found:8.2f}  of {limit:6.1f}  {found / limit:5.2f}")


def measure(url: str) -> None:
    wait_for(url)
    with sync_playwright() as found:
        chromium = shutil.which("chromium") or shutil.which("google-chrome")
        browser = found.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        page = browser.new_context(locale="en").new_page()
        page.goto(url)
        table = board(page)
        report("a board can be played after", table, LIMIT_BOARD)
        rate = frames(page)
        report("frames a second while a card is held", rate, 60)
        first, second = browser.new_context(locale="en"), browser.new_context(locale="en")
        travel = move(url, first.new_page(), second.new_page())
        report("a move shows elsewhere after", travel, LIMIT_MOVE)
        browser.close()


def board(page: Page) -> float:
    """From opening the page of a table to the first square that glows."""
    page.locator("article .btn.primary:not([disabled])").first.click()
    page.wait_for_url("**/t/*")
    page.locator(".target.square").first.wait_for()
    begun = time.perf_counter()
    page.reload(wait_until="commit")
    page.locator(".target.square").first.wait_for()
    return time.perf_counter() - begun


def frames(page: Page) -> float:
    """Frames a second while the card follows the pointer over the board."""
    box = page.locator(".board").bounding_box()
    assert box
    page.evaluate(f"void (window.counted = ({FRAMES})())")
    for n in range(120):
        page.mouse.move(box["x"] + 40 + n * 3, box["y"] + 60 + n * 2)
    times = page.evaluate("window.counted")
    return float(1000 * (len(times) - 1) / (times[-1] - times[0]))


def move(url: str, host: Page, friend: Page) -> float:
    """From the click of one player to the word on the screen of the other."""
    host.goto(url)
    host.locator("article").first.get_by_role("button", name="Invite").click()
    host.get_by_role("button", name="Open the table").click()
    friend.goto(host.get_by_label("Link to this table").input_value())
    friend.get_by_role("button", name="Sit here").click()
    return median(once(host, friend) for _ in range(7))


def once(host: Page, friend: Page) -> float:
    """One round: the host chooses, the friend sees it and chooses too."""
    friend.locator(".other", has_text="choosing").wait_for()
    host.locator(".target.square").first.click()
    friend.evaluate(SEEN)
    pressed = host.evaluate(PRESS)
    seen = friend.evaluate("window.seen")
    friend.locator(".target.square").first.click()
    friend.evaluate(PRESS)
    return float(seen - pressed) / 1000


def wait_for(url: str) -> None:
    for _ in range(200):
        try:
            urllib.request.urlopen(f"{url}/health", timeout=1)
            return
        except OSError:
            time.sleep(0.1)


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


if __name__ == "__main__":
    main()
