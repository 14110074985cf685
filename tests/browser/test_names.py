"""Whoever types a name once is called so everywhere, and is asked for it before others read it."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import RunningServer
from tests.server.nights.evening import Evening


def known_as(page: Page) -> str:
    return str(page.evaluate("fetch('/api/me').then(r => r.json()).then(m => m.person?.name)"))


def test_a_name_typed_in_a_dialog_is_the_name(page: Page, server: RunningServer) -> None:
    page.goto(server.url)
    page.evaluate(
        "fetch('/api/me', {method: 'POST', body: '{}', headers: {'content-type': 'application/json'}})"
        ".then(r => r.ok)"
    )
    assert known_as(page) == "$guest"
    page.goto(f"{server.url}/today")
    page.goto(server.url)
    page.get_by_role("button", name="Bots").first.click()
    page.get_by_label("Your name").fill("Anna")
    page.get_by_role("dialog").get_by_role("button", name="Start").click()
    page.wait_for_url("**/t/*")

    assert known_as(page) == "Anna"


def test_a_night_asks_for_a_name_first(page: Page, server: RunningServer) -> None:
    evening = Evening(server.url, ["Noor"])
    page.goto(f"{server.url}/club/{evening.code}")
    page.get_by_role("button", name="Take part").first.click()
    asked = page.get_by_role("dialog", name="Your name")
    asked.get_by_label("Your name").fill("Emil")
    asked.get_by_role("button", name="Take part").click()

    expect(page.get_by_role("button", name="I am ready").first).to_be_visible()
    assert [one["name"] for one in evening.view()["players"]] == ["Noor", "Emil"]
