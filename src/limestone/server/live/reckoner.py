"""Par, hindsight and the scores of the bots for the daily game: reckoned aside, and kept."""

import asyncio
import json
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from datetime import date
from typing import Any

import structlog

from limestone.search.workers import processes
from limestone.server.logs import described
from limestone.server.store import daily as store
from limestone.server.store.log import Store
from limestone.study import daily
from limestone.study.daily import Yardsticks

log = structlog.get_logger()


def reckon(day: date) -> dict[str, Any]:
    """The yardsticks of a date; runs in a worker process."""
    from limestone.study.reckoning import reckoned

    return daily.to_json(reckoned(day))


class Reckoner:
    """Knows the days of the almanac; others are reckoned once, in a process of their own."""

    def __init__(self, kept: Store) -> None:
        self._store = kept
        self._pool: ProcessPoolExecutor | None = None
        self._tasks: dict[date, asyncio.Task[None]] = {}

    async def yardsticks(self, day: date) -> Yardsticks | None:
        """What is known of a date; nothing yet: it is being reckoned."""
        if found := await asyncio.to_thread(daily.known, day):
            return found
        if text := await store.reckoned(self._store, day.isoformat()):
            return daily.from_json(json.loads(text))
        if day not in self._tasks:
            self._tasks[day] = task = asyncio.create_task(self._reckon(day))
            task.add_done_callback(lambda _: self._tasks.pop(day, None))
        return None

    async def close(self) -> None:
        """Stop; what was not finished is begun anew by whoever asks next."""
        for task in self._tasks.values():
            task.cancel()
        if self._pool:
            for process in list(self._pool._processes.values()):
                process.kill()
            self._pool.shutdown(wait=False, cancel_futures=True)

    async def _reckon(self, day: date) -> None:
        self._pool = self._pool or processes(1)
        try:
            loop = asyncio.get_running_loop()
            found = await loop.run_in_executor(self._pool, reckon, day)
            await store.keep(self._store, day.isoformat(), json.dumps(found))
        except BrokenExecutor as error:
            self._pool = None
            log.warning("reckoner-died", **described(error))
