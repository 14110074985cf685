"""The room of a review: what matters is in sight, and nothing is said before it is known."""

from typing import Any
from urllib.parse import parse_qs, urlparse

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import Visit
from tests.browser.sight import in_sight
from tests.browser.test_people import PHONE, WIDE
from tests.browser.test_review import GAMES, GOLDEN, judged, opened

NEEDED = {
    "limes": (".time", ".words .acts", ".list h2", ".steering", ".luck h2"),
    "limits": (".lanes", ".words .acts", ".list h2", ".luck h2", ".truth"),
    "limoges": (".area", ".words .acts", ".list h2", ".board .window"),
}


@pytest.mark.parametrize("game", GAMES)
def test_what_matters_is_in_sight_on_a_laptop(visit: Visit, game: str) -> None:
    page = opened(visit, game, "en", WIDE)
    page.keyboard.press("n")

    in_sight(page, ".words h2", *NEEDED[game], sizes=[(1280, 800)])


def test_the_title_of_a_list_stays_while_its_rows_scroll(visit: Visit) -> None:
    page = opened(visit, "limes", "en", {"width": 1280, "height": 640})
    rows = page.locator(".list .rows")
    assert rows.evaluate("one => one.scrollHeight > one.clientHeight + 20")

    rows.evaluate("one => one.scrollTo(0, one.scrollHeight)")

    in_sight(page, ".list h2", sizes=[(1280, 640)])


def test_a_lane_says_whose_it_is_however_far_the_round_goes(visit: Visit) -> None:
    page = opened(visit, "limits", "en", PHONE)
    scroll = page.locator(".lanes .scroll")
    assert scroll.evaluate("one => one.scrollWidth > one.clientWidth + 100")

    for to in (0, 100_000):
        scroll.evaluate("(one, to) => one.scrollTo(to, 0)", to)

        left = scroll.bounding_box()
        marks = page.locator(".lanes .stay g").all()
        boxes = [one.bounding_box() for one in marks]
        assert left and len(marks) == 3
        assert all(box and 0 <= box["x"] - left["x"] < 24 for box in boxes)


def test_the_mark_of_a_lane_that_stays_has_the_colour_of_its_seat(visit: Visit) -> None:
    fill = "all => all.map(one => getComputedStyle(one).fill)"
    page = opened(visit, "limits", "en", PHONE)
    page.locator(".lanes .stay g").first.wait_for()

    below, *marks = page.locator(".lanes .stay > rect, .lanes .stay g > *").evaluate_all(fill)

    assert len({below, *marks}) == 4


def begun(visit: Visit, game: str, count: int) -> Page:
    """A review of which so many pieces have come, and no more."""
    found = judged(game)[:count]
    page = visit("/review", viewport=WIDE)

    def answer(route: Route) -> None:
        after = int(parse_qs(urlparse(route.request.url).query)["after"][0])
        if after < len(found) or not after:
            told: Any = {"state": "working", "made": count, "pieces": found[after:]}
            route.fulfill(json=told)

    page.route("**/api/review/*/pieces*", answer)
    page.locator("input[type=file]").set_input_files(GOLDEN / f"{GAMES[game][0]}.game")
    expect(page.locator(".list .skeleton").first).to_be_visible()
    return page


def test_before_the_first_piece_no_plot_has_numbers(visit: Visit) -> None:
    page = begun(visit, "limes", 0)

    expect(page.locator(".time .pend")).to_be_visible()
    expect(page.locator(".time .grid")).to_have_count(0)
    expect(page.locator(".time .curve")).to_have_attribute("d", "")


def test_one_piece_is_no_curve_and_nothing_is_counted_yet(visit: Visit) -> None:
    page = begun(visit, "limoges", 1)

    expect(page.locator(".words h2")).to_be_visible()
    expect(page.locator(".area .later")).to_be_visible()
    expect(page.locator(".list .fine")).to_have_count(0)


def test_what_is_not_known_has_no_error(visit: Visit) -> None:
    page = begun(visit, "limoges", 0)

    expect(page.locator(".area .fine").first).to_be_visible()
    expect(page.locator(".area .fine").first).not_to_contain_text("±")


def test_two_moves_stand_below_each_other_where_their_words_would_be_broken(visit: Visit) -> None:
    page = opened(visit, "limes", "nl", {"width": 768, "height": 1024})
    page.keyboard.press("n")

    did, best = (page.locator(".two .opt").nth(n).bounding_box() for n in (0, 1))

    assert did and best and best["y"] >= did["y"] + did["height"]
