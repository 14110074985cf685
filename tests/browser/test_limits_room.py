"""Limits: what lies where on the table, and what is said of what cannot be done."""

import re

from playwright.sync_api import Locator, Page, ViewportSize, expect

from limestone.i18n import Speech
from tests.browser.conftest import Visit
from tests.browser.players import lay, play_now
from tests.browser.test_people import ME, OPEN, PHONE, WIDE, ask, button, give_up, pair

LARGER: list[ViewportSize] = [{"width": 1440, "height": 900}, {"width": 768, "height": 1024}]
SIZES: list[ViewportSize] = [WIDE, {"width": 1001, "height": 800}, {"width": 1440, "height": 900}]
LIVE = ".hand button:not([disabled])"


def playing(visit: Visit) -> tuple[Page, Page]:
    """Who is to play, and who waits, at an open pile."""
    ann, bo = pair(visit, "limits", options=["open-pile"])
    for page in (ann, bo):
        page.set_viewport_size(WIDE)
        expect(page.locator(LIVE).first).to_be_visible()
        button_of(page).click(force=True)
        expect(page.get_by_role("alert")).to_contain_text("Rule §3.1")
        lay(page)
    for page in (ann, bo):
        expect(page.locator(".own .mine")).to_be_visible()
    return (ann, bo) if ann.locator(LIVE).count() else (bo, ann)


def button_of(page: Page) -> Locator:
    return page.locator(".decision .btn.primary")


def apart(page: Page, one: str, other: str) -> bool:
    a, b = (page.locator(name).first.bounding_box() for name in (one, other))
    assert a and b
    across = a["x"] + a["width"] <= b["x"] or b["x"] + b["width"] <= a["x"]
    return across or a["y"] + a["height"] <= b["y"] or b["y"] + b["height"] <= a["y"]


def test_the_log_never_lies_over_the_limit_card(visit: Visit) -> None:
    turn, wait = playing(visit)
    for _ in range(3):
        lay(turn)
        expect(wait.locator(LIVE).first).to_be_visible()
        turn, wait = wait, turn

    for size in SIZES:
        turn.set_viewport_size(size)
        for _ in range(2):  # folded up, and open
            assert apart(turn, ".logbox", ".limit svg"), size
            assert apart(turn, ".limit", ".pile"), size
            turn.locator(".logbox summary").click()

    turn.set_viewport_size(PHONE)
    turn.locator(".others .accuse").click()
    card, pop = turn.locator(".limit svg").bounding_box(), turn.locator(".pop").bounding_box()
    assert card and pop and pop["y"] + pop["height"] < card["y"] + card["height"] * 0.4


def test_what_happened_meanwhile_never_lies_over_the_limit_card(visit: Visit) -> None:
    turn, wait = playing(visit)
    table = wait.url
    wait.goto("/learn")
    lay(turn)
    expect(turn.locator(LIVE)).to_have_count(0)

    wait.goto(table)
    expect(wait.locator(".since li")).to_have_count(1)
    for size in (*SIZES, PHONE):
        wait.set_viewport_size(size)
        assert apart(wait, ".since", ".limit svg"), size


def test_an_open_pile_is_counted_by_colour(visit: Visit) -> None:
    turn, wait = playing(visit)
    for _ in range(2):
        lay(turn)
        expect(wait.locator(LIVE).first).to_be_visible()
        turn, wait = wait, turn

    for size in (*SIZES, PHONE):
        turn.set_viewport_size(size)
        counts = turn.locator(".limit .lying")
        expect(counts).to_have_count(5)
        assert sum(map(int, counts.all_text_contents())) == 2
        assert apart(turn, ".limit", ".pile"), size


def test_what_cannot_be_done_is_said_with_its_rule(visit: Visit) -> None:
    turn, wait = playing(visit)

    wait.locator(".hand .card").first.click(force=True)
    expect(wait.get_by_role("alert")).to_contain_text("Rule §3.2")
    turn.keyboard.press("x")
    if not turn.locator(".swap").count():
        expect(turn.get_by_role("alert")).to_contain_text("Rule §4.2")
    button(wait, "web-menu").click()
    expect(button(wait, "web-resign")).to_be_visible()


def test_a_second_press_on_rematch_is_no_second_step_back(visit: Visit) -> None:
    ann, bo = pair(visit)
    give_up(bo)
    before = ann.url
    asked: list[str] = []
    ann.on("request", lambda request: asked.append(request.url))

    button(ann, "web-rematch").dblclick()
    ann.wait_for_url(lambda url: url != before)
    expect(ann.locator(".lobby")).to_be_visible()
    ann.go_back()

    expect(ann).to_have_url(re.compile(re.escape(before)))
    assert len([url for url in asked if "/rematch" in url]) == 1  # whose answer may come late


def test_what_the_closed_pile_is_for_is_told_with_its_rule(visit: Visit) -> None:
    page = visit()
    play_now(page, "Limits")
    page.locator(".pile .laid").click()

    expect(page.locator(".told")).to_contain_text(Speech("en").say("web-limits-tell-pile"))
    expect(page.locator(".told a")).to_have_attribute("href", re.compile(r"/rules/limits#s4-4"))


def test_at_a_table_of_six_no_name_is_cut(visit: Visit) -> None:
    pages = [visit(None) for _ in range(6)]
    seats = [ME, *[OPEN] * 5]
    code = ask(pages[0], "Martina", "/api/tables", {"game": "limits", "seats": seats})["code"]
    for page, name in zip(
        pages[1:], ("Bo", "Valentin", "Kathrin", "Konrad", "Cornelia"), strict=True
    ):
        ask(page, name, f"/api/tables/{code}/orders", {"order": "join", "id": "j"})
    pages[0].goto(f"/t/{code}")
    names = pages[0].locator(".others .hd b")
    expect(names).to_have_count(5)

    for size in (WIDE, *LARGER):
        pages[0].set_viewport_size(size)
        pages[0].wait_for_timeout(100)
        cut = names.evaluate_all("all => all.filter(b => b.scrollWidth > b.clientWidth + 1).length")
        assert not cut, size
