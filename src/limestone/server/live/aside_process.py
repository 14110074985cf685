"""A process of its own that answers questions, and that may be killed for what they cost."""

import time
from collections.abc import Callable
from math import inf
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any

import structlog

from limestone.server.logs import described, set_up_logs

log = structlog.get_logger()

GLANCE = 1.0  # seconds between two looks at how long it has worked


class Died(Exception):
    """The process has ended while it worked, or had to be killed."""


class AsideProcess:
    """Started when it is asked something, and again when it has died."""

    def __init__(self, work: Callable[[Connection], None]) -> None:
        self._work = work
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None

    @property
    def runs(self) -> bool:
        """Whether there is a process now."""
        return self._process is not None

    def ask(self, question: Any, patience: float, work: float = inf) -> Any:
        """What it answers within so many seconds, and so many of work; else it is ended.

        On a machine that has much else to do, a second of work takes many.
        """
        try:
            pipe = self._ready()
            pipe.send(question)
            until, most = time.monotonic() + patience, self._worked() + work
            while not pipe.poll(max(0.0, min(GLANCE, until - time.monotonic()))):
                if time.monotonic() >= until or self._worked() > most:
                    raise EOFError
            return pipe.recv()
        except (EOFError, OSError):
            self.end()
            raise Died from None

    def kill(self) -> None:
        """Stop it, whatever it is doing: whoever waits for its answer ends it."""
        if process := self._process:
            process.kill()

    def end(self) -> None:
        """End the process."""
        if self._process and self._pipe:
            self._process.kill()
            self._process.join()
            self._pipe.close()
        self._process = self._pipe = None

    def _worked(self) -> float:
        """For how many seconds a processor has worked for it; on some systems nobody can say."""
        assert self._process and self._process.pid
        try:
            return time.clock_gettime(~self._process.pid << 3 | 2)  # clock_getcpuclockid of Linux
        except (AttributeError, OSError, OverflowError):
            return 0.0

    def _ready(self) -> Connection:
        if self._pipe is None:
            spawned = get_context("spawn")
            self._pipe, other = spawned.Pipe()
            self._process = spawned.Process(target=_logged, args=(self._work, other), daemon=True)
            self._process.start()
            other.close()
        return self._pipe


def _logged(work: Callable[[Connection], None], pipe: Connection) -> None:
    """Work in the new process; what fails there is logged without its text."""
    set_up_logs()
    try:
        work(pipe)
    except Exception as error:
        log.error("aside-failed", **described(error))
