"""A process of its own that answers questions, and that may be killed for what they cost."""

from collections.abc import Callable
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any


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

    def ask(self, question: Any, patience: float) -> Any:
        """What it answers within so many seconds; else it is ended."""
        try:
            pipe = self._ready()
            pipe.send(question)
            if not pipe.poll(patience):
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

    def _ready(self) -> Connection:
        if self._pipe is None:
            spawned = get_context("spawn")
            self._pipe, other = spawned.Pipe()
            self._process = spawned.Process(target=self._work, args=(other,), daemon=True)
            self._process.start()
            other.close()
        return self._pipe
