"""The clock that all processes share."""

import asyncio
import subprocess
from functools import partial

from limestone.server.store import clock
from limestone.server.store.database import Engines
from tests.server.services import Service, program


def test_processes_may_start_together_on_a_new_database(database: Service) -> None:
    store = ["-h", "127.0.0.1", "-p", str(database.port), "-U", "limestone"]
    subprocess.run([program("createdb"), *store, "beats"], check=True)
    url = f"postgresql+asyncpg://limestone@127.0.0.1:{database.port}/beats"

    async def run() -> list[clock.Beat]:
        engines = Engines(url)
        await engines.migrate()
        beats = [engines.writer.run(partial(clock.beat, moment=n)) for n in range(8)]
        found = await asyncio.gather(*beats)
        await engines.close()
        return found

    assert asyncio.run(run()) == [clock.Beat(0, resting=False)] * 8
