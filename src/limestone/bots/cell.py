"""The process in which the code of a bot runs: it gets questions, and gives answers in time."""

import os
import pickle
import sys
import traceback
from contextlib import suppress
from multiprocessing.connection import Connection
from pathlib import Path
from random import getstate
from typing import Any

import msgspec

from limestone.bots.authored import Bot, Question, answered, no_choice
from limestone.bots.keeper import keep

MORE = 256  # processes and threads beside those that the user has already
MEGABYTE = 1 << 20
MOST = 80  # characters of an answer that is none
LONGEST = 1 << 14  # characters of one that could be a move


class Answer(msgspec.Struct, frozen=True):
    """What came of a question: a move, something that is no text, or what was raised."""

    move: str = ""
    other: str = ""
    raised: str = ""
    place: str = ""  # the kind of error and where, without its text
    trace: str = ""
    touched: bool = False  # whether the generator of the module `random` was used


def run(line: "Connection[Any, Any]", source: str, megabytes: int) -> None:
    """Load a bot and let it answer, with nothing to read, nowhere to print, and a keeper."""
    _silence()
    if sys.platform == "win32":
        _serve(line, source)
        return
    most = _tasks() + MORE

    def serve() -> None:
        _shut_in(megabytes, most)
        _serve(line, source)

    keep(serve, line.close)


def _serve(line: "Connection[Any, Any]", source: str) -> None:
    """Answer question by question, until the line is closed."""
    from limestone.bots.loading import load

    born, made = os.getpid(), _made(load, source)
    line.send_bytes(msgspec.json.encode(made if isinstance(made, Answer) else Answer()))
    while isinstance(made, Bot):
        try:
            question = msgspec.json.decode(line.recv_bytes(), type=Question)
        except EOFError:
            return
        made, answer = _answer(made, question)
        if os.getpid() != born:
            os._exit(0)  # a copy of the process, which nobody has asked
        line.send_bytes(answer)


def _made(load: Any, source: str) -> Bot | Answer:
    """The bot, or why there is none."""
    from limestone.bots.loading import Unfound

    try:
        made = load(source)()
    except Unfound as nothing:
        return Answer(raised=str(nothing))
    except BaseException as error:  # even SystemExit must not end the process unsaid
        return _raised(error)
    if not isinstance(made, Bot):
        return Answer(raised=f"{type(made).__name__} is no limestone.Bot")
    if missing := no_choice(made):
        return Answer(raised=missing)
    return made


def _answer(bot: Bot, question: Question) -> tuple[Bot, bytes]:
    """The bot that goes on, and its answer."""
    before = getstate()
    try:
        if question.copied:
            bot = pickle.loads(pickle.dumps(bot))
        move: Any = answered(bot, question)
        is_text = isinstance(move, str) and len(move) < LONGEST
        text, other = (str(move), "") if is_text else ("", repr(move)[:MOST])
        return bot, msgspec.json.encode(Answer(text, other, touched=getstate() != before))
    except BaseException as error:
        return bot, msgspec.json.encode(_raised(error))


def _raised(error: BaseException) -> Answer:
    """What was raised, and where in the code of the bot."""
    frames = traceback.extract_tb(error.__traceback__)
    where = f" ({Path(frames[-1].filename).name}:{frames[-1].lineno})" if frames else ""
    told = traceback.TracebackException.from_exception(error)
    if isinstance(error, SyntaxError):
        where = ""  # it says itself in which file it is
    kind = type(error).__name__
    said = " ".join(f"{kind}: {told}".split()).removesuffix(":")
    trace = "".join(told.format())[-4000:]
    return Answer(raised=said[:300] + where, place=kind + where, trace=trace)


def _silence() -> None:
    nowhere = os.open(os.devnull, os.O_RDWR)
    for stream in range(3):
        os.dup2(nowhere, stream)


def _shut_in(megabytes: int, tasks: int) -> None:
    """No more than is allowed."""
    import resource

    for what, wanted in (
        (resource.RLIMIT_DATA, megabytes * MEGABYTE),
        (resource.RLIMIT_CORE, 0),
        (resource.RLIMIT_NPROC, tasks),
    ):
        _, hard = resource.getrlimit(what)
        least = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(what, (least, least))


def _tasks() -> int:
    """How many processes and threads the user has, where that can be counted."""
    count = 0
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            if folder.stat().st_uid == os.getuid():
                count += len(list((folder / "task").iterdir()))
    return count or 4096
