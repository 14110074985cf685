"""The daily game and a challenge in two browsers: nothing of others before one has played."""

from datetime import UTC, datetime

import pytest
from playwright.sync_api import Page, expect

from limestone.i18n import Speech
from tests.browser.conftest import Visit
from tests.browser.sight import in_sight

say = Speech("en").say


def named(page: Page, name: str) -> None:
    """Somebody, without an account."""
    post(page, "/api/me", {"name": name})


def post(page: Page, path: str, body: dict[str, object]) -> dict[str, object]:
    headers = {"X-CSRF-Token": page.request.get("/api/me").json()["csrf"]}
    answer = page.request.post(path, data=body, headers=headers)
    assert answer.ok, answer.text()
    found: dict[str, object] = answer.json()
    return found


def meet(one: Page, other: Page) -> None:
    """Begin a game together: from then on they see each other's games."""
    made = post(one, "/api/tables", {"game": "limes", "seats": [{"kind": "me"}, {"kind": "open"}]})
    code = made["table"]["code"]  # type: ignore[index]
    post(other, f"/api/tables/{code}/orders", {"order": "join", "id": "j"})


def play_out(page: Page, code: str) -> None:
    """All rounds, with the first move that is legal."""
    for round in range(16):
        legal = page.request.get(f"/api/tables/{code}/legal?seat=0").json()
        order = {"order": "decide", "id": f"d{round}", "seat": 0, "ply": legal["ply"]}
        post(page, f"/api/tables/{code}/orders", order | {"move": legal["moves"][round]})


def test_two_people_play_the_daily_game(visit: Visit) -> None:
    ann, bo = visit(None), visit(None)
    named(ann, "Ann")
    named(bo, "Bo")
    meet(ann, bo)

    ann.goto("/today")
    ann.get_by_role("button", name=say("web-daily-play"), exact=True).click()
    ann.wait_for_url("**/t/*")
    expect(ann.get_by_role("heading", level=1)).to_contain_text(say("web-daily-today"))
    expect(ann.locator("header")).to_contain_text(say("web-daily-counts"))
    play_out(ann, ann.url.rsplit("/", 1)[-1])

    bo.goto("/today")
    expect(bo.locator("main")).to_contain_text(say("web-daily-about"))
    assert bo.request.get("/api/daily").json()["result"] is None
    expect(bo.locator(".big, .score")).to_have_count(0)
    bo.get_by_role("button", name=say("web-daily-play"), exact=True).click()
    bo.wait_for_url("**/t/*")
    play_out(bo, bo.url.rsplit("/", 1)[-1])
    bo.get_by_role("link", name=say("web-daily-see")).click()

    expect(bo.locator("tr.me")).to_contain_text(say("web-you"))
    expect(bo.locator("table").first).to_contain_text("Ann")
    expect(bo.locator("figure svg.mini")).to_have_count(2)
    bo.get_by_label(say("web-previous")).click()
    expect(bo.locator(".transport")).to_contain_text(say("web-round-of-limes", round=15, rounds=16))
    in_sight(bo, ".big")
    now = datetime.now(UTC)
    uncounted = say("web-daily-of-uncounted", date=f"{now.day} {now:%b}")
    bo.get_by_role("button", name=say("web-daily-again")).click()
    bo.wait_for_url("**/t/*")
    expect(bo.get_by_role("heading", level=1)).to_have_text(uncounted)


def test_a_guest_lets_everyone_read_their_name_in_the_standings(visit: Visit) -> None:
    cy, di = visit(None), visit(None)
    named(cy, "Cyrill")
    named(di, "Dilara")
    for page in (cy, di):
        post(page, f"/api/daily/{datetime.now(UTC).date()}", {})
        play_out(page, page.request.get("/api/daily").json()["code"])

    di.goto("/today")
    expect(di.get_by_text(say("web-daily-names", usual="known"))).to_be_visible()
    expect(di.locator("tr", has_text="Cyrill")).to_have_count(0)
    cy.goto("/today")
    with cy.expect_response("**/api/me"):
        cy.get_by_label(say("web-daily-named")).select_option("all")
    di.reload()
    expect(di.locator("tr", has_text="Cyrill")).to_be_visible()
    expect(cy.locator("tr", has_text="Dilara")).to_have_count(0)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_daily_game_and_the_first_page_fit_on_a_small_laptop(visit: Visit, lang: str) -> None:
    """They were 50 and 168 pixels higher than 800: what one came for was cut."""
    page = visit(None, locale=lang)
    named(page, "Emmy")
    other = visit(None)
    named(other, "Otto")
    meet(page, other)
    post(page, f"/api/daily/{datetime.now(UTC).date()}", {})
    play_out(page, page.request.get("/api/daily").json()["code"])

    for path, last in (("/", ".puzzles li a"), ("/today", "main .transport")):
        page.goto(path)
        expect(page.locator(last).first).to_be_visible()
        in_sight(page, last, sizes=[(1280, 800)])
        assert page.evaluate("document.documentElement.scrollHeight") <= 800


def test_a_friend_plays_the_same_cards_beside_a_ghost(visit: Visit) -> None:
    ann, bo = visit(None), visit(None)
    named(ann, "Ann")
    named(bo, "Bo")
    made = post(ann, "/api/tables", {"game": "limes", "seats": [{"kind": "me"}]})
    code = made["table"]["code"]  # type: ignore[index]
    play_out(ann, str(code))

    ann.goto(f"/t/{code}")
    ann.get_by_role("button", name=say("web-challenge")).click()
    link = ann.get_by_role("link", name=say("web-challenge-see")).get_attribute("href") or ""
    bo.goto(link)
    expect(bo.get_by_role("heading").first).to_have_text(
        say("web-challenge-title", name="Ann", game="Limes")
    )
    bo.get_by_role("button", name=say("web-daily-play"), exact=True).click()
    bo.wait_for_url("**/t/*")
    expect(bo.locator("main")).to_contain_text(say("web-ghost"))
    play_out(bo, bo.url.rsplit("/", 1)[-1])
    bo.get_by_role("link", name=say("web-challenge-see")).click()

    expect(bo.locator("main ol")).to_contain_text("Ann")
    expect(bo.locator("li.me")).to_contain_text(say("web-you"))
    expect(bo.locator(".verdict")).not_to_be_empty()
    ann.goto("/")
    told = say("web-challenge-news", people=1, names="Bo", game="Limes")
    expect(ann.locator(".news")).to_contain_text(told)
    expect(ann).to_have_title("(1) Limestone")
    ann.goto("/games")
    own = ann.locator("li").filter(has_text=say("web-challenge-own", game="Limes"))
    expect(own).to_contain_text(say("web-challenge-played", people=1))
    own.get_by_role("link").click()
    expect(ann.locator("main ol")).to_contain_text("Bo")
    ann.goto("/")
    expect(ann.locator(".daily")).to_be_visible()
    expect(ann.locator(".news")).to_have_count(0)  # it has been seen
