"""A club night in two browsers: its organiser and a player, among others without one."""

import time
from random import Random

from playwright.sync_api import Browser, Page, expect

from limestone.i18n import Speech
from tests.browser.conftest import RunningServer
from tests.server.nights.evening import Evening

say = Speech("en").say


def opened(browser: Browser, evening: Evening, who: str, width: int = 1280) -> Page:
    """The page of the night, as somebody sees it."""
    client = evening.players[who] if who else evening.organiser
    url = str(client._http.base_url)
    context = browser.new_context(viewport={"width": width, "height": 800}, locale="en-GB")
    context.add_cookies(
        [{"name": k, "value": v, "url": url} for k, v in client._http.cookies.items()]
    )
    page = context.new_page()
    page.goto(f"{url.rstrip('/')}/club/{evening.code}")
    return page


def test_two_browsers_at_a_night(browser: Browser, server: RunningServer) -> None:
    evening = Evening(
        server.url, ["Noor", "Tomas", "Wim", "Ines"], same=True, rounds=2, pace={"seconds": 3600}
    )
    clara, noor = opened(browser, evening, ""), opened(browser, evening, "Noor", 360)
    noor.locator(".bottom").get_by_role("button", name="I am ready").click()
    expect(clara.get_by_text("here · ready", exact=True).first).to_be_visible(timeout=30_000)

    clara.get_by_role("button", name="Announce").click()
    clara.get_by_label("What everyone is to read").fill("<b>Welcome</b>")
    clara.get_by_role("dialog").get_by_role("button", name="Announce").click()
    expect(noor.get_by_text("<b>Welcome</b>").first).to_be_visible(timeout=30_000)
    clara.get_by_role("button", name="Pair round 1").click()
    clara.get_by_role("dialog").get_by_role("button", name="Pair round 1").click()

    expect(noor.get_by_role("link", name="To my table")).to_be_visible(timeout=30_000)
    expect(noor.get_by_text("Other tables lay the same cards.", exact=False)).to_be_visible()
    assert noor.evaluate("document.documentElement.scrollWidth") <= 360
    evening.leave_to_bots()
    evening.wait("break")
    expect(noor.get_by_role("cell", name="1", exact=True).first).to_be_visible(timeout=30_000)
    expect(clara.get_by_role("button", name="Pair round 2")).to_be_enabled(timeout=30_000)

    noor.get_by_role("button", name="Sit out").click()
    expect(noor.get_by_role("button", name="Play again")).to_be_visible()
    noor.get_by_role("button", name="Play again").click()
    expect(noor.get_by_role("button", name="Leave", exact=True)).to_be_visible()


def test_a_night_says_who_is_missing_what_is_announced_and_who_has_won(
    browser: Browser, server: RunningServer
) -> None:
    soon = int(time.time() * 1000) + 3_600_000
    evening = Evening(server.url, ["Noor", "Tomas"], rounds=1, starts=soon, pace={"seconds": 3600})
    clara, noor = opened(browser, evening, ""), opened(browser, evening, "Noor")
    expect(clara.get_by_text("here", exact=False).first).to_be_visible()

    clara.get_by_role("button", name="Pair round 1").click()
    asked = clara.get_by_role("dialog")
    expect(asked).to_contain_text(say("web-night-pair-away", names="Tomas"))
    expect(asked).to_contain_text("The first round was to begin at")
    asked.get_by_role("button", name="Pair round 1").click()

    noor.get_by_role("link", name="To my table").first.click()
    noor.wait_for_url("**/t/*")
    evening.order("", "announce", text="Tea is ready")
    expect(noor.get_by_text("Tea is ready")).to_be_visible()

    evening.order("", "replace", player=evening.number("Tomas"), level="novice")
    while evening.view()["phase"] == "round":
        evening.play(Random(1), without=("Tomas",))
        time.sleep(0.1)
    expect(noor.locator("h2.won")).to_contain_text("You win")
    expect(noor.locator("p.sr[role=status]")).to_contain_text("You win")
    spoken = " ".join(noor.locator("div.sr[aria-live]").all_text_contents())
    assert "won" not in spoken

    noor.set_viewport_size({"width": 360, "height": 740})
    noor.goto(f"{noor.url.partition('/t/')[0]}/club/{evening.code}")
    points = noor.get_by_role("cell").filter(has_text=" : ")
    assert points.evaluate("one => getComputedStyle(one).whiteSpace") == "nowrap"
