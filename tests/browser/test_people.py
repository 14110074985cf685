"""A table for people: a second game, a bot at somebody's seat, a move taken back by agreement."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from limestone.i18n import Speech
from tests.browser.conftest import Visit
from tests.browser.players import lay_by_mouse, play_now

say = Speech("en").say
WIDE: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 360, "height": 740}


def pair(visit: Visit, game: str = "limes", **wishes: Any) -> tuple[Page, Page]:
    """Ann and Bo at a table of two, each in a browser of their own."""
    ann, bo = visit(None), visit(None)
    code = ask(ann, "Ann", "/api/tables", {"game": game, "seats": [ME, OPEN], **wishes})["code"]
    ask(bo, "Bo", f"/api/tables/{code}/orders", {"order": "join", "id": "j"})
    for page in (ann, bo):
        page.goto(f"/t/{code}")
        expect(page.get_by_text("Live", exact=True)).to_be_visible()
    return ann, bo


ME, OPEN = {"kind": "me"}, {"kind": "open"}


def ask(page: Page, name: str, path: str, body: Any) -> Any:
    """What the server answers a guest of this name, who is from then on the person of the page."""
    me = page.request.post("/api/me", data={"name": name}).json()
    answer = page.request.post(path, data=body, headers={"X-CSRF-Token": me["csrf"]})
    assert answer.ok, answer.text()
    return answer.json().get("table")


def give_up(page: Page) -> None:
    """The shortest way to the end of a game of two."""
    for key in ("web-menu", "web-resign", "web-resign-sure"):
        button(page, key).click()
    expect(button(page, "web-rematch")).to_be_visible()


def button(page: Page, key: str) -> Locator:
    return page.get_by_role("button", name=say(key), exact=True)


def bar(page: Page) -> Locator:
    """What concerns a person now, above the board; never out of sight."""
    found = page.locator(".bar[role=alert]")
    expect(found).to_be_in_viewport(ratio=1)
    return found


def wanted(name: str) -> str:
    return say("web-rematch-wanted", names=name, count=1)


def plates(page: Page) -> list[str]:
    return [text.split("\n")[0] for text in page.locator(".left .plate b").all_inner_texts()]


def same_game(ann: Page, bo: Page, before: str) -> None:
    """Both are at the same new table, on their old seats, and can play."""
    for page in (ann, bo):
        page.wait_for_url(lambda url: "/t/" in url and url != before)
        expect(page.locator(".target.square").first).to_be_visible()
    assert ann.url == bo.url
    assert (plates(ann), plates(bo)) == ([say("web-you"), "Bo"], [say("web-you"), "Ann"])
    marks = [page.locator(".left .plate svg").first.inner_html() for page in (ann, bo)]
    assert marks[0] != marks[1]


def test_who_taps_join_twice_gets_one_seat(visit: Visit) -> None:
    ann, bo = visit(None), visit(None)
    code = ask(ann, "Ann", "/api/tables", {"game": "limes", "seats": [ME, OPEN, OPEN]})["code"]
    bo.goto(f"/t/{code}")

    bo.locator("#guest").fill("Ann")
    button(bo, "web-join").dblclick()

    names = ("^Ann", f"^Ann 2.*{say('web-you')}", say("web-seat-open"))
    expect(bo.locator(".lobby ul > li > b")).to_have_text([re.compile(name) for name in names])
    expect(button(bo, "web-sit")).to_have_count(0)
    expect(bo.locator(".no")).to_have_count(0)


def test_play_again_leads_both_into_the_same_game_from_either_side(visit: Visit) -> None:
    ann, bo = pair(visit)
    give_up(bo)
    first = ann.url

    button(ann, "web-rematch").click()
    expect(bar(bo)).to_contain_text(wanted("Ann"))
    expect(bo).to_have_title(wanted("Ann"))
    expect(ann.locator(".lobby")).to_contain_text(say("web-not-here"))
    expect(ann.locator(".lobby")).to_contain_text(say("web-lobby-held", names="Bo"))
    button(bo, "web-join").click()
    same_game(ann, bo, first)

    give_up(ann)
    second = ann.url
    button(bo, "web-rematch").click()
    bo.wait_for_url(lambda url: url != second)
    expect(bar(ann)).to_contain_text(wanted("Bo"))
    button(ann, "web-rematch").click()
    same_game(ann, bo, second)


@pytest.mark.soak
def test_who_is_not_at_the_table_finds_the_rematch_on_the_first_page(visit: Visit) -> None:
    ann, bo = pair(visit)
    give_up(bo)
    before = ann.url
    button(ann, "web-rematch").click()
    expect(ann.locator(".lobby")).to_be_visible()

    bo.goto("/")
    row = bo.locator(".cont li", has_text=say("web-seat-kept"))
    expect(row).to_contain_text("with Ann")
    row.get_by_role("link", name=say("web-join")).click()

    same_game(ann, bo, before)


@pytest.mark.soak
def test_a_rematch_that_is_declined_is_said(visit: Visit) -> None:
    ann, bo = pair(visit)
    give_up(bo)
    button(ann, "web-rematch").click()
    expect(bar(bo)).to_contain_text(wanted("Ann"))

    button(bo, "web-decline").click()

    declined = say("entry-left", seat="Bo", you="no", how="declined")
    expect(ann.locator(".lobby .log")).to_contain_text(declined)
    ann.reload()
    expect(ann.locator(".lobby .log")).to_contain_text(declined)
    expect(bo.locator(".bar[role=alert]")).to_have_count(0)  # who declined need not be told


@pytest.mark.soak
def test_a_rematch_that_its_host_leaves_is_said(visit: Visit) -> None:
    ann, bo = pair(visit)
    give_up(bo)
    button(ann, "web-rematch").click()
    expect(bar(bo)).to_contain_text(wanted("Ann"))

    button(ann, "web-leave").click()

    expect(bar(bo)).to_contain_text(say("entry-left", seat="Ann", you="no", how=""))


def test_a_refused_rematch_is_seen_and_names_nobody_who_is_not_there(visit: Visit) -> None:
    ann, bo = pair(visit, "limits")
    give_up(bo)
    ann.set_viewport_size(PHONE)
    button(ann, "web-rematch").click()
    expect(ann.locator(".lobby")).to_contain_text("started the last one")

    button(bo, "web-decline").click()

    declined = ann.locator(".lobby .gone")
    expect(declined).to_have_text(say("entry-left", seat="Bo", you="no", how="declined"))
    expect(declined).to_be_in_viewport(ratio=1)
    starts = [say("web-lobby-starts", who=who, name="") for who in ("open", "you")]
    expect(ann.locator(".lobby")).to_contain_text(re.compile("|".join(starts)))
    expect(ann.locator(".lobby")).not_to_contain_text("started the last one")


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_who_starts_a_round_of_limits_is_seen_while_cards_are_hidden(
    visit: Visit, size: ViewportSize
) -> None:
    people = pair(visit, "limits")
    code = people[0].url.split("/t/")[1]
    first = people[0].request.get(f"/api/tables/{code}").json()["table"]["scene"]["turn"]

    for seat, page in enumerate(people):
        page.set_viewport_size(size)
        own = seat == first
        told = page.locator(".me .starts" if own else ".pl .hd small")
        expect(told).to_have_text(say("web-limits-starts", you="yes" if own else "no"))
        expect(told).to_be_in_viewport(ratio=1)
        expect(page.locator(".pl .hd small" if own else ".me .starts")).not_to_be_visible()


def test_against_bots_play_again_begins_at_once_with_the_same_names(visit: Visit) -> None:
    page = visit(None)
    table = {"game": "limes", "seats": [ME, {"kind": "bot", "level": "novice"}]}
    page.goto(f"/t/{ask(page, 'Ann', '/api/tables', table)['code']}")
    expect(page.locator(".target.square").first).to_be_visible()
    before, names = page.url, plates(page)
    give_up(page)

    button(page, "web-rematch").click()

    page.wait_for_url(lambda url: url != before)
    expect(page.locator(".target.square").first).to_be_visible()
    assert plates(page) == names


@pytest.mark.parametrize(
    "game",
    ["limes", *(pytest.param(one, marks=pytest.mark.soak) for one in ("limits", "limoges"))],
)
@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_a_bot_at_ones_seat_is_seen_at_once(visit: Visit, game: str, size: ViewportSize) -> None:
    ann, bo = pair(visit, game)
    bo.set_viewport_size(size)
    for key in ("web-menu", "web-hand", "web-hand-go"):
        button(bo, key).click()

    expect(bar(bo)).to_contain_text(
        say("web-stand-in", level=say("web-level-casual"), you="yes", name="")
    )
    expect(bar(bo)).to_contain_text(say(f"web-since-{game}", round=1))
    expect(bo).to_have_title(say(f"web-game-{game}"))
    expect(button(bo, "web-change-mind")).to_have_count(0)
    expect(ann.locator(".other, .others, .side").first).to_contain_text(
        say("web-plate-away", level="casual")
    )


def test_the_first_page_says_that_a_bot_plays_for_one(visit: Visit) -> None:
    ann, bo = pair(visit)
    for key in ("web-menu", "web-hand", "web-hand-go"):
        button(bo, key).click()
    expect(bar(bo)).to_be_visible()

    bo.goto("/")

    row = bo.locator(".cont li").first
    level = say("web-level-casual")
    expect(row).to_contain_text(say("web-stand-in", level=level, you="yes", name=""))
    row.get_by_role("link", name=say("web-open")).click()
    bar(bo).get_by_role("button", name=say("web-return")).click()
    expect(bo.locator(".target.square").first).to_be_visible()


@pytest.mark.soak
def test_what_was_prepared_is_kept_while_a_bot_plays(visit: Visit) -> None:
    ann, bo = pair(visit)
    lay = bo.locator(".acts .primary")
    bo.locator(".target.square").first.click()
    bo.locator(".target.quarter").first.click()
    expect(lay).to_have_text(say("web-limes-lay-place"))

    for key in ("web-menu", "web-hand", "web-hand-go"):
        button(bo, key).click()
    expect(ann.locator(".other")).to_contain_text(say("web-sealed"))
    expect(ann.locator(".other")).to_contain_text(say("web-plate-away", level="casual"))
    own = bo.locator(".me .plate")
    expect(own).to_contain_text(say("web-plate-away", level="casual"))
    expect(own).not_to_contain_text("ready")
    expect(ann.locator(".log")).to_contain_text(handed("Bo"))
    bar(bo).get_by_role("button", name=say("web-return")).click()

    expect(lay).to_have_text(say("web-limes-lay-place"))
    expect(lay).to_be_enabled()
    expect(ann.locator(".other")).not_to_contain_text(say("web-sealed"))
    expect(ann.locator(".log")).to_contain_text(say("entry-returned", seat="Bo", you="no"))
    lay_by_mouse(ann, 16)
    lay.click()
    expect(ann.locator(".rounds")).to_have_attribute("aria-label", re.compile("Round 2"))


def handed(name: str) -> str:
    return say("entry-handed", level=say("web-level-casual"), seat=name, you="no", how="")


def test_when_the_time_is_up_a_bot_plays_until_the_person_does(visit: Visit) -> None:
    ann, bo = pair(visit, pace={"seconds": 20, "policy": "bot", "level": "novice"})
    ann.locator(".target.square").first.click()
    ann.locator(".acts .primary").click()

    since = say("web-since-limes", round=1)
    expect(bar(bo)).to_contain_text(say("web-since-late", since=since))
    button(bo, "web-return").click()

    expect(bo.locator(".bar[role=alert]")).to_have_count(0)
    expect(bo.locator(".target.square").first).to_be_visible()
    expect(ann.locator(".log")).to_contain_text(say("entry-returned", seat="Bo", you="no"))


def test_after_an_agreed_takeback_the_log_says_what_is_true_now(visit: Visit) -> None:
    ann, bo = pair(visit)
    for page in (ann, bo):
        page.locator(".target.square").first.click()
        page.locator(".acts .primary").click()
    expect(ann.locator(".rounds")).to_have_attribute("aria-label", "Round 2 of 16")
    drawn = ann.locator(".log li", has_text="Round 2: card")
    card = (re.search(r"card (\d+)", drawn.inner_text()) or ["", ""])[1]

    for key in ("web-menu", "web-ask-back"):
        button(ann, key).click()
    button(bo, "web-agree").click()

    known = say("web-known-draw", round=2, card=card)
    for page in (ann, bo):
        expect(page.locator(".rounds")).to_have_attribute("aria-label", "Round 1 of 16")
        expect(page.locator(".log li", has_text=known)).to_have_count(1)
        expect(page.locator(".log s")).to_have_text(
            [re.compile(f"Round 2: card {card}"), re.compile("laid"), re.compile("laid")]
        )
    ann.reload()
    expect(ann.locator(".log li", has_text=known)).to_have_count(1)
    expect(ann.locator(".log s")).to_have_count(3)


def test_a_table_says_that_one_is_signed_out(visit: Visit) -> None:
    ann, _ = pair(visit)

    def csrf() -> dict[str, str]:
        return {"X-CSRF-Token": ann.request.get("/api/me").json()["csrf"]}

    # An account made in another tab is a new session of the same person: the table goes on.
    account = {"login": "ann-at-two-tabs", "password": "two tabs, one person"}
    with ann.expect_websocket():
        assert ann.request.post("/api/account", data=account, headers=csrf()).ok
    expect(ann.get_by_text("Live", exact=True)).to_be_visible()
    expect(ann.get_by_role("heading", name=say("web-signed-out"))).to_have_count(0)
    expect(ann.locator(".board").first).to_be_visible()

    assert ann.request.delete("/api/session", headers=csrf()).ok

    expect(ann.get_by_role("heading", name=say("web-signed-out"))).to_be_visible()
    expect(ann.get_by_text(say("refused-sign-in-first"))).to_have_count(0)
    expect(ann.locator(".board")).to_have_count(0)


def test_a_solo_game_is_played_again_at_once(visit: Visit) -> None:
    page = visit()
    play_now(page, "Limes")
    before = page.url
    for key in ("web-menu", "web-resign", "web-resign-sure", "web-again"):
        button(page, key).click()

    page.wait_for_url(lambda url: url != before)
    expect(page.locator(".target.square").first).to_be_visible()


def test_who_is_waited_for_last_is_named_in_limits(visit: Visit) -> None:
    ann, bo, cleo = visit(None), visit(None), visit(None)
    seats = [ME, OPEN, OPEN]
    code = ask(ann, "Ann", "/api/tables", {"game": "limits", "seats": seats})["code"]
    for page, name in ((bo, "Bo"), (cleo, "Cleo")):
        ask(page, name, f"/api/tables/{code}/orders", {"order": "join", "id": "j"})
    for page in (ann, bo):
        page.goto(f"/t/{code}")
        page.locator(".hand button:not([disabled])").first.click()
        page.locator(".decision .primary").click()

    for page in (ann, bo):
        expect(page.locator(".own h2")).to_have_text("You are ready. Waiting for Cleo.")


def test_the_piles_of_limits_are_whole_on_a_phone_while_its_aim_is_told(visit: Visit) -> None:
    page = visit(None, viewport=PHONE, locale="de")
    bots = [{"kind": "bot", "level": "novice"}] * 2
    code = ask(page, "Ann", "/api/tables", {"game": "limits", "seats": [ME, *bots]})["code"]
    page.goto(f"/t/{code}")
    expect(page.locator(".aim")).to_be_visible()

    below = page.locator(".own").bounding_box()
    assert below
    for what in (".pile .cap", ".draw .cap", ".limit .cap", ".aim"):
        box = page.locator(what).bounding_box()
        assert box
        assert box["y"] + box["height"] <= below["y"]
