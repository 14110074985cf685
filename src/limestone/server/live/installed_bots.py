"""Bots that installed packages offer: every decision in a process of its own, with limits."""

import asyncio
import os
from collections import Counter
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from random import Random, SystemRandom

import structlog

from limestone.bots.guest import MOST, Guest, Sitting
from limestone.bots.hearing import listed, told
from limestone.bots.process import Limits, Process
from limestone.rules.game import LEFT_OUT, Options, Refused, Seat, installed
from limestone.server.table.table import Table

log = structlog.get_logger()

LIMITS = Limits(seconds=5, loading=20, megabytes=512)
AT_ONCE = 2  # decisions; one that hangs keeps another waiting, and no other bot


def broken() -> Iterator[Refused]:
    """Why each installed bot that cannot be loaded cannot; the others are loaded once."""
    for name in installed():
        process = Process(name, LIMITS)
        try:
            process.start()
        except Refused as refused:
            yield refused
        finally:
            process.stop()


def leave_out(found: Iterable[Refused]) -> Iterator[Refused]:
    """Offer these bots no longer, in this process and those that it will start."""
    for refused in found:
        left_out = os.environ.get(LEFT_OUT, "").split()
        os.environ[LEFT_OUT] = " ".join([*left_out, str(refused.args_["bot"])])
        yield refused
    installed.cache_clear()


class InstalledBots:
    """Asks the bots that packages offer; whatever they do, there is a legal move."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(AT_ONCE)
        self._faults: Counter[tuple[str, Seat]] = Counter()

    async def decide(self, table: Table, seat: Seat) -> str:
        """The move of a bot, as text; after some faults at a table it is not asked there."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._threads, self._choose, table, seat)

    def close(self) -> None:
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _choose(self, table: Table, seat: Seat) -> str:
        game, key = table.game, (table.terms.id, seat)
        moves = listed(game, table.state, seat)
        if self._faults[key] >= MOST:
            return moves[0]
        bot = _sat(table, seat)
        try:
            move = bot.choose(game.view(table.state, seat), moves, Random(SystemRandom().random()))
        finally:
            bot.process.stop()
        for fault in bot.faults:
            self._faults[key] += 1
            name = table.chairs[seat].bot
            log.warning("bot-fault", bot=name, kind=fault.kind, where=fault.place)
        return move


def _sat(table: Table, seat: Seat) -> Sitting:
    """The bot on its seat, with all that it may have heard."""
    assert table.referee
    guest = Guest(table.terms.game, table.chairs[seat].bot, LIMITS)
    bot = guest.sit(Options(table.terms.words), len(table.chairs), seat)
    for at in table.referee.since(0):
        if at.before:
            bot.events += told(table.game, at.before.state, at.moves, seat)
    return bot
