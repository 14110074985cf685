"""Tables: the line breaks and mends, the server restarts, languages, replay, every page for all."""

import time
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, Page, expect

from limestone.i18n import Speech
from tests.browser.conftest import RunningServer, Visit
from tests.browser.players import hide_and_play, lay_by_mouse, open_page, play_now, read_on
from tests.browser.promised import promised
from tests.browser.test_people import give_up, pair

say = Speech("en").say
GOLDEN = Path(__file__).parents[1] / "golden"
# The one with the longest words; the others are left to the soak.
LANGUAGES = [
    "de",
    *(pytest.param(language, marks=pytest.mark.soak) for language in ("en", "fr", "nl", "it")),
]


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


@pytest.mark.soak
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


def test_what_is_done_at_the_table_stands_in_the_log_of_all(visit: Visit) -> None:
    host = visit()
    article = host.locator("article", has=host.get_by_role("heading", name="Limes", exact=True))
    article.get_by_role("button", name=say("web-invite-short")).click()
    button(host, "web-open-table").click()
    friend = visit(host.get_by_label(say("web-invite-link")).input_value())
    friend.locator(".lobby input").first.fill("Bo")
    button(friend, "web-sit").first.click()
    handed = say("entry-handed", level=say("web-level-casual"), seat="Bo", you="no", how="")
    back = say("entry-returned", seat="Bo", you="no")

    button(friend, "web-menu").click()
    button(friend, "web-hand").click()
    button(friend, "web-hand-go").click()
    expect(host.locator(".log")).to_contain_text(handed)
    expect(host.locator(".other")).to_contain_text(say("web-plate-away", level="casual"))
    button(friend, "web-return").click()
    expect(host.locator(".log")).to_contain_text(back)
    expect(friend.locator(".log")).to_contain_text(
        say("entry-returned", seat=say("web-you"), you="yes")
    )
    host.reload()
    expect(host.locator(".log p")).to_contain_text(
        [back, handed, say("entry-joined", seat="Bo", you="no")]
    )

    button(friend, "web-menu").click()
    button(friend, "web-resign").click()
    button(friend, "web-resign-sure").click()
    expect(host.locator(".end")).to_contain_text(say("entry-resigned", seat="Bo", you="no", how=""))


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


@pytest.mark.soak
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


def test_a_replay_waits_quietly_for_its_record(visit: Visit) -> None:
    ann, bo = pair(visit)
    give_up(bo)
    ann.route("**/api/tables/*/record*", lambda route: None)

    ann.goto(ann.url.replace("/t/", "/replay/"))

    expect(ann.get_by_role("status").filter(has_text=say("web-replay-waits"))).to_be_visible()
    expect(ann.locator("#pasted")).to_have_count(0)


@pytest.mark.parametrize(
    ("record", "seat"),
    [("limes/tie-third-worker", 0), ("limoges/rules-1-four-cathedral-events", 3)],
)
def test_a_replay_names_the_winner_that_the_rules_name(
    visit: Visit, record: str, seat: int
) -> None:
    page = visit("/replay")
    page.locator("input[type=file]").set_input_files(GOLDEN / f"{record}.game")

    page.get_by_label(say("web-last"), exact=True).click()

    name = say("web-player", seat=seat + 1)
    won = say("web-won", count=1, names=name, you="no")
    expect(page.get_by_role("heading", name=won, exact=True)).to_be_visible()


def test_a_table_page_that_was_loaded_anew_still_speaks_for_its_person(visit: Visit) -> None:
    page = visit()
    play_now(page, "Limes")
    button(page, "web-menu").click()
    button(page, "web-resign").click()
    button(page, "web-resign-sure").click()
    expect(button(page, "web-again")).to_be_visible()

    page.reload()
    button(page, "web-menu").click()
    button(page, "web-settings").click()
    save_name(page, "Ann")

    page.reload()
    over = page.url
    button(page, "web-again").click()
    page.wait_for_url(lambda url: url != over)
    expect(page.locator(".target.square").first).to_be_visible()


@pytest.mark.soak
def test_an_introduction_opens_again_after_a_game(visit: Visit) -> None:
    page = visit(None)
    open_page(page, "/learn/limes")
    page.locator("a.mark").click()
    play_now(page, "Limes")

    page.locator("a.mark").click()
    page.locator("a[href='/learn/limes']").first.click()

    expect(page.locator(".lesson .next")).to_be_visible()
    expect(page.locator(".board")).to_be_visible()


def test_a_page_whose_person_has_changed_asks_for_a_new_token(visit: Visit) -> None:
    """Somebody else sat down in another tab."""
    page = visit()
    play_now(page, "Limes")
    page.locator("a.mark").click()
    expect(page.locator("article .btn.primary:not([disabled])").first).to_be_visible()
    page.context.clear_cookies()
    other = page.context.new_page()
    other.goto("/")
    play_now(other, "Limes")

    button(page, "web-settings").click()

    save_name(page, "Bo")


def save_name(page: Page, name: str) -> None:
    """Give a name in the settings, and see that the server keeps it."""
    page.locator("#own-name").fill(name)
    button(page, "web-save").click()
    own = "fetch('/api/me').then(answer => answer.json()).then(me => me.person.name)"
    promised(page, f"async name => await {own} === name", name)


def button(page: Page, key: str) -> Locator:
    """The button that says what the key says in English."""
    return page.get_by_role("button", name=say(key), exact=True)


def test_an_introduction_is_played_to_its_end(visit: Visit) -> None:
    page = visit("/learn/limits")
    expect(page.locator(".lesson")).to_contain_text("limit card")

    ended = time.monotonic() + 120
    while not page.get_by_role("button", name="Now play against").count():
        assert time.monotonic() < ended, "the introduction does not end"
        if not (read_on(page) or hide_and_play(page)):
            page.wait_for_timeout(50)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_page_shuts_anybody_out(visit: Visit, language: str) -> None:
    page = visit(None, **seen_by(language))
    for path in ("/", "/rules/limits", "/learn", "/replay", "/learn/limes", "/learn/limoges"):
        open_page(page, path)
        assert faults(page) == [], path
    for n, board in enumerate((".target.square", ".hand button:not([disabled])", ".dm")):
        open_page(page, "/")
        page.locator("article .btn.primary:not([disabled])").nth(n).click()
        page.wait_for_url("**/t/*")
        expect(page.locator(board).first).to_be_visible()
        assert faults(page) == [], n
    for path in ("/", "/games"):  # of somebody who plays
        open_page(page, path)
        assert faults(page) == [], path


def seen_by(language: str) -> dict[str, object]:
    """A visitor with that language, some of them in the dark; nothing moves while axe looks."""
    theme = "dark" if language in ("de", "nl") else "light"
    return {"locale": language, "color_scheme": theme, "reduced_motion": "reduce"}


def faults(page: Page) -> list[str]:
    """What axe has to say, shortly."""
    found = Axe().run(page).response["violations"]
    return [f"{one['id']}: {node['html'][:160]}" for one in found for node in one["nodes"]]
