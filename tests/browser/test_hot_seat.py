"""One device for several people: whoever looks at it reads whose turn it is, and nobody is You."""

import re

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from limestone.i18n import Speech
from tests.browser.conftest import Visit
from tests.browser.players import lay_by_mouse
from tests.browser.test_people import PHONE, WIDE, ask, button

say = Speech("en").say
PEOPLE = ("Ada", "Bo", "Cleo")
YOU = re.compile(r"\b(You|you|Your|your)\b")


def hot(visit: Visit, game: str, size: ViewportSize) -> Page:
    """Ada, Bo and Cleo at one device."""
    page = visit(None, viewport=size)
    seats = [{"kind": "me", "name": name} for name in PEOPLE]
    code = ask(page, "Ada", "/api/tables", {"game": game, "seats": seats})["code"]
    page.goto(f"/t/{code}")
    return page


def names_only(page: Page, name: str) -> None:
    """This player is asked by name, in sight, and no word of the page says you."""
    prompt = page.get_by_text(re.compile(rf"^\s*{name}: ")).locator("visible=true").first
    expect(prompt).to_be_in_viewport()
    expect(page).to_have_title(re.compile(say("web-turn-of", name=name)))
    said = [words for words in page.locator("body").all_inner_texts() if YOU.search(words)]
    assert not said
    assert (
        page.locator("[aria-label]").evaluate_all(
            "all => all.map(one => one.ariaLabel).filter(it => /\\byou/i.test(it))"
        )
        == []
    )


def taken_up(page: Page) -> str:
    """Who is next, as the curtain says it, or whoever still has the device."""
    asked = page.locator(".curtain button, .hand button:not([disabled])")
    expect(asked.first).to_be_visible()
    page.wait_for_timeout(500)  # the answer and the table that follows it are two messages
    if page.locator(".curtain").count():
        page.locator(".curtain button").click()
    expect(page.locator(".hand")).to_be_visible()
    return page.title().split("’")[0]


@pytest.mark.parametrize(
    "size",
    [pytest.param(WIDE, id="wide", marks=pytest.mark.soak), pytest.param(PHONE, id="phone")],
)
def test_limes_names_who_chooses(visit: Visit, size: ViewportSize) -> None:
    page = hot(visit, "limes", size)
    for seat, name in enumerate(PEOPLE):
        expect(page.locator(".handover")).to_have_text(say("web-turn-of", name=name))
        names_only(page, name)
        sign = page.locator(".top .seat, .me .seat").locator("visible=true")
        expect(sign.locator(f"[fill='var(--seat-{seat})']")).to_have_count(1)
        expect(page.get_by_text(say("web-choosing"), exact=True)).to_have_count(1)
        expect(page.locator(".other .signs i:not(.ready)")).to_have_count(0)
        lay_by_mouse(page, 16)
    expect(page.locator(".rounds")).to_have_attribute("aria-label", "Round 2 of 16")
    names_only(page, PEOPLE[0])


@pytest.mark.parametrize(
    "size",
    [pytest.param(WIDE, id="wide", marks=pytest.mark.soak), pytest.param(PHONE, id="phone")],
)
def test_limits_names_who_hides_and_who_plays(visit: Visit, size: ViewportSize) -> None:
    page = hot(visit, "limits", size)
    for name in PEOPLE:
        page.get_by_role("button", name=say("web-curtain-open", name=name)).click()
        names_only(page, name)
        page.locator(".hand button:not([disabled])").first.click()
        page.locator(".decision .primary").click()

    names_only(page, taken_up(page))
    expect(page.locator(".me")).to_contain_text(say("web-limits-hidden-raise", count=1))
    page.locator(".hand button:not([disabled])").first.click()
    page.locator(".decision .primary").click()
    accuser = taken_up(page)
    page.locator(".others .btn:not([aria-disabled=true])").first.click()
    names_only(page, accuser)
    page.locator(".pop .primary").click()
    expect(page.locator(".reveal")).to_be_visible()  # before the curtain: it is for everybody
    assert not YOU.search(page.locator("main").inner_text())
    expect(page.locator(".top h1")).to_have_text(say("web-game-limits"))
    page.get_by_role("button", name=say("web-limits-next")).click()
    taken_up(page)
    expect(page.locator(".reveal")).to_have_count(0)  # and once for all

    for _ in (*PEOPLE, "whoever begins"):
        taken_up(page)
        page.locator(".hand button:not([disabled])").first.click()
        page.locator(".decision .primary").click()
    expect(page.locator(".curtain")).to_be_visible()  # in every round


@pytest.mark.parametrize(
    "size",
    [pytest.param(WIDE, id="wide", marks=pytest.mark.soak), pytest.param(PHONE, id="phone")],
)
def test_limoges_names_who_votes(visit: Visit, size: ViewportSize) -> None:
    page = hot(visit, "limoges", size)

    page.get_by_role("button", name=say("web-curtain-open", name="Ada")).click()

    expect(page.get_by_text(re.compile("^Ada: ")).locator("visible=true").first).to_be_in_viewport()
    expect(page).to_have_title(re.compile(say("web-turn-of", name="Ada")))
    expect(page.get_by_text(say("web-you"), exact=True)).to_have_count(0)
    assert not YOU.search(page.locator("main").inner_text())


def test_limits_shows_on_the_curtain_what_lay_open_meanwhile(visit: Visit) -> None:
    page = hot(visit, "limits", PHONE)
    for _ in PEOPLE:
        taken_up(page)
        page.locator(".hand button:not([disabled])").first.click()
        page.locator(".decision .primary").click()
    for _ in range(2):
        taken_up(page)
        page.locator(".hand button:not([disabled])").first.click()
        page.locator(".decision .primary").click()

    expect(page.locator(".curtain li")).to_have_count(2)
    expect(page.locator(".curtain button")).to_be_in_viewport()


def test_who_gives_up_at_one_device_is_named(visit: Visit) -> None:
    page = hot(visit, "limes", WIDE)
    lay_by_mouse(page, 16)

    for name in ("Bo", "Cleo"):
        expect(page).to_have_title(re.compile(say("web-turn-of", name=name)))
        button(page, "web-menu").click()
        for key in ("web-resign", "web-resign-sure"):
            page.get_by_role("button", name=f"{name}: {say(key)}").click()

    expect(page.locator(".end .won")).to_have_text(say("web-won", count=1, names="Ada", you="no"))
    expect(page.locator(".end")).to_contain_text(
        say("web-resigned", count=2, names="Bo and Cleo", you="no")
    )
    assert not YOU.search(page.locator("main").inner_text())
