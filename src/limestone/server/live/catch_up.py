"""What a client that comes back has missed."""

import asyncio
from collections.abc import Sequence

from limestone.server.live import messages
from limestone.server.live.live_table import MISSED, LiveTable
from limestone.server.live.live_tables import LiveTables
from limestone.server.table.entry import Logged, after, fold
from limestone.server.table.table import Table


async def caught_up(
    live_tables: LiveTables, live_table: LiveTable, viewpoint: messages.Viewpoint, since: int | None
) -> list[bytes]:
    """The messages after a number, or the whole where there are too many or it is unknown."""
    number = viewpoint.table.number
    if since is None or since > number or number - since > MISSED:
        return [messages.encode(await live_table.composed(viewpoint.view))]
    if since == number:
        return []
    table = live_table.table
    log = await live_tables.store.log(table.terms.id)
    empty = Table(table.terms, table.material, table.terms.chairs)
    return await asyncio.to_thread(missed, empty, log[:number], since, viewpoint.person)


def missed(empty: Table, log: Sequence[Logged], since: int, person: str) -> list[bytes]:
    """The messages after a number, as they were or would have been sent at the time."""
    table = fold(empty, log[:since])
    viewpoint = messages.Viewpoint(table, person)
    told = []
    for logged in log[since:]:
        table = after(table, logged)
        happened = messages.Happened(logged, table)
        told.append(messages.encode(viewpoint.step(happened, last=logged is log[-1])))
    return told
