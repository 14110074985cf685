"""Les Deux Limoges: what composer, plates and cards say of a moment is true and whole."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from limestone.rules.limoges.agenda import Voting
from tests.browser.conftest import Visit
from tests.browser.sight import in_sight
from tests.browser.test_endings import replay, say
from tests.browser.test_limoges_moves import staged
from tests.browser.test_limoges_room import CUT, WIDE
from tests.browser.test_screens import seated
from tests.limoges.positions import after, table
from tests.limoges.scenes import BUSY, GUARDED, JAIL, RICH, Scene, turn

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
POOR = turn("0 coins 1", "0 hand 6-4 5-4 1-0")
BUILT = turn(*BUSY, "ab_03 1 6-1", "port_naveix 1 4-1 blue", "0 fr 4")
FOUR = turn(*RICH, "1 coins 88", "2 coins 77", "3 coins 66", seats=4)


def at(visit: Visit, scene: Scene, **settings: Any) -> Page:
    page = staged(visit, scene, reduced_motion="reduce", **settings)
    expect(page.locator(".comp")).to_be_visible()
    page.wait_for_timeout(400)  # what the choices cost has come
    return page


def test_a_domino_that_fits_nowhere_is_not_removed_by_the_way(visit: Visit) -> None:
    page = at(visit, Scene(POOR, "end 6-4", 3))

    page.locator(".dm").first.click()

    expect(page.locator(".comp .now")).to_contain_text("fits nowhere now")
    expect(page.locator(".comp .foot .primary")).to_have_count(0)
    page.keyboard.press("l")
    page.wait_for_timeout(300)
    expect(page.locator(".lesson .at")).to_have_text("Step 1 of 2")


@pytest.mark.parametrize(("size", "box"), [((1280, 800), ".comp .ask"), ((740, 360), ".tray")])
def test_what_is_asked_stays_in_sight_while_the_choices_scroll(
    visit: Visit, size: tuple[int, int], box: str
) -> None:
    screen = {"viewport": {"width": size[0], "height": size[1]}}
    page = at(visit, Scene(BUILT, "destroy ab_03 fr", 2), **screen)

    page.locator(box).evaluate("box => box.scrollTo(0, 120)")

    expect(page.locator(".comp .chip").first).not_to_be_in_viewport(ratio=0.5)
    in_sight(page, ".comp .now", sizes=[size])


# The last choice is cut by so little that it can be read.
LOWER = """box => {
  const foot = one => one.getBoundingClientRect().bottom
  const room = foot(box) - foot([...box.querySelectorAll('.chip')].at(-1))
  box.querySelector('.opt').style.paddingTop = `${room + 5}px`
  box.append(document.createElement('i'))
}"""


def test_choices_that_are_seen_are_not_counted_as_hidden(visit: Visit) -> None:
    page = at(visit, Scene(JAIL, "jail on keys_cite", 2))

    page.locator(".comp .ask").evaluate(LOWER)

    page.wait_for_timeout(300)
    expect(page.locator(".comp .below")).to_have_count(0)


def test_a_guard_that_moves_for_the_fee_that_is_paid_is_free(visit: Visit) -> None:
    page = at(visit, Scene(after(GUARDED, "0 guards chateau"), "guard gi_fustinie low", 2))

    expect(page.get_by_role("group", name="Place or move a guard")).to_contain_text("free")


def test_a_meeple_put_back_says_what_it_takes(visit: Visit) -> None:
    idle = turn(*RICH, "corruption 0 5-1", "0 has red 1 blue 1")
    page = at(visit, Scene(idle, "activate corruption blue", 2))

    chips = page.locator(".comp .chip", has_text="Activate")
    expect(chips).to_have_count(2)
    assert all("free of charge" in said for said in chips.all_inner_texts())


def test_who_is_imprisoned_is_told_apart_from_the_tile_that_they_stand_on(visit: Visit) -> None:
    page = at(visit, Scene(JAIL, "jail tile t05", 2))

    said = page.locator(".comp .chip .tx").all_inner_texts()

    assert len(set(said)) == len(said) == 6


def test_what_can_be_destroyed_says_so_in_its_card(visit: Visit) -> None:
    page = at(visit, Scene(BUILT, "destroy ab_03 fr", 2))

    page.locator(".map [data-look='gi_orgolet']").first.hover()

    card = page.locator(".inspector")
    expect(card).to_contain_text("Destroy · Viscount’s man: all 4 Viscount’s men back")
    expect(card).to_contain_text("Destroy · French influence: ")


def test_no_name_of_a_tile_is_cut_on_a_plate(visit: Visit) -> None:
    page = at(visit, Scene(JAIL, "jail tile t05", 2))

    expect(page.locator(".pl .tile b")).to_have_text(["Bernard Itier, librarian"])
    assert page.locator(".pl .tile b").evaluate_all(CUT) == []


# Parts of the line of a player that lie outside of it, or over another.
OVER = """[...document.querySelectorAll('.strip li')].filter(line => {
  const edge = line.getBoundingClientRect().right
  return [...line.children].some((one, n, all) => one.getBoundingClientRect().right > edge + 1
    || n && one.getBoundingClientRect().left < all[n - 1].getBoundingClientRect().right - 1)
}).map(line => line.innerText)"""


def test_four_players_stand_beside_each_other_on_a_phone(visit: Visit) -> None:
    page = at(visit, Scene(FOUR, "end 6-4", 3), **PHONE)

    in_sight(page, ".strip li", ".strip b", sizes=[(360, 740), (740, 360)])
    assert page.evaluate(OVER) == []
    assert page.evaluate("document.documentElement.scrollWidth") == 360


def test_the_points_above_the_map_of_a_phone_are_those_of_the_end(visit: Visit) -> None:
    page = replay(visit, "limoges/four-abbey", **PHONE)
    expect(page.locator(".end .sum td").first).to_be_attached()
    order = page.locator(".end thead .who .named").all_inner_texts()
    totals = dict(zip(order, page.locator(".end .sum td").all_inner_texts(), strict=True))

    names = page.locator(".strip b").all_inner_texts()
    points = [re.sub(r"\D", "", one) for one in page.locator(".strip .vp").all_inner_texts()]

    assert dict(zip(names, points, strict=True)) == totals


def test_ones_own_objectives_stand_on_ones_own_plate(visit: Visit) -> None:
    page = seated(visit, "limoges", 2)
    expect(page.locator(".slots")).to_be_visible()

    in_sight(page, ".pl .goal", sizes=WIDE)
    own = page.locator(".pl").first.locator(".goal b").all_inner_texts()
    assert page.locator(".pl .goal").count() == len(own) == 2
    page.get_by_role("tab", name="Objectives").click()
    assert page.locator("#drawer p b").all_inner_texts() == own


ASKED_BACK = (
    "0 coins 20",
    "0 hand 6-4 5-4 5-3 3-2 2-0",
    "1 hand 6-5 4-4 3-1",
    "0 has red 3 blue 3 yellow 2",
    "1 has red 4 blue 3 yellow 2",
    "port_naveix 0 4-1 blue",
    "motte 0 3-3 yellow",
    "consulat_chateau 0 5-1 red",
)


@pytest.mark.parametrize("locale", ["en", "fr"])
def test_what_a_round_brought_and_what_comes_back_is_told_whole_while_one_votes(
    visit: Visit, locale: str
) -> None:
    voting = table(2, *ASKED_BACK)._replace(agenda=(Voting(),), round=2)
    reward = {"name": "limoges-points-reward", "facts": {"seat": 1, "points": 3, "place": ""}}
    begun = {"name": "limoges-round", "facts": {"round": 2, "first": 0}}
    page = at(visit, Scene(voting, "vote red:5-4", 3), told=[reward, begun], locale=locale)

    for n in range(3):
        page.locator(".dm").nth(n).click()

    expect(page.locator(".comp .recalls li")).to_have_count(3)
    expect(page.locator(".comp .recalls p")).to_have_count(1)
    expect(page.locator(".comp .rewards")).to_contain_text("Ines")
    in_sight(page, ".comp .rewards", ".seal", ".recalls li", ".comp .foot > .btn", sizes=WIDE)


@pytest.mark.parametrize("size", [(1280, 800), (360, 740)])
def test_the_picture_of_a_recruitment_is_had_again_from_a_replay(
    visit: Visit, size: tuple[int, int]
) -> None:
    screen = {"viewport": {"width": size[0], "height": size[1]}}
    page = replay(visit, "limoges/four-busy", reduced_motion="reduce", **screen)
    page.get_by_label(say("web-review-jump")).select_option(index=0)
    picture = page.locator(".recruited")
    for _ in range(12):
        if picture.count():
            break
        page.get_by_label(say("web-next"), exact=True).click()
        page.wait_for_timeout(300)

    picture.locator(".btn").click()
    expect(picture).to_have_count(0)
    page.locator(".said").get_by_role("button", name="Show the recruitment").click()

    expect(picture).to_be_visible()
