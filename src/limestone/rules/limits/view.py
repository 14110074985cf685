"""§7 What is known: what lies before one's eyes, and what a perfect memory would hold."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from limestone.rules.game import Options, Seat
from limestone.rules.limits.accusation import Verdict, verdict
from limestone.rules.limits.cards import Cards, Face
from limestone.rules.limits.memory import Memory, remembered
from limestone.rules.limits.moves import Accuse, Exchange, Hide, Move, Play
from limestone.rules.limits.play import actors
from limestone.rules.limits.table import Laid, State, face, face_of, is_open, pile, pile_size


class Count(NamedTuple):
    """A round that was just counted, card by card, until the next cards are hidden."""

    limit: Face
    pile: tuple[Laid, ...]
    hidden: tuple[Cards, ...]
    accuser: Seat
    accused: Seat
    verdict: Verdict


class Table(NamedTuple):
    """What is on the table now: all that a person's client is sent."""

    due: tuple[Seat, ...]
    turn: Seat  # whose turn it is, or who will start the round
    limit: Face | None
    limits_left: int  # limit cards that are still to be turned up
    hand: Cards  # one's own; a spectator has none
    hidden: Cards
    hand_sizes: tuple[int, ...]
    hidden_sizes: tuple[int, ...]
    draw_size: int
    pile: tuple[Laid, ...]  # its top card; all of it with open-pile
    pile_size: int
    points: tuple[int, ...]
    taken: tuple[int, ...]
    counted: Count | None


class View(NamedTuple):
    """What a seat, or a spectator, may know."""

    seat: Seat | None
    options: Options
    table: Table
    memory: Memory


def view(state: State, seat: Seat | None) -> View:
    """§7 What a seat has before its eyes, and what it may remember."""
    return View(seat, state.options, _table(state, seat), remembered(state))


def held(state: State, seat: Seat | None) -> tuple[Cards, Cards]:
    """§7 What a seat alone sees: its hand, and what it has hidden; a spectator has none."""
    return ("", "") if seat is None else (state.hands[seat], state.hidden[seat])


def disclosed(
    state: State, steps: Sequence[Mapping[Seat, Move]], seat: Seat | None
) -> list[dict[Seat, Move | None]]:
    """§7 The steps that led to this state as a seat may fetch them later; None is not for it."""
    told: list[dict[Seat, Move | None]] = []
    ended = 0
    for number, step in enumerate(steps, 1):
        place = _Place(len(state.rounds) - ended, number == len(steps))
        moves = step.items()
        told.append({who: _disclosed(state, seat, place, (who, move)) for who, move in moves})
        ended += any(isinstance(move, Accuse) for move in step.values())
    return told


class _Place(NamedTuple):
    """Where a step stands in the record: rounds ago, and whether it is the last."""

    age: int
    last: bool


def _disclosed(
    state: State, seat: Seat | None, place: _Place, decision: tuple[Seat, Move]
) -> Move | None:
    who, move = decision
    if not actors(state):
        return move
    counted = place.age == 1 and not state.hidden[0]
    match move:
        case Hide():
            shown = counted or (place.age == 0 and who == seat)
        case Play() | Exchange():
            shown = counted or place.last or is_open(state)
        case _:
            shown = isinstance(move, Accuse)
    return move if shown else None


def _table(state: State, seat: Seat | None) -> Table:
    turned_up = len(state.rounds) < len(state.limits)
    hand, hidden = held(state, seat)
    return Table(
        due=actors(state),
        turn=state.turn,
        limit=face(state) if turned_up else None,
        limits_left=max(0, len(state.limits) - len(state.rounds) - 1),
        hand=hand,
        hidden=hidden,
        hand_sizes=tuple(map(len, state.hands)),
        hidden_sizes=tuple(map(len, state.hidden)),
        draw_size=len(state.draw),
        pile=pile_seen(state),
        pile_size=pile_size(state.turns),
        points=state.points,
        taken=state.taken,
        counted=counted(state),
    )


def pile_seen(state: State) -> tuple[Laid, ...]:
    """§4.4 The top card of the pile; all of it where it lies open."""
    turns = state.turns
    return pile(turns) if is_open(state) else pile(turns[-1:])[-1:]


def counted(state: State) -> Count | None:
    """§5.1 The round that was just counted, until the next cards are hidden."""
    if state.hidden[0] or not state.rounds:
        return None
    ended = state.rounds[-1]
    limit = face_of(state, ended.limit)
    return Count(
        limit=limit,
        pile=pile(ended.turns),
        hidden=ended.hidden,
        accuser=ended.accuser,
        accused=ended.accused,
        verdict=verdict(limit, ended),
    )
