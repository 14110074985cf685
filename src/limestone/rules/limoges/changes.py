"""§3.5 What a move can do to the table: one small value for each kind of change."""

from dataclasses import dataclass, fields

from limestone.rules.game import Event, Seat, Value
from limestone.rules.limoges.prospects import Prospect


@dataclass(frozen=True, slots=True)
class Pays:
    """§3.5 Coins from a player to another, to the bank or to a treasury, and for what."""

    seat: Seat
    to: Seat | str
    coins: int
    why: str


@dataclass(frozen=True, slots=True)
class Earns:
    """§3.5 Coins from the bank or a treasury to a player, and for what."""

    seat: Seat
    source: str
    coins: int
    why: str


@dataclass(frozen=True, slots=True)
class Empties:
    """§12.3 A treasury into the bank."""

    building: str
    coins: int


@dataclass(frozen=True, slots=True)
class Loses:
    """§2.3 Meeples to the reserve, `placed` of them from places; `share`: all of them, or some."""

    seat: Seat
    colour: str
    count: int
    placed: int
    share: str


@dataclass(frozen=True, slots=True)
class Sets:
    """§6.3 A meeple from the hand on a place or tile."""

    seat: Seat
    colour: str
    place: str
    side: str


@dataclass(frozen=True, slots=True)
class Regains:
    """§8.2 Placed meeples back to the hand."""

    seat: Seat
    colour: str
    count: int


@dataclass(frozen=True, slots=True)
class Gains:
    """§10.1 Meeples from the reserve to the hand."""

    seat: Seat
    colour: str
    count: int


@dataclass(frozen=True, slots=True)
class Steals:
    """§10.2 Meeples from hand to hand."""

    seat: Seat
    other: Seat
    colour: str
    count: int


@dataclass(frozen=True, slots=True)
class Jails:
    """§6.5 A meeple of a player to prison; `source` is its hand, or placed."""

    seat: Seat
    colour: str
    source: str


@dataclass(frozen=True, slots=True)
class Frees:
    """§6.5 A meeple from prison to the hand."""

    seat: Seat
    colour: str


@dataclass(frozen=True, slots=True)
class Releases:
    """§5.3 Meeples from prison to the reserve."""

    colour: str
    count: int


@dataclass(frozen=True, slots=True)
class Advances:
    """§10.4 Steps on a track, forwards or back: where it stood, and where it stands."""

    seat: Seat
    track: str
    was: int
    now: int


@dataclass(frozen=True, slots=True)
class Scores:
    """§13.1 The points of a player before and after."""

    seat: Seat
    was: int
    now: int


@dataclass(frozen=True, slots=True)
class Lays:
    """§7.1 A domino from the hand on a space."""

    seat: Seat
    domino: str
    place: str


@dataclass(frozen=True, slots=True)
class Removes:
    """§2.1 A domino from a space out of the game."""

    domino: str
    place: str


@dataclass(frozen=True, slots=True)
class Throws:
    """§2.1 A domino from the hand out of the game."""

    seat: Seat
    domino: str


@dataclass(frozen=True, slots=True)
class Shows:
    """§7.4 The pips that a guard leaves uncovered: the tax of the gate."""

    place: str
    pips: int


@dataclass(frozen=True, slots=True)
class Takes:
    """§9.2 A tile comes before a player."""

    seat: Seat
    tile: str
    side: str


@dataclass(frozen=True, slots=True)
class Leaves:
    """§9.3 A tile is no longer before a player: it goes to a pile, or out of the game."""

    seat: Seat
    tile: str
    side: str
    goes: str


@dataclass(frozen=True, slots=True)
class Locks:
    """§6.5 A tile goes to prison."""

    seat: Seat
    tile: str
    side: str


@dataclass(frozen=True, slots=True)
class Unlocks:
    """§6.5 A tile comes out of prison."""

    seat: Seat
    tile: str
    side: str


@dataclass(frozen=True, slots=True)
class Enters:
    """§9.3 A tile enters a row."""

    tile: str
    side: str
    row: str


@dataclass(frozen=True, slots=True)
class PushesOff:
    """§9.3 A tile leaves a row at its end."""

    tile: str
    side: str
    row: str


@dataclass(frozen=True, slots=True)
class Wakes:
    """§6.1 Places and tiles that become active, other than by a meeple just set on them."""

    place: str
    side: str


@dataclass(frozen=True, slots=True)
class Sleeps:
    """§6.1 Places and tiles that become inactive."""

    place: str
    side: str


@dataclass(frozen=True, slots=True)
class Opens:
    """§7.2 A wall that these players can pass now."""

    wall: str
    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Closes:
    """§7.2 A wall that these players can no longer pass."""

    wall: str
    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Completes:
    """§7.4 The inner wall stands: the outer gates can be built."""


@dataclass(frozen=True, slots=True)
class Breaches:
    """§7.4 The inner wall has a gap: no outer gate can be built."""


@dataclass(frozen=True, slots=True)
class Doubles:
    """§7.8 Whose tax a finished bridge doubles now."""

    seat: Seat
    town: str


@dataclass(frozen=True, slots=True)
class Halves:
    """§7.8 A town in which no tax is doubled any longer."""

    town: str


@dataclass(frozen=True, slots=True)
class Bans:
    """§12.3 No destruction until the end of the round."""


@dataclass(frozen=True, slots=True)
class Robs:
    """§6.6 No other theft in this round, and no meeples from building there."""

    seat: Seat
    building: str


@dataclass(frozen=True, slots=True)
class Grants:
    """§11.2 An effect of a tile holds for the rest of the turn."""

    tile: str
    side: str


@dataclass(frozen=True, slots=True)
class Guarding:
    """§8.2 The guards of a town can be placed or moved in this turn; new ones are of one colour."""

    town: str
    colour: str


@dataclass(frozen=True, slots=True)
class NoMore:
    """§3.3 Something that cannot be done again in this turn: with jail, corrupt, a gate, a tile."""

    action: str
    side: str


@dataclass(frozen=True, slots=True)
class PlacedEnough:
    """§3.3 No other domino can be placed in this turn."""


Coins = Pays | Earns | Empties
Meeples = Loses | Sets | Regains | Gains | Steals | Jails | Frees | Releases
Tracks = Advances | Scores
Dominoes = Lays | Removes | Throws | Shows
Tiles = Takes | Leaves | Locks | Unlocks | Enters | PushesOff
Reach = Wakes | Sleeps | Opens | Closes | Completes | Breaches | Doubles | Halves | Bans
Limits = Robs | Grants | Guarding | NoMore | PlacedEnough
Change = Coins | Meeples | Tracks | Dominoes | Tiles | Reach | Limits | Prospect


def told(change: Change) -> Event:
    """A change as it is said and sent: the name of its kind, and its facts.

    >>> told(Gains(0, "grey", 2))
    Event(name='gains', facts={'seat': 0, 'colour': 'grey', 'count': 2})
    """
    facts: dict[str, Value] = {one.name: getattr(change, one.name) for one in fields(change)}
    return Event(NAMES[type(change)], facts)


def _name(kind: type) -> str:
    return "".join(f"-{c.lower()}" if c.isupper() else c for c in kind.__name__).strip("-")


NAMES = {kind: _name(kind) for kind in Change.__args__}
