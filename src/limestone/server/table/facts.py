"""What is counted of a finished game, for statistics: numbers of a seat, each with a name."""

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any, Protocol

from limestone.rules.game import Seat
from limestone.server.table.chairs import BOT, PERSON
from limestone.server.table.placed import placed
from limestone.server.table.table import Table

Facts = Mapping[str, Sequence[float]]


class Counted(Protocol):
    """What one game counts besides; a module `NAME_facts` beside this one satisfies it."""

    def facts(self, state: Any, seat: Seat, /) -> Facts: ...


def facts(table: Table, seat: Seat) -> dict[str, Sequence[float]]:
    """What is counted of a seat of a finished game that was played out."""
    game, state = table.game, table.state
    found: dict[str, Sequence[float]] = {"points": [game.scores(state)[seat]]}
    first = [place == 1 for place in placed(table)]
    if len(table.chairs) > 1:
        found["won"] = [first[seat] / sum(first)]
    others = {chair.level for n, chair in enumerate(table.chairs) if n != seat}
    if len(others) == 1 and all(others):  # all the others are bots of one level
        found[f"beat-{min(others)}"] = [first[seat] / sum(first)]
    counted: Counted = import_module(f"{__package__}.{table.terms.game}_facts")
    return found | dict(counted.facts(state, seat))


def counting(table: Table) -> list[tuple[str, Seat]]:
    """Whose seats are counted: each of a person who has one seat, and played it to the end."""
    persons = [chair.person for chair in table.chairs if chair.kind == PERSON]
    if table.end or table.trouble or not table.referee:
        return []
    return [
        (chair.person, seat)
        for seat, chair in enumerate(table.chairs)
        if chair.kind != BOT and persons.count(chair.person) == 1 and not chair.bot
    ]
