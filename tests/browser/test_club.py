"""A club night in two browsers: its organiser and a player, among others without one."""

from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import RunningServer
from tests.server.nights.evening import Evening


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
