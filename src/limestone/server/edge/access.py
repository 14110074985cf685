"""Access to a table, over HTTP or socket: who may have it, and the orders it allows."""

from contextlib import suppress
from typing import Annotated, NamedTuple

from litestar.di import NamedDependency
from litestar.params import FromPath, QueryParameter

from limestone.rules.game import Refused, Seat
from limestone.server import metrics
from limestone.server.edge.auth import Auth, Caller
from limestone.server.live import blocks, challenges
from limestone.server.live.erasure import forget
from limestone.server.live.live_table import LiveTable
from limestone.server.live.live_tables import LiveTables, Reseated
from limestone.server.live.nights import Nights
from limestone.server.store import profiles
from limestone.server.table.order import Order
from limestone.server.table.person import ACCOUNT, Person
from limestone.server.table.seating import Join
from limestone.server.table.table import WAITING, Table
from limestone.server.table.terms import PRIVATE, PUBLIC

Invite = Annotated[str, QueryParameter(max_length=64)]


class TableAccess(NamedTuple):
    """A caller, and the table that the caller has access to."""

    caller: Caller
    live_table: LiveTable
    live_tables: LiveTables
    auth: Auth

    @property
    def table(self) -> Table:
        return self.live_table.table

    @property
    def person(self) -> str:
        """The id of the caller; empty for somebody without a session."""
        return self.caller.person.id if self.caller.person else ""

    def known(self) -> Person:
        return self.caller.known()

    async def order(self, order: Order) -> int:
        """Carry out an order, counted and limited; the number of its entry."""
        person = self.caller.known()
        kind = type(order).__name__.lower()
        try:
            await self.auth.limits.spend("orders", person.id)
            if isinstance(order, Join):
                number = await self._join(person, order)
            else:
                number = await self.live_tables.perform(self.live_table, person, order)
        except Refused as refused:
            metrics.order(kind, "refused").inc()
            raise _placed(refused, getattr(order, "seat", None)) from None
        metrics.order(kind, "done").inc()
        return number

    async def _join(self, person: Person, order: Join) -> int:
        """Sit down; beside whom is looked at again if others come or go at the same moment."""
        store = self.live_tables.store
        while True:
            chairs = self.table.chairs
            await self._check_sent_away(person.id)
            await self._check_company(person.id)
            await blocks.check_company(store, self.table, person.id)
            await challenges.check_new(store, self.table, person)
            if self.table.terms.rated and person.kind == ACCOUNT:
                await profiles.own(store, person)  # by which lists find them
            with suppress(Reseated):
                number = await self.live_tables.join(self.live_table, person, order, chairs)
                if await self.auth.people.is_gone(person.id):  # deleted at the same moment
                    await forget(self.live_tables, person)
                return number

    async def _check_sent_away(self, person: str) -> None:
        """Refuse the programs of somebody whom the host has sent away, and the reverse."""
        if self.table.unwelcome:
            own, *others = await self.auth.people.behind([person, *self.table.unwelcome])
            if own in others:
                raise Refused("sent-away")

    async def _check_company(self, person: str) -> None:
        """Refuse a program beside its owner, or another of theirs, at a table of others too.

        Nobody there could know that two opponents are one person; at a public one anybody may come.
        """
        seated = {chair.person for chair in self.table.chairs if chair.person} - {person}
        own, *others = await self.auth.people.behind([person, *seated])
        owners = {own, *others}
        if self.table.terms.visibility != PUBLIC and len(owners) == 1:
            return
        if own in others:
            raise Refused("seat-twice")
        if len(owners) <= len(others):
            raise Refused("programs-here")


async def access(
    code: FromPath[str],
    caller: NamedDependency[Caller],
    nights: NamedDependency[Nights],
    auth: NamedDependency[Auth],
    invite: Invite = "",
) -> TableAccess:
    """Open a table for a caller; callers without access get “no such table”."""
    live_tables = nights.live_tables
    found = TableAccess(caller, await live_tables.open(code[:40]), live_tables, auth)
    return await let_in(found, invite, nights)


async def let_in(found: TableAccess, invite: str, nights: Nights) -> TableAccess:
    """The same access; Refused also where others are still to be dealt what lies there."""
    await admitted(found, invite)
    await nights.check_open(found.table, found.person)
    return found


async def admitted(found: TableAccess, invite: str) -> TableAccess:
    """The same access; Refused if the caller may not have it."""
    terms = found.table.terms
    if await blocks.is_kept_from(found.live_tables.store, found.table, found.person):
        raise Refused("no-such-table", table=terms.code)
    if may_enter(found.table, found.person, invite):
        return found
    if invite == found.table.invitation:
        raise Refused("private")
    raise Refused("no-such-table", table=terms.code)


def may_enter(table: Table, person: str, invite: str) -> bool:
    """Whether a person, or a guest with this invitation, may see a table."""
    if table.terms.visibility != PRIVATE:
        return True
    inside = person and (
        person == table.terms.host or any(chair.person == person for chair in table.chairs)
    )
    return bool(inside) or (table.phase == WAITING and invite == table.invitation)


def _placed(refused: Refused, seat: Seat | None) -> Refused:
    return refused if seat is None else refused.at(seat=seat)
