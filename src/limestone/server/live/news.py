"""News between the processes of one server: a log or a talk has grown, or who is at a table."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import suppress
from typing import Any, Protocol
from uuid import uuid4

from limestone.server import metrics
from limestone.server.logs import Outage

CHANNEL = "limestone"
PRESENCE = "here:"  # before the id of a table where somebody came or went
GONE = "gone:"  # before the people and sessions that are no more
APART = "apart "  # somebody was blocked: what they may not see any more is closed
KEPT_FOR = 60  # seconds that the word of a process is kept

# Counts up or down for this process, and gives what all processes have that were heard of lately.
COUNT = """
    local now = tonumber(redis.call('TIME')[1])
    redis.call('ZADD', 'limestone:processes', now, ARGV[1])
    redis.call('ZREMRANGEBYSCORE', 'limestone:processes', '-inf', now - tonumber(ARGV[2]))
    local own = 'limestone:lines:' .. ARGV[1]
    local counts = {}
    for n = 4, #ARGV do
        redis.call('HINCRBY', own, ARGV[n], ARGV[3])
        local count = 0
        for _, process in ipairs(redis.call('ZRANGE', 'limestone:processes', 0, -1)) do
            count = count + (redis.call('HGET', 'limestone:lines:' .. process, ARGV[n]) or 0)
        end
        counts[#counts + 1] = count
        if redis.call('HGET', own, ARGV[n]) == '0' then
            redis.call('HDEL', own, ARGV[n])
        end
    end
    redis.call('EXPIRE', own, ARGV[2])
    return counts
"""

# Called with the id of a table whose log has grown, and a number if it is its talk.
Heard = Callable[[str], Awaitable[None]]


class News(Protocol):
    """Tells the other processes that something has grown; they read it themselves."""

    async def publish(self, hint: str) -> None: ...
    async def listen(self, heard: Heard) -> None: ...
    async def leave_word(self, table_id: str, word: bytes, *, aloud: bool = True) -> None: ...
    async def words(self, table_id: str) -> list[bytes]: ...
    async def count(self, names: Sequence[str], change: int) -> list[int]: ...
    async def keep_count(self, counts: Mapping[str, int]) -> None: ...
    async def close(self) -> None: ...


class NoNews:
    """For a single process: there is nobody to tell."""

    async def publish(self, hint: str) -> None:
        return None

    async def listen(self, heard: Heard) -> None:
        await asyncio.Event().wait()

    async def leave_word(self, table_id: str, word: bytes, *, aloud: bool = True) -> None:
        return None

    async def words(self, table_id: str) -> list[bytes]:
        return []

    async def count(self, names: Sequence[str], change: int) -> list[int]:
        return [0] * len(names)

    async def keep_count(self, counts: Mapping[str, int]) -> None:
        return None

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
        self._outage = Outage("news")
        self._name = uuid4().hex.encode()  # of this process
        self._script = self._client.register_script(COUNT)

    async def publish(self, hint: str) -> None:
        try:
            await self._client.publish(CHANNEL, hint)
            self._outage.end()
        except self._troubles as error:
            metrics.NEWS_LOST.inc()
            self._outage.begin(error)

    async def listen(self, heard: Heard) -> None:
        """Listen for ever; subscribe again whenever Redis comes back."""
        while True:
            with suppress(*self._troubles):
                await self._hear(heard)
            await asyncio.sleep(0.5)

    async def leave_word(self, table_id: str, word: bytes, *, aloud: bool = True) -> None:
        """Keep what this process knows of a table where the others find it, and tell them."""
        key = f"limestone:{PRESENCE}{table_id}"
        with suppress(*self._troubles):
            async with self._client.pipeline(transaction=False) as pipe:
                pipe.hset(key, self._name, word)
                pipe.expire(key, KEPT_FOR)
                if aloud:
                    pipe.publish(CHANNEL, f"{PRESENCE}{table_id}")
                await pipe.execute()

    async def words(self, table_id: str) -> list[bytes]:
        """What the other processes know of a table; nothing while Redis is down."""
        with suppress(*self._troubles):
            found: Any = await self._client.hgetall(f"limestone:{PRESENCE}{table_id}")
            return [word for process, word in found.items() if process != self._name]
        return []

    async def count(self, names: Sequence[str], change: int) -> list[int]:
        """What all processes count after this change; nothing while Redis is down."""
        with suppress(*self._troubles):
            found: Any = await self._script([], [self._name, KEPT_FOR, change, *names])
            return [int(count) for count in found]
        return [0] * len(names)

    async def keep_count(self, counts: Mapping[str, int]) -> None:
        """Say what this process counts: it may have been forgotten."""
        own = b"limestone:lines:" + self._name
        with suppress(*self._troubles):
            await self.count([], 0)
            if counts and not await self._client.exists(own):
                await self._client.hset(own, mapping={k: str(n) for k, n in counts.items()})

    async def close(self) -> None:
        with suppress(*self._troubles):
            await self._client.delete(b"limestone:lines:" + self._name)
            await self._client.aclose()

    async def _hear(self, heard: Heard) -> None:
        async with self._client.pubsub() as channel:
            await channel.subscribe(CHANNEL)
            while True:
                message = await channel.get_message(ignore_subscribe_messages=True, timeout=2)
                if message:
                    await heard(message["data"].decode())
