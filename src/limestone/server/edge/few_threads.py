"""A few threads for one kind of costly request, so that however many ask, the rest goes on."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

from limestone.rules.game import Refused

WAITING = 10  # requests for each thread; more are refused

P = ParamSpec("P")
T = TypeVar("T")


class FewThreads:
    """So many requests of a kind are worked on at once, some wait, the others are refused."""

    def __init__(self, key: str, threads: int) -> None:
        self._key = key
        self._most = threads * (1 + WAITING)
        self._here = 0
        self._threads = ThreadPoolExecutor(threads, key)

    async def run(self, work: Callable[P, T], *args: P.args, **options: P.kwargs) -> T:
        """What the work gives; Refused when too many wait for theirs."""
        if self._here >= self._most:
            raise Refused("rate-limited", key=self._key, seconds=1)
        loop = asyncio.get_running_loop()
        self._here += 1
        try:
            return await loop.run_in_executor(self._threads, lambda: work(*args, **options))
        finally:
            self._here -= 1
