"""`limestone` with the same deals and bots every time, so that no browser test hangs on luck.

Messages to devices may go to this machine, where the tests have a push service.

`LIMESTONE_DEAL=another` gives other deals, which the tests have to pass as well.
"""

import hashlib
import os
from dataclasses import replace
from types import SimpleNamespace
from unittest.mock import patch

from limestone.cli import main
from limestone.server import commands
from limestone.server.live import bot_workers
from limestone.server.table import fair_deals

SEED = hashlib.sha256(os.environ.get("LIMESTONE_DEAL", "").encode()).hexdigest()

settings = commands._settings

if __name__ == "__main__":
    constant = SimpleNamespace(randbits=lambda bits: int(SEED, 16) >> (256 - bits))
    with (
        patch.object(fair_deals, "fresh_seed", lambda: SEED),
        patch.object(fair_deals, "fresh_salt", lambda: "salt"),
        patch.object(bot_workers, "secrets", constant),
        patch.object(commands, "_settings", lambda o: replace(settings(o), push_anywhere=True)),
    ):
        main()
