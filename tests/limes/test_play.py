"""§2 The round."""

import pytest

from limestone.rules.game import CHANCE, GAMES, Refused, options
from limestone.rules.limes.check import check
from limestone.rules.limes.moves import Draw, Lay
from limestone.rules.limes.notation import read, write
from limestone.rules.limes.play import actors, legal, play
from limestone.rules.limes.table import State, start
from limestone.rules.limes.view import view
from tests.limes.picture import DECK

LIMES = GAMES["limes"]


def table(seats: int, *lines: str, words: tuple[str, ...] = ()) -> State:
    """A game after some lines of a record."""
    state = start(seats, options(LIMES, words, DECK))
    for line in lines:
        if line.startswith("*"):
            step = {CHANCE: read(line[2:])}
        else:
            step = dict(enumerate(map(read, line.split(" | "))))
        state = play(state, {seat: check(state, seat, move) for seat, move in step.items()})
    return state


@pytest.mark.parametrize(("card", "count"), [(1, 20), (8, 10)])
def test_how_many_first_moves_there_are(card: int, count: int) -> None:
    assert len(legal(table(1, f"* draw {card}"), 0)) == count


def test_chance_draws_then_everyone_decides() -> None:
    before = table(3)
    after = table(3, "* draw 7")

    assert actors(before) == (CHANCE,)
    assert actors(after) == (0, 1, 2)


def test_everyone_lays_the_same_card() -> None:
    state = table(2, "* draw 7", "d4n +se | d4e")

    assert [land.cards[0].card for land in state.lands] == [7, 7]
    assert [len(land.workers) for land in state.lands] == [1, 0]


def test_a_turn_that_looks_the_same_has_one_name() -> None:
    state = table(1, "* draw 8")

    assert write(check(state, 0, read("d4s +nw"))) == "d4n +nw"
    assert write(check(state, 0, read("d4w"))) == "d4e"


@pytest.mark.parametrize(
    ("move", "code"),
    [
        ("draw 7", "limes-draw-twice"),
        ("draw 25", "limes-draw-unknown"),
        ("d4n", "limes-wrong-move"),
    ],
)
def test_chance_is_checked_too(move: str, code: str) -> None:
    state = table(1, "* draw 7", "d4n")

    with pytest.raises(Refused, match=code):
        check(state, CHANCE, read(move))


def test_a_seat_does_not_draw() -> None:
    with pytest.raises(Refused, match="limes-wrong-move"):
        check(table(1, "* draw 7"), 0, Draw(8))


def test_a_seat_waits_for_the_draw() -> None:
    with pytest.raises(Refused, match="limes-wrong-move"):
        check(table(1), 0, Lay(27, 0))


def test_the_new_card_counts_for_a_move() -> None:
    state = table(1, "* draw 7", "d4n +se", "* draw 13")

    moved = table(1, "* draw 7", "d4n +se", "* draw 13", "e4e d4se>e4sw")

    assert read("e4e d4se>e4sw") in legal(state, 0)
    assert moved.lands[0].workers != state.lands[0].workers


def test_a_view_shows_no_order_of_the_cards_to_come() -> None:
    seen = view(table(2, "* draw 7"), 0).scene

    assert seen.left == tuple(card for card in range(1, 25) if card != 7)


def test_provisional_points_come_with_reasons() -> None:
    seen = view(table(1, "* draw 7", "d4n +se"), None).scene

    assert [(scored.profession, scored.points) for scored in seen.counts[0]] == [(0, 2)]


def test_a_hundred_can_play() -> None:
    state = table(100, "* draw 1", " | ".join(["d4n +nw"] * 100))

    assert len(state.lands) == 100
