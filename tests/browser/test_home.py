"""The first page and My games: what waits for a person, what is over, what is put away."""

import pytest
from playwright.sync_api import Page, Route, expect

from limestone.i18n import LANGUAGES, Speech
from tests.browser.conftest import Visit
from tests.browser.players import open_page, play_now
from tests.browser.sight import SIZES, in_sight
from tests.browser.test_people import ME, OPEN, PHONE, ask, button

say = Speech("en").say
LATER = 25_000  # milliseconds, after which the page has looked again


def joined(visit: Visit, **wishes: object) -> tuple[Page, Page, str]:
    """Ann and Bo at a table of Limes, and neither of them looks at it."""
    ann, bo = visit(None), visit(None)
    table = ask(ann, "Ann", "/api/tables", {"game": "limes", "seats": [ME, OPEN], **wishes})
    ask(bo, "Bo", f"/api/tables/{table['code']}/orders", {"order": "join", "id": "j"})
    return ann, bo, str(table["code"])


def send(page: Page, path: str, body: dict[str, object]) -> None:
    """What the person of the page wants, without a look at it."""
    headers = {"X-CSRF-Token": page.request.get("/api/me").json()["csrf"]}
    assert page.request.post(f"/api/tables{path}", data=body, headers=headers).ok


def decide(page: Page, code: str, seat: int) -> None:
    legal = page.request.get(f"/api/tables/{code}/legal?seat={seat}").json()
    order = {"order": "decide", "id": "d", "seat": seat, "ply": legal["ply"]}
    send(page, f"/{code}/orders", order | {"move": legal["moves"][0]})


def test_the_first_page_says_what_waits_and_looks_again_by_itself(visit: Visit) -> None:
    ann, bo, code = joined(visit, pace={"seconds": 3000})
    ann.clock.install()
    ann.goto("/")
    turns = ann.locator(".turns")
    expect(turns.get_by_role("heading").first).to_have_text(say("web-your-turn-title"))
    expect(turns.locator(".now")).to_contain_text("min")
    in_sight(ann, ".turns .move")

    decide(ann, code, 0)
    ann.clock.fast_forward(LATER)
    expect(turns.get_by_role("heading").first).to_have_text(say("web-waiting-title"))
    expect(turns).to_contain_text(say("web-waiting-names", names="Bo"))
    decide(bo, code, 1)
    ann.clock.fast_forward(LATER)

    expect(turns.locator(".move")).to_have_count(1)
    expect(turns).to_contain_text("Round 2 of 16")


def test_on_a_phone_no_button_moves_once_it_can_be_pressed(visit: Visit) -> None:
    page = visit(None, viewport=PHONE)
    held: list[Route] = []
    page.route("**/api/home", lambda route: held.append(route))
    page.goto("/")
    expect(page.locator(".puzzles li")).to_have_count(3)
    ready = page.locator("article .btn.primary:not([disabled])")
    expect(ready).to_have_count(0)

    held.pop().continue_()

    expect(ready).to_have_count(3)
    expect(page.locator(".steps")).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_navigation_is_never_wider_than_the_screen(visit: Visit, language: str) -> None:
    page = visit(locale=language)
    expect(page.locator(".puzzles li")).to_have_count(3)

    for width, height in [*SIZES, (701, 500), (901, 700)]:
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate("document.documentElement.scrollWidth") == width
        assert page.locator("header.top").bounding_box()["height"] < 60  # type: ignore[index]


def test_on_a_tablet_what_is_due_comes_before_the_games(visit: Visit) -> None:
    ann, _, _ = joined(visit)
    ann.set_viewport_size({"width": 768, "height": 1024})
    ann.goto("/")
    expect(ann.locator(".turns .move")).to_have_count(1)

    tops = [ann.locator(one).first.bounding_box()["y"] for one in (".turns", "article")]  # type: ignore[index]

    assert tops == sorted(tops)


# Lets so many panels stand on the first page, and says how much of its width each of them has.
WIDTHS = """many => {
    const room = document.querySelector('.needs')
    while (room.children.length < many) room.append(room.firstElementChild.cloneNode(true))
    while (room.children.length > many) room.lastElementChild.remove()
    const whole = document.querySelector('main').clientWidth
    return [...room.children].map(panel => panel.clientWidth / whole)
}"""


@pytest.mark.parametrize(("width", "least"), [(360, 0.9), (768, 0.4), (1280, 0.3)])
def test_every_panel_of_the_first_page_has_its_room(visit: Visit, width: int, least: float) -> None:
    page = visit("/", viewport={"width": width, "height": 800})
    expect(page.locator(".needs > *").first).to_be_visible()

    for many in (7, 6, 5, 4, 3, 2, 1):
        assert min(page.evaluate(WIDTHS, many)) > least, many


@pytest.mark.soak
def test_without_a_line_the_first_page_shows_what_it_knew(visit: Visit) -> None:
    ann, _, _ = joined(visit)
    ann.clock.install()
    ann.goto("/")
    expect(ann.locator(".turns .move")).to_have_count(1)

    ann.route("**/api/me/tables*", lambda route: route.abort())
    ann.clock.fast_forward(LATER)
    line = ann.locator(".turns [role=status]")
    expect(line).to_contain_text(say("web-unreachable"))
    expect(line).to_contain_text(say("web-as-of", time="").removesuffix("."))
    expect(ann.locator(".turns .move")).to_have_count(1)
    expect(ann.locator("main [role=status] p")).to_have_count(1)  # the other panels stay

    ann.unroute("**/api/me/tables*")
    line.get_by_role("button", name=say("web-retry")).click()
    expect(line).to_have_text("")


@pytest.mark.soak
def test_the_steps_of_a_newcomer_vanish_one_by_one(visit: Visit) -> None:
    page = visit()
    steps = page.locator(".steps li b")
    expect(steps).to_have_text([say(f"web-step-{one}") for one in ("learn", "daily", "invite")])
    expect(page.locator(".turns, .lately")).to_have_count(0)
    in_sight(page, "article:first-of-type .primary", sizes=[(768, 1024), (1280, 800)])

    play_now(page, "Limes")
    page.goto("/")

    expect(steps).to_have_text([say(f"web-step-{one}") for one in ("learn", "invite")])
    expect(page.locator(".turns .move")).to_have_count(1)


def test_my_games_are_filtered_archived_and_brought_back(visit: Visit) -> None:
    ann, _, code = joined(visit)
    send(ann, f"/{code}/orders", {"order": "resign", "id": "r", "seat": 0})
    send(ann, "", {"game": "limits", "seats": [ME, OPEN]})
    rows = ann.locator("main li")
    open_page(ann, "/games")
    expect(rows).to_contain_text([say("web-not-begun", open=1, seats=2)])

    rows.get_by_role("button", name=say("web-leave")).click()
    expect(ann.get_by_text(say("web-none-running"))).to_be_visible()
    ann.get_by_role("button", name=say("web-show-finished")).click()
    expect(rows).to_contain_text(["Limes with Bo"])
    expect(rows).to_contain_text(["You resigned"])
    ann.get_by_label(say("web-filter-name")).fill("nobody")
    expect(ann.get_by_text(say("web-none-found"))).to_be_visible()
    ann.get_by_label(say("web-filter-name")).fill("bo")
    expect(rows).to_have_count(1)

    rows.get_by_role("button", name=say("web-archive")).click()
    expect(ann.get_by_text(say("web-none-found"))).to_be_visible()
    button(ann, "web-filter-off").click()
    ann.get_by_role("button", name=say("web-show-archived")).click()
    rows.get_by_role("button", name=say("web-bring-back")).click()
    expect(ann.get_by_text(say("web-none-archived"))).to_be_visible()
    ann.get_by_role("button", name=say("web-show-finished")).click()
    expect(rows).to_have_count(1)
    ann.reload()
    expect(rows).to_have_count(1)  # the address says what is shown


@pytest.mark.parametrize("language", ["de", "nl"])
def test_the_buttons_of_a_finished_game_fit_a_phone(visit: Visit, language: str) -> None:
    page = visit(None, locale=language)
    bot = {"kind": "bot", "level": "novice"}
    table = ask(page, "Ann", "/api/tables", {"game": "limes", "seats": [ME, bot]})
    send(page, f"/{table['code']}/orders", {"order": "resign", "id": "r", "seat": 0})
    page.goto("/games?show=finished")

    in_sight(page, "main li .acts .btn", sizes=[(360, 740)])


def test_the_first_page_forgets_the_name_of_who_is_gone(visit: Visit) -> None:
    ann, bo, code = joined(visit)
    send(ann, f"/{code}/orders", {"order": "resign", "id": "r", "seat": 0})
    ann.goto("/")
    expect(ann.locator(".lately")).to_contain_text("Limes with Bo")

    headers = {"X-CSRF-Token": bo.request.get("/api/me").json()["csrf"]}
    assert bo.request.delete("/api/me", headers=headers).ok
    ann.reload()

    expect(ann.locator(".lately")).to_contain_text(f"Limes with {say('web-gone')}")
