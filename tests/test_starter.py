"""A rematch: who begins is agreed on, stands in the record, and cannot be dealt otherwise."""

from random import Random

import pytest

from limestone.rules import record
from limestone.rules.game import CHANCE, GAMES, Refused, Seat, options
from limestone.rules.referee import Referee, seeded

TURNING = ["limits", "limoges"]


def begun(name: str, starter: Seat | None) -> Referee:
    """A game of three that this seat begins, up to its first round."""
    game, rng = GAMES[name], Random(1)
    table = Referee.begin(game, 3, options(game, starter=starter), seeded("start"))
    while game.starter(table.state) is None:
        for seat in table.waiting_for():
            moves = game.legal(table.state, seat)
            table = table.decide(seat, game.write(moves[rng.randrange(len(moves))]))
    return table


@pytest.mark.parametrize("seat", range(3))
@pytest.mark.parametrize("name", TURNING)
def test_the_agreed_seat_begins_and_the_record_says_so(name: str, seat: Seat) -> None:
    table = begun(name, seat)

    text = record.write(table.record)

    assert table.game.starter(table.state) == seat
    assert f"\nstarter {seat}\n" in text
    assert list(record.replay(record.read(text))) == table.states


@pytest.mark.parametrize("name", TURNING)
def test_without_agreement_chance_says_who_begins(name: str) -> None:
    table = begun(name, None)

    assert "\nstarter" not in record.write(table.record)


def test_no_lots_are_drawn_for_a_first_player_who_is_known() -> None:
    """Les Deux Limoges §4.5."""
    drawn = [begun("limoges", seat).steps for seat in (None, 2)]

    lots = [sum(step.moves.get(CHANCE, "").startswith("first") for step in all) for all in drawn]
    assert (lots[0] > 0, lots[1]) == (True, 0)


def test_limits_refuses_a_shuffle_that_lets_another_seat_begin() -> None:
    """Limits §3.2."""
    text = record.write(begun("limits", 1).record)

    with pytest.raises(Refused, match="§3.2.*limits-starter"):
        list(record.replay(record.read(text.replace("\nstarter 1\n", "\nstarter 2\n"))))


def test_a_seat_that_is_not_there_cannot_begin() -> None:
    text = record.write(begun("limits", 1).record)

    with pytest.raises(Refused, match="no-such-seat"):
        list(record.replay(record.read(text.replace("\nstarter 1\n", "\nstarter 3\n"))))
