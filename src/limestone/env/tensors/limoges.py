"""Les Deux Limoges as numbers: the board, every seat, the tiles, and what one has of one's own."""

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from math import inf
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from limestone.env.pieces import Pieces
from limestone.env.pieces.limoges import actions
from limestone.rules.game import Seat
from limestone.rules.limoges import agenda
from limestone.rules.limoges.components import BUILDINGS, COLOURS, DOMINOES, Box, Domino
from limestone.rules.limoges.table import NOBODY, Held, Lying
from limestone.rules.limoges.view import Own, Scene, Seen, View

RANGE = (-inf, inf)  # of every number
TASKS = {name: number for number, name in enumerate(agenda.__all__)}
LYING = 3 + 1 + len(COLOURS) + 2  # besides the owner
NUMBER = {domino: number for number, domino in enumerate(DOMINOES)}
HELD = 2 + len(COLOURS)  # shown on its first side, or on its second; jailed or a meeple
SEAT = 13 + 2 * len(DOMINOES)
SHARED = 15
PLACES = 7  # of tiles: two rows, deck, discard, stack, spent, Ostensions


class Shape(NamedTuple):
    """How long the parts of a tensor are."""

    spaces: int
    tiles: Mapping[str, int]  # tiles, Ostensions and events by their numbers
    cards: Mapping[str, int]  # objectives
    words: int

    def size(self, seats: int) -> int:
        of_seat = SEAT + HELD * len(self.tiles) + 3
        own = 2 * len(DOMINOES) + 2 * len(self.cards) + len(self.tiles)
        board = self.spaces * (LYING + seats)
        return (
            board
            + SHARED
            + PLACES * len(self.tiles)
            + len(TASKS)
            + seats * of_seat
            + own
            + (self.words)
        )


@cache
def shape(box: Box) -> Shape:
    tiles = (*box.tiles, *box.ostensions, *box.events)
    return Shape(len(box.spaces), _numbered(tiles), _numbered(box.objectives), len(actions(box)))


def size(seats: int, box: Box) -> int:
    return shape(box).size(seats)


def tensor(view: View, said: Pieces) -> NDArray[np.float32]:
    """Seats from one's own on; counts as they are."""
    scene, own = view.scene, view.own
    seats, parts = len(scene.seats), shape(scene.box)
    made = np.zeros(parts.size(seats), np.float32)
    writer = _Writer(made)
    first = own.seat or 0
    for lying in scene.board:
        _lying(writer, lying, first, seats)
    _shared(writer, scene)
    rows = [[tile for tile, _ in row] for row in scene.rows]
    for there in (*rows, scene.deck, scene.discard, scene.stack, scene.spent, scene.ostensions):
        writer.mark(parts.tiles, there)
    writer.mark(TASKS, [type(task).__name__ for task in scene.agenda[-1:]])
    for n in range(seats):
        seat = (first + n) % seats
        _seat(writer, scene.seats[seat], parts)
        task = scene.agenda[-1] if scene.agenda else None
        writer.put([getattr(task, "seat", None) == seat, scene.first == seat, seat])
    _own(writer, own, parts)
    for piece in said:
        made[writer.at + piece] = 1
    return made


def text(view: View, said: Pieces) -> str:
    """Everything but the material, as the rules name it."""
    scene, own = view.scene, view.own
    names = actions(scene.box)
    head = f"limoges {scene.box.digest} seat {own.seat}"
    words = " ".join([names[piece] for piece in said])
    shown = scene[: Scene._fields.index("box")] + scene[Scene._fields.index("rules") :]
    return f"{head} | {_plain(shown)} | {_plain(own)} | {words}"


class _Writer:
    """Writes part after part into a tensor."""

    def __init__(self, made: NDArray[np.float32]) -> None:
        self.made, self.at = made, 0

    def put(self, numbers: list[Any]) -> None:
        end = self.at + len(numbers)
        self.made[self.at : end] = numbers
        self.at = end

    def mark(self, numbers: Mapping[Any, int], things: Iterable[Any]) -> None:
        for thing in things:
            self.made[self.at + numbers[thing]] = 1
        self.at += len(numbers)


def _lying(writer: _Writer, lying: Lying | None, first: Seat, seats: int) -> None:
    if lying is not None:
        made, at = writer.made, writer.at
        made[at : at + 3] = (1, *lying.domino)
        if lying.owner == NOBODY:
            made[at + 3] = 1
        else:
            made[at + LYING + (lying.owner - first) % seats] = 1
        if lying.meeple is not None:
            made[at + 4 + lying.meeple] = 1
        if lying.covers:
            made[at + LYING - (1 if lying.covers == "high" else 2)] = 1
    writer.at += LYING + seats


def _shared(writer: _Writer, scene: Scene) -> None:
    writer.put(
        [
            *scene.reserve,
            *scene.prison,
            *scene.treasury,
            scene.bank,
            scene.round,
            scene.banned,
        ]
    )


def _seat(writer: _Writer, seen: Seen, parts: Shape) -> None:
    writer.put(
        [
            seen.coins,
            *seen.meeples,
            *seen.influence,
            seen.points,
            seen.hand,
            seen.bag,
            *(building in seen.robbed for building in BUILDINGS),
        ]
    )
    writer.mark(NUMBER, seen.removed)
    writer.mark(NUMBER, seen.voted)
    for held in seen.tiles:
        _held(writer, held, parts)
    writer.at += HELD * len(parts.tiles)


def _held(writer: _Writer, held: Held, parts: Shape) -> None:
    at = writer.at + HELD * parts.tiles[held.tile]
    writer.made[at] = 2 if held.side in ("personnage", "relic", "b") else 1
    writer.made[at + 1] = held.jailed
    if held.meeple is not None:
        writer.made[at + 2 + held.meeple] = 1


def _own(writer: _Writer, own: Own, parts: Shape) -> None:
    dominoes: tuple[tuple[Domino, ...], ...] = (own.hand, own.bag)
    for some in dominoes:
        writer.mark(NUMBER, some)
    for cards in (own.objectives, own.returned):
        writer.mark(parts.cards, cards)
    writer.mark(parts.tiles, own.drawn)


def _numbered(names: Iterable[str]) -> dict[str, int]:
    return {name: number for number, name in enumerate(names)}


def _plain(value: object) -> str:
    """A value without the names of its fields."""
    if isinstance(value, tuple):
        return f"({','.join(_parts(value))})"
    return str(value) if isinstance(value, str | int | None) else repr(value)


def _parts(values: Iterable[object]) -> Iterator[str]:
    return map(_plain, values)
