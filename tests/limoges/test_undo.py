"""How far a player can go back: to the last card, the last answer of another, the last turn."""

import pytest

from limestone.rules import limoges
from limestone.rules.game import Refused
from limestone.rules.limoges.table import State
from limestone.rules.referee import Position, Referee, seeded
from tests.limoges.positions import LIMOGES, chosen, table


def refereed(state: State) -> Referee:
    """A referee in the middle of a game."""
    referee = Referee.begin(LIMOGES, len(state.players), chosen(), seeded("undo"))
    return referee._replace(at=Position(state, LIMOGES.actors(state)))


def decided(state: State, *lines: str) -> Referee:
    referee = refereed(state)
    for line in lines:
        seat, _, text = line.partition(" ")
        referee = referee.decide(int(seat), text)
    return referee


BOUGHT = ["row lieux t01 t09", "0 hand 6-3 5-4 4-1", "0 has purple 1 yellow 2", "0 coins 40"]


@pytest.mark.parametrize(
    ("lines", "moves", "back"),
    [
        pytest.param(
            ["0 hand 6-3 5-4", "0 has yellow 2", "0 coins 40"],
            ["0 place 6-3 justice yellow", "0 place 5-4 corruption yellow"],
            2,
            id="a whole turn",
        ),
        pytest.param(
            [*BOUGHT],
            ["0 place 6-3 justice yellow", "0 buy t01 5-4"],
            0,
            id="not beyond the tile that entered",
        ),
        pytest.param(
            [*BOUGHT],
            ["0 buy t01 5-4", "0 place 6-3 justice yellow"],
            1,
            id="to the tile that entered",
        ),
        pytest.param(
            ["corruption 1 6-3 blue", "0 hand 6-5 4-1", "0 has blue 2 red 1"],
            ["0 corrupt 6-5", "0 swap red purple", "0 done"],
            3,
            id="swaps can be taken back",
        ),
        pytest.param(
            ["corruption 1 6-3 blue", "0 hand 6-5 4-1", "0 has blue 2 red 1"],
            ["0 corrupt 6-5 draw", "0 swap red purple", "0 done"],
            0,
            id="not beyond a domino drawn",
        ),
        pytest.param(
            ["corruption 1 6-3 blue", "0 hand 6-5 4-1", "0 has blue 2 red 1"],
            ["0 corrupt 6-5 draw", "0 swap red purple"],
            2,
            id="but before it is drawn",
        ),
        pytest.param(
            ["0 tile t27 personnage red", "1 has blue 2"],
            ["0 use t27 1 blue", "1 gain en"],
            0,
            id="not beyond another's answer",
        ),
        pytest.param(
            ["motte 0 3-1 yellow", "1 has yellow 7"],
            ["0 end", "0 gain fr"],
            2,
            id="compensation without a theft can be taken back",
        ),
        pytest.param(
            ["motte 0 3-1 yellow", "1 has yellow 7"],
            ["0 end", "0 steal 1", "1 gain fr"],
            0,
            id="a theft that was answered cannot",
        ),
    ],
)
def test_a_seat_takes_back_its_own_steps(lines: list[str], moves: list[str], back: int) -> None:
    referee = decided(table(2, *lines), *moves)

    assert limoges.actors(referee.state) == (0,)
    assert referee.own_steps(0) == back


def test_the_end_of_the_turn_is_the_horizon() -> None:
    referee = decided(table(2, "0 hand 6-3", "1 hand 5-4", "0 has yellow 1"), "0 end 6-3")

    assert (referee.own_steps(0), referee.own_steps(1)) == (0, 0)
    with pytest.raises(Refused, match="undo-horizon"):
        referee.undo(0)


def test_while_another_answers_nothing_is_taken_back() -> None:
    referee = decided(table(2, "motte 0 3-1 yellow", "1 has yellow 7"), "0 end", "0 steal 1")

    assert limoges.actors(referee.state) == (1,)
    assert referee.own_steps(0) == 0


def test_undoing_gives_the_table_before() -> None:
    before = table(2, "0 hand 6-3 5-4", "0 has yellow 2", "0 coins 40")
    referee = decided(before, "0 place 6-3 justice yellow")

    assert referee.undo(0).state == before
