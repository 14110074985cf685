"""A table: who sits where and what is being played, as the fold of its log."""

from dataclasses import dataclass
from functools import cache
from typing import Any, NamedTuple

import msgspec

from limestone.rules.game import Game, Material, Refused, Seat, choose
from limestone.rules.referee import Referee

OPEN, PERSON, BOT, HELD = "open", "person", "bot", "held"
WAITING, PLAYING, OVER, FROZEN = "waiting", "playing", "over", "frozen"
FORGOTTEN = "…"  # the name of a person whose data was deleted
PUBLIC, LINK, PRIVATE = "public", "link", "private"


class Pace(msgspec.Struct, frozen=True):
    """How long a step may take, and what happens then."""

    seconds: int | None = None
    policy: str = "wait"
    level: str = "casual"


class Chair(NamedTuple):
    """A seat of the table and who is on it."""

    kind: str = OPEN
    person: str = ""
    name: str = ""
    level: str = ""  # of a bot
    salt: str = ""
    away: str = ""  # the level of the bot that plays for the person
    resigned: bool = False

    @property
    def mind(self) -> str:
        """The level of the bot that decides for this seat, if one does."""
        return self.level if self.kind == BOT else self.away


class Ask(NamedTuple):
    """A question to all who play: may this be taken back, or given up?"""

    seat: Seat
    what: str
    steps: int
    agreed: tuple[Seat, ...] = ()


game_of = cache(choose)  # a table asks often


@dataclass(frozen=True, slots=True)
class Terms:
    """What was settled when the table was made."""

    id: str
    code: str
    game: str
    rules: int
    words: tuple[str, ...]
    material: tuple[str, str]  # name and digest
    chairs: tuple[Chair, ...]
    visibility: str
    pace: Pace
    auto: bool
    host: str
    seed: str
    invite: str
    created: int


replace = msgspec.structs.replace  # a table with something changed


class Table(msgspec.Struct, frozen=True, eq=False, gc=False):
    """A table after a number of entries; a new one for every entry."""

    terms: Terms
    material: Material
    chairs: tuple[Chair, ...]
    number: int = 0
    phase: str = WAITING
    referee: Referee | None = None
    ply: int = 0  # the entry that opened the step now being decided
    opened: int = 0  # when that was
    until: int | None = None  # the deadline of the step
    reminded: tuple[Seat, ...] = ()
    overdue: bool = False
    ask: Ask | None = None
    end: str = ""
    rematch: str = ""
    trouble: Refused | None = None  # why it is frozen

    @property
    def game(self) -> Game:
        return game_of(self.terms.game)

    @property
    def state(self) -> Any:
        return self.referee.at.state if self.referee else None

    @property
    def deadline(self) -> int | None:
        """When the policy of the table decides, in milliseconds since 1970."""
        return self.until if self.phase == PLAYING else None

    def seats_of(self, person: str) -> tuple[Seat, ...]:
        """Where a person sits."""
        return tuple(
            seat
            for seat, chair in enumerate(self.chairs)
            if person and chair.kind == PERSON and chair.person == person
        )

    def due(self) -> tuple[Seat, ...]:
        """The seats that the open step waits for or waited for."""
        return self.referee.at.due if self.phase == PLAYING and self.referee else ()

    def waiting_for(self) -> tuple[Seat, ...]:
        """Those of them that have not decided."""
        return self.referee.waiting_for() if self.phase == PLAYING and self.referee else ()

    def missing(self) -> tuple[Seat, ...]:
        """The seats whose persons still have to agree to what is asked."""
        if not self.ask:
            return ()
        agreed = {self.chairs[seat].person for seat in (self.ask.seat, *self.ask.agreed)}
        return tuple(
            seat
            for seat, chair in enumerate(self.chairs)
            if chair.kind == PERSON and chair.person not in agreed and not chair.resigned
        )
