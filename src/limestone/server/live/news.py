"""News between the processes of one server: only the hint that a log has grown."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Protocol

import structlog

from limestone.server import metrics

log = structlog.get_logger()

CHANNEL = "limestone"

Heard = Callable[[str], Awaitable[None]]  # called with the id of a table whose log has grown


class News(Protocol):
    """Tells the other processes that a log has grown; they read the log itself."""

    async def publish(self, table_id: str) -> None: ...
    async def listen(self, heard: Heard) -> None: ...
    async def close(self) -> None: ...


class NoNews:
    """For a single process: there is nobody to tell."""

    async def publish(self, table_id: str) -> None:
        return None

    async def listen(self, heard: Heard) -> None:
        await asyncio.Event().wait()

    async def close(self) -> None:
        return None


class RedisNews:
    """Publish and subscribe over Redis; while it is down, news only arrive later."""

    def __init__(self, url: str) -> None:
        # Imported late: a server without Redis starts a fifth of a second sooner.
        from redis.asyncio import from_url
        from redis.exceptions import RedisError

        self._client = from_url(url, socket_connect_timeout=2, socket_timeout=5)
        self._troubles = (RedisError, OSError)

    async def publish(self, table_id: str) -> None:
        try:
            await self._client.publish(CHANNEL, table_id)
        except self._troubles as error:
            metrics.NEWS_LOST.inc()
            log.warning("news-lost", reason=type(error).__name__)

    async def listen(self, heard: Heard) -> None:
        """Listen for ever; subscribe again whenever Redis comes back."""
        while True:
            with suppress(*self._troubles):
                await self._hear(heard)
            await asyncio.sleep(0.5)

    async def close(self) -> None:
        with suppress(*self._troubles):
            await self._client.aclose()

    async def _hear(self, heard: Heard) -> None:
        async with self._client.pubsub() as channel:
            await channel.subscribe(CHANNEL)
            while True:
                message = await channel.get_message(ignore_subscribe_messages=True, timeout=2)
                if message:
                    await heard(message["data"].decode())
