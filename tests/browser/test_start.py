"""A new game: how many play, how strong the bots are, and what a guest is told who is invited."""

import re

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from limestone.i18n import LANGUAGES, Speech
from tests.browser.conftest import Visit
from tests.browser.sight import SIZES, in_sight
from tests.browser.test_people import ME, OPEN, PHONE, ask
from tests.browser.test_tables import faults, seen_by

say = Speech("en").say


def dialog(page: Page, game: str, key: str) -> Locator:
    card = page.locator("article", has=page.get_by_role("heading", name=game, exact=True))
    card.get_by_role("button", name=say(key)).click()
    return page.get_by_role("dialog")


def press(box: Locator, key: str) -> None:
    box.get_by_role("button", name=say(key), exact=True).click()


def test_a_solo_game_has_its_variants(visit: Visit) -> None:
    page = visit()
    box = dialog(page, "Limes", "web-bots")
    press(box, "web-solo")
    expect(box.get_by_role("group", name=say("web-level"))).to_have_count(0)
    box.get_by_label("Diagonal").check()

    press(box, "web-start")

    expect(page.locator(".target.square").first).to_be_visible()
    expect(page.locator(".top .sub")).to_have_text("Diagonal")
    expect(page.locator(".other")).to_have_count(0)
    page.goto("/")
    expect(page.locator(".cont li").first).to_contain_text("Diagonal")


@pytest.mark.soak
def test_every_bot_has_a_level_of_its_own_and_a_name(visit: Visit) -> None:
    page = visit()
    box = dialog(page, "Limits", "web-bots")
    box.get_by_role("button", name="4", exact=True).click()
    press(box, "web-level-mixed")
    for n, level in enumerate(["master", "novice", "club"], 1):
        box.get_by_label(say("web-level-of", number=n)).select_option(level)
    in_sight(page, "dialog .btn.primary")

    press(box, "web-start")

    levels = [re.compile(level) for level in ("master", "novice", "club")]
    expect(page.locator(".others .hd small")).to_have_text(levels)
    names = page.locator(".others .hd b").all_inner_texts()
    assert len(set(names)) == 3
    assert all(re.fullmatch(r"[A-Z][a-z]+", name) for name in names)


@pytest.mark.soak
def test_twenty_play_and_nobody_reads_twenty_rows(visit: Visit) -> None:
    page = visit()
    box = dialog(page, "Limes", "web-invite-short")
    box.get_by_label(say("web-up-to", most=100)).fill("20")
    in_sight(page, "dialog .btn.primary")
    press(box, "web-open-table")

    lobby = page.locator(".lobby")
    expect(lobby.locator("li b")).to_have_count(1)
    expect(lobby).to_contain_text(say("web-lobby-hint", open=19))
    lobby.get_by_label(say("web-fill-bots")).select_option("novice")

    expect(page.locator(".target.square").first).to_be_visible()
    table = page.request.get(page.url.replace("/t/", "/api/tables/")).json()["table"]
    assert len({seat["name"] for seat in table["seats"]}) == 20


def test_a_guest_on_a_phone_is_greeted_and_joins(visit: Visit) -> None:
    ann, bo = visit(None), visit(None, viewport=PHONE)
    pace = {"seconds": 300, "policy": "bot", "level": "club"}
    wishes = {"options": ["open-pile"], "pace": pace, "visibility": "private"}
    table = ask(ann, "Ann", "/api/tables", {"game": "limits", "seats": [ME, OPEN], **wishes})

    path = f"/t/{table['code']}?invite={table['invite']}"
    bo.goto(path)

    greeting = bo.locator(".lobby section").first
    invited = say("web-invited", known="yes", name="Ann", game="Limits")
    expect(greeting.get_by_role("heading", name=invited)).to_be_visible()
    told = say("web-pace-told", kind="minutes", count=5, policy="bot", level="club")
    agreed = greeting.get_by_role("listitem")
    expect(agreed).to_have_text([say("web-variant-open-pile"), told])
    expect(greeting).to_contain_text(say("web-lobby-hint", open=1))
    in_sight(bo, "#guest", ".lobby form .btn", sizes=SIZES)
    assert faults(bo) == []
    bo.get_by_label(say("web-your-name")).fill("Bo")
    bo.get_by_role("button", name=say("web-join"), exact=True).click()
    expect(bo.locator("main.limits")).to_be_visible()

    late = visit(path)
    no = Speech("en").say("refused-private")
    expect(late.get_by_role("heading", name=f"{no[0].upper()}{no[1:]}.")).to_be_visible()


def test_who_joins_too_late_is_told_so_and_may_watch(visit: Visit) -> None:
    ann, bo, cy = visit(None), visit(None), visit(None)
    code = ask(ann, "Ann", "/api/tables", {"game": "limes", "seats": [ME, OPEN]})["code"]
    cy.goto(f"/t/{code}")

    def overtaken(route: Route) -> None:
        """While Cy says a name, Bo takes the last seat."""
        if route.request.method == "POST":
            ask(bo, "Bo", f"/api/tables/{code}/orders", {"order": "join", "id": "j"})
        route.continue_()

    cy.route("**/api/me", overtaken)
    cy.get_by_role("button", name=say("web-join"), exact=True).click()

    no = say("refused-not-waiting")
    expect(cy.locator(".bar[role=alert]")).to_contain_text(f"{no[0].upper()}{no[1:]}.")
    cy.get_by_role("button", name=say("web-watch-one"), exact=True).click()
    expect(cy.locator(".bar[role=alert]")).to_have_count(0)
    expect(cy.locator(".plate b")).to_have_text(["Ann", "Bo"])


@pytest.mark.soak
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_dialogs_shut_nobody_out(visit: Visit, language: str) -> None:
    here = Speech(language).say
    for key in ("web-bots", "web-hot-seat", "web-invite-short"):
        page = visit(**seen_by(language), viewport=PHONE)
        page.locator("article").first.get_by_role("button", name=here(key)).click()
        box = page.get_by_role("dialog")

        assert box.evaluate("box => box.scrollWidth - box.clientWidth") <= 0
        assert faults(page) == []
        in_sight(page, "dialog .btn.primary")
