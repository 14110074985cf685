"""A game in progress: sealed decisions, chance, and what can be taken back. No input or output."""

from collections.abc import Callable, Container, Iterator, Mapping
from dataclasses import replace
from typing import Any, NamedTuple

from limestone.rules import record
from limestone.rules.dice import Deal
from limestone.rules.game import CHANCE, Dice, Game, Options, Refused, Seat
from limestone.rules.record import Record, Step

State = Any
Move = Any
Deals = Callable[[int], Dice]  # the dice of the k-th chance step of a game


def seeded(seed: str) -> Deals:
    """The deals of a game that nobody but its players has to trust."""
    return lambda step: Deal(seed.encode(), (), step)


class Position(NamedTuple):
    """A state of the game, who decides in it, and how it came about: a value like the state.

    Whoever goes on from a position shares all that led to it, and copies nothing.
    """

    state: State
    due: tuple[Seat, ...]
    number: int = 0  # of steps so far
    step: Step = Step({})  # the last of them
    before: "Position | None" = None

    def back(self) -> Iterator["Position"]:
        """The positions from this one to the first."""
        at: Position | None = self
        while at:
            yield at
            at = at.before


class Referee:
    """Keeps undecided moves sealed, lets chance decide, and writes the record."""

    __slots__ = ("at", "deals", "game", "header", "sealed")

    def __init__(self, game: Game, seats: int, chosen: Options, deals: Deals) -> None:
        self.game = game
        self.deals = deals
        self.sealed: dict[Seat, Move] = {}
        self.header = record.new(game, seats, chosen).header
        start = game.start(seats, chosen)
        self.at = Position(start, game.actors(start))
        self._roll()

    @classmethod
    def resume(cls, played: Record, deals: Deals, material: Any = None) -> "Referee":
        """The referee of a game that was saved; its steps are checked again, chance goes on."""
        referee = cls.replay(played, material)
        referee.deals = deals
        referee._roll()
        return referee

    @classmethod
    def replay(cls, played: Record, material: Any = None) -> "Referee":
        """The game of a record as far as it goes: nothing is dealt, even if chance is due."""
        referee = cls.__new__(cls)
        referee.game = played.game
        referee.deals = seeded("")
        referee.sealed = {}
        referee.header = played.header
        first, *states = record.replay(played, material)
        referee.at = Position(first, played.game.actors(first))
        for step, state in zip(played.steps, states, strict=True):
            referee.go_on(step, state)
        return referee

    def fork(self) -> "Referee":
        """A referee that may go on without this one noticing: positions are values."""
        twin = Referee.__new__(Referee)
        twin.game, twin.deals, twin.header = self.game, self.deals, self.header
        twin.at, twin.sealed = self.at, dict(self.sealed)
        return twin

    @property
    def state(self) -> State:
        return self.at.state

    @property
    def states(self) -> list[State]:
        """The state before the first step and after each one."""
        return [at.state for at in self.at.back()][::-1]

    @property
    def steps(self) -> list[Step]:
        """All steps so far."""
        return [at.step for at in self.at.back()][-2::-1]

    @property
    def over(self) -> bool:
        return not self.at.due

    @property
    def record(self) -> Record:
        """The game so far; with its result when it is over."""
        result = self.game.scores(self.state) if self.over else ()
        return Record(replace(self.header, result=result), tuple(self.steps))

    def waiting_for(self) -> tuple[Seat, ...]:
        """The seats that are due and have not decided."""
        due = self.at.due
        return tuple([seat for seat in due if seat not in self.sealed]) if self.sealed else due

    def decide(self, seat: Seat, text: str) -> None:
        """Seal the decision of one seat, or change it; play the step once nobody is waited for."""
        state, due = self.at.state, self.at.due
        if seat not in due:
            raise Refused("not-due", seat=seat)
        self.sealed[seat] = self.game.check(state, seat, self.game.read(text))
        if len(self.sealed) == len(due):
            self._play({actor: self.sealed[actor] for actor in due})
            self._roll()

    def own_steps(self, seat: Seat) -> int:
        """How many of its last steps the seat can take back: those since anybody else decided."""
        if self.at.due != (seat,):
            return 0
        count, at = 0, self.at
        while at.before and tuple(at.step.moves) == (seat,):
            count, at = count + 1, at.before
        return count

    def undo(self, seat: Seat) -> None:
        """Take back the seat's sealed decision, or its last step up to the information horizon."""
        if seat in self.sealed:
            del self.sealed[seat]
        elif self.own_steps(seat):
            self.rewind(1)
        else:
            raise Refused("undo-horizon", seat=seat)

    def rewind(self, steps: int) -> None:
        """Take back the last steps, whoever took them: for players who all agree."""
        if not 0 < steps <= self.at.number:
            raise Refused("undo-nothing")
        for _ in range(steps):
            self.at = self.at.before or self.at
        self.sealed = {}

    def rewind_to_decision(self, seats: Container[Seat]) -> None:
        """Take back up to the last decision of any of these seats, and whatever came after it."""
        for count, at in enumerate(self.at.back(), 1):
            if any(seat in seats for seat in at.step.moves):
                self.rewind(count)
                return
        raise Refused("undo-nothing")

    def comment(self, text: str) -> None:
        """Write a comment on the last step."""
        last = self.at.step
        self.at = self.at._replace(step=last._replace(comments=(*last.comments, text)))

    def go_on(self, step: Step, state: State) -> None:
        """Take a step as played, and the state that it led to."""
        at = self.at
        self.at = Position(state, self.game.actors(state), at.number + 1, step, at)
        self.sealed = {}

    def _roll(self) -> None:
        while self.at.due == (CHANCE,):
            count = sum(CHANCE in at.step.moves for at in self.at.back())
            self._play({CHANCE: self.game.chance(self.state, self.deals(count))})

    def _play(self, step: Mapping[Seat, Move]) -> None:
        texts = {seat: self.game.write(move) for seat, move in step.items()}
        self.go_on(Step(texts), self.game.play(self.state, step))
