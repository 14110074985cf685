"""The chairs of a table: a seat of the game, and who sits on it."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from itertools import count
from typing import NamedTuple
from unicodedata import category, normalize

from limestone.rules import bot_names

OPEN, PERSON, BOT, HELD, GHOST = "open", "person", "bot", "held", "ghost"
FORGOTTEN = "…"  # the name of a person whose data was deleted


class Chair(NamedTuple):
    """A seat of the table and who is on it."""

    kind: str = OPEN
    person: str = ""
    name: str = ""  # of a bot its level, where it has no name of its own
    level: str = ""  # of a bot
    salt: str = ""
    away: str = ""  # the level of the bot that plays for the person
    resigned: bool = False
    adds: bool = False  # whether the client has said that it adds a salt to the deals
    moves: tuple[str, ...] = ()  # of a ghost: all that it will decide
    missed: bool = False  # found absent from a club night: what the bot makes is not theirs

    @property
    def bot(self) -> str:
        """The level of the bot that decides for this seat, if one does."""
        return self.level if self.kind == BOT else self.away


UNSEEN = ("Cc", "Cf", "Co", "Cn", "Zl", "Zp")  # kinds of characters


def told_apart(called: Sequence[str]) -> list[str]:
    """The names of people; of those that are alike the first stays, others get a number.

    >>> told_apart(["Ann", "Bo", "ann", "Ann"])
    ['Ann', 'Bo', 'ann 2', 'Ann 3']
    """
    taken = {_plain(name) for name in called}
    met: set[str] = set()
    numbers = defaultdict[str, Iterator[int]](lambda: count(2))  # a number that is taken stays so
    apart = []
    for name in called:
        new, plain = name, _plain(name)
        if name not in ("", FORGOTTEN) and plain in met:
            numbered = (f"{name} {n}" for n in numbers[plain])
            new = next(one for one in numbered if _plain(one) not in taken)
            plain = _plain(new)
        taken.add(plain)
        met.add(plain)
        apart.append(new)
    return apart


def _plain(name: str) -> str:
    """A name as it is compared: without what nobody sees, which older names may hold."""
    seen = "".join(one for one in normalize("NFKC", name) if category(one) not in UNSEEN)
    return " ".join(seen.casefold().split())


def names(code: str, chairs: Sequence[Chair]) -> tuple[str, ...]:
    """What all who sit at the table of this code are called; open seats have no name."""
    people = told_apart([chair.name if chair.kind != BOT else "" for chair in chairs])
    bots = {
        seat: chair.name if chair.name != chair.level else ""
        for seat, chair in enumerate(chairs)
        if chair.kind == BOT
    }
    given = bot_names.given(code, bots, people)
    return tuple(given.get(seat, name) for seat, name in enumerate(people))
