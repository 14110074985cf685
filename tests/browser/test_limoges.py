"""Les Deux Limoges against a bot, through every phase to the last point."""

import re
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.players import compose, composing, key_in, play_now, press
from tests.browser.sight import in_sight

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}


@pytest.mark.soak
@pytest.mark.parametrize(
    ("hands", "screen"),
    [
        pytest.param(compose, {}, id="by mouse"),
        pytest.param(compose, PHONE, id="by finger"),
        pytest.param(key_in, {}, id="by keys alone"),
    ],
)
def test_a_game_of_two_from_the_vote_to_the_last_point(
    visit: Visit, hands: Callable[[Page], bool], screen: dict[str, object]
) -> None:
    page = visit(reduced_motion="reduce", **screen)
    play_now(page, "Les Deux Limoges")
    expect(page.locator(".slots")).to_be_visible()

    ended = time.monotonic() + 400
    rounds: set[str] = set()
    while not page.get_by_role("region", name="Final scoring").count():
        assert time.monotonic() < ended, f"the game does not end: {rounds}"
        rounds.update(page.get_by_text(re.compile(r"^Round \d")).all_inner_texts())
        if not hands(page):
            page.wait_for_timeout(40)

    assert len(rounds) > 1
    expect(page.get_by_role("row", name="Total")).to_be_visible()


def test_nothing_lies_over_the_board_of_a_tablet(visit: Visit) -> None:
    tablet = {"viewport": {"width": 768, "height": 1024}, "has_touch": True}
    page = visit(reduced_motion="reduce", **tablet)
    play_now(page, "Les Deux Limoges")
    expect(page.locator(".slots")).to_be_visible()

    size = [(768, 1024)]
    in_sight(page, ".strip li", ".sheets .map", ".dm", ".slots", sizes=size)
    for n in range(3):
        page.locator(".dm").nth(n).click()
    in_sight(page, ".dm", ".seal", ".comp .foot .btn", sizes=size)
    assert page.evaluate(SPILT) == []

    ended = time.monotonic() + 60
    while not page.locator(".comp .sum").count():
        assert time.monotonic() < ended, "no turn comes"
        if not compose(page):
            page.wait_for_timeout(40)
    in_sight(page, ".dm", ".people .own", ".comp .now", ".comp .foot .btn", sizes=size)


# What sticks out of the slot of a vote.
SPILT = """[...document.querySelectorAll('.seal > :is(svg, small)')].filter(one => {
  const [box, slot] = [one, one.parentElement].map(part => part.getBoundingClientRect())
  return box.left < slot.left || box.right > slot.right || box.bottom > slot.bottom
}).map(one => one.outerHTML.slice(0, 40))"""


# No place that is chosen lies under the sheet with what is asked.
CLEAR = """() => {
  const [spot, tray] = ['.map .chosen', '.tray'].map(found => document.querySelector(found))
  return !spot || !tray || spot.getBoundingClientRect().bottom < tray.getBoundingClientRect().top
}"""


def test_the_page_of_a_phone_moves_for_a_chosen_place_only(visit: Visit) -> None:
    page = visit(reduced_motion="reduce", **PHONE)
    play_now(page, "Les Deux Limoges")
    expect(page.locator(".slots")).to_be_visible()
    ended = time.monotonic() + 90
    while not page.get_by_text(re.compile("^Round 2")).count():
        assert time.monotonic() < ended, "the round does not end"
        if page.locator(".waits").count():
            page.wait_for_function("() => !document.querySelector('.waits') || scrollY === 0")
        page.wait_for_function(CLEAR)
        if not compose(page):
            page.wait_for_timeout(40)


@pytest.mark.parametrize(
    ("hands", "screen"),
    [pytest.param(compose, PHONE, id="finger"), pytest.param(key_in, {}, id="keys")],
)
def test_a_vote_and_a_turn(
    visit: Visit, hands: Callable[[Page], bool], screen: dict[str, object]
) -> None:
    page = visit(reduced_motion="reduce", **screen)
    play_now(page, "Les Deux Limoges")
    ended = time.monotonic() + 60
    while not page.locator(".comp .done").count():
        assert time.monotonic() < ended, "no step is done"
        if not hands(page):
            page.wait_for_timeout(40)

    expect(page.locator(".comp .done b").first).to_contain_text("Place")


def test_a_choice_by_keys_takes_the_focus_on(visit: Visit) -> None:
    page = visit(reduced_motion="reduce")
    play_now(page, "Les Deux Limoges")
    ended = time.monotonic() + 60
    while not page.locator(".map .target:focus").count():
        assert time.monotonic() < ended, "no domino is placed"
        if not key_in(page):
            page.wait_for_timeout(40)

    page.keyboard.press("Enter")

    page.wait_for_timeout(300)
    there = page.evaluate("document.activeElement.closest('.comp, .map, .hand')?.className ?? ''")
    assert there, page.evaluate("document.activeElement.outerHTML.slice(0, 90)")


def test_costs_are_shown_before_and_a_step_can_be_taken_back(visit: Visit) -> None:
    page = visit()
    play_now(page, "Les Deux Limoges")
    ended = time.monotonic() + 120
    while not choose_at_a_price(page):
        assert time.monotonic() < ended, "no placement shows a price"
        if not compose(page):
            page.wait_for_timeout(40)
    expect(page.locator(".comp .sum")).to_contain_text("→")

    coins = page.locator(".pl .cn").first
    before = coins.inner_text()
    page.locator(".comp .foot .primary").click()
    expect(page.locator(".comp .done").first).to_be_visible()
    expect(coins).not_to_have_text(before)
    page.get_by_role("button", name="Take back").click()

    expect(coins).to_have_text(before)


def choose_at_a_price(page: Page) -> bool:
    """Try every domino on every place of the map until one shows what it costs or brings."""
    price, dominoes = page.locator(".comp .now em"), page.locator(".dm.lit")
    if page.get_by_role("heading", name="Recruitment").count() or composing(page):
        return False
    for n in range(dominoes.count()):
        press(dominoes.nth(n))
        targets = page.locator(".map .target")
        for m in range(targets.count()):
            press(targets.nth(m))
            if page.locator(".comp .chip").count():  # which half, which colour
                press(page.locator(".comp .chip").first)
            if price.count() and page.locator(".comp .foot .primary:not([disabled])").count():
                return True
            page.keyboard.press("Escape")
        page.keyboard.press("Escape")
    return False
