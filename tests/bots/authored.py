"""Bots of one's own for the tests: one that plays at random and notes what it was given."""

from collections.abc import Sequence
from random import Random
from typing import Any

import limestone
from limestone.bots.authored import Table


class Noting(limestone.Bot):
    """Plays at random; `notes` has all that it was ever given."""

    def __init__(self) -> None:
        self.notes: list[Any] = []

    def begin(self, table: Table) -> None:
        self.notes = [table]

    def told(self, events: Sequence[Any]) -> None:
        self.notes.append(events)

    def choose(self, view: Any, moves: Sequence[str], rng: Random) -> str:
        self.notes.append((view, moves))
        return rng.choice(moves)
