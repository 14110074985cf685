"""§7 What is known: what lies before one's eyes, and what a perfect memory would hold."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from limestone.rules.game import Options, Seat
from limestone.rules.limits.accusation import Verdict, judged, paid, verdict
from limestone.rules.limits.cards import Cards, Face
from limestone.rules.limits.memory import Memory, remembered
from limestone.rules.limits.moves import Accuse, Exchange, Hide, Move, Play
from limestone.rules.limits.play import actors
from limestone.rules.limits.scoring import accusations, totals
from limestone.rules.limits.table import (
    Laid,
    Round,
    State,
    face_of,
    is_open,
    pile,
    pile_size,
    rounds,
    top,
)


class Count(NamedTuple):
    """A round that was just counted, card by card, until the next cards are hidden."""

    limit: Face
    pile: tuple[Laid, ...]
    round: Round
    verdict: Verdict
    counted: tuple[int, ...]  # where in the pile the cards lie that decided it
    loser: Seat
    earner: Seat


class Scene(NamedTuple):
    """§7 What lies on the table now, before the eyes of all."""

    options: Options
    due: tuple[Seat, ...]
    round: int
    rounds: int
    turn: Seat  # whose turn it is, or who will start the round
    limit: Face | None
    hand_sizes: tuple[int, ...]
    hidden_sizes: tuple[int, ...]
    draw_size: int
    pile: tuple[Laid, ...]  # its top card; all of it with open-pile
    pile_size: int
    points: tuple[int, ...]
    taken: tuple[int, ...]
    scores: tuple[int, ...]
    counted: Count | None
    accusations: tuple[tuple[int, int], ...] = ()  # right and wrong ones of every seat, at the end

    @property
    def limits_left(self) -> int:
        """§2.1 The limit cards that are still to be turned up."""
        return self.rounds - self.round


class Own(NamedTuple):
    """§7 What a seat alone sees; a spectator has no cards."""

    seat: Seat | None
    hand: Cards
    hidden: Cards


class View(NamedTuple):
    """What a seat, or a spectator, may know. What it may remember lies nowhere on the table."""

    scene: Scene
    own: Own
    memory: Memory


def scene(state: State) -> Scene:
    """§7 What lies before the eyes of all, field by field."""
    options, limits, draw, hands, hidden, turns, turn, points, taken, ended = state
    many, past = rounds(len(hands)), len(ended)
    playing = past < len(limits)
    return Scene(
        options,
        (turn,) if hidden[0] else actors(state),
        past + 1 if playing else many,
        many,
        turn,
        options.material.face(limits[past]) if playing else None,
        tuple(map(len, hands)),
        tuple(map(len, hidden)),
        len(draw),
        pile(turns) if is_open(options.words) else top(turns),
        pile_size(turns),
        points,
        taken,
        totals(points, taken),
        None if hidden[0] or not ended else _count(state, ended[-1]),
        accusations(state) if ended and not playing else (),
    )


def own(state: State, seat: Seat | None) -> Own:
    """§7 A seat sees its hand, and what it has hidden."""
    if seat is None:
        return Own(None, "", "")
    # Past the constructor, a call of its own: every viewer is asked after every step.
    return tuple.__new__(Own, (seat, state.hands[seat], state.hidden[seat]))


def view(state: State, seat: Seat | None) -> View:
    """§7 What a seat has before its eyes, and what it may remember."""
    return View(scene(state), own(state, seat), remembered(state))


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
            shown = counted or place.last or is_open(state.options.words)
        case _:
            shown = isinstance(move, Accuse)
    return move if shown else None


def _count(state: State, ended: Round) -> Count:
    """§5.1 How a round was counted: which cards of the pile, against what, and who pays."""
    limit = face_of(state, ended.limit)
    found = verdict(limit, ended)
    cards = "".join([turn.laid for turn in judged(ended)])
    counted = tuple([n for n, card in enumerate(cards) if card == found.colour])
    return Count(limit, pile(ended.turns), ended, found, counted, *paid(ended, found))
