"""Puzzles over HTTP: one rated try, and nothing of the answer before it."""

import json
from typing import Any

import pytest

from limestone.client import Client
from limestone.rules.game import GAMES, Refused
from limestone.server.live.puzzling import START, choices, following, strength
from limestone.server.store.puzzle_tries import Try
from limestone.study.puzzle import Puzzle, puzzles
from tests.server.players import guest
from tests.server.services import Site

SHIPPED = [game for game in GAMES if puzzles(game)]

every_game = pytest.mark.parametrize("game", SHIPPED)


def any_puzzle(game: str) -> Puzzle:
    return next(iter(puzzles(game).values()))


def wrong(one: Puzzle) -> str:
    return next(weighed.move for weighed in one.moves if weighed.move not in one.best)


def path(one: Puzzle) -> str:
    return f"/api/puzzles/{one.id}"


def keys(value: Any) -> set[str]:
    """All names of fields in a message."""
    if isinstance(value, dict):
        return set(value).union(*map(keys, value.values()))
    return set().union(*map(keys, value)) if isinstance(value, list) else set()


def test_the_puzzles_of_a_day_are_the_same_for_all(site: Site) -> None:
    ann, ben = guest(site.url), Client(site.other)

    today = [one["id"] for one in ann.get("/api/puzzles")["today"]]

    assert today == [one["id"] for one in ben.get("/api/puzzles")["today"]]
    assert [one.partition("-")[0] for one in today] == SHIPPED


@every_game
def test_before_the_try_nothing_tells_the_answer(small: Site, game: str) -> None:
    one = any_puzzle(game)

    shown = guest(small.url).get(path(one))

    assert shown["answer"] is None and shown["tries"] == []
    assert not keys(shown) & {"best", "reason", "alike", "lead", "record", "found"}
    assert shown["moment"]["steps"] == []
    assert set(shown["moment"]["views"]) == {str(one.seat)}


def test_a_position_shows_what_its_seat_sees_and_no_hidden_card_of_others(small: Site) -> None:
    one = any_puzzle("limits")

    sent = json.dumps(guest(small.url).get(path(one)))

    assert one.text not in sent
    assert "shuffle" not in sent


@every_game
def test_the_first_try_is_rated_and_opens_the_answer_if_it_is_right(small: Site, game: str) -> None:
    ann, one = guest(small.url), any_puzzle(game)

    tried = ann.post(f"{path(one)}/try", {"move": one.best[0]})

    assert tried["solved"] and tried["rated"] and tried["change"] > 0
    assert tried["answer"]["best"] == one.moves[0].move
    assert tried["strength"]["last"] == [True]
    again = ann.get(path(one))
    assert again["solved"] is True and again["answer"]["reason"] == one.reason.json()
    for counted in ("people", "solvers"):
        assert tried["answer"][counted] == again[counted] > 0


def test_a_wrong_try_counts_and_tells_no_more_than_its_own_worth(site: Site) -> None:
    ann, one = guest(site.url), any_puzzle("limits")

    first = ann.post(f"{path(one)}/try", {"move": wrong(one)})
    second = ann.post(f"{path(one)}/try", {"move": one.best[0]})

    assert not first["solved"] and first["rated"] and first["change"] < 0
    assert first["answer"] is None and first["value"] is not None
    assert second["solved"] and not second["rated"] and second["answer"]
    assert second["strength"] == first["strength"]
    assert ann.get(path(one))["solved"] is False


def test_show_me_counts_as_not_solved(small: Site) -> None:
    ann, one = guest(small.url), any_puzzle("limits")

    shown = ann.post(f"{path(one)}/try", {"move": ""})

    assert shown["rated"] and not shown["solved"] and shown["answer"]
    assert ann.get(path(one))["solved"] is False


def test_what_people_chose_is_counted_once_a_person(small: Site) -> None:
    one = list(puzzles("limits").values())[-1]
    for move in (one.best[0], wrong(one), wrong(one)):
        person = guest(small.url)
        person.post(f"{path(one)}/try", {"move": move})
        shown = person.post(f"{path(one)}/try", {"move": ""})

    counts = {choice["move"]: choice["people"] for choice in shown["answer"]["moves"]}
    assert counts[wrong(one)] == 2 * counts[one.moves[0].move]


def test_a_stranger_may_try_and_nothing_is_kept(small: Site) -> None:
    stranger, one = Client(small.url), any_puzzle("limits")

    tried = stranger.post(f"{path(one)}/try", {"move": wrong(one)})

    assert not tried["rated"] and tried["answer"] is None
    assert stranger.get(path(one))["tries"] == []


@pytest.mark.parametrize(
    ("name", "move", "code"),
    [
        ("limits-0000000000", "", "unknown-puzzle"),
        ("x", "", "unknown-puzzle"),
        (None, "play x", "limits-"),
        (None, "hide rr", "limits-"),
        (None, "§" * 80, "limits-"),
    ],
)
def test_nonsense_is_refused_and_nothing_counts(
    small: Site, name: str | None, move: str, code: str
) -> None:
    ann, one = guest(small.url), any_puzzle("limits")

    with pytest.raises(Refused, match=code):
        ann.post(f"/api/puzzles/{name or one.id}/try", {"move": move})

    assert ann.get(path(one))["tries"] == []


def test_the_next_puzzle_is_one_that_was_not_tried(small: Site) -> None:
    ann = guest(small.url)
    first = ann.get("/api/puzzles/next/limits")["id"]
    ann.post(f"/api/puzzles/{first}/try", {"move": ""})

    following = ann.get("/api/puzzles/next/limits")["id"]

    assert following != first


def test_who_solves_hard_puzzles_is_better() -> None:
    order = sorted(puzzles("limits").values(), key=lambda one: one.rating)
    easy, hard = order[0], order[-1]

    weak, strong = (strength("limits", [Try(one.id, 0, "x", True)]) for one in (easy, hard))
    failed = strength("limits", [Try(easy.id, 0, "", False)])

    assert strength("limits", []).rating == START
    assert failed.rating < START < weak.rating < strong.rating
    assert strength("limits", [Try("limits-gone", 0, "x", True)]).tries == 0


def test_when_all_are_done_one_comes_again() -> None:
    done = [Try(name, 0, "x", True) for name in puzzles("limits")]

    assert following("limits", strength("limits", done), done).id in puzzles("limits")


def test_moves_that_come_to_the_same_are_counted_together() -> None:
    one = any_puzzle(SHIPPED[0])
    chosen = dict.fromkeys(one.best, 2) | {"": 1}

    found = choices(one, chosen)

    assert found.people == 2 * len(one.best) + 1
    assert found.solved == 2 * len(one.best)
