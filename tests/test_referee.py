"""The referee: sealed decisions, chance, and what can be taken back."""

import pytest

from limestone.rules import record
from limestone.rules.game import GAMES, Refused, options
from limestone.rules.referee import Referee, seeded

LIMES = GAMES["limes"]


def referee(seats: int = 2) -> Referee:
    return Referee.begin(LIMES, seats, options(LIMES), seeded("referee"))


def test_chance_decides_by_itself() -> None:
    assert [list(step.moves) for step in referee().steps] == [[-1]]


def test_a_decision_is_sealed_until_all_have_decided() -> None:
    table = referee()

    table = table.decide(0, "d4n +se")

    assert table.waiting_for() == (1,)
    assert not table.state.lands[0].cards
    assert len(table.steps) == 1


def test_a_sealed_decision_can_be_changed() -> None:
    table = referee()

    table = table.decide(0, "d4n +se")
    table = table.decide(0, "d4e")
    table = table.decide(1, "d4s")

    assert table.steps[1].moves[0] == "d4e"


def test_a_sealed_decision_can_be_taken_back() -> None:
    table = referee()
    table = table.decide(0, "d4n +se")

    table = table.undo(0)

    assert table.waiting_for() == (0, 1)


def test_a_refused_decision_changes_nothing() -> None:
    table = referee()
    table = table.decide(0, "d4n")

    with pytest.raises(Refused, match="limes-first-square"):
        table.decide(0, "e4n")

    assert table.waiting_for() == (1,)
    assert len(table.steps) == 1


def test_who_is_not_due_is_refused() -> None:
    with pytest.raises(Refused, match="not-due"):
        referee().decide(2, "d4n")


def test_a_draw_is_the_horizon_of_undo() -> None:
    table = referee(1)
    table = table.decide(0, "d4n")

    with pytest.raises(Refused, match="undo-horizon"):
        table.undo(0)


def test_players_who_agree_can_go_back_and_are_dealt_the_same() -> None:
    table = referee(1)
    table = table.decide(0, "d4n")
    before = record.write(table.record)

    table = table.rewind_to_decision((0,))
    table = table.decide(0, "d4n")

    assert record.write(table.record) == before


def test_a_game_that_goes_on_leaves_the_one_before_as_it_was() -> None:
    first = referee()
    sealed = first.decide(0, "d4n")
    played = sealed.decide(1, "d4n")

    assert (first.waiting_for(), sealed.waiting_for()) == ((0, 1), (1,))
    assert [game.at.number for game in (first, sealed, played)] == [1, 1, 3]
    assert played.at.before and played.at.before.before is first.at  # the past is shared


def test_there_is_a_beginning() -> None:
    with pytest.raises(Refused, match="undo-nothing"):
        referee().rewind_to_decision((0, 1))


def test_a_comment_stands_under_its_step() -> None:
    table = referee(1)

    table = table.comment("a bot took over")

    assert record.write(table.record).endswith("\n# a bot took over\n")
