"""Limes as JSON."""

from collections.abc import Mapping, Sequence
from typing import Literal, TypedDict

Turn = Literal["n", "e", "s", "w"]
Profession = Literal["farmer", "fisherman", "woodcutter", "watchman"]


class Card(TypedDict):
    """The card to lay: its four zones (nw, ne, sw, se) in every turn that looks different."""

    number: int
    faces: Mapping[str, Sequence[str]]


class Laid(TypedDict):
    """A card in a land."""

    square: str
    card: int
    turn: str
    zones: Sequence[str]


class Reason(TypedDict):
    """What points are for: a kind of reason, and a place for every point."""

    kind: str
    places: Sequence[Sequence[str]]


class Territory(TypedDict):
    """A territory, the worker that scores in it, and what its points are or would be for."""

    profession: str
    zones: Sequence[str]
    worker: str | None
    reasons: Sequence[Reason]


class Land(TypedDict):
    """The land of a seat."""

    cards: Sequence[Laid]
    workers: Sequence[str]
    supply: int
    territories: Sequence[Territory]
    score: int


class Scene(TypedDict):
    """What all see."""

    words: Sequence[str]
    round: int
    rounds: int
    card: Card | None
    left: Sequence[int]
    lands: Sequence[Land]
    ways: Mapping[str, Sequence[str]]
    ladder: Sequence[int]
    steps: Sequence[int]


class Own(TypedDict):
    """What a seat has besides: that it is this seat; null is a spectator."""

    seat: int | None


class View(Scene, Own):
    """What a seat sees."""
