"""A process aside: it may take its time, but not the processor's."""

import time
from multiprocessing.connection import Connection

import pytest

from limestone.server.live.aside_process import AsideProcess, Died


def slow(pipe: Connection) -> None:
    """Answers late, as on a machine that has much else to do; or works and never answers."""
    while True:
        seconds = pipe.recv()
        time.sleep(seconds)
        while not seconds:
            pass
        pipe.send(seconds)


def test_who_waits_for_the_processor_is_not_ended_for_it() -> None:
    process = AsideProcess(slow)

    assert process.ask(1.5, patience=60, work=1) == 1.5

    process.end()


def test_who_works_too_long_is_ended() -> None:
    process = AsideProcess(slow)

    with pytest.raises(Died):
        process.ask(0, patience=600, work=0.5)

    assert not process.runs


def test_who_waits_too_long_is_ended() -> None:
    process = AsideProcess(slow)

    with pytest.raises(Died):
        process.ask(60, patience=0.5)

    assert not process.runs
