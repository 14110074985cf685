"""Sends what is said at a table to its watchers: to everyone who wants to hear who says it."""

from typing import Any

from limestone.server.live import messages
from limestone.server.live.live_table import LiveTable
from limestone.server.store import talk
from limestone.server.store.log import Store
from limestone.server.table.talk import Said

Json = Any

SHOWN = ("number", "at", "seat", "name", "kind", "word", "language", "after", "ply", "to")


async def tell(store: Store, live_table: LiveTable, said: Said) -> None:
    """Send what was said to the watchers of a table in this process."""
    deaf = await talk.deaf_to(store, said.person)
    for watcher in live_table.watchers:
        if watcher.hears and watcher.person not in deaf:
            message = {"type": "talk", "said": shown(said, watcher.person)}
            watcher.put(messages.encode(message))


async def overhear(store: Store, live_table: LiveTable, number: int) -> None:
    """Send on what was said in another process."""
    for said in await talk.said(store, live_table.table.terms.id, number - 1):
        if said.number == number:
            await tell(store, live_table, said)


def shown(said: Said, viewer: str) -> Json:
    """What was said, as a viewer is shown it: of the person only whether it is the viewer."""
    facts = {name: getattr(said, name) for name in SHOWN}
    return facts | {"mine": bool(viewer) and said.person == viewer}
