"""Worker processes that end with the process that started them, however that ends."""

import os
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context, parent_process
from signal import SIG_IGN, SIGINT, signal
from threading import Thread


def processes(count: int) -> ProcessPoolExecutor:
    """A pool of processes, started when there is something to do."""
    return ProcessPoolExecutor(count, get_context("spawn"), initializer=_leave_with_parent)


def _leave_with_parent() -> None:
    signal(SIGINT, SIG_IGN)  # a terminal sends it to all processes, but the parent decides
    Thread(target=_wait_and_leave, daemon=True).start()


def _wait_and_leave() -> None:
    parent = parent_process()
    assert parent
    parent.join()
    os._exit(0)
