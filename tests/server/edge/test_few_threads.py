"""However many ask for something costly, few are worked on at once and the rest is refused."""

import asyncio
import threading

from limestone.rules.game import Refused
from limestone.server.edge.few_threads import WAITING, FewThreads


def test_few_are_worked_on_some_wait_and_the_others_are_refused() -> None:
    threads, gate = FewThreads("replay", 2), threading.Event()
    busy: list[int] = []

    def work() -> int:
        busy.append(1)
        gate.wait(10)
        return len(busy)

    async def run() -> tuple[int, list[object]]:
        tasks = [asyncio.create_task(threads.run("a", work)) for _ in range(100)]
        while len(busy) < 2 or sum(task.done() for task in tasks) < 78:
            await asyncio.sleep(0.01)
        at_once = len(busy)
        gate.set()
        return at_once, await asyncio.gather(*tasks, return_exceptions=True)

    at_once, answers = asyncio.run(run())

    refused = [one for one in answers if isinstance(one, Refused)]
    assert at_once == 2
    assert len(refused) == 100 - 2 * (1 + WAITING)
    assert {one.code for one in refused} == {"rate-limited"}


def test_who_comes_after_the_crowd_is_served() -> None:
    threads = FewThreads("replay", 1)

    async def run() -> list[int]:
        return [await threads.run("a", len, "ab") for _ in range(3 * WAITING)]

    assert set(asyncio.run(run())) == {2}


def test_one_address_cannot_fill_the_queue_of_the_others() -> None:
    threads, gate = FewThreads("replay", 1), threading.Event()
    done: list[str] = []

    def work(whose: str) -> None:
        gate.wait(10)
        done.append(whose)

    async def run() -> list[object]:
        crowd = [asyncio.create_task(threads.run("many", work, "many")) for _ in range(50)]
        await asyncio.sleep(0)  # they all have asked
        other = asyncio.create_task(threads.run("other", work, "other"))
        await asyncio.sleep(0)
        gate.set()
        return await asyncio.gather(other, *crowd, return_exceptions=True)

    answers = asyncio.run(run())

    assert done.index("other") <= 1  # after the one that was under way
    assert sum(isinstance(one, Refused) for one in answers) == 50 - (1 + WAITING)
