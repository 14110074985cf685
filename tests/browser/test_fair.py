"""Fair deals in the page: it adds a salt by itself, and says fair only what it has proved."""

import hashlib
import re

import pytest
from playwright.sync_api import Page, Route, expect

from limestone.i18n import Speech
from tests.browser.conftest import Visit
from tests.browser.players import play_now
from tests.browser.test_people import ME, OPEN, ask, button, give_up

say = Speech("en").say
ZEROS = "0" * 64


def sign(page: Page) -> str:
    """What the page says of the deals, once it has checked them."""
    found = page.locator("p.fair[role=status]")
    expect(found).to_be_visible()
    return found.inner_text().strip()


def green(page: Page) -> bool:
    return page.locator("p.fair.proved svg").count() == 1


def swap_the_seed(route: Route) -> None:
    """A server that has chosen its seed afterwards, and the commitment that fits it."""
    answer = route.fetch()
    text = re.sub(r"(?m)^seed .*$", f"seed {ZEROS}", answer.text())
    fitting = hashlib.sha256(bytes(32)).hexdigest()
    route.fulfill(
        response=answer, body=re.sub(r"(?m)^commitment .*$", f"commitment {fitting}", text)
    )


def drop_the_salt(route: Route) -> None:
    answer = route.fetch()
    route.fulfill(response=answer, body=re.sub(r"(?m)^salt .*\n", "", answer.text()))


def cut_the_end(route: Route) -> None:
    answer = route.fetch()
    route.fulfill(response=answer, body=re.sub(r"[^\n]*\n\Z", "", answer.text()))


@pytest.mark.parametrize(
    ("lie", "why"),
    [
        pytest.param(None, "", id="honest"),
        pytest.param(swap_the_seed, "web-unfair-noted", id="a swapped seed"),
        pytest.param(drop_the_salt, "web-unfair-missing", id="a dropped salt"),
        pytest.param(cut_the_end, "web-unfair-short", id="a line cut off"),
    ],
)
def test_the_sign_is_green_only_where_the_page_has_proved_the_deals(
    visit: Visit, lie: object, why: str
) -> None:
    page = visit()
    play_now(page, "Limits")
    expect(page.locator(".hand")).to_be_visible()
    if callable(lie):
        page.route("**/record?*", lie)

    give_up(page)

    assert (sign(page), green(page)) == (say(why) if why else say("web-fair", deals=1), not why)


def test_two_people_who_meet_add_to_the_deals_by_themselves(visit: Visit) -> None:
    """Ann invites in her browser, Bo joins in his; nobody presses anything for the exchange."""
    ann, bo = visit(None), visit(None)
    table = ask(ann, "Ann", "/api/tables", {"game": "limes", "seats": [ME, OPEN], "adds": True})
    ann.goto(f"/t/{table['code']}")
    expect(ann.get_by_text("Live", exact=True)).to_be_visible()
    bo.goto(f"/t/{table['code']}?invite={table['invite']}")

    button(bo, "web-join").first.click()

    for page in (ann, bo):
        expect(page.locator(".target.square").first).to_be_visible()
    give_up(bo)
    for page in (ann, bo):
        assert (sign(page), green(page)) == (say("web-fair", deals=1), True)
