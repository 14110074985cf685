"""What a bot is, and how to get one: every game has several levels."""

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from threading import Thread, current_thread
from typing import Any, NamedTuple, Protocol, overload

from limestone.rules.game import GAMES, Dice, Game, Seat, Value, choose, level

View = Any
Move = Any


class Reason(NamedTuple):
    """Why a move was chosen, as data: a stable code and its arguments."""

    code: str
    args: Mapping[str, Value]


class Choice(NamedTuple):
    """A legal move, and why."""

    move: Move
    reason: Reason


class Budget(NamedTuple):
    """How much a bot may think: a share of its usual samples. Time never changes a choice."""

    effort: float = 1.0
    alike: bool = False  # the same choice on every machine, however long it takes


FULL = Budget()


class Bot(Protocol):
    """Chooses for a seat; it is given what the seat sees, never the table itself."""

    def choose(
        self, view: View, legal: Sequence[Move], rng: Dice, budget: Budget = FULL, /
    ) -> Choice: ...


class Listing(Sequence[Move]):
    """The legal moves of a view, listed when they are first looked at."""

    def __init__(self, game: Game, view: View, seat: Seat, rng: Dice) -> None:
        self._list: Callable[[], Sequence[Move]] = lambda: game.legal(game.imagine(view, rng), seat)
        self._moves: Sequence[Move] | None = None

    @property
    def moves(self) -> Sequence[Move]:
        if self._moves is None:
            self._moves = self._list()
        return self._moves

    @overload
    def __getitem__(self, index: int) -> Move: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Move]: ...
    def __getitem__(self, index: int | slice) -> Move | Sequence[Move]:
        return self.moves[index]

    def __len__(self) -> int:
        return len(self.moves)


def bot(game: str, name: str) -> Bot:
    """The bot of that level; its game is imported when it is first asked for."""
    choose(game)
    levels: Mapping[str, Bot] = import_module(f"limestone.bots.{game}").LEVELS
    return levels[level(game, name)]


def prepare(game: str, report: Callable[[str], None]) -> None:
    """Load what the bots of a game need; report by code what takes more than a moment."""
    module = import_module(f"limestone.bots.{game}")
    if hasattr(module, "prepare"):
        module.prepare(report)


def prepare_aside() -> None:
    """Prepare the bots of all games beside other work; nobody has to wait for it."""
    _aside.start()


def preparing() -> bool:
    """Whether another thread than this one is preparing the bots."""
    return _aside.is_alive() and current_thread() is not _aside


def _prepare_all() -> None:
    for game in GAMES:
        prepare(game, lambda code: None)


_aside = Thread(target=_prepare_all, daemon=True)
