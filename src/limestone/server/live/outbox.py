"""The messages on their way to one watcher."""

import asyncio
from collections.abc import Callable

WAITING_MESSAGES = 2000  # for one reader; a slower one is sent away and comes back


class Watcher:
    """One socket or one waiting request, and the messages on their way to it."""

    def __init__(self, person: str) -> None:
        self.person = person
        self.key = ""
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue(WAITING_MESSAGES)
        self.at_once: Callable[[bytes], bool] | None = None  # a way around the queue
        self._bag: list[bytes] = []
        self._loop = asyncio.get_running_loop()  # to ask for it is a system call

    def put(self, message: bytes) -> None:
        """Hand over a message, to be sent when this turn of the loop is over.

        All that a commit brings is worked out before anything is sent: going back and forth
        between the two takes the processor longer.
        """
        if not self._bag:
            self._loop.call_soon(self._send)
        self._bag.append(message)

    def drop(self) -> None:
        """Forget what is on its way, and end."""
        self._bag.clear()
        while not self.queue.empty():
            self.queue.get_nowait()
        self.queue.put_nowait(None)

    def _send(self) -> None:
        """None at the end of a queue that was full tells to go away."""
        bag, self._bag = self._bag, []
        for message in bag:
            if self.at_once and self.queue.empty() and self.at_once(message):
                continue
            try:
                self.queue.put_nowait(message)
            except asyncio.QueueFull:
                self.drop()
