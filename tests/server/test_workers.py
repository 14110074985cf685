"""Worker processes: one that dies is replaced; the server gives up only if none ever served."""

from collections.abc import Sequence
from typing import Any
from unittest.mock import Mock, patch

import pytest
import uvicorn
from uvicorn.config import STARTUP_FAILURE

from limestone.server import serving

KILLED = -9


def workers(*lives: Sequence[int | None]) -> tuple[serving.Workers, Mock]:
    """Worker processes that end so, one after the other; None: it serves."""
    made = Mock(side_effect=[worker(exit) for exits in lives for exit in exits])
    with patch("signal.signal"):  # the tests keep theirs
        supervised = serving.Workers(uvicorn.Config("app", workers=len(lives)), [])
    supervised.processes = [made() for _ in lives]
    return supervised, made


def worker(exit: int | None) -> Any:
    alive = exit is None
    return Mock(exitcode=exit, is_alive=Mock(return_value=alive), is_ready=lambda: alive)


def test_a_worker_that_cannot_start_again_is_tried_again() -> None:
    supervised, made = workers([None, STARTUP_FAILURE, None])
    with patch.object(serving, "Process", made):
        supervised.keep_subprocess_alive()  # it serves
        supervised.processes = [worker(KILLED)]
        for _ in range(3):
            supervised.keep_subprocess_alive()

    assert not supervised.should_exit.is_set()
    assert supervised.processes[0].is_alive()


def test_a_server_of_which_no_worker_ever_served_ends_with_a_failure() -> None:
    supervised, _ = workers([STARTUP_FAILURE])

    with patch.object(supervised, "init_processes"), pytest.raises(SystemExit) as ended:
        supervised.run()

    assert ended.value.code == STARTUP_FAILURE
