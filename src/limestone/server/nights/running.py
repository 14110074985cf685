"""What keeps a night going: pause, more time, announcements, helpers, the end."""

from typing import Annotated

import msgspec

from limestone.rules.game import Refused
from limestone.server.nights.entry import Entry
from limestone.server.nights.night import HEARD, ROUND, Moved, Night, Round, Said, replace
from limestone.server.nights.order import Order, helping, organising
from limestone.server.table.chairs import FORGOTTEN
from limestone.server.table.order import Index, line
from limestone.server.table.person import Person

Line = Annotated[str, line(200)]
Seconds = Annotated[int, msgspec.Meta(ge=10, le=3600)]


class Pause(Order, frozen=True):
    """Stop the clocks of all tables; nobody moves until it goes on."""

    def propose(self, night: Night, person: Person, now: int) -> Entry:
        helping(night, person)
        if night.paused is not None:
            raise Refused("nothing-changes")
        return Paused(night.number + 1)


class Paused(Entry, frozen=True):
    entry: int

    def apply(self, night: Night, at: int) -> Night:
        moved = (*night.moved, Moved(self.entry, "pause", at))
        return replace(night, paused=at, moved=moved)


class Resume(Order, frozen=True):
    """Go on after a pause."""

    def propose(self, night: Night, person: Person, now: int) -> Entry:
        helping(night, person)
        if night.paused is None:
            raise Refused("nothing-changes")
        return Resumed(night.number + 1)


class Resumed(Entry, frozen=True):
    entry: int

    def apply(self, night: Night, at: int) -> Night:
        if night.paused is None:
            raise Refused("nothing-changes")
        longer = _longer(night, at - night.paused)
        moved = (*night.moved, Moved(self.entry, "resume", at))
        return replace(longer, paused=None, moved=moved)


class Extend(Order, frozen=True):
    """More time for the round, and for every decision that is open."""

    seconds: Seconds = 120

    def propose(self, night: Night, person: Person, now: int) -> Entry:
        helping(night, person)
        if night.phase != ROUND:
            raise Refused("no-round")
        return Extended(night.number + 1, self.seconds)


class Extended(Entry, frozen=True):
    entry: int
    seconds: int

    def apply(self, night: Night, at: int) -> Night:
        moved = (*night.moved, Moved(self.entry, "extend", at, self.seconds))
        return replace(_longer(night, 1000 * self.seconds), moved=moved)


class Announce(Order, frozen=True):
    """Tell everybody something."""

    text: Line

    def propose(self, night: Night, person: Person, now: int) -> Entry:
        helping(night, person)
        return Announced(night.name_of(person.id), self.text)


class Announced(Entry, frozen=True):
    name: str
    text: str

    def apply(self, night: Night, at: int) -> Night:
        said = (*night.announced, Said(at, self.name, self.text))
        return replace(night, announced=said[-HEARD:])


class Help(Order, frozen=True):
    """Ask a player to help run the night, or no longer."""

    player: Index
    helps: bool = True

    def propose(self, night: Night, person: Person, now: int) -> Entry:
        organising(night, person)
        player = night.player(self.player)
        if player.level or player.out or player.person == night.terms.organiser:
            raise Refused("no-such-player", player=self.player)
        if (self.player in night.helpers) == self.helps:
            raise Refused("nothing-changes")
        return Helped(self.player, self.helps)


class Helped(Entry, frozen=True):
    player: int
    helps: bool = True

    def apply(self, night: Night, at: int) -> Night:
        others = tuple(n for n in night.helpers if n != self.player)
        return replace(night, helpers=(*others, self.player) if self.helps else others)


class End(Order, frozen=True):
    """End the night before its last round; a round that is played does not count."""

    def propose(self, night: Night, person: Person, now: int) -> Entry:
        organising(night, person)
        return Ended()


class Ended(Entry, frozen=True):
    def apply(self, night: Night, at: int) -> Night:
        return replace(night, ended=True, stopped=at)


class Renamed(Entry, frozen=True):
    """A person to whom the operator gave another name."""

    person: str
    name: str

    def apply(self, night: Night, at: int) -> Night:
        players = tuple(
            one._replace(name=self.name) if one.person == self.person else one
            for one in night.players
        )
        terms = night.terms
        if terms.organiser == self.person:
            terms = msgspec.structs.replace(terms, organiser_name=self.name)
        return replace(night, players=players, terms=terms)


class Forgotten(Entry, frozen=True):
    """People whose data was deleted; what they played stays, without their names."""

    persons: list[str]

    def apply(self, night: Night, at: int) -> Night:
        players = tuple(
            one._replace(name=FORGOTTEN, out=True) if one.person in self.persons else one
            for one in night.players
        )
        gone = {night.name_of(person) for person in self.persons}
        announced = tuple(said for said in night.announced if said.name not in gone)
        rounds = tuple(_unsigned(one, gone) for one in night.rounds)
        terms = night.terms
        if terms.organiser in self.persons:
            terms = msgspec.structs.replace(terms, organiser_name=FORGOTTEN)
        return replace(night, players=players, terms=terms, announced=announced, rounds=rounds)


def _unsigned(one: Round, gone: set[str]) -> Round:
    """A round without the names of people who are gone."""
    tables = [
        table._replace(settled=FORGOTTEN) if table.settled in gone else table
        for table in one.tables
    ]
    return one._replace(tables=tuple(tables))


def _longer(night: Night, milliseconds: int) -> Night:
    """The night with so much more time for the round that is played."""
    if not night.rounds or night.rounds[-1].ends is None:
        return night
    last = night.rounds[-1]
    assert last.ends is not None
    return night.with_round(last._replace(ends=last.ends + milliseconds))
