"""The cards, boards and tiles that tables play with, kept by their digest."""

from collections.abc import Mapping

import msgspec
from sqlalchemy import select

from limestone.rules.game import Material, Refused, choose, own_files, own_material
from limestone.server.store import schema
from limestone.server.store.log import Store


class Materials:
    """The material that games began with, kept so that they go on with it after an upgrade."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: dict[tuple[str, str], Material] = {}

    async def of(self, game: str, named: tuple[str, str]) -> Material:
        """The material of a name and digest; the package's own where nothing was kept."""
        name, digest = named
        if (game, digest) not in self._known:
            self._known[game, digest] = await self._stored(game, name, digest)
        return self._known[game, digest]

    async def kept(self, game: str, name: str, files: Mapping[str, str] | None) -> Material:
        """Store the material in these files, or the package's own, and return it."""
        found = choose(game)
        material = own_material(found) if files is None else found.material(files, name)
        if (game, material.digest) not in self._known:
            await self._keep(game, material, own_files(game) if files is None else files)
            self._known[game, material.digest] = material
        return material

    async def _keep(self, game: str, material: Material, files: Mapping[str, str]) -> None:
        row = {
            "game": game,
            "digest": material.digest,
            "name": material.name,
            "files": msgspec.json.encode(files).decode(),
        }
        await self._store.keep(schema.materials, row)

    async def _stored(self, game: str, name: str, digest: str) -> Material:
        found = schema.materials.c
        query = select(found.files).where(found.game == game, found.digest == digest)
        rows = await self._store.read(query)
        if not rows:
            return own_material(choose(game), digest)
        files = msgspec.json.decode(rows[0][0], type=dict[str, str])
        try:
            return choose(game).material(files, name)
        except Refused:
            # The table is then frozen by its digest and can still be read.
            return own_material(choose(game), digest)
