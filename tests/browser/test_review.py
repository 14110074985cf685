"""Reviews in the browser: three frames, from mistake to mistake, tables for every plot, a retry.

The pieces are real ones, made here with little effort; the server opens the records.
"""

import json
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlparse

import pytest
from playwright.sync_api import Page, Route, expect

from limestone.i18n import Speech
from limestone.rules import record
from limestone.study.course import course
from limestone.study.review import looking, pieces
from tests.browser.conftest import Visit
from tests.browser.test_people import PHONE, WIDE
from tests.browser.test_tables import faults, seen_by

GOLDEN = Path(__file__).parents[1] / "golden"
GAMES = {
    "limes": ("limes/shared-victory", 16),
    "limits": ("limits/three-seats", 14),
    "limoges": ("limoges/four-abbey", 8),
}


@cache
def judged(game: str) -> list[dict[str, Any]]:
    """The first pieces of a review."""
    name, count = GAMES[game]
    played = course(record.read((GOLDEN / f"{name}.game").read_text(encoding="utf-8")))
    at = looking(played, 0 if game == "limes" else None, effort=0.1)
    found = list(islice(pieces(at), count))
    own = [n for n, one in enumerate(found) if one["seat"] == 0]
    if all(found[n]["mark"] == "good" for n in own):  # so early in the game nothing was lost
        one = found[own[-1]]
        best = next(it["move"] for it in one["moves"] if it["move"] != one["move"])
        found[own[-1]] = one | {"mark": "mistake", "loss": 0.3, "best": best, "best_value": 0.6}
    par = {"kind": "play", "step": 0, "results": [5.0] * len(played.seats)}
    return [*found, par]


def opened(visit: Visit, game: str, language: str, size: Any) -> Page:
    """The review of a record that somebody chose from their files."""
    found = json.loads(json.dumps(judged(game)))
    page = visit("/review", viewport=size, **seen_by(language))

    def answer(route: Route) -> None:
        after = int(parse_qs(urlparse(route.request.url).query)["after"][0])
        route.fulfill(json={"state": "done", "made": len(found), "pieces": found[after:]})

    page.route("**/api/review/*/pieces*", answer)
    page.locator("input[type=file]").set_input_files(GOLDEN / f"{GAMES[game][0]}.game")
    expect(page.locator("[role=option]").first).to_be_visible()
    return page


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    ("language", "size"), [("en", WIDE), ("de", PHONE)], ids=["english, wide", "german, phone"]
)
def test_a_review_goes_from_mistake_to_mistake(
    visit: Visit, game: str, language: str, size: Any
) -> None:
    say = Speech(language).say
    page = opened(visit, game, language, size)

    page.keyboard.press("n")

    named = [one for one in judged(game) if one.get("mark") not in (None, "good")]
    assert any(one["seat"] == 0 for one in named)
    expect(page.locator(".words h2 svg").first).to_be_visible()
    page.locator("[role=option]").first.click()
    expect(page.locator("[role=option]").first).to_have_attribute("aria-selected", "true")
    expect(page.locator("[role=slider]").first).to_be_visible()
    expect(page.locator(".luck")).to_contain_text(say("web-review-luck"))
    buttons = page.locator(".steering").bounding_box()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".steering .btn").last).to_be_visible()
    assert page.locator(".steering").bounding_box() == buttons  # whatever there is to read
    if game == "limoges":
        expect(page.locator(".board .map")).to_be_visible()
        assert page.locator(".words tbody tr").count() > 1  # what else was possible
    assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    assert faults(page) == []
    page.keyboard.press("t")
    rows = page.locator("#twin tbody tr")
    assert rows.count() == page.locator("#twin tbody th").count() > 0
    if game == "limits":  # what to hide is a decision, too
        hid = say("move-limits-hide", what=say("limits-colour-r"))
        expect(rows.first).to_contain_text(hid, ignore_case=True)


def test_arrows_walk_the_points_of_a_plot_and_enter_chooses_one(visit: Visit) -> None:
    page = opened(visit, "limes", "en", WIDE)
    plot = page.locator("[role=slider]").first

    title = page.locator(".words h2")
    worst = max(judged("limes")[:-1], key=lambda one: one["loss"])
    expect(title).to_contain_text(f"Round {judged('limes').index(worst) + 1}:")  # it opens there
    plot.focus()
    page.keyboard.press("Home")
    expect(plot).to_have_attribute("aria-valuenow", "1")
    expect(title).not_to_contain_text("Round 1:")
    page.keyboard.press("Enter")

    expect(title).to_contain_text("Round 1:")


def test_a_phone_that_is_turned_has_the_plot_at_its_new_width(visit: Visit) -> None:
    page = opened(visit, "limoges", "en", {"width": PHONE["height"], "height": PHONE["width"]})
    expect(page.locator("[role=slider] svg").first).to_be_visible()

    page.set_viewport_size(PHONE)

    expect(page.locator("[role=slider]").first).to_be_visible()
    page.wait_for_function("() => document.documentElement.scrollWidth <= innerWidth")
    box = page.locator("[role=slider] svg").first.bounding_box()
    assert box and box["width"] < PHONE["width"]


@pytest.mark.parametrize("page_of", ["/review", "/replay"])
def test_a_large_text_that_is_no_record_is_refused_in_a_sentence(
    visit: Visit, page_of: str
) -> None:
    page = visit(page_of)
    text = "".join(f"{n * 7919 % 1_000_003} is no move\n" for n in range(14_000))

    page.locator("input[type=file]").set_input_files(
        {"name": "notes.txt", "mimeType": "text/plain", "buffer": text.encode()}
    )

    expect(page.locator("[role=alert] .no").first).to_be_visible()


@pytest.mark.parametrize("page_of", ["/review", "/replay"])
@pytest.mark.parametrize(
    ("before", "after", "said"),
    [
        ("0 d5n |", "0 a1s +ne |", ("a1s +ne", "11")),
        ("result 8 8", "result 99 1", ("99 1", "8 8")),
    ],
    ids=["an illegal move", "a false result"],
)
def test_a_record_that_does_not_replay_is_refused_as_it_is_opened(
    visit: Visit, page_of: str, before: str, after: str, said: tuple[str, ...]
) -> None:
    page = visit(page_of)
    text = (GOLDEN / "limes/shared-victory.game").read_text(encoding="utf-8")
    assert before in text

    page.locator("input[type=file]").set_input_files(
        {
            "name": "wrong.game",
            "mimeType": "text/plain",
            "buffer": text.replace(before, after, 1).encode(),
        }
    )

    for words in said:
        expect(page.locator("[role=alert] .no").first).to_contain_text(words)
    expect(page.get_by_role("button", name=Speech("en").say("web-onward"))).to_have_count(0)
    assert faults(page) == []


@pytest.mark.parametrize("game", ["limes", "limits"])
def test_keys_work_after_a_click(visit: Visit, game: str) -> None:
    page = opened(visit, game, "en", WIDE)
    page.locator("[role=option]").first.click()
    title = page.locator(".words h2")
    was = title.inner_text()

    page.keyboard.press("ArrowLeft")
    expect(title).not_to_have_text(was)
    page.keyboard.press("ArrowRight")
    expect(title).to_have_text(was)
    if game == "limits":
        page.locator(".strip button").first.click()
        first = title.inner_text()
        page.keyboard.press("ArrowRight")
        expect(title).not_to_have_text(first)
    page.keyboard.press("t")
    expect(page.locator("#twin table")).to_be_visible()
    page.keyboard.press("t")
    expect(page.locator("#twin table")).not_to_be_visible()
    page.locator("[role=option]").first.click()
    page.keyboard.press("r")
    expect(page.get_by_role("button", name=Speech("en").say("web-review-back"))).to_be_visible()


def test_a_moment_can_be_tried_again_on_the_real_board(visit: Visit) -> None:
    say = Speech("en").say
    page = opened(visit, "limes", "en", WIDE)
    page.keyboard.press("n")
    expect(page.get_by_role("button", name=say("web-review-retry"))).to_be_visible()
    page.keyboard.press("r")

    page.locator(".target.square").first.click()
    page.locator(".acts .primary").locator("visible=true").first.click()

    verdict = page.locator(".said")
    expect(verdict).not_to_contain_text(say("web-review-trying"), timeout=90_000)
    expect(page.get_by_role("button", name=say("web-review-again"))).to_be_visible()
    page.get_by_role("button", name=say("web-review-back")).click()
    expect(page.locator("[role=option]").first).to_be_visible()


@pytest.mark.parametrize(
    ("language", "size"), [("en", WIDE), ("de", PHONE)], ids=["english, wide", "german, phone"]
)
def test_a_replay_lists_its_steps_and_tells_everything(
    visit: Visit, language: str, size: Any
) -> None:
    say = Speech(language).say
    page = visit("/replay", viewport=size, **seen_by(language))
    page.locator("input[type=file]").set_input_files(GOLDEN / "limits/three-seats.game")
    page.get_by_label(say("web-review-jump")).select_option("2")

    page.get_by_role("button", name=say("web-steps")).click()

    steps = page.get_by_role("navigation", name=say("web-steps"))
    for colour in "gry":  # that all three hid something is known from what they hid
        expect(steps.locator("[aria-current=step]")).to_contain_text(
            say(f"limits-colour-{colour}"), ignore_case=True
        )
    expect(steps.locator("[aria-current=step] span")).to_have_count(3)
    assert faults(page) == []
    steps.locator("[data-step='3']").click()
    expect(steps.locator("[aria-current=step]")).to_have_attribute("data-step", "3")
    page.keyboard.press("Escape")
    expect(steps).to_have_count(0)


@pytest.mark.parametrize(
    ("language", "size"), [("en", WIDE), ("de", PHONE)], ids=["english, wide", "german, phone"]
)
def test_a_hint_is_drawn_on_the_cards(visit: Visit, language: str, size: Any) -> None:
    say = Speech(language).say
    page = visit("/", viewport=size, **seen_by(language))
    page.locator("article .btn.primary").nth(1).click()

    page.get_by_role("button", name=say("web-hint"), exact=True).click()

    expect(page.locator(".hint .one")).to_have_count(3)
    expect(page.locator(".hand .discs i")).to_have_count(3)
    expect(page.locator(".hint[aria-busy=false]")).to_be_visible()
    assert faults(page) == []
    page.get_by_role("button", name=say("web-hint-where")).click()
    expect(page.locator(".hint .one")).to_have_count(0)
    expect(page.locator(".hand .discs i")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(".hint")).to_have_count(0)
