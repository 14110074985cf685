"""Keeps the process of a bot: asks it, waits so long and no longer, ends it with all it began."""

import sys
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, Literal, NamedTuple

import msgspec

from limestone.bots.authored import Question
from limestone.bots.cell import MOST, Answer, run
from limestone.rules.game import Refused

LONGEST = 1 << 16  # bytes of an answer
LAST = 0.05  # seconds for a process that ends by itself
LONG = 5.0  # seconds for its keeper, to end what it has started

Kind = Literal["late", "raised", "illegal", "died"]


class Fault(NamedTuple):
    """Why a bot lost a move."""

    kind: Kind
    reason: str  # can quote what the bot sees
    place: str = ""  # the kind of error and where in its code, which quotes nothing
    trace: str = ""


class Limits(NamedTuple):
    """What the process of a bot is allowed."""

    seconds: float = 10.0  # for a decision
    loading: float = 60.0  # until it is ready
    megabytes: int = 1024


class Process:
    """A bot in a process of its own, started when it is first asked and again after a fault."""

    def __init__(self, source: str, limits: Limits) -> None:
        self.source = source
        self.limits = limits
        self.touched = False
        self._line: Connection[Any, Any] | None = None
        self._process: BaseProcess | None = None

    @property
    def running(self) -> bool:
        return self._process is not None

    def start(self) -> None:
        """Load the bot; Refused says why it cannot be."""
        context: Any = get_context("spawn" if sys.platform == "win32" else "forkserver")
        if sys.platform != "win32":
            context.set_forkserver_preload(["limestone.bots.cell", "limestone.bots.loading"])
        self._line, other = context.Pipe()
        arguments = (other, self.source, self.limits.megabytes)
        self._process = context.Process(target=run, args=arguments, daemon=True)
        self._process.start()
        other.close()
        answer = self._answer(self.limits.loading)
        if isinstance(answer, Fault) or answer.raised:
            self.stop()
            reason = answer.reason if isinstance(answer, Fault) else answer.raised
            raise Refused("bot-broken", bot=self.source, reason=reason)

    def ask(self, question: Question) -> str | Fault:
        """The move that the bot chooses, or the fault by which it loses it."""
        try:
            if not self.running:
                self.start()
            assert self._line
            self._line.send_bytes(msgspec.json.encode(question))
            found = self._answer(self.limits.seconds)
        except Refused as refused:  # it could be loaded once, and now it cannot
            found = Fault("died", str(refused.args_["reason"]))
        except OSError:
            found = Fault("died", "")
        if isinstance(found, Fault):
            ended = self.stop()
            return found if found.reason else found._replace(reason=f"exit code {ended}")
        self.touched = self.touched or found.touched
        if found.raised:
            return Fault("raised", found.raised, found.place, found.trace)
        if found.other or (question.moves and found.move not in question.moves):
            return Fault("illegal", found.other or repr(found.move)[:MOST])
        return found.move

    def stop(self) -> int | None:
        """End the process, and all that it has started; how it ended."""
        process, line = self._process, self._line
        self._line = self._process = None
        if line:
            line.close()
        if not process:
            return None
        process.join(LAST)  # without a line it ends by itself, if it can
        process.terminate()
        process.join(LONG)
        process.kill()
        process.join()
        return process.exitcode

    def _answer(self, seconds: float) -> Answer | Fault:
        assert self._line
        try:
            if not self._line.poll(seconds):
                return Fault("late", f"{seconds:g} s")
            return msgspec.json.decode(self._line.recv_bytes(LONGEST), type=Answer)
        except (EOFError, OSError, msgspec.DecodeError):
            return Fault("died", "")
