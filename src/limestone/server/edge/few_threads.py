"""A few threads for one kind of costly request, so that however many ask, the rest goes on."""

import asyncio
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

from limestone.rules.game import Refused
from limestone.server.live.fair_turns import Asker, FairTurns, Need

WAITING = 10  # requests of an address for each thread; more are refused
CROWD = 10  # times as many of all addresses together

P = ParamSpec("P")
T = TypeVar("T")


class FewThreads:
    """So many requests of a kind are worked on at once, some wait, the others are refused.

    Turns are fair between addresses: whoever fills the queue waits behind the others.
    """

    def __init__(self, key: str, threads: int) -> None:
        self._key = key
        self._most = threads * (1 + WAITING)
        self._here = Counter[str]()
        self._turns = FairTurns(threads)
        self._threads = ThreadPoolExecutor(threads, key)

    async def run(self, address: str, work: Callable[P, T], *args: P.args, **rest: P.kwargs) -> T:
        """What the work gives; Refused when too many wait for theirs."""
        if self._here[address] >= self._most or self._here.total() >= CROWD * self._most:
            raise Refused("rate-limited", key=self._key, seconds=1)
        self._here[address] += 1
        try:
            async with self._turns.turn(Asker(address, Need.WATCHED)):
                loop = asyncio.get_running_loop()
                return await loop.run_in_executor(self._threads, lambda: work(*args, **rest))
        finally:
            self._here[address] -= 1
            self._here += Counter()  # forget who waits for nothing
