"""A moment of a record: who won is what the rules say, never what the points look like."""

from pathlib import Path
from random import Random
from time import process_time

import msgspec
import pytest

from limestone.rules.game import Seat
from limestone.rules.record import Record, read
from limestone.server.edge.replay_routes import moment, whole
from limestone.server.live.messages import WATCH
from tests.server.made import history

GOLDEN = Path(__file__).parents[2] / "golden"
LESSONS = Path(__file__).parents[3] / "web" / "public" / "learn"
LAST = 10_000


@pytest.mark.parametrize(
    ("name", "result", "winners"),
    [
        pytest.param("limes/tie-third-worker", [16, 16], [0], id="§6.6 the third best worker"),
        pytest.param("limes/shared-victory", [8, 8], [0, 1], id="§6.6 all workers equal"),
        pytest.param(
            "limoges/rules-1-four-cathedral-events", [7, 2, 13, 13], [3], id="§13.5 a tie"
        ),
        pytest.param("limits/two-seats", [4, -10], [0], id="§6 most points"),
    ],
)
def test_the_last_moment_names_the_winners(
    name: str, result: list[int], winners: list[Seat]
) -> None:
    played = read((GOLDEN / f"{name}.game").read_text(encoding="utf-8"))

    shown = moment(played, LAST)

    assert (shown.result, shown.winners) == (result, winners)


def test_before_the_end_nobody_has_won() -> None:
    played = read((GOLDEN / "limes/tie-third-worker.game").read_text(encoding="utf-8"))

    shown = moment(played, len(played.steps) - 1)

    assert (shown.winners, shown.places, shown.tie_break) == ([], [], None)


def test_the_last_moment_gives_every_place_and_what_broke_a_tie() -> None:
    name = "limoges/rules-1-four-cathedral-events"
    played = read((GOLDEN / f"{name}.game").read_text(encoding="utf-8"))

    shown = moment(played, LAST)

    assert shown.places == [3, 4, 2, 1]
    assert shown.tie_break["name"] == "limoges-tie-break"
    assert shown.tie_break["facts"]["winners"] == (3,)


def hundred_lands() -> Record:
    """The beginning of the largest game that is played: its record is small."""
    *_, (_, table) = history("limes", "a" * 100, Random(1), 300)
    assert table.referee
    return table.referee.record


def test_what_all_see_is_sent_once_and_not_57_8_MB_for_27_kB_of_a_record() -> None:
    played = hundred_lands()

    shown = moment(played, len(played.steps) - 1)

    assert len(shown.views) == 101
    assert len(msgspec.json.encode(shown.views)) < 3_000
    assert len(msgspec.json.encode(shown)) < 1_000_000


def test_what_all_were_told_alike_is_sent_once() -> None:
    played = hundred_lands()

    shown = moment(played, 2)

    assert list(shown.events) == [WATCH]
    assert len(shown.events[WATCH]) >= 100


@pytest.mark.parametrize(
    ("step", "tree"),
    [
        pytest.param(1, {"d4": {"n": [" +sw", " +se"]}}, id="§4.1 every zone of the lake"),
        pytest.param(3, {"d5": ["n"]}, id="§5 no worker"),
        pytest.param(
            9,
            {"e5": {"w": {" f4sw": [">e4sw", ">e4se", ">e5nw", ">d5se", ">e5sw"]}}},
            id="§5.2 every zone of the forest",
        ),
    ],
)
def test_an_introduction_takes_every_place_that_comes_to_the_same(
    step: int, tree: dict[str, object]
) -> None:
    played = read((LESSONS / "limes.game").read_text(encoding="utf-8"))

    assert moment(played, step).next["0"] == tree


def test_the_story_has_every_step_with_its_round_and_the_truth_of_limits() -> None:
    played = read((GOLDEN / "limits/two-seats.game").read_text(encoding="utf-8"))

    told = whole(played)

    assert len(told.rounds) == len(told.events) == len(told.over) == len(played.steps)
    assert told.rounds == sorted(told.rounds)
    assert {True, False} <= set(told.over)
    ends = [n for n, step in enumerate(played.steps) if "accuse" in str(step.moves)]
    assert all(told.over[n] is None for n in ends)


def test_a_vote_stands_before_the_first_turn_and_all_steps_of_a_turn_have_its_number() -> None:
    played = read((GOLDEN / "limoges/four-influence-events.game").read_text(encoding="utf-8"))

    told = whole(played)

    lap = 0
    for turn, step in zip(told.turns, played.steps, strict=True):
        if "vote" in str(step.moves) or "keep" in str(step.moves):
            lap = 0
            assert turn == 0
        elif -1 not in step.moves and turn:
            assert turn in (lap, lap + 1)
            lap = turn
    assert told.turns[told.rounds.index(1) :][:20].count(1) > 4


def test_the_turns_of_limits_are_counted_from_the_hidden_cards_on() -> None:
    played = read((GOLDEN / "limits/two-seats.game").read_text(encoding="utf-8"))

    told = whole(played)

    for n, step in enumerate(played.steps):
        if "hide" in str(step.moves):
            begun = n
            assert told.turns[n] == 0
        elif -1 not in step.moves:
            assert told.turns[n] == n - begun


def test_all_legal_moves_are_given_where_they_are_wanted() -> None:
    played = read((GOLDEN / "limes/shared-victory.game").read_text(encoding="utf-8"))

    assert moment(played, 1).legal == {}
    assert set(moment(played, 1, legal=True).legal) == {"0", "1"}


def test_the_story_of_a_hundred_lands_is_soon_told() -> None:
    """In CPU seconds; comparing each thing told with all others took several for a few rounds."""
    *_, (_, table) = history("limes", "a" * 100, Random(1), 300)
    assert table.referee
    began = process_time()

    told = whole(table.referee.record)

    assert process_time() - began < 1.5
    for events in told.events:
        assert len({msgspec.json.encode(event) for event in events}) == len(events)
