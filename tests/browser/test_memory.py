"""The memory question of Limits: switched on, asked after a round, compared in the review."""

import time
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from limestone.i18n import Speech
from tests.browser.conftest import Visit
from tests.browser.players import accuse, lay, press, watch_reveal
from tests.browser.test_people import PHONE, WIDE
from tests.browser.test_tables import faults, seen_by

PATIENT = 240  # seconds for a whole game


def play_until(page: Page, selector: str) -> None:
    """The plainest moves, and no answer to any question, until there is this."""
    ended = time.monotonic() + PATIENT
    skip = page.locator(".recall .acts .btn:not(.primary)")
    while not page.locator(selector).count():
        assert time.monotonic() < ended, f"no {selector}"
        if skip.count():
            press(skip)
        elif not (watch_reveal(page) or accuse(page) or lay(page)):
            page.wait_for_timeout(50)


@pytest.mark.parametrize(
    ("language", "size"), [("en", WIDE), ("de", PHONE)], ids=["english, wide", "german, phone"]
)
def test_the_question_comes_before_the_pile_is_shown(
    visit: Visit, language: str, size: Any
) -> None:
    page = asked(visit, language, size)
    question = page.locator(".recall")

    expect(page.locator(".reveal")).to_have_count(0)
    expect(question.locator("h2")).to_have_text(Speech(language).say("web-memory-question"))
    expect(question.locator(".acts .primary")).to_be_in_viewport(ratio=1)
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    assert faults(page) == []
    question.locator(".acts .btn:not(.primary)").click()
    expect(page.locator(".reveal")).to_be_visible()
    expect(question).to_have_count(0)


def asked(visit: Visit, language: str, size: Any) -> Page:
    """Somebody who switches it on, then plays until the first round is over."""
    say = Speech(language).say
    page = visit("/", viewport=size, **seen_by(language))
    page.locator("article .btn.primary:not([disabled])").nth(1).click()
    page.wait_for_url("**/t/*")  # the first page has a menu of the same name
    page.get_by_role("button", name=say("web-menu"), exact=True).click()
    page.get_by_role("button", name=say("web-settings")).click()
    page.get_by_label(say("web-memory-switch")).check()
    page.keyboard.press("Escape")
    play_until_asked(page)
    return page


def play_until_asked(page: Page) -> None:
    ended = time.monotonic() + PATIENT
    while not page.locator(".recall").count():
        assert time.monotonic() < ended, "nobody asks"
        if not (accuse(page) or lay(page)):
            page.wait_for_timeout(50)


def test_a_review_compares_the_answer_with_the_pile(visit: Visit) -> None:
    page = asked(visit, "en", WIDE)
    reds, yellows = page.locator(".recall li").nth(0), page.locator(".recall li").nth(1)
    for _ in range(3):
        reds.get_by_role("button", name="One more").click()
    reds.get_by_role("button", name="One fewer").click()
    yellows.get_by_role("button", name="One more").click()
    expect(reds.locator("output")).to_have_text("2")
    page.get_by_role("button", name="Answer").click()
    pile = page.locator(".reveal")
    expect(pile).to_be_visible()

    play_until(page, ".won")
    page.get_by_role("link", name="Review").first.click()
    page.locator("[role=option]").first.click()
    page.locator(".strip button").first.click()

    rows = page.locator(".memory tbody tr")
    expect(rows).to_have_count(5)
    expect(rows.nth(0).locator(".n").first).to_have_text("2")
    expect(rows.nth(1).locator(".n").first).to_have_text("1")
    for n in range(5):
        said, lay = (int(text) for text in rows.nth(n).locator(".n").all_inner_texts())
        told = "" if said == lay else f"{abs(said - lay)} {'missed' if said < lay else 'too many'}"
        expect(rows.nth(n).locator(".off")).to_contain_text(told)
