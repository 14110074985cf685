"""Limes in a browser: whole games by mouse and by keys, the lens, the phone."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.players import lay_by_mouse, play_now


@pytest.mark.soak
def test_a_solo_game_by_mouse_ends_on_the_ladder(visit: Visit) -> None:
    page = visit()
    play_now(page, "Limes")

    for round in range(1, 17):
        lay_by_mouse(page, round)

    expect(page.get_by_role("list", name="The solo ladder")).to_be_visible()
    expect(page.locator(".ladder .on")).to_have_count(1)
    expect(page.get_by_text("Fair deal")).to_be_visible()


@pytest.mark.soak
def test_a_solo_game_by_keys_alone(visit: Visit) -> None:
    page = visit()
    expect(page.get_by_role("button", name="Play now").first).to_be_enabled()
    tab_to(page, "Play now")
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    expect(page.locator(".target.square").first).to_be_visible()

    for round in range(1, 17):
        before = page.locator(".rounds").get_attribute("aria-label") or ""
        focus_board(page)
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        page.keyboard.press("e")
        if round < 6:
            page.keyboard.press("2")
        page.keyboard.press("l")
        if round < 16:
            expect(page.locator(".rounds")).not_to_have_attribute("aria-label", before)

    expect(page.get_by_role("list", name="The solo ladder")).to_be_visible()


def test_the_lens_lights_up_what_counts_and_says_the_sum(visit: Visit) -> None:
    page = visit()
    play_now(page, "Limes")
    for round in (1, 3):
        lay_by_mouse(page, round)

    page.locator("button.row").first.hover()

    said = page.locator(".explain")
    expect(said).to_be_visible()
    points = int(page.locator("button.row .n").first.inner_text())
    expect(page.locator(".board text", has_text=str(points) or "1")).not_to_have_count(0)


def test_the_text_twin_plays_the_same_game(visit: Visit) -> None:
    page = visit()
    play_now(page, "Limes")
    expect(page.locator(".target.square").first).to_be_visible()

    page.keyboard.press("t")
    page.get_by_role("button", name="Lay on d4").last.click()
    page.get_by_role("button", name="Place a worker on d4nw").click()
    page.locator(".twin").get_by_role("button", name="Lay card", exact=True).click()

    expect(page.locator(".rounds")).to_have_attribute("aria-label", "Round 2 of 16")


def test_what_was_begun_outlives_a_reload_and_a_refusal_does_not_outlive_a_choice(
    visit: Visit,
) -> None:
    page = visit()
    play_now(page, "Limes")
    page.locator(".target.square").click()
    page.locator(".target.quarter").first.click()
    chosen = page.locator(".acts.wide .primary")
    expect(chosen).to_have_text("Lay card and worker")
    page.reload()
    expect(chosen).to_have_text("Lay card and worker")

    page.locator(".tray").click(position={"x": 20, "y": 20})
    refused = page.locator(".right [role=alert] .no")
    expect(refused).to_contain_text("the first card lies on d4", ignore_case=True)
    page.locator(".target.quarter").nth(1).click()
    expect(refused).to_have_count(0)


def test_a_pointer_that_rests_shows_no_next_card(visit: Visit) -> None:
    page = visit()
    play_now(page, "Limes")
    for round in (1, 2):
        before = page.locator(".rounds").get_attribute("aria-label") or ""
        page.locator(".target.square").first.hover()
        expect(page.locator("svg.ghost.on")).to_have_count(1)
        page.mouse.down()
        page.mouse.up()
        page.keyboard.press("l")
        if round == 1:
            expect(page.locator(".rounds")).not_to_have_attribute("aria-label", before)
    expect(page.locator(".rounds")).to_have_attribute("aria-label", "Round 3 of 16")
    expect(page.locator(".target.square").first).to_be_visible()

    expect(page.locator("svg.ghost.on")).to_have_count(0)


def test_without_a_line_nothing_is_said_to_be_missing(visit: Visit) -> None:
    page = visit()
    play_now(page, "Limes")
    page.locator(".target.square").click()
    page.context.set_offline(True)
    page.evaluate("dispatchEvent(new Event('offline'))")
    expect(page.get_by_text("Live", exact=True)).to_have_count(0)

    page.locator(".acts.wide .primary").click(force=True)

    expect(page.locator(".steps .on")).to_be_visible()
    expect(page.locator(".right [role=alert] .no")).to_have_count(0)


def test_a_card_is_dragged_and_turned_by_a_finger(visit: Visit) -> None:
    page = visit(viewport={"width": 360, "height": 780}, has_touch=True, is_mobile=True)
    play_now(page, "Limes")
    expect(page.locator(".target.square").first).to_be_visible()

    card, square = (
        page.locator(".hand").bounding_box(),
        page.locator(".target.square").bounding_box(),
    )
    assert card and square
    page.mouse.move(card["x"] + 20, card["y"] + 20)
    page.mouse.down()
    page.mouse.move(square["x"] + square["width"] / 2, square["y"] + square["height"] / 2, steps=6)
    page.mouse.up()

    expect(page.locator(".held")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


def tab_to(page: Page, name: str) -> None:
    """Go by Tab until something of that name has the focus."""
    for _ in range(40):
        page.keyboard.press("Tab")
        if name in page.evaluate("document.activeElement.closest('button')?.textContent ?? ''"):
            return
    raise AssertionError(f"no way by Tab to {name}")


def focus_board(page: Page) -> None:
    """Go by Tab until a square of the board has the focus."""
    for _ in range(60):
        if page.evaluate("document.activeElement?.classList.contains('target')"):
            return
        page.keyboard.press("Tab")
    raise AssertionError("no way by Tab to the board")
