"""Les Deux Limoges for who asks what anything is, and for who only hears it."""

import time

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.players import play_now, press


def test_whatever_is_pointed_at_tapped_or_focused_says_what_it_is(visit: Visit) -> None:
    page = visit()
    play_now(page, "Les Deux Limoges")
    expect(page.get_by_role("heading", name="Recruitment")).to_be_visible()
    inspector = page.locator(".inspector")

    page.locator("[data-look=keys_chateau]").hover()
    expect(inspector.get_by_role("heading", name="Château Keys")).to_be_visible()
    expect(inspector).to_contain_text("Château consul")
    expect(inspector).to_contain_text("§6.4")
    expect(inspector).to_contain_text("the fee of the Keys")
    page.mouse.move(2, 2)
    expect(inspector).to_have_count(0)

    page.locator("[data-look='seat:1']").click()
    page.mouse.move(2, 2)
    expect(inspector).to_contain_text("secret")
    page.keyboard.press("Escape")
    expect(inspector).to_have_count(0)

    page.locator(".map [tabindex='0']").focus()
    page.keyboard.press("ArrowRight")
    expect(inspector.get_by_role("heading")).to_be_visible()

    expect(page.locator(".reserve")).to_contain_text("8")
    expect(page.locator(".course")).to_contain_text("Round 1 · votes")
    page.keyboard.press("h")
    aid = page.get_by_role("dialog", name="Player aid")
    for action in ("Rob the Abbey", "Mint coins", "Destroy", "On a bridge"):
        expect(aid).to_contain_text(action)
    expect(aid).to_contain_text("Rob the Abbey is not active: it needs a domino with a meeple.")


@pytest.mark.soak
def test_a_whole_game_from_the_words_alone(visit: Visit) -> None:
    page = visit()
    play_now(page, "Les Deux Limoges")
    expect(page.get_by_role("heading", name="Recruitment")).to_be_visible()
    page.add_style_tag(content="main.limoges { visibility: hidden }")

    ended, said = time.monotonic() + 300, ""
    while page.locator(".end").count() == 0:
        assert time.monotonic() < ended, said
        said = decide_in_words(page) or said


def decide_in_words(page: Page) -> str:
    """Press a button of the text twin that leads on; what it said."""
    page.evaluate("document.getElementById('twin')?.focus()")
    twin = page.locator(".twin")
    for name in ("Confirm votes", "Cast no vote", "Confirm"):
        ready = twin.get_by_role("button", name=name, exact=True)
        if ready.count() and ready.is_enabled():
            press(ready)
            return name
    choices = twin.locator("h3 ~ button:not([disabled])")
    if not choices.count():
        page.wait_for_timeout(40)
        return ""
    said = choices.first.inner_text()
    press(choices.first)
    return said
