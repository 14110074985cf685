"""§3 What a move leads to: sealed decisions, chance, questions, the next turn and the end."""

from dataclasses import dataclass

from limestone.rules.game import Seat


@dataclass(frozen=True, slots=True)
class Recruits:
    """§5.2 A sealed vote: at most so many meeples, and the domino goes back to the bag."""

    seat: Seat
    colour: str
    count: int
    domino: str


@dataclass(frozen=True, slots=True)
class Recalls:
    """§5.3 Meeples in play come back if the votes exceed the reserve: for certain, or perhaps."""

    seat: Seat
    colour: str
    reserve: int
    count: int  # that would come back
    own: int  # of those the seat's
    certain: str  # yes, no, or by the votes of the others alone: others
    idle: tuple[str, ...]  # what the seat holds that would be active no longer


@dataclass(frozen=True, slots=True)
class Keeps:
    """§4.3 The objective kept."""

    seat: Seat
    card: str


@dataclass(frozen=True, slots=True)
class GivesBack:
    """§4.3 The objective given back."""

    seat: Seat
    card: str


@dataclass(frozen=True, slots=True)
class Fills:
    """§9.2 Chance: so many tiles enter a row."""

    row: str
    count: int


@dataclass(frozen=True, slots=True)
class Draws:
    """§6.7 Chance: dominoes drawn from a bag."""

    seat: Seat
    count: int


@dataclass(frozen=True, slots=True)
class Deals:
    """§5.1 Chance: every seat draws so many dominoes."""

    count: int


@dataclass(frozen=True, slots=True)
class Sees:
    """§6.8 Chance: Ostensions seen, of which one is kept."""

    seat: Seat
    count: int


@dataclass(frozen=True, slots=True)
class Happens:
    """§12.1 Chance: an event enters a row; if it pushes off another one, that takes effect."""

    row: str


@dataclass(frozen=True, slots=True)
class Asks:
    """§3 A question that a seat answers next."""

    seat: Seat
    question: str
    colour: str
    count: int


@dataclass(frozen=True, slots=True)
class Follows:
    """§11.1 A gain, or the rest of an event, that comes once a question is answered."""

    place: str
    side: str


@dataclass(frozen=True, slots=True)
class EndsTurn:
    """§3.4 The turn is over."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Turns:
    """§3.2 Whose turn it is then."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Round:
    """§3.1 A new round and its first player."""

    round: int
    first: Seat


@dataclass(frozen=True, slots=True)
class Over:
    """§13.2 The game is over, why, and by whose bag or track."""

    reason: str
    seats: tuple[Seat, ...]


Sealed = Recruits | Recalls | Keeps | GivesBack
Chance = Fills | Draws | Deals | Sees | Happens
Next = Asks | Follows | EndsTurn | Turns | Round | Over
Prospect = Sealed | Chance | Next
