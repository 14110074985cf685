"""Les Deux Limoges against a bot, through every phase to the last point."""

import time

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.players import compose, composing, play_now, press


def test_a_game_of_two_from_the_vote_to_the_last_point(visit: Visit) -> None:
    page = visit()
    play_now(page, "Les Deux Limoges")
    expect(page.get_by_role("heading", name="Recruitment")).to_be_visible()
    expect(page.get_by_text("Your secret objectives")).to_be_visible()

    ended = time.monotonic() + 300
    phases: set[str] = set()
    while not page.get_by_role("region", name="Final scoring").count():
        assert time.monotonic() < ended, f"the game does not end: {phases}"
        phases.update(page.locator(".comp h2").all_inner_texts() or ["turn"])
        if not compose(page):
            page.wait_for_timeout(40)

    assert {"Recruitment", "turn"} <= phases
    expect(page.get_by_role("row", name="Total")).to_be_visible()


def test_costs_are_shown_before_and_a_step_can_be_taken_back(visit: Visit) -> None:
    page = visit()
    play_now(page, "Les Deux Limoges")
    ended = time.monotonic() + 120
    while not choose_at_a_price(page):
        assert time.monotonic() < ended, "no placement shows a price"
        if not compose(page):
            page.wait_for_timeout(40)
    expect(page.locator(".comp .sum")).to_contain_text("→")

    done = page.locator(".comp .done")
    before = done.count()
    page.locator(".comp .foot .primary").click()
    expect(done).to_have_count(before + 1)
    page.get_by_role("button", name="Take back").click()

    expect(done).to_have_count(before)


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
