"""The end of a game: the winner first, what decided, every row in its place, and nothing to do."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from limestone.i18n import Speech
from tests.browser.conftest import Visit
from tests.browser.players import lay_by_mouse
from tests.browser.sight import in_sight
from tests.browser.test_evening import decide, order
from tests.browser.test_people import ME, PHONE, WIDE, ask, give_up, pair

say = Speech("en").say
GOLDEN = Path(__file__).parents[1] / "golden"


def replay(visit: Visit, record: str, **settings: object) -> Page:
    """The last step of a record."""
    page = visit("/replay", **settings)
    page.locator("input[type=file]").set_input_files(GOLDEN / f"{record}.game")
    page.get_by_label(say("web-last"), exact=True).click()
    return page


@pytest.mark.parametrize(
    ("record", "winner", "decided", "ranks"),
    [
        ("limes/tie-third-worker", 1, "16 points each; third-best worker: Player 1 ", [1, 2]),
        (
            "limoges/rules-1-four-cathedral-events",
            4,
            "13 points each; .*: (only )?Player 4",
            [4, 3, 1, 2],
        ),
        ("limits/three-seats", 0, "", []),
    ],
)
def test_the_winner_stands_first_with_what_broke_the_tie(
    visit: Visit, record: str, winner: int, decided: str, ranks: list[int]
) -> None:
    page = replay(visit, record)

    end = page.locator(".end")
    if winner:
        expect(end.locator(".won")).to_have_text(f"Player {winner} wins")
    if decided:
        expect(end.locator(".decided")).to_have_text(re.compile(decided))
        expect(end.locator(".decided a")).to_have_text(re.compile("Rule §"))
    rows = end.locator(".place").all_inner_texts()
    assert rows == sorted(rows, key=lambda row: int(re.sub(r"\D", "", row)))
    shown = [int(re.sub(r"\D", "", name)) for name in end.locator(".named").all_inner_texts()]
    assert shown == ranks or not ranks


@pytest.mark.parametrize(
    "size",
    [pytest.param(WIDE, id="wide", marks=pytest.mark.soak), pytest.param(PHONE, id="phone")],
)
def test_limits_ends_with_totals_limit_cards_and_accusations(
    visit: Visit, size: ViewportSize
) -> None:
    page = replay(visit, "limits/three-seats", viewport=size)

    end = page.locator(".end")
    expect(end.locator(".won")).to_have_text(re.compile("wins|share the win"))
    for key in ("limit-cards", "right", "wrong"):
        expect(end).to_contain_text(say(f"web-limits-end-{key}"))
    expect(page.get_by_text("next round")).to_have_count(0)


@pytest.mark.parametrize(
    "game",
    ["limits", *(pytest.param(one, marks=pytest.mark.soak) for one in ("limes", "limoges"))],
)
def test_giving_up_says_who_and_who_won(visit: Visit, game: str) -> None:
    ann, bo = pair(visit, game)
    give_up(bo)

    for page, winner, loser in ((ann, "", "Bo"), (bo, "Ann", "")):
        end = page.locator(".end")
        won = say("web-won", count=1, names=winner, you="no" if winner else "yes")
        expect(end.locator(".won")).to_have_text(won)
        resigned = say("web-resigned", count=1, names=loser, you="no" if loser else "yes")
        expect(end).to_contain_text(resigned)
        page.locator(".log, .logbox summary").locator("visible=true").first.click()
        expect(page.locator(".log").locator("visible=true").first).to_contain_text("resigned")

    ann.get_by_role("link", name=say("web-replay")).click()
    ann.get_by_label(say("web-last"), exact=True).click()
    you = "yes" if game == "limes" else "no"  # where hands are hidden, a spectator looks
    expect(ann.locator(".end .won")).to_have_text(say("web-won", count=1, names="Ann", you=you))
    expect(ann.locator(".said")).to_contain_text("Bo resigned")


@pytest.mark.parametrize("game", ["limes", "limits"])
def test_what_comes_next_is_in_sight_at_the_end(visit: Visit, game: str) -> None:
    ann, bo = pair(visit, game)
    give_up(bo)

    in_sight(ann, ".end .won", ".end .acts .btn")


def test_the_end_says_for_whom_a_bot_moved(visit: Visit) -> None:
    ann, bo = pair(visit)
    order(bo, order="hand", id="h", seat=1, level="novice")
    decide(ann, 0)
    expect(ann.locator(".rounds")).to_have_attribute("aria-label", re.compile("Round 2"))
    give_up(ann)

    for page, names in ((ann, "Bo"), (bo, "")):
        said = say("web-stood-in", count=1, names=names, you="no" if names else "yes")
        expect(page.locator(".end .replaced")).to_have_text(said)


@pytest.mark.soak
def test_ones_own_result_stands_below_the_winner(visit: Visit) -> None:
    page = visit(None)
    seats = [ME, {"kind": "bot", "level": "novice"}]
    code = ask(page, "Ann", "/api/tables", {"game": "limes", "seats": seats})["code"]
    page.goto(f"/t/{code}")
    for round in [2] * 15 + [16]:
        lay_by_mouse(page, round)
    expect(page.locator(".end .named")).to_have_count(2)

    bot = page.locator(".end .named").first.inner_text()
    assert bot.endswith(", novice")
    winner = bot.removesuffix(", novice")
    expect(page.locator(".end .won")).to_have_text(say("web-won", count=1, names=winner, you="no"))
    own = say("web-own-result", points=0, place=2, seats=2)
    expect(page.locator(".end .own")).to_have_text(own)
    assert page.locator(".end .verdict > b").inner_text() != "0"
    assert page.locator(".end .named").all_inner_texts()[1:] == [say("web-you")]


@pytest.mark.parametrize(
    "game",
    [
        "limits/three-seats",
        pytest.param("limes/2-base", marks=pytest.mark.soak),
        pytest.param("limoges/three-cathedral", marks=pytest.mark.soak),
    ],
)
def test_a_replay_asks_nobody_for_anything(visit: Visit, game: str) -> None:
    page = visit("/replay")
    page.locator("input[type=file]").set_input_files(GOLDEN / f"{game}.game")

    page.get_by_role("slider").fill("5")

    expect(page.get_by_text(re.compile("^Step 5 of"))).to_be_visible()
    eyes = page.get_by_label(say("web-eyes"))
    hands = eyes.locator("option[value=all]")
    expect(eyes).to_have_value("watch" if game.startswith("limes") else "all")
    expect(hands).to_have_count(0 if game.startswith("limes") else 1)
    board = page.locator("main").first
    for key in ("web-limes-pick-square", "web-choosing", "web-limits-choose", "web-log-empty"):
        expect(board.get_by_text(say(key))).to_have_count(0)
    assert not re.search("Waiting for|Choose", board.inner_text())


def test_equal_scores_below_the_winner_are_told_apart_with_their_reason(visit: Visit) -> None:
    page = replay(visit, "limes/5-ferryman")

    told = page.locator(".end .rank li", has_text="Player 3").locator(".why")
    expect(told).to_have_text("8 points each; best worker: Player 1 (7), Player 3 (4)")
    expect(page.locator(".end .why")).to_have_count(1)


def test_on_a_laptop_all_that_can_be_done_at_the_end_of_limes_is_in_sight(visit: Visit) -> None:
    page = visit(None, viewport=WIDE, locale="de")
    bot = {"kind": "bot", "level": "novice"}
    code = ask(page, "Ann", "/api/tables", {"game": "limes", "seats": [ME, bot, bot]})["code"]
    page.goto(f"/t/{code}")
    for key in ("web-menu", "web-hand", "web-hand-go"):
        page.get_by_role("button", name=Speech("de").say(key), exact=True).click()

    expect(page.locator(".end .fair").first).to_contain_text("geprüft")
    for deed in page.locator(".after .btn").all():
        expect(deed).to_be_in_viewport(ratio=1)


def test_a_replay_on_a_phone_leaves_the_scores_in_sight(visit: Visit) -> None:
    page = replay(visit, "limes/2-base", viewport=PHONE)
    page.locator(".controls .row button").nth(1).click()

    expect(page.locator(".kinds")).to_be_visible()
    scores, below = (page.locator(it).bounding_box() for it in (".kinds", ".controls"))
    assert scores and below
    assert scores["y"] + scores["height"] <= below["y"]
