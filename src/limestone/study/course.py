"""A finished game as a study sees it: every decision with the view that it was made from."""

from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, NamedTuple

from limestone.rules import record as records
from limestone.rules.game import CHANCE, Game, Material, Refused, Seat
from limestone.rules.record import Record

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

    def decisions(self) -> Iterator[Decided]:
        """All decisions in the order of the game, but those without a choice."""
        for number, (state, step) in enumerate(zip(self.states, self.steps, strict=False), 1):
            for seat, move in step.items():
                if seat != CHANCE and len(self.game.legal(state, seat)) > 1:
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
    digest = sha256(records.write(record).encode()).hexdigest()[:16]
    return Course(record, digest, states, tuple(moves for moves, _ in played))
