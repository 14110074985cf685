"""Whoever types a name once is called so everywhere, and is asked for it before others read it."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import RunningServer, Visit
from tests.browser.test_start import dialog, press
from tests.server.nights.evening import Evening

NAMELESS = """
fetch('/api/me', {method: 'POST', body: '{}', headers: {'content-type': 'application/json'}})
    .then(answer => answer.ok)
"""


def known_as(page: Page) -> str:
    return str(page.evaluate("fetch('/api/me').then(r => r.json()).then(me => me.person?.name)"))


def test_a_name_typed_in_a_dialog_is_the_name(visit: Visit) -> None:
    page = visit()
    assert page.evaluate(NAMELESS)
    assert known_as(page) == "$guest"
    box = dialog(page, "Limes", "web-bots")
    box.get_by_label("Your name").fill("Anna")
    press(box, "web-start")
    expect(page.locator(".target.square").first).to_be_visible()

    assert known_as(page) == "Anna"


def test_a_night_asks_for_a_name_first(visit: Visit, server: RunningServer) -> None:
    evening = Evening(server.url, ["Noor"])
    page = visit(f"/club/{evening.code}")
    page.get_by_role("button", name="Take part").first.click()
    asked = page.get_by_role("dialog", name="Your name")
    asked.get_by_label("Your name").fill("Emil")
    asked.get_by_role("button", name="Take part").click()

    expect(page.get_by_role("button", name="I am ready").first).to_be_visible()
    assert [one["name"] for one in evening.view()["players"]] == ["Noor", "Emil"]
