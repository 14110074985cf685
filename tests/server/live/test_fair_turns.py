"""Whose bot thinks next: nobody's tables keep another's bots from thinking."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from limestone.server.live import fair_turns, new_tables
from limestone.server.live.fair_turns import Asker, FairTurns, Need
from limestone.server.live.new_tables import Wanted, WantedSeat
from limestone.server.store.people import People
from limestone.server.table.absence import Resign
from tests.server.live.test_live_tables import opened

GREEDY, HONEST = Asker("greedy", Need.WATCHED), Asker("honest", Need.WATCHED)


def order_of(askers: list[Asker], late: list[Asker], after: int = 3) -> list[Asker]:
    """In which order they get their turns; the late ones ask when some had theirs."""

    async def run() -> list[Asker]:
        turns, served = FairTurns(1), list[Asker]()

        async def think(asker: Asker) -> None:
            async with turns.turn(asker):
                served.append(asker)
                await asyncio.sleep(0.001)

        tasks = [asyncio.create_task(think(asker)) for asker in askers]
        while len(served) < after:
            await asyncio.sleep(0)
        tasks += [asyncio.create_task(think(asker)) for asker in late]
        await asyncio.gather(*tasks)
        return served

    return asyncio.run(run())


def test_one_person_with_6000_thinking_bots_does_not_keep_another_waiting() -> None:
    served = order_of([GREEDY] * 6000, [HONEST])

    assert served.index(HONEST) <= 4


def test_where_somebody_waits_comes_before_where_only_bots_play() -> None:
    alone = Asker("alone", Need.NOBODY)

    served = order_of([GREEDY] + [alone] * 5 + [GREEDY] * 4, [], after=1)

    assert served == [GREEDY] * 5 + [alone] * 5


def test_every_tenth_turn_is_for_those_for_whom_nobody_waits() -> None:
    alone = Asker("alone", Need.NOBODY)

    served = order_of([GREEDY] + [alone] * 2 + [GREEDY] * 40, [], after=1)

    assert served.index(alone) == fair_turns.PATIENT - 1


def test_a_turn_that_is_cancelled_is_given_to_the_next() -> None:
    async def run() -> None:
        turns = FairTurns(1)
        async with turns.turn(GREEDY):
            waiting = asyncio.create_task(turns.turn(GREEDY).__aenter__())
            await asyncio.sleep(0)
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)
        async with asyncio.timeout(5), turns.turn(HONEST):
            pass

    asyncio.run(run())


def test_a_bot_does_not_think_when_its_game_is_over_before_its_turn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    thought: list[str] = []

    async def decide(*asked: Any) -> str:
        thought.append(asked[1])
        return ""

    async def run() -> None:
        async with opened(tmp_path) as live_tables:
            host, _ = await People(live_tables.store).guest("Ann")
            monkeypatch.setattr(live_tables.bot_workers, "decide", decide)
            seats = [WantedSeat("me"), WantedSeat("bot", "master")]
            async with live_tables._turns.turn(GREEDY):
                table = await new_tables.founded(live_tables, host, Wanted("limes", seats))
                await live_tables.perform(table, host, Resign("one", 0))
            while table.thinking:
                await asyncio.sleep(0)

    asyncio.run(run())
    assert thought == []
