"""The collector of cycles, kept away from the games: positions have none, and there are many.

A look through all that lives takes the longer the more is played, up to tenths of a second in
which nobody is answered. Only young objects are looked through, a few milliseconds each time: what
is malformed leaves cycles behind, what is played and who comes and goes does not. What outlives a
look is set apart, until there is time for everything.
"""

import gc
from typing import Any

YOUNG = 25_000  # objects between two looks


def calm() -> None:
    """Look at young objects only from now on, and never at what the start has left."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG)
    gc.callbacks.append(set_apart)


def set_apart(phase: str, info: dict[str, Any]) -> None:
    """After a look: whatever is left is not looked at again."""
    if phase == "stop":
        gc.freeze()


def sweep() -> None:
    """Look through everything, in case something has been left behind after all."""
    gc.unfreeze()
    gc.collect()
