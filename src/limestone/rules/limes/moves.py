"""§2, §3, §5 What chance and the seats decide in a round."""

from dataclasses import dataclass
from typing import NamedTuple

from limestone.rules.limes.cards import Turn
from limestone.rules.limes.land import Square
from limestone.rules.limes.workers import Posting


@dataclass(frozen=True, slots=True)
class Draw:
    """§2.1 Chance draws the card of the round."""

    card: int


class Lay(NamedTuple):
    """§3, §5 Where the card goes, how it is turned, and what a worker does."""

    # A tuple, unlike all other moves: a list makes thousands, and would take twice as long.
    square: Square
    turn: Turn
    posting: Posting = None


Move = Draw | Lay
