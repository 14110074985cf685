"""An order: what a person wants to do at a club night, and who may do it when."""

import msgspec

from limestone.rules.game import Refused
from limestone.server.nights.entry import Entry
from limestone.server.nights.night import OVER, Night
from limestone.server.table.order import Id
from limestone.server.table.person import Person


class Order(msgspec.Struct, frozen=True, tag_field="order", tag=str.lower):
    """An order by its id: carried out once, answered alike ever after."""

    id: Id

    def propose(self, night: Night, person: Person, now: int) -> Entry:
        """The entry that comes of it; Refused says why nothing does."""
        raise NotImplementedError


def going_on(night: Night) -> None:
    """For an order while the night is not over."""
    if night.phase == OVER:
        raise Refused("night-over")


def organising(night: Night, person: Person) -> None:
    """For an order of the organiser alone; once they are gone, of who helps."""
    if not night.leads(person.id):
        raise Refused("not-organiser")
    going_on(night)


def helping(night: Night, person: Person) -> None:
    """For an order of the organiser, or of who helps."""
    if not night.helps(person.id):
        raise Refused("not-helping")
    going_on(night)


def concerning(night: Night, person: Person, player: int | None) -> int:
    """For an order about oneself, or of somebody who helps about another: who it is about."""
    own = night.player_of(person.id)
    if player is None or player == own:
        if own is None:
            raise Refused("not-entered")
        going_on(night)
        return own
    helping(night, person)
    night.player(player)
    return player
