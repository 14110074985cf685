"""The room of those who run the server: not there for others, and what is done in it."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Page, expect

from limestone.i18n import Speech
from tests.browser.conftest import RunningServer, Visit
from tests.browser.test_people import PHONE
from tests.browser.test_person import account, post
from tests.browser.test_tables import faults

say = Speech("en").say
ROOMS = ("reports", "tables", "people", "events", "settings", "log")


def opened(page: Page, room: str) -> None:
    page.goto(f"/admin/{room}")
    expect(page.get_by_role("heading", name=say(f"web-admin-{room}"), exact=True)).to_be_visible()


def admin(server: RunningServer, *words: str) -> None:
    command = [sys.executable, "-m", "limestone", "admin", words[0], "--database", server.database]
    subprocess.run([*command, *words[1:]], check=True)


def grant(page: Page, server: RunningServer) -> None:
    """Let the person of a page run the server."""
    admin(server, "grant", page.request.get("/api/me").json()["person"]["login"])


@contextmanager
def invited(visit: Visit, server: RunningServer, code: str) -> Iterator[None]:
    """The server of a club, for invited people."""
    host = visit(None)
    token = account(host, "Host")
    grant(host, server)
    changed = {"name": "Friday club", "colour": "#aa3366", "welcome": "We play at eight.\nCome in!"}
    changed |= {"invitation": code, "registration": "invited"}
    post(host, token, "/api/admin/settings", changed)
    try:
        yield
    finally:
        before = dict.fromkeys(changed, "") | {"registration": "open"}
        post(host, token, "/api/admin/settings", before)


def test_an_admin_has_a_room_in_which_a_reported_person_is_banned(
    visit: Visit, server: RunningServer
) -> None:
    ann, bo, rude = visit(None, viewport=PHONE), visit(None), visit(None)
    account(ann, "Ann of the house")
    theirs, other = account(bo, "Bo"), account(rude, "Rude words")
    seats = {"game": "limes", "seats": [{"kind": "me"}, {"kind": "open"}], "start": False}
    code = post(bo, theirs, "/api/tables", seats)["table"]["code"]
    post(rude, other, f"/api/tables/{code}/orders", {"order": "join", "id": "j"})
    bo.goto(f"/t/{code}")
    post(bo, theirs, f"/api/tables/{code}/report", {"seat": 1, "reason": "name"})

    assert ann.request.get("/api/admin").status == 404
    grant(ann, server)
    for room in ROOMS:
        opened(ann, room)
        assert faults(ann) == [], room
        assert not ann.evaluate("document.documentElement.scrollWidth > innerWidth"), room

    opened(ann, "reports")
    ann.get_by_role("button", name=f"{say('web-admin-ban')}: Rude words").click()
    with ann.expect_response("**/api/admin/measures"):
        ann.get_by_role("button", name=say("web-admin-sure", what=say("web-admin-ban"))).click()
    expect(ann.get_by_text(say("web-admin-banned"))).to_be_visible()
    expect(ann.get_by_role("button", name=f"{say('web-admin-unban')}: Rude words")).to_be_visible()
    expect(ann.locator("header .who")).to_contain_text("Ann of the house")
    opened(ann, "log")
    expect(ann.get_by_text(say("web-admin-did-ban", whom="Rude words"))).to_be_visible()
    assert rude.request.get("/api/me").json()["person"] is None


def test_one_measure_is_asked_about_at_a_time_and_none_after_escape(
    visit: Visit, server: RunningServer
) -> None:
    ann, bo = visit(None), visit(None)
    account(ann, "Ann of the house")
    account(bo, "Bo of one name")
    grant(ann, server)
    ann.goto("/admin/people")
    ann.get_by_label(say("web-admin-find")).fill("Bo of one name")
    sure = ann.locator(".btn.danger")

    for measure in ("ban", "delete"):
        ann.get_by_role("button", name=f"{say(f'web-admin-{measure}')}: Bo of one name").click()
        expect(sure).to_have_text(say("web-admin-sure", what=say(f"web-admin-{measure}")))
    ann.keyboard.press("Escape")

    expect(sure).to_have_count(0)
    ann.get_by_role("button", name=f"{say('web-admin-rename')}: Bo of one name").click()
    renaming = ann.get_by_label(say("web-admin-new-name", name="Bo of one name"))
    expect(renaming).to_be_visible()
    ann.keyboard.press("Escape")
    expect(renaming).to_have_count(0)


def test_a_setting_that_is_refused_is_not_called_saved(visit: Visit, server: RunningServer) -> None:
    ann = visit(None)
    account(ann, "Ann of the house")
    grant(ann, server)
    ann.goto("/admin/settings")
    save, saved = ann.get_by_role("button", name=say("web-save")), say("web-admin-saved")
    save.click()
    expect(ann.get_by_text(saved)).to_be_visible()

    ann.get_by_label(say("web-admin-guest-games")).fill("-5")
    save.click()

    expect(ann.get_by_text(saved)).to_have_count(0)
    ann.get_by_text(say("web-admin-rates"), exact=True).click()
    talk = say("web-admin-rate-talk")
    expect(ann.get_by_text(talk)).to_be_visible()
    expect(ann.get_by_label(say("web-admin-minute", key=talk))).to_have_value("6")


def test_a_club_for_invited_people_says_so_at_once(visit: Visit, server: RunningServer) -> None:
    with invited(visit, server, "come-to-the-club"):
        for viewport in (PHONE, None):
            page = visit(viewport=viewport) if viewport else visit()
            name = page.get_by_role("heading", name="Friday club")
            gate = page.get_by_text(say("web-gate-invited"))
            expect(name).to_be_in_viewport()
            expect(gate).to_be_in_viewport()
            expect(page.get_by_role("button", name=say("web-play-now")).first).to_be_disabled()
            assert faults(page) == []
        expect(page).to_have_title("Friday club")
        expect(page.locator("header .word")).to_have_text("Friday club")

        code = page.get_by_label(say("web-gate-code"))
        code.fill("wrong")
        page.get_by_role("button", name=say("web-gate-enter")).click()
        expect(page.get_by_text(say("web-gate-wrong"))).to_be_visible()
        code.fill(f"{server.url}/?join=come-to-the-club")
        page.get_by_role("button", name=say("web-gate-enter")).click()

        expect(gate).to_have_count(0)
        expect(page.get_by_role("button", name=say("web-play-now")).first).to_be_enabled()
        by_link = visit("/?join=come-to-the-club")
        expect(by_link.get_by_role("button", name=say("web-play-now")).first).to_be_enabled()
        expect(by_link.get_by_text(say("web-gate-invited"))).to_have_count(0)


def test_an_invitation_that_is_wrong_is_said_to_be_before_it_is_used(
    visit: Visit, server: RunningServer
) -> None:
    with invited(visit, server, "come-with-the-right-one"):
        page = visit("/?join=of-another-year")

        expect(page.get_by_text(say("web-gate-wrong"))).to_be_visible()
        page.get_by_label(say("web-gate-code")).fill("come-with-the-right-one")
        page.get_by_role("button", name=say("web-gate-enter")).click()
        expect(page.get_by_role("button", name=say("web-play-now")).first).to_be_enabled()
        expect(page.get_by_text(say("web-gate-wrong"))).to_have_count(0)


def test_the_daily_game_of_a_closed_server_says_so_and_offers_to_sign_in(
    visit: Visit, server: RunningServer
) -> None:
    host = visit(None)
    token = account(host, "Host")
    grant(host, server)
    post(host, token, "/api/admin/settings", {"registration": "closed"})
    try:
        page = visit("/today", viewport=PHONE)

        expect(page.get_by_text(say("web-gate-closed"))).to_be_in_viewport()
        expect(page.get_by_role("button", name=say("web-sign-in"))).to_be_visible()
        expect(page.get_by_role("button", name=say("web-daily-play"))).to_be_disabled()
        assert faults(page) == []
    finally:
        post(host, token, "/api/admin/settings", {"registration": "open"})


def test_a_table_of_a_club_asks_the_newcomer_for_the_invitation(
    visit: Visit, server: RunningServer
) -> None:
    bo = visit(None)
    seats = {"game": "limes", "seats": [{"kind": "me"}, {"kind": "open"}], "start": False}
    code = post(bo, account(bo, "Bo"), "/api/tables", seats)["table"]["code"]
    with invited(visit, server, "come-to-the-table"):
        page = visit(f"/t/{code}")
        page.get_by_label(say("web-gate-code")).fill("come-to-the-table")
        page.get_by_role("button", name=say("web-gate-enter")).click()
        page.get_by_role("button", name=say("web-join"), exact=True).first.click()

        expect(page.get_by_text(say("web-gate-invited"))).to_have_count(0)
        expect(page.get_by_label(say("web-your-name"))).to_have_count(0)
