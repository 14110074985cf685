"""Bots that do what bots must not; each is loaded in a process of its own."""

import os
import random
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import limestone


class Good(limestone.Bot):
    def choose(self, view: Any, moves: Sequence[str], rng: Random) -> str:
        return rng.choice(moves)


class Nonsense(limestone.Bot):
    def choose(self, view: Any, moves: Sequence[str], rng: Random) -> Any:
        return {"move": [1]}


class Object(limestone.Bot):
    def choose(self, view: Any, moves: Sequence[str], rng: Random) -> Any:
        return {"a": [1, object]}


class Hangs(limestone.Bot):
    def choose(self, view: Any, moves: Sequence[str], rng: Random) -> str:
        while True:
            pass


class Raises(limestone.Bot):
    def choose(self, view: Any, moves: Sequence[str], rng: Random) -> str:
        raise ValueError("oh no")


class Quotes(limestone.Bot):
    def choose(self, view: Any, moves: Sequence[str], rng: Random) -> str:
        raise KeyError(view)


class RaisesLines(limestone.Bot):
    def choose(self, view: Any, moves: Sequence[str], rng: Random) -> str:
        raise ValueError("oh\nno")


class Leaves(limestone.Bot):
    def choose(self, view: Any, moves: Sequence[str], rng: Random) -> str:
        os._exit(3)


class Eats(limestone.Bot):
    def choose(self, view: Any, moves: Sequence[str], rng: Random) -> str:
        return str(len(bytearray(1 << 31)))


class Floods(limestone.Bot):
    def choose(self, view: Any, moves: Sequence[str], rng: Random) -> str:
        return "x" * 1_000_000


class Reads(limestone.Bot):
    def choose(self, view: Any, moves: Sequence[str], rng: Random) -> str:
        return input()


class Prints(limestone.Bot):
    def choose(self, view: Any, moves: Sequence[str], rng: Random) -> str:
        print("x" * 100_000)
        sys.stderr.write("y" * 100_000)
        return moves[-1]


class Forks(limestone.Bot):
    """Both copies answer; a third process stays behind, and its number is written down."""

    def choose(self, view: Any, moves: Sequence[str], rng: Random) -> str:
        noted, tell = os.pipe()
        if os.fork():
            os.read(noted, 1)  # or the third may be ended before its number is there
        elif os.fork() == 0:
            note(view, os.getpid())
            os.write(tell, b".")
            time.sleep(600)
        return moves[-1]


class Escapes(limestone.Bot):
    """Starts a program in a session of its own, as one does with an engine, and never ends it."""

    def choose(self, view: Any, moves: Sequence[str], rng: Random) -> str:
        note(view, subprocess.Popen(["sleep", "600"], start_new_session=True).pid)
        return moves[-1]


class EscapesAndDies(Escapes):
    """The same, and the bot is gone before anybody could end it."""

    def choose(self, view: Any, moves: Sequence[str], rng: Random) -> str:
        super().choose(view, moves, rng)
        os._exit(3)


def note(view: Any, pid: int) -> None:
    """Write the number of a process down, where a test looks for it."""
    with Path(view["pids"]).open("a") as file:
        file.write(f"{pid}\n")


class Global(limestone.Bot):
    """Uses the generator that all share."""

    def choose(self, view: Any, moves: Sequence[str], rng: Random) -> str:
        return random.choice(moves)


class Forgetful(limestone.Bot):
    """Has something that cannot be pickled."""

    def __init__(self) -> None:
        self.key = lambda move: move

    def choose(self, view: Any, moves: Sequence[str], rng: Random) -> str:
        return min(moves, key=self.key)


class Fickle(limestone.Bot):
    """Chooses by the clock."""

    def choose(self, view: Any, moves: Sequence[str], rng: Random) -> str:
        return moves[time.perf_counter_ns() // 1000 % len(moves)]


class Stateful(limestone.Bot):
    """Depends on how often it was asked, which nobody tells it anew."""

    count = 0

    def choose(self, view: Any, moves: Sequence[str], rng: Random) -> str:
        self.count += 1
        return moves[self.count % len(moves)]


class Choiceless(limestone.Bot):
    """Says nowhere how to choose."""


class NoBot:
    pass
