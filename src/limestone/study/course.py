"""A finished game as a study sees it: every decision with the view that it was made from."""

from collections.abc import Container, Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from hashlib import sha256
from typing import Any, NamedTuple

from limestone.rules import record as records
from limestone.rules.game import CHANCE, Game, Material, Refused, Seat
from limestone.rules.record import Header, Record, Step
from limestone.shown import Place, place

STEPS = 5_000  # more than any game of ours has


class Decided(NamedTuple):
    """A decision of a seat that had a choice."""

    step: int  # of the record, from 1
    seat: Seat
    move: Any
    view: Any


@dataclass(frozen=True)
class Course:
    """A whole game: its states, and what was played in each."""

    record: Record
    digest: str
    states: tuple[Any, ...]
    steps: tuple[dict[Seat, Any], ...]

    @property
    def game(self) -> Game:
        return self.record.game

    @property
    def seats(self) -> range:
        return range(self.record.header.seats)

    @property
    def last(self) -> Any:
        return self.states[-1]

    @property
    def counted(self) -> bool:
        """Whether it was played to its end; otherwise somebody gave up."""
        return not self.game.actors(self.last)

    @cached_property
    def places(self) -> tuple[Place, ...]:
        """Where every step stands: its round and turn."""
        found = [Place()]
        for state, moves, after in zip(self.states, self.steps, self.states[1:], strict=False):
            found.append(place(self.game, state, moves, after, found[-1]))
        return tuple(found[1:])

    def decisions(self, seats: Container[Seat] | None = None) -> Iterator[Decided]:
        """All decisions of some seats in the order of the game, but those without a choice."""
        among = self.seats if seats is None else seats
        for number, (state, step) in enumerate(zip(self.states, self.steps, strict=False), 1):
            for seat, move in step.items():
                if seat != CHANCE and seat in among and len(self.game.legal(state, seat)) > 1:
                    yield Decided(number, seat, move, self.game.view(state, seat))


def course(record: Record, material: Material | None = None) -> Course:
    """The game of a record, checked to its end; Refused if it has none."""
    if len(record.steps) > STEPS:
        raise Refused("study-too-long", steps=len(record.steps), most=STEPS)
    start = records.begin(record, material)
    played = list(records.played(record, start))
    states = (start, *(state for _, state in played))
    if record.game.actors(states[-1]) and not record.header.end:
        raise Refused("study-unfinished", steps=len(record.steps))
    return Course(record, digest(record), states, tuple(moves for moves, _ in played))


def digest(record: Record) -> str:
    """By what the review of a record is kept."""
    return sha256(records.write(bare(record)).encode()).hexdigest()[:16]


def bare(record: Record) -> Record:
    """The record without what no judgement looks at: who played, seeds and salts, comments."""
    of = record.header
    header = Header(of.game, of.rules, of.seats, of.options, of.starter, of.material)
    ended = replace(header, result=of.result, end=of.end)
    return Record(ended, tuple(Step(step.moves) for step in record.steps))
