"""Hints at a table: a rough answer at once, then the best; everyone sees that one was asked for."""

from uuid import uuid4

import msgspec
from litestar import post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from limestone.server.edge.access import TableAccess
from limestone.server.edge.api_types import HintShown, no
from limestone.server.table.hinting import Hint
from limestone.server.table.order import Index, Number

ROUGH, BEST = 0.0, 1.0  # shares of the usual trials of a hint


class AskedHint(msgspec.Struct):
    """For which seat, in which ply; `best`: rather the best answer than a quick one."""

    seat: Index
    ply: Number
    best: bool = False


@post(
    "/api/tables/{code:str}/hint",
    status_code=200,
    responses=no(400, 401, 403, 404, 409, 429, 503),
)
async def hint(data: JSONBody[AskedHint], access: NamedDependency[TableAccess]) -> HintShown:
    """Up to three moves of one's seat that is due, with their value and reason."""
    person = access.known()
    await access.auth.spend("judging", access.caller)
    table = access.table
    order = Hint(uuid4().hex, data.seat, data.ply)
    if not table.has_done("hinted", data.seat):
        await access.order(order)
    order.propose(access.table, person)  # still due, still this ply
    effort = BEST if data.best else ROUGH
    found = await access.live_tables.hint(access.live_table, person, data.seat, effort)
    return msgspec.convert(found | {"ply": data.ply, "best": data.best}, HintShown)


routes = [hint]
