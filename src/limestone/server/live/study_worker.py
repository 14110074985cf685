"""The process in which games are reviewed: a slice at a time, behind everything else there is.

It may be killed at any time: the pieces of a review are kept by the server, and a new process
goes on from there.
"""

import asyncio
import os
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from multiprocessing.connection import Connection
from signal import SIG_IGN, SIGINT, signal
from typing import Any

from limestone.rules.game import Refused, Seat
from limestone.server.live import study_desk
from limestone.server.live.aside_process import AsideProcess
from limestone.server.live.study_desk import Made, Opened, Piece, Subject

WORK = 120.0  # seconds of a processor for one answer; then the process is killed
PATIENCE = 1800.0  # the same on the clock: a busy machine leaves little for reviews
KINDNESS = 5  # how much the process lets others go first


class StudyWorker:
    """One process, started when there is something to do, and again when it has died."""

    def __init__(self) -> None:
        self._process = AsideProcess(serve)
        self._thread = ThreadPoolExecutor(1, "study")  # who asks while another does has to wait
        self._used = 0.0

    async def open(self, subject: Subject) -> Opened:
        """A record, checked to its end; Refused says what is wrong with it."""
        found: Opened = await self._ask(study_desk.open_subject, subject)
        return found

    async def work(self, subject: Subject, known: Sequence[Piece]) -> Made:
        """The next pieces of a review."""
        made: Made = await self._ask(study_desk.work, subject, len(known), None)
        return (
            await self._ask(study_desk.work, subject, len(known), list(known))
            if made.lost
            else made
        )

    async def judge(
        self, subject: Subject, at: tuple[int, Seat, str], known: Sequence[Piece]
    ) -> Piece:
        """Another move at one of the decisions, by what is known of it."""
        piece: Piece = await self._ask(study_desk.judge, subject, at, list(known))
        return piece

    def rest(self, seconds: float) -> None:
        """End the process if it had nothing to do for so long."""
        if self._process.runs and time.monotonic() - self._used > seconds:
            self._thread.submit(self._process.end)

    def close(self) -> None:
        """End the process, whatever it is doing."""
        self._process.kill()
        self._thread.shutdown()
        self._process.end()

    async def _ask(self, *question: Any) -> Any:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, self._answer, question)

    def _answer(self, question: Any) -> Any:
        self._used = time.monotonic()
        try:
            found = self._process.ask(question, PATIENCE, WORK)
        finally:
            self._used = time.monotonic()
        if isinstance(found, Refused):
            raise found
        return found


def serve(pipe: Connection) -> None:
    """Answer questions until the server goes away."""
    signal(SIGINT, SIG_IGN)  # a terminal sends it to all processes, but the parent decides
    with suppress(OSError, AttributeError):
        os.nice(KINDNESS)
    while True:
        try:
            answer, *question = pipe.recv()
            try:
                found = answer(*question)
            except Refused as refused:
                found = refused.with_traceback(None)
            pipe.send(found)
        except (EOFError, OSError):
            return
