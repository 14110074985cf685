"""Tables: the line breaks and mends, the server restarts, languages, replay, every page for all."""

import time

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.browser.conftest import RunningServer, Visit
from tests.browser.players import hide_and_play, lay_by_mouse, open_page, play_now, press

LANGUAGES = ["en", "de", "fr", "nl", "it"]


def test_a_broken_line_says_so_and_mends_in_mid_move(visit: Visit) -> None:
    page = visit()
    play_now(page, "Limes")
    page.locator(".target.square").first.click()

    page.context.set_offline(True)
    page.evaluate("window.dispatchEvent(new Event('offline'))")
    page.locator(".acts .primary").click()
    page.context.set_offline(False)

    expect(page.locator(".rounds")).to_have_attribute("aria-label", "Round 2 of 16")
    expect(page.get_by_text("Live", exact=True)).to_be_visible()


def test_a_restart_of_the_server_loses_nothing(visit: Visit, server: RunningServer) -> None:
    page = visit()
    play_now(page, "Limes")
    for round in (1, 2):
        lay_by_mouse(page, round)

    server.stop()
    expect(page.get_by_text("Reconnecting")).to_be_visible()
    server.start()

    expect(page.get_by_text("Live", exact=True)).to_be_visible()
    lay_by_mouse(page, 3)
    expect(page.locator(".rounds")).to_have_attribute("aria-label", "Round 4 of 16")


def test_a_page_that_the_server_no_longer_has_is_loaded_anew(
    visit: Visit, server: RunningServer
) -> None:
    page = visit()
    play_now(page, "Limes")
    lay_by_mouse(page, 1)
    other = "<!doctype html><script type=module src=/assets/other.js></script>"
    page.route(lambda url: url.endswith("/"), lambda route: route.fulfill(body=other), times=1)

    server.stop()
    expect(page.get_by_text("Reconnecting")).to_be_visible()
    with page.expect_event("load"):
        server.start()

    expect(page.locator(".rounds")).to_have_attribute("aria-label", "Round 2 of 16")


def test_a_move_shows_in_the_other_browser(visit: Visit) -> None:
    host = visit()
    article = host.locator("article", has=host.get_by_role("heading", name="Limes", exact=True))
    article.get_by_role("button", name="Invite").click()
    host.get_by_role("button", name="Create table").click()
    expect(host.get_by_role("img", name="QR code")).to_be_visible()
    link = host.get_by_label("Link to this table").input_value()
    friend = visit(link)
    friend.get_by_role("button", name="Sit here").click()
    expect(host.locator(".target.square").first).to_be_visible()

    host.locator(".target.square").first.click()
    host.locator(".acts .primary").click()

    expect(friend.locator(".other")).to_contain_text("ready")
    lay_by_mouse(friend, 1)
    expect(host.locator(".rounds")).to_have_attribute("aria-label", "Round 2 of 16")


def test_the_language_of_the_browser_is_spoken_and_can_be_changed(visit: Visit) -> None:
    page = visit(locale="fr-FR")
    expect(page.get_by_role("button", name="Jouer tout de suite").first).to_be_visible()

    page.get_by_role("button", name="Réglages").click()
    page.get_by_label("Langue").select_option("de")

    expect(page.get_by_role("heading", name="Einstellungen")).to_be_visible()
    page.reload()
    expect(page.get_by_role("button", name="Jetzt spielen").first).to_be_visible()


def test_a_refusal_is_one_tap_away_from_its_rule(visit: Visit) -> None:
    page = visit("/rules/limes#s3-3")

    expect(page.locator("#s3-3")).to_have_class("here")
    expect(page.locator("#s3-3")).to_be_in_viewport()


def test_a_finished_game_is_watched_again_and_shared(visit: Visit) -> None:
    page = visit()
    play_now(page, "Limes")
    for round in range(1, 17):
        lay_by_mouse(page, round)

    page.get_by_role("link", name="Watch the replay").click()
    expect(page.get_by_text("Step 0 of 32")).to_be_visible()
    page.get_by_role("slider").fill("10")
    expect(page.get_by_text("Step 10 of 32")).to_be_visible()
    page.get_by_role("button", name="Share").click()

    page.wait_for_url("**step=10**")
    page.reload()
    expect(page.get_by_text("Step 10 of 32")).to_be_visible()

    with page.expect_download() as saved:
        page.get_by_role("link", name="Download").click()
    page.goto("/replay")
    page.get_by_label("Choose a file").set_input_files(saved.value.path())
    expect(page.get_by_text("Step 0 of 32")).to_be_visible()


def test_an_introduction_is_played_to_its_end(visit: Visit) -> None:
    page = visit("/learn/limits")
    expect(page.locator(".lesson")).to_contain_text("limit card")

    ended = time.monotonic() + 120
    while not page.get_by_role("link", name="Play a real game").count():
        assert time.monotonic() < ended, "the introduction does not end"
        following = page.locator(".lesson button.btn")  # the link at the end leads away
        if following.count():
            press(following)
        elif not hide_and_play(page):
            page.wait_for_timeout(50)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_page_shuts_anybody_out(visit: Visit, language: str) -> None:
    page = visit(**seen_by(language))
    for path in ("/", "/rules/limits", "/learn", "/replay", "/learn/limes", "/learn/limoges"):
        open_page(page, path)
        assert faults(page) == [], path
    for n, board in enumerate((".target.square", ".hand button:not([disabled])", ".dm")):
        open_page(page, "/")
        page.locator("article .btn.primary:not([disabled])").nth(n).click()
        page.wait_for_url("**/t/*")
        expect(page.locator(board).first).to_be_visible()
        assert faults(page) == [], n


def seen_by(language: str) -> dict[str, object]:
    """A visitor with that language, some of them in the dark; nothing moves while axe looks."""
    theme = "dark" if language in ("de", "nl") else "light"
    return {"locale": language, "color_scheme": theme, "reduced_motion": "reduce"}


def faults(page: Page) -> list[str]:
    """What axe has to say, shortly."""
    found = Axe().run(page).response["violations"]
    return [f"{one['id']}: {node['html'][:160]}" for one in found for node in one["nodes"]]
