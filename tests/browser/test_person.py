"""A rated game from the dialog to the page that shows it, and who may see that page."""

import re
from typing import Any
from uuid import uuid4

from playwright.sync_api import Page, expect

from limestone.i18n import Speech
from tests.browser.conftest import Visit
from tests.browser.test_people import ME, OPEN, PHONE, button, give_up

say = Speech("en").say


def account(page: Page, name: str) -> dict[str, str]:
    """An account of this name, who is from then on the person of the page; its headers."""
    headers = {"X-CSRF-Token": page.request.post("/api/me", data={"name": name}).json()["csrf"]}
    given = {"login": f"p-{uuid4().hex}", "password": "correct horse battery"}
    kept = page.request.post("/api/account", data=given, headers=headers).json()
    return {"X-CSRF-Token": kept["csrf"]}


def post(page: Page, headers: dict[str, str], path: str, body: Any) -> Any:
    answer = page.request.post(path, data=body, headers=headers)
    assert answer.ok, answer.text()
    return answer.json()


def test_who_is_invited_to_a_rated_table_is_offered_an_account(visit: Visit) -> None:
    ann, bo = visit(None), visit(None, viewport=PHONE)
    mine, wanted = account(ann, "Ann"), {"game": "limes", "seats": [ME, OPEN], "rated": True}
    table = post(ann, mine, "/api/tables", wanted)["table"]

    bo.goto(f"/t/{table['code']}?invite={table['invite']}")

    expect(bo.get_by_text(say("web-rated-join"))).to_be_visible()
    expect(bo.get_by_role("button", name=say("web-account-keep")).first).to_be_visible()
    for key in ("web-sit", "web-forget-me", "web-device"):
        expect(button(bo, key)).to_have_count(0)
    ann.goto(f"/t/{table['code']}")
    expect(ann.get_by_text(say("web-invite-rated"))).to_be_visible()
    expect(ann.get_by_label(say("web-add-bot"))).to_have_count(0)


def test_a_rated_game_is_told_before_and_after_and_shown_on_a_page(visit: Visit) -> None:
    ann, bo, cy = visit(None), visit(None), visit(None, viewport=PHONE)
    mine, theirs = account(ann, "Ann"), account(bo, "Bo")
    table = post(ann, mine, "/api/tables", {"game": "limes", "seats": [ME, OPEN]})["table"]
    post(bo, theirs, f"/api/tables/{table['code']}/orders", {"order": "join", "id": "j"})

    ann.goto("/")
    ann.get_by_role("button", name=say("web-invite-short")).first.click()
    ann.get_by_label("Bo", exact=True).check()
    ann.get_by_label(say("web-rated-choose")).check()
    button(ann, "web-open-table").click()
    ann.wait_for_url("**/t/*")
    expect(ann.get_by_text(say("web-rated-table")).first).to_be_visible()
    bo.goto(ann.url)
    expect(bo.get_by_text(say("web-rated-table")).first).to_be_visible()
    button(bo, "web-join").click()
    expect(bo.locator("main.lobby")).to_have_count(0)
    give_up(bo)
    expect(ann.get_by_text(say("web-rated-counts"))).to_be_visible()
    expect(ann.get_by_text(", the first rated game")).to_have_count(2)

    ann.goto("/@me")
    expect(ann.get_by_role("img", name="Limes: 1,")).to_be_visible()
    expect(ann.get_by_role("heading", name=say("web-known-title"))).to_be_visible()
    handle = ann.request.get("/api/profiles/me").json()["handle"]
    cy.goto("/@me")  # who has no page is offered an account
    expect(cy.get_by_role("button", name=say("web-account-keep")).first).to_be_visible()
    cy.goto(f"/@{handle}")
    expect(cy.get_by_role("heading", name=say("web-person-lost"))).to_be_visible()
    with ann.expect_response("**/api/me/profile"):
        ann.get_by_label(say("web-shows-ratings")).select_option("all")
    cy.goto(f"/@{handle}")
    expect(cy.get_by_role("img", name="Limes: 1,")).to_be_visible()
    assert not cy.evaluate("document.documentElement.scrollWidth > innerWidth")

    ann.reload()
    ann.get_by_role("link", name="Bo", exact=True).click()
    together = ann.get_by_role("row").filter(has_text="Limes")
    expect(together).to_have_text(re.compile(r"Limes\s*1\s*1\s*0"))
    button(ann, "web-invite-person").click()
    ann.get_by_role("button", name="Limits").click()
    expect(ann.get_by_label("Bo", exact=True)).to_be_checked()
    button(ann, "web-open-table").click()
    ann.wait_for_url("**/t/*")
    bo.goto("/")
    invitation = bo.locator(".cont li", has_text=say("web-seat-kept"))
    expect(invitation).to_contain_text("Ann")
    expect(invitation.get_by_role("link", name=say("web-join"))).to_be_visible()

    bo.goto("/@me")
    button(bo, "web-forget-me").click()
    expect(bo.get_by_text(say("web-forget-games"))).to_be_visible()
    button(bo, "web-cancel").click()
    button(bo, "web-forget-me").click()
    button(bo, "web-forget-go").click()
    expect(bo.get_by_text(say("web-forgotten"))).to_be_visible()
    bo.reload()
    expect(bo.get_by_text(say("web-step-learn"))).to_be_visible()
    expect(bo.get_by_text(say("web-forgotten"))).to_have_count(0)


def test_who_blocks_somebody_is_told_what_that_does(visit: Visit) -> None:
    ann, bo = visit(None), visit(None)
    mine, theirs = account(ann, "Ann"), account(bo, "Bo")
    table = post(ann, mine, "/api/tables", {"game": "limes", "seats": [ME, OPEN]})["table"]
    post(bo, theirs, f"/api/tables/{table['code']}/orders", {"order": "join", "id": "j"})

    ann.goto("/@me")
    ann.get_by_role("button", name=say("web-block", name="Bo")).click()

    expect(ann.get_by_role("status")).to_contain_text(say("web-blocked", name="Bo"))
    ann.get_by_role("button", name=say("web-unblock", name="Bo")).click()
    expect(ann.get_by_role("button", name=say("web-block", name="Bo"))).to_be_visible()
