"""Uploads expire when no table uses them: 280 MB were stored in 12 seconds, for ever."""

import asyncio
from pathlib import Path

from sqlalchemy import select, update

from limestone.rules.game import own_files
from limestone.server.live import new_tables
from limestone.server.live.caretaker import Caretaker
from limestone.server.live.live_tables import LiveTables
from limestone.server.live.new_tables import Wanted, WantedMaterial, WantedSeat
from limestone.server.store import schema
from limestone.server.store.people import People
from limestone.server.store.uploads import WAITED_FOR
from tests.server.live.test_live_tables import opened

OPEN, ME = WantedSeat("open"), WantedSeat("me")


def deck(number: int) -> WantedMaterial:
    """The deck of the box without some of its huts, and so of another digest."""
    [(name, text)] = own_files("limes").items()
    head, gap, cards = text.partition("\n\n")
    fewer = head + gap + cards.replace("*", "", number)
    return WantedMaterial(f"deck-{number}", {name: fewer})


async def kept(live_tables: LiveTables) -> set[str]:
    rows = await live_tables.store.read(select(schema.materials.c.name))
    return {row.name for row in rows}


def test_material_expires_when_no_table_uses_it_and_not_before(tmp_path: Path) -> None:
    async def run() -> tuple[set[str], set[str]]:
        async with opened(tmp_path) as live_tables:
            ann, _ = await People(live_tables.store).guest("Ann")
            played = Wanted("limes", [ME], material=deck(1))
            waiting = Wanted("limes", [ME, OPEN], material=deck(2))
            given_up = Wanted("limes", [ME, OPEN], material=deck(3))
            for wanted in (played, waiting, given_up, Wanted("limes", [ME])):
                live_table = await new_tables.founded(live_tables, ann, wanted)
                if wanted is given_up:
                    here = schema.tables.c.id == live_table.table.terms.id
                    old = live_table.table.terms.created - WAITED_FOR - 1
                    await live_tables.store.write(
                        update(schema.tables).where(here).values(created=old)
                    )
            keeper = Caretaker(live_tables)
            await keeper.expire_uploads()
            once = await kept(live_tables)
            await keeper.expire_uploads()
            return once, await kept(live_tables)

    once, twice = asyncio.run(run())
    assert {"deck-1", "deck-2", "deck-3"} < once
    assert once - twice == {"deck-3"}
