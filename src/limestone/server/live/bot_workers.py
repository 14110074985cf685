"""The bots at the tables: they think in worker processes and get only what their seat sees."""

import asyncio
import secrets
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from random import Random
from typing import Any

from limestone.bots.bot import prepare_aside
from limestone.bots.seated import Seated
from limestone.rules.game import GAMES
from limestone.search.workers import processes


def choose(game: str, level: str, view: Any, seed: int) -> str:
    """The move that a bot of this level decides on, as text; runs in a worker process."""
    return GAMES[game].write(Seated(game, level)(view, Random(seed)))


GUESS = 0.2  # of the usual trials, of which a first guess makes a part


def hint(game: str, view: Any, effort: float) -> Any:
    """Candidates with reasons, as JSON; without effort the first guess, which has none.

    Runs in a worker process.
    """
    from limestone.study.judging import Asked, hints

    if not effort:
        return next(hints(game, view, Asked(GUESS))).json()
    *_, found = hints(game, view, Asked(effort))
    return found.json()


class BotWorkers:
    """A few worker processes; what bots need is loaded or compiled beside their work."""

    def __init__(self, workers: int = 1) -> None:
        self.count = workers
        self._pool: ProcessPoolExecutor | None = None

    async def decide(self, game: str, level: str, view: Any) -> str:
        """The move of a bot, as text."""
        move: str = await self._patiently(choose, game, level, view, secrets.randbits(64))
        return move

    async def hint(self, game: str, view: Any, effort: float) -> Any:
        """What a hint says, as JSON: from what a seat sees, as bots think."""
        return await self._patiently(hint, game, view, effort)

    async def _patiently(self, work: Any, *args: Any) -> Any:
        """What a worker process makes of it; if it dies, a new one is asked."""
        loop = asyncio.get_running_loop()
        for attempt in range(3):
            try:
                return await loop.run_in_executor(self._ready(), work, *args)
            except BrokenExecutor:
                self.close()
                if attempt == 2:
                    raise
        raise AssertionError

    def start(self) -> None:
        """Let the workers get ready before the first bot has to think."""
        for _ in range(self.count):
            self._ready().submit(int)

    def close(self, *, wait: bool = False) -> None:
        """Stop the workers; another process repeats the work they had not finished."""
        if self._pool:
            # Whoever waits for the end does not wait for a bot that thinks or compiles.
            for process in list(self._pool._processes.values()) if wait else ():
                process.kill()
            self._pool.shutdown(wait, cancel_futures=True)
            self._pool = None

    def _ready(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = processes(self.count, prepare_aside)
        return self._pool
