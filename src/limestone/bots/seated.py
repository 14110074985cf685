"""A bot as an arena player; pickled by game and level name."""

from dataclasses import dataclass
from typing import Any

from limestone.bots.bot import Budget, Choice, Listing, bot
from limestone.rules.game import GAMES, Dice


@dataclass(frozen=True)
class Seated:
    """The bot of a level: called with a view, it returns a move."""

    game: str
    level: str
    effort: float = 1.0

    def __call__(self, view: Any, rng: Dice) -> Any:
        return self.choose(view, rng).move

    def choose(self, view: Any, rng: Dice) -> Choice:
        """The move and the reason for it."""
        legal = Listing(GAMES[self.game], view, view.own.seat, rng)
        return bot(self.game, self.level).choose(view, legal, rng, Budget(self.effort))
