"""The cards, boards and tiles that tables play with, kept by their digest."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from functools import cache
from hashlib import sha256

import msgspec
from sqlalchemy import select

from limestone.rules.game import GAMES, SHORT, Material, Refused, choose, own_files, own_material
from limestone.server.store import schema
from limestone.server.store.log import Store

REMEMBERED = 50  # in memory

Read = Callable[[str, str, Mapping[str, str]], Awaitable[Material]]  # game, name, files


class Materials:
    """The material that games began with, kept so that they go on with it after an upgrade."""

    def __init__(self, store: Store, read: Read) -> None:
        self._store = store
        self._read = read
        self._known: dict[tuple[str, str], Material] = {}

    async def of(self, game: str, named: tuple[str, str]) -> Material:
        """The material of a name and digest; the package's own where nothing was kept."""
        name, digest = named
        if known := self._known.get((game, digest)):
            return known
        return self._remember(game, await self._stored(game, name, digest), digest)

    async def kept(self, game: str, name: str, files: Mapping[str, str] | None) -> Material:
        """Store the material in these files, or the package's own, and return it."""
        found = choose(game)
        material = own_material(found) if files is None else await self._read(game, name, files)
        # What was sent is always stored: it may have expired since it was last known.
        if files is not None or (game, material.digest) not in self._known:
            await self._keep(game, material, own_files(game) if files is None else files)
        return self._remember(game, material, material.digest)

    def _remember(self, game: str, material: Material, digest: str) -> Material:
        """The same, known from now on; the one that was learned first is forgotten."""
        self._known[game, digest] = material
        if len(self._known) > REMEMBERED:
            del self._known[next(iter(self._known))]
        return material

    async def text(self, digest: str) -> str:
        """The text that has this whole digest; Refused where none is known."""
        found = schema.materials.c
        query = select(found.game, found.files).where(found.digest.in_([digest, digest[:SHORT]]))
        for row in await self._store.read(query):
            text = await asyncio.to_thread(_canonical, row.game, row.files)
            if _digest(text) == digest:
                return text
        own = await asyncio.to_thread(_own_texts)
        if digest not in own:
            raise Refused("no-such-material", digest=digest)
        return own[digest]

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
        try:
            files = msgspec.json.decode(rows[0][0], type=dict[str, str])
            return await self._read(game, name, files)
        except (Refused, msgspec.DecodeError):
            # The table is then frozen by its digest and can still be read.
            return own_material(choose(game), digest)


def _canonical(game: str, files: str) -> str:
    """What is stored as files, without comments and spacing; empty where it cannot be read."""
    try:
        return choose(game).canonical(msgspec.json.decode(files, type=dict[str, str]))
    except Refused:
        return ""


@cache
def _own_texts() -> dict[str, str]:
    """The material that comes with the package, for all its rules, by digest."""
    games = [(name, rules) for name, game in GAMES.items() for rules in range(game.version)]
    found = [GAMES[name].canonical(own_files(name, rules)) for name, rules in games]
    return {_digest(text): text for text in found}


def _digest(text: str) -> str:
    return sha256(text.encode()).hexdigest()
