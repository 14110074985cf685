"""Who may do what at a club night: every order, by everybody, in every phase."""

import pytest

from limestone.server.nights.coming import Enter, Fill, Ready, Rest, Withdraw
from limestone.server.nights.kinds import ORDERS as KNOWN
from limestone.server.nights.night import Night
from limestone.server.nights.order import Order
from limestone.server.nights.rounds import Pair, Replace, Settle
from limestone.server.nights.running import Announce, End, Extend, Help, Pause, Resume
from limestone.server.table.person import Person
from tests.server.made import cells
from tests.server.nights.made import (
    CLARA,
    night,
    ordered,
    person,
    played,
    refusal,
    with_people,
    with_round,
)

# Noor is player 0 and helps, Tomas is player 1, Clara organises and does not play.
WHO = {
    "organiser": CLARA,
    "helper": person("Noor"),
    "player": person("Tomas"),
    "stranger": person("Zoe"),
    "nobody": Person("", "", "guest"),
}

FOR_HELPERS = """
          organiser        helper           player           stranger         nobody
lobby     yes              yes              not-helping      not-helping      not-helping
round     yes              yes              not-helping      not-helping      not-helping
break     yes              yes              not-helping      not-helping      not-helping
over      night-over       night-over       not-helping      not-helping      not-helping
"""

FOR_THE_ORGANISER = """
          organiser        helper           player           stranger         nobody
lobby     yes              not-organiser    not-organiser    not-organiser    not-organiser
round     yes              not-organiser    not-organiser    not-organiser    not-organiser
break     yes              not-organiser    not-organiser    not-organiser    not-organiser
over      night-over       not-organiser    not-organiser    not-organiser    not-organiser
"""

IN_A_ROUND = """
          organiser        helper           player           stranger         nobody
lobby     no-round         no-round         not-helping      not-helping      not-helping
round     yes              yes              not-helping      not-helping      not-helping
break     no-round         no-round         not-helping      not-helping      not-helping
over      night-over       night-over       not-helping      not-helping      not-helping
"""

TO_SETTLE = """
          organiser        helper           player           stranger         nobody
lobby     no-round         no-round         not-helping      not-helping      not-helping
round     yes              yes              not-helping      not-helping      not-helping
break     board-over       board-over       not-helping      not-helping      not-helping
over      night-over       night-over       not-helping      not-helping      not-helping
"""

TO_PAIR = """
          organiser        helper           player           stranger         nobody
lobby     yes              yes              not-helping      not-helping      not-helping
round     round-running    round-running    not-helping      not-helping      not-helping
break     round-stale      round-stale      not-helping      not-helping      not-helping
over      night-over       night-over       not-helping      not-helping      not-helping
"""

TO_ENTER = """
          organiser        helper           player           stranger         nobody
lobby     yes              entered-already  entered-already  yes              yes
round     yes              entered-already  entered-already  yes              yes
break     yes              entered-already  entered-already  yes              yes
over      night-over       night-over       night-over       night-over       night-over
"""

TO_BE_READY = """
          organiser        helper           player           stranger         nobody
lobby     not-entered      yes              yes              not-entered      not-entered
round     not-entered      night-begun      night-begun      not-entered      not-entered
break     not-entered      night-begun      night-begun      not-entered      not-entered
over      not-entered      night-over       night-over       not-entered      not-entered
"""

FOR_ONESELF = """
          organiser        helper           player           stranger         nobody
lobby     not-entered      yes              yes              not-entered      not-entered
round     not-entered      yes              yes              not-entered      not-entered
break     not-entered      yes              yes              not-entered      not-entered
over      not-entered      night-over       night-over       not-entered      not-entered
"""

TO_RESUME = """
          organiser        helper           player           stranger         nobody
lobby     nothing-changes  nothing-changes  not-helping      not-helping      not-helping
round     nothing-changes  nothing-changes  not-helping      not-helping      not-helping
break     nothing-changes  nothing-changes  not-helping      not-helping      not-helping
over      night-over       night-over       not-helping      not-helping      not-helping
"""

# Every order has a row here: an example, and who may give it when.
ORDERS: list[tuple[Order, str]] = [
    (Enter("o"), TO_ENTER),
    (Ready("o"), TO_BE_READY),
    (Rest("o"), FOR_ONESELF),
    (Rest("o", 2), FOR_HELPERS),
    (Withdraw("o"), FOR_ONESELF),
    (Withdraw("o", 2), FOR_HELPERS),
    (Fill("o", "club"), FOR_HELPERS),
    (Pair("o", 1), TO_PAIR),
    (Settle("o", 1, [1, 2]), TO_SETTLE),
    (Replace("o", 1, "club"), IN_A_ROUND),
    (Extend("o"), IN_A_ROUND),
    (Pause("o"), FOR_HELPERS),
    (Resume("o"), TO_RESUME),
    (Announce("o", "Ten minutes"), FOR_HELPERS),
    (Help("o", 2), FOR_THE_ORGANISER),
    (End("o"), FOR_THE_ORGANISER),
]


def lobby() -> Night:
    evening = with_people(night(rounds=2), ["Noor", "Tomas", "Wim", "Ines"])
    return ordered(evening, CLARA, Help("h", 0))


def over() -> Night:
    return played(with_round(played(with_round(lobby()))))


PHASES = {
    "lobby": lobby,
    "round": lambda: with_round(lobby()),
    "break": lambda: played(with_round(lobby())),
    "over": over,
}


@pytest.mark.parametrize(("order", "answers"), ORDERS, ids=[str(order) for order, _ in ORDERS])
def test_who_may_give_an_order_when(order: Order, answers: str) -> None:
    found = [
        (phase, who, refusal(PHASES[phase](), WHO[who], order) or "yes")
        for phase, who, _ in cells(answers)
    ]

    assert found == cells(answers)


def test_every_order_has_a_row() -> None:
    assert {type(order) for order, _ in ORDERS} == set(KNOWN)
