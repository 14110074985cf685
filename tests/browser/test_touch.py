"""By finger: what is tapped is at least 44 pixels wide and high; no page scrolls sideways."""

import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.players import compose, composing, hide_and_play, open_page, play_now, press

# Nothing moves, so that what is measured stands where it stays.
FINGER = {"has_touch": True, "is_mobile": True, "reduced_motion": "reduce"}
PHONE = FINGER | {"viewport": {"width": 360, "height": 780}}
TABLET = FINGER | {"viewport": {"width": 768, "height": 1024}}
LYING = FINGER | {"viewport": {"width": 1024, "height": 768}}
on_devices = pytest.mark.parametrize(
    "device",
    [pytest.param(PHONE, id="phone"), pytest.param(TABLET, id="tablet", marks=pytest.mark.soak)],
)

# Links inside a running text are as high as its lines; a label is part of its box or field.
SMALL = """() => [...document.querySelectorAll(
    'a[href], button, input, select, textarea, summary, [role=button], [role=slider]')]
  .filter(one => !one.disabled && one.checkVisibility({visibilityProperty: true}))
  .filter(one => !one.closest('.twin, .sr') && !one.matches(':is(p, li, td) a:not(.btn), .sr'))
  .map(one => one.closest('label') ?? one)
  .map(one => [one, one.getBoundingClientRect()])
  .filter(([, box]) => box.width > 0 && (box.width < 43.9 || box.height < 43.9))
  .map(([one, box]) => `${Math.round(box.width)}×${Math.round(box.height)} `
    + one.outerHTML.slice(0, 110))"""

PAGES = ["/", "/learn", "/learn/limes", "/learn/limits", "/learn/limoges"]
PAGES += ["/rules/limes", "/replay", "/games"]


def check(page: Page) -> None:
    """Nothing here is too small for a finger or wider than the screen."""
    assert page.evaluate(SMALL) == [], page.url
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0, page.url


@on_devices
def test_pages_can_be_tapped(visit: Visit, device: dict[str, object]) -> None:
    page = visit(None, **device)
    for path in PAGES:
        open_page(page, path)
        check(page)


@on_devices
@pytest.mark.soak
def test_dialogs_can_be_tapped(visit: Visit, device: dict[str, object]) -> None:
    page = visit(**device)
    for name in ("Bots", "Hot-seat", "Invite"):
        for n in range(3):
            page.get_by_role("button", name=name, exact=True).nth(n).click()
            expect(page.locator("dialog .btn.primary")).to_be_visible()
            check(page)
            page.get_by_role("button", name="Close").click()
    page.get_by_role("button", name="Settings").click()
    check(page)
    page.get_by_role("button", name="Close").click()
    page.get_by_role("button", name="Invite", exact=True).first.click()
    page.get_by_role("button", name="Create table").click()
    expect(page.get_by_label("Link to this table")).to_be_visible()
    check(page)
    page.get_by_role("button", name="Menu").click()
    check(page)


@on_devices
def test_limes_can_be_tapped(visit: Visit, device: dict[str, object]) -> None:
    page = visit(**device)
    play_now(page, "Limes")
    for round in range(1, 17):
        page.locator(".target.square").first.click()
        if round % 3 == 1:
            page.locator(".target.quarter").first.click()
        check(page)
        before = page.locator(".rounds").get_attribute("aria-label") or ""
        page.locator(".bar .primary").click()
        if round < 16:
            expect(page.locator(".rounds")).not_to_have_attribute("aria-label", before)

    expect(page.get_by_role("list", name="The solo ladder")).to_be_visible()
    check(page)
    page.get_by_role("link", name="Watch the replay").click()
    expect(page.get_by_role("slider")).to_be_visible()
    check(page)


def until(page: Page, seen: str, step: Callable[[Page], bool]) -> None:
    """Play on until something is on the page."""
    ended = time.monotonic() + 60
    while not page.locator(seen).count():
        assert time.monotonic() < ended, f"{seen} never came"
        if not step(page):
            page.wait_for_timeout(50)


@on_devices
def test_limits_can_be_tapped(visit: Visit, device: dict[str, object]) -> None:
    page = visit(**device)
    play_now(page, "Limits")
    for seen in (".hand .glow-ring", ".pile .top-card", ".others .btn:not([aria-disabled=true])"):
        until(page, seen, hide_and_play)
        check(page)
    press(page.locator(".others .btn:not([aria-disabled=true])").first)
    check(page)
    until(page, ".reveal aside > .btn.primary", hide_and_play)
    check(page)


@pytest.mark.parametrize(
    "device",
    [
        pytest.param(PHONE, id="phone"),
        pytest.param(TABLET, id="tablet"),
        pytest.param(LYING, id="lying", marks=pytest.mark.soak),
    ],
)
def test_limoges_can_be_tapped(visit: Visit, device: dict[str, object]) -> None:
    page = visit(**device)
    play_now(page, "Les Deux Limoges")
    until(page, ".slots", lambda _: False)
    check(page)
    for _ in range(3):
        lift(page)
        check(page)
        for tab in page.locator(".tabs button").all():
            tab.click()
            check(page)
        page.keyboard.press("Escape")
        for _ in range(4):
            compose(page)


def lift(page: Page, least: int = 1) -> None:
    """Limoges: play on until a domino is lifted for which so many places glow."""
    ended = time.monotonic() + 150
    while time.monotonic() < ended:
        if page.locator(".end").count():  # the game was over before: another one
            open_page(page, "/")
            play_now(page, "Les Deux Limoges")
        if page.locator(".tray:has(.comp .now) .dm.lit").count() and not composing(page):
            for domino in page.locator(".dm:not([disabled])").all():
                press(domino)
                if page.locator(".map .target").count() >= least:
                    return
            page.keyboard.press("Escape")
        if not compose(page):
            page.wait_for_timeout(50)
    raise AssertionError(f"no domino has so many places: {page.locator('body').inner_text()}")


def test_a_tap_beside_the_light_says_why_not(visit: Visit) -> None:
    page = visit(**PHONE)
    play_now(page, "Les Deux Limoges")
    lift(page)
    page.locator(".tabs button", has_text="Château").click()

    page.locator(".why").first.click()

    said = page.get_by_role("alert")
    expect(said).to_contain_text("Rule §")
    assert "/rules/limoges#s" in (said.get_by_role("link").get_attribute("href") or "")


@pytest.mark.soak
def test_a_tap_on_another_place_changes_the_choice_and_plays_nothing(visit: Visit) -> None:
    page = visit()
    play_now(page, "Les Deux Limoges")
    lift(page, least=2)
    first, second = (page.locator(".map .target").nth(n) for n in (0, 1))
    before, box = page.locator(".comp .done").count(), second.bounding_box()
    assert box
    first.click()
    chosen = page.locator(".comp .now b").inner_text()

    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    expect(page.locator(".comp .now b")).not_to_have_text(chosen)
    expect(page.locator(".dm.sel")).to_have_count(1)
    expect(page.locator(".comp .done")).to_have_count(before)
