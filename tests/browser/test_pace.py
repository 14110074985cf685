"""What others do comes at a pace that people choose; large tables; keys for everything."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.sight import in_sight
from tests.browser.test_people import pair
from tests.browser.test_screens import lay_card, seated, until
from tests.browser.test_tables import faults

NEXT = ".bar[role=group] .primary"


def hide(page: Page) -> None:
    """Limits: hide the first card, by keys."""
    page.locator(".hand .glow-ring").first.wait_for()
    page.keyboard.press("1")
    page.keyboard.press("l")


def waiting_for_next(visit: Visit, seats: int) -> Page:
    """Limits, step by step: a bot has moved, and more have."""
    page = seated(visit, "limits", seats, pace="steps")
    until(page, NEXT, answer)
    expect(page.locator(".bar[role=group] .told")).to_have_text(re.compile("played a card"))
    return page


COLOUR = re.compile("played (red|yellow|green|blue|violet)")


def answer(page: Page) -> bool:
    """Limits: hide or play the first card, if that is due."""
    if not page.locator(".hand .glow-ring").count():
        return False
    page.keyboard.press("1")
    page.keyboard.press("l")
    return True


def test_step_by_step_waits_for_the_button_which_is_in_sight(visit: Visit) -> None:
    page = waiting_for_next(visit, 6)

    expect(page.locator(NEXT)).to_have_text(re.compile(r"Next \(\d\)"))
    cards = page.locator(".pile .cap")
    before = cards.inner_text()
    page.wait_for_timeout(1500)
    expect(cards).to_have_text(before)
    in_sight(page, NEXT)

    page.locator(NEXT).click()
    expect(cards).not_to_have_text(before)
    expect(page.locator(".deed").first).to_have_text(COLOUR)
    page.keyboard.press(".")
    expect(page.locator(".bar[role=group]")).to_have_count(0)
    expect(page.locator(".hand .glow-ring").first).to_be_visible()


def test_what_bots_played_since_the_last_turn_stands_on_their_plates(visit: Visit) -> None:
    page = seated(visit, "limits", 3, pace="quick")
    for _ in range(2):  # hide, and play
        page.locator(".hand .glow-ring").first.wait_for()
        answer(page)
        expect(page.locator(".hand .glow-ring")).to_have_count(0)
    page.locator(".hand .glow-ring").first.wait_for()

    expect(page.locator(".deed")).to_have_text([COLOUR, COLOUR])


def test_the_pace_is_chosen_in_the_menu_and_holds_at_once(visit: Visit) -> None:
    page = waiting_for_next(visit, 4)

    page.keyboard.press("m")
    page.get_by_label("Moves of others").select_option("Instant")
    page.keyboard.press("Escape")

    expect(page.locator(".hand .glow-ring").first).to_be_visible()
    page.reload()
    page.locator(".hand .glow-ring").first.wait_for()
    page.keyboard.press("m")
    expect(page.get_by_label("Moves of others")).to_have_value("instant")


def test_on_return_one_reads_what_happened_since(visit: Visit) -> None:
    ann, bo = pair(visit)
    for page in (ann, bo):
        page.locator(".target.square").first.wait_for()
    table = ann.url
    ann.locator(".target.square").first.click()
    ann.keyboard.press("l")
    expect(ann.locator(".acts").get_by_role("button", name="Change my choice")).to_be_visible()
    ann.goto("/learn")
    bo.locator(".target.square").first.click()
    bo.keyboard.press("l")
    expect(bo.locator(".rounds")).to_have_attribute("aria-label", "Round 2 of 16")

    ann.goto(table)
    since = ann.locator(".since")
    expect(since.locator("li")).to_have_text([re.compile("Bo laid"), re.compile("Round 2")])
    in_sight(ann, ".since", ".since .btn")
    assert faults(ann) == []
    since.get_by_role("button", name="Open the log").click()
    expect(ann.locator("dialog .log h3").first).to_have_text(re.compile("Round 2"))
    ann.keyboard.press("Escape")

    ann.reload()
    expect(ann.locator(".target.square").first).to_be_visible()
    expect(since).to_have_count(0)


@pytest.mark.soak
def test_a_round_of_each_game_by_number_keys(visit: Visit) -> None:
    limes = seated(visit, "limes", 2)
    limes.locator(".target.square").first.wait_for()
    for key in ("1", "1", "Enter"):
        limes.keyboard.press(key)
    expect(limes.locator(".rounds")).to_have_attribute("aria-label", "Round 2 of 16")
    expect(limes.locator(".scores .row")).to_have_count(1)

    limits = seated(visit, "limits", 3)
    hide(limits)
    limits.locator(".hand .glow-ring").first.wait_for()
    expect(limits.locator(".mine")).to_be_visible()

    limoges = seated(visit, "limoges", 2)
    limoges.locator(".seal").first.wait_for()
    for key in ("3", "2"):
        limoges.keyboard.press(key)
    expect(limoges.locator(".seal").nth(1).locator("svg")).to_have_count(2)


def test_one_key_shows_all_keys_and_the_focus_stays(visit: Visit) -> None:
    page = seated(visit, "limes", 2)
    page.locator(".target.square").first.focus()
    for key, sheet in (("?", "Keys"), ("g", "Log"), ("m", "Menu")):
        page.keyboard.press(key)
        expect(page.get_by_role("dialog", name=sheet)).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.locator(".target.square").first).to_be_focused()

    page.keyboard.press("?")
    expect(page.locator("dialog kbd").first).to_be_visible()
    assert faults(page) == []
    shown = page.locator("dialog kbd").all_inner_texts()
    assert {"1", "9", "Q", "E", "L", "Z", "?", "T"} <= set(shown)


@pytest.mark.soak
def test_the_focus_stays_in_the_hand(visit: Visit) -> None:
    page = seated(visit, "limits", 3)
    page.locator(".hand .glow-ring").nth(1).focus()
    page.keyboard.press("Enter")
    page.keyboard.press("l")
    page.locator(".mine").wait_for()

    expect(page.locator(".hand button:focus")).to_have_count(1)


def test_at_a_table_of_twenty_two_are_in_sight_and_all_are_one_tap_away(visit: Visit) -> None:
    page = seated(visit, "limes", 20)
    lay_card(page, posting=0)
    expect(page.locator(".left .other")).to_have_count(2)
    in_sight(page, ".left .other", ".left .all .btn", ".board")
    mark = page.locator(".mark svg").bounding_box()  # beside the names of nineteen others
    assert mark and mark["width"] == 26

    page.locator(".left .all .btn").click()
    tiles = page.locator(".wall li button")
    expect(tiles).to_have_count(20)
    points = [int(text) for text in page.locator(".wall b").all_inner_texts()]
    assert points == sorted(points, reverse=True)
    assert faults(page) == []

    name = page.locator(".wall .name").nth(16).inner_text()
    page.get_by_role("searchbox").fill(name)
    expect(tiles).to_have_count(1)
    tiles.click()
    expect(page.locator(".board")).to_have_attribute("aria-label", re.compile(name))
    page.keyboard.press("Escape")
    expect(page.locator(".board")).to_have_attribute("aria-label", "Your landscape")


# How long half of the frames take at most, in milliseconds, while a wall is scrolled to its foot.
FRAME = """async () => {
  const wall = document.querySelector('.wall')
  const frames = []
  let last = performance.now()
  for (let n = 0; n < 40; n++) {
    wall.scrollTop += wall.scrollHeight / 40
    await new Promise(requestAnimationFrame)
    const now = performance.now()
    frames.push(now - last)
    last = now
  }
  return frames.sort((a, b) => a - b)[20]
}"""


@pytest.mark.soak
def test_a_wall_of_a_hundred_is_drawn_where_it_is_seen(visit: Visit) -> None:
    page = seated(visit, "limes", 100)
    for round in range(3):
        lay_card(page, posting=round)
    page.locator(".left .all .btn").click()
    page.locator(".wall .mini").first.wait_for()

    assert page.locator(".wall li").count() == 100
    assert page.locator(".wall .mini").count() < 60
    assert page.evaluate(FRAME) < 100
