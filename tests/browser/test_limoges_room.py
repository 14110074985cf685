"""Les Deux Limoges at 1280×800: room for what is asked, and everybody in sight."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.players import compose, decide, press
from tests.browser.sight import in_sight
from tests.browser.test_people import give_up, pair
from tests.browser.test_screens import seated, until

WIDE = [(1280, 800)]
SEEN = 0.8  # of a choice, which is then not counted as out of sight
TURN = ".comp:has(.sum)"
CUT = "all => all.filter(one => one.scrollWidth > one.clientWidth).map(one => one.innerText)"
HEIGHTS = "all => all.map(one => one.getBoundingClientRect().height)"


def scrolls(part: Locator) -> bool:
    return bool(part.evaluate("box => box.scrollHeight > box.clientHeight + 1"))


def picture(page: Page) -> Locator:
    return page.locator(".recruited .btn")


def one_thing(page: Page) -> bool:
    """Put the picture of the votes away, or decide: no choice goes by unseen."""
    if picture(page).count():
        picture(page).click()
        return True
    return decide(page)


def test_a_turn_has_room_for_its_actions_and_for_what_others_did(visit: Visit) -> None:
    page = seated(visit, "limoges", 2)
    until(page, f"{TURN} .chip", one_thing)
    if picture(page).count():
        picture(page).click()
    in_sight(page, ".dm", ".people .own", ".reserve", ".comp .foot .btn", sizes=WIDE)
    page.wait_for_timeout(300)  # what the choices cost has come
    if not page.locator(".comp .below").count():  # which counts what is out of sight
        in_sight(page, ".comp .chip", sizes=WIDE)
    box = page.locator(".comp").bounding_box()
    assert box and box["width"] > 600
    board = page.locator(".map").bounding_box()
    assert board and board["y"] + board["height"] <= box["y"]  # bridges and port stay free

    lines = page.locator(".comp .before p").all_inner_texts()
    assert not [line for line in lines if "first player" in line]


def test_what_others_do_moves_nothing_beside_the_map(visit: Visit) -> None:
    page = seated(visit, "limoges", 2)
    expect(page.locator(".slots")).to_be_visible()
    before = page.locator(".tracks").bounding_box()
    until(page, ".pl .deed:not(:empty)", compose)

    assert page.locator(".tracks").bounding_box() == before


def test_actions_below_what_is_seen_are_counted_and_can_be_reached(visit: Visit) -> None:
    page = seated(visit, "limoges", 2)
    until(page, f"{TURN} .chip", one_thing)
    page.wait_for_timeout(300)  # what the choices cost has come
    more, box = page.locator(".comp .below"), page.locator(".comp .ask")
    if not more.count():
        expect(page.locator(".comp .chip").last).to_be_in_viewport(ratio=SEEN)
    box.evaluate("box => (box.querySelector('.opt').style.paddingTop = '200px')")
    last = page.locator(".comp .chip").last
    expect(last).not_to_be_in_viewport(ratio=0.9)
    box.evaluate("box => box.append(document.createElement('i'))")  # something came

    expect(more).to_have_text(re.compile(r"^\d+ more"))
    for _ in range(6):
        if more.count():
            press(more)
        page.wait_for_timeout(300)
    expect(more).to_have_count(0)
    expect(last).to_be_in_viewport(ratio=SEEN)


def test_what_is_not_possible_opens_in_sight(visit: Visit) -> None:
    page = seated(visit, "limoges", 2)
    until(page, f"{TURN} .impossible", compose)
    in_sight(page, ".comp .impossible summary", sizes=WIDE)

    page.locator(".comp .impossible summary").click()

    expect(page.locator(".comp .impossible li").first).to_be_in_viewport(ratio=1)


def test_after_the_picture_of_the_votes_others_are_watched_step_by_step(visit: Visit) -> None:
    page = seated(visit, "limoges", 3, pace="steps")
    until(page, ".recruited", decide)  # which leaves the picture there
    assert page.locator(".pl .hd b").evaluate_all(CUT) == []
    lines = page.locator(".recruited .name").evaluate_all(HEIGHTS)
    assert len(set(lines)) == 1  # no name is broken into two lines
    expect(page.locator(".bar[role=group]")).to_have_count(0)

    page.locator(".recruited .btn").click()
    expect(page.locator(".recruited")).to_have_count(0)
    until(page, TURN, step)
    page.get_by_role("button", name="Watch again").click()
    page.locator(".recruited .btn").click()

    expect(page.locator(".bar[role=group] .primary")).to_be_visible()
    in_sight(page, ".bar[role=group] .btn", sizes=WIDE)


def step(page: Page) -> bool:
    """What others did, one step on."""
    following = page.locator(".bar[role=group] .primary")
    if following.count():
        following.click()
    return False


def test_four_plates_and_the_drawer_are_in_sight_with_tiles(visit: Visit) -> None:
    page = seated(visit, "limoges", 4)
    until(page, TURN, compose)
    hold_tiles(page)
    for drawer in ("Objectives", "Log", "Tiles"):
        page.get_by_role("tab", name=drawer).click()
        in_sight(page, ".pl", ".drawer .tabs", sizes=WIDE)
        assert not scrolls(page.locator(".side"))
        box = page.locator("#drawer").bounding_box()
        assert box and box["height"] > 120


def hold_tiles(page: Page) -> None:
    """As if everybody had bought two: their plates grow by the room that tiles take."""
    page.evaluate(
        """() => document.querySelectorAll('.pl').forEach(plate => {
          const tiles = document.createElement('div')
          tiles.style.height = '28px'
          plate.append(tiles)
        })"""
    )


def test_what_comes_next_stays_in_sight_at_the_end(visit: Visit) -> None:
    ann, bo = pair(visit, "limoges")
    give_up(bo)

    expect(ann.locator(".end .won")).to_have_text(re.compile("You win"))
    in_sight(ann, ".end .won", ".end .acts .btn", sizes=WIDE)
    # What is found out about the deal comes late, below all that can be pressed.
    expect(ann.locator(".end .after ~ .fair")).to_be_attached()
    lengthen = "() => document.querySelector('.end tbody').style.setProperty('line-height', 4)"
    ann.evaluate(lengthen)  # as with many objectives
    in_sight(ann, ".end .acts .btn", sizes=WIDE)
    assert not scrolls(ann.locator("html"))
    assert not scrolls(ann.locator(".end .scroll"))  # every row is there, down to the total
