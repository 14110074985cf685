"""What a server logs: lines of JSON on standard error that hold nobody's secrets.

Texts of errors can quote what somebody sent: passwords, tokens, names, seeds. So a line says what
kind of error came and where in the code, never its text; that holds for the libraries' lines too.
"""

import json
import logging
import sys
import threading
import traceback
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import structlog

from limestone.rules.game import Refused

log = structlog.get_logger()

OURS = str(Path(__file__).parents[1])  # where our code lies; its host may be called so, too


def set_up_logs() -> None:
    """Let this process, and every library in it, log in our form; done in each process."""
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.JSONRenderer(),
        ],
        logger_factory=structlog.WriteLoggerFactory(sys.stderr),
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(_LibraryLine())
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    sys.excepthook = lambda _, error, __: log.error("crashed", **described(error))
    sys.unraisablehook = threading.excepthook = _uncaught


def described(error: BaseException) -> dict[str, object]:
    """What may be logged about an error: its kind and where, never its text."""
    kinds = [_kind(one) for one in _chain(error)]
    return {"reason": " from ".join(kinds), "where": [*_places(error)]}


def _places(error: BaseException) -> Iterator[str]:
    """Where in our code it came from, and where in whose it was raised."""
    frames = traceback.extract_tb(error.__traceback__)
    for frame in frames:
        if frame.filename.startswith(OURS) or frame is frames[-1]:
            file = Path(frame.filename)
            yield f"{file.parent.name}/{file.name}:{frame.lineno} {frame.name}"


def _uncaught(failed: Any) -> None:
    """What nobody has caught, in a thread or while something was cleared away."""
    log.error("uncaught", **(described(failed.exc_value) if failed.exc_value else {}))


def _kind(error: BaseException) -> str:
    return error.code if isinstance(error, Refused) else type(error).__name__


def _chain(error: BaseException) -> Iterator[BaseException]:
    found: BaseException | None = error
    while found is not None:
        yield found
        found = found.__cause__


class Outage:
    """Logs once that something is away, and once that it is back."""

    def __init__(self, what: str) -> None:
        self._what = what
        self._lasts = False

    def begin(self, error: BaseException) -> None:
        if not self._lasts:
            log.warning(f"{self._what}-away", reason=type(error).__name__)
        self._lasts = True

    def end(self) -> None:
        if self._lasts:
            log.info(f"{self._what}-back")
        self._lasts = False


class _LibraryLine(logging.Formatter):
    """A line of a library: its own words, without the values put into them.

    What stands below its first line, as asyncio writes of a lost task, can quote anything.
    """

    def format(self, record: logging.LogRecord) -> str:
        words = record.msg if isinstance(record.msg, str) else type(record.msg).__name__
        line: dict[str, Any] = {
            "event": words.partition("\n")[0],
            "from": record.name,
            "level": record.levelname.lower(),
        }
        if record.exc_info and record.exc_info[1]:
            line |= described(record.exc_info[1])
        return json.dumps(line)
