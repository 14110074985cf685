"""Limits in two browsers to the end, each page searched for what it must not hold."""

import json
import time
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.players import hide_and_play, lay, play_now, press, watch_reveal

SCREENS = [(360, 780), (700, 900), (768, 1024), (1001, 700), (1100, 700), (1280, 720)]
SCREENS += [(1366, 768), (1920, 1080)]
OWN_ONLY = ("limits-drew", "limits-hid")  # events that show cards to their own seat


# What a page shows while a round is played and its player may not see: cards and colours outside
# the own part of the table, laid cards under the top one, offers to lay what is not in hand. What
# somebody has just done may name the colour of the top card, and no other.
PEEK = """() => {
  const main = document.querySelector('main.limits')
  if (!main) return []
  const own = '.limit, .hand, .me, .pile, .decision, .line, .deed'
  const others = main.cloneNode(true)
  for (const part of others.querySelectorAll(own)) part.remove()
  const peeked = others.outerHTML
    .match(/.{0,60}(cc-[rygbv]|\\b(red|yellow|green|blue|violet)\\b).{0,60}/g) ?? []
  const laid = [...main.querySelectorAll('.pile svg[role=img]')].map(card => card.outerHTML)
  const top = main.querySelector('.pile svg[role=img]')?.ariaLabel ?? '-'
  const deeds = [...main.querySelectorAll('.deed')].map(deed => deed.textContent)
    .filter(words => /red|yellow|green|blue|violet/.test(words.replace(top, '')))
  const hand = [...main.querySelectorAll('.hand button')].map(card => card.ariaLabel)
  const offers = [...document.querySelectorAll('.twin button')].map(button => button.textContent)
    .filter(words => !/^(Accuse|Close)/.test(words) && !hand.some(card => words.includes(card)))
  return [...peeked, ...deeds, ...laid.slice(1), ...(hand.length ? offers : [])] }"""


def listen(page: Page) -> list[dict[str, Any]]:
    """Every message that the server sends to this page from now on, by either line."""
    heard: list[dict[str, Any]] = []
    page.on(
        "websocket",
        lambda line: line.on("framereceived", lambda frame: heard.append(json.loads(str(frame)))),
    )
    page.on("response", lambda one: heard.extend(one.json()) if "/news?" in one.url else None)
    return heard


def invited(visit: Visit) -> tuple[Page, Page]:
    """A host who opens a table for two, and a friend who comes by the link."""
    host = visit()
    article = host.locator("article", has=host.get_by_role("heading", name="Limits", exact=True))
    article.get_by_role("button", name="Invite").click()
    host.get_by_role("button", name="2", exact=True).click()
    host.get_by_role("button", name="Create table").click()
    host.wait_for_url("**/t/*")
    link = host.get_by_label("Link to this table").input_value()
    friend = visit(link)
    return host, friend


def test_two_browsers_play_to_the_end_and_hold_no_secret(visit: Visit) -> None:
    host, friend = invited(visit)
    told = [listen(host), listen(friend)]
    host.reload()
    friend.reload()
    friend.get_by_role("button", name="Sit here").click()
    expect(host.locator(".hand button").first).to_be_visible()

    ended = time.monotonic() + 240
    while not all(page.locator(".won").count() for page in (host, friend)):
        assert time.monotonic() < ended, "the game does not end"
        if not any([hide_and_play(host), hide_and_play(friend)]):
            host.wait_for_timeout(40)
        for page in (host, friend):
            assert page.evaluate(PEEK) == []
            skip = page.get_by_role("button", name="Show the result")
            if skip.count():
                press(skip)

    for seat, (page, messages) in enumerate(zip((host, friend), told, strict=True)):
        assert messages
        for message in messages:
            check_message(message, seat)
        kept = page.evaluate("JSON.stringify([{...localStorage}, {...sessionStorage}])")
        assert "hand" not in kept and "hidden" not in kept
        stores = page.evaluate("Promise.all([caches.keys(), indexedDB.databases()])")
        assert stores == [[], []]


def check_message(message: dict[str, Any], seat: int) -> None:
    """Only one's own view, one's own moves, and no card of others before it is shown."""
    assert "memory" not in json.dumps(message)
    parts = [message.get("table") or {}, message.get("patch") or {}]
    for part in parts:
        assert set(part.get("views") or {}) <= {str(seat), "watch"}
        assert set(part.get("own") or {}) <= {str(seat)}
    assert set(message.get("legal") or {}) <= {str(seat)}
    for key, events in (message.get("events") or {}).items():
        assert key in (str(seat), "watch")
        for event in events:
            if event["name"] in OWN_ONLY:
                assert event["facts"]["seat"] == seat


def test_an_accusation_is_asked_before_it_is_made(visit: Visit) -> None:
    page = visit()
    play_now(page, "Limits")
    expect(page.locator(".hand button").first).to_be_visible()
    question = page.locator(".pop", has_text="If you are right")
    ended = time.monotonic() + 120
    while not question.count():
        assert time.monotonic() < ended, "nobody can be accused"
        ready = page.locator(".others .btn:not([aria-disabled=true])")
        if ready.count():
            press(ready.first)
        elif not watch_reveal(page) and not lay(page):
            page.wait_for_timeout(50)

    expect(question).to_contain_text("If you are wrong")
    question.get_by_role("button", name="Cancel").click()
    expect(question).to_have_count(0)


def test_the_hand_lies_in_one_row_and_a_laptop_needs_no_scrolling(visit: Visit) -> None:
    page = visit(reduced_motion="reduce")
    play_now(page, "Limits")
    expect(page.locator(".hand button:not([disabled])")).to_have_count(5)
    page.locator(".hand button").first.click()

    for width, height in SCREENS:
        page.set_viewport_size({"width": width, "height": height})
        tops = page.evaluate(
            "[...document.querySelectorAll('.hand button:not(.chosen)')]"
            ".map(card => card.getBoundingClientRect().top)"
        )
        assert len(set(tops)) == 1, width
        if width > 1000:
            assert page.evaluate("document.documentElement.scrollHeight") <= height, width
            expect(page.locator(".decision .primary")).to_be_in_viewport(ratio=1)


def test_who_cannot_be_accused_is_said_with_its_rule(visit: Visit) -> None:
    host, friend = invited(visit)
    friend.get_by_role("button", name="Sit here").click()

    for page in (host, friend):
        expect(page.locator(".hand button:not([disabled])").first).to_be_visible()
        assert "Rule §3.1" in why_not(page)
        lay(page)
    for page in (host, friend):
        expect(page.locator(".mine")).to_be_visible()  # all have hidden, nobody has laid
    said = {why_not(page) for page in (host, friend)}

    assert len(said) == 2 and all("Rule §4.3" in words for words in said)


def test_a_refusal_goes_when_a_bot_plays_on(visit: Visit) -> None:
    host, friend = invited(visit)
    friend.get_by_role("button", name="Sit here").click()
    expect(host.locator(".hand button:not([disabled])").first).to_be_visible()
    host.locator(".decision .primary").click(force=True)
    expect(host.locator(".no")).to_contain_text("First hide 2 cards")

    for name in ("Menu", "Let a bot play for me", "Let it play"):
        host.get_by_role("button", name=name, exact=True).click()

    expect(host.locator(".bar[role=alert]")).to_be_visible()
    expect(host.locator(".no")).to_have_count(0)


def why_not(page: Page) -> str:
    """What is said when somebody who cannot be accused is accused by keys."""
    page.locator(".others .btn[aria-disabled=true]").first.focus()
    page.keyboard.press("Enter")
    said = page.get_by_role("alert")
    expect(said).to_contain_text("Rule")
    return said.inner_text()


def test_one_device_needs_a_curtain(visit: Visit) -> None:
    page = visit()
    article = page.locator("article", has=page.get_by_role("heading", name="Limits", exact=True))
    article.get_by_role("button", name="Hot-seat").click()
    page.get_by_role("button", name="2", exact=True).click()
    page.get_by_label("Player 1").fill("Ann")
    page.get_by_label("Player 2").fill("Bo")
    page.get_by_role("button", name="Start").click()

    expect(page.get_by_role("heading", name="Ann is next")).to_be_visible()
    expect(page.locator(".hand")).to_have_count(0)
    page.get_by_role("button", name="I am Ann").click()
    for n in (0, 1):
        page.locator(".hand button").nth(n).click()
    page.locator(".decision .primary").click()

    expect(page.get_by_role("heading", name="Bo is next")).to_be_visible()
    expect(page.locator(".hand")).to_have_count(0)
