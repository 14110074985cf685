"""§7 Non-interference: what a seat may not know changes nothing that it sees, for whole games."""

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

import pytest

from limestone.rules import limits
from limestone.rules.game import CHANCE, GAMES, Seat, options
from limestone.rules.limits.accusation import lacking, taken_back
from limestone.rules.limits.moves import Accuse, Exchange, Move, Play
from limestone.rules.limits.table import State
from tests.limits.tables import CHOICES, SEATS, Choice, Step, any_move


class Pair(NamedTuple):
    """Two tables that look the same to a seat."""

    true: State
    twin: State


@pytest.mark.parametrize("choose", CHOICES, ids=lambda choose: choose.__name__)
@pytest.mark.parametrize("seats", SEATS)
def test_tables_that_differ_in_secrets_look_the_same_for_whole_games(
    seats: int, choose: Choice
) -> None:
    rng = Random(seats)
    told = different = 0
    for seat in (None, 0, seats - 1):
        for pair, moves, same in in_step(seats, seat, rng, choose):
            different += pair.true.hands != pair.twin.hands
            told += same
            assert limits.view(pair.twin, seat) == limits.view(pair.true, seat)
            assert limits.actors(pair.twin) == limits.actors(pair.true)
            if seat is not None:
                assert limits.legal(pair.twin, seat) == limits.legal(pair.true, seat)
            if same:
                true = limits.tell(pair.true, moves[0], seat)
                assert limits.tell(pair.twin, moves[1], seat) == true
    assert told > 100
    assert different > 100


def in_step(
    seats: int, seat: Seat | None, rng: Random, choose: Choice
) -> Iterator[tuple[Pair, tuple[Step, Step], bool]]:
    """A game and its twin, what is decided in both, and whether the seat must be told the same.

    The twin keeps step as long as the seat learns no secret in which the two differ; then a new
    one is imagined. What the seat is about to learn is made equal where that is possible.
    """
    start = limits.start(seats, options(GAMES["limits"]))
    true = limits.play(start, {CHANCE: limits.chance(start, rng)})
    twin = limits.imagine(limits.view(true, seat), rng)
    while limits.actors(true):
        moves, others = together(Pair(true, twin), seat, rng, choose)
        matched = matching(Pair(true, twin), seat, moves) if others else None
        if others and matched and secrets_told(true, moves) == secrets_told(matched, others):
            yield Pair(true, matched), (moves, others), True
            true, twin = limits.play(true, moves), limits.play(matched, others)
        else:
            yield Pair(true, twin), (moves, moves), False
            true = limits.play(true, moves)
            twin = limits.imagine(limits.view(true, seat), rng)


def together(pair: Pair, seat: Seat | None, rng: Random, choose: Choice) -> tuple[Step, Step]:
    """Decisions that look the same to the seat; in the twin the others hide what they like."""
    true, twin = pair
    due = limits.actors(true)
    moves: dict[Seat, Move] = {}
    others: dict[Seat, Move] = {}
    alike = rng.randrange(2)
    for who in due:
        legal, also = limits.legal(true, who), limits.legal(twin, who)
        common = [move for move in legal if move in also]
        if len(due) > 1 and who != seat and not (alike and common):
            moves[who], others[who] = any_move(legal, rng), any_move(also, rng)
        elif common:
            moves[who] = others[who] = choose(common, rng)
        else:
            return {who: choose(legal, rng)}, {}
    return moves, others


def secrets_told(state: State, moves: Step) -> Any:
    """What a step reveals to everyone: the face-down cards."""
    return state.hidden if any(isinstance(move, Accuse) for move in moves.values()) else None


def matching(pair: Pair, seat: Seat | None, moves: Step) -> State | None:
    """The twin, with what this step will show the seat as it is at the true table."""
    true, twin = pair
    count = 0
    for who, move in moves.items():
        if who == seat:
            count = {Play: 1, Exchange: 4}.get(type(move), 0)
        if isinstance(move, Accuse):
            twin = with_next_limit(true, twin)
            lacks = dict(lacking(taken_back(true.hands, true.hidden), 0))
            if seat in lacks and "?" in limits.view(true, seat).memory.draw:
                return None
    return with_top(true, twin, count)


def with_next_limit(true: State, twin: State) -> State:
    now = len(true.rounds) + 1
    if now == len(true.limits):
        return twin
    swap = {true.limits[now]: twin.limits[now]}
    rest = tuple(swap.get(number, number) for number in twin.limits[now + 1 :])
    return twin._replace(limits=(*twin.limits[:now], true.limits[now], *rest))


def with_top(true: State, twin: State, count: int) -> State | None:
    unseen = limits.view(true, None).memory.draw
    draw = list(twin.draw)
    for n, card in enumerate(true.draw[:count]):
        fits = (m for m in range(n, len(draw)) if m == n or unseen[m] == "?")
        places = [m for m in fits if draw[m] == card]
        if not places:
            return None
        draw[n], draw[places[0]] = draw[places[0]], draw[n]
    return twin._replace(draw="".join(draw))
