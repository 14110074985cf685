"""The messages that a client missed while it was away."""

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
    """The messages after a number; the whole table if they are too many or it is unknown."""
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
    """The messages after a number, as this person was or would have been sent them."""
    table = fold(empty, log[:since])
    viewpoint = messages.Viewpoint(table, person)
    sent = []
    for logged in log[since:]:
        table = after(table, logged)
        change = messages.Change(logged, table)
        sent.append(messages.encode(viewpoint.step(change, last=logged is log[-1])))
    return sent
