"""§8 The notation, and whole games in it."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from limestone.rules import limits, record
from limestone.rules.game import Refused
from limestone.rules.limits.moves import Accuse, Exchange, Hide, Move, Play, Shuffle
from limestone.rules.limits.table import State
from tests.limits.tables import all_cards

GOLDEN = sorted((Path(__file__).parents[1] / "golden" / "limits").glob("*.game"))

colours = st.sampled_from("rygbv")
moves = st.one_of(
    st.builds(Hide, st.text("rygbv", min_size=1, max_size=2)),
    st.builds(Play, colours),
    st.builds(Exchange, colours),
    st.builds(Accuse, st.integers(0, 5)),
    st.builds(
        Shuffle,
        st.permutations("rygbv" * 12).map("".join),
        st.lists(st.integers(1, 24), min_size=1, max_size=18, unique=True).map(tuple),
        st.integers(0, 5),
    ),
)


@given(moves)
def test_what_is_written_reads_as_the_same_move(move: Move) -> None:
    assert limits.read(limits.write(move)) == move


@given(st.text(max_size=30))
def test_any_text_is_a_move_or_refused(text: str) -> None:
    try:
        move = limits.read(text)
    except Refused as refused:
        assert refused.section == "§8"
    else:
        assert limits.read(limits.write(move)) == move


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("hide g", Hide("g")),
        ("hide rg", Hide("rg")),
        ("play r", Play("r")),
        ("exchange v", Exchange("v")),
        ("accuse 2", Accuse(2)),
        ("shuffle rgbvy 5,17,3 0", Shuffle("rgbvy", (5, 17, 3), 0)),
    ],
)
def test_the_notation_of_section_8(text: str, move: Move) -> None:
    assert (limits.read(text), limits.write(move)) == (move, text)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        pytest.param("", "limits-unreadable", id="nothing"),
        pytest.param("pass", "limits-unreadable", id="another word"),
        pytest.param("play", "limits-unreadable", id="no card"),
        pytest.param("play r g", "limits-unreadable", id="too many words"),
        pytest.param("shuffle rgb 1,2", "limits-unreadable", id="no starter"),
        pytest.param("play rg", "limits-one-colour", id="two cards at once"),
        pytest.param("exchange vvvv", "limits-one-colour", id="four letters"),
        pytest.param("play o", "limits-unknown-colour", id="no such colour"),
        pytest.param("hide R", "limits-unknown-colour", id="a capital"),
        pytest.param("accuse me", "limits-not-a-number", id="no seat number"),
        pytest.param("accuse -1", "limits-not-a-number", id="below zero"),
        pytest.param("accuse ²", "limits-not-a-number", id="a digit that is none"),
        pytest.param("accuse 99999999999999999999", "limits-not-a-number", id="endless"),
        pytest.param("shuffle rgb 1,,2 0", "limits-not-a-number", id="a gap"),
    ],
)
def test_what_cannot_be_read_is_refused(text: str, code: str) -> None:
    with pytest.raises(Refused) as refused:
        limits.read(text)

    assert (refused.value.code, refused.value.section) == (code, "§8")


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_golden_game_replays_to_its_result(path: Path) -> None:
    text = path.read_text()
    played = record.read(text)

    *_, last = record.replay(played)

    assert limits.actors(last) == ()
    assert limits.scores(last) == played.header.result
    assert record.write(played) == text


def golden(name: str) -> list[State]:
    [path] = [path for path in GOLDEN if path.stem == name]
    return list(record.replay(record.read(path.read_text())))


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_there_is_a_golden_game_for(seats: int) -> None:
    assert any(len(golden(path.stem)[0].hands) == seats for path in GOLDEN)


def test_the_draw_pile_runs_out_in_a_golden_game() -> None:
    states = golden("empty-draw-pile")

    empty = [state for state in states[1:] if not state.draw]
    stuck = [state for state in empty if state.hidden[0] and not state.hands[state.turn]]

    assert empty
    assert stuck
    assert all(all_cards(state) == all_cards(states[1]) for state in states[1:])


def test_four_are_exchanged_in_a_golden_game() -> None:
    assert any(
        turn for state in golden("three-seats") for turn in state.turns if len(turn.laid) > 1
    )


def test_a_golden_game_is_played_with_an_open_pile() -> None:
    assert golden("open-pile")[0].options.words == ("open-pile",)
