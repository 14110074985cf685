"""What a person's client is sent: views without secrets, move trees without loss."""

import json
import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest

from limestone import shown
from limestone.rules.game import GAMES, Game, Options, Seat, options
from limestone.rules.record import read, replay
from limestone.rules.referee import Referee, seeded
from limestone.server.edge import replay_routes
from tests.limes.made_up import MADE_UP, plant

LESSONS = Path(__file__).parents[2] / "web/public/learn"
RULES = Path(__file__).parents[2] / "docs/rules"


def positions(name: str, seats: int, chosen: Options | None = None) -> Iterator[Any]:
    """Every decision of a random game: the state, who is due and its legal moves."""
    game, rng = GAMES[name], Random(7)
    referee = Referee.begin(game, seats, chosen or options(game), seeded("shown"))
    while not referee.over:
        for seat in referee.waiting_for():
            texts = [game.write(move) for move in game.legal(referee.state, seat)]
            yield referee.state, seat, texts
            referee = referee.decide(seat, rng.choice(texts))


def paths(tree: Any, begun: str = "") -> Iterator[str]:
    if isinstance(tree, list):
        yield from (begun + piece for piece in tree or [""])
        return
    for piece, rest in tree.items():
        yield from paths(rest, begun + piece)


@pytest.mark.parametrize(("name", "seats"), [("limes", 2), ("limits", 3), ("limoges", 2)])
def test_a_tree_has_every_legal_move_and_no_other(name: str, seats: int) -> None:
    for _, _, texts in positions(name, seats):
        assert sorted(paths(shown.form(name).tree(texts))) == sorted(texts)


def seen(game: Game, state: Any, seat: Seat | None) -> Any:
    """The view of a seat as it is sent: the scene, and what is its own."""
    form, scene = shown.form(game.name), game.scene(state)
    return form.scene(scene) | form.own(scene, game.own(state, seat))


def listed(value: Any) -> Any:
    """The value with lists for tuples, which JSON writes alike."""
    if isinstance(value, dict):
        return {key: listed(item) for key, item in value.items()}
    return [listed(item) for item in value] if isinstance(value, list | tuple) else value


@pytest.mark.parametrize(("name", "seats"), [("limes", 2), ("limits", 3), ("limoges", 2)])
def test_a_view_is_plain_json(name: str, seats: int) -> None:
    game = GAMES[name]
    for state, seat, _ in positions(name, seats):
        for eyes in (seat, None):
            view = seen(game, state, eyes)
            assert json.loads(json.dumps(view)) == listed(view)


LIMES = [options(GAMES["limes"], words) for words in ((), ("diagonal",), ("ferryman",))]


@pytest.mark.parametrize("chosen", [*LIMES, MADE_UP], ids=lambda chosen: "-".join(chosen.words))
def test_the_scene_of_limes_is_what_a_spectator_sees(
    chosen: Options, monkeypatch: pytest.MonkeyPatch
) -> None:
    plant(monkeypatch)
    for state, _, _ in positions("limes", 2, chosen):
        seen = GAMES["limes"].scene(state)
        scene = shown.form("limes").scene(seen)

        assert (scene["words"], scene["left"]) == (seen.words, seen.left)
        assert (scene["card"] or {}).get("number") == seen.card
        assert [land["score"] for land in scene["lands"]] == [
            sum(one.points for one in count) for count in seen.counts
        ]
        assert tuple(land["score"] for land in scene["lands"]) == GAMES["limes"].scores(state)
        assert [explained(land) for land in scene["lands"]] == [
            sorted((reason.kind, reason.points) for one in count for reason in one.reasons)
            for count in seen.counts
        ]


def explained(land: Any) -> list[tuple[str, int]]:
    """The reasons for the points of a land as it is sent."""
    return sorted(
        (reason["kind"], len(reason["places"]))
        for home in land["territories"]
        if home["worker"]
        for reason in home["reasons"]
    )


def test_the_same_land_is_shown_by_the_rules_of_its_table(monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch)
    form, limes = shown.form("limes"), GAMES["limes"]
    *_, (state, _, _) = positions("limes", 2)
    varied = state._replace(words=MADE_UP.words)

    plain, other = (form.scene(limes.scene(one)) for one in (state, varied))

    totals = [tuple(land["score"] for land in scene["lands"]) for scene in (plain, other)]
    assert totals == [limes.scores(state), limes.scores(varied)]
    assert totals[0] != totals[1]
    assert plain["ways"]["fisherman"] == ["hut"]
    assert other["ways"]["fisherman"] == ["hut", "made-up"]


def test_the_scene_of_limits_is_what_a_spectator_sees() -> None:
    for state, _, _ in positions("limits", 3):
        seen = GAMES["limits"].scene(state)
        scene = shown.form("limits").scene(seen)
        pile = [(laid["seat"], laid["card"]) for laid in scene["pile"]]

        assert (scene["turn"], scene["draw"], tuple(pile)) == (seen.turn, seen.draw_size, seen.pile)
        assert (scene["hand_sizes"], scene["hidden_sizes"]) == (seen.hand_sizes, seen.hidden_sizes)
        assert (scene["points"], scene["taken"]) == (seen.points, seen.taken)
        assert (scene["limit"] is None) == (seen.limit is None)
        assert (scene["rounds"] - scene["round"], scene["pile_size"]) == (
            seen.limits_left,
            seen.pile_size,
        )
        assert (scene["counted"] is None) == (seen.counted is None)


def test_limits_shows_nothing_that_may_only_be_remembered() -> None:
    game = GAMES["limits"]
    for state, seat, _ in positions("limits", 3):
        view = seen(game, state, seat)
        assert "memory" not in view
        assert len(view["pile"]) <= 1
        assert view["hand"] == state.hands[seat] and view["hidden"] == state.hidden[seat]


def test_limoges_names_no_domino_of_others() -> None:
    game = GAMES["limoges"]
    for state, _, _ in positions("limoges", 2):
        view = seen(game, state, None)
        assert view["own"] is None
        assert shown.form("limoges").foreseen(game.scene(state), game.own(state, None), "") == {}
        assert shown.form("limoges").offers(game.scene(state), game.own(state, None)) == []
        assert all(isinstance(one["hand"], int) for one in view["seats"])


@pytest.mark.parametrize("name", sorted(path.stem for path in LESSONS.glob("*.game")))
def test_an_introduction_is_a_record_that_replays_with_lessons(name: str) -> None:
    text = (LESSONS / f"{name}.game").read_text(encoding="utf-8")
    played = read(text)

    *_, _ = replay(played)

    assert played.header.rules == played.game.version
    lessons = [comment for step in played.steps for comment in step.comments]
    keys = [comment.split()[0] for comment in lessons]
    assert keys == [f"web-intro-{name}-{n}" for n in range(1, len(lessons) + 1)]
    first = next(n for n, step in enumerate(played.steps) if step.comments)
    before = [step.comments for step, after in pairwise(played.steps[first:]) if 0 in after.moves]
    assert all(before), "a move that no page asks for"
    assert "-" not in name or 5 <= len(before) <= 8
    moment = replay_routes.moment(played, 2)
    assert moment.step == 2 and set(moment.views) == {*map(str, range(moment.seats)), "watch"}


@pytest.mark.parametrize(("name", "chapters"), [("limes", range(1, 9)), ("limits", range(1, 8))])
def test_an_introduction_tells_every_chapter_one_plays_by(name: str, chapters: range) -> None:
    """All but the last chapter of each rulebook, which is about writing games down."""
    rules = (RULES / f"{name}.md").read_text(encoding="utf-8")
    played = read((LESSONS / f"{name}.game").read_text(encoding="utf-8"))

    told = {
        section
        for step in played.steps
        for comment in step.comments
        for section in comment.split()[1:]
    }

    headed = [int(number) for number in re.findall(r"^## §(\d+)", rules, re.MULTILINE)]
    assert headed == [*chapters, chapters.stop]
    assert {int(section[1:].partition(".")[0]) for section in told} == set(chapters)
    assert [section for section in told if f"§{section[1:]}" not in rules] == []
