"""Hints on the table: what they name is in sight, and no other number is beside theirs."""

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from limestone.i18n import Speech
from tests.browser.conftest import Visit
from tests.browser.test_people import PHONE, WIDE
from tests.browser.test_tables import faults, seen_by

on_both = pytest.mark.parametrize(
    ("language", "size"), [("en", WIDE), ("de", PHONE)], ids=["english, wide", "german, phone"]
)
LIMES, LIMITS, LIMOGES = range(3)  # places on the first page


def opened(visit: Visit, game: int, language: str, size: Any) -> Page:
    """A table of a game at which something is due."""
    page = visit("/", viewport=size, **seen_by(language))
    page.locator("article .btn.primary:not([disabled])").nth(game).click()
    expect(page.locator(".target.square, .hand button, .slots .seal").first).to_be_visible()
    return page


def hint(page: Page) -> None:
    """Ask by its key, and wait for the best answer."""
    page.keyboard.press("h")
    expect(page.locator(".hint[aria-busy=false]")).to_be_visible()


def covers(panel: Locator, thing: Locator) -> bool:
    """Whether a thing lies under the panel, or outside of the screen."""
    over, under = panel.bounding_box(), thing.bounding_box()
    assert over and under
    screen = panel.page.viewport_size or {"width": 0, "height": 0}
    beside = under["x"] + under["width"] <= over["x"]
    above = under["y"] + under["height"] <= over["y"]
    below = under["y"] >= over["y"] + over["height"]
    inside = under["y"] >= 0 and under["y"] + under["height"] <= screen["height"]
    return not (inside and (beside or above or below))


@on_both
def test_votes_of_a_hint_lie_in_their_slots(visit: Visit, language: str, size: Any) -> None:
    page = opened(visit, LIMOGES, language, size)
    hint(page)
    panel, slots = page.locator(".hint"), page.locator(".slots .seal")

    numbers = page.locator(".slots .discs i")
    expect(numbers.first).to_be_visible()
    expect(page.locator(".slots svg.ghost").first).to_be_visible()
    for n in range(slots.count()):
        assert not covers(panel, slots.nth(n))
    expect(panel.locator(".acts .primary")).to_be_in_viewport(ratio=1)
    expect(page.locator(".nth").locator("visible=true")).to_have_count(0)
    assert faults(page) == []

    page.keyboard.press("2")
    expect(panel.locator(".one").nth(1)).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".slots .discs i.chosen", has_text="2").first).to_be_visible()
    panel.locator(".acts .primary").click()
    change = page.get_by_role("button", name=Speech(language).say("web-change-mind"))
    expect(change.or_(page.locator(".recruited, .log")).first).to_be_visible()


@pytest.mark.parametrize("game", [LIMES, LIMITS, LIMOGES], ids=["limes", "limits", "limoges"])
def test_a_hint_has_its_own_room_on_a_wide_screen(visit: Visit, game: int) -> None:
    page = opened(visit, game, "en", WIDE)
    hint(page)
    panel = page.locator(".hint")

    needed = page.locator(".card, .decision .btn, .accuse, .tray .btn").locator("visible=true")
    for thing in needed.all():
        assert not covers(panel, thing)
    expect(panel.locator(".acts .primary")).to_be_in_viewport(ratio=1)
    expect(panel.locator(".one").last).to_be_in_viewport(ratio=1)
    page.keyboard.press("Escape")
    for score in page.locator(".scored").all():  # it made room for the hint
        expect(score).to_be_in_viewport(ratio=1)


@on_both
def test_one_square_shows_the_card_of_the_candidate_looked_at(
    visit: Visit, language: str, size: Any
) -> None:
    page = opened(visit, LIMES, language, size)
    page.route("**/api/tables/*/hint", lambda route: route.fulfill(json=told(route.request)))
    page.locator(".target.square").click()
    page.locator(".acts .primary, .bar .primary").locator("visible=true").first.click()
    expect(page.locator(".target.square")).to_have_count(4)
    hint(page)

    ghosts, numbers = page.locator(".ghost:has(.edge)"), page.locator(".disc.number")
    expect(ghosts).to_have_count(2)
    expect(numbers).to_have_count(3)
    boxes = [numbers.nth(n).bounding_box() for n in range(3)]
    assert boxes[0] and boxes[1]
    assert boxes[0]["x"] + boxes[0]["width"] <= boxes[1]["x"] + 1
    panel = page.locator(".hint")
    for n in range(2):
        assert not covers(panel, ghosts.nth(n).locator(".edge"))
    expect(page.locator(".target .key").locator("visible=true")).to_have_count(0)
    assert faults(page) == []

    page.keyboard.press("2")
    expect(panel.locator(".one").nth(1)).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    hint(page)
    expect(panel.locator(".one").first).to_have_attribute("aria-pressed", "true")


def test_a_hint_without_a_simple_reason_says_so_like_the_terminal(visit: Visit) -> None:
    page = opened(visit, LIMES, "en", WIDE)
    code = "no-simple-reason"
    page.route("**/api/tables/*/hint", lambda route: route.fulfill(json=told(route.request, code)))
    page.locator(".target.square").click()
    page.locator(".acts .primary, .bar .primary").locator("visible=true").first.click()
    expect(page.locator(".target.square")).to_have_count(4)
    hint(page)

    said = "No simple reason."
    expect(page.locator(".hint .why")).to_have_text(["", said, said])


def told(request: Any, code: str = "as-good") -> dict[str, Any]:
    """Three moves, two of them on one square."""
    wanted = request.post_data_json
    moves = ("c4n +nw", "c4n +se", "d5n")
    reason = {"code": code, "args": {"better": moves[0], "worse": moves[1]}}
    found = [{"move": one, "value": 50.0, "error": 0.1, "reason": reason} for one in moves]
    return {"ply": wanted["ply"], "unit": "points", "best": wanted["best"], "candidates": found}


def test_escape_closes_the_menu_above_a_hint_first(visit: Visit) -> None:
    page = opened(visit, LIMES, "en", WIDE)
    hint(page)
    page.keyboard.press("m")
    menu = page.locator("dialog[open]")
    expect(menu).to_be_visible()

    page.keyboard.press("Escape")

    expect(menu).to_have_count(0)
    expect(page.locator(".hint")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".hint")).to_have_count(0)
