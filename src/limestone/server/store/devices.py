"""The devices that are told whose turn it is, and what their people wish of that."""

from datetime import datetime
from typing import Any, NamedTuple
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from sqlalchemy import Connection, delete, insert, select

from limestone.rules.game import Refused
from limestone.server.store import schema
from limestone.server.store.log import Store
from limestone.server.store.people import now

MOST = 5  # devices of a person; the newest stay


class Device(NamedTuple):
    """A browser that takes messages, and where its push service is."""

    session: str  # its digest: whoever signs out there gets no more messages there
    endpoint: str
    p256dh: str  # the public key of the browser
    auth: str  # a secret of the browser
    language: str
    site: str


class Wishes(NamedTuple):
    """What a person wants to be told, and when not."""

    silent: tuple[str, ...] = ()  # games
    quiet: tuple[int, int] | None = None  # minutes of the day: from, until
    zone: str = "UTC"

    def allow(self, game: str, at: int) -> bool:
        """Whether a message about this game may come at this moment, in milliseconds."""
        return game not in self.silent and not self._is_quiet(at)

    def _is_quiet(self, at: int) -> bool:
        if not self.quiet:
            return False
        begin, end = self.quiet
        there = datetime.fromtimestamp(at / 1000, zone_of(self.zone))
        minute = there.hour * 60 + there.minute
        return begin <= minute < end if begin <= end else minute >= begin or minute < end


class KeyPair(NamedTuple):
    """With what this server signs its messages to push services (VAPID), in base64url."""

    private: str
    public: str


class Devices:
    """The devices of all people, and the keys of this server."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def keys(self, fresh: Any) -> KeyPair:
        """The keys of this server; the first process that asks keeps fresh ones."""
        stored = select(schema.push_keys.c.private, schema.push_keys.c.public)
        rows = await self._store.read(stored)
        if not rows:
            await self._store.keep(schema.push_keys, {"id": 1, **fresh()._asdict()})
            rows = await self._store.read(stored)
        return KeyPair(rows[0].private, rows[0].public)

    async def add(self, person: str, device: Device) -> None:
        """Keep a device, in the place of what was known of it, and of the oldest if too many."""
        found = schema.devices.c
        same = (found.session == device.session) | (found.endpoint == device.endpoint)
        row = {**device._asdict(), "person": person, "created": now()}

        def put(connection: Connection) -> None:
            connection.execute(delete(schema.devices).where(same))
            connection.execute(insert(schema.devices).values(row))
            mine = select(found.session).where(found.person == person)
            newest = mine.order_by(found.created.desc()).limit(MOST)
            kept = list(connection.scalars(newest))
            others = (found.person == person) & found.session.not_in(kept)
            connection.execute(delete(schema.devices).where(others))

        await self._store.engines.writer.run(put)

    async def drop(self, session: str) -> None:
        """Forget a device."""
        await self._store.write(delete(schema.devices).where(schema.devices.c.session == session))

    async def of(self, person: str) -> list[Device]:
        """The devices of a person."""
        columns = [schema.devices.c[name] for name in Device._fields]
        query = select(*columns).where(schema.devices.c.person == person)
        return [Device._make(row) for row in await self._store.read(query)]

    async def wishes(self, person: str) -> Wishes:
        """What a person wishes; everything at any time, if they never said."""
        rows = await self._store.read(select(schema.wishes).where(schema.wishes.c.person == person))
        if not rows:
            return Wishes()
        row = rows[0]
        quiet = None if row.quiet_from is None else (row.quiet_from, row.quiet_until)
        return Wishes(tuple(row.silent.split()), quiet, row.zone)

    async def wish(self, person: str, wishes: Wishes) -> None:
        """Keep what a person wishes."""
        begin, end = wishes.quiet or (None, None)
        zone_of(wishes.zone)
        row = {
            "person": person,
            "silent": " ".join(wishes.silent),
            "quiet_from": begin,
            "quiet_until": end,
            "zone": wishes.zone,
        }
        gone = delete(schema.wishes).where(schema.wishes.c.person == person)
        await self._store.write(gone, insert(schema.wishes).values(row))


def zone_of(name: str) -> ZoneInfo:
    """A time zone by its name; Refused where there is none."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        raise Refused("unknown-zone", zone=name) from None
