"""A game in progress: sealed decisions, chance, and what can be taken back. No input or output."""

from collections.abc import Callable, Container, Mapping
from dataclasses import replace
from typing import Any

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


class Referee:
    """Keeps undecided moves sealed, lets chance decide, and writes the record."""

    def __init__(self, game: Game, seats: int, chosen: Options, deals: Deals) -> None:
        self.game = game
        self.deals = deals
        self.states: list[State] = [game.start(seats, chosen)]
        self.sealed: dict[Seat, Move] = {}
        self.header = record.new(game, seats, chosen).header
        self.steps: list[Step] = []
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
        referee.states = list(record.replay(played, material))
        referee.sealed = {}
        referee.header = played.header
        referee.steps = list(played.steps)
        return referee

    @property
    def state(self) -> State:
        return self.states[-1]

    @property
    def over(self) -> bool:
        return not self.game.actors(self.state)

    @property
    def record(self) -> Record:
        """The game so far; with its result when it is over."""
        result = self.game.scores(self.state) if self.over else ()
        return Record(replace(self.header, result=result), tuple(self.steps))

    def waiting_for(self) -> tuple[Seat, ...]:
        """The seats that are due and have not decided."""
        return tuple(seat for seat in self.game.actors(self.state) if seat not in self.sealed)

    def decide(self, seat: Seat, text: str) -> None:
        """Seal the decision of one seat, or change it; play the step once nobody is waited for."""
        state = self.state
        due = self.game.actors(state)
        if seat not in due:
            raise Refused("not-due", seat=seat)
        self.sealed[seat] = self.game.check(state, seat, self.game.read(text))
        if len(self.sealed) == len(due):
            self._play({actor: self.sealed[actor] for actor in due})
            self._roll()

    def own_steps(self, seat: Seat) -> int:
        """How many of its last steps the seat can take back: those since anybody else decided."""
        if self.game.actors(self.state) != (seat,):
            return 0
        count = 0
        for step in reversed(self.steps):
            if tuple(step.moves) != (seat,):
                break
            count += 1
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
        if not 0 < steps < len(self.states):
            raise Refused("undo-nothing")
        del self.states[-steps:]
        del self.steps[-steps:]
        self.sealed = {}

    def rewind_to_decision(self, seats: Container[Seat]) -> None:
        """Take back up to the last decision of any of these seats, and whatever came after it."""
        for count in range(1, len(self.steps) + 1):
            if any(seat in seats for seat in self.steps[-count].moves):
                self.rewind(count)
                return
        raise Refused("undo-nothing")

    def comment(self, text: str) -> None:
        """Write a comment on the last step."""
        last = self.steps[-1]
        self.steps[-1] = replace(last, comments=(*last.comments, text))

    def _roll(self) -> None:
        while self.game.actors(self.state) == (CHANCE,):
            count = sum(CHANCE in step.moves for step in self.steps)
            self._play({CHANCE: self.game.chance(self.state, self.deals(count))})

    def _play(self, step: Mapping[Seat, Move]) -> None:
        self.states.append(self.game.play(self.state, step))
        texts = {seat: self.game.write(move) for seat, move in step.items()}
        self.steps.append(Step(texts))
        self.sealed = {}
