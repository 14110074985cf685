"""Limestone: one table for Limes, Limits and Les Deux Limoges."""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from limestone.rules.game import Refused
from limestone.sentence import sentence

__version__ = "0.1.0"

Refused.spoken = sentence

LATER = {"Bot": "limestone.bots.authored", "connect": "limestone.client"}

if TYPE_CHECKING:
    from limestone.bots.authored import Bot as Bot
    from limestone.client import connect as connect
else:

    def __getattr__(name: str) -> Any:
        """What bots are written with, imported when it is first asked for."""
        if name not in LATER:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        return getattr(import_module(LATER[name]), name)
