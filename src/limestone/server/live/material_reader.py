"""Material that players send is read in a process of its own, which may be killed for its cost.

A small file can be made to take seconds and gigabytes to read.
"""

import asyncio
import re
from collections.abc import Mapping
from multiprocessing.connection import Connection
from signal import SIG_IGN, SIGINT, signal
from typing import Any

from limestone.rules.game import Material, Refused, choose
from limestone.server.live.aside_process import AsideProcess, Died

MOST = 20  # files
LARGEST = 65_536  # bytes of a file
DEEPEST = 8  # words of a dotted key
SECONDS = 1.0  # of processor time
MEMORY = 512 * 2**20  # bytes
PATIENCE = 20.0  # seconds in all, on a machine that has other things to do

DOTTED = re.compile(rf"^[^#=\n]*(?:\.[^.#=\n]*){{{DEEPEST}}}", re.MULTILINE)


class MaterialReader:
    """One process that reads; a new one is started when it had to be killed."""

    def __init__(self) -> None:
        self._process = AsideProcess(_work)
        self._reading = asyncio.Lock()

    async def read(self, game: str, name: str, files: Mapping[str, str]) -> Material:
        """The material in these files; Refused says what is wrong with them."""
        check(files)
        async with self._reading:
            return await asyncio.to_thread(self._read, game, name, dict(files))

    def close(self) -> None:
        """End the process, whatever it is doing."""
        self._process.end()

    def _read(self, game: str, name: str, files: dict[str, str]) -> Any:
        try:
            found = self._process.ask((game, name, files), PATIENCE)
        except Died:  # it was killed by its limits
            found = None
        if found is None:
            self.close()
            raise Refused("material-costly")
        if isinstance(found, Refused):
            raise found
        return found


def check(files: Mapping[str, str]) -> None:
    """Refuse what need not be read at all: too many files, too large or too deep."""
    if len(files) > MOST:
        raise Refused("material-files", files=len(files), most=MOST)
    for file, text in files.items():
        if len(text.encode(errors="replace")) > LARGEST:
            raise Refused("material-large", bytes=LARGEST).at(file=file)
        if DOTTED.search(text):
            raise Refused("material-deep", most=DEEPEST).at(file=file)


def _work(pipe: Connection) -> None:
    """Read what is asked for until the server goes away."""
    signal(SIGINT, SIG_IGN)  # a terminal sends it to all processes, but the parent decides
    _limit_memory()
    while True:
        try:
            game, name, files = pipe.recv()
        except EOFError:
            return
        _limit_time(SECONDS)
        pipe.send(_found(game, name, files))
        _limit_time(0)


def _found(game: str, name: str, files: dict[str, str]) -> Any:
    try:
        return choose(game).material(files, name)
    except Refused as refused:
        return refused
    except MemoryError:
        return None


def _limit_memory() -> None:
    try:
        import resource
    except ImportError:  # not on this system: time is the limit
        return
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def _limit_time(seconds: float) -> None:
    """After so much processor time the process ends; 0: no limit."""
    try:
        from signal import ITIMER_PROF, setitimer
    except ImportError:
        return
    setitimer(ITIMER_PROF, seconds)
