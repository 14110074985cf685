"""One table's failure is its own: it is logged, and the other tables go on."""

from collections.abc import Iterator
from contextlib import contextmanager

import structlog

from limestone.server.logs import described
from limestone.server.store.log import Unavailable

log = structlog.get_logger()


@contextmanager
def isolated(table: str) -> Iterator[None]:
    """Log what fails at the table of this code; only a database that is away ends the work."""
    try:
        yield
    except Unavailable:
        raise
    except Exception as error:  # whatever it is, the other tables go on
        log.error("table-failed", table=table, **described(error))
