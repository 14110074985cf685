"""`limestone` with the same deals and bots every time, so that no browser test hangs on luck.

Messages to devices may go to this machine, where the tests have a push service.

`LIMESTONE_DEAL=another` gives other deals, which the tests have to pass as well.
What this imports is imported late, since every process that a server starts imports this file.
"""

import hashlib
import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from types import SimpleNamespace
from unittest.mock import patch

SEED = hashlib.sha256(os.environ.get("LIMESTONE_DEAL", "").encode()).hexdigest()


@contextmanager
def dealt() -> Iterator[None]:
    """What is dealt meanwhile in this process is dealt like this."""
    from limestone.server import commands
    from limestone.server.live import bot_workers
    from limestone.server.table import entry, fair_deals

    settings = commands._settings
    constant = SimpleNamespace(randbits=lambda bits: int(SEED, 16) >> (256 - bits))
    with (
        patch.object(fair_deals, "fresh_seed", lambda: SEED),
        patch.object(fair_deals, "fresh_salt", lambda: "salt"),
        patch.object(entry, "SECONDS", 15),  # a page adds its salt on a loaded machine, too
        patch.object(bot_workers, "secrets", constant),
        patch.object(commands, "_settings", lambda o: replace(settings(o), push_anywhere=True)),
    ):
        yield


if __name__ == "__main__":
    from limestone.cli import main

    with dealt():
        main()
