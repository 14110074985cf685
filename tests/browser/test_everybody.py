"""For everyone: words instead of a board, names instead of You, nothing moving, every page of every
game in every language."""

import time
from itertools import pairwise
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visit
from tests.browser.players import (
    compose,
    hide_and_play,
    lay,
    lay_by_mouse,
    open_page,
    play_now,
    watch_reveal,
)
from tests.browser.test_tables import LANGUAGES, faults, seen_by

GOLDEN = Path(__file__).parents[1] / "golden"
GAMES = ["limes", "limits", "limoges"]


def watch(page: Page, game: str) -> None:
    """Open the record of a finished game at its end."""
    record = next(
        text
        for path in sorted((GOLDEN / game).glob("*.game"))
        if "\nresult" in (text := path.read_text(encoding="utf-8")) and "\nseats 1\n" not in text
    )
    page.goto("/replay")
    page.locator("#pasted").fill(record)
    page.locator("main .panel > button.btn").click()
    expect(page.locator(".controls")).to_be_visible()
    page.locator(".controls .btn.icon").nth(4).click()
    expect(page.locator(".controls .btn.icon").nth(4)).to_be_disabled()


def test_the_words_of_limoges_vote_and_build(visit: Visit) -> None:
    page = visit()
    play_now(page, "Les Deux Limoges")
    expect(page.get_by_role("heading", name="Recruitment")).to_be_visible()

    page.keyboard.press("t")
    twin = page.locator(".twin")
    vote = twin.get_by_role("button", name="Viscount’s man: domino").first
    press_by_keys(page, vote.inner_text())
    press_by_keys(page, "Confirm votes")
    expect(page.locator(".comp .now")).to_be_visible()
    page.keyboard.press("t")
    press_by_keys(page, "Place")
    while not twin.get_by_role("button", name="Confirm").is_enabled():
        press_by_keys(page, twin.locator("h3 ~ button").first.inner_text())
    press_by_keys(page, "Confirm")

    expect(page.locator(".comp .done")).to_have_count(1)


def press_by_keys(page: Page, name: str) -> None:
    """Go by Tab to a button of the text twin, and press Enter."""
    for _ in range(200):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.closest('.twin button')?.textContent") == name:
            page.keyboard.press("Enter")
            return
    raise AssertionError(f"no way by Tab to {name}")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.soak
def test_a_replay_calls_nobody_you(visit: Visit, game: str) -> None:
    page = visit(None)
    watch(page, game)

    expect(page.locator("main").first).to_contain_text("Player 1")
    expect(page.get_by_text("You", exact=True)).to_have_count(0)
    of_nobody = page.locator(":text('Your'):not(.tile *)")  # a tile speaks to whoever holds it
    expect(of_nobody).to_have_count(0)


# What ever moves on the page, and how often it makes a sound.
WATCH = """
  window.moved = new Set(); window.heard = 0
  const look = () => {
    for (const one of document.getAnimations())
      if (one.effect.getComputedTiming().duration > 0)
        window.moved.add(one.animationName ?? one.transitionProperty)
    for (const one of document.querySelectorAll('.map .coin, .reveal .wait'))
      window.moved.add(one.className.baseVal ?? one.className)
    requestAnimationFrame(look) }
  requestAnimationFrame(look)
  const start = OscillatorNode.prototype.start
  OscillatorNode.prototype.start = function (...when) { window.heard++; start.apply(this, when) }
  window.AudioContext = class extends AudioContext {
    constructor() { super(); window.heard++ } }
"""


@pytest.mark.parametrize(
    "how", [pytest.param("system", marks=pytest.mark.soak), "setting", "neither"]
)
def test_nothing_moves_or_sounds_for_those_who_want_it_still(visit: Visit, how: str) -> None:
    page = visit(reduced_motion="reduce" if how == "system" else "no-preference")
    page.context.add_init_script(WATCH)
    if how == "setting":
        page.get_by_role("button", name="Settings").click()
        page.get_by_label("Animations").uncheck()
        page.get_by_label("Sounds").uncheck()
        page.get_by_role("button", name="Close").click()
    for game in GAMES:
        page.goto("/")
        play_a_while(page, game)
        moved, heard = page.evaluate("[[...window.moved], window.heard]")

        assert bool(moved) == (how == "neither"), (game, moved)
        assert bool(heard) == (how != "setting"), (game, heard)


def play_a_while(page: Page, game: str) -> None:
    """Some decisions of one's own, and those of a bot between them."""
    page.locator("article").nth(GAMES.index(game)).locator(".ways .way").first.click()
    page.locator("dialog .chip").first.click()
    page.locator("dialog .btn.primary").click()
    page.wait_for_url("**/t/*")
    if game == "limes":
        for round in (1, 2, 3):
            lay_by_mouse(page, round)
        return
    done, ended = 0, time.monotonic() + 60
    seen = page.locator(".reveal, .comp .done").first  # an accusation, a turn that has begun
    while done < 6 or not seen.count():
        assert time.monotonic() < ended, f"nothing happens: {done}"
        if compose(page) if game == "limoges" else hide_and_play(page):
            done += 1
        else:
            page.wait_for_timeout(40)


@pytest.mark.soak
def test_every_card_that_bots_lay_can_be_seen(visit: Visit) -> None:
    page = visit(pace="quick")
    play_now(page, "Limits")
    expect(page.locator(".hand button").first).to_be_visible()
    page.evaluate(
        """() => { window.seen = []; const look = () => {
          const now = document.querySelector('.pile .cap')?.textContent
          if (now && now !== window.seen.at(-1)?.now) window.seen.push({ now, at: Date.now() }) }
          const all = { subtree: true, childList: true, characterData: true }
          new MutationObserver(look).observe(document.body, all) }"""
    )
    pauses: list[int] = []
    ended = time.monotonic() + 60
    while not pauses:
        assert time.monotonic() < ended, "no bot lays a card after another one"
        if not watch_reveal(page) and not lay(page):
            page.wait_for_timeout(100)
        laid = [one for one in page.evaluate("window.seen") if " by " in one["now"]]
        others = [one for one in laid if not one["now"].endswith(" you")]
        pauses = [b["at"] - a["at"] for a, b in pairwise(laid) if a in others and b in others]

    assert min(pauses) > 700, laid


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_other_page_shuts_anybody_out(visit: Visit, language: str) -> None:
    page = visit(None, **seen_by(language))
    for path in ("/rules/limes", "/rules/limoges", "/learn/limits", "/nowhere"):
        open_page(page, path)
        assert faults(page) == [], path
    for game in GAMES:
        watch(page, game)
        assert faults(page) == [], game
    open_page(page, "/")
    for button in (*page.locator("article").nth(1).locator(".ways .way").all(), settings(page)):
        button.click()
        expect(page.locator("dialog .body")).to_be_visible()
        assert faults(page) == [], button
        page.keyboard.press("Escape")
    for n, seen in ((2, ".lobby"), (1, ".curtain")):
        open_page(page, "/")
        page.locator("article").nth(1).locator(".ways .way").nth(n).click()
        page.locator("dialog .btn.primary").click()
        expect(page.locator(seen)).to_be_visible()
        assert faults(page) == [], seen
    page.locator(".curtain .btn").click()
    settings(page).click()  # the menu of a table stands in the same place
    assert faults(page) == [], "menu"


def settings(page: Page) -> Locator:
    return page.locator("header button.icon").last
