"""Material that no table uses any more: found, and deleted when it is found again."""

from collections.abc import Collection
from random import sample

from sqlalchemy import and_, delete, or_, select

from limestone.rules.game import GAMES, own_material
from limestone.server.store import schema
from limestone.server.store.log import Store
from limestone.server.store.people import now
from limestone.server.table.table import WAITING

WAITED_FOR = 30 * 86_400_000  # milliseconds: a table that has not begun by then uses nothing
AT_ONCE = 100  # looked at in one round

Named = tuple[str, str]  # game and digest


async def unused(store: Store) -> set[Named]:
    """Some of the material that no table uses, as far as it is looked at in one round."""
    found = schema.materials.c
    stored = await store.read(select(found.game, found.digest))
    rows = [(row.game, row.digest) for row in stored]
    own = {(game, own_material(GAMES[game]).digest) for game in GAMES}
    sent = [row for row in rows if row not in own]
    chosen = sample(sent, min(AT_ONCE, len(sent)))
    return {named for named in chosen if not await _is_used(store, named)}


async def drop(store: Store, named: Collection[Named]) -> None:
    """Delete material."""
    found = schema.materials.c
    for game, digest in named:
        here = and_(found.game == game, found.digest == digest)
        await store.write(delete(schema.materials).where(here))


async def _is_used(store: Store, named: Named) -> bool:
    tables, (game, digest) = schema.tables.c, named
    begun = or_(tables.phase != WAITING, tables.created > now() - WAITED_FOR)
    here = tables.terms.contains(f'"{digest}"', autoescape=True)
    query = select(tables.id).where(tables.game == game, begun, here).limit(1)
    return bool(await store.read(query))
