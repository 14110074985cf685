"""§5 Recruitment."""

import pytest

from limestone.rules import limoges
from limestone.rules.game import Value
from limestone.rules.limoges.agenda import Voting
from limestone.rules.limoges.components import RED, Effect, Side
from limestone.rules.limoges.recruitment import shares
from limestone.rules.limoges.table import State
from tests.limoges.positions import (
    after,
    lies,
    listed,
    meeples,
    printed,
    step_of,
    table,
    why_not,
)


def ballot(seats: int, *lines: str, words: tuple[str, ...] = ()) -> State:
    """The moment before the votes."""
    return table(seats, *lines, words=words)._replace(agenda=(Voting(),))


def vote(state: State, *votes: str) -> State:
    return after(state, " | ".join(f"{seat} vote {text}" for seat, text in enumerate(votes)))


@pytest.mark.parametrize(
    ("hands", "got", "left"),
    [
        pytest.param("6-4 5-4 4-4 3-1", (4, 4, 3, 1), 0, id="the example of the rulebook"),
        pytest.param("6-0 2-1", (0, 1), 7, id="a zero brings nothing"),
        pytest.param("5-5 5-5", (5, 3), 0, id="all ties go to the earlier seat"),
        pytest.param("3-3 none", (3, 0), 5, id="alone, up to the low half"),
        pytest.param("6-2 5-2 6-5", (2, 2, 5), 1, id="the low half counts first"),
        pytest.param("6-6 6-6 6-6 6-6", (5, 4, 2, 1), 0, id="more votes than meeples"),
        pytest.param("6-6 1-1 0-0", (6, 1, 0), 3, id="one for each voter outranked"),
    ],
)
def test_blue_meeples_are_shared_out(hands: str, got: tuple[int, ...], left: int) -> None:
    votes = hands.split()
    held = [f"{n} hand {name}" for n, name in enumerate(votes) if name != "none"]
    state = ballot(len(votes), *held)

    state = vote(state, *(f"blue:{name}" if name != "none" else name for name in votes))

    assert tuple(player.meeples[1] for player in state.players) == got
    assert state.reserve[1] == left


def told(state: State, *votes: str) -> list[dict[str, Value]]:
    """What is told of the recruitment of blue, but for the votes and the section."""
    line = " | ".join(f"{seat} vote {text}" for seat, text in enumerate(votes))
    events = limoges.tell(state, step_of(line), None)
    return [
        {name: value for name, value in event.facts.items() if name not in ("section", "colour")}
        for event in events
        if event.name in ("limoges-recruits", "limoges-recall")
    ]


def test_every_lap_of_the_taking_is_told_in_order_of_rank() -> None:
    state = ballot(2, "0 hand 5-1", "1 hand 6-3")

    first = {"seat": 1, "count": 3, "domino": "6-3", "strength": 3, "reserve": 8}
    second = {"seat": 0, "count": 1, "domino": "5-1", "strength": 1, "reserve": 8}
    assert told(state, "blue:5-1", "blue:6-3") == [
        first | {"laps": [1, 1, 1]},
        second | {"laps": [0, 1, 0]},
    ]


def test_a_recall_is_told_only_where_somebody_has_any() -> None:
    hands = ("0 hand 6-6", "1 hand 5-5")
    held = ballot(2, *hands, "0 has blue 1", "gc_panet 0 4-2 blue", "keys_cite 1 6-3 blue")

    idle = ["0:gc_panet", "1:keys_cite"]
    assert told(held, "blue:6-6", "blue:5-5")[0] == {"count": 3, "back": [2, 1], "idle": idle}
    assert "back" not in told(ballot(2, *hands), "blue:6-6", "blue:5-5")[0]


def test_the_first_pass_gives_one_for_each_voter_outranked() -> None:
    assert shares(6, (4, 4, 4, 1)) == (3, 2, 1, 0)


def test_a_tie_goes_to_the_higher_total_then_to_influence() -> None:
    hands = ["0 hand 5-3", "1 hand 6-3", "2 hand 5-3", "2 en 1"]
    state = ballot(3, *hands, "prison blue 5")

    state = vote(state, "blue:5-3", "blue:6-3", "blue:5-3")

    assert [player.meeples[1] for player in state.players] == [0, 3, 2]


def test_in_a_tie_influence_comes_before_turn_order() -> None:
    state = ballot(2, "0 hand 5-5", "1 hand 5-5", "1 fr 1")

    state = vote(state, "blue:5-5", "blue:5-5")

    assert [player.meeples[1] for player in state.players] == [3, 5]


def test_too_many_votes_call_every_meeple_back_but_prisoners() -> None:
    state = ballot(
        2,
        "0 hand 5-5",
        "0 has blue 1",
        "1 has blue 1",
        "keys_cite 1 6-3 blue",
        "gc_panet 0 4-2 blue",
        "port_naveix 0 3-1 blue",
        "1 tile t18 lieu blue",
        "prison blue 1",
    )

    state = vote(state, "blue:5-5", "none")

    assert meeples(state, 0) == "blue 5"
    assert meeples(state, 1) == ""
    assert lies(state, "keys_cite") == "1 6-3"
    assert lies(state, "gc_panet") == "0 4-2"
    assert lies(state, "port_naveix") == "0 3-1"
    assert state.players[1].tiles[0].meeple is None
    assert state.prison[1] == 1
    assert state.reserve[1] == 2


def test_prisoners_come_back_too_where_the_table_says_so() -> None:
    words = ("prison_exempt_from_recall=false",)
    state = ballot(2, "0 hand 5-5", "0 has blue 4", "prison blue 1", words=words)

    state = vote(state, "blue:5-5", "none")

    assert (state.prison[1], state.reserve[1]) == (0, 3)


def test_as_many_votes_as_meeples_are_enough() -> None:
    state = ballot(2, "0 hand 5-5", "1 has blue 3")

    state = vote(state, "blue:5-5", "none")

    assert (meeples(state, 0), meeples(state, 1)) == ("blue 5", "blue 3")


def test_an_extra_vote_counts_for_rank_and_limit() -> None:
    state = ballot(2, "0 hand 3-2", "1 hand 4-2", "0 tile t10 lieu red", "1 has red 1")
    extra = Side("t10", "lieu", (Effect("extra_vote", ("red", 1)),), "passive", colour=RED)

    state = vote(printed(state, extra), "red:3-2", "red:4-2")

    assert [player.meeples[0] for player in state.players] == [3, 3]


def test_votes_go_back_to_the_bag() -> None:
    state = vote(ballot(2, "0 hand 6-3 5-4", "1 hand 2-1"), "blue:6-3", "none")

    assert [len(player.bag) for player in state.players] == [27, 27]
    assert limoges.write(limoges.legal(state, 0)[-1]).startswith("end")


def test_there_are_358_votes_with_seven_dominoes() -> None:
    state = ballot(2, "0 hand 6-6 6-5 6-4 6-3 6-2 6-1 6-0")

    assert len(set(listed(state, 0))) == 358
    assert len(listed(state, 1)) == 1


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("vote blue:5-5", "limoges-domino-not-in-hand"),
        ("vote blue:6-3 red:6-3", "limoges-domino-twice"),
        ("mint", "limoges-not-now"),
    ],
)
def test_a_vote_is_refused(text: str, code: str) -> None:
    assert why_not(ballot(2, "0 hand 6-3"), f"0 {text}") == code
