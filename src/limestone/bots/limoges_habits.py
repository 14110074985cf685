"""Limoges by habit: every kind of move has a worth at first sight; nothing is looked ahead."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from limestone.bots.limoges_tiles import Means, active_gates, of_held, of_purchase, of_using
from limestone.rules.game import Seat
from limestone.rules.limoges.components import (
    RECRUITABLE,
    WALLS_AROUND,
    YELLOW,
    Box,
    Domino,
    Space,
)
from limestone.rules.limoges.moves import (
    Activate,
    Buy,
    Commerce,
    Corrupt,
    Destroy,
    Drop,
    End,
    Free,
    Gain,
    Guard,
    Guards,
    JailHand,
    JailOn,
    JailTile,
    Jealousy,
    Lose,
    Mint,
    Move,
    Ostend,
    Place,
    Return,
    Rob,
    Steal,
    Swap,
    Use,
    Vote,
)
from limestone.rules.limoges.table import Lying, Player
from limestone.rules.limoges.view import Seen, View

COIN = 0.4  # what a coin is worth that a placement costs

Rows = tuple[tuple[tuple[str, str], ...], tuple[tuple[str, str], ...]]  # tile and side


class Glance(NamedTuple):
    """The part of a view that habits look at: quick to take from an imagined table."""

    seat: Seat
    seats: tuple[Player, ...] | tuple[Seen, ...]
    board: tuple[Lying | None, ...]
    treasury: tuple[int, int]
    rows: Rows
    box: Box


def glance(view: View) -> Glance:
    """What habits look at in a view."""
    seen, seat = view.scene, view.own.seat
    return Glance(seat or 0, seen.seats, seen.board, seen.treasury, seen.rows, seen.box)


def worth(view: Glance, move: Move) -> float:
    """What a move is worth at first sight."""
    rating = RATINGS.get(type(move))
    return rating(view, move) if rating else 0.0


def of_vote(move: Vote) -> float:
    """Many meeples, the Viscount's men first."""
    yellow = [domino.low for colour, domino in move.dominoes if colour == YELLOW]
    return sum([_meeples(domino) for _, domino in move.dominoes]) + 0.2 * sum(yellow)


def _meeples(domino: Domino) -> float:
    """The low half recruits; a dear domino is best put back."""
    return domino.low + 0.15 * domino.total


def favourite(hand: Sequence[Domino]) -> Vote:
    """The vote of a hand that is worth most, found without listing all votes."""
    best = sorted(hand, key=lambda domino: -_meeples(domino))
    votes = [_vote(domino, [other for other in best if other != domino]) for domino in hand]
    return max(votes, key=of_vote, default=Vote(()))


def _vote(yellow: Domino, others: Sequence[Domino]) -> Vote:
    """One domino for the Viscount, the next ones for the other colours."""
    rest = [colour for colour in RECRUITABLE if colour != YELLOW]
    cast = {YELLOW: yellow, **dict(zip(rest, others, strict=False))}
    return Vote(tuple([(colour, cast[colour]) for colour in RECRUITABLE if colour in cast]))


def of_place(view: Glance, move: Place) -> float:
    space = view.box.spaces[view.box.plan.number[move.space]]
    rating: Callable[[Glance, Place], float] = {
        "power": _power,
        "gate": _gate,
        "abbey": _abbey,
        "cathedral": _cathedral,
        "production": _production,
        "bridge": _bridge,
    }[space.kind]
    return rating(view, move) - COIN * (move.domino.total + _toll(view, space))


def _toll(view: Glance, space: Space) -> int:
    """What the gates of others around a place show, and so may ask of a builder."""
    walls = WALLS_AROUND.get(space.zone, ())
    gates = [gate for wall in walls for gate in active_gates(view.board, view.box, wall)]
    return sum([gate.visible for gate in gates if gate.owner != view.seat])


def _power(view: Glance, move: Place) -> float:
    there = view.board[view.box.plan.number[move.space]]
    spare = _hand(view)[move.colour or 0]
    if move.space.startswith("keys"):
        return 9 + 0.3 * spare if there is None or there.meeple is None else -1
    if move.space == "corruption":
        return 6 if there is None else -1
    return 2 if there is None else -1


def _gate(view: Glance, move: Place) -> float:
    plan, spaces, seat = view.box.plan, view.box.spaces, view.seat
    wall = spaces[plan.number[move.space]].wall
    own = [n for n in plan.wall[wall] if (there := view.board[n]) and there.owner == seat]
    shown = move.domino.low if move.covers == "high" else move.domino.high
    if move.covers == "low":
        shown -= 3
    return (3 if own else 9) + shown


def _abbey(view: Glance, move: Place) -> float:
    plan = view.box.plan
    beside = plan.beside[plan.number[move.space]]
    return 10 + 1.5 * sum(view.board[n] is not None for n in beside)


def _cathedral(view: Glance, move: Place) -> float:
    plan = view.box.plan
    return 12 if plan.rests_on[plan.number[move.space]] else 10


def _production(view: Glance, move: Place) -> float:
    """It brings meeples turn after turn, and influence when they are missing."""
    n = view.box.plan.number[move.space]
    there = view.board[n]
    own = there is not None and there.owner == view.seat
    return -1 if own else 12 + 2 * view.box.spaces[n].per_turn


def _bridge(view: Glance, move: Place) -> float:
    return 3


def of_cheapest(view: Glance, move: Place) -> float:
    """Any place is as good as another, but for Corruption: coins come from there to the end."""
    there = view.board[view.box.plan.number[move.space]]
    first = 13 if move.space == "corruption" and there is None else 0
    return first + 13 - move.domino.total


def of_corrupt(view: Glance, move: Corrupt) -> float:
    """Money for what cannot be placed anyway, when money is short."""
    total = sum(domino.total for domino in move.dominoes)
    poor = 1.0 if view.seats[view.seat].coins < 8 else 0.4
    return poor * (total - 6 * len(move.dominoes)) + (0.5 if move.draw else 0)


def of_end(view: Glance, move: End) -> float:
    return 0.02 * move.domino.total if move.domino else 0.0


def of_rob(view: Glance, move: Rob) -> float:
    servants = _hand(view)[3 if move.building == "abbey" else 4]
    treasury = view.treasury[0 if move.building == "abbey" else 1]
    return 0.5 * min(treasury, 12) - 1.5 * servants


def of_trade(view: Glance, move: Commerce) -> float:
    there = view.board[view.box.plan.commerce[move.colour]]
    return 0.6 * there.domino.total - 1 if there else 0.0


def of_gain(view: Glance, move: Gain) -> float:
    reached = view.seats[view.seat].influence
    return 2 + reached[0 if move.track == "fr" else 1]


def of_buy(view: Glance, move: Buy) -> float:
    """A tile for what it brings; an event only for its meeple."""
    if move.colour is not None:
        return -1 - 0.3 * move.domino.total
    sides = view.box.sides
    faces = [sides[face] for row in view.rows for face in row if face[0] == move.tile]
    return of_purchase(_means(view), faces[0], move.domino)


def of_use(view: Glance, move: Use) -> float:
    return of_using(_means(view), move.tile, move.choice)


def of_return(view: Glance, move: Return) -> float:
    """The tile that brings least has to go."""
    tiles = view.seats[view.seat].tiles
    return -of_held(_means(view), next(held for held in tiles if held.tile == move.tile))


def _means(view: Glance) -> Means:
    return Means(view.seat, view.seats[view.seat], view.board, view.box)


def _hand(view: Glance) -> tuple[int, ...]:
    return view.seats[view.seat].meeples


def of_lose(view: Glance, move: Lose) -> float:
    return _hand(view)[move.colour]


def of_swap(view: Glance, move: Swap) -> float:
    hand = _hand(view)
    return hand[move.give] - hand[move.take] - 2


def of_guards(view: Glance, move: Guards) -> float:
    """Gates without a guard that counts open no wall and bring no tax."""
    return 6 if any(_idle(view, n) for n in view.box.plan.town[move.town]) else -0.5


def of_guard(view: Glance, move: Guard) -> float:
    n = view.box.plan.number[move.gate]
    there = view.board[n]
    shown = (there.domino.low if move.covers == "high" else there.domino.high) if there else 0
    return 6 + shown if _idle(view, n) else shown - 3


def _idle(view: Glance, gate: int) -> bool:
    there, keys = view.board[gate], view.board[view.box.plan.keeper[gate]]
    return (
        there is not None
        and there.owner == view.seat
        and keys is not None
        and keys.meeple != there.meeple
    )


def always(value: float) -> Callable[[Glance, Move], float]:
    return lambda view, move: value


RATINGS: dict[type, Callable[..., float]] = {
    Vote: lambda view, move: of_vote(move),
    Place: of_place,
    Corrupt: of_corrupt,
    End: of_end,
    Rob: of_rob,
    Commerce: of_trade,
    Mint: always(3),
    Gain: of_gain,
    Steal: always(0),
    Buy: of_buy,
    Use: of_use,
    Return: of_return,
    Activate: always(7),
    Guards: of_guards,
    Guard: of_guard,
    Free: always(-0.5),
    Jealousy: always(-1),
    Destroy: always(-1),
    JailHand: always(-1),
    JailOn: always(-1),
    JailTile: always(-1),
    Ostend: always(1),
    Drop: always(-1),
    Lose: of_lose,
    Swap: of_swap,
}
