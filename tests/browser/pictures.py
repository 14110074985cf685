"""Pictures of the real client: `python -m tests.browser.pictures` makes those of the README and of
the rulebooks; words after the folder choose some, `wide-light` or `rules`. What messengers show
with a link to a table: `python -m tests.browser.pictures web/public preview`."""

import shutil
import sys
import tempfile
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.conftest import RunningServer
from tests.browser.players import compose, hide_and_play, open_page, play_now, press

FOLDER = Path(__file__).parents[2] / "docs/pictures"
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
SIZES = {"wide": (1280, 800), "tablet": (768, 1024), "phone": (360, 780), "preview": (1200, 630)}


def limes(page: Page) -> None:
    """Eight rounds, a worker in every other one, and the lens on the best of them."""
    play_now(page, "Limes")
    for round in range(9):
        press(page.locator(".target.square").nth(round % 3 if round else 0))
        if round % 2 == 0:
            press(page.locator(".target.quarter").nth(round // 2 % 4))
        if round < 8:
            page.keyboard.press("l")
            page.wait_for_timeout(350)
    rows = page.locator("button.row")
    if rows.first.is_visible():
        points = [int(number) for number in rows.locator(".n").all_inner_texts()]
        rows.nth(points.index(max(points))).hover()


def limits(page: Page) -> None:
    """A few turns, then the question before an accusation."""
    play_now(page, "Limits")
    for _ in range(60):
        if page.locator(".others .btn:not([aria-disabled=true])").count():
            break
        if not hide_and_play(page):
            page.wait_for_timeout(60)
    press(page.locator(".others .btn:not([aria-disabled=true])").first)


def limoges(page: Page) -> None:
    """Some turns into the first round, with a domino lifted."""
    play_now(page, "Les Deux Limoges")
    for n in range(120):
        lifted = page.locator(".dm.sel").count() and page.locator(".map .target").count()
        if n > 16 and lifted:
            return
        if not compose(page):
            page.wait_for_timeout(80)


SCENES = {"limes": limes, "limits": limits, "limoges": limoges}


def main(folder: Path, wanted: list[str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as found:
        server = RunningServer(Path(data))
        server.start()
        browser = found.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox"]
        )
        for size in SIZES:
            for theme in THEMES:
                if f"{size}-{theme}" in wanted:
                    for name in SCENES:
                        page = opened(browser, server, size, theme)
                        page.goto("/")
                        SCENES[name](page)
                        page.wait_for_timeout(400)
                        page.screenshot(path=folder / f"{name}-{size}-{theme}.png")
                        page.context.close()
        if "rules" in wanted:
            rules(opened(browser, server, "wide", "light"), folder / "rules")
        if "preview" in wanted:
            previews(opened(browser, server, "preview", "light"), folder / "preview")
        browser.close()
        server.stop()


def opened(
    browser: Browser, server: RunningServer, size: str, theme: Literal["light", "dark"]
) -> Page:
    width, height = SIZES[size]
    context = browser.new_context(
        base_url=server.url,
        viewport={"width": width, "height": height},
        color_scheme=theme,
        locale="en",
        reduced_motion="reduce",
    )
    return context.new_page()


def rules(page: Page, folder: Path) -> None:
    """Every picture of the rulebooks, for readers whose page cannot draw it."""
    folder.mkdir(parents=True, exist_ok=True)
    for game in SCENES:
        open_page(page, f"/rules/{game}")
        page.add_style_tag(content=".bar { display: none !important }")
        for figure in page.locator("figure").all():
            name = figure.get_attribute("data-name")
            figure.locator(".drawing").screenshot(path=folder / f"{name}.png")


# The name of a game, and its picture from the first page, over everything else there.
PREVIEW = """article => {
  const card = document.createElement('div')
  card.style.cssText = 'position:fixed;inset:0;z-index:9;display:grid;background:var(--surface);'
    + 'grid-template-columns:500px 700px'
  const [mark, art] = [document.querySelector('.mark svg'), article.querySelector('.pic')]
  card.innerHTML = `<div style="padding:64px 0 0 64px">
    <div style="display:flex;gap:18px;align-items:center;font:700 38px/1 var(--serif)"></div>
    <p style="font:700 92px/1.05 var(--serif);margin-top:150px"></p></div>`
  const head = card.firstChild.firstElementChild
  head.append(mark.cloneNode(true), 'Limestone')
  head.firstChild.style.cssText = 'width:54px;height:54px'
  card.querySelector('p').append(article.querySelector('h2').textContent)
  const picture = art.cloneNode(true)
  picture.style.cssText = 'height:630px;border:0'
  card.append(picture)
  document.body.append(card)
  window.card = card
}"""


def previews(page: Page, folder: Path) -> None:
    """What a messenger shows with a link, for every game."""
    folder.mkdir(parents=True, exist_ok=True)
    open_page(page, "/")
    for name, article in zip(SCENES, page.locator("article").all(), strict=True):
        article.evaluate(PREVIEW)
        page.wait_for_timeout(200)
        page.screenshot(path=folder / f"{name}.png")
        page.evaluate("window.card.remove()")


if __name__ == "__main__":
    main(
        Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER, sys.argv[2:] or ["wide-light", "rules"]
    )
