"""Stands over the process in which code of a bot runs: what that has started ends with it."""

import ctypes
import os
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from multiprocessing import parent_process
from pathlib import Path
from signal import SIG_DFL, SIG_IGN, SIGKILL, SIGTERM, signal
from threading import Thread
from typing import Any

ADOPT, END_WITH_PARENT = 36, 1  # of prctl: PR_SET_CHILD_SUBREAPER and PR_SET_PDEATHSIG
TRIES = 100  # to end a family that goes on forking
PAUSE = 0.005  # seconds between them


class _Told(BaseException):
    """Somebody wants the end."""


def keep(code: Callable[[], None], close: Callable[[], None]) -> None:
    """Run the code in a process below this one, and end as it ended, with all that it started.

    What it starts may be in a session of its own, or be left behind by whoever started it: as long
    as this process lives, such orphans are its children. Told to end, it ends them at once.
    """
    signal(SIGTERM, _end)
    _own_session()
    _ask_the_system(ADOPT, 1)
    child = os.fork()
    if child == 0:
        _run(code)
    close()  # of whatever only the code may hold open
    Thread(target=_end_with_the_parent, daemon=True).start()
    status = int(SIGKILL)  # as if it were killed, unless it ends by itself
    with suppress(_Told):
        status = _ended(child)
        signal(SIGTERM, SIG_IGN)  # it ends already, and not before the others
    _end_family(child)
    _end_like(status)


def _run(code: Callable[[], None]) -> None:
    signal(SIGTERM, SIG_DFL)
    _own_session()
    _ask_the_system(END_WITH_PARENT, SIGKILL)
    try:
        code()
    finally:
        os._exit(0)


def _end(*_: Any) -> None:
    signal(SIGTERM, SIG_IGN)
    raise _Told


def _own_session() -> None:
    with suppress(OSError):
        os.setsid()


def _ask_the_system(what: int, value: int) -> None:
    with suppress(AttributeError, OSError):  # only Linux has it
        ctypes.CDLL(None).prctl(what, value, 0, 0, 0)


def _end_with_the_parent() -> None:
    parent = parent_process()
    assert parent
    parent.join()
    os.kill(os.getpid(), SIGTERM)


def _ended(child: int) -> int:
    """How the child ended; orphans that end before it are reaped."""
    while True:
        pid, status = os.waitpid(-1, 0)
        if pid == child:
            return status


def _end_family(child: int) -> None:
    """Kill the group of the child, and then whoever else comes from it."""
    for _ in range(TRIES):
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(child, SIGKILL)
        left = list(_family())
        if not left:
            return
        for pid in left:
            with suppress(ProcessLookupError, PermissionError):
                os.kill(pid, SIGKILL)
        time.sleep(PAUSE)


def _family() -> Iterator[int]:
    """Who comes from this process and still lives; nobody where there is no /proc."""
    below: dict[int, list[tuple[int, str]]] = {}
    for file in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            *_, facts = file.read_text(errors="replace").rpartition(")")
            state, parent, *_ = facts.split()
            below.setdefault(int(parent), []).append((int(file.parent.name), state))
    ancestors = [os.getpid()]
    for ancestor in ancestors:
        for pid, state in below.get(ancestor, []):
            ancestors.append(pid)
            if state != "Z":
                yield pid


def _end_like(status: int) -> None:
    """End with the same exit code, or by the same signal."""
    number = status & 0x7F
    if not number:
        os._exit(status >> 8)
    with suppress(OSError):  # SIGKILL has nothing to be set
        signal(number, SIG_DFL)
    os.kill(os.getpid(), number)
