"""The room of those who run the server: not there for others, and what is done in it."""

import subprocess
import sys

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

    login = ann.request.get("/api/me").json()["person"]["login"]
    assert ann.request.get("/api/admin").status == 404
    grant = [sys.executable, "-m", "limestone", "admin", "grant", "--database", server.database]
    subprocess.run([*grant, login], check=True)
    for room in ROOMS:
        opened(ann, room)
        assert faults(ann) == [], room
        assert not ann.evaluate("document.documentElement.scrollWidth > innerWidth"), room

    opened(ann, "reports")
    ann.get_by_role("button", name=f"{say('web-admin-ban')}: Rude words").click()
    with ann.expect_response("**/api/admin/measures"):
        ann.get_by_role("button", name=say("web-admin-sure", what=say("web-admin-ban"))).click()
    opened(ann, "log")
    expect(ann.get_by_text(say("web-admin-did-ban", whom="Rude words"))).to_be_visible()
    assert rude.request.get("/api/me").json()["person"] is None
