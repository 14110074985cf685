"""One table's failure is its own: it is logged, and the other tables go on."""

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Iterator
from contextlib import contextmanager

import structlog

from limestone.server.logs import described
from limestone.server.store.log import Unavailable

log = structlog.get_logger()

TOGETHER = 20  # tables that are worked at at once: their entries share a transaction


@contextmanager
def isolated(table: str) -> Iterator[None]:
    """Log what fails at the table of this code; only a database that is away ends the work."""
    try:
        yield
    except Unavailable:
        raise
    except Exception as error:  # whatever it is, the other tables go on
        log.error("table-failed", table=table, **described(error))


async def together(codes: Iterable[str], work: Callable[[str], Awaitable[None]]) -> None:
    """Do some work at the tables of these codes, at many of them at once."""
    left = iter(codes)

    async def do() -> None:
        for code in left:
            with isolated(code):
                await work(code)

    await asyncio.gather(*[do() for _ in range(TOGETHER)])
