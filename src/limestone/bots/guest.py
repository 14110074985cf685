"""A bot of one's own as a player of whole games: at the arena, in simulations, in the terminal."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from limestone.bots.authored import Question, Table
from limestone.bots.hearing import Hearing, listed, seen
from limestone.bots.loading import label
from limestone.bots.process import Fault, Limits, Process
from limestone.rules.game import GAMES, Dice, Event, Options, Seat
from limestone.shown import event

MOST = 3  # faults in a game: with the last of them it is lost


@dataclass(frozen=True)
class Guest:
    """A bot by the source of its code, pickled so; it sits down anew for every game."""

    game: str
    source: str
    limits: Limits = field(default_factory=Limits)

    def sit(self, options: Options, seats: int, seat: Seat) -> "Sitting":
        """The bot on a seat, for one game."""
        table = Table(self.game, seats, seat, options.words)
        return Sitting(table, Process(self.source, self.limits))


class Sitting:
    """A bot on a seat: what it has been told, and the faults by which it has lost moves.

    A fault costs the move: the first of the list is made instead. The third costs the game: the
    bot is not asked any more, and whoever else is best has won.
    """

    def __init__(self, table: Table, process: Process) -> None:
        self.game = GAMES[table.game]
        self.table = table
        self.process = process
        self.events: list[Any] = []
        self.faults: list[Fault] = []
        self._hearing = Hearing(table)

    @property
    def name(self) -> str:
        """What the bot is called."""
        return label(self.process.source)

    @property
    def lost(self) -> bool:
        """Whether the game is lost by faults."""
        return len(self.faults) >= MOST

    def hear(self, events: Sequence[Event]) -> None:
        """Note what the seat is told; the bot hears it before its next decision."""
        self.events += [event(one) for one in events]

    def __call__(self, view: Any, rng: Dice) -> Any:
        """The move that the bot chooses, or the first where it loses its own."""
        state = self.game.imagine(view, Random(0))
        return self.game.read(self.choose(view, listed(self.game, state, self.table.seat), rng))

    def choose(self, view: Any, moves: list[str], rng: Dice) -> str:
        """The same in notation."""
        if self.lost:
            return moves[0]
        if not self.process.running:
            self._hearing.forget()
        question = self._hearing.question(self.events, seen(self.game, view), moves, rng)
        found = self.ask(question)
        if isinstance(found, Fault):
            self.faults.append(found)
            return moves[0]
        return found

    def ask(self, question: Question) -> str | Fault:
        """The answer of the process."""
        return self.process.ask(question)

    def leave(self) -> None:
        """Tell how the game ended, and end the process."""
        if self.process.running and not self.lost:
            self.process.ask(self._hearing.end(self.events))
        self.process.stop()
