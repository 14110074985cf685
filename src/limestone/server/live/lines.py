"""The open lines of a process, sockets and waiting requests: how many there may be, and whose."""

from collections import Counter
from collections.abc import AsyncIterator, Collection, Iterable, Mapping
from contextlib import asynccontextmanager
from typing import NamedTuple

from limestone.rules.game import Refused
from limestone.server import metrics
from limestone.server.live.news import News
from limestone.server.live.outbox import Watcher

PERSON, ADDRESS, SERVER = "person", "address", "server"
MOST = {PERSON: 30, ADDRESS: 300, SERVER: 12_000}  # lines, over all processes
BANNED = "banned"  # no id of a person or session


class Line(NamedTuple):
    """Who is at the other end, known by which session or token, and where messages to it wait."""

    watcher: Watcher
    address: str
    key: str  # the digest of the session's secret or the token; empty for nobody

    def names(self) -> list[tuple[str, str]]:
        """For whom it counts: of what kind, and who."""
        person = [(PERSON, self.watcher.person)] if self.watcher.person else []
        return [*person, (ADDRESS, self.address), (SERVER, "")]


class Lines:
    """The lines of this process; how many there are is counted together with the others."""

    def __init__(self, news: News) -> None:
        self.most: Mapping[str, int] = MOST
        self._news = news
        self._lines: dict[int, Line] = {}
        self._counts: Counter[str] = Counter()

    @asynccontextmanager
    async def open(self, line: Line) -> AsyncIterator[None]:
        """Keep a line while it lasts; Refused where there are too many."""
        self._lines[id(line)] = line
        metrics.SOCKETS.inc()
        try:
            self._check(line.names(), await self._count(line, 1))
            yield
        finally:
            metrics.SOCKETS.dec()
            del self._lines[id(line)]
            await self._count(line, -1)

    def hang_up(self, gone: Iterable[str]) -> None:
        """Close the lines of people or sessions that are no more, by person or by key.

        With the word BANNED among them they are told why.
        """
        ended = set(gone)
        for line in list(self._lines.values()):
            if line.watcher.person in ended or line.key in ended:
                line.watcher.drop(
                    Refused("banned") if BANNED in ended else Refused("sign-in-first")
                )

    def count(self) -> int:
        """How many lines are open here."""
        return len(self._lines)

    def keys(self) -> set[str]:
        """The sessions and tokens by which somebody has a line here."""
        return {line.key for line in self._lines.values() if line.key}

    def people(self, keys: Collection[str]) -> set[str]:
        """Who has a line here by one of these sessions or tokens."""
        return {line.watcher.person for line in self._lines.values() if line.key in keys}

    async def keep(self) -> None:
        """Say again how many lines there are here, so that the others go on counting them."""
        await self._news.keep_count(self._counts)

    async def _count(self, line: Line, change: int) -> list[int]:
        names = ["".join(name) for name in line.names()]
        for name in names:
            self._counts[name] += change
            if not self._counts[name]:
                del self._counts[name]
        others = await self._news.count(names, change)  # and our own: of all processes
        own = [self._counts[name] for name in names]
        return [max(count) for count in zip(own, others, strict=True)]

    def _check(self, names: list[tuple[str, str]], counts: list[int]) -> None:
        for (kind, _), count in zip(names, counts, strict=True):
            if count > self.most.get(kind, count):
                raise Refused("too-many-lines", most=self.most[kind])
