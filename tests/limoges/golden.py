"""The golden games of the newest rules, played anew: `python -m tests.limoges.golden [NAME...]`.

Only after the rules or the data have changed: read what has become of them before you commit.
Those of older rules (`rules-1-…`) are never written again.
"""

import sys
from itertools import count
from pathlib import Path
from random import Random
from typing import NamedTuple

from limestone.bots.limoges import by_habit
from limestone.rules import limoges, record
from limestone.rules.game import CHANCE, Seat
from limestone.rules.limoges.moves import Move
from limestone.rules.limoges.scoring import ending
from limestone.rules.limoges.table import State
from limestone.rules.record import Record
from limestone.rules.referee import Referee, seeded
from tests.limoges.positions import LIMOGES, busy_step, chosen

FOLDER = Path(__file__).parents[1] / "golden" / "limoges"
BANK = "entry_mode=own_active_gate tax_payer=bank"  # where buildings are finished often
HABIT = 0.95  # of a player who wants to win; others try whatever there is


class Wanted(NamedTuple):
    """A game to look for: its table, its end, and the moves it has to show."""

    seats: int
    options: str
    end: str
    uses: str = ""
    habit: float = HABIT


GAMES = {
    "two-bag": Wanted(2, "", "bag"),
    "two-influence": Wanted(2, "", "influence"),
    "two-abbey-no-tiles": Wanted(2, "no-tiles", "abbey"),
    "two-events-busy": Wanted(2, "events", "bag", "jealousy destroy commerce", 0),
    "two-events-losses": Wanted(2, "events", "bag", "lose event", 0),
    "two-events-ostensions": Wanted(2, "events", "bag", "ostend keep", 0),
    "three-cathedral": Wanted(3, BANK, "cathedral", habit=1),
    "three-bank-pays": Wanted(3, BANK, "abbey"),
    "three-no-ostensions": Wanted(3, "no-ostensions", "bag", "use", 0),
    "three-events": Wanted(3, "events", "bag", "return event", 0),
    "three-events-played": Wanted(3, "events", "bag", "play drop", 0),
    "three-events-theft": Wanted(3, "events", "bag", "rob steal", 0),
    "four-abbey": Wanted(4, "", "abbey"),
    "four-busy": Wanted(4, "", "bag", "jail free guards guard corrupt swap done activate", 0),
    "four-no-tiles": Wanted(4, "no-tiles", "bag", "rob swap", 0),
    "four-cathedral-events": Wanted(4, f"events {BANK}", "cathedral", habit=1),
    "four-influence-events": Wanted(4, "events", "influence"),
}


def found(wanted: Wanted) -> Record:
    """The first game that is as wanted."""
    for seed in count():
        played, last = _played(wanted, seed)
        used = {text.split()[0] for step in played.steps for text in step.moves.values()}
        if ending(last) == wanted.end and used >= {*wanted.uses.split()}:
            return played
    raise AssertionError


def _played(wanted: Wanted, seed: int) -> tuple[Record, State]:
    rng = Random(seed)
    options = chosen(*wanted.options.split())
    referee = Referee.new(LIMOGES, wanted.seats, options, seeded(str(seed)))
    while not referee.over:
        referee = referee.play(_step(referee.state, wanted.habit, rng))
    return referee.record, referee.state


def _step(state: State, habit: float, rng: Random) -> dict[Seat, Move]:
    due = limoges.actors(state)
    if due == (CHANCE,) or rng.random() >= habit:
        return busy_step(state, rng)
    return {seat: by_habit(state, seat) for seat in due}


if __name__ == "__main__":
    for name in sys.argv[1:] or GAMES:
        path = FOLDER / f"{name}.game"
        path.write_text(record.write(found(GAMES[name])), encoding="utf-8")
        print(path)
