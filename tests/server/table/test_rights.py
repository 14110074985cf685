"""Who may give which order: every order, by everybody, in every phase; what a new one does."""

from typing import get_args

import pytest

from limestone.server.table import talk
from limestone.server.table.absence import Hand, Resign, Return
from limestone.server.table.asking import Answer, Ask
from limestone.server.table.deciding import Decide, Undo
from limestone.server.table.hinting import Hint
from limestone.server.table.inviting import Renew
from limestone.server.table.kinds import ORDERS as KNOWN
from limestone.server.table.order import Order, Sign
from limestone.server.table.person import Person
from limestone.server.table.salting import Commit, Reveal
from limestone.server.table.seating import Bot, Join, Leave, Start
from limestone.server.table.table import Table, replace
from tests.server.made import ANN, BO, CY, cells, decided, made, ordered, refusal

WHO = {"host": ANN, "other": BO, "stranger": CY, "nobody": Person("", "", "guest")}

# What everybody is answered in each phase: yes, or the code of the refusal. Seat 1 is the other's.
# While the game is played the host has asked to abandon it, and seat 1 is played by a bot and has
# decided.
TO_JOIN = """
            host            other           stranger        nobody
waiting     seat-twice      seat-twice      yes             yes
playing     not-waiting     not-waiting     not-waiting     not-waiting
over        not-waiting     not-waiting     not-waiting     not-waiting
"""

TO_TAKE_A_SEAT = """
            host            other           stranger        nobody
waiting     seat-twice      seat-twice      seat-taken      seat-taken
playing     not-waiting     not-waiting     not-waiting     not-waiting
over        not-waiting     not-waiting     not-waiting     not-waiting
"""

TO_LEAVE = """
            host            other           stranger        nobody
waiting     yes             yes             not-your-seat   not-your-seat
playing     not-waiting     not-waiting     not-waiting     not-waiting
over        not-waiting     not-waiting     not-waiting     not-waiting
"""

FOR_THE_HOST = """
            host            other           stranger        nobody
waiting     yes             not-host        not-host        not-host
playing     not-waiting     not-host        not-host        not-host
over        not-waiting     not-host        not-host        not-host
"""

TO_START = """
            host            other           stranger        nobody
waiting     seat-open       not-host        not-host        not-host
playing     not-waiting     not-host        not-host        not-host
over        not-waiting     not-host        not-host        not-host
"""

FOR_ONES_OWN_SEAT = """
            host            other           stranger        nobody
waiting     not-your-seat   not-playing     not-your-seat   not-your-seat
playing     not-your-seat   yes             not-your-seat   not-your-seat
over        not-your-seat   not-playing     not-your-seat   not-your-seat
"""

TO_HAVE_A_HINT = """
            host            other           stranger        nobody
waiting     not-your-seat   not-playing     not-your-seat   not-your-seat
playing     not-your-seat   no-hints        not-your-seat   not-your-seat
over        not-your-seat   not-playing     not-your-seat   not-your-seat
"""

FOR_SALTS = """
            host            other           stranger        nobody
waiting     salts-closed    salts-closed    not-seated      not-seated
playing     salts-closed    salts-closed    not-seated      not-seated
over        salts-closed    salts-closed    not-seated      not-seated
"""

# Every order has a row here: an example, and who may give it when.
ORDERS: list[tuple[Order, str]] = [
    (Join("o"), TO_JOIN),
    (Join("o", 1), TO_TAKE_A_SEAT),
    (Leave("o", 1), TO_LEAVE),
    (Bot("o", 2, "novice"), FOR_THE_HOST),
    (Start("o"), TO_START),
    (Commit("o", "0" * 64), FOR_SALTS),
    (Reveal("o", "0" * 64), FOR_SALTS),
    (Renew("o"), FOR_THE_HOST),
    (Decide("o", 1, 1, "d4n"), FOR_ONES_OWN_SEAT),
    (Undo("o", 1, 1), FOR_ONES_OWN_SEAT),
    (Ask("o", 1, "abandon"), FOR_ONES_OWN_SEAT),
    (Answer("o", 1, True), FOR_ONES_OWN_SEAT),
    (Resign("o", 1), FOR_ONES_OWN_SEAT),
    (Hand("o", 1, "novice"), FOR_ONES_OWN_SEAT),
    (Return("o", 1), FOR_ONES_OWN_SEAT),
    (Hint("o", 1, 1), TO_HAVE_A_HINT),
]


def waiting() -> Table:
    return made("limes", "ab-")


def playing() -> Table:
    table = ordered(made("limes", "ab+"), BO, Hand("h", 1, "novice"))
    table = ordered(table, ANN, Ask("a", 0, "abandon"))
    return replace(decided(table, 1, "d4n"), chairs=table.chairs)


def over() -> Table:
    asked = ordered(made("limes", "ab+"), ANN, Ask("a", 0, "abandon"))
    return ordered(asked, BO, Answer("b", 1, True))


PHASES = {"waiting": waiting, "playing": playing, "over": over}


@pytest.mark.parametrize(("order", "answers"), ORDERS, ids=[str(order) for order, _ in ORDERS])
def test_who_may_give_an_order_when(order: Order, answers: str) -> None:
    found = [
        (phase, who, refusal(PHASES[phase](), WHO[who], order) or "yes")
        for phase, who, _ in cells(answers)
    ]

    assert found == cells(answers)


def test_every_order_has_a_row() -> None:
    assert {type(order) for order, _ in ORDERS} == set(KNOWN)


def test_every_order_says_what_it_could_tell_partners_in_limits() -> None:
    """Decision 0010; what is not given in a round, or quiet there, is refused to everybody."""
    assert [kind for kind in KNOWN if getattr(kind, "sign", "") not in get_args(Sign)] == []
    round_of_limits = made("limits", "ab")
    assert talk.manners(round_of_limits, ANN)
    silent = [order for order, _ in ORDERS if order.sign in ("before", "quiet")]

    told = [
        order
        for order in silent
        for who in WHO.values()
        if not refusal(round_of_limits, who, order)
    ]

    assert silent and told == []


def test_a_seat_that_is_not_there() -> None:
    assert refusal(made("limes", "ab"), ANN, Resign("o", 9)) == "no-such-seat"


def test_a_resigned_seat_is_no_longer_ones_own() -> None:
    table = ordered(made("limes", "abc"), BO, Resign("r", 1))

    assert refusal(table, BO, Return("o", 1)) == "not-your-seat"
