"""Worker processes that end with the process that started them, however that ends."""

import os
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context, parent_process
from threading import Thread


def workers(count: int | None = None) -> ProcessPoolExecutor:
    """A pool of processes; without a number, one for each core."""
    return ProcessPoolExecutor(count, get_context("spawn"), initializer=_leave_with_parent)


def _leave_with_parent() -> None:
    Thread(target=_wait_and_leave, daemon=True).start()


def _wait_and_leave() -> None:
    parent = parent_process()
    assert parent
    parent.join()
    os._exit(0)
