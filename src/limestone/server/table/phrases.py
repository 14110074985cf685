"""What can be said at a table: words that stand for a sentence in everyone's own language."""

from functools import cache
from importlib import import_module
from typing import Any, NamedTuple, Protocol

GENERAL = (
    *("hello", "good-luck", "you-too", "first-game"),
    *("your-turn", "take-your-time", "thinking", "one-moment", "back", "sorry", "oops"),
    *("thanks", "no-problem", "nice-move", "ouch", "bad-luck", "close"),
    *("well-played", "good-game", "again", "gladly", "not-now", "must-go", "bye"),
)
REACTIONS = ("admire", "smile", "salute", "wince")


class Manners(NamedTuple):
    """How much everyone may say in a part of a game, and what."""

    chapter: str
    section: str  # of the rules
    words: tuple[str, ...] | None  # only these, in this order; None: whatever they like
    most: int


class GameTalk(Protocol):
    """What is said about one game; the module of its name in this folder satisfies it."""

    PHRASES: tuple[str, ...]

    def manners(self, state: Any, /, *, sealed: bool) -> Manners | None: ...


@cache
def about(game: str) -> GameTalk:
    """What is said about a game, and the manners it has."""
    found: GameTalk = import_module(f"{__name__.rpartition('.')[0]}.{game}_talk")
    return found


def words(game: str) -> tuple[str, ...]:
    """Everything that can be said at a table of this game, reactions last."""
    return (*GENERAL, *about(game).PHRASES, *REACTIONS)
