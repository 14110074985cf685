"""Talk in a browser: two people in two languages, by keys, with reactions, a nudge and a mute."""

import re

import pytest
from playwright.sync_api import Page, expect

from limestone.i18n import Speech
from tests.browser.conftest import Visit
from tests.browser.sight import in_sight
from tests.browser.test_people import ME, OPEN, ask
from tests.browser.test_tables import faults

en, fr = Speech("en").say, Speech("fr").say


def together(visit: Visit, game: str) -> tuple[Page, Page]:
    """Ann, who reads English, and Bo, who reads French."""
    ann, bo = visit(None), visit(None, locale="fr")
    code = ask(ann, "Ann", "/api/tables", {"game": game, "seats": [ME, OPEN]})["code"]
    ask(bo, "Bo", f"/api/tables/{code}/orders", {"order": "join", "id": "j"})
    for page in (ann, bo):
        page.goto(f"/t/{code}")
        expect(page.locator("#talk-button")).to_be_visible()
    return ann, bo


def test_two_people_talk_each_in_their_own_language(visit: Visit) -> None:
    ann, bo = together(visit, "limes")
    ann.keyboard.press("c")
    expect(ann.locator("#talk-title")).to_be_focused()
    expect(ann.locator(".talk .people li")).to_have_text([re.compile(en("web-here"))] * 2)
    ann.get_by_role("button", name=en("web-say-good-luck")).press("Enter")
    expect(ann.locator(".talk .mine p")).to_have_text(en("web-say-good-luck"))

    button = bo.locator("#talk-button")
    expect(button).to_have_accessible_name(fr("web-talk", count=1))
    button.click()
    line = bo.locator(".talk .line")
    expect(line.locator("p")).to_have_text(fr("web-say-good-luck"))
    expect(line).to_contain_text(fr("web-talk-in", language="en"))
    line.get_by_role("button", name=fr("web-talk-show")).click()
    expect(line.locator("[lang=en]")).to_have_text(en("web-say-good-luck"))
    expect(button).to_have_accessible_name(fr("web-talk", count=0))
    assert faults(bo) == []
    in_sight(bo, "#talk-button", ".talk .head .btn", ".talk .phrases .chip:first-child")

    bo.locator(".talk .more").click()
    expect(bo.locator(".talk .phrases .chip")).to_have_count(32)
    bo.get_by_role("button", name=fr("web-say-limes-lake")).click()
    expect(ann.locator(".talk .line p").last).to_have_text(en("web-say-limes-lake"))
    ann.reload()
    ann.locator("#talk-button").click()
    expect(ann.locator(".talk .line p")).to_have_text(
        [en("web-say-good-luck"), en("web-say-limes-lake")]
    )
    ann.keyboard.press("Escape")
    expect(ann.locator(".talk")).to_have_count(0)
    expect(ann.locator("#talk-button")).to_be_focused()


def test_a_reaction_a_nudge_and_a_mute(visit: Visit) -> None:
    ann, bo = together(visit, "limes")
    ann.locator("#talk-button").click()
    expect(ann.locator(".talk .react")).to_have_count(0)  # nobody has moved yet
    for page in (ann, bo):
        page.locator(".target.square").first.click()
        page.locator(".acts .primary").click()
    bo.locator("#talk-button").click()
    bo.get_by_role("button", name=fr("web-react-admire")).click()
    expect(ann.locator(".other .reaction")).to_be_visible()
    expect(ann.locator(".talk .event .did")).to_have_text(
        en("web-reacted-admire", seat="Bo", you="no")
    )
    expect(ann.locator(".other .reaction")).to_have_count(0)  # after four seconds

    bo.get_by_role("button", name=fr("web-nudge", name="Ann")).click()
    expect(ann.get_by_role("alert").filter(has_text=en("web-nudged", name="Bo"))).to_be_visible()
    expect(bo.get_by_role("button", name=fr("web-nudge", name="Ann"))).to_have_count(0)
    ann.get_by_role("button", name=en("web-talk-mute", name="Bo")).click()
    expect(ann.locator(".talk .event .did")).to_have_count(0)
    bo.get_by_role("button", name=fr("web-say-good-luck")).click()
    expect(bo.locator(".talk .mine p")).to_have_text(fr("web-say-good-luck"))
    expect(ann.locator(".talk .line")).to_have_count(0)


@pytest.mark.soak
def test_in_a_round_of_limits_the_talk_says_why_it_is_quiet(visit: Visit) -> None:
    """§7"""
    ann, bo = together(visit, "limits")
    ann.locator("#talk-button").click()
    expect(ann.get_by_role("button", name=en("web-say-good-luck"))).to_be_visible()
    ann.keyboard.press("Escape")
    for page in (ann, bo):
        for card in (0, 1):
            page.locator(".hand button").nth(card).click()
        page.locator(".decision .primary").click()
    ann.locator("#talk-button").click()

    expect(ann.locator(".talk .chip")).to_have_text([en("web-say-one-moment")])
    expect(ann.locator(".talk p.quiet")).to_contain_text("§7")
