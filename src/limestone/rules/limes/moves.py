"""What chance and the seats decide in a round."""

from typing import NamedTuple

from limestone.rules.limes.cards import Turn
from limestone.rules.limes.land import Square
from limestone.rules.limes.workers import Posting


class Draw(NamedTuple):
    """§2.1 Chance draws the card of the round."""

    card: int


class Lay(NamedTuple):
    """§3, §5 Where the card goes, how it is turned, and what a worker does."""

    square: Square
    turn: Turn
    posting: Posting = None


Move = Draw | Lay
