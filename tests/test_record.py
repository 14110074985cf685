"""The record: what is read, and how bad texts are refused."""

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from limestone.rules import record
from limestone.rules.game import GAMES, Refused, options
from limestone.rules.record import Step
from limestone.terminal.simulation import Simulation

LIMES = GAMES["limes"]
GAME = record.write(Simulation(LIMES, 2, options(LIMES), "record").play(0))
HEADER, STEPS = GAME.split("\n\n")
FIRST = "* draw "


def replayed(text: str) -> None:
    for _ in record.replay(record.read(text)):
        pass


def swap(old: str, new: str) -> Callable[[], str]:
    """The game with one line begun by `old` replaced."""

    def text() -> str:
        lines = GAME.splitlines()
        number = next(n for n, line in enumerate(lines) if line.startswith(old))
        return "\n".join([*lines[:number], *new.splitlines(), *lines[number + 1 :]]) + "\n"

    return text


def test_the_header_says_what_was_played() -> None:
    header = record.read(GAME).header

    assert (header.game, header.rules, header.seats, header.options) == ("limes", 1, 2, ())
    assert header.material[0] == "substitute"
    assert len(header.material[1]) == 64
    assert len(header.result) == 2


def test_a_comment_belongs_to_the_step_above() -> None:
    text = GAME.replace("\n0 d4", "\n# a good card\n#  for all\n0 d4", 1)

    played = record.read(text)

    assert played.steps[0].comments == ("a good card", "for all")
    assert record.write(played) == text.replace("#  for", "# for")


def test_what_a_server_adds_is_kept() -> None:
    extra = "player 0 Ann\nplayer 1 Bo Li\ncommitment c0ffee\nsalt 0 aa\nsalt 1 bb\nseed 5eed\n"
    text = GAME.replace("result", f"{extra}result", 1)

    played = record.read(text)

    assert played.header.players == {0: "Ann", 1: "Bo Li"}
    assert played.header.salts == {0: "aa", 1: "bb"}
    assert record.write(played) == text


def test_a_game_that_was_given_up_has_an_end() -> None:
    lines = GAME.splitlines()[:12]
    text = "\n".join("end resigned 1" if line.startswith("result") else line for line in lines)

    replayed(text)

    assert record.read(text).header.end == "resigned 1"


NINES = "9" * 4301  # more than Python makes a number of


@pytest.mark.parametrize(
    ("text", "code", "line"),
    [
        pytest.param(lambda: "", "record-not-a-record", 1, id="nothing"),
        pytest.param(lambda: "hello\n", "record-not-a-record", 1, id="another file"),
        pytest.param(swap("limestone", "limestone 2"), "record-format", 1, id="a newer format"),
        pytest.param(swap("limestone", "limestone x"), "record-number", 1, id="no format"),
        pytest.param(swap("game", "game chess"), "unknown-game", 2, id="another game"),
        pytest.param(swap("rules", "rules 9"), "record-rules", None, id="other rules"),
        pytest.param(swap("rules", ""), "record-key-missing", None, id="a blank too early"),
        pytest.param(swap("seats", "seats two"), "record-number", 4, id="seats in words"),
        pytest.param(swap("seats", f"seats {NINES}"), "record-number", 4, id="seats without end"),
        pytest.param(swap("seats", f"seats 2\nsalt {NINES} a"), "record-number", 5, id="no seat"),
        pytest.param(swap("0 d4", f"{NINES} d4n"), "record-step", 9, id="a seat without end"),
        pytest.param(
            swap("seats", "seats 2\nsalt 0 a\nsalt 0 b"), "record-key-twice", 6, id="salt twice"
        ),
        pytest.param(swap("seats", "seats 0"), "seats-out-of-range", None, id="no seats"),
        pytest.param(swap("seats", "seats 2\nseats 2"), "record-key-twice", 5, id="seats twice"),
        pytest.param(swap("seats", "seats 2\nfoo 1"), "record-key-unknown", 5, id="foo"),
        pytest.param(
            swap("seats", "seats 2\noptions up"), "unknown-variant", None, id="an unknown variant"
        ),
        pytest.param(
            swap("deck", "deck mine 000000000000"), "record-material", None, id="another deck"
        ),
        pytest.param(swap("result", "result 1 x"), "record-number", 6, id="a result in letters"),
        pytest.param(swap("result", "result 1 1"), "record-result-wrong", None, id="wrong result"),
        pytest.param(lambda: HEADER, "record-no-blank-line", 6, id="only a header"),
        pytest.param(
            lambda: GAME[: len(GAME) // 2].rpartition("\n")[0] + "\n",
            "record-result-early",
            None,
            id="cut off",
        ),
        pytest.param(swap("* draw", "draw 7"), "record-step", 8, id="no seat"),
        pytest.param(swap("* draw", "*"), "record-step", 8, id="no move"),
        pytest.param(swap("* draw", "# x"), "record-comment-before-step", 8, id="a comment first"),
        pytest.param(swap("* draw", "* draw 99"), "limes-draw-unknown", 8, id="card 99"),
        pytest.param(swap("0 d4", "0 d4n"), "record-wrong-seats", 9, id="a seat is missing"),
        pytest.param(swap("0 d4", "0 d4n | 0 d4n"), "record-seat-twice", 9, id="a seat twice"),
        pytest.param(
            swap("0 d4", "1 d4n | 0 d4n"), "record-wrong-seats", 9, id="seats in disorder"
        ),
        pytest.param(swap("0 d4", "0 d4n | 1 e4n"), "limes-first-square", 9, id="an illegal move"),
        pytest.param(swap("0 d4", "0 d4n | 1 xyz"), "limes-notation", 9, id="no move at all"),
        pytest.param(swap("0 d4", "0 d4n | 1 ?"), "record-hidden", 9, id="a hidden move"),
        pytest.param(lambda: GAME + "* draw 1\n", "record-after-the-end", 40, id="a step too many"),
        pytest.param(
            lambda: GAME.replace(GAME.splitlines()[5] + "\n", ""),
            "record-result-missing",
            None,
            id="no result",
        ),
    ],
)
def test_a_bad_record_is_refused_with_its_line(
    text: Callable[[], str], code: str, line: int | None
) -> None:
    with pytest.raises(Refused) as refused:
        replayed(text())

    assert refused.value.code == code
    assert refused.value.place.get("line") == line


def test_a_refused_move_says_whose_and_which() -> None:
    with pytest.raises(Refused) as refused:
        replayed(swap("0 d4", "0 d4n | 1 e4n")())

    place = refused.value.place
    assert (place["step"], place["seat"], place["move"]) == (2, "1", "e4n")


@given(st.text())
def test_any_text_is_a_record_or_refused(text: str) -> None:
    try:
        replayed(text)
    except Refused as refused:
        assert refused.code


@given(st.integers(0, len(GAME) - 1), st.characters(codec="utf-8"))
def test_one_changed_letter_never_breaks_the_reader(place: int, letter: str) -> None:
    try:
        replayed(GAME[:place] + letter + GAME[place + 1 :])
    except Refused as refused:
        assert refused.code


def test_a_line_joins_the_seats() -> None:
    assert record.line({0: "d4n +se", 1: "d4e"}) == "0 d4n +se | 1 d4e"
    assert Step({-1: "draw 7"}).moves == {-1: "draw 7"}
