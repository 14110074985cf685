"""The outbox of a watcher: messages that are still to be sent."""

import asyncio
from collections.abc import Callable

from limestone.rules.game import Refused

WAITING_MESSAGES = 2000  # in one outbox; a client that lets more gather is disconnected


class Watcher:
    """One socket or one waiting request, and the messages still to be sent to it."""

    def __init__(self, person: str, name: str = "", *, hears: bool = False) -> None:
        self.person = person
        self.name = name
        self.hears = hears  # whether it is sent the talk, too
        self.looking = True  # whether somebody sees its page; a program always does
        self.curious = False  # whether it wants to know who else does
        self.key = ""
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue(WAITING_MESSAGES)
        self.why: Refused | None = None  # it is to be closed; nothing: it read too slowly
        self.at_once: Callable[[bytes], bool] | None = None  # sends without the queue, if it can
        self._batch: list[bytes] = []
        self._loop = asyncio.get_running_loop()  # kept: asking for it is a system call

    def put(self, message: bytes) -> None:
        """Queue a message to be sent at the end of this event-loop turn.

        Computing all messages of a commit before sending any is faster than alternating.
        """
        if not self._batch:
            self._loop.call_soon(self._send)
        self._batch.append(message)

    def drop(self, why: Refused | None = None) -> None:
        """Discard what is still to be sent, and tell the socket to close."""
        self.why = self.why or why
        self._batch.clear()
        while not self.queue.empty():
            self.queue.get_nowait()
        self.queue.put_nowait(None)

    def _send(self) -> None:
        """Send the queued messages; if the queue overflows, None tells the socket to close."""
        batch, self._batch = self._batch, []
        for message in batch:
            if self.at_once and self.queue.empty() and self.at_once(message):
                continue
            try:
                self.queue.put_nowait(message)
            except asyncio.QueueFull:
                self.drop()
