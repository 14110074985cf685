"""A table: who sits where and what is being played, after some entries of its log."""

from typing import Any, NamedTuple

import msgspec

from limestone.rules.game import Game, Material, Refused, Seat
from limestone.rules.referee import Referee
from limestone.server.table.chairs import HELD, OPEN, PERSON, Chair
from limestone.server.table.terms import Terms, game_of

WAITING, PLAYING, OVER, FROZEN = "waiting", "playing", "over", "frozen"


class Question(NamedTuple):
    """A question to all who play: may this be taken back, or given up?"""

    seat: Seat
    what: str
    steps: int
    agreed: tuple[Seat, ...] = ()


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
    stand_ins: tuple[Seat, ...] = ()  # the seats for which a bot has chosen in the open step
    ask: Question | None = None
    end: str = ""
    rematch: str = ""
    trouble: Refused | None = None  # why the rest of its log cannot be replayed

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

    def underway(self) -> Referee:
        """The game that has begun at this table; Refused where none has."""
        if not self.referee:
            raise Refused("not-playing", phase=self.phase)
        return self.referee

    def chair(self, seat: Seat) -> Chair:
        """The chair of a seat; Refused where there is none."""
        if not 0 <= seat < len(self.chairs):
            raise Refused("no-such-seat", seat=seat)
        return self.chairs[seat]

    def seats_of(self, person: str) -> tuple[Seat, ...]:
        """Where a person sits."""
        return tuple(
            seat
            for seat, chair in enumerate(self.chairs)
            if person and chair.kind == PERSON and chair.person == person
        )

    def kept_for(self, person: str) -> tuple[Seat, ...]:
        """The seats that are held for a person who has not come yet."""
        held = (HELD, person)
        return tuple(n for n, chair in enumerate(self.chairs) if (chair.kind, chair.person) == held)

    def vacant(self) -> tuple[Seat, ...]:
        """The seats where nobody sits yet."""
        return tuple(n for n, chair in enumerate(self.chairs) if chair.kind in (OPEN, HELD))

    def due(self) -> tuple[Seat, ...]:
        """The seats that decide in the open step, whether or not they have."""
        return self.referee.at.due if self.phase == PLAYING and self.referee else ()

    def waiting_for(self) -> tuple[Seat, ...]:
        """The due seats that have not decided."""
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

    def with_chair(self, seat: Seat, chair: Chair) -> "Table":
        """The table with another chair at a seat."""
        self.chair(seat)
        return replace(self, chairs=(*self.chairs[:seat], chair, *self.chairs[seat + 1 :]))

    def without_choice(self, seat: Seat) -> "Table":
        """The table without the sealed decision of a seat, whoever made it."""
        others = tuple(other for other in self.stand_ins if other != seat)
        return replace(self, referee=self.underway().unseal(seat), stand_ins=others)

    def with_game(self, referee: Referee, ask: Question | None = None) -> "Table":
        """The table with a game that begins or goes on; over once nobody is due in it."""
        phase = PLAYING if referee.at.due else OVER
        return replace(self, referee=referee, phase=phase, ask=ask)
