"""Files and folders that an operator names."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from limestone.rules.game import Refused


@contextmanager
def writing(path: Path) -> Iterator[None]:
    """What cannot be written is a sentence."""
    try:
        yield
    except (ConnectionError, TimeoutError):  # of a database that is read meanwhile
        raise
    except OSError as error:
        raise Refused("unwritable", reason=error.strerror or "").at(file=str(path)) from None
