"""What every game is: a module with a few names, all of them pure functions over values."""

import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from difflib import get_close_matches
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar, Literal, NamedTuple, Protocol, TypeVar, overload

if TYPE_CHECKING:
    from limestone.rules.typed import LimesRules, LimitsRules, LimogesRules

State = TypeVar("State")
Move = TypeVar("Move")  # of a seat, or of chance
View = TypeVar("View")

Seat = int
CHANCE: Seat = -1

Value = str | int | Sequence["Value"] | Mapping[str, "Value"] | None


class Refused(ValueError):
    """A refusal as data: a stable code, its arguments, the section of the rules, the place.

    As text it is its sentence in English, and behind it the code.

    >>> raise Refused("unknown-token")
    Traceback (most recent call last):
    limestone.rules.game.Refused: this token is not known (unknown-token)
    """

    spoken: ClassVar["Callable[[Refused], str]"] = lambda refused: ""  # the sentence of one

    def __init__(self, code: str, *, section: str = "", **args: Value) -> None:
        super().__init__(code, section, args)
        self.code = code
        self.section = section
        self.args_ = args
        self.place: dict[str, str | int] = {}

    def at(self, **place: str | int) -> "Refused":
        """The same refusal, with the file, line, key or seat where it arose."""
        self.place = place | self.place
        return self

    def __reduce__(self) -> "tuple[Any, ...]":
        """As another process gets it."""
        return Refused.__new__, (type(self),), vars(self)

    def __str__(self) -> str:
        if sentence := type(self).spoken(self):
            return f"{sentence} ({self.code})"
        facts = (self.place | self.args_).items()
        words = [self.section, self.code, *(f"{name}={value}" for name, value in facts)]
        return " ".join(word for word in words if word)


class Dice(Protocol):
    """All that chance may ask of a generator; `random.Random` is one."""

    def randrange(self, n: int, /) -> int: ...


class Material(Protocol):
    """The cards, board or tiles of a box, as read from a data file."""

    @property
    def name(self) -> str: ...

    @property
    def digest(self) -> str: ...

    @property
    def warnings(self) -> Sequence[Refused]: ...  # what may be so, but hardly was meant


class Option(NamedTuple):
    """A word that a table may choose: a variant, or a reading of a sentence of the rulebook."""

    section: str
    setting: str = ""  # what it is a reading of; nothing: it is a variant
    usual: str = ""  # the reading that is played where no word says otherwise
    rulebook: str = ""  # the sentence that can be read in several ways, as printed
    excludes: tuple[str, ...] = ()  # words that cannot stand beside it
    implies: tuple[str, ...] = ()  # words that say nothing new beside it


class Options(NamedTuple):
    """What a table agreed on: variant words in alphabetical order, the material, who begins."""

    words: tuple[str, ...] = ()
    material: Any = None
    starter: Seat | None = None  # after another game of the same players; else chance says it


class Event(NamedTuple):
    """Something that happened, as one viewer sees it: a name and the facts."""

    name: str
    facts: Mapping[str, Value]


class Rules(Protocol[State, Move, View]):
    """The protocol of a game; a module satisfies it."""

    name: str
    version: int  # of the rules: the newest, see `rules_of`
    seats: range
    material_word: str  # what the data is called, in the header and as an option: deck, cards, data

    def material(self, files: Mapping[str, str], name: str, /) -> Material: ...
    def canonical(self, files: Mapping[str, str], /) -> str: ...  # what the digest is made of
    def variants(self, material: Any, /) -> Mapping[str, Option]: ...  # every option by its word
    def start(self, seats: int, options: Options, /) -> State: ...
    def actors(self, state: State, /) -> tuple[Seat, ...]: ...
    def starter(self, state: State, /) -> Seat | None: ...  # of the round; None: all begin together
    def legal(self, state: State, seat: Seat, /) -> Sequence[Move]: ...
    def check(self, state: State, seat: Seat, move: Move, /) -> Move: ...
    def idle(self, move: Move, /) -> bool: ...  # whether the move does nothing but pass
    def stands(self, move: Move, /) -> str: ...  # the section by which nobody can take it back
    def chance(self, state: State, rng: Dice, /) -> Move: ...
    def play(self, state: State, step: Mapping[Seat, Move], /) -> State: ...
    def scene(self, state: State, /) -> Any: ...  # what all see alike
    def own(self, state: State, seat: Seat | None, /) -> Any: ...  # what a seat sees besides
    def view(self, state: State, seat: Seat | None, /) -> View: ...  # both, and what is remembered
    def disclosed(
        self, state: State, steps: Sequence[Mapping[Seat, Move]], seat: Seat | None, /
    ) -> Sequence[Mapping[Seat, Move | None]]: ...  # the steps so far; None: not for this seat
    def imagine(self, view: View, rng: Dice, /) -> State: ...
    def tell(
        self, state: State, step: Mapping[Seat, Move], seat: Seat | None, /
    ) -> Sequence[Event]: ...
    def scores(self, state: State, /) -> tuple[int, ...]: ...
    def winners(self, state: State, /) -> tuple[Seat, ...]: ...
    def ranks(self, state: State, /) -> Sequence[tuple[int, ...]]: ...  # what decides: `ranks.py`
    def tie_break(self, state: State, /) -> Event | None: ...  # what came of a tie on points
    def write(self, move: Move, /) -> str: ...
    def read(self, text: str, /) -> Move: ...


Game = Rules[Any, Any, Any]  # any of them


class Level(NamedTuple):
    """How strong a level of bots is, as numbers are shown; club is the middle of the ratings."""

    rating: int  # from the shares of victories in docs/lab.md; 400 more at least where it won all
    puzzles: int = 0  # as a solver, when puzzles are made; without it the level is not asked
    tries: int = 3  # that it has at a puzzle


# The only list of the games: all else about one is in modules and folders of its name.
LEVELS: Mapping[str, Mapping[str, Level]] = {  # of its bots, the weakest first
    "limes": {
        "novice": Level(700, 1000),
        "casual": Level(1100, 1250),
        "club": Level(1500, 1500),
        "expert": Level(1846, 1750),
        "master": Level(2066, 2000, tries=2),
    },
    "limits": {
        "novice": Level(592, 1000),
        "casual": Level(1068, 1250),
        "club": Level(1500, 1500),
        "expert": Level(1934, 1750),
        "master": Level(2147, 2000, tries=2),
    },
    "limoges": {
        "novice": Level(868, 1000),
        "casual": Level(1137, 1250),
        "club": Level(1500, 1500),
        "expert": Level(1627, 1750),
        "master": Level(1782, 2000, tries=2),
    },
}
# Whose numbers stand in this order, without names, in what was stored first; never another.
UNNAMED = ("novice", "casual", "club", "expert", "master")
# The same names, for type checkers.
Limes = Literal["limes"]
Limits = Literal["limits"]
Limoges = Literal["limoges"]
OFFERED = "limestone.bots"  # the group of entry points by which packages offer bots
LEFT_OUT = "LIMESTONE_WITHOUT_BOTS"  # of the environment: those that this server does not offer
EVERY_LEVEL = tuple(dict.fromkeys(name for names in LEVELS.values() for name in names))


class Registry(Mapping[str, Game]):
    """The games by name, each imported when it is first asked for; typed where the name is."""

    @overload
    def __getitem__(self, name: Limes) -> "LimesRules": ...
    @overload
    def __getitem__(self, name: Limits) -> "LimitsRules": ...
    @overload
    def __getitem__(self, name: Limoges) -> "LimogesRules": ...
    @overload
    def __getitem__(self, name: str) -> Game: ...
    def __getitem__(self, name: str) -> Game:
        if name not in LEVELS:
            raise KeyError(name)
        game: Game = import_module(f"limestone.rules.{name}")
        return game

    def __iter__(self) -> Iterator[str]:
        return iter(LEVELS)

    def __len__(self) -> int:
        return len(LEVELS)


GAMES = Registry()
SHORT = 12  # hexadecimal digits of a digest in records of old; a whole one has 64


def choose(name: str) -> Game:
    """The game of that name, or a refusal that lists the games there are."""
    if name not in GAMES:
        raise Refused("unknown-game", name=name, known=", ".join(GAMES))
    return GAMES[name]


def level(game: str, name: str) -> str:
    """The level of that name, or a refusal that lists the levels the game's bots have."""
    if name not in LEVELS[game] and name not in installed():
        known = (*LEVELS[game], *installed())
        raise Refused("unknown-level", level=name, known=", ".join(known))
    return name


@cache
def installed() -> tuple[str, ...]:
    """The bots that installed packages offer, which play beside the levels, by their names.

    A server leaves out those that could not be loaded when it started.
    """
    from importlib.metadata import entry_points  # costs more than all the rest of this module

    names = entry_points(group=OFFERED).names
    left_out = os.environ.get(LEFT_OUT, "").split()
    spelt = {n for n in names if n.isascii() and n.isalpha() and n.islower()}
    return tuple(sorted(spelt.difference(left_out)))


def is_ours(level: str) -> bool:
    """Whether a bot is one of ours, whose strength is known; another can be gone tomorrow."""
    return level in EVERY_LEVEL


def options(
    game: Game,
    words: Sequence[str] = (),
    material: Material | None = None,
    starter: Seat | None = None,
) -> Options:
    """Known words, each once, in alphabetical order, and the package's own material by default.

    Words that cannot stand together are refused.
    """
    material = material or own_material(game)
    known = game.variants(material)
    chosen = tuple(sorted(set(words)))
    for word in chosen:
        if word not in known:
            near = "".join(get_close_matches(word, known, 1)) or "none"
            raise Refused("unknown-variant", word=word, known=", ".join(known) or "-", near=near)
        for other in chosen:
            if other in known[word].excludes:
                section = known[word].section
                raise Refused("options-exclude", section=section, option=word, against=other)
    return Options(chosen, material, starter)


def own_material(game: Game, digest: str = "") -> Material:
    """The material that comes with the package: for older rules if it has this digest."""
    newest = _own_material(game.name)
    older = (_own_material(game.name, rules) for rules in range(game.version - 1, 0, -1))
    found = (material for material in (newest, *older) if is_digest(digest, material))
    return next(found, newest) if digest else newest


def is_digest(digest: str, material: Material) -> bool:
    """Whether a digest is that of a material; records of old have its first digits only."""
    return material.digest == digest or material.digest[:SHORT] == digest


@cache
def _own_material(name: str, rules: int = 0) -> Material:
    return GAMES[name].material(own_files(name, rules), "substitute")


def own_files(game: str, rules: int = 0) -> dict[str, str]:
    """The files of the material that comes with the package: the newest, or for older rules."""
    folder = Path(__file__).parent / "data"
    found = folder / game / f"rules-{rules}" if rules else folder / game
    return texts(found if found.is_dir() else folder / f"{game}.txt")


def rules_of(game: Game, material: Material) -> int:
    """The version of the rules to play by: material for older rules says so, as its `rules`."""
    rules: int = getattr(material, "rules", game.version)
    return rules


def texts(path: Path) -> dict[str, str]:
    """The texts at a path: of the file, or of every file of the folder, by name."""
    files = sorted(path.iterdir()) if path.is_dir() else [path]
    return {file.name: text_of(file) for file in files if file.is_file()}


def text_of(path: Path) -> str:
    """The text of a file, or a refusal that says why it cannot be read."""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise Refused("not-text").at(file=path.name) from None
    except OSError as error:
        raise Refused("unreadable", reason=error.strerror or "").at(file=str(path)) from None


@contextmanager
def writing(path: Path) -> Iterator[None]:
    """What cannot be written is a refusal."""
    try:
        yield
    except (ConnectionError, TimeoutError):  # of a database that is read meanwhile
        raise
    except OSError as error:
        raise Refused("unwritable", reason=error.strerror or "").at(file=str(path)) from None


def seated(game: Game, seats: int) -> int:
    """The number of seats, if that many may play."""
    if seats not in game.seats:
        least, most = game.seats[0], game.seats[-1]
        raise Refused("seats-out-of-range", seats=seats, least=least, most=most)
    return seats
