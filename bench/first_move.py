"""How long the first bot move of a fresh installation takes: nothing is compiled yet.

The wall clock, for each level of Limes: asked at once, while the worker process is still
starting, and again in the next moment, while its kernel is being compiled.
"""

import asyncio
import os
import tempfile
import time

from limestone.rules import limes
from limestone.rules.game import CHANCE, LEVELS, options
from limestone.rules.limes.moves import Draw
from limestone.server.live.bot_workers import BotWorkers

LIMIT = 2.0  # seconds


async def waits(level: str) -> list[float]:
    """The seconds until the first move, and until the second."""
    state = limes.play(limes.start(2, options(limes)), {CHANCE: Draw(1)})
    workers = BotWorkers()
    workers.start()
    found = []
    for _ in range(2):
        begun = time.perf_counter()
        await workers.decide("limes", level, limes.view(state, 0))
        found.append(time.perf_counter() - begun)
    workers.close()
    return found


def main() -> None:
    for level in LEVELS["limes"]:
        with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
            os.environ["XDG_CACHE_HOME"] = folder
            first, second = asyncio.run(waits(level))
        ratio = f"{first / LIMIT:.2f} of {LIMIT} s (at most 1)"
        print(f"limes {level:7} {first:5.2f} s, then {second:5.2f} s; {ratio}")


if __name__ == "__main__":
    main()
