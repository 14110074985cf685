"""§3.3 What a seat or chance can say: one small value for each kind of decision."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from limestone.rules.game import Seat
from limestone.rules.limoges.components import DOMINOES, Colour, Domino


@dataclass(frozen=True, slots=True)
class Objectives:
    """§4.3 Chance: the cards of every seat, in seat order."""

    cards: tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class First:
    """§4.5 Chance: a domino for each seat that may still be first."""

    drawn: tuple[tuple[Seat, Domino], ...]


@dataclass(frozen=True, slots=True)
class Tiles:
    """§4.4, §9.2 Chance: tiles that enter the rows at their start, in this order."""

    personnages: tuple[str, ...]
    lieux: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Draw:
    """§5.1 Chance: the dominoes that seats draw from their bags."""

    hands: tuple[tuple[Seat, tuple[Domino, ...]], ...]


@dataclass(frozen=True, slots=True)
class Ostensions:
    """§6.8 Chance: the Ostensions that are seen."""

    tiles: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Enter:
    """§12.1 Chance: the event that enters a row, and its side."""

    event: str
    side: str


@dataclass(frozen=True, slots=True)
class Keep:
    """§4.3 The objective kept; §6.8 the Ostension kept, and on which side."""

    card: str
    side: str = ""


@dataclass(frozen=True, slots=True)
class Vote:
    """§5.2 At most one domino for each of the colours that can be recruited."""

    dominoes: tuple[tuple[Colour, Domino], ...]


@dataclass(frozen=True, slots=True)
class Place:
    """§6.1, §7 A domino on a power with a colour, on a gate with the half covered, on a site."""

    domino: Domino
    space: str
    colour: Colour | None = None
    covers: str = ""


@dataclass(frozen=True, slots=True)
class Activate:
    """§6.3 A meeple back on an own domino or tile."""

    where: str
    colour: Colour


@dataclass(frozen=True, slots=True)
class Guards:
    """§8.2 The fee for moving one's guards of a town."""

    town: str


@dataclass(frozen=True, slots=True)
class Guard:
    """§8.2 One gate's guard, put on the half that it covers."""

    gate: str
    covers: str


@dataclass(frozen=True, slots=True)
class JailHand:
    """§6.5 A meeple of another seat's hand to prison."""

    seat: Seat
    colour: Colour


@dataclass(frozen=True, slots=True)
class JailOn:
    """§6.5 A meeple on another seat's domino or tile to prison."""

    where: str


@dataclass(frozen=True, slots=True)
class JailTile:
    """§6.5 Another seat's Personnage or Saint to prison."""

    tile: str


@dataclass(frozen=True, slots=True)
class Free:
    """§6.5 A prisoner freed: a colour, or an own tile."""

    prisoner: str


@dataclass(frozen=True, slots=True)
class Rob:
    """§6.6 The treasury of a building robbed."""

    building: str


@dataclass(frozen=True, slots=True)
class Corrupt:
    """§6.7 One or two dominoes recycled, with or without a new one."""

    dominoes: tuple[Domino, ...]
    draw: bool = False


@dataclass(frozen=True, slots=True)
class Ostend:
    """§6.8 The Ostensions triggered."""

    domino: Domino


@dataclass(frozen=True, slots=True)
class Commerce:
    """§8.3 Consuls against the value of their Consulat."""

    colour: Colour


@dataclass(frozen=True, slots=True)
class Mint:
    """§8.4 Abbots against the highest domino of the Abbey."""


@dataclass(frozen=True, slots=True)
class Jealousy:
    """§8.5 Bishops against a domino of the Abbey, or a tile of the abbeys."""

    target: str


@dataclass(frozen=True, slots=True)
class Destroy:
    """§8.6 A domino or a Lieu destroyed, and what is paid: yellow, fr, en."""

    target: str
    pay: str


@dataclass(frozen=True, slots=True)
class Buy:
    """§9.2 A tile of a row, for a domino; §12.2 an event also for a meeple of any colour."""

    tile: str
    domino: Domino
    colour: Colour | None = None


@dataclass(frozen=True, slots=True)
class Use:
    """§11.2 The action of an own tile, with the choice it asks for."""

    tile: str
    choice: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Perform:
    """§12.2 A held event takes effect."""

    event: str


@dataclass(frozen=True, slots=True)
class Drop:
    """§12.2 A held event is thrown away."""

    event: str


@dataclass(frozen=True, slots=True)
class End:
    """§3.4 The turn ends; with the domino removed when the hand has not shrunk."""

    domino: Domino | None = None


@dataclass(frozen=True, slots=True)
class Gain:
    """§10 A step on a track."""

    track: str


@dataclass(frozen=True, slots=True)
class Steal:
    """§10.2 The missing meeple out of another seat's hand."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Swap:
    """§6.7 A meeple of the hand against one of the reserve."""

    give: Colour
    take: Colour


@dataclass(frozen=True, slots=True)
class Done:
    """§6.7 Enough swapped."""


@dataclass(frozen=True, slots=True)
class Return:
    """§9.3 The tile given up for a new one."""

    tile: str


@dataclass(frozen=True, slots=True)
class Lose:
    """§12.4 The meeple, or the colour, that an event costs."""

    colour: Colour


Chance = Objectives | First | Tiles | Draw | Ostensions | Enter
Move = (
    Chance
    | Keep
    | Vote
    | Place
    | Activate
    | Guards
    | Guard
    | JailHand
    | JailOn
    | JailTile
    | Free
    | Rob
    | Corrupt
    | Ostend
    | Commerce
    | Mint
    | Jealousy
    | Destroy
    | Buy
    | Use
    | Perform
    | Drop
    | End
    | Gain
    | Steal
    | Swap
    | Done
    | Return
    | Lose
)


# Listing legal moves asks for the same few thousand values over and over; making one takes
# three times as long as finding it.
place = lru_cache(maxsize=1 << 15)(Place)
destroy = lru_cache(maxsize=1 << 12)(Destroy)
buy = lru_cache(maxsize=1 << 14)(Buy)
activate = lru_cache(maxsize=1 << 10)(Activate)
jail_hand = lru_cache(maxsize=1 << 8)(JailHand)
jail_on = lru_cache(maxsize=1 << 10)(JailOn)
swap = lru_cache(maxsize=1 << 8)(Swap)
end = lru_cache(maxsize=1 << 8)(End)


@lru_cache(maxsize=1 << 8)
def takings(power: str, colours: tuple[Colour, ...]) -> Mapping[Domino, tuple[Place, ...]]:
    """§6.1 For each domino: how it can be placed on a power with these colours."""
    return {d: tuple(Place(d, power, colour) for colour in colours) for d in DOMINOES}
