"""`limestone` with the same deals and bots every time, so that no browser test hangs on luck.

`LIMESTONE_DEAL=another` gives other deals, which the tests have to pass as well.
"""

import hashlib
import os
from types import SimpleNamespace
from unittest.mock import patch

from limestone.cli import main
from limestone.server import fair, minds

SEED = hashlib.sha256(os.environ.get("LIMESTONE_DEAL", "").encode()).hexdigest()

if __name__ == "__main__":
    constant = SimpleNamespace(randbits=lambda bits: int(SEED, 16) >> (256 - bits))
    with (
        patch.object(fair, "fresh_seed", lambda: SEED),
        patch.object(fair, "fresh_salt", lambda: "salt"),
        patch.object(minds, "secrets", constant),
    ):
        main()
