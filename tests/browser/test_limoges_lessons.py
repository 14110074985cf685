"""The introduction to Les Deux Limoges: every lesson played to its end, on the board."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.test_limoges_moves import compose

RECORDS = Path(__file__).parents[2] / "web/public/learn"
PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
LESSONS = {"limoges": "limoges-2", "limoges-2": "limoges-3", "limoges-3": ""}  # and what follows


def asked(lesson: str) -> list[str]:
    """The moves that the pages of a lesson ask for: what is played right after a page."""
    lines = (RECORDS / f"{lesson}.game").read_text(encoding="utf-8").splitlines()
    after = [line for page, line in zip(lines, lines[1:], strict=False) if page.startswith("# web")]
    return [line.split(" | ")[0].removeprefix("0 ") for line in after]


def test_only_the_votes_that_are_asked_for_are_lit(visit: Visit) -> None:
    page = visit("/learn/limoges", reduced_motion="reduce")
    lit, aim = page.locator(".dm.lit"), page.locator(".seal.lit")

    expect(lit).to_have_count(2)
    expect(aim).to_have_attribute("data-id", "yellow")
    page.locator(".dm[data-domino='5-4']").click()
    expect(page.locator(".seal[data-id='yellow'] small")).to_have_text("at most 4 of 8")
    expect(aim).to_have_attribute("data-id", "red")
    page.locator(".dm[data-domino='3-3']").click()
    page.get_by_role("button", name="Confirm votes").click()

    expect(page.locator(".lesson .at")).to_have_text("Step 2 of 7")


@pytest.mark.parametrize(
    ("lesson", "screen"),
    [
        *((lesson, {}) for lesson in LESSONS),
        *(pytest.param(lesson, PHONE, marks=pytest.mark.soak) for lesson in LESSONS),
    ],
)
def test_a_lesson_is_played_to_its_end(
    visit: Visit, lesson: str, screen: dict[str, object]
) -> None:
    page = visit(f"/learn/{lesson}", reduced_motion="reduce", **screen)
    moves = asked(lesson)
    at, pages = page.locator(".lesson .at"), len(moves) + 1
    assert 5 <= len(moves) <= 8

    for n, move in enumerate(moves):
        expect(at).to_have_text(f"Step {n + 1} of {pages}")
        expect(page.locator(".comp")).to_be_visible()
        compose(page, move)
    expect(at).to_have_text(f"Step {pages} of {pages}")

    expect(page.locator(".lesson .bad")).to_have_count(0)
    following = page.locator(".lesson .acts a[href^='/learn/']")
    expect(following).to_have_count(1 if LESSONS[lesson] else 0)
    expect(page.get_by_role("button", name="Now play against a novice")).to_be_visible()
