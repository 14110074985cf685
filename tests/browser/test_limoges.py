"""Les Deux Limoges against a bot, through every phase to the last point."""

import time

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.players import compose, play_now, press


def test_a_game_of_two_from_the_vote_to_the_last_point(visit: Visit) -> None:
    page = visit()
    play_now(page, "Les Deux Limoges")
    expect(page.get_by_role("heading", name="Recruitment")).to_be_visible()
    expect(page.get_by_text("Yours, unseen by the others")).to_be_visible()

    ended = time.monotonic() + 300
    phases: set[str] = set()
    while not page.get_by_role("region", name="Every point").count():
        assert time.monotonic() < ended, f"the game does not end: {phases}"
        phases.update(page.locator(".comp h2").all_inner_texts() or ["turn"])
        if not compose(page):
            page.wait_for_timeout(40)

    assert {"Recruitment", "turn"} <= phases
    expect(page.get_by_role("row", name="Total")).to_be_visible()


def test_costs_are_shown_before_and_a_step_can_be_taken_back(visit: Visit) -> None:
    page = visit()
    play_now(page, "Les Deux Limoges")
    for _ in range(200):
        if page.locator(".dm.sel").count() and page.locator(".comp .now em").count():
            break
        if page.locator(".dm.sel").count():
            press(page.locator(".map .target").first)
            if page.locator(".comp .chip").count():
                press(page.locator(".comp .chip").first)
            if not page.locator(".comp .now em").count():
                press(page.get_by_role("button", name="Take back"))
        elif not compose(page):
            page.wait_for_timeout(50)
    before = page.locator(".comp .sum").inner_text()
    assert "→" in before

    page.locator(".comp .foot .primary").click()
    expect(page.locator(".comp .done").first).to_be_visible()
    page.get_by_role("button", name="Take back").click()

    expect(page.locator(".comp .done")).to_have_count(0)
