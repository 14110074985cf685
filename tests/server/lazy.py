"""`limestone` whose bots get ready when one is first asked, and compile nothing.

Most tests have no bots, or weak ones; a process for them, with a compiler, costs more than they do.
What this imports is imported late, since every process that a server starts imports this file.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from unittest.mock import patch

A_DAY = 86_400.0  # seconds


@contextmanager
def lazy() -> Iterator[None]:
    """Servers that are started meanwhile in this process are lazy."""
    from limestone.server.edge import app
    from limestone.server.live import bot_workers

    unready = patch.object(bot_workers, "prepare_aside", None)
    with patch.object(app, "WARMING", A_DAY), unready:
        yield


if __name__ == "__main__":
    from limestone.cli import main

    with lazy():
        main()
