"""Hands that play: what a person does with mouse and keys, in a few words."""

from contextlib import suppress

from playwright.sync_api import Locator, Page, TimeoutError, expect

# What a page shows when it is there.
CONTENT = {
    "/": "article .btn.primary:not([disabled])",
    "/learn": ".choice article",
    "/learn/limes": ".target.square",
    "/learn/limits": ".hand button:not([disabled])",
    "/learn/limoges": ".dm.lit",
    "/rules/limes": "#s3-3",
    "/rules/limits": "#s4-3",
    "/rules/limoges": "#s3-3",
    "/replay": "#pasted",
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
    press(page.locator(".decision .primary:not([disabled])"))
    return True


def press(target: Locator) -> None:
    """Click, unless the table moves on in the same moment."""
    with suppress(TimeoutError):
        target.click(timeout=1500)


def compose(page: Page) -> bool:
    """Limoges: a step of a turn, a vote or an answer; False when others are to decide."""
    seal = page.locator(".comp .primary:not([disabled])", has_text="vote")
    if seal.count():
        dominoes, slots = page.locator(".dm:not([disabled])"), page.locator(".slots .seal")
        for n in range(min(3, dominoes.count())):
            press(dominoes.nth(n))
            press(slots.nth(n))
        press(seal)
        return True
    ready = page.locator(".comp .foot .primary:not([disabled])")
    if page.locator(".comp .foot .btn.icon").count() and ready.count():
        press(ready)
        return True
    targets = page.locator(".map .target")
    if page.locator(".dm.sel").count() and targets.count():
        press(targets.last)
        return True
    lit = page.locator(".dm.lit")
    if lit.count():
        press(lit.last)
        return True
    if ready.count():
        press(ready)
        return True
    chips = page.locator(".comp .chip")
    if chips.count():
        press(chips.first)
        return True
    return _end(page)


def composing(page: Page) -> bool:
    """Limoges: whether a step has been begun that can still be given up."""
    return page.locator(".comp .foot .primary + .icon").count() > 0


def _end(page: Page) -> bool:
    shed = page.get_by_role("button", name="End turn, remove a domino")
    if not shed.count():
        return False
    press(shed)
    return True
