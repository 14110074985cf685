"""Who is here, whose turn it is, and what still works without a line."""

import json
import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import RunningServer, Visit
from tests.browser.players import lay_by_mouse, open_page, play_now
from tests.browser.promised import promised
from tests.browser.sight import in_sight
from tests.server.live.push_service import push_service

KEPT = """async () => {
  const page = (await (await caches.match('/'))?.text()) ?? ''
  const script = page.match(/src="(.assets.[^"]+)"/)?.[1]
  const files = await (await caches.open('limestone-files')).keys()
  const words = files.some(one => /ftl$/.test(one.url))
  return Boolean(words && script && await caches.match(script))
}"""


def kept(page: Page) -> None:
    """Wait until the worker has what the page is made of."""
    page.evaluate("async () => void (await navigator.serviceWorker.ready)")
    promised(page, KEPT)


def pair(visit: Visit) -> tuple[Page, Page]:
    """Ann and Bo at a table of Limes."""
    ann = visit()
    ann.evaluate("localStorage.limestone = JSON.stringify({name: 'Ann'})")
    ann.reload()
    card = ann.locator("article", has=ann.get_by_role("heading", name="Limes", exact=True))
    card.get_by_role("button", name="Invite").click()
    ann.get_by_role("dialog").get_by_role("button", name="Create table").click()
    ann.wait_for_url("**/t/*")
    bo = visit(ann.url.partition(ann.url.split("/t/")[0])[2])
    bo.get_by_label("Your name").fill("Bo")
    bo.get_by_role("button", name="Sit here").click()
    expect(bo.locator(".target.square").first).to_be_visible()
    return ann, bo


def test_plates_say_who_is_here_and_since_when_not(visit: Visit) -> None:
    ann, bo = pair(visit)
    plate = ann.locator(".other", has_text="Bo")
    expect(plate.get_by_title("here")).to_be_visible()

    cy = visit(f"/t/{ann.url.rpartition('/')[2]}")
    ann.get_by_role("button", name="Menu").click()
    expect(ann.get_by_role("dialog")).to_contain_text(re.compile("You.*here.*Bo.*here"))
    expect(ann.get_by_role("dialog")).to_contain_text("a guest is watching")
    ann.keyboard.press("Escape")
    cy.close()
    bo.goto("/learn")

    expect(plate).to_contain_text(re.compile(r"away since \d\d:\d\d"))
    expect(plate.get_by_title("here")).to_have_count(0)


def test_title_icon_and_alert_say_where_it_is_my_turn(visit: Visit) -> None:
    ann, bo = pair(visit)
    code = ann.url.rpartition("/")[2]
    lay_by_mouse_of(ann)
    open_page(ann, "/learn")
    expect(ann).to_have_title("Learn")

    lay_by_mouse(bo, 2)
    ann.evaluate("document.dispatchEvent(new Event('visibilitychange'))")

    expect(ann).to_have_title("(1) Learn")
    icon = ann.locator("link[rel=icon]")
    expect(icon).to_have_attribute("href", re.compile("^data:image/svg.*%3E1%3C%2Ftext"))
    expect(ann.get_by_role("alert")).to_contain_text("Your turn: Limes with Bo")
    in_sight(ann, "[role=alert] .btn.primary")
    ann.get_by_role("alert").get_by_role("button", name="Open").click()
    ann.wait_for_url(f"**/t/{code}")
    expect(ann).to_have_title("Your move · Limes")
    expect(icon).to_have_attribute("href", re.compile("^data:"))


def lay_by_mouse_of(page: Page) -> None:
    """Lay a card of which the others see only that it lies."""
    page.locator(".target.square").first.click()
    page.locator(".acts .primary, .bar .primary").locator("visible=true").first.click()
    expect(page.locator(".target.square")).to_have_count(0)


@pytest.mark.soak
def test_without_a_line_what_was_seen_can_be_seen(visit: Visit) -> None:
    page = visit(None, service_workers="allow")
    open_page(page, "/rules/limes")
    play_now_from(page)
    lay_by_mouse(page, 1)
    kept(page)
    table = page.url
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")

    page.context.set_offline(True)
    page.reload()
    expect(page.locator(".stage .land").first).to_be_visible()
    expect(page.locator(".bar[role=alert]")).to_contain_text("This is how it was at")
    page.goto("/")
    offline = page.get_by_role("status", name="Offline")
    expect(offline).to_contain_text("No connection. New games and moves need one.")
    offline.get_by_role("link", name="Limes, as of").click()
    page.wait_for_url(table)
    page.goto("/rules/limes")
    expect(page.locator("#s3-3")).to_be_visible()
    page.goto("/replay")
    expect(page.get_by_text("This page has not been opened on this device yet")).to_be_visible()

    page.context.set_offline(False)
    page.goto(table)
    expect(page.get_by_text("Live", exact=True)).to_be_visible()


def play_now_from(page: Page) -> None:
    page.goto("/")
    play_now(page, "Limes")
    expect(page.locator(".target.square").first).to_be_visible()


@pytest.mark.soak
def test_a_newer_page_replaces_the_files_of_the_older(visit: Visit) -> None:
    page = visit(service_workers="allow")
    kept(page)
    page.evaluate(
        """async () => {
          await (await caches.open('limestone-page')).put('/', new Response('an older page'))
          await (await caches.open('limestone-files')).put('/assets/old.js', new Response(''))
        }"""
    )
    page.reload()

    expect(page.locator("article").first).to_be_visible()
    promised(page, "async () => !(await caches.match('/assets/old.js'))")
    kept(page)


def test_a_device_is_told_and_the_message_opens_the_table(
    visit_whole: Visit, visit: Visit, server: RunningServer
) -> None:
    """The push service is ours, since a browser without a network has none."""
    with push_service() as service:
        browser = service.browser()
        page = visit_whole("/", permissions=["notifications"], service_workers="allow")
        page.add_init_script(
            "PushManager.prototype.subscribe = async () => "
            f"({{toJSON: () => ({json.dumps(subscribed(browser.subscription))})}})"
        )
        page.reload()
        page.get_by_role("button", name="Settings").click()
        told = page.get_by_label("On this device, when I am not at the table")
        told.check()
        expect(page.get_by_label("Quiet hours")).to_be_visible()
        page.get_by_label("Limits", exact=True).uncheck()
        page.get_by_label("Quiet hours").check()
        expect(page.get_by_label("From")).to_have_value("22:00")
        page.get_by_label("Quiet hours").uncheck()
        promised(
            page,
            """async () => {
              const { here, silent, quiet } = await (await fetch('/api/alerts')).json()
              return here && silent.join() === 'limits' && quiet === null
            }""",
        )
        page.reload()
        page.get_by_role("button", name="Settings").click()
        expect(told).to_be_checked()
        expect(page.get_by_label("Limits", exact=True)).not_to_be_checked()
        page.keyboard.press("Escape")

        bo = visit("/")
        bo_invites(bo, page)
        [sent] = service.wait_for(1)
        message = browser.read(sent)
        assert message["title"] == "Limes"
        shown(page, server.url, json.dumps(message))


def subscribed(keys: dict[str, str]) -> dict[str, object]:
    return {
        "endpoint": keys["endpoint"],
        "keys": {"p256dh": keys["p256dh"], "auth": keys["secret"]},
    }


def bo_invites(bo: Page, page: Page) -> None:
    """A game in which the person of the page is due, and does not look."""
    card = bo.locator("article", has=bo.get_by_role("heading", name="Limes", exact=True))
    card.get_by_role("button", name="Invite").click()
    bo.get_by_role("dialog").get_by_role("button", name="Create table").click()
    bo.wait_for_url("**/t/*")
    code = bo.url.rpartition("/")[2]
    page.evaluate(
        """async code => {
          const { csrf } = await (await fetch('/api/me')).json()
          const headers = { 'content-type': 'application/json', 'x-csrf-token': csrf }
          const body = JSON.stringify({ order: 'join', id: 'join', seat: 1, salt: 'abc' })
          await fetch(`/api/tables/${code}/orders`, { method: 'POST', headers, body })
        }""",
        code,
    )


def shown(page: Page, origin: str, message: str) -> None:
    """The worker shows what comes from the push service."""
    session = page.context.new_cdp_session(page)
    found: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: found.extend(one["registrationId"] for one in event["registrations"]),
    )
    session.send("ServiceWorker.enable")
    while not found:
        page.wait_for_timeout(50)
    push = {"origin": origin, "registrationId": found[0], "data": message}
    session.send("ServiceWorker.deliverPushMessage", push)
    promised(
        page,
        """async () => {
          const shown = await (await navigator.serviceWorker.ready).getNotifications()
          return shown.length === 1 && shown[0].body === 'It is your turn.'
        }""",
    )


def test_the_page_can_be_installed(whole_browser: Browser, server: RunningServer) -> None:
    context = whole_browser.new_context(base_url=server.url)
    page = context.new_page()
    page.goto("/")
    session = context.new_cdp_session(page)
    found = session.send("Page.getAppManifest")
    errors = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    manifest = json.loads(found["data"])
    for icon in manifest["icons"]:
        assert page.request.get(icon["src"]).ok, icon
    context.close()

    assert found["errors"] == []
    assert [one for one in errors if one["errorId"] != "in-incognito"] == []
