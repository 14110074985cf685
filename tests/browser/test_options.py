"""What a table is played with is chosen in words; what cannot be is said where one looks."""

import json

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from limestone.i18n import LANGUAGES, Speech
from tests.browser.conftest import Visit
from tests.browser.test_tables import faults, seen_by

REFUSED = {
    "code": "options-exclude",
    "args": {"option": "events", "against": "no-tiles"},
    "section": "§12",
    "place": {},
}
SAID = "“With events” and “Without tiles” cannot be played together."


def refuse(page: Page, path: str) -> None:
    """Let the server say no to what is sent to this address."""

    def no(route: Route) -> None:
        if route.request.method == "POST":
            route.fulfill(status=409, content_type="application/json", body=json.dumps(REFUSED))
        else:
            route.continue_()

    page.route(path, no)


def dialog(page: Page, way: str) -> Locator:
    """The dialog of a new game of Les Deux Limoges."""
    page.locator("article").nth(2).get_by_role("button", name=way).click()
    return page.get_by_role("dialog")


def test_a_refused_table_is_told_in_the_dialog(visit: Visit) -> None:
    page = visit()
    refuse(page, "**/api/tables")
    box = dialog(page, "Bots")

    box.get_by_role("button", name="Start").click()

    expect(box.get_by_role("alert").filter(has_text=SAID)).to_be_visible()
    expect(page.get_by_text("Cannot reach the server.")).to_have_count(0)


@pytest.mark.soak
def test_a_server_that_does_not_answer_is_told_in_the_dialog(visit: Visit) -> None:
    page = visit()
    box = dialog(page, "Bots")
    page.route("**/api/tables", lambda route: route.abort())

    box.get_by_role("button", name="Start").click()

    expect(box.get_by_role("alert").filter(has_text="Cannot reach the server.")).to_be_visible()


def test_a_game_that_is_refused_at_once_says_so_on_the_page(visit: Visit) -> None:
    page = visit()
    refuse(page, "**/api/tables")

    page.locator("article").nth(2).get_by_role("button", name="Play now").click()

    expect(page.get_by_role("alert").get_by_text(SAID)).to_be_in_viewport()


def test_a_refused_name_is_told_in_the_settings(visit: Visit) -> None:
    page = visit()
    refuse(page, "**/api/me")
    page.get_by_role("button", name="Settings").click()
    box = page.get_by_role("dialog")
    box.get_by_label("Your name").fill("Ann")

    box.get_by_role("button", name="Save").click()

    expect(box.get_by_role("alert").filter(has_text=SAID)).to_be_visible()


def test_options_that_exclude_each_other_cannot_be_chosen_and_say_why(visit: Visit) -> None:
    box = dialog(visit(), "Bots")
    without = box.get_by_label("Without tiles", exact=True)

    without.check()

    expect(box.get_by_label("With events", exact=True)).to_be_disabled()
    expect(box.get_by_text("not together with “Without tiles”")).to_be_visible()
    expect(box.get_by_label("Without Ostensions", exact=True)).to_be_checked()
    expect(box.get_by_text("already part of “Without tiles”")).to_be_visible()

    without.uncheck()

    expect(box.get_by_label("With events", exact=True)).to_be_enabled()
    expect(box.get_by_label("Without Ostensions", exact=True)).not_to_be_checked()


@pytest.mark.soak
def test_a_reading_is_chosen_in_words_and_told_to_whoever_is_invited(visit: Visit) -> None:
    page = visit()
    box = dialog(page, "Invite")
    box.get_by_label("With events", exact=True).check()
    box.get_by_text("Readings of the rulebook").click()
    expect(box.get_by_text("“Le Joueur Noir paie la valeur de son domino”")).to_be_visible()
    box.get_by_role("group", name="Price of a domino").get_by_label("its high half").check()
    expect(box.get_by_text("1 changed")).to_be_visible()

    box.get_by_role("button", name="Create table").click()

    page.wait_for_url("**/t/*")
    invited = visit(page.url)
    words = ["With events", "Price of a domino: its high half"]
    expect(options(page)).to_have_text(words)
    expect(options(invited)).to_have_text(words)
    invited.get_by_role("button", name="Sit here").click()
    expect(invited.locator(".page.fixed")).to_be_visible()
    invited.get_by_role("button", name="Menu").click()
    expect(options(invited)).to_have_text(words)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_options_shut_nobody_out(visit: Visit, language: str) -> None:
    say = Speech(language).say
    page = visit(**seen_by(language), viewport={"width": 360, "height": 740})
    box = dialog(page, say("web-bots"))
    box.get_by_label(say("web-variant-no-tiles"), exact=True).check()
    box.get_by_text(say("web-readings")).click()

    wide = box.evaluate("box => box.scrollWidth - box.clientWidth")

    assert wide <= 0
    assert faults(page) == []


def options(page: Page) -> Locator:
    """What a page says that a table is played with."""
    return page.get_by_role("region", name="Options").get_by_role("listitem")
