"""Who is welcome at a table that waits, and who has been; a second seat needs a reason."""

import pytest

from limestone.server.edge.access import may_enter
from limestone.server.table.inviting import Renew
from limestone.server.table.seating import Join, Leave
from limestone.server.table.table import Table
from tests.server.made import ANN, BO, CY, made, ordered, refusal


@pytest.mark.parametrize(
    ("game", "people", "refused"),
    [
        pytest.param("limits", "a-", "seat-twice", id="hands are secret"),
        pytest.param("limoges", "a-", "seat-twice", id="objectives are secret"),
        pytest.param("limes", "a-", "seat-twice", id="nothing is secret"),
        pytest.param("limits", "aa-", "", id="players share a device"),
    ],
)
def test_one_person_has_two_seats_only_on_one_device(game: str, people: str, refused: str) -> None:
    assert refusal(made(game, people), ANN, Join("second")) == refused


def test_who_leaves_may_take_another_seat() -> None:
    table = made("limits", "ab--")

    table = ordered(table, BO, Leave("go", 1))

    assert refusal(table, BO, Join("again", 2)) == ""


def sent_away(visibility: str) -> Table:
    """Bo came by the invitation, and Ann does not want to play with him."""
    return ordered(made("limes", "ab-", visibility=visibility), ANN, Leave("out", 1))


@pytest.mark.parametrize("visibility", ["link", "public"])
def test_who_was_sent_away_stays_away(visibility: str) -> None:
    table = sent_away(visibility)

    assert refusal(table, BO, Join("back")) == "sent-away"
    assert refusal(table, CY, Join("in")) == ""


def test_who_was_sent_away_from_a_private_table_knows_no_invitation() -> None:
    table = sent_away("private")

    assert not may_enter(table, BO.id, "secret")
    assert not may_enter(table, "", "secret")
    assert may_enter(table, "", table.invitation)


def test_who_left_by_themselves_may_come_back() -> None:
    table = ordered(made("limes", "ab-", visibility="private"), BO, Leave("go", 1))

    assert may_enter(table, BO.id, "secret")
    assert refusal(table, BO, Join("back")) == ""


def test_a_bot_or_nobody_sent_away_changes_no_invitation() -> None:
    table = ordered(made("limes", "a+-", visibility="private", auto=False), ANN, Leave("out", 1))

    assert table.invitation == "secret"


def test_an_invitation_can_be_renewed() -> None:
    table = ordered(made("limes", "ab-", visibility="private"), ANN, Renew("new"))

    assert not may_enter(table, "", "secret")
    assert may_enter(table, "", table.invitation)
    assert may_enter(table, BO.id, "")  # who sits there stays
