"""A table: who sits where and what is being played, after some entries of its log."""

from typing import Any, NamedTuple

import msgspec

from limestone.rules.game import Game, Material, Refused, Seat
from limestone.rules.referee import Referee
from limestone.server.table.chairs import GHOST, HELD, OPEN, PERSON, Chair, names
from limestone.server.table.exchange import Exchange
from limestone.server.table.terms import PRIVATE, Terms, game_of

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
    exchange: Exchange | None = None  # of salts, before the first deal
    withheld: tuple[tuple[Seat, int], ...] = ()  # who did not reveal a salt, and in which round
    referee: Referee | None = None
    ply: int = 0  # the entry that opened the step now being decided
    opened: int = 0  # when that was
    until: int | None = None  # the deadline of the step, or of the exchange
    reminded: tuple[Seat, ...] = ()
    overdue: bool = False
    done: tuple[tuple[str, Seat], ...] = ()  # kinds of entries and their seats in the open step
    stand_ins: tuple[Seat, ...] = ()  # the seats for which a bot has chosen in the open step
    ask: Question | None = None
    paused: int | None = None  # milliseconds left of the open step; nobody moves meanwhile
    end: str = ""
    settled: tuple[int, ...] = ()  # the places that the organiser of a club night has given
    spoilt: str = ""  # why the game of a rated table does not count any more
    rematch: str = ""
    invite: str = ""  # the invitation, where it is no longer that of the terms
    unwelcome: tuple[str, ...] = ()  # the people whom the host has sent away
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

    @property
    def invitation(self) -> str:
        """The secret of the link by which people come to this table."""
        return self.invite or self.terms.invite

    def seed(self, *, told: bool) -> str:
        """The seed once the game is over; of a private table only for those who sit there.

        A seed that was given is never told: others may still play the same deal.
        """
        shown = self.phase == OVER and (told or self.terms.visibility != PRIVATE)
        shown = shown and not self.terms.origin
        return self.terms.seed if shown else ""

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

    def names(self) -> tuple[str, ...]:
        """What all who sit here are called."""
        return names(self.terms.code, self.chairs)

    def inviter(self) -> str:
        """The name of the host, who invites others; empty where the host has no seat."""
        seats = self.seats_of(self.terms.host)
        return self.names()[seats[0]] if seats else ""

    def seats_of(self, person: str) -> tuple[Seat, ...]:
        """Where a person sits."""
        return tuple(
            seat
            for seat, chair in enumerate(self.chairs)
            if person and chair.kind == PERSON and chair.person == person
        )

    def persons(self) -> tuple[str, ...]:
        """Those who sit here, each once, in the order of their first seats."""
        return tuple(dict.fromkeys(c.person for c in self.chairs if c.kind == PERSON))

    def kept_for(self, person: str) -> tuple[Seat, ...]:
        """The seats that are held for a person who has not come yet."""
        held = (HELD, person)
        return tuple(n for n, chair in enumerate(self.chairs) if (chair.kind, chair.person) == held)

    def vacant(self) -> tuple[Seat, ...]:
        """The seats where nobody sits yet."""
        return tuple(n for n, chair in enumerate(self.chairs) if chair.kind in (OPEN, HELD))

    def due(self) -> tuple[Seat, ...]:
        """The seats that decide in the open step, whether or not they have."""
        due = self.referee.at.due if self.phase == PLAYING and self.referee else ()
        return self.without_ghosts(due)

    def waiting_for(self) -> tuple[Seat, ...]:
        """The due seats that have not decided."""
        waiting = self.referee.waiting_for() if self.phase == PLAYING and self.referee else ()
        return self.without_ghosts(waiting)

    def without_ghosts(self, seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
        """Nobody waits for a ghost: it decides when all others have."""
        for seat in seats:  # asked several times a move: a loop that makes nothing is the cheapest
            if seat >= 0 and self.chairs[seat].kind == GHOST:
                return tuple(n for n in seats if n < 0 or self.chairs[n].kind != GHOST)
        return seats

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

    def spoil(self, why: str) -> "Table":
        """The table, whose game does not count from now on, if it did."""
        fresh = self.terms.rated and not self.spoilt
        return replace(self, spoilt=why) if fresh else self

    def with_chair(self, seat: Seat, chair: Chair) -> "Table":
        """The table with another chair at a seat."""
        self.chair(seat)
        return replace(self, chairs=(*self.chairs[:seat], chair, *self.chairs[seat + 1 :]))

    def without_choice(self, seat: Seat) -> "Table":
        """The table without the sealed decision of a seat, whoever made it."""
        others = tuple(other for other in self.stand_ins if other != seat)
        return replace(self, referee=self.underway().unseal(seat), stand_ins=others)

    def has_done(self, kind: str, seat: Seat) -> bool:
        """Whether a seat has done this in the open step."""
        return (kind, seat) in self.done

    def with_done(self, kind: str, seat: Seat) -> "Table":
        """The table that remembers until the end of the step what a seat has done."""
        self.chair(seat)
        return replace(self, done=(*self.done, (kind, seat)))

    def with_game(self, referee: Referee, ask: Question | None = None) -> "Table":
        """The table with a game that begins or goes on; over once nobody is due in it."""
        phase = PLAYING if referee.at.due else OVER
        return replace(self, referee=referee, phase=phase, ask=ask)
