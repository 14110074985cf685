"""One server for a SQLite file: a lock beside it, which ends with the process that holds it."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy.engine import make_url

from limestone.rules.game import Refused
from limestone.server.store.database import PRIVATE

LOCK = ".lock"  # added to the name of the file


@contextmanager
def only_server(database: str) -> Iterator[None]:
    """Serve a file alone, or Refused: another process would not see what this one tells people."""
    url = make_url(database)
    if url.get_backend_name() != "sqlite" or not url.database or url.database == ":memory:":
        yield
        return
    file = Path(url.database + LOCK)
    file.parent.mkdir(parents=True, exist_ok=True)
    held = os.open(file, os.O_RDWR | os.O_CREAT, PRIVATE)
    try:
        _lock(held, file)
        yield
    finally:
        os.close(held)


def _lock(held: int, file: Path) -> None:
    """Take the lock and write down whose it is."""
    try:
        import fcntl
    except ImportError:  # not on this system
        return
    try:
        # Of this process alone: those that it starts do not hold it any longer than it lives.
        fcntl.lockf(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        process = file.read_text(encoding="ascii", errors="replace").strip()
        raise Refused("served-already", process=process or "?") from None
    os.truncate(held, 0)
    os.write(held, f"{os.getpid()}\n".encode())
