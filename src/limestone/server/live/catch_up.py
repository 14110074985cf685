"""The messages that a client missed while it was away."""

import asyncio
from collections.abc import Sequence

from limestone.server.live import messages
from limestone.server.live.live_table import LiveTable, Past


async def caught_up(
    live_table: LiveTable, viewpoint: messages.Viewpoint, since: int | None
) -> list[bytes]:
    """The messages after a number; the whole table if they are too many or it is unknown."""
    number = viewpoint.table.number
    if since == number:
        return []
    past = [] if since is None else _between(live_table, since, number)
    if not past or past[0].table.number != since:
        return [messages.encode(await live_table.composed(viewpoint.view))]
    return await asyncio.to_thread(missed, past, viewpoint.person)


def missed(past: Sequence[Past], person: str) -> list[bytes]:
    """The messages after the first of these, as this person was or would have been sent them."""
    viewpoint = messages.Viewpoint(past[0].table, person)
    sent = []
    for logged, table in past[1:]:
        assert logged
        change = messages.Change(logged, table)
        sent.append(messages.encode(viewpoint.step(change, last=table is past[-1].table)))
    return sent


def _between(live_table: LiveTable, since: int, number: int) -> list[Past]:
    """What is known from one number to another; it need not begin with the first."""
    return [past for past in live_table.past if since <= past.table.number <= number]
