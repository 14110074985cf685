"""What a client that comes back has missed."""

import asyncio

from limestone.server import rooms, wire
from limestone.server.house import House
from limestone.server.rooms import MISSED, Room
from limestone.server.tables import Table


async def caught_up(house: House, room: Room, eyes: wire.Eyes, since: int | None) -> list[bytes]:
    """The messages after a number, or the whole where there are too many or it is unknown."""
    number = eyes.table.number
    if since is None or since > number or number - since > MISSED:
        return [wire.encode(await room.composed(eyes.view))]
    if since == number:
        return []
    table = room.table
    log = await house.store.log(table.terms.id)
    empty = Table(table.terms, table.material, table.terms.chairs)
    return await asyncio.to_thread(rooms.missed, empty, log[:number], since, eyes.person)
