"""A game in progress as a value: sealed decisions, chance, and what can be taken back."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from typing import Any, NamedTuple

from limestone.rules import record
from limestone.rules.dice import Deal
from limestone.rules.game import CHANCE, Dice, Game, Options, Refused, Seat
from limestone.rules.record import Header, Record, Step

State = Any
Move = Any
Deals = Callable[[int], Dice]  # the dice of the k-th chance step of a game


def seeded(seed: str) -> Deals:
    """The deals of a game that nobody but its players has to trust."""
    return lambda step: Deal(seed.encode(), (), step)


class Position(NamedTuple):
    """A state of the game, who decides in it, and how it came about.

    Whoever goes on from a position shares all that led to it, and copies nothing.
    """

    state: State
    due: tuple[Seat, ...]
    number: int = 0  # of steps so far
    step: Step = Step({})  # the last of them, as the record has it
    moves: Mapping[Seat, Move] = {}  # and as the rules played it
    before: "Position | None" = None

    def back(self) -> Iterator["Position"]:
        """The positions from this one to the first."""
        at: Position | None = self
        while at:
            yield at
            at = at.before


class Referee(NamedTuple):
    """Keeps undecided moves sealed, lets chance decide, and writes the record.

    A value: whatever is done returns the game after it, and this one stays as it is.
    """

    game: Game
    header: Header
    deals: Deals
    at: Position
    sealed: Mapping[Seat, Move] = {}

    @classmethod
    def begin(cls, game: Game, seats: int, chosen: Options, deals: Deals) -> "Referee":
        """A new game, up to the first decision of a seat."""
        return cls.new(game, seats, chosen, deals).roll()

    @classmethod
    def new(cls, game: Game, seats: int, chosen: Options, deals: Deals) -> "Referee":
        """A new game before anything is dealt."""
        start = game.start(seats, chosen)
        header = record.new(game, seats, chosen).header
        return cls(game, header, deals, Position(start, game.actors(start)))

    @classmethod
    def resume(cls, played: Record, deals: Deals, material: Any = None) -> "Referee":
        """A game that was saved; its steps are checked again, chance goes on."""
        return cls.replay(played, material)._replace(deals=deals).roll()

    @classmethod
    def replay(cls, played: Record, material: Any = None) -> "Referee":
        """The game of a record as far as it goes: nothing is dealt, even if chance is due."""
        game, start = played.game, record.begin(played, material)
        referee = cls(game, played.header, seeded(""), Position(start, game.actors(start)))
        for step, (moves, state) in zip(played.steps, record.played(played, start), strict=True):
            referee = referee._reach(step, moves, state)
        return referee

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
        return [at.step for at in self.since(0)]

    @property
    def over(self) -> bool:
        return not self.at.due

    @property
    def record(self) -> Record:
        """The game so far; with its result when it is over."""
        result = self.game.scores(self.state) if self.over else ()
        return Record(replace(self.header, result=result), tuple(self.steps))

    def since(self, number: int) -> list[Position]:
        """The positions after the first so many steps, in order."""
        found, at = [], self.at
        while at.number > number and at.before:
            found.append(at)
            at = at.before
        return found[::-1]

    def waiting_for(self) -> tuple[Seat, ...]:
        """The seats that are due and have not decided."""
        due = self.at.due
        return tuple([seat for seat in due if seat not in self.sealed]) if self.sealed else due

    def decide(self, seat: Seat, text: str) -> "Referee":
        """Seal the decision of one seat, or change it; play the step once nobody is waited for."""
        sealed, due = self._sealed(seat, text), self.at.due
        if len(sealed) < len(due):
            return self._replace(sealed=sealed)
        return self.play({actor: sealed[actor] for actor in due}).roll()

    def seal(self, seat: Seat, text: str) -> "Referee":
        """The game with the decision of a seat, while others are still to decide."""
        return self._replace(sealed=self._sealed(seat, text))

    def own_steps(self, seat: Seat) -> int:
        """How many of its last steps the seat can take back: those since anybody else decided."""
        if self.at.due != (seat,):
            return 0
        count, at = 0, self.at
        while at.before and tuple(at.moves) == (seat,):
            count, at = count + 1, at.before
        return count

    def steps_since(self, seat: Seat) -> int:
        """How many steps back the last decision of a seat is, that one included; 0 for none."""
        count, at = 1, self.at
        while seat not in at.moves:
            if not at.before:
                return 0
            count, at = count + 1, at.before
        return count

    def to_take_back(self, seat: Seat) -> int:
        """How many steps go, where all agree that a seat takes its last decision back."""
        steps = self.steps_since(seat)
        if not steps:
            raise Refused("undo-nothing", seat=seat)
        for at in self.since(self.at.number - steps):
            for move in at.moves.values():
                if section := self.game.stands(move):
                    raise Refused("undo-seen", section=section)
        return steps

    def undo(self, seat: Seat) -> "Referee":
        """Take back the seat's sealed decision, or its last step up to the information horizon."""
        if seat in self.sealed:
            return self.unseal(seat)
        if self.own_steps(seat):
            return self.rewind(1)
        raise Refused("undo-horizon", seat=seat)

    def unseal(self, seat: Seat) -> "Referee":
        """The game without the sealed decision of a seat."""
        return self._replace(
            sealed={other: move for other, move in self.sealed.items() if other != seat}
        )

    def rewind(self, steps: int) -> "Referee":
        """Take back the last steps, whoever took them: for players who all agree."""
        if not 0 < steps <= self.at.number:
            raise Refused("undo-nothing")
        at = self.at
        for _ in range(steps):
            at = at.before or at
        return self._replace(at=at, sealed={})

    def rewind_to_decision(self, seats: Iterable[Seat]) -> "Referee":
        """Take back up to the last decision of any of these seats, and whatever came after it."""
        decided = [seat for seat in seats if self.steps_since(seat)]
        if not decided:
            raise Refused("undo-nothing")
        return self.rewind(self.to_take_back(min(decided, key=self.steps_since)))

    def comment(self, text: str) -> "Referee":
        """Write a comment on the last step."""
        last = self.at.step
        step = last._replace(comments=(*last.comments, text))
        return self._replace(at=self.at._replace(step=step))

    def follow(self, steps: Iterable[Mapping[Seat, str]]) -> "Referee":
        """The game after steps that were played before: checked again, but not dealt anew."""
        referee = self
        for texts in steps:
            step = Step(dict(sorted(texts.items())))
            moves = record.checked(referee.game, referee.at.state, step)
            referee = referee._reach(step, moves, referee.game.play(referee.at.state, moves))
        return referee

    def play(self, moves: Mapping[Seat, Move]) -> "Referee":
        """The game after a step of legal moves."""
        step = Step({seat: self.game.write(move) for seat, move in moves.items()})
        return self._reach(step, moves, self.game.play(self.at.state, moves))

    def roll(self) -> "Referee":
        """Let chance decide as long as it is due."""
        referee = self
        while referee.at.due == (CHANCE,):
            count = sum(CHANCE in at.moves for at in referee.at.back())
            dealt = referee.game.chance(referee.at.state, referee.deals(count))
            referee = referee.play({CHANCE: dealt})
        return referee

    def _sealed(self, seat: Seat, text: str) -> Mapping[Seat, Move]:
        """The sealed decisions with that of one more seat, which is checked."""
        if seat not in self.at.due:
            raise Refused("not-due", seat=seat)
        move = self.game.check(self.at.state, seat, self.game.read(text))
        return {**self.sealed, seat: move}

    def _reach(self, step: Step, moves: Mapping[Seat, Move], state: State) -> "Referee":
        before = self.at
        at = Position(state, self.game.actors(state), before.number + 1, step, moves, before)
        return Referee(self.game, self.header, self.deals, at)
