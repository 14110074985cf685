"""A bot of your own: the same class in the arena, in the terminal and at a server."""

from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec

from limestone.shown.views import Event

View = Any  # one of `limestone.shown.views`: a bot may name that of its game


class Table(msgspec.Struct, frozen=True):
    """The game that a bot sits down to."""

    game: str
    seats: int
    seat: int
    options: tuple[str, ...] = ()


class Bot:
    """Chooses for a seat; it is given what the seat sees and is told, and nothing else.

    >>> class Robby(Bot):
    ...     def choose(self, view, moves, rng):
    ...         return moves[rng.randrange(len(moves))]
    >>> Robby().choose({}, ["play r"], Random(1))
    'play r'
    """

    def begin(self, table: Table) -> None:
        """A game begins, or is told anew from its beginning: forget what was told before."""

    def told(self, events: Sequence[Event]) -> None:
        """What happened since the last decision of the seat, and at the end of the game."""

    def choose(self, view: View, moves: Sequence[str], rng: Random) -> str:
        """One of the legal moves. The same view, events and dice should give the same move."""
        raise NotImplementedError(no_choice(self))


def no_choice(bot: Bot) -> str:
    """Why a bot cannot choose, if its class does not say how."""
    if type(bot).choose is not Bot.choose:
        return ""
    return f"{type(bot).__name__} has no method choose(self, view, moves, rng)"


class Question(msgspec.Struct, frozen=True):
    """A decision that a bot is asked for; all there is to know comes with it."""

    events: list[Any]  # since the last question
    view: Any = None
    moves: list[str] = []  # none: the game is over, and the events are its last
    seed: int = 0  # of the dice
    table: Table | None = None  # given when the game begins, or is told anew
    copied: bool = False  # whether the bot is to be pickled, and its copy to answer


def answered(bot: Bot, question: Question) -> str:
    """What a bot chooses, after it was told what is new; nothing where nothing is asked."""
    if question.table:
        bot.begin(question.table)
    if question.events:
        bot.told(question.events)
    if not question.moves:
        return ""
    return bot.choose(question.view, question.moves, Random(question.seed))
