"""Hands that play: what a person does with mouse and keys, in a few words."""

import re
from contextlib import suppress

from playwright.sync_api import Locator, Page, TimeoutError, expect

# What a page shows when it is there.
CONTENT = {
    "/": "article .btn.primary:not([disabled])",
    "/learn": ".choice article",
    "/learn/limes": "main .board",
    "/learn/limits": "main .hand",
    "/learn/limoges": ".dm.lit",
    "/rules/limes": "#s3-3",
    "/rules/limits": "#s4-3",
    "/rules/limoges": "#s3-3",
    "/replay": "#pasted",
    "/games": "main .panel:is(:has(li), :has(.none))",
    "/nowhere": "main h1",
}


def open_page(page: Page, path: str) -> None:
    """Go to a page and wait until it shows what it is about."""
    page.goto(path)
    expect(page.locator(CONTENT[path]).first).to_be_visible()


def play_now(page: Page, game: str) -> None:
    """Start a game from the first page, with one click."""
    card = page.locator("article", has=page.get_by_role("heading", name=game, exact=True))
    card.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/t/*")


def lay_by_mouse(page: Page, round: int) -> None:
    """Limes: the first square that glows; in every other round a worker on the card."""
    before = page.locator(".rounds").get_attribute("aria-label") or ""
    page.locator(".target.square").first.click()
    quarters = page.locator(".target.quarter")
    if round % 2 and quarters.count():
        quarters.nth(round % quarters.count()).click()
    page.locator(".acts .primary, .bar .primary").locator("visible=true").first.click()
    if round < 16:
        expect(page.locator(".rounds")).not_to_have_attribute("aria-label", before)


def hide_and_play(page: Page) -> bool:
    """Limits: whatever is due, done the plainest way; False when nothing is."""
    return watch_reveal(page) or accuse(page) or lay(page)


def read_on(page: Page) -> bool:
    """An introduction: the next page, or the exchange it asks for; False when it asks for more."""
    exchange = page.locator(".decision .btn", has_text="Exchange")
    onward = page.locator(".lesson .next.primary").or_(exchange)
    if not onward.count():
        return False
    press(onward.first)
    return True


def watch_reveal(page: Page) -> bool:
    """Limits: go on after an accusation; False when none is shown."""
    following = page.locator(".reveal aside > .btn.primary")
    if following.count() and following.is_visible():
        press(following)
        return True
    result = page.get_by_role("button", name="Show the result")
    if not result.count():
        return False
    press(result)
    return True


def accuse(page: Page) -> bool:
    """Limits: the first who can be accused; False when nobody can."""
    ready = page.locator(".others .btn:not([aria-disabled=true])")
    if not ready.count() or not page.locator(".pile .top-card").count():
        return False
    press(ready.first)
    press(page.locator(".pop .primary"))
    return True


def lay(page: Page) -> bool:
    """Limits: hide or lay the first cards of the hand; False when neither is due."""
    if not page.locator(".hand button:not([disabled])").count():
        return False
    many = 2 if page.get_by_role("heading", name="Choose 2 cards to hide").count() else 1
    for _ in range(many):
        press(page.locator(".hand button:not([disabled])[aria-pressed=false]").first)
    press(page.locator(".decision .primary:not([aria-disabled=true])"))
    return True


def press(target: Locator) -> None:
    """Click, unless the table moves on in the same moment."""
    with suppress(TimeoutError):
        target.click(timeout=1500)


READY = ".comp .foot .primary:not([disabled])"


def compose(page: Page) -> bool:
    """Limoges: `decide`, and put the picture of the votes away before."""
    picture = page.locator(".recruited .btn")
    if picture.count():
        press(picture)
    return decide(page)


def decide(page: Page) -> bool:
    """Limoges: a step of a turn, a vote or an answer; False when others are to decide."""
    if page.locator(".slots .seal:not([disabled])").count():
        return vote(page)
    ready, chips = page.locator(READY), page.locator(".comp .chip")
    targets, lit = page.locator(".map .target"), page.locator(".dm.lit")
    if composing(page):
        ways = [ready, targets.last, chips.first, lit.last]
    else:
        ways = [lit.last, ready, chips.first]
    for way in ways:
        if way.count():
            press(way)
            return True
    return _end(page)


def vote(page: Page) -> bool:
    """Limoges: a domino for each colour, one after another."""
    hand = page.locator(".dm:not([disabled])").evaluate_all("all => all.map(d => d.dataset.domino)")
    for domino in hand[:3]:
        press(page.locator(f".dm[data-domino='{domino}']"))
    press(page.locator(".comp .foot > .btn").first)
    return True


def key_in(page: Page) -> bool:
    """Limoges: the same by keys alone; False when others are to decide."""
    key = _key(page)
    for one in key:
        page.keyboard.press(one)
    return bool(key)


def _key(page: Page) -> list[str]:
    """What is pressed next."""
    lit, chips = (page.locator(f"{thing} .nth") for thing in (".dm.lit", ".comp .chip"))
    if page.locator(".slots .seal:not([disabled])").count():
        return ["1", "2", "3", "l"]
    ready = page.locator(READY).count()
    if composing(page):
        aimed = page.locator(".map .target:focus").count()
        return ["l"] if ready else ["Enter"] if aimed else _first(chips, lit) or ["Escape"]
    ends = page.locator(".comp .foot .btn:not(.icon)").count()
    return _first(lit) or (["f"] if ends else _first(chips))


def _first(*numbers: Locator) -> list[str]:
    """The number of the first that has one."""
    return next(([one.first.inner_text()] for one in numbers if one.count()), [])


def composing(page: Page) -> bool:
    """Limoges: whether a step has been begun that can still be given up."""
    return page.locator(".comp .foot .primary + .icon").count() > 0


def _end(page: Page) -> bool:
    shed = page.get_by_role("button", name=re.compile("^End turn, remove "))
    if not shed.count():
        return False
    press(shed)
    return True
