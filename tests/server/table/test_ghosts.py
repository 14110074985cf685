"""Laws of ghosts: they decide as they did, when all others have, in whatever order those decide."""

from itertools import permutations
from random import Random
from typing import Any

import pytest

from limestone.rules.game import GAMES
from limestone.server.table.chairs import GHOST
from limestone.server.table.deciding import Decided, decision
from limestone.server.table.ghosts import ghost, moves_of
from limestone.server.table.table import OVER, Table
from tests.server.made import chairs, made

LIMES = GAMES["limes"]
GIVEN: dict[str, Any] = {"scheme": 3, "origin": {"kind": "challenge", "source": "x"}}


def at_random(table: Table, rng: Random, steps: int = 10_000) -> Table:
    for _ in range(steps):
        if table.phase == OVER:
            break
        seat = table.waiting_for()[0]
        moves = LIMES.legal(table.state, seat)
        table = decision(table, seat, LIMES.write(moves[rng.randrange(len(moves))])).table
    return table


def haunted(seed: int, people: str = "b", many: int = 1) -> tuple[Table, list[Table]]:
    """A table with some people and ghosts, and the games that the ghosts come from."""
    sources = [at_random(made("limes", "a", **GIVEN), Random(seed + n)) for n in range(many)]
    shadows = [ghost("ann", "Ann", moves_of(one.underway().steps, 0)) for one in sources]
    settled = [tuple(one) for one in (*chairs(people), *shadows)]
    return made("limes", people, chairs=settled, **GIVEN), sources


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize(("people", "many"), [("b", 1), ("bc", 2)])
def test_a_ghost_ends_as_its_game_did(seed: int, people: str, many: int) -> None:
    table, sources = haunted(seed, people, many)

    over = at_random(table, Random(seed))

    lands = [one.state.lands[0] for one in sources]
    assert list(over.state.lands[len(people) :]) == lands


def test_nobody_waits_for_a_ghost() -> None:
    table, _ = haunted(1, "bc", 2)

    assert table.due() == table.waiting_for() == (0, 1)


def test_the_order_of_the_others_changes_nothing() -> None:
    table, _ = haunted(1, "bc", 2)
    choices = {seat: LIMES.write(LIMES.legal(table.state, seat)[5]) for seat in (0, 1)}

    ends = []
    for order in permutations(choices):
        after = table
        for seat in order:
            after = decision(after, seat, choices[seat]).table
        ends.append(after.state)

    assert ends[0] == ends[1] and len(ends[0].drawn) == 2


def test_before_the_last_decision_nothing_of_a_ghost_is_there() -> None:
    table, _ = haunted(1, "bc", 2)

    after = decision(table, 0, LIMES.write(LIMES.legal(table.state, 0)[0])).table

    assert after.state is table.state and set(after.underway().sealed) == {0}
    assert [chair.kind for chair in after.chairs[2:]] == [GHOST, GHOST]


def test_the_log_makes_the_same_table() -> None:
    table, _ = haunted(2)

    proposal = decision(table, 0, LIMES.write(LIMES.legal(table.state, 0)[3]))

    assert isinstance(proposal.entry, Decided)
    assert proposal.entry.apply(table).state == proposal.table.state
    assert set(proposal.entry.steps[0]) == {0, 1}
