"""Les Deux Limoges for who asks what anything is, and for who only hears it."""

import re
import time
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.players import play_now, press


def test_whatever_is_pointed_at_tapped_or_focused_says_what_it_is(visit: Visit) -> None:
    page = visit()
    play_now(page, "Les Deux Limoges")
    expect(page.get_by_role("heading", name="Recruitment")).to_be_visible()
    inspector = page.locator(".inspector")

    page.locator("[data-look=keys_chateau]").hover()
    expect(inspector.get_by_role("heading", name="Château Keys")).to_be_visible()
    expect(inspector).to_contain_text("Château consul")
    expect(inspector).to_contain_text("§6.4")
    expect(inspector).to_contain_text("the fee of the Keys")
    page.mouse.move(2, 2)
    expect(inspector).to_have_count(0)

    page.locator("[data-look='seat:1']").click()
    page.mouse.move(2, 2)
    expect(inspector).to_contain_text("secret")
    page.keyboard.press("Escape")
    expect(inspector).to_have_count(0)

    page.locator(".map [tabindex='0']").focus()
    page.keyboard.press("ArrowRight")
    expect(inspector.get_by_role("heading")).to_be_visible()

    expect(page.locator(".reserve")).to_contain_text("8")
    expect(page.locator(".course")).to_contain_text("Round 1 · votes")
    page.keyboard.press("a")
    aid = page.get_by_role("dialog", name="Player aid")
    for action in ("Rob the Abbey", "Mint coins", "Destroy", "On a bridge"):
        expect(aid).to_contain_text(action)
    expect(aid).to_contain_text("Rob the Abbey is not active: it needs a domino with a meeple.")


@pytest.mark.soak
def test_a_whole_game_from_the_words_alone(visit: Visit) -> None:
    """Nothing is read but what a screen reader has: roles and names, with the board hidden."""
    page = visit()
    play_now(page, "Les Deux Limoges")
    expect(page.get_by_role("heading", name="Recruitment")).to_be_visible()
    page.add_style_tag(content="main { display: none }")

    ended, rng, done = time.monotonic() + 400, Random(4), set[str]()
    heard = listen(page)
    while not re.search(r"listitem: .*(won|shared the win)$", heard, re.MULTILINE):
        assert time.monotonic() < ended, heard
        done |= {decide_by_ear(page, heard, rng)}
        heard = listen(page)

    assert {"Confirm votes", "Place", "End turn"} <= done
    for word in ("coins", "points", "Reserve", "Prison", "Treasury of the Abbey", "Objective"):
        assert word in heard
    assert 'listitem: "The game is over' in heard


def test_the_words_say_what_happened_and_what_a_choice_costs(visit: Visit) -> None:
    page = visit()
    play_now(page, "Les Deux Limoges")
    expect(page.get_by_role("heading", name="Recruitment")).to_be_visible()
    page.add_style_tag(content="main { display: none }")
    rng, heard = Random(1), listen(page)
    assert "Waiting for" not in heard and "It is your turn." in heard

    placed = ""
    ended = time.monotonic() + 60
    while "What it costs and brings" not in heard or "Since your last turn" not in heard:
        assert time.monotonic() < ended, heard
        decide_by_ear(page, heard, rng)
        heard = listen(page)
        placed = placed or "".join(re.findall(r"listitem: (\d\|\d can be placed on .*)", heard))

    assert re.search(r"You voted: ", heard)
    assert re.search(r"listitem: .?Empty: .*Arènes Gate", heard)
    assert re.search(r"can be placed on .*, .*\. .*coin", placed)
    assert re.search(r"coins? to the bank", heard)


def listen(page: Page) -> str:
    """The text twin as the accessibility tree has it: a line for every thing that is said."""
    twin = page.get_by_role("region", name="Board as text")
    if not twin.get_by_role("heading").count():
        page.keyboard.press("t")
    heard: str = twin.aria_snapshot()
    return heard


def decide_by_ear(page: Page, heard: str, rng: Random) -> str:
    """Press a button that was heard after the last heading; its name."""
    choices = heard.rsplit("- heading", 1)[-1]
    found = re.findall(r"""- '?button "([^"]*)"(.*)""", choices)
    open_to = [name for name, state in found if "disabled" not in state]
    ready = [name for name in open_to if name in ("Confirm", "Confirm votes")]
    asked = [name for name in open_to if name not in ("Back", "Take back", "Cast no vote")]
    if not asked:
        page.wait_for_timeout(40)
        return ""
    name = ready[0] if ready else rng.choice(asked)
    twin = page.get_by_role("region", name="Board as text")
    press(twin.get_by_role("button", name=name, exact=True).first)
    return str(name.partition(":")[0])
