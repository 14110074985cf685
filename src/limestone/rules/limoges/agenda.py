"""§3 What can be due: questions to seats, steps of chance, and things that happen by themselves."""

from typing import NamedTuple

from limestone.rules.game import Seat
from limestone.rules.limoges.components import Colour, Effect


class DealObjectives(NamedTuple):
    """§4.3 Chance deals the objectives."""


class KeepObjectives(NamedTuple):
    """§4.3 Every seat keeps some of its objectives."""


class DrawLots(NamedTuple):
    """§4.5 Chance draws a domino for each of these seats."""

    seats: tuple[Seat, ...]


class BeginRound(NamedTuple):
    """§3.1 By itself: the game ends, or a round begins."""


class FillRows(NamedTuple):
    """§4.4, §9.2 Chance fills the gaps of these rows, as far as there are tiles."""

    rows: tuple[int, ...]


class DrawHands(NamedTuple):
    """§5.1 Chance draws new hands."""


class Voting(NamedTuple):
    """§5.2 Every seat votes."""


class Turn(NamedTuple):
    """§3.3 A seat's turn, with what was done in it only once."""

    seat: Seat
    began: int  # dominoes in hand
    placed: int = 0
    once: tuple[str, ...] = ()  # jail, corrupt, ostend, and the tiles used
    opened: tuple[str, ...] = ()  # towns
    guarded: tuple[str, ...] = ()  # gates


class NextTurn(NamedTuple):
    """§3.2 By itself: the next player's turn, or the end of the phase."""

    seat: Seat


class Benefit(NamedTuple):
    """§11 By itself: a gain of a seat, from a building or a tile."""

    seat: Seat
    effect: Effect
    source: str


class Missing(NamedTuple):
    """§10.1 The gainer's choice for meeples that the reserve does not have."""

    seat: Seat
    colour: Colour
    lacking: int


class Comfort(NamedTuple):
    """§10.2 The robbed player's choice of a track."""

    seat: Seat
    colour: Colour


class Favour(NamedTuple):
    """§11.1 A step on a track of one's choice."""

    seat: Seat
    steps: int


class Swapping(NamedTuple):
    """§6.7 Meeples against meeples of the reserve."""

    seat: Seat
    left: int


class DrawOne(NamedTuple):
    """§6.7 Chance draws one domino."""

    seat: Seat


class SeeOstensions(NamedTuple):
    """§6.8 Chance shows Ostensions to a seat."""

    seat: Seat
    tiles: int


class KeepOstension(NamedTuple):
    """§6.8 The seat keeps one of those it saw."""

    seat: Seat
    seen: tuple[str, ...]


class GiveUp(NamedTuple):
    """§9.3 One of the older tiles must go; `row` is that of a purchase."""

    seat: Seat
    row: int | None


class EnterEvent(NamedTuple):
    """§12.1 Chance lets an event enter a row."""

    row: int


class Happening(NamedTuple):
    """§12.3 By itself: an effect of an event."""

    effect: Effect


class LoseMeeples(NamedTuple):
    """§12.4 A seat loses this many meeples of its choice."""

    seat: Seat
    meeples: int


class LoseHalf(NamedTuple):
    """§12.4 A seat loses half of its most numerous colour."""

    seat: Seat
