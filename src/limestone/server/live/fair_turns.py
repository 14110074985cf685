"""Whose bot thinks next: where somebody waits comes first, then who has had the least so far."""

import asyncio
import time
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from enum import IntEnum
from typing import NamedTuple

HALVED = 60.0  # seconds after which what somebody has had counts half
PATIENT = 10  # every so manieth turn goes to those for whom nobody waits
REMEMBERED = 1000  # people


class Need(IntEnum):
    """How much somebody needs a bot's decision now."""

    WATCHED = 0  # a person plays, and somebody is at the table
    PLAYED = 1  # a person plays, and will see it later
    NOBODY = 2  # only bots play


class Asker(NamedTuple):
    """For whom a bot is to think: whose table it is, and how much it is needed."""

    person: str
    need: Need


class FairTurns:
    """So many may think at once. One person's hundred tables wait behind another's first."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._waiting: dict[Asker, deque[asyncio.Future[None]]] = {}
        self._had: dict[str, tuple[float, float]] = {}  # seconds, and when they were counted
        self._given = 0

    @asynccontextmanager
    async def turn(self, asker: Asker) -> AsyncIterator[None]:
        """Wait for a turn; what is done in it counts for the person."""
        await self._wait(asker)
        began = time.monotonic()
        try:
            yield
        finally:
            now = time.monotonic()
            self._had[asker.person] = (self._so_far(asker.person) + now - began, now)
            self._free += 1
            self._give()

    async def _wait(self, asker: Asker) -> None:
        found: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(asker, deque()).append(found)
        self._give()
        try:
            await found
        except asyncio.CancelledError:
            if found.done() and not found.cancelled():  # it was given at this very moment
                self._free += 1
                self._give()
            raise

    def _give(self) -> None:
        """Give the free places away."""
        while self._free and self._waiting:
            asker = self._next()
            line = self._waiting[asker]
            found = line.popleft()
            if not line:
                del self._waiting[asker]
            if not found.done():
                self._free -= 1
                self._given += 1
                found.set_result(None)
        self._forget()

    def _next(self) -> Asker:
        patient = self._given % PATIENT == PATIENT - 1
        return min(
            self._waiting,
            key=lambda asker: (
                -asker.need if patient else asker.need,
                self._so_far(asker.person),
            ),
        )

    def _so_far(self, person: str) -> float:
        """The seconds that a person has had, of which older ones count less."""
        seconds, at = self._had.get(person, (0.0, 0.0))
        return float(seconds * 0.5 ** ((time.monotonic() - at) / HALVED))

    def _forget(self) -> None:
        if len(self._had) > REMEMBERED:
            least = min(self._had, key=self._so_far)
            del self._had[least]
