"""§13 The end of the game and its points."""

import pytest

from limestone.rules import limoges
from limestone.rules.game import Event
from limestone.rules.limoges.agenda import BeginRound, Voting
from limestone.rules.limoges.scoring import Standing, enders, ending, measure, standings
from limestone.rules.limoges.table import with_agenda
from limestone.rules.limoges.view import LastRound
from limestone.rules.ranks import TieBreak
from tests.limoges.positions import BOX, step_of, table

MEASURED = {  # what seat 0 has of each, on the table below
    "ob01": 2,
    "ob02": 1,
    "ob03": 2,
    "ob04": 1,
    "ob05": 3,
    "ob06": 4,
    "ob07": 5,
    "ob08": 33,
    "ob09": 2,
    "ob10": 2,
    "ob11": 8,
    "ob12": 3,
}


@pytest.mark.parametrize("card", BOX.objectives)
def test_an_objective_measures(card: str) -> None:
    state = table(
        2,
        "ab_01 0 6-6",
        "ab_09 0 6-5",
        "ab_10 n 6-5",
        "ca_4 0 6-4",
        "gi_imbert 0 6-3 red",
        "go_arenes 0 6-2",
        "gc_panet 0 6-1 blue",
        "pm_1 0 6-0",
        "pe_1 0 5-5",
        "pe_2 0 5-4",
        "pe_3 1 5-4",
        "keys_cite 0 5-3 purple",
        "justice 0 5-2",
        "corruption 1 5-1 red",
        "0 fr 4",
        "0 en 5",
        "0 coins 33",
        "0 has red 2 yellow 3 grey 1",
        "0 tile t09 lieu red",
        "0 tile os1 saint grey",
        "0 tile t05 personnage",
    )

    assert measure(state, 0, BOX.objectives[card]) == MEASURED[card]


@pytest.mark.parametrize(
    ("tracks", "points"),
    [
        pytest.param("9 7 5 3", (6, 3, 1, 0), id="by rank"),
        pytest.param("9 9 5 3", (6, 6, 1, 0), id="tied seats take the better rank"),
        pytest.param("9 5 5 5", (6, 3, 3, 3), id="also further down"),
        pytest.param("9 0 0 0", (6, 0, 0, 0), id="nothing for a measure of 0"),
        pytest.param("0 0 0 0", (0, 0, 0, 0), id="nothing at all"),
    ],
)
def test_an_objective_pays_by_rank(tracks: str, points: tuple[int, ...]) -> None:
    state = table(4, *(f"{seat} fr {n}" for seat, n in enumerate(tracks.split())))

    assert tuple(own.points for own in standings(state, BOX.objectives["ob06"])) == points


def test_a_standing_says_measure_rank_and_points() -> None:
    state = table(2, "0 fr 3", "1 fr 5")

    found = standings(state, BOX.objectives["ob06"])

    assert found == (Standing(3, 2, 3), Standing(5, 1, 6))


def test_points_tracks_and_every_objective_in_play_are_added() -> None:
    cards = ["0 objectives ob06", "1 objectives ob08"]
    state = table(2, "0 points 4", "0 fr 3", "0 en 2", "1 en 1", "1 coins 20", *cards)

    assert limoges.scores(state) == (4 + 3 + 2 + 6 + 3, 1 + 6)


BOTH = ["ab_01 1 6-6", "ca_4 1 6-4", "ab_02 0 5-5", "ca_0 0 5-0", "ca_1 0 5-1"]


@pytest.mark.parametrize(
    ("lines", "best"),
    [
        pytest.param(["0 points 2"], (0,), id="most points"),
        pytest.param(["0 coins 20", "ab_01 1 6-6", "ca_4 1 6-4"], (1,), id="both churches"),
        pytest.param(["ab_01 1 6-6", "ab_02 0 5-5", "0 coins 16"], (0,), id="then the richest"),
        pytest.param([*BOTH, "1 coins 16"], (1,), id="the number of dominoes does not count"),
        pytest.param([], (0, 1), id="then a shared win"),
        pytest.param(BOTH, (0, 1), id="also with dominoes in both"),
    ],
)
def test_ties_are_broken(lines: list[str], best: tuple[int, ...]) -> None:
    assert limoges.winners(table(2, *lines)) == best


@pytest.mark.parametrize(
    ("lines", "decided"),
    [
        pytest.param(["0 points 2"], None, id="no tie"),
        pytest.param(
            ["0 coins 20", "ab_01 1 6-6", "ca_4 1 6-4"],
            TieBreak(0, 1, (1,), (0,), 1, 0),
            id="both churches",
        ),
        pytest.param([*BOTH, "1 coins 16"], TieBreak(0, 3, (1,), (0,), 16, 15), id="coins"),
    ],
)
def test_what_broke_a_tie_is_told(lines: list[str], decided: TieBreak | None) -> None:
    told = limoges.tie_break(table(2, *lines))

    facts = {"section": "§13.5", **decided._asdict()} if decided else {}
    assert told == (Event("limoges-tie-break", facts) if decided else None)


def test_a_tie_that_nothing_breaks_is_told() -> None:
    told = limoges.tie_break(table(2, *BOTH))

    assert told == Event("limoges-tie", {"section": "§13.5", "points": 0, "winners": (0, 1)})


def test_by_rules_1_the_number_of_dominoes_in_both_counted_before_coins() -> None:
    assert limoges.winners(table(2, *BOTH, "1 coins 16", rules=1)) == (0,)


@pytest.mark.parametrize(
    ("bag", "last"),
    [
        pytest.param("0 bag 7", None, id="a whole hand is left"),
        pytest.param("0 bag 4", LastRound((0,), certain=False), id="votes may still fill it"),
        pytest.param("0 bag 3", LastRound((0,), certain=True), id="three votes are too few"),
    ],
)
def test_whether_a_round_is_the_last_while_all_vote(bag: str, last: LastRound | None) -> None:
    state = with_agenda(table(2, bag), (Voting(),))

    assert limoges.scene(state).last_round == last


def test_after_the_votes_a_short_bag_makes_the_round_the_last() -> None:
    state = with_agenda(table(2, "0 hand 6-6 6-5", "0 bag 5"), (Voting(),))
    vote = step_of("0 vote red:6-6 | 1 vote none")

    told = [event for event in limoges.tell(state, vote, None) if "last" in event.name]

    assert told == [Event("limoges-last-round", {"section": "§3.1", "seats": [0]})]
    assert limoges.scene(limoges.play(state, vote)).last_round == LastRound((0,), certain=True)


def test_votes_that_fill_the_bag_again_are_no_last_round() -> None:
    state = with_agenda(table(2, "0 hand 6-6 6-5", "0 bag 5"), (Voting(),))

    state = limoges.play(state, step_of("0 vote red:6-6 blue:6-5 | 1 vote none"))

    assert limoges.scene(state).last_round is None


def test_the_end_names_whose_bag_it_was() -> None:
    state = with_agenda(table(2, "1 bag 6"), (BeginRound(),))

    ended = limoges.play(state, {})

    assert (ending(ended), enders(ended)) == ("bag", (1,))
