"""Who comes and who goes: enter, ready, rest, withdraw, bots that fill up, and their entries."""

from limestone.rules.game import Refused, level
from limestone.server.nights.entry import Entry
from limestone.server.nights.night import LOBBY, Night, Player, replace
from limestone.server.nights.order import Order, concerning, going_on, helping
from limestone.server.table.order import Index, Level, Name
from limestone.server.table.person import ACCOUNT, PROGRAM, Person


class Enter(Order, frozen=True):
    """Come to play; when the night has begun, from the next round on."""

    name: Name | None = None

    def propose(self, night: Night, person: Person, now: int) -> Entry:
        going_on(night)
        known = night.player_of(person.id)
        if known is not None and not night.players[known].out:
            raise Refused("entered-already")
        if night.phase != LOBBY and not night.terms.late:
            raise Refused("too-late")
        if night.is_last:
            raise Refused("no-round-left")
        if night.terms.rated and person.kind != ACCOUNT:
            raise Refused("rated-account")
        if known is None:
            _check_room(night)
        chosen = None if person.kind == PROGRAM else self.name  # it plays under its own
        return Entered(person.id, chosen or person.name)


class Entered(Entry, frozen=True):
    person: str
    name: str
    level: str = ""  # of a bot

    def apply(self, night: Night, at: int) -> Night:
        known = night.player_of(self.person)
        if known is not None:
            return night.with_player(known, night.players[known]._replace(out=False))
        player = Player(self.person, self.name, self.level, len(night.rounds))
        return replace(night, players=(*night.players, player))


class Fill(Order, frozen=True):
    """A bot that plays along."""

    level: Level

    def propose(self, night: Night, person: Person, now: int) -> Entry:
        helping(night, person)
        _check_room(night)
        found = level(night.terms.game, self.level)
        return Entered("", "", found)


class Ready(Order, frozen=True):
    """Say that one is there and may be paired."""

    ready: bool = True

    def propose(self, night: Night, person: Person, now: int) -> Entry:
        player = concerning(night, person, None)
        if night.phase != LOBBY:
            raise Refused("night-begun")
        if night.players[player].ready == self.ready:
            raise Refused("nothing-changes")
        return WasReady(player, self.ready)


class WasReady(Entry, frozen=True, tag="ready"):
    player: int
    ready: bool = True

    def apply(self, night: Night, at: int) -> Night:
        return night.with_player(self.player, night.player(self.player)._replace(ready=self.ready))


class Rest(Order, frozen=True):
    """Sit the next rounds out, or come back; who helps may say it of somebody who is absent."""

    player: Index | None = None
    resting: bool = True

    def propose(self, night: Night, person: Person, now: int) -> Entry:
        player = concerning(night, person, self.player)
        if night.players[player].out:
            raise Refused("not-entered")
        if night.players[player].resting == self.resting:
            raise Refused("nothing-changes")
        return Rested(player, self.resting)


class Rested(Entry, frozen=True):
    player: int
    resting: bool = True

    def apply(self, night: Night, at: int) -> Night:
        rested = night.player(self.player)._replace(resting=self.resting, missed=False)
        return night.with_player(self.player, rested)


class Withdraw(Order, frozen=True):
    """Play no further round; who helps may send somebody away."""

    player: Index | None = None

    def propose(self, night: Night, person: Person, now: int) -> Entry:
        player = concerning(night, person, self.player)
        if night.players[player].out:
            raise Refused("not-entered")
        return Withdrew(player)


class Withdrew(Entry, frozen=True):
    player: int

    def apply(self, night: Night, at: int) -> Night:
        gone = night.player(self.player)._replace(out=True, ready=False)
        helpers = tuple(n for n in night.helpers if n != self.player)
        return replace(night.with_player(self.player, gone), helpers=helpers)


def _check_room(night: Night) -> None:
    if sum(not one.out for one in night.players) >= night.terms.places:
        raise Refused("night-full", places=night.terms.places)
