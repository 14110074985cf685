"""A club night: who has come, the rounds so far, who stands where; after some entries."""

from fractions import Fraction
from typing import NamedTuple

import msgspec

from limestone.rules.game import Refused
from limestone.server.nights.pairing import Entrant
from limestone.server.nights.standings import Played, Result, Standing, met, standings
from limestone.server.nights.terms import NightTerms
from limestone.server.table.chairs import FORGOTTEN

LOBBY, ROUND, BREAK, OVER = "lobby", "round", "break", "over"
HEARD = 50  # announcements that are kept in sight
BREATHER = 120_000  # milliseconds between two rounds, where they begin by themselves
GRACE = 300_000  # milliseconds after the time of a round for its organiser to decide

replace = msgspec.structs.replace


class Player(NamedTuple):
    """Somebody who has come to play; a bot has a level."""

    person: str
    name: str
    level: str = ""
    after: int = 0  # the rounds that had begun when they came
    ready: bool = False
    resting: bool = False
    out: bool = False
    missed: bool = False  # they rest, for they were found absent

    @property
    def plays(self) -> bool:
        """Whether the next round is to be paired with them."""
        return not self.out and not self.resting


class Stand(NamedTuple):
    """A bot that plays for somebody who is absent, from an entry on."""

    player: int
    level: str
    author: str
    entry: int
    absent: bool = False  # who helps has found them absent: what the bot makes is no win of theirs


class Board(NamedTuple):
    """A table of a round: who sits there, and how it ended."""

    players: tuple[int, ...]
    places: tuple[int, ...] = ()  # from 1, as the players sit; nothing before the end
    points: tuple[int, ...] = ()
    settled: str = ""  # the name of whoever settled it
    stands: tuple[Stand, ...] = ()
    absent: tuple[int, ...] = ()  # who had not come back by the end: what a bot made is not theirs

    @property
    def over(self) -> bool:
        return bool(self.places)

    def result(self) -> Result:
        who = [str(player) for player in self.players]
        made = self.points or (0,) * len(who)
        own = [
            0 if player in self.absent else points
            for player, points in zip(self.players, made, strict=True)
        ]
        return Result(dict(zip(who, self.places, strict=True)), dict(zip(who, own, strict=True)))


class Round(NamedTuple):
    """A round: its tables, who is left over, and its deal, if that is the same everywhere."""

    tables: tuple[Board, ...]
    byes: tuple[int, ...]
    deal: str
    begun: int
    ends: int | None  # when it is meant to be over
    ended: int | None = None  # when the last of its tables did

    @property
    def over(self) -> bool:
        return all(table.over for table in self.tables)

    def table_of(self, player: int) -> int | None:
        """Where somebody plays, if they do."""
        found = (n for n, table in enumerate(self.tables) if player in table.players)
        return next(found, None)


class Said(NamedTuple):
    """An announcement."""

    at: int
    name: str
    text: str


class Moved(NamedTuple):
    """Something that concerns the clocks of all tables of a round, by the number of its entry."""

    entry: int
    what: str  # pause, resume, extend
    at: int
    seconds: int = 0


class Night(msgspec.Struct, frozen=True, eq=False):
    """A club night after a number of entries; a new one for every entry."""

    terms: NightTerms
    number: int = 0
    players: tuple[Player, ...] = ()
    rounds: tuple[Round, ...] = ()
    helpers: tuple[int, ...] = ()
    announced: tuple[Said, ...] = ()
    paused: int | None = None  # since when
    moved: tuple[Moved, ...] = ()  # in the round that is played
    ended: bool = False
    stopped: int | None = None  # when somebody ended it, or its time was over

    @property
    def over_since(self) -> int | None:
        """When it was over, if it is."""
        last = self.rounds[-1].ended if self.rounds else None
        return (self.stopped or last) if self.phase == OVER else None

    @property
    def phase(self) -> str:
        if self.ended:
            return OVER
        if not self.rounds:
            return LOBBY
        if not self.rounds[-1].over:
            return ROUND
        return OVER if len(self.rounds) == self.terms.rounds else BREAK

    @property
    def is_last(self) -> bool:
        """Whether no round comes after the one that is played, or was."""
        return self.phase == OVER or len(self.rounds) == self.terms.rounds

    @property
    def next_begins(self) -> int | None:
        """When the next round begins by itself; None: somebody has to begin it."""
        if not self.terms.auto or self.paused is not None or self.phase not in (LOBBY, BREAK):
            return None
        last = self.rounds[-1].ended if self.rounds else None
        return self.terms.starts if last is None else last + BREATHER

    @property
    def overruns(self) -> int | None:
        """When bots finish the games of the round that are still open; None: they do not."""
        if self.phase != ROUND or self.paused is not None or not self.attended():
            return None
        ends = self.rounds[-1].ends
        return None if ends is None else ends + GRACE

    def attended(self) -> dict[int, list[int]]:
        """The tables of the round that go on, and the people there for whom no bot plays yet."""
        last = self.rounds[-1]
        found = {
            n: [player for player in table.players if self._is_alone(table, player)]
            for n, table in enumerate(last.tables)
            if not table.over
        }
        return {n: players for n, players in found.items() if players}

    def _is_alone(self, table: Board, player: int) -> bool:
        """Whether a person plays, and no bot for them."""
        stood_in = any(stand.player == player for stand in table.stands)
        return not self.players[player].level and not stood_in

    @property
    def finished(self) -> tuple[Round, ...]:
        """The rounds that are over, in order."""
        return tuple(one for one in self.rounds if one.over)

    def player_of(self, person: str) -> int | None:
        """Who a person is here, if they have come."""
        found = (n for n, one in enumerate(self.players) if person and one.person == person)
        return next(found, None)

    def player(self, n: int) -> Player:
        if not 0 <= n < len(self.players):
            raise Refused("no-such-player", player=n)
        return self.players[n]

    def running(self) -> Round:
        """The last round; Refused before the first."""
        if not self.rounds:
            raise Refused("no-round")
        return self.rounds[-1]

    def table(self, n: int) -> Board:
        """A table of the last round."""
        tables = self.running().tables
        if not 0 <= n < len(tables):
            raise Refused("no-such-board", board=n + 1)
        return tables[n]

    def is_organiser(self, person: str) -> bool:
        return bool(person) and person == self.terms.organiser

    def leads(self, person: str) -> bool:
        """Whether somebody may do all: the organiser; once they are gone, whoever helps."""
        gone = self.terms.organiser_name == FORGOTTEN
        return self.helps(person) if gone else self.is_organiser(person)

    def helps(self, person: str) -> bool:
        """Whether somebody may run the night: the organiser and whoever was asked to help."""
        return self.is_organiser(person) or self.player_of(person) in self.helpers

    def name_of(self, person: str) -> str:
        if self.is_organiser(person):
            return self.terms.organiser_name
        n = self.player_of(person)
        return "" if n is None else self.players[n].name

    def field(self) -> list[Entrant]:
        """Those who play the next round, with what they have done so far."""
        known = met(self._played())
        score = {one.player: one for one in self.standings()}
        return [
            Entrant(key, score[key].score, known.get(key, {}), score[key].byes)
            for key, one in ((str(n), one) for n, one in enumerate(self.players))
            if one.plays
        ]

    def standings(self) -> list[Standing]:
        """Where everybody stands after the rounds that are over.

        Who has played nothing is among them while a round is to come that they will play.
        """
        tables = [table.players for one in self.rounds for table in one.tables]
        played = {n for some in (*tables, *(one.byes for one in self.rounds)) for n in some}
        coming = not self.is_last
        shown = [
            str(n) for n, one in enumerate(self.players) if n in played or (coming and not one.out)
        ]
        return standings(shown, self._played())

    def score_in(self, one: Round, player: int) -> Fraction | None:
        """What somebody scored in a round; None where they did not play."""
        if player in one.byes:
            return standings([str(player)], [Played([], [str(player)])])[0].score
        n = one.table_of(player)
        if n is None or not one.tables[n].over:
            return None
        return standings([str(player)], [Played([one.tables[n].result()])])[0].score

    def with_player(self, n: int, player: Player) -> "Night":
        return replace(self, players=(*self.players[:n], player, *self.players[n + 1 :]))

    def with_table(self, n: int, table: Board, at: int) -> "Night":
        last = self.running()
        tables = (*last.tables[:n], table, *last.tables[n + 1 :])
        changed = last._replace(tables=tables)
        ended = at if changed.over and last.ended is None else last.ended
        return self.with_round(changed._replace(ended=ended))

    def with_round(self, last: Round) -> "Night":
        return replace(self, rounds=(*self.rounds[:-1], last))

    def _played(self) -> list[Played]:
        return [
            Played([table.result() for table in one.tables], [str(n) for n in one.byes])
            for one in self.finished
        ]
