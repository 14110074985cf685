"""Work in the background that goes on whatever happens; what fails is logged, counted and seen."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import structlog
from sqlalchemy.exc import DBAPIError

from limestone.server import metrics
from limestone.server.logs import described
from limestone.server.store.log import Unavailable

log = structlog.get_logger()

PATIENCE = 5.0  # seconds that somebody waits for work that goes on without them
HEARD = 1.0  # seconds for work to end when it is cancelled

Chore = Callable[[], Awaitable[None]]


class Chores:
    """The work that a process does by itself."""

    def __init__(self) -> None:
        self.failing: dict[str, str] = {}  # chores that failed when they were last done, and why
        self.patience: float | None = PATIENCE
        self._tasks: set[asyncio.Task[Any]] = set()

    def every(self, seconds: float, chore: Chore) -> None:
        """Do a chore for ever, with so many seconds between."""
        self._keep(asyncio.create_task(self._repeat(seconds, chore)))

    def once(self, work: Any) -> None:
        """Do something in the background."""
        task = asyncio.create_task(work)
        self._keep(task)
        task.add_done_callback(self._ended)

    async def awhile(self, work: Any) -> None:
        """Do something, and wait for it until patience ends: then it goes on in the background."""
        task = asyncio.create_task(work)
        self._keep(task)
        done, _ = await asyncio.wait({task}, timeout=self.patience)
        if done:
            task.result()
        else:
            task.add_done_callback(self._ended)

    async def close(self) -> None:
        """End all work; libraries can swallow a cancellation, so it is said until it is heard."""
        while self._tasks:
            for task in list(self._tasks):
                task.cancel()
            await asyncio.wait(list(self._tasks), timeout=HEARD)

    def _keep(self, task: asyncio.Task[Any]) -> None:
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _ended(self, task: asyncio.Task[Any]) -> None:
        """Nobody else hears of what went wrong there."""
        error = None if task.cancelled() else task.exception()
        if error:
            work: Any = task.get_coro()
            self._note(work.__name__, error)

    async def _repeat(self, seconds: float, chore: Chore) -> None:
        """Do a chore until this is cancelled."""
        name, task = chore.__name__, asyncio.current_task()
        while task and not task.cancelling():
            await asyncio.sleep(seconds)
            try:
                await chore()
                self.failing.pop(name, None)
            except Exception as error:  # whatever it is, it may go well the next time
                if self.failing.get(name) != type(error).__name__:
                    self._note(name, error)
                else:
                    metrics.chore(name).inc()
                self.failing[name] = type(error).__name__

    def _note(self, name: str, error: BaseException) -> None:
        metrics.chore(name).inc()
        if isinstance(error, Unavailable | DBAPIError | OSError):
            log.warning("chore-put-off", chore=name, **described(error))
        else:
            log.error("chore-failed", chore=name, **described(error))
