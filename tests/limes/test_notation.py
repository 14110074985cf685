"""§9 Notation."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from limestone.rules.game import Refused
from limestone.rules.limes.moves import Draw, Lay, Move
from limestone.rules.limes.notation import read, write
from limestone.rules.limes.workers import Go, Place

squares = st.builds(lambda row, column: 8 * row + column, st.integers(0, 6), st.integers(0, 6))
zones = st.integers(0, 14 * 14 - 1)
postings = st.none() | st.builds(Place, st.integers(0, 3)) | st.builds(Go, zones, zones)
moves = st.builds(Draw, st.integers(1, 99)) | st.builds(Lay, squares, st.integers(0, 3), postings)


@given(moves)
def test_every_move_is_read_as_it_is_written(move: Move) -> None:
    assert read(write(move)) == move


@given(st.text())
def test_any_text_is_a_move_or_refused(text: str) -> None:
    try:
        assert write(read(text)) == text
    except Refused as refused:
        assert refused.section == "§9"


@pytest.mark.parametrize(
    "text", ["draw 7", "draw 24", "d4n", "d4n +se", "e4w", "d5s d4se>e4nw", "a1n +nw", "g7w +sw"]
)
def test_a_move_is_written_as_it_is_read(text: str) -> None:
    assert write(read(text)) == text


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "limes-notation"),
        ("d4", "limes-notation"),
        ("d4n  +se", "limes-notation"),
        ("d4n +se +nw", "limes-notation"),
        ("draw", "limes-notation"),
        ("draw 07", "limes-notation"),
        ("draw x", "limes-notation"),
        ("D4n", "limes-notation"),
        ("h4n", "limes-square"),
        ("d8n", "limes-square"),
        ("d0n", "limes-square"),
        ("d12n", "limes-square"),
        ("d4x", "limes-turn"),
        ("d4n +xx", "limes-quarter"),
        ("d4n se", "limes-posting"),
        ("d4n d4se>", "limes-zone"),
        ("d4n d4>e4nw", "limes-zone"),
        ("d4n d4nn>e4nw", "limes-quarter"),
        ("d4n h4nw>e4nw", "limes-square"),
        ("d4n\n", "limes-notation"),
        ("d４n", "limes-notation"),
    ],
)
def test_what_is_no_move_is_refused_with_the_word(text: str, code: str) -> None:
    with pytest.raises(Refused) as refused:
        read(text)

    assert (refused.value.code, refused.value.section) == (code, "§9")
