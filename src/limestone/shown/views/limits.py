"""Limits as JSON: cards are letters, r y g b v; limits are in this order."""

from collections.abc import Sequence
from typing import Literal, TypedDict

Limit = int | Literal["X"]


class Laid(TypedDict):
    """A card of the pile, and who laid it."""

    seat: int
    card: str


class Count(TypedDict):
    """How the last round was counted, until the next cards are hidden."""

    limit: Sequence[Limit]
    pile: Sequence[Laid]
    hidden: Sequence[str]
    accuser: int
    accused: int
    colour: str
    counted: Sequence[int]
    last: int
    printed: int | None
    raised_by: Sequence[int]
    allowed: int | None
    guilty: bool
    loser: int
    earner: int


class Scene(TypedDict):
    """What lies on the table, before the eyes of all."""

    words: Sequence[str]
    round: int
    rounds: int
    turn: int
    limit: Sequence[Limit] | None
    hand_sizes: Sequence[int]
    hidden_sizes: Sequence[int]
    draw: int
    pile: Sequence[Laid]
    pile_size: int
    points: Sequence[int]
    taken: Sequence[int]
    scores: Sequence[int]
    counted: Count | None
    accusations: Sequence[Sequence[int]]


class Own(TypedDict):
    """What a seat alone sees; a spectator has no cards."""

    seat: int | None
    hand: str
    hidden: str


class View(Scene, Own):
    """What a seat sees."""
