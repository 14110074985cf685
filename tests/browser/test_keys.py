"""By keys alone: games from the first page to the last point, without a pointer."""

import time
from collections.abc import Iterable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit

LIMITS = (
    ".reveal aside > button",
    ".pop .primary",
    ".others .btn:not([aria-disabled=true])",
    ".decision .primary:not([aria-disabled=true])",
    ".hand button:not([disabled])[aria-pressed=false]",
)
LIMOGES = (
    ".slots .seal.lit",
    ".slots:has(.seal > svg + svg) ~ .foot .primary",
    ".foot:has(.icon) .primary:not([disabled])",
    ".limoges:has(.dm.sel) .map .target[tabindex='0']",
    ".limoges:not(:has(.dm.sel)) .dm.lit",
    ".comp .foot .primary:not([disabled])",
    ".comp .chip",
    ".comp .foot .btn:not(.icon, [disabled])",
)


def choose(page: Page, what: str) -> bool:
    """Go by Tab to something and press Enter; False when it is gone meanwhile."""
    ended = time.monotonic() + 20
    while not page.evaluate("what => document.activeElement?.matches(what)", what):
        assert time.monotonic() < ended, f"no way by Tab to {what}"
        if not page.locator(what).count():
            return False
        page.keyboard.press("Tab")
    if ".map" in what:
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    return True


def step(page: Page, ways: Iterable[str]) -> str:
    """Do the first thing that can be done now; which it was."""
    for what in ways:
        if page.locator(what).count() and choose(page, what):
            return what
    page.wait_for_timeout(30)
    return ""


@pytest.mark.parametrize(
    ("game", "ways", "end"),
    [
        (2, LIMITS, ".won"),
        pytest.param(3, LIMOGES, ".end .sum", marks=pytest.mark.soak),
    ],
    ids=["limits", "limoges"],
)
def test_a_game_by_keys_alone(visit: Visit, game: int, ways: tuple[str, ...], end: str) -> None:
    page = visit(reduced_motion="reduce")
    expect(page.locator("article .btn.primary:not([disabled])")).to_have_count(3)
    assert choose(page, f"article:nth-of-type({game}) .ways .way:nth-child(2)")
    assert choose(page, "dialog fieldset:first-of-type .chip:first-child")  # for two
    assert choose(page, "dialog .btn.primary")
    page.wait_for_url("**/t/*")

    ended = time.monotonic() + 240
    used: set[str] = set()
    while not page.locator(end).count():
        assert time.monotonic() < ended, f"the game does not end: {used}"
        used.add(step(page, ways))

    assert set(ways[:5]) <= used
