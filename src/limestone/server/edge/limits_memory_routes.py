"""The memory question of Limits: what somebody remembers of a round that is over.

Nobody else is ever told: neither the table nor its log knows of it.
"""

from typing import Annotated

import msgspec
from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from limestone.rules.game import Refused
from limestone.rules.limits.cards import COLOURS, EACH
from limestone.server.edge.access import TableAccess
from limestone.server.edge.api_types import MemoriesShown, MemoryShown, no
from limestone.server.store import memories
from limestone.server.store.memories import Memory
from limestone.server.table.order import Index, Number
from limestone.server.table.table import Table

Amount = Annotated[int, msgspec.Meta(ge=0, le=EACH)]
Amounts = Annotated[list[Amount], msgspec.Meta(min_length=len(COLOURS), max_length=len(COLOURS))]


class Remembered(msgspec.Struct):
    """How many cards of each colour lay on the pile of a round, in the order r y g b v."""

    seat: Index
    round: Number
    counts: Amounts


@post("/api/tables/{code:str}/memory", status_code=200, responses=no(400, 401, 403, 404, 409, 429))
async def remember(
    data: JSONBody[Remembered], access: NamedDependency[TableAccess]
) -> MemoriesShown:
    """Answer for an own seat, of a round that is over; the first answer stands."""
    person, table = access.known(), access.table
    await access.auth.limits.spend("orders", person.id)
    if data.seat not in table.seats_of(person.id):
        raise Refused("not-your-seat", seat=data.seat)
    if not 1 <= data.round <= _ended(table):
        raise Refused("round-not-over", round=data.round)
    said = Memory(data.seat, data.round, tuple(data.counts))
    await memories.add(access.live_tables.store, person.id, table.terms.id, said)
    return await _own(access)


@get("/api/tables/{code:str}/memory", responses=no(400, 401, 403, 404, 429, 503))
async def remembered(access: NamedDependency[TableAccess]) -> MemoriesShown:
    """What one has answered oneself at this table."""
    return await _own(access)


async def _own(access: TableAccess) -> MemoriesShown:
    found = await memories.own(access.live_tables.store, access.person, access.table.terms.id)
    return MemoriesShown([MemoryShown(one.seat, one.round, [*one.counts]) for one in found])


def _ended(table: Table) -> int:
    """How many rounds are over whose pile had to be remembered."""
    state = table.underway().at.state
    if table.terms.game != "limits" or "open-pile" in state.options.words:
        raise Refused("nothing-to-remember")
    return len(state.rounds)


routes = [remember, remembered]
