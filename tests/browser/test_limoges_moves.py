"""Les Deux Limoges: every kind of decision is composed on the board, in so many clicks at most."""

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from limestone import shown
from limestone.rules import limoges
from limestone.rules.limoges.notation import READ
from tests.browser.conftest import Visit
from tests.browser.sight import in_sight
from tests.limoges.scenes import SCENES, Scene

COMMENT = ["web-intro-limoges-1"]


Told = list[dict[str, object]]


def moment(number: int, scenes: tuple[Scene, ...], told: Told) -> dict[str, object]:
    """A scene in the form of a record that an introduction plays, with all its moves."""
    state = scenes[min(number, len(scenes)) - 1].state
    form, seen = shown.form("limoges"), limoges.scene(state)
    own = limoges.own(state, 0)
    texts = [limoges.write(one) for one in limoges.legal(state, 0)]
    moves = [{"*": "first"}, *({"0": scene.move} for scene in scenes)]
    return {
        "game": "limoges",
        "options": [],
        "seats": len(state.players),
        **{name: {} for name in ("names", "levels")},
        "events": {"watch": told, "0": told},
        **{name: [] for name in ("result", "winners", "places")},
        "tie_break": None,
        "lower_ties": [],
        "end": "",
        "steps": moves,
        "comments": [COMMENT] * len(moves),
        "step": number,
        "due": list(limoges.actors(state)),
        "scene": form.scene(seen),
        "views": {"0": form.own(seen, own), "watch": form.own(seen, limoges.own(state, None))},
        "next": {"0": form.tree(texts)},
        "offers": {"0": form.offers(seen, own)},
        "foreseen": {"0": form.foreseen(seen, own, "") if 0 in limoges.actors(state) else {}},
        "outlook": None,
    }


def staged(visit: Visit, *some: Scene, told: Told | None = None, **settings: object) -> Page:
    """The introduction, whose record is these scenes, or all of them; `told` came before."""
    scenes = some or SCENES
    page = visit("/rules/limes", **settings)

    def answer(route: Route) -> None:
        asked = route.request.post_data_json or {}
        route.fulfill(
            json=json.loads(json.dumps(moment(max(1, asked.get("step", 0)), scenes, told or [])))
        )

    page.route("**/learn/limoges.game", lambda route: route.fulfill(body="scenes"))
    page.route("**/api/replay", answer)
    page.goto("/learn/limoges")
    return page


def middle(found: Locator) -> tuple[float, float]:
    box = found.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def dragged(page: Page, domino: str, place: str) -> None:
    """A domino drawn to its place with the mouse, so fast that it is out of the hand at once."""
    page.mouse.move(*middle(page.locator(f"[data-domino='{domino}']")))
    page.mouse.down()
    page.mouse.move(*middle(page.locator(f"[data-id='{place}']").first))
    page.mouse.up()


def choices(page: Page, words: list[str]) -> Iterator[tuple[Locator, list[str]]]:
    """What on the page stands for words of the move that are open: the most at once."""
    chips = {chip: said(chip) for chip in page.locator(".chip").all()}
    fitting = [(chip, said) for chip, said in chips.items() if set(said) <= set(words)]
    verbs = [words, words[:1]] if words[0] in READ else [words]
    yield from ((chip, said) for chip, said in fitting if said in verbs)
    for word in words:
        turn_to(page, word)
        yield page.locator(f".map .target[data-id='{word}'], .tile.lit[data-id='{word}']"), [word]
    for domino in reversed(words):  # the last first: the order must not matter
        yield page.locator(f".dm[data-domino='{domino}']"), [domino]
    yield from fitting


def turn_to(page: Page, word: str) -> None:
    """Where the map has tabs: the one where this glows."""
    box = SCENES[0].state.box
    if word not in box.plan.number and word not in box.tiles:
        return
    for tab in page.locator(".tabs button:has(i)").all():
        if page.locator(f"[data-id='{word}']").count():
            return
        tab.click()


def said(chip: Locator) -> list[str]:
    return (chip.get_attribute("data-words") or "").split()


def compose(page: Page, move: str) -> int:
    """Make the move in as few clicks as the board allows; how many they were."""
    verb, *rest = words = move.replace(",", " ").split()
    if verb == "vote":
        return cast(page, dict(one.split(":") for one in rest))
    clicks = 0
    if verb in ("place", "buy") and not touched(page):
        first, second, *rest = rest
        dragged(page, *((first, second) if verb == "place" else (second, first)))
        words, clicks = rest, 1
    elif verb in ("place", "buy"):
        words = rest
    elif verb == "end":
        words = rest
        if rest:
            page.locator(".comp .foot .btn").last.click()
            clicks = 1
    while words:
        found = next(((at, said) for at, said in choices(page, words) if at.count()), None)
        if not found:
            break  # what is left goes without saying
        found[0].first.click()
        words = [word for word in words if word not in found[1]]
        clicks += 1
    page.locator(".comp .foot .primary:not([disabled])").click()
    return clicks + 1


def touched(page: Page) -> bool:
    return bool(page.evaluate("matchMedia('(pointer: coarse)').matches"))


def cast(page: Page, votes: dict[str, str]) -> int:
    """A domino for each colour goes to the slot that is next; another slot is chosen first."""
    clicks = 1
    for n, colour in enumerate(("blue", "yellow", "red")):
        if colour not in votes:
            continue
        if len(votes) < 3 and n:
            page.locator(f".seal[data-id='{colour}']").click()
            clicks += 1
        page.locator(f".dm[data-domino='{votes[colour]}']").click()
        clicks += 1
    page.locator(".comp .foot .primary").click()
    return clicks


def tried(page: Page, number: int, scene: Scene) -> tuple[str, int]:
    """Make the move of a scene; the clicks it took."""
    step = page.locator(".lesson .at")
    expect(step).to_have_text(f"Step {number} of {len(SCENES) + 1}")
    expect(page.locator(".comp")).to_be_visible()
    clicks = compose(page, scene.move)
    expect(page.locator(".lesson .bad")).to_have_count(0)
    expect(step).to_have_text(f"Step {number + 1} of {len(SCENES) + 1}")
    return scene.move, clicks


def test_every_kind_of_decision_is_composed_in_few_clicks(visit: Visit) -> None:
    page = staged(visit)

    found = dict(tried(page, n + 1, scene) for n, scene in enumerate(SCENES))

    assert found == {scene.move: scene.clicks for scene in SCENES}


@pytest.mark.soak
@pytest.mark.parametrize("size", [(360, 740), (768, 1024), (740, 360)])
def test_every_kind_of_decision_is_composed_by_finger(visit: Visit, size: tuple[int, int]) -> None:
    screen = {"width": size[0], "height": size[1]}
    page = staged(visit, viewport=screen, has_touch=True, is_mobile=True, reduced_motion="reduce")

    for n, scene in enumerate(SCENES):
        in_sight(page, ".comp .foot .btn", sizes=[size])
        tried(page, n + 1, scene)
