"""Small and large screens: what a step needs is in sight, and what stands on the table stands still."""

import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.players import hide_and_play, lay, press, watch_reveal
from tests.browser.sight import SIZES, in_sight

ZOOMED = [(640, 400)]  # a laptop at 200 %
LAPTOPS = [(1280, 720), (1440, 900)]


def seated(visit: Visit, game: str, players: int, **wishes: Any) -> Page:
    """Ann and novice bots at a table."""
    page = visit(reduced_motion="reduce")
    me = page.request.post("/api/me", data={"name": "Ann"}).json()
    bots = [{"kind": "bot", "level": "novice"}] * (players - 1)
    body = {"game": game, "seats": [{"kind": "me"}, *bots], **wishes}
    answer = page.request.post("/api/tables", data=body, headers={"X-CSRF-Token": me["csrf"]})
    assert answer.ok, answer.text()
    page.goto(f"/t/{answer.json()['table']['code']}")
    return page


def until(page: Page, seen: str, step: Callable[[Page], bool], many: int = 1) -> None:
    """Play on until so many of something are on the page."""
    ended = time.monotonic() + 120
    while page.locator(seen).count() < many:
        assert time.monotonic() < ended, f"{seen} never came"
        if not step(page):
            page.wait_for_timeout(40)


@pytest.mark.parametrize("players", [2, 4, 6])
def test_limits_shows_every_step_whole_on_every_screen(visit: Visit, players: int) -> None:
    page = seated(visit, "limits", players)
    sizes = SIZES + ZOOMED
    until(page, ".hand .glow-ring", lambda _: False)
    in_sight(page, "h2.line", ".hand button", ".decision .primary", ".limit svg", sizes=sizes)

    until(page, ".pop", accuse)
    in_sight(page, ".pop h3", ".pop .primary", ".pop .btn:not(.primary)", sizes=sizes)
    page.locator(".pop .primary").click()

    expect(page.locator(".reveal aside > .primary")).to_be_visible()
    in_sight(page, ".reveal h2", ".reveal aside > .primary", sizes=sizes + LAPTOPS)
    in_sight(page, ".reveal .seats b", sizes=[(1280, 800), (1440, 900)])


def accuse(page: Page) -> bool:
    """Ask whether to accuse, as soon as anybody can be accused."""
    ready = page.locator(".others .btn:not([aria-disabled=true])")
    if not ready.count():
        return watch_reveal(page) or lay(page)
    press(ready.first)
    return True


def test_an_open_pile_shows_all_its_cards_and_none_over_another(visit: Visit) -> None:
    page = seated(visit, "limits", 2, options=["open-pile"])
    until(page, ".spread li", lambda page: lay(page) or hide_and_play(page), many=9)

    in_sight(page, ".spread li svg:first-child", sizes=[*SIZES, *ZOOMED])
    in_sight(page, ".pile .cap", sizes=[(768, 1024), (1280, 800)])
