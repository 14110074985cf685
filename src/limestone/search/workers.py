"""Worker processes that end with the process that started them, however that ends."""

import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context, parent_process
from signal import SIG_IGN, SIGINT, signal
from threading import Thread


def processes(count: int, begin: Callable[[], None] | None = None) -> ProcessPoolExecutor:
    """A pool of processes, started when there is something to do; each first does `begin`."""
    spawned = get_context("spawn")
    return ProcessPoolExecutor(count, spawned, initializer=_begin, initargs=(begin,))


def _begin(begin: Callable[[], None] | None) -> None:
    signal(SIGINT, SIG_IGN)  # a terminal sends it to all processes, but the parent decides
    Thread(target=_wait_and_leave, daemon=True).start()
    if begin:
        begin()


def _wait_and_leave() -> None:
    parent = parent_process()
    assert parent
    parent.join()
    os._exit(0)
