"""§2 What is in the box: dominoes, meeples, the spaces of the board, tiles and objectives."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal, NamedTuple

from limestone.rules.game import Refused

Colour = int  # an index into COLOURS
Number = int  # of a space on the board, an index into Box.spaces
Meeples = tuple[int, ...]  # how many of each colour

COLOURS = ("red", "blue", "yellow", "grey", "purple")
RED, BLUE, YELLOW, GREY, PURPLE = range(5)
COLOUR: Mapping[str, Colour] = {name: colour for colour, name in enumerate(COLOURS)}
RECRUITABLE = (BLUE, YELLOW, RED)  # §5.3 in the order in which they are shared out

TRACKS = ("fr", "en")
TOWNS = ("chateau", "cite")
BUILDINGS = ("abbey", "cathedral")
ROWS = ("personnages", "lieux")
SIDE_OF_ROW = {"personnages": "personnage", "lieux": "lieu"}
ROW_OF_SIDE = {"personnage": 0, "lieu": 1}
HALVES = ("high", "low")

WALLS = ("chateau_inner", "chateau_outer", "cite")
WALL_OF_ZONE = {"inner": "chateau_inner", "outer": "chateau_outer", "cite": "cite"}
WALLS_AROUND = {  # §7.3 every wall that encloses a zone
    "inner": ("chateau_inner", "chateau_outer"),
    "outer": ("chateau_outer",),
    "cite": ("cite",),
    "outside": (),
}
POWERS = (
    "keys_chateau",
    "keys_cite",
    "bridge_martial",
    "bridge_etienne",
    "justice",
    "theft_abbey",
    "theft_cathedral",
    "corruption",
    "ostensions",
)

Kind = Literal["power", "gate", "abbey", "cathedral", "production", "bridge"]


class Domino(NamedTuple):
    """Two halves, the high one first."""

    high: int
    low: int

    @property
    def total(self) -> int:
        return self.high + self.low

    def shares_half(self, other: "Domino") -> bool:
        """§6.2 Whether a half of one shows as many pips as a half of the other."""
        return self.high in other or self.low in other


DOMINOES = tuple(Domino(high, low) for high in range(6, -1, -1) for low in range(high, -1, -1))


class Effect(NamedTuple):
    """§11 One word of a tile's effect and what belongs to it."""

    op: str
    args: tuple[str | int | tuple[tuple[str, int], ...], ...] = ()

    def number(self, n: int) -> int:
        value = self.args[n]
        assert isinstance(value, int)
        return value

    def word(self, n: int) -> str:
        value = self.args[n]
        assert isinstance(value, str)
        return value

    def goods(self, n: int) -> tuple[tuple[str, int], ...]:
        value = self.args[n]
        assert isinstance(value, tuple)
        return value


@dataclass(frozen=True, slots=True)
class Space:
    """A place for a domino: a power, or a site on the board."""

    id: str
    kind: Kind
    colours: tuple[Colour, ...] = ()  # of the meeple that may lie there, where this is fixed
    town: str = ""
    wall: str = ""  # of a gate
    zone: str = ""  # of a building: inner, outer, cite, outside
    keeper: str = ""  # the power whose colour is needed: the keys of a gate, that of a bridge
    must_contain: int | None = None
    beside: tuple[str, ...] = ()
    rests_on: tuple[str, ...] = ()
    per_turn: int = 0
    sets: str = ""  # what its value counts for: commerce, destruction


@dataclass(frozen=True, slots=True)
class Side:
    """One face of a tile."""

    tile: str
    name: str  # lieu, personnage, saint, relic, a, b
    effects: tuple[Effect, ...]
    when: str = "event"  # end_turn, action, passive, reward, event
    cost: int = 0
    colour: Colour | None = None  # of its meeple; a relic has none, an event takes any
    zone: str = ""
    tag: str = ""

    @property
    def person(self) -> bool:
        """§6.5 Whether it can be put in prison."""
        return self.name in ("personnage", "saint")

    @property
    def losing(self) -> Colour | None:
        """§8.6 The colour that destroying it costs."""
        return {"church": PURPLE, "abbey": GREY}.get(self.tag, self.colour)


@dataclass(frozen=True, slots=True)
class Objective:
    """§4.3 A card, scored by all."""

    id: str
    measure: tuple[str, ...]
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Settings:
    """The numbers of the box, and the readings a table has chosen."""

    version: int  # of the rules that the data are for
    start_coins: int
    hand_size: int
    meeples_per_colour: Mapping[int, int] = field(hash=False)  # by seats, as the next two tables
    objective_draw: int
    objective_keep: Mapping[int, int] = field(hash=False)
    tile_row_size: Mapping[int, int] = field(hash=False)
    tile_limit: int
    max_dominoes_placed_per_turn: int
    influence_track_max: int
    theft_per_round_per_player: int
    destruction_vicomte: int
    destruction_influence: int
    commerce_meeples: int
    mint_meeples: int
    jealousy_bishops: int
    ostension_price: int
    compensation_mode: str
    domino_cost_mode: str
    tax_payer: str
    entry_mode: str
    abbey_match: str
    cathedral_upper_match: str
    corruption_swap_limit: str
    theft_majority: str
    prison_exempt_from_recall: bool
    use_tiles: bool = True
    use_ostensions: bool = True
    use_events: bool = False


@dataclass(frozen=True, eq=False, repr=False)
class Box:
    """The whole material, with what is asked of it again and again worked out once."""

    name: str
    digest: str
    spaces: tuple[Space, ...]
    sides: Mapping[tuple[str, str], Side]
    tiles: tuple[str, ...]
    ostensions: tuple[str, ...]
    events: tuple[str, ...]
    objectives: Mapping[str, Objective]
    neutral: Mapping[int, Mapping[str, Domino]]
    settings: Settings
    choices: Mapping[str, tuple[str | bool, ...]]

    plan: "Plan" = field(init=False)
    warnings: tuple[Refused, ...] = ()

    @property
    def rules(self) -> int:
        return self.settings.version

    def __post_init__(self) -> None:
        object.__setattr__(self, "plan", Plan(self.spaces))

    def __eq__(self, other: object) -> bool:
        """Boxes of the same material are equal, in whatever process they were read."""
        return isinstance(other, Box) and (self.name, self.digest) == (other.name, other.digest)

    def __hash__(self) -> int:
        return hash(self.digest)


class Plan:
    """The board by numbers: which spaces belong together."""

    def __init__(self, spaces: tuple[Space, ...]) -> None:
        self.number = {space.id: n for n, space in enumerate(spaces)}
        self.power = {power: self.number[power] for power in POWERS}
        self.powers = self._of_kind(spaces, "power")
        # §6.1 For every set of colours in hand: the powers they can control, and with which.
        self.within = tuple(_controllable(spaces, self.powers, held) for held in range(1 << 5))
        self.gates = self._of_kind(spaces, "gate")
        self.abbey = self._of_kind(spaces, "abbey")
        self.cathedral = self._of_kind(spaces, "cathedral")
        self.production = self._of_kind(spaces, "production")
        self.bridges = self._of_kind(spaces, "bridge")
        self.manned = self.powers + self.production
        self.building = {"abbey": self.abbey, "cathedral": self.cathedral}
        self.wall = {wall: tuple(n for n in self.gates if spaces[n].wall == wall) for wall in WALLS}
        self.town = {town: tuple(n for n in self.gates if spaces[n].town == town) for town in TOWNS}
        self.arches = {
            power: tuple(n for n in self.bridges if spaces[n].keeper == power)
            for power in ("bridge_martial", "bridge_etienne")
        }
        self.bridge_of = {"chateau": "bridge_martial", "cite": "bridge_etienne"}
        self.keys = {"chateau": self.power["keys_chateau"], "cite": self.power["keys_cite"]}
        self.theft = {
            "abbey": self.power["theft_abbey"],
            "cathedral": self.power["theft_cathedral"],
        }
        self.keeper = tuple(self.number.get(space.keeper, -1) for space in spaces)
        self.beside = tuple(tuple(map(self.number.__getitem__, s.beside)) for s in spaces)
        self.rests_on = tuple(tuple(map(self.number.__getitem__, s.rests_on)) for s in spaces)
        self.carries = tuple(
            tuple(above for above, under in enumerate(self.rests_on) if n in under)
            for n in range(len(spaces))
        )
        self.commerce = {
            spaces[n].colours[0]: n for n in self.production if spaces[n].sets == "commerce"
        }
        self.motte = next((n for n in self.production if spaces[n].sets == "destruction"), None)

    @staticmethod
    def _of_kind(spaces: tuple[Space, ...], kind: Kind) -> tuple[Number, ...]:
        return tuple(n for n, space in enumerate(spaces) if space.kind == kind)


def _controllable(
    spaces: tuple[Space, ...], powers: tuple[Number, ...], held: int
) -> tuple[tuple[Space, Number, tuple[Colour, ...]], ...]:
    found = []
    for n in powers:
        colours = tuple(colour for colour in spaces[n].colours if held >> colour & 1)
        found += [(spaces[n], n, colours)] if colours else []
    return tuple(found)
