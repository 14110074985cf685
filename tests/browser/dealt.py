"""`limestone` with the same deals and bots every time, so that no browser test hangs on luck.

`LIMESTONE_DEAL=another` gives other deals, which the tests have to pass as well.
"""

import hashlib
import os
from types import SimpleNamespace
from unittest.mock import patch

from limestone.cli import main
from limestone.server.live import bot_workers
from limestone.server.table import fair_deals

SEED = hashlib.sha256(os.environ.get("LIMESTONE_DEAL", "").encode()).hexdigest()

if __name__ == "__main__":
    constant = SimpleNamespace(randbits=lambda bits: int(SEED, 16) >> (256 - bits))
    with (
        patch.object(fair_deals, "fresh_seed", lambda: SEED),
        patch.object(fair_deals, "fresh_salt", lambda: "salt"),
        patch.object(bot_workers, "secrets", constant),
    ):
        main()
