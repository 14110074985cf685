"""Who is welcome at a table that waits: by its invitation, and everybody once."""

import secrets

from limestone.rules.game import Refused
from limestone.server.table.chairs import PERSON, Chair
from limestone.server.table.entry import Entry, Proposal, proposed
from limestone.server.table.order import Order, hosting
from limestone.server.table.person import Person
from limestone.server.table.table import Table, replace
from limestone.server.table.terms import PRIVATE


class Renew(Order, frozen=True):
    """Another invitation, so that the old link leads nowhere."""

    sign = "before"

    def propose(self, table: Table, person: Person) -> Proposal:
        hosting(table, person)
        return proposed(table, Renewed(fresh_invite()))


class Renewed(Entry, frozen=True):
    invite: str

    def apply(self, table: Table) -> Table:
        return replace(table, invite=self.invite)


def fresh_invite() -> str:
    """The secret of an invitation."""
    return secrets.token_urlsafe(12)


def after_sending_away(table: Table) -> str:
    """The invitation after somebody was sent away; nothing: it is the old one.

    Who was sent away from a private table knows the old one.
    """
    return fresh_invite() if table.terms.visibility == PRIVATE else ""


def sent_away(table: Table, chair: Chair, invite: str) -> Table:
    """The table from whose chair the host has sent somebody away."""
    if chair.kind != PERSON:
        return table
    if invite:
        return replace(table, invite=invite)
    return replace(table, unwelcome=(*table.unwelcome, chair.person))


def check_welcome(table: Table, person: Person) -> None:
    """Refuse who was sent away."""
    if person.id in table.unwelcome:
        raise Refused("sent-away")


def check_alone(table: Table, person: Person) -> None:
    """Refuse a second seat, except to the host of a table whose players share a device."""
    shares = _is_hot_seat(table) and person.id == table.terms.host
    if table.seats_of(person.id) and not shares:
        raise Refused("seat-twice")


def _is_hot_seat(table: Table) -> bool:
    """Whether somebody was to have several seats from the start: players share a device."""
    persons = [chair.person for chair in table.terms.chairs if chair.person]
    return len(set(persons)) < len(persons)
