"""§10 Meeples that the reserve does not have."""

from limestone.rules import limoges
from limestone.rules.limoges.scoring import ending
from tests.limoges.positions import after, listed, meeples, table, why_not

YELLOW = ["motte 0 3-1 yellow", "1 has yellow 7"]


def test_missing_yellow_is_made_up_for_by_french_influence_or_theft() -> None:
    state = after(table(2, *YELLOW), "0 end")

    assert limoges.actors(state) == (0,)
    assert listed(state, 0) == ["gain fr", "steal 1"]
    assert why_not(state, "0 gain en") == "limoges-french-only"


def test_each_missing_meeple_is_decided_and_the_victim_answers_at_once() -> None:
    state = after(table(2, *YELLOW), "0 end", "0 steal 1")

    assert limoges.actors(state) == (1,)
    assert listed(state, 1) == ["gain fr"]
    state = after(state, "1 gain fr", "0 gain fr")

    assert (meeples(state, 0), meeples(state, 1)) == ("yellow 1", "yellow 6")
    assert [player.influence for player in state.players] == [(1, 0), (1, 0)]
    assert limoges.actors(state) == (1,)


def test_other_colours_may_be_made_up_for_on_either_track() -> None:
    state = after(table(2, "consulat_cite 0 3-1 blue", "1 has blue 6"), "0 end")

    assert meeples(state, 0) == "blue 1"
    assert listed(state, 0) == ["gain en", "gain fr", "steal 1"]
    state = after(state, "0 steal 1")

    assert listed(state, 1) == ["gain en", "gain fr"]


def test_one_decision_for_all_missing_meeples_where_the_table_says_so() -> None:
    words = ("compensation_mode=per_event",)
    state = after(table(2, *YELLOW, words=words), "0 end")

    gained, stolen = after(state, "0 gain fr"), after(state, "0 steal 1", "1 gain fr")

    assert gained.players[0].influence == (1, 0)
    assert (meeples(stolen, 0), stolen.players[1].influence) == ("yellow 2", (1, 0))
    assert limoges.actors(gained) == limoges.actors(stolen) == (1,)


def test_nobody_steals_from_itself_or_from_an_empty_hand() -> None:
    state = after(table(3, "motte 0 3-1 yellow", "1 has yellow 9"), "0 end")

    assert why_not(state, "0 steal 0") == "limoges-not-an-opponent"
    assert why_not(state, "0 steal 2") == "limoges-hand-lacks"
    assert why_not(state, "0 steal 7") == "limoges-not-an-opponent"


def test_the_end_of_a_track_ends_the_game_at_once() -> None:
    port = "port_naveix 0 2-1 blue"
    state = after(table(2, *YELLOW, port, "0 fr 19"), "0 end", "0 gain fr")

    assert limoges.actors(state) == ()
    assert ending(state) == "influence"
    assert (state.players[0].influence, meeples(state, 0)) == ((20, 0), "")
