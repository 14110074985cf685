"""The first minute: the offer, the aim, what a worker would score, the limit, the introductions."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.players import lay_by_mouse, play_now
from tests.browser.sight import in_sight
from tests.browser.test_screens import seated

PAGES = {"limes": 11, "limits": 10, "limoges": 7}


def test_a_first_play_now_offers_the_introduction_once(visit: Visit) -> None:
    page = visit(met="")
    start = page.get_by_role("button", name="Play now").first
    start.click()
    expect(page.get_by_role("heading", name="Your first game of Limes?")).to_be_visible()
    page.get_by_role("button", name="Learn by playing first").click()
    page.wait_for_url("**/learn/limes")

    page.goto("/")
    start.click()
    page.get_by_role("button", name="Play right away").click()
    page.wait_for_url("**/t/*")
    expect(page.locator(".target.square").first).to_be_visible()

    page.goto("/")
    start.click()
    page.wait_for_url("**/t/*")


def test_a_square_of_the_introduction_glows_once_the_card_is_rotated(visit: Visit) -> None:
    page = visit("/learn/limes")
    for step in (2, 3, 4):
        page.locator(".lesson .next").click()
        expect(page.locator(".lesson .at")).to_contain_text(f"Step {step} ")
    expect(page.get_by_text("Rotate the card first").first).to_be_visible()
    expect(page.locator(".target.square")).to_have_count(0)

    page.get_by_role("button", name="Rotate left").first.click()

    expect(page.locator(".target.square")).to_have_count(1)


def test_every_place_says_what_a_worker_would_score_there(visit: Visit) -> None:
    page = visit()
    play_now(page, "Limes")
    expect(page.locator(".scores .aim")).to_be_visible()
    page.locator(".target.square").click()
    told = page.locator(".gain")
    expect(told).to_have_count(4)
    wanted = [int(text) for text in told.all_text_contents()]
    best = wanted.index(max(wanted))
    assert max(wanted) > 0

    place = page.locator(".target.quarter").nth(best)
    expect(place).to_have_attribute("aria-label", re.compile(rf"\+{wanted[best]}: "))
    place.click()
    expect(page.locator(".steps .on")).to_contain_text(f"+{wanted[best]}: ")
    page.keyboard.press("l")

    expect(page.locator("button.row .n")).to_have_text(str(wanted[best]))
    expect(page.locator(".aim")).to_have_count(0)


def test_an_introduction_takes_every_zone_of_the_lake_and_answers_the_others(visit: Visit) -> None:
    page = visit("/learn/limes")
    page.locator(".lesson .next").click()
    page.locator(".target.square").click()
    page.locator(".unoffered").first.click()
    told = page.locator(".told")
    expect(told).to_contain_text("and place a worker on d4sw")

    page.get_by_role("button", name="Place a fisherman on d4se").click()
    expect(told).not_to_contain_text("Not that one")
    page.locator(".acts.wide .primary").click()

    expect(page.locator(".lesson .at")).to_have_text("Step 3 of 11")


def test_a_second_worker_in_a_territory_is_told_that_only_one_scores(visit: Visit) -> None:
    """In the introduction the field of the farmer grows onto the card."""
    page = visit("/learn/limes")
    for step in range(2, 8):
        page.locator(".lesson .next").click()
        expect(page.locator(".at")).to_have_text(f"Step {step} of 11")
    page.locator(".target.square").click()

    expect(page.locator(".gain")).to_have_count(4)
    expect(page.locator(".gain.taken")).to_have_count(2)
    page.locator(".target.quarter").click()
    page.keyboard.press("l")

    expect(page.locator(".at")).to_have_text("Step 8 of 11")
    expect(page.locator(".walls text")).to_have_text("No more columns: the landscape is 4 × 4")


def test_a_click_pins_the_lens_until_the_next(visit: Visit) -> None:
    page = visit()
    play_now(page, "Limes")
    for round in (1, 3):
        lay_by_mouse(page, round)
    row = page.locator("button.row").first

    row.click()
    page.mouse.move(5, 790)
    expect(page.locator(".explain")).not_to_be_empty()

    row.click()
    page.mouse.move(5, 790)
    expect(page.locator(".explain")).to_be_empty()


@pytest.mark.soak
def test_an_introduction_goes_on_back_and_again_and_ends_at_a_table(visit: Visit) -> None:
    page = visit("/learn/limes", reduced_motion="reduce")
    onward, step = page.locator(".lesson .next"), page.locator(".at")
    for n in range(1, PAGES["limes"]):
        expect(step).to_have_text(f"Step {n} of 11")
        onward.click()
    page.get_by_role("button", name="Back", exact=True).first.click()
    expect(step).to_have_text("Step 10 of 11")
    page.get_by_role("button", name="From the beginning").click()
    expect(step).to_have_text("Step 1 of 11")
    for n in range(2, PAGES["limes"] + 1):
        onward.click()
        expect(step).to_have_text(f"Step {n} of 11")

    page.get_by_role("button", name="Now play against a novice").click()

    page.wait_for_url("**/t/*")
    expect(page.locator(".target.square").first).to_be_visible()
    expect(page.locator(".plate", has_text="novice").first).to_be_visible()


@pytest.mark.parametrize(
    ("game", "language"),
    [
        ("limits", "en"),
        pytest.param("limits", "de", marks=pytest.mark.soak),
        pytest.param("limes", "fr", marks=pytest.mark.soak),
        pytest.param("limes", "de", marks=pytest.mark.soak),
    ],
)
@pytest.mark.soak
def test_every_page_of_an_introduction_shows_its_words_and_what_it_asks_for(
    visit: Visit, game: str, language: str
) -> None:
    page = visit(f"/learn/{game}", locale=language, reduced_motion="reduce")
    for n in range(1, PAGES[game] + 1):
        expect(page.locator(".at")).to_contain_text(f" {n} ")
        sizes = [(360, 740), (740, 360), (768, 1024), (1280, 800)]
        in_sight(page, ".told p", ".lesson .acts button:last-child", *asked(page), sizes=sizes)
        if n < PAGES[game]:
            page.locator(".lesson .next").click()


def asked(page: Page) -> list[str]:
    """What the page glows with."""
    wanted = (".target.square", ".hand button:not([disabled])")
    return [one for one in wanted if page.locator(one).count()]


@pytest.mark.parametrize(
    ("game", "seats"), [("limits", 3), pytest.param("limits", 6, marks=pytest.mark.soak)]
)
@pytest.mark.soak
def test_the_aim_leaves_room_for_what_is_asked(visit: Visit, game: str, seats: int) -> None:
    page = seated(visit, game, seats)
    expect(page.locator(".aim")).to_be_visible()

    in_sight(page, ".aim", ".hand button", ".decision .primary")


@pytest.mark.soak
def test_the_aim_of_limoges_leaves_room_for_the_votes(visit: Visit) -> None:
    page = seated(visit, "limoges", 2)
    expect(page.locator(".aim")).to_be_visible()

    in_sight(page, ".aim", *VOTING, sizes=[(360, 740), (768, 1024), (1280, 800)])


def test_a_vote_of_limoges_is_in_sight_whole(visit: Visit) -> None:
    page = seated(visit, "limoges", 4)
    expect(page.locator(".comp .chip small").first).to_contain_text("most")
    page.locator(".comp .chip").first.click()
    page.locator(".comp .foot .primary").click()
    expect(page.locator(".comp .foot .btn")).to_have_text("Cast no vote")
    in_sight(page, *VOTING)

    for n in range(3):
        page.locator(".dm").nth(n).click()

    expect(page.locator(".comp .foot .btn")).to_have_text("Confirm votes")
    expect(page.locator(".seal small").first).to_contain_text("at most")
    in_sight(page, *VOTING)


VOTING = (".dm", ".seal", ".seal small", ".comp .foot .btn")
