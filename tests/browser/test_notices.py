"""What is told at a table stands in the head of the page: nothing moves, nothing is covered."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.sight import SIZES, in_sight
from tests.browser.test_evening import decide, order
from tests.browser.test_people import button, give_up, pair

# Where everything lies that is below the head of the page, and the head itself.
PLACES = """() => [...document.querySelectorAll('.top, .board, .map, main, main > *, main > * > *')]
  .filter(one => !one.closest('.log, .logbox') && one.checkVisibility())
  .map(one => [one.classList[0], one.getBoundingClientRect()])
  .map(([name, {left, top, width}]) => [name, ...[left, top, width].map(Math.round)].join())"""
SCREENS = [*SIZES, (640, 400), (1440, 900)]


def places(page: Page, size: tuple[int, int]) -> list[str]:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.wait_for_timeout(150)
    found: list[str] = page.evaluate(PLACES)
    return found


def still(page: Page, told: Callable[[], None], gone: Callable[[], None]) -> None:
    """At every size what is told stands in the head of the page, and below it nothing moves."""
    for size in SCREENS:
        expect(page.locator(".top .bar")).to_have_count(0)
        before = places(page, size)
        told()
        notice = page.locator(".top .bar")
        expect(notice).to_be_in_viewport(ratio=1)
        expect(notice.locator(".acts .btn").first).to_be_in_viewport(ratio=1)
        found, head = notice.bounding_box(), page.locator("header.top").bounding_box()
        assert found and head and found["y"] + found["height"] <= head["y"] + head["height"]
        assert places(page, size) == before, size
        in_sight(page, ".top .menu", sizes=[size])
        gone()


@pytest.mark.parametrize(
    "game", ["limes", *(pytest.param(g, marks=pytest.mark.soak) for g in ("limits", "limoges"))]
)
def test_what_is_told_moves_nothing_and_covers_nothing(visit: Visit, game: str) -> None:
    page, bo = pair(visit, game)
    page.locator(".top .menu").wait_for()
    asked = iter(range(99))

    def ask() -> None:
        order(bo, order="ask", id=f"a{next(asked)}", seat=1, what="abandon")

    def withdraw() -> None:
        order(bo, order="answer", id=f"w{next(asked)}", seat=1, yes=False)
        page.locator(".top .bar .btn", has_text="Close").click()

    still(page, ask, withdraw)

    page.set_viewport_size({"width": 1280, "height": 800})
    give_up(page)
    button(bo, "web-rematch").click()
    expect(page.locator(".top .bar")).to_contain_text("Bo wants to play again")
    in_sight(page, ".top .bar .btn", sizes=SCREENS)
    before = [places(page, size) for size in SCREENS]
    page.locator(".top .bar .btn", has_text="Decline").click()
    expect(page.locator(".top .bar")).to_have_count(0)
    assert [places(page, size) for size in SCREENS] == before


def test_of_several_things_the_newest_is_told_and_how_many_there_are(visit: Visit) -> None:
    page, bo = pair(visit)
    order(page, order="hand", id="h", seat=0, level="novice")
    expect(page.locator(".top .bar")).to_contain_text("bot is playing for you")
    decide(bo, 1)
    expect(page.locator(".rounds")).to_have_attribute("aria-label", "Round 2 of 16")
    page.set_viewport_size({"width": 360, "height": 740})
    order(bo, order="ask", id="a", seat=1, what="undo")

    expect(page.locator(".top .bar")).to_contain_text("Bo would like to take back a move")
    points = "getComputedStyle(document.querySelector('.top .seen'), '::after').content"
    assert page.evaluate(points) == '"…"'
    page.locator(".top .told").click()
    expect(page.locator(".top .whole")).to_be_in_viewport(ratio=1)
    page.keyboard.press("Escape")
    expect(page.locator(".top .whole")).to_have_count(0)
    page.get_by_role("button", name="2 messages: show the next one").click()
    expect(page.locator(".top .bar")).to_contain_text("bot is playing for you")


def test_the_clock_runs_in_sight_beside_what_is_told(visit: Visit) -> None:
    page, bo = pair(visit, pace={"seconds": 600, "policy": "wait"})
    order(bo, order="ask", id="a", seat=1, what="abandon")
    expect(page.locator(".top .bar")).to_be_visible()

    in_sight(page, ".top .clock", ".top .acts .btn", ".top .menu", sizes=SCREENS)
