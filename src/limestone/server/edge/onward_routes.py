"""The route that goes on from a moment of a finished game."""

from litestar import post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from limestone.rules.game import Refused
from limestone.server.edge.access import TableAccess, admitted
from limestone.server.edge.api_types import ViewShown, no
from limestone.server.edge.auth import Auth, Caller
from limestone.server.edge.bodies import LARGEST
from limestone.server.edge.few_threads import FewThreads
from limestone.server.edge.replay_routes import LONGEST
from limestone.server.edge.table_routes import table_view
from limestone.server.live import new_tables, onward
from limestone.server.live.live_tables import LiveTables
from limestone.server.table import export

_threads = FewThreads("onward", 1)


@post(
    "/api/onward",
    request_max_body_size=LARGEST,
    responses=no(400, 401, 403, 404, 409, 413, 429, 503),
)
async def begin(
    data: JSONBody[onward.Onward],
    caller: NamedDependency[Caller],
    live_tables: NamedDependency[LiveTables],
    auth: NamedDependency[Auth],
) -> ViewShown:
    """A new table that goes on from a moment of a finished game; it is never rated."""
    host = caller.known()
    await auth.spend("tables", caller)
    await auth.limits.spend("replay", caller.address)
    if len(data.record) > LONGEST:
        raise Refused("too-large", bytes=LONGEST)
    if data.table:
        found = TableAccess(caller, await live_tables.open(data.table), live_tables, auth)
        table = (await admitted(found, data.invite)).table
        onward.check_over(table)
        text = export.written(table, [], table.seats_of(host.id))
        played = await _threads.run(caller.address, onward.read, text)
        given = onward.of_table(data, table, played)
    else:
        played = await _threads.run(caller.address, onward.read, data.record)
        given = onward.of_record(data, played)
    wanted = onward.wanted(data, played)
    for key in wanted.costs():
        await auth.limits.spend(key, host.id)
        await auth.limits.spend(key, caller.address)
    opened = await new_tables.founded(live_tables, host, wanted, given)
    return await table_view(opened, host.id)


routes = [begin]
