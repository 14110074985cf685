"""The fonts of the house: two, small, and fetched from nobody else."""

from playwright.sync_api import Response, expect

from tests.browser.conftest import RunningServer, Visit
from tests.browser.players import play_now

SHOWN = "[...document.fonts].filter(font => font.status === 'loaded').map(font => font.family)"


def test_every_machine_shows_the_two_fonts_of_the_house(
    visit: Visit, server: RunningServer
) -> None:
    answers: list[Response] = []
    page = visit()
    page.on("response", lambda answer: answers.append(answer))
    page.reload()
    expect(page.locator("article .btn.primary:not([disabled])")).to_have_count(3)
    play_now(page, "Limes")
    expect(page.locator(".target.square").first).to_be_visible()
    page.evaluate("document.fonts.ready.then(() => {})")

    fonts = {answer.url: answer for answer in answers if answer.url.endswith(".woff2")}
    shown = {family.strip('"') for family in page.evaluate(SHOWN)}
    assert shown == {"Source Serif 4", "Roboto Variable"}
    assert sum(int(font.headers["content-length"]) for font in fonts.values()) <= 90_000
    assert all(answer.url.startswith((server.url, "data:")) for answer in answers)


SPACES = """
() => [...document.querySelectorAll('h1, h2, h3')].flatMap(heading => {
  const size = parseFloat(getComputedStyle(heading).fontSize)
  const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
  const found = []
  for (let text; (text = walker.nextNode()); ) {
    for (const { index } of text.data.matchAll(/\\b \\b/g)) {
      const range = document.createRange()
      range.setStart(text, index)
      range.setEnd(text, index + 1)
      found.push(range.getBoundingClientRect().width / size)
    }
  }
  return found
})
"""


def test_words_of_a_heading_stand_apart(visit: Visit) -> None:
    page = visit()
    expect(page.locator("article .btn.primary:not([disabled])")).to_have_count(3)
    page.evaluate("document.fonts.ready.then(() => {})")

    spaces = [width for width in page.evaluate(SPACES) if width]

    assert spaces
    assert min(spaces) > 0.25  # of the height of a line; letters take nothing from them
