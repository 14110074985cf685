"""Small and large screens: what a step needs is in sight, what lies on the table stands still."""

import re
import time
from collections.abc import Callable
from typing import Any, Literal

import pytest
from playwright.sync_api import FloatRect, Page, expect

from tests.browser import players
from tests.browser.conftest import Visit
from tests.browser.players import hide_and_play, lay, press, read_on, watch_reveal
from tests.browser.sight import SIZES, in_sight
from tests.browser.test_people import pair

ZOOMED = [(640, 400)]  # a laptop at 200 %
LAPTOPS = [(1280, 720), (1440, 900)]


def seated(
    visit: Visit,
    game: str,
    seats: int,
    pace: str = "instant",
    device: dict[str, object] | None = None,
    **wishes: Any,
) -> Page:
    """Ann and novice bots at a table."""
    page = visit(None, pace=pace, reduced_motion="reduce", **(device or {}))
    me = page.request.post("/api/me", data={"name": "Ann"}).json()
    bots = [{"kind": "bot", "level": "novice"}] * (seats - 1)
    body = {"game": game, "seats": [{"kind": "me"}, *bots], **wishes}
    answer = page.request.post("/api/tables", data=body, headers={"X-CSRF-Token": me["csrf"]})
    assert answer.ok, answer.text()
    page.goto(f"/t/{answer.json()['table']['code']}")
    return page


def until(page: Page, seen: str, step: Callable[[Page], bool], many: int = 1) -> None:
    """Play on until so many of something are on the page."""
    ended = time.monotonic() + 120
    while page.locator(seen).count() < many:
        assert time.monotonic() < ended, f"{seen} never came"
        if not step(page):
            page.wait_for_timeout(40)


@pytest.mark.parametrize("seats", [*(pytest.param(n, marks=pytest.mark.soak) for n in (2, 4)), 6])
def test_limits_shows_every_step_whole_on_every_screen(visit: Visit, seats: int) -> None:
    page = seated(visit, "limits", seats)
    sizes = SIZES + ZOOMED
    until(page, ".hand .glow-ring", lambda _: False)
    in_sight(page, "h2.line", ".hand button", ".decision .primary", ".limit svg", sizes=sizes)

    until(page, ".pop", accuse)
    in_sight(page, ".pop h3", ".pop .btn", ".hand button", sizes=sizes)
    page.locator(".pop .primary").click()

    expect(page.locator(".reveal aside > .primary")).to_be_visible()
    in_sight(page, ".reveal h2", ".reveal aside > .primary", sizes=sizes + LAPTOPS)
    in_sight(page, ".reveal .seats b", sizes=[(1280, 800), (1440, 900)])


def accuse(page: Page) -> bool:
    """Ask whether to accuse, as soon as anybody can be accused."""
    ready = page.locator(".others .btn:not([aria-disabled=true])")
    if not ready.count():
        return watch_reveal(page) or lay(page)
    press(ready.first)
    return True


@pytest.mark.soak
def test_an_open_pile_shows_all_its_cards_and_none_over_another(visit: Visit) -> None:
    page = seated(visit, "limits", 2, options=["open-pile"])
    until(page, ".spread li", lambda page: lay(page) or hide_and_play(page), many=9)

    in_sight(page, ".spread li svg:first-child", sizes=[*SIZES, *ZOOMED])
    in_sight(page, ".pile .cap", sizes=[(768, 1024), (1280, 800)])


def lay_card(page: Page, posting: int | None = None) -> None:
    """Limes: the first square that glows, a worker on a quarter, and wait for the others."""
    before = page.locator(".rounds").get_attribute("aria-label") or ""
    page.locator(".target.square").first.click()
    quarters = page.locator(".target.quarter")
    if posting is not None and quarters.count():
        quarters.nth(posting % quarters.count()).click()
    page.keyboard.press("l")
    expect(page.locator(".rounds")).not_to_have_attribute("aria-label", before)


NEEDED = (".steps .on", ".sheet .acts .primary, .bar .primary", ".board")
TOTAL = ".total b, .profs .sum"


@pytest.mark.parametrize("seats", [1, *(pytest.param(n, marks=pytest.mark.soak) for n in (2, 6))])
def test_limes_shows_board_button_and_total_together(visit: Visit, seats: int) -> None:
    page = seated(visit, "limes", seats)
    for round in range(7):
        lay_card(page, posting=round)
    sizes = [*SIZES, *ZOOMED, (1280, 720)]
    in_sight(page, *NEEDED, TOTAL, ".target.square", sizes=sizes)

    page.locator(".target.square").first.click()
    in_sight(page, *NEEDED, TOTAL, ".held", sizes=sizes)
    if seats == 6:
        in_sight(page, ".left .other", sizes=sizes)


@pytest.mark.parametrize(
    ("size", "touch"), [((740, 360), True), ((640, 400), False)], ids=["phone", "zoomed"]
)
def test_a_low_screen_shows_names_and_points_of_six_whole(
    visit: Visit, size: tuple[int, int], touch: bool
) -> None:
    viewport = {"width": size[0], "height": size[1]}
    device = {"locale": "de", "viewport": viewport, "has_touch": touch, "is_mobile": touch}
    page = seated(visit, "limes", 6, device=device)
    lay_card(page, posting=0)

    right = page.locator(".right")
    assert right.evaluate("one => one.scrollHeight - one.clientHeight") <= 0
    page.locator(".left .other .plate").evaluate_all(
        """all => all.forEach(plate => {
          plate.querySelector('b > span').textContent = 'Frida'
          plate.querySelector('.score').textContent = '21' })"""
    )
    cut = "all => all.filter(one => one.scrollWidth > one.clientWidth).map(one => one.textContent)"
    assert page.locator(".left b > span:first-child").evaluate_all(cut) == []


def view_box(page: Page) -> str:
    return page.locator(".board").get_attribute("viewBox") or ""


def place(page: Page) -> FloatRect | None:
    return page.locator(".board").bounding_box()


def test_a_chosen_card_of_limes_hides_no_square_that_can_be_chosen(visit: Visit) -> None:
    page = seated(visit, "limes", 1)
    for _ in range(3):
        lay_card(page)
    for size in ((360, 740), *ZOOMED):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        before = view_box(page)
        page.locator(".target.square").first.click()
        expect(page.locator(".held")).to_be_visible()

        assert view_box(page) == before
        assert before.endswith(" 406 406")  # five rows
        page.keyboard.press("Escape")


def test_the_board_of_limes_stands_where_it_is_when_another_has_laid(visit: Visit) -> None:
    page, bo = pair(visit)
    screens = [(360, 740), (768, 1024), (740, 360), (1280, 800)]

    def tops() -> list[float]:
        found = []
        for width, height in screens:
            page.set_viewport_size({"width": width, "height": height})
            at = place(page)
            found.append(at["y"] if at else -1)
        return found

    before = tops()
    for one in (page, bo):
        one.locator(".target.square").first.click()
        one.keyboard.press("l")
    expect(page.locator(".rounds")).to_have_attribute("aria-label", "Round 2 of 16")

    assert tops() == before


@pytest.mark.soak
def test_the_board_of_limes_stands_still_while_others_play(visit: Visit) -> None:
    page = seated(visit, "limes", 2)
    for _ in range(2):
        lay_card(page)
    page.evaluate(
        """() => { window.seen = new Set()
          const board = document.querySelector('.board')
          const note = () => seen.add(board.getAttribute('viewBox'))
          note()
          new MutationObserver(note).observe(board, {attributeFilter: ['viewBox']}) }"""
    )
    kept = view_box(page)

    page.locator(".target.square").first.click()
    page.keyboard.press("l")
    expect(page.locator(".rounds")).to_have_attribute("aria-label", "Round 4 of 16")

    seen: list[str] = page.evaluate("[...seen]")
    assert seen in ([kept], [kept, view_box(page)])  # it grows once, with the card that was laid


# How many signs lie over the walls of a hut or a tower, whose edges are here in units of the board.
COVERED = """signs => {
  const EDGES = {'#tower': [-8, -12.5, 8, 14], '#hut': [-9, -8, 9, 8.4]}
  const drawn = [...document.querySelectorAll('.board use')].flatMap(one => {
    const edges = EDGES[one.getAttribute('href')], to = one.getScreenCTM()
    const [x, y] = [one.x.baseVal.value, one.y.baseVal.value]
    const seen = (edge, n) => n % 2 ? to.f + to.d * (y + edge) : to.e + to.a * (x + edge)
    return edges ? [edges.map(seen)] : []
  })
  return [...document.querySelectorAll(`.board ${signs}`)].filter(one => {
    const box = one.getBoundingClientRect(), half = box.height / 2
    const [x, y] = [box.left + box.width / 2, box.top + half]
    const apart = (low, at, high) => Math.max(low - at, 0, at - high)
    return drawn.some(([left, top, right, bottom]) =>
      Math.hypot(apart(left, x, right), apart(top, y, bottom)) < half)
  }).length
}"""


def test_signs_cover_no_hut_and_no_tower(visit: Visit) -> None:
    page = seated(visit, "limes", 1)
    for round in range(4):
        page.locator(".target.square").first.click()
        page.locator(".gain").first.wait_for()
        assert page.evaluate(COVERED, ".gain rect") == 0
        page.locator(".target.quarter").nth(round % 3).click()
        page.keyboard.press("l")
        expect(page.locator(".rounds")).to_have_attribute("aria-label", f"Round {round + 2} of 16")
        for row in page.locator("button.row").all():
            row.hover()
            assert page.evaluate(COVERED, ".number circle") == 0


@pytest.mark.soak
def test_the_floating_card_never_covers_what_is_pointed_at(visit: Visit) -> None:
    page = seated(visit, "limes", 1)
    lay_card(page)
    ghost = page.locator(".ghost")

    page.locator(".cards rect").first.hover(force=True)
    expect(ghost).to_have_css("opacity", "0")
    square = page.locator(".target.square").first
    square.hover()
    expect(ghost).not_to_have_css("opacity", "0")
    at, shown = square.bounding_box(), ghost.bounding_box()
    assert at and shown and abs(at["x"] + at["width"] / 2 - shown["x"] - shown["width"] / 2) < 2


# For every mark of a seat the worst of all surfaces: how far its ink or its material stands out.
CONTRAST = """() => {
  const light = colour => {
    const [r, g, b] = colour.match(/[0-9.]+/g).slice(0, 3).map(n => n / 255)
      .map(n => n <= 0.04045 ? n / 12.92 : ((n + 0.055) / 1.055) ** 2.4)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05
  }
  const ratio = (a, b) => Math.max(light(a), light(b)) / Math.min(light(a), light(b))
  const probe = document.body.appendChild(document.createElement('i'))
  const colour = name => (probe.style.color = `var(--${name})`, getComputedStyle(probe).color)
  const surfaces = ['well', 'ground', 'surface', 'raised', 'accent-soft'].map(colour)
  return [...document.querySelectorAll('.seat')].map(mark => {
    const { fill, stroke } = getComputedStyle(mark.querySelector('g'))
    return Math.min(...surfaces.map(on => Math.max(ratio(fill, on), ratio(stroke, on))))
  })
}"""


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_every_seat_stands_out_on_every_surface(
    visit: Visit, theme: Literal["light", "dark"]
) -> None:
    page = seated(visit, "limits", 6)
    page.emulate_media(color_scheme=theme)
    page.locator(".hand button").first.wait_for()

    contrasts: list[float] = page.evaluate(CONTRAST)

    assert len(contrasts) == 6 and min(contrasts) >= 3


def test_what_was_sealed_is_seen_after_a_reload(visit: Visit) -> None:
    page, _ = pair(visit, "limits")
    hand = page.locator(".hand button")
    for n in (0, 2):
        hand.nth(n).click()
    page.locator(".decision .primary").click()
    expect(page.get_by_role("button", name="Change my choice")).to_be_visible()
    sealed = page.locator(".hand button.chosen")
    cards = [one.get_attribute("aria-label") for one in sealed.all()]

    page.reload()
    expect(sealed).to_have_count(2)

    assert [one.get_attribute("aria-label") for one in sealed.all()] == cards


def test_limits_counts_the_round_that_is_told_and_shows_own_limit_cards(visit: Visit) -> None:
    page = seated(visit, "limits", 3)
    until(page, ".reveal aside > .primary", lambda page: players.accuse(page) or lay(page))
    head = page.locator(".rounds")
    expect(head).to_have_attribute("aria-label", re.compile("Round 1 of"))

    page.locator(".reveal aside > .primary").click()
    expect(head).to_have_attribute("aria-label", re.compile("Round 2 of"))
    until(page, ".mine", lay)
    expect(page.locator(".me")).to_contain_text("limit card")
    expect(page.locator(".me")).to_contain_text("hidden")


def test_a_spectator_reads_whom_limits_waits_for(visit: Visit) -> None:
    ann, _ = pair(visit, "limits")
    ann.locator(".hand button").first.wait_for()
    watcher = visit(ann.url)

    expect(watcher.locator("h2.watched")).to_contain_text("Waiting for Ann and Bo")


@pytest.mark.soak
def test_the_introduction_to_limits_ends_with_its_last_words(visit: Visit) -> None:
    page = visit("/learn/limits", reduced_motion="reduce")
    until(page, ".pop", accuse_ines)
    page.locator(".pop .primary").click()

    expect(page.locator(".reveal h2")).to_be_visible()
    expect(page.locator(".lesson .primary")).to_be_visible()
    expect(page.locator(".reveal aside > .primary")).to_have_count(0)


def accuse_ines(page: Page) -> bool:
    """The next step of the introduction; who has cards in hand is not told that it is empty."""
    assert not page.locator("h2.line", has_text="empty").count()
    return read_on(page) or accuse(page)
