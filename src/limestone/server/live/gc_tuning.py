"""Garbage collection tuned for many live games.

Game states form no cycles, and a full collection grows with their number, up to tenths of a second
in which no request is answered. So only new objects are scanned (a few milliseconds); survivors are
frozen until there is time for a full pass. Only malformed requests leave cycles.
"""

import gc
from typing import Any

YOUNG = 25_000  # new objects between two scans
MOST = 200_000  # frozen objects, of which a full pass takes a tenth of a second


def tune() -> None:
    """Scan only new objects from now on; freeze everything created during start-up."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG)
    gc.callbacks.append(freeze_survivors)


def freeze_survivors(phase: str, info: dict[str, Any]) -> None:
    """After a scan: keep its survivors out of the next one."""
    if phase == "stop":
        gc.freeze()


def takes_long() -> bool:
    """Whether a full collection would keep everybody waiting."""
    return gc.get_freeze_count() > MOST


def collect_all() -> None:
    """Run a full collection, in case there are cycles after all."""
    gc.unfreeze()
    gc.collect()
