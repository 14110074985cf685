"""An evening of friends: game after game, a watcher, takebacks, a lost line, a restarted server."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from limestone.i18n import Speech
from tests.browser.conftest import RunningServer, Visit
from tests.browser.players import accuse, lay
from tests.browser.sight import in_sight
from tests.browser.test_people import ME, OPEN, PHONE, ask, bar, button, give_up, pair

say = Speech("en").say


def due(page: Page, code: str) -> dict[str, Any]:
    """The table as the person of a page knows it."""
    table: dict[str, Any] = page.request.get(f"/api/tables/{code}", max_retries=2).json()["table"]
    return table


def decide(page: Page, seat: int, word: str = "") -> None:
    """The first legal move that begins with this word, made on another device."""
    legal = page.request.get(
        f"/api/tables/{page.url.split('/t/')[1]}/legal?seat={seat}", max_retries=2
    ).json()
    move = next(move for move in legal["moves"] if move.startswith(word))
    order(
        page, order="decide", id=f"d{legal['ply']}-{seat}", seat=seat, ply=legal["ply"], move=move
    )


def order(page: Page, **facts: Any) -> None:
    """An order of the person of a page, given on another device."""
    me = page.request.get("/api/me").json()
    path = f"/api/tables/{page.url.split('/t/')[1]}/orders"
    answer = page.request.post(path, data=facts, headers={"X-CSRF-Token": me["csrf"]})
    assert answer.ok, answer.text()


def elsewhere(before: str) -> Callable[[str], bool]:
    """The address of another table."""
    return lambda url: "/t/" in url and url != before


def test_the_start_goes_round_from_game_to_game_and_the_lobby_says_so(visit: Visit) -> None:
    ann, bo = pair(visit, "limits")
    people = {0: ann, 1: bo}
    first = due(ann, ann.url.split("/t/")[1])["scene"]["turn"]

    for starter in (1 - first, first):
        before = ann.url
        give_up(people[starter])
        button(ann, "web-rematch").click()
        names = ("Ann", "Bo") if starter == 0 else ("Bo", "Ann")
        facts = {"name": names[0], "before": names[1]}
        roles = ["before", "name"] if starter else ["name", "before"]
        expect(ann.locator(".lobby")).to_contain_text(
            say("web-lobby-starter", **facts, you=roles[0])
        )
        expect(bar(bo)).to_contain_text(say("web-rematch-wanted", names="Ann", count=1))
        expect(bar(bo)).to_contain_text(say("web-lobby-starter", **facts, you=roles[1]))
        button(bo, "web-join").click()
        for page in (ann, bo):
            page.wait_for_url(elsewhere(before))
            expect(page.locator(".hand button").first).to_be_visible()
        assert due(ann, ann.url.split("/t/")[1])["scene"]["turn"] == starter
        people[starter].locator(".logbox summary").click()
        expect(people[starter].locator(".log")).to_contain_text("you start")


def test_a_takeback_says_what_goes_and_its_answer_is_seen_on_a_phone(visit: Visit) -> None:
    ann, bo = pair(visit)
    for page in (ann, bo):
        page.locator(".target.square").first.click()
        page.locator(".acts .primary").click()
    expect(ann.locator(".rounds")).to_have_attribute("aria-label", "Round 2 of 16")
    ann.set_viewport_size(PHONE)

    button(ann, "web-menu").click()
    expect(ann.locator("dialog[open]")).to_contain_text(
        re.compile(f"{say('web-ask-goes')}.*Bo laid the card")
    )
    button(ann, "web-ask-back").click()
    asked = bo.get_by_role("alertdialog")
    expect(asked).to_contain_text(re.compile(f"{say('web-ask-goes')}.*You laid the card"))
    in_sight(ann, "[role=alertdialog] .btn")
    button(bo, "web-decline").click()
    expect(bar(ann)).to_contain_text(say("entry-declined", seat="Bo", you="no", how=""))

    for key in ("web-menu", "web-ask-back", "web-ask-withdraw"):
        button(ann, key).click()
    withdrawn = say("entry-declined", seat="Ann", you="no", how="withdrawn")
    expect(bar(bo)).to_contain_text(withdrawn)
    expect(asked).to_have_count(0)


def test_an_agreed_takeback_tells_both_what_was_taken_back(visit: Visit) -> None:
    ann, bo = pair(visit)
    for page in (ann, bo):
        page.locator(".target.square").first.click()
        page.locator(".acts .primary").click()
    expect(ann.locator(".rounds")).to_have_attribute("aria-label", "Round 2 of 16")
    for key in ("web-menu", "web-ask-back"):
        button(ann, key).click()
    bo.set_viewport_size(PHONE)

    button(bo, "web-agree").click()

    told = ((ann, "Bo agreed", "You laid"), (bo, "You agreed", "Ann laid"))
    for page, answer, laid in told:
        expect(bar(page)).to_contain_text(answer)
        expect(bar(page)).to_contain_text(re.compile(f"{say('web-taken-back')}.*{laid}"))


def test_the_head_of_a_table_with_clock_and_talk_fits_a_tablet(visit: Visit) -> None:
    ann, _ = pair(visit, pace={"seconds": 300, "policy": "bot", "level": "novice"})

    in_sight(ann, ".top .btn", ".clock", sizes=[(768, 1024), (701, 900), (901, 700)])


def test_the_waiting_room_of_a_rematch_has_a_link_for_who_is_missing(visit: Visit) -> None:
    ann, bo = pair(visit)
    give_up(bo)

    button(ann, "web-rematch").click()

    lobby = ann.locator(".lobby")
    expect(lobby).to_contain_text(say("web-lobby-held", names="Bo"))
    expect(lobby).to_contain_text(say("web-invite-held", names="Bo"))
    link = lobby.get_by_label(say("web-invite-link")).input_value()
    cy = visit(ann.url)
    expect(cy.locator(".lobby h2").first).to_have_text(say("web-game-limes"))  # nobody invites
    expect(cy.locator(".lobby")).to_contain_text(say("web-lobby-full"))
    bo.goto(link)
    expect(bo.locator("header.top .sub")).to_have_text(say("web-with", names="Ann"))
    button(bo, "web-join").click()
    expect(bo.locator(".target.square").first).to_be_visible()


def test_everybody_is_away_when_the_time_is_up_and_reads_that_the_game_waits(visit: Visit) -> None:
    ann, bo = pair(visit, pace={"seconds": 20, "policy": "bot", "level": "novice"})

    waits = say("web-overdue", policy="bot", you="no", names="")
    for page in (ann, bo):
        expect(bar(page)).to_contain_text(waits)
    expect(ann.locator(".log")).to_contain_text(
        say("entry-reminded", overdue="yes", count=2, seat="Ann and Bo", you="no")
    )
    ann.reload()
    expect(bar(ann)).to_contain_text(waits)
    decide(ann, 0)
    expect(ann.locator(".bar[role=alert]")).to_have_count(0)


def test_nobody_is_told_that_the_time_is_up_once_it_runs_again(visit: Visit) -> None:
    ann, bo = pair(visit, pace={"seconds": 20, "policy": "bot", "level": "novice"})
    order(ann, order="hand", id="h", seat=0, level="novice")
    expect(bar(bo)).to_contain_text(say("web-overdue", policy="wait", you="yes", names=""))

    order(ann, order="return", id="r", seat=0)  # which gives both their time once more

    expect(bo.locator(".top .bar")).to_have_count(0)


def test_a_line_that_is_lost_is_not_called_live_for_long(visit: Visit) -> None:
    ann, _ = pair(visit)
    down = False

    def connect(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        line.on_message(lambda said: None if down else server.send(said))
        server.on_message(lambda said: None if down else line.send(said))

    ann.route_web_socket(re.compile("/live"), connect)
    ann.reload()
    expect(ann.get_by_text("Live", exact=True)).to_be_visible()

    down = True  # the line stays open, and nothing comes through

    expect(ann.get_by_text("Reconnecting")).to_be_visible(timeout=9000)
    down = False
    expect(ann.get_by_text("Live", exact=True)).to_be_visible()


@pytest.mark.soak
def test_an_accusation_of_limits_is_not_taken_back(visit: Visit) -> None:
    ann, bo = pair(visit, "limits")
    for page in (ann, bo):
        expect(page.locator(".hand button").first).to_be_visible()
    for seat, page in ((0, ann), (1, bo)):
        decide(page, seat)
    starter = due(ann, ann.url.split("/t/")[1])["scene"]["turn"]
    pages = (ann, bo) if starter == 0 else (bo, ann)
    expect(pages[0].get_by_role("heading", name="Play a card", exact=True)).to_be_visible()
    assert lay(pages[0])
    expect(pages[1].get_by_role("heading", name=re.compile("accuse someone"))).to_be_visible()
    assert accuse(pages[1])

    expect(pages[1].locator(".reveal")).to_be_visible()
    for key in ("web-menu", "web-ask-back"):
        button(pages[1], key).click()

    refused = pages[1].locator("dialog[open] [role=alert]")
    expect(refused).to_contain_text("everyone has seen the cards")
    expect(refused.get_by_role("link")).to_have_attribute("href", "/rules/limits#s5-4")


# Taps a button, and as soon as the page has changed the one that says this.
TWO_TAPS = """async (first, said) => {
  first.click()
  await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))
  ;[...document.querySelectorAll('button')].find(one => one.textContent.includes(said)).click()
}"""


def test_a_second_tap_on_resign_does_not_resign(visit: Visit) -> None:
    ann, _ = pair(visit)
    button(ann, "web-menu").click()

    button(ann, "web-resign").evaluate(TWO_TAPS, say("web-resign-sure"))

    expect(button(ann, "web-resign-sure")).to_be_enabled()
    expect(ann.locator(".end")).to_have_count(0)


@pytest.mark.soak
def test_a_bot_has_played_since_its_round_also_after_a_reload(visit: Visit) -> None:
    ann, bo = pair(visit)
    for seat, page in ((0, ann), (1, bo)):
        decide(page, seat)
    for key in ("web-menu", "web-hand", "web-hand-go"):
        button(bo, key).click()
    since = say("web-since-limes", round=2)
    expect(bar(bo)).to_contain_text(since)
    decide(ann, 0)
    expect(ann.locator(".rounds")).to_have_attribute("aria-label", "Round 3 of 16")

    bo.reload()

    expect(bar(bo)).to_contain_text(since)


def test_a_watcher_sees_a_game_from_the_lobby_to_its_end(visit: Visit) -> None:
    ann, bo, eve = visit(None), visit(None), visit(None)
    code = ask(ann, "Ann", "/api/tables", {"game": "limits", "seats": [ME, OPEN]})["code"]
    for page in (ann, eve):
        page.goto(f"/t/{code}")
    expect(eve.locator(".lobby")).to_contain_text("Ann")
    ask(bo, "Bo", f"/api/tables/{code}/orders", {"order": "join", "id": "j"})
    bo.goto(f"/t/{code}")

    waiting = eve.locator(".limits h2.watched")
    expect(waiting).to_contain_text(say("web-limits-turn-of", name="Ann and Bo"))
    expect(eve.locator(".hand")).to_have_count(0)
    for seat, page in ((0, ann), (1, bo)):
        decide(page, seat)
    turn = due(ann, code)["scene"]["turn"]
    names, pages = ("Ann", "Bo"), (ann, bo)
    expect(waiting).to_contain_text(say("web-limits-turn-of", name=names[turn]))
    decide(pages[turn], turn, "play")
    expect(waiting).to_contain_text(say("web-limits-turn-of", name=names[1 - turn]))
    for key in ("web-undo", "web-hand", "web-resign"):
        button(eve, "web-menu").click()
        expect(button(eve, key)).to_have_count(0)
        eve.keyboard.press("Escape")
    give_up(bo)

    expect(eve.locator(".end .won")).to_have_text(say("web-won", count=1, names="Ann", you="no"))
    expect(button(eve, "web-rematch")).to_have_count(0)


def test_a_watcher_of_limes_reads_whom_the_table_waits_for(visit: Visit) -> None:
    ann, bo = pair(visit)
    eve = visit(ann.url)
    waiting = eve.locator(".sheet strong")

    expect(waiting).to_have_text(say("web-lobby-held", names="Ann and Bo"))
    decide(bo, 1)
    expect(waiting).to_have_text(say("web-lobby-held", names="Ann"))
    expect(eve.locator(".other .ready")).to_have_count(1)


@pytest.mark.soak
def test_a_restart_and_a_reload_lose_nothing_in_any_phase(
    visit: Visit, server: RunningServer
) -> None:
    lobby = visit(None)
    waits = ask(lobby, "Ann", "/api/tables", {"game": "limes", "seats": [ME, OPEN]})["code"]
    lobby.goto(f"/t/{waits}")
    sealed, chooses = pair(visit, "limits")
    decide(sealed, 0)
    votes, _ = pair(visit, "limoges")
    counted, other = pair(visit, "limits")
    for seat, page in ((0, counted), (1, other)):
        decide(page, seat)
    turn = due(counted, counted.url.split("/t/")[1])["scene"]["turn"]
    for seat, word in ((turn, "play"), (1 - turn, "accuse")):
        decide((counted, other)[seat], seat, word)
    over, loser = pair(visit)
    give_up(loser)
    shown = {
        lobby: ".lobby",
        sealed: ".decision",
        chooses: ".hand",
        votes: ".comp",
        counted: ".reveal",
        over: ".end",
    }
    for page, part in shown.items():
        expect(page.locator(part)).to_be_visible()
    counted.locator(".reveal aside > .btn.primary").wait_for()
    before = {page: page.locator(part).text_content() or "" for page, part in shown.items()}

    server.stop()
    server.start()

    for page, part in shown.items():
        expect(page.get_by_text("Live", exact=True)).to_be_visible()
        expect(page.locator(part)).to_have_text(before[page])
        page.reload()
        expect(page.locator(part)).to_have_text(before[page])


@pytest.mark.soak
def test_ten_moves_while_the_line_was_down_are_there_when_it_is_back(visit: Visit) -> None:
    ann, bo = pair(visit)
    lines: list[WebSocketRoute] = []
    down = False

    def connect(line: WebSocketRoute) -> None:
        if down:
            line.close()
        else:
            lines.append(line)
            line.connect_to_server()

    bo.route_web_socket(re.compile("/live"), connect)
    bo.reload()
    expect(bo.get_by_text("Live", exact=True)).to_be_visible()
    order(bo, order="hand", id="h", seat=1, level="novice")
    expect(bar(bo)).to_be_visible()

    down = True
    lines[-1].close()
    expect(bo.get_by_text("Reconnecting")).to_be_visible()
    for round in range(1, 6):  # Ann's move and the bot's, five times
        expect(ann.locator(".rounds")).to_have_attribute("aria-label", f"Round {round} of 16")
        decide(ann, 0)
    expect(ann.locator(".rounds")).to_have_attribute("aria-label", "Round 6 of 16")
    expect(bo.locator(".rounds")).to_have_attribute("aria-label", "Round 1 of 16")
    down = False

    expect(bo.locator(".rounds")).to_have_attribute("aria-label", "Round 6 of 16")
    expect(bo.get_by_text("Live", exact=True)).to_be_visible()
    expect(bo.locator(".log")).to_contain_text("Round 6: card")


@pytest.mark.parametrize(
    "game", ["limoges", *(pytest.param(one, marks=pytest.mark.soak) for one in ("limes", "limits"))]
)
def test_the_first_board_weighs_at_most_150_kb(visit: Visit, game: str) -> None:
    """All JavaScript that a browser loads for the page of a table, as it travels."""
    page = visit(None)
    code = ask(page, "Ann", "/api/tables", {"game": game, "seats": [ME, ME]})["code"]

    page.goto(f"/t/{code}")
    expect(page.get_by_text("Live", exact=True)).to_be_visible()
    page.wait_for_load_state("networkidle")

    assert 20_000 < page.evaluate(SCRIPTS) <= 150_000


SCRIPTS = """performance.getEntriesByType('resource')
  .filter(({name}) => name.endsWith('.js'))
  .reduce((sum, {encodedBodySize}) => sum + encodedBodySize, 0)"""
