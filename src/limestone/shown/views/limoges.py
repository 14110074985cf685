"""Les Deux Limoges as JSON: dominoes are `6-4`; meeples are counted by colour."""

from collections.abc import Mapping, Sequence
from typing import Any, NotRequired, TypedDict


class Due(TypedDict):
    """What is asked now, of whom, and what belongs to the question."""

    kind: str
    seat: int | None
    placed: NotRequired[int]
    began: NotRequired[int]
    once: NotRequired[Sequence[str]]
    left: NotRequired[int]
    seen: NotRequired[Sequence[str]]
    colour: NotRequired[str]


class Tile(TypedDict):
    """A tile that lies in a row."""

    tile: str
    side: str


class Held(TypedDict):
    """A tile before a player."""

    tile: str
    side: str
    meeple: str | None
    jailed: bool


class Player(TypedDict):
    """What everybody sees of a seat."""

    coins: int
    meeples: Sequence[int]
    points: int
    influence: Sequence[int]
    hand: int
    bag: int
    removed: Sequence[str]
    robbed: Sequence[str]
    tiles: Sequence[Held]
    objectives: int


class Lying(TypedDict):
    """A domino on the board."""

    domino: str
    owner: int | None
    meeple: str | None
    covers: str
    active: bool


class Space(TypedDict):
    """A place for a domino."""

    kind: str
    colours: Sequence[str]
    per_turn: int
    zone: str


class Side(TypedDict):
    """What a face of a tile says; an effect is its word and what belongs to it."""

    cost: int
    colour: str | None
    when: str
    zone: str
    effects: Sequence[Sequence[Any]]


class Standing(TypedDict):
    """How a seat stands in an objective; rank 0: in none."""

    measure: int
    rank: int
    points: int


class Goal(TypedDict):
    """What an objective measures, and its points by rank."""

    measure: Sequence[str]
    points: Sequence[int]


class Hand(TypedDict):
    """What only the seat itself has."""

    hand: Sequence[str]
    objectives: Sequence[str]


class LastRound(TypedDict):
    """A round after which none can begin: the seats, whether that is sure, what their bags lack."""

    seats: Sequence[int]
    certain: bool
    lacking: Sequence[int]


class Scene(TypedDict):
    """What lies on the table."""

    round: int
    first: int
    lap: int
    last: LastRound | None
    due: Due | None
    seats: Sequence[Player]
    board: Mapping[str, Lying]
    spaces: Mapping[str, Space]
    reserve: Sequence[int]
    prison: Sequence[int]
    treasury: Sequence[int]
    rows: Mapping[str, Sequence[Tile]]
    sides: Mapping[str, Side]
    deck: int
    discard: Sequence[str]
    stack: int
    spent: Sequence[str]
    ostensions: int
    banned: bool
    payer: str
    track: int
    scores: Sequence[int]
    revealed: Sequence[Sequence[str]]


class Own(TypedDict):
    """What a seat has in hand, and how it stands; a spectator has nothing."""

    seat: int | None
    own: Hand | None
    standings: Mapping[str, Sequence[Standing]]
    goals: Mapping[str, Goal]


class Shown(Own):
    """The same while Ostensions are to be chosen from, which only this seat was shown."""

    due: NotRequired[Due | None]
    sides: NotRequired[Mapping[str, Side]]


class View(Scene, Own):
    """What a seat sees."""
