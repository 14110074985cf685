"""The Rules page: contents, links, search, pictures, and how it prints."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.players import open_page
from tests.browser.test_tables import LANGUAGES, faults, seen_by

GAMES = ["limes", "limits", "limoges"]
WIDE = {"viewport": {"width": 1280, "height": 800}}
NARROW = {"viewport": {"width": 360, "height": 780}}

LOST = """() => [...document.querySelectorAll('main a[href^="#"], nav a[href^="#"]')]
  .map(link => link.hash.slice(1)).filter(id => !document.getElementById(id))"""
TWICE = """() => [...document.querySelectorAll('main [id]:not(svg *)')].map(one => one.id)
  .filter((id, n, all) => all.indexOf(id) !== n)"""
# Pictures that were not drawn, or do not fit.
POOR = """() => [...document.querySelectorAll('figure')].filter(figure => {
    const drawing = figure.querySelector('.drawing')
    return !drawing?.childElementCount || drawing.scrollWidth > drawing.clientWidth })
  .map(figure => figure.dataset.name)"""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_link_leads_somewhere_and_every_picture_is_drawn(visit: Visit, language: str) -> None:
    for size in (WIDE, NARROW):
        page = visit(None, **(seen_by(language) | size))
        for game in GAMES:
            open_page(page, f"/rules/{game}")

            assert page.evaluate(LOST) == [], game
            assert page.evaluate(TWICE) == [], game
            assert page.evaluate(POOR) == [], game
            assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0, game


@pytest.mark.parametrize("scheme", [pytest.param("light", marks=pytest.mark.soak), "dark"])
@pytest.mark.soak
def test_no_rulebook_shuts_anybody_out(visit: Visit, scheme: str) -> None:
    page = visit(None, color_scheme=scheme)
    for game in GAMES:
        open_page(page, f"/rules/{game}")
        assert faults(page) == [], game


def test_a_reference_leads_to_its_section_and_back(visit: Visit) -> None:
    page = visit(None)
    open_page(page, "/rules/limes")
    reference = page.locator("main p:not([id]) a.ref, main p[id] a.ref:not(strong *)").first
    section = (reference.get_attribute("href") or "").removeprefix("#")

    reference.click()

    expect(page.locator(f"[id='{section}']")).to_be_in_viewport()
    expect(page).to_have_url(f"**/rules/limes#{section}".replace("**", page.url.split("/rules")[0]))
    page.go_back()
    expect(page).to_have_url(re.compile("/rules/limes$"))


def test_the_number_of_a_section_copies_its_address(visit: Visit) -> None:
    page = visit(None)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    open_page(page, "/rules/limes")

    page.locator("#s3-3 a.ref").first.click()

    expect(page.locator(".copied")).to_have_text("Copied")
    assert page.evaluate("navigator.clipboard.readText()").endswith("/rules/limes#s3-3")


def test_the_contents_stand_beside_the_text_and_follow_it(visit: Visit) -> None:
    page = visit(None)
    open_page(page, "/rules/limoges")
    contents = page.get_by_role("navigation", name="Contents")

    contents.locator("a[href='#s6']").click()

    expect(page.locator("#s6")).to_be_in_viewport()
    expect(contents.locator("a[href='#s6']")).to_have_attribute("aria-current", "true")
    expect(contents).to_be_in_viewport()
    expect(contents.locator("a[href='#s6-4']")).to_be_visible()


@pytest.mark.soak
def test_the_contents_are_folded_on_a_phone(visit: Visit) -> None:
    page = visit(None, **NARROW)
    open_page(page, "/rules/limoges")
    contents = page.get_by_role("navigation", name="Contents")
    expect(contents).to_be_hidden()

    page.locator("summary").click()
    contents.locator("a[href='#s6']").click()

    expect(page.locator("#s6")).to_be_in_viewport()
    expect(contents).to_be_hidden()


def found(page: Page) -> str:
    return str(page.evaluate("[...CSS.highlights.get('found-here')].join('|')"))


def test_search_goes_from_place_to_place(visit: Visit) -> None:
    page = visit(None)
    open_page(page, "/rules/limoges")
    field = page.get_by_role("searchbox", name="Search the rules")

    page.keyboard.press("/")
    expect(field).to_be_focused()
    page.keyboard.type("CHATEAU CONSULATE")

    count = page.locator("search .count")
    expect(count).to_contain_text("1 of ")
    assert found(page) == "Château Consulate"
    page.keyboard.press("Enter")
    expect(count).to_contain_text("2 of ")
    page.keyboard.press("Shift+Enter")
    page.keyboard.press("Shift+Enter")
    last = count.inner_text().split()
    assert last[0] == last[-1]
    page.keyboard.press("Escape")
    expect(field).not_to_be_focused()
    expect(field).to_have_value("")
    assert found(page) == ""


@pytest.mark.soak
def test_search_says_that_there_is_nothing(visit: Visit) -> None:
    page = visit(None)
    open_page(page, "/rules/limits")

    page.get_by_role("searchbox").fill("zeppelin")

    expect(page.locator("search .count")).to_have_text("not found")


def test_rules_are_printed_black_on_white_without_bars(visit: Visit) -> None:
    page = visit(None, color_scheme="dark")
    open_page(page, "/rules/limes")

    page.emulate_media(media="print", color_scheme="dark")

    for part in (".top", ".games", ".bar", "nav.contents"):
        expect(page.locator(part)).to_be_hidden()
    colour = page.evaluate("getComputedStyle(document.querySelector('main p')).color")
    assert colour == "rgb(27, 35, 40)"  # the ink of the light theme
    expect(page.locator("#s3-3")).to_contain_text("§3.3")
