"""Puzzles and playing on in the browser: a try that counts, the answer, a game that goes on."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from limestone.i18n import Speech
from limestone.study.puzzle import Puzzle, puzzles
from tests.browser.conftest import Visit
from tests.browser.test_people import PHONE, WIDE
from tests.browser.test_tables import faults, seen_by

GOLDEN = Path(__file__).parents[1] / "golden"
GAME = "limits"


def any_puzzle() -> Puzzle:
    return next(iter(puzzles(GAME).values()))


def fits(page: Page) -> bool:
    found: bool = page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    return found


@pytest.mark.parametrize(
    ("language", "size"), [("en", WIDE), ("de", PHONE)], ids=["english, wide", "german, phone"]
)
def test_show_me_gives_the_answer_and_not_before(visit: Visit, language: str, size: Any) -> None:
    say, one = Speech(language).say, any_puzzle()
    page = visit(f"/puzzle/{one.id}", viewport=size, **seen_by(language))
    show = page.get_by_role("button", name=say("web-puzzle-show"))
    expect(page.get_by_role("heading", name=say(f"puzzle-question-{GAME}"))).to_be_visible()
    expect(page.locator(".answer table")).to_have_count(0)

    show.click()
    expect(page.get_by_text(say("web-puzzle-show-costs"))).to_be_visible()
    expect(page.locator(".answer table")).to_have_count(0)
    page.get_by_role("button", name=say("web-puzzle-show-sure")).click()

    expect(page.locator(".answer table tbody tr").first).to_contain_text(say("web-puzzle-best"))
    expect(page.get_by_role("button", name=say("web-puzzle-next"))).to_be_visible()
    assert fits(page)
    assert faults(page) == []


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_the_answer_lies_on_the_board_instead_of_the_card_in_hand(visit: Visit, size: Any) -> None:
    say, one = Speech("en").say, next(iter(puzzles("limes").values()))
    page = visit(f"/puzzle/{one.id}", viewport=size)
    page.locator(".target.square").first.click()

    page.get_by_role("button", name=say("web-puzzle-show")).click()
    page.get_by_role("button", name=say("web-puzzle-show-sure")).click()

    expect(page.locator(".board .ghost.best .edge")).to_have_count(1)
    expect(page.locator(".target.square")).to_have_count(0)
    expect(page.get_by_role("button", name=say("web-turn-left"))).to_have_count(0)
    assert faults(page) == []


def test_who_was_shown_the_answer_can_try_again(visit: Visit) -> None:
    say, one = Speech("en").say, next(iter(puzzles("limes").values()))
    page = visit(f"/puzzle/{one.id}")
    page.get_by_role("button", name=say("web-puzzle-show")).click()
    page.get_by_role("button", name=say("web-puzzle-show-sure")).click()
    expect(page.locator(".answer table")).to_be_visible()

    page.get_by_role("button", name=say("web-review-again")).click()

    expect(page.locator(".answer table")).to_have_count(0)
    expect(page.locator(".target.square").first).to_be_visible()
    page.get_by_role("button", name=say("web-puzzle-show")).click()
    expect(page.locator(".answer table")).to_be_visible()
    expect(page.locator(".target.square")).to_have_count(0)


def test_of_one_person_alone_nobody_is_told_what_people_chose(visit: Visit) -> None:
    say, one = Speech("en").say, next(iter(puzzles("limits").values()))
    page = visit(f"/puzzle/{one.id}")
    expect(page.locator(".limits .glow-ring").first).to_be_visible()
    page.keyboard.press("1")
    expect(page.locator(".limits .chosen")).to_have_count(1)
    with page.expect_response("**/try") as answered:
        page.keyboard.press("l")
    if not answered.value.json()["solved"]:
        page.get_by_role("button", name=say("web-puzzle-show")).click()

    expect(page.locator(".answer table")).to_be_visible()
    expect(page.locator(".answer .part")).to_have_count(0)


def test_a_card_that_is_played_is_a_try(visit: Visit) -> None:
    say, one = Speech("en").say, any_puzzle()
    page = visit(f"/puzzle/{one.id}")
    expect(page.get_by_role("button", name=say("web-puzzle-show"))).to_be_enabled()
    expect(page.locator(".limits .glow-ring").first).to_be_visible()

    page.keyboard.press("1")
    expect(page.locator(".limits .chosen")).to_have_count(1)
    with page.expect_response("**/try") as answered:
        page.keyboard.press("l")

    tried = answered.value.json()
    verdict = page.locator(".question p[aria-live]")
    assert tried["move"].startswith("play ")
    if tried["solved"]:
        expect(verdict).to_have_text(say("web-puzzle-solved"))
    else:
        assert tried["answer"] is None
        expect(verdict).to_contain_text("There is something better")


def test_the_puzzles_of_today_are_on_the_first_page(visit: Visit) -> None:
    page = visit("/")

    page.locator(".panel.puzzles li a").first.click()

    expect(page.locator(".question h1")).to_be_visible()
    assert "/puzzle/" in page.url


def test_a_game_goes_on_from_a_moment_and_says_so(visit: Visit) -> None:
    say = Speech("en").say
    page = visit("/replay?step=4")
    page.locator("input[type=file]").set_input_files(GOLDEN / "limes/shared-victory.game")
    for _ in range(3):
        page.get_by_role("button", name=say("web-next"), exact=True).click()
    page.keyboard.press("f")
    dialog = page.get_by_role("dialog")
    dialog.get_by_label(say("web-onward-deal")).select_option("new")

    dialog.get_by_role("button", name=say("web-onward-start")).click()

    expect(page.locator(".top")).to_contain_text(say("web-onward-mark"))
    expect(page.locator("main.limes")).to_be_visible()


def test_own_mistakes_are_offered_as_puzzles(visit: Visit) -> None:
    say = Speech("de").say
    page = visit("/", **seen_by("de"))
    own = [{"code": "abcdef", "step": step, "seat": 0, "tried": step == 4} for step in (4, 9)]
    page.evaluate("own => (localStorage['limestone-mistakes'] = JSON.stringify(own))", own)

    page.goto("/puzzles")

    panel = page.locator(".own")
    expect(panel).to_contain_text(say("web-mistakes-count", count=1))
    expect(panel.get_by_role("link")).to_have_attribute(
        "href", "/review/abcdef?step=9&seat=0&retry"
    )
    assert faults(page) == []
