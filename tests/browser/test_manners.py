"""Small things that people stumble over: wrong codes, lost lines, keys that lose their place."""

import re

import pytest
from playwright.sync_api import expect

from limestone.i18n import Speech
from tests.browser.conftest import Visit
from tests.browser.players import play_now

say = Speech("en").say


def test_a_wrong_code_leads_home_or_to_the_right_one(visit: Visit) -> None:
    page = visit()
    play_now(page, "Limes")
    code = page.url.rpartition("/")[2]
    page.goto("/t/tavo-nope")

    expect(page.get_by_role("heading", name="There is no such table")).to_be_visible()
    expect(page.get_by_role("main").get_by_role("link", name="Home")).to_be_visible()
    page.get_by_label("Code of the table").fill(f" {code} ")
    page.keyboard.press("Enter")

    expect(page.locator(".target.square").first).to_be_visible()


def test_every_accusation_names_its_person(visit: Visit) -> None:
    page = visit()
    play_now(page, "Limits")
    expect(page.locator(".others .btn")).to_have_count(2)

    names = [button.get_attribute("aria-label") for button in page.locator(".others .btn").all()]
    bots = page.locator(".others .hd b").all_inner_texts()
    assert names == [f"Accuse {bot}" for bot in bots]
    assert len(set(names)) == 2


def test_who_goes_by_tab_opens_the_words_only_on_demand(visit: Visit) -> None:
    page = visit()
    play_now(page, "Limes")
    expect(page.locator(".target.square").first).to_be_visible()
    opener = page.get_by_role("button", name="Board as text")

    for _ in range(60):
        page.keyboard.press("Tab")
        assert not page.evaluate("document.querySelector('.twin').matches(':focus-within')")
        if opener.evaluate("one => one === document.activeElement"):
            break
    page.keyboard.press("Enter")
    expect(page.locator(".twin").get_by_role("button", name="Lay on d4")).to_be_visible()
    page.keyboard.press("Escape")

    expect(opener).to_be_focused()
    expect(page.locator(".twin > div")).to_be_hidden()


def test_the_words_are_closed_by_their_button(visit: Visit) -> None:
    page = visit()
    play_now(page, "Limes")
    expect(page.locator(".target.square").first).to_be_visible()
    words = page.locator(".twin > div")
    close = page.locator(".twin").get_by_role("button", name="Close")

    for by_key in (False, True):
        page.keyboard.press("t")
        expect(words).to_be_visible()
        close.press("Enter") if by_key else close.click()
        page.wait_for_timeout(100)
        expect(words).to_be_hidden()


def test_who_lays_by_keys_goes_on_at_the_board(visit: Visit) -> None:
    page = visit()
    play_now(page, "Limes")
    page.locator(".target.square").first.focus()

    for last in ("l", "Enter"):
        before = page.locator(".rounds").get_attribute("aria-label") or ""
        page.keyboard.press("Enter")
        if last == "Enter":
            lay = page.locator(".acts .primary").locator("visible=true").first
            expect(lay).to_be_enabled()
            page.wait_for_timeout(500)  # the focus has gone to where a worker may stand
            lay.press(last)
        else:
            page.keyboard.press(last)
        expect(page.locator(".rounds")).not_to_have_attribute("aria-label", before)
        expect(page.locator(".stage :focus")).to_have_count(1)


def test_enter_confirms_what_numbers_have_chosen_whatever_has_the_focus(visit: Visit) -> None:
    page = visit()
    play_now(page, "Limes")
    page.locator(".target.square").first.focus()
    before = page.locator(".rounds").get_attribute("aria-label") or ""
    for key in ("1", "2", "Enter"):
        page.keyboard.press(key)
    expect(page.locator(".rounds")).not_to_have_attribute("aria-label", before)

    page.goto("/")
    play_now(page, "Limits")
    page.locator(".hand button").nth(3).focus()
    for key in ("2", "Enter"):
        page.keyboard.press(key)
    expect(page.locator(".own .hidden-card, .decision")).not_to_contain_text("Choose")
    expect(page.get_by_role("heading", name="Choose a card to hide")).to_have_count(0)

    page.goto("/")
    play_now(page, "Les Deux Limoges")
    page.locator(".dm").nth(4).focus()
    for key in ("1", "2", "3", "Enter"):
        page.keyboard.press(key)
    expect(page.locator(".slots .seal:not([disabled])")).to_have_count(0)


@pytest.mark.parametrize("confirm", ["Enter", "l"])
def test_the_focus_stays_on_the_place_of_a_worker_and_enter_confirms_it(
    visit: Visit, confirm: str
) -> None:
    page = visit()
    play_now(page, "Limes")
    page.locator(".target.square").first.focus()
    before = page.locator(".rounds").get_attribute("aria-label") or ""
    page.keyboard.press("Enter")
    expect(page.locator(".target.quarter").first).to_be_focused()
    page.keyboard.press("ArrowRight")
    second = page.locator(".target.quarter").nth(1)
    expect(second).to_be_focused()

    page.keyboard.press("Enter")
    page.wait_for_timeout(300)  # for a focus that would still go elsewhere

    expect(second).to_be_focused()
    expect(second).to_have_class(re.compile("chosen"))
    page.keyboard.press(confirm)
    expect(page.locator(".rounds")).not_to_have_attribute("aria-label", before)


CUT = (
    "const Real = WebSocket; window.sockets = [];"
    "window.WebSocket = class extends Real {"
    " constructor(url) { super(window.cut ? 'ws://127.0.0.1:9' : url); sockets.push(this) } }"
)


def test_without_a_line_nothing_is_kept_that_was_not_chosen(visit: Visit) -> None:
    page = visit()
    page.add_init_script(CUT)
    page.reload()
    play_now(page, "Limits")
    hand, asked = page.locator(".hand button"), page.locator(".own h2")
    expect(hand.first).to_be_enabled()

    page.evaluate("window.cut = true; sockets.forEach(socket => socket.close())")

    expect(asked).to_have_text(say("web-no-connection"))
    told = page.get_by_role("alert").filter(has_text=say("web-offline"))
    expect(told).to_be_visible()
    expect(told).not_to_contain_text("offline")  # the line is there, the server is not
    page.evaluate("window.cut = false; dispatchEvent(new Event('online'))")
    hand.first.click()
    page.evaluate("window.cut = true; sockets.forEach(socket => socket.close())")
    expect(asked).to_have_text(say("web-no-line"))


def test_without_a_line_the_choice_is_kept(visit: Visit) -> None:
    page = visit()
    page.add_init_script(CUT)
    page.reload()
    play_now(page, "Limes")
    page.locator(".target.square").first.click()
    expect(page.locator(".target.quarter")).to_have_count(4)

    page.evaluate("window.cut = true; sockets.forEach(socket => socket.close())")
    said = page.get_by_text("No connection. What you chose is kept.").locator("visible=true")
    expect(said).to_be_visible()
    page.evaluate("window.cut = false; dispatchEvent(new Event('online'))")

    expect(page.locator(".target.quarter")).to_have_count(4)
    expect(page.locator(".acts .primary").locator("visible=true").first).to_be_enabled()
