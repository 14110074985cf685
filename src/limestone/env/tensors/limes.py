"""Limes as numbers: planes of 14 x 14 zones, then the card to lay and those that may come."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from limestone.env.pieces import Pieces
from limestone.env.pieces.limes import NOTHING, ORIGIN, TARGET, ZONES, actions, square_of
from limestone.rules.game import Seat
from limestone.rules.limes.cards import CARDS
from limestone.rules.limes.land import SPAN, Laid, Land, corner, lay, zones
from limestone.rules.limes.notation import zone_name
from limestone.rules.limes.view import Scene, View

SIDE = 2 * SPAN
PLANES = 6  # of a land: field, water, forest, tower, huts, workers
CARD = 4 * 5  # four quarters: field, water, forest, tower, hut
STAGES = 3  # what is to be said: where the card goes, what a worker does, where it goes
NOTES = CARD + CARDS + STAGES
RANGE = (0.0, 7.0)  # of every number: no more than seven workers are in a zone


def size(seats: int, material: object = None) -> int:
    """All lands, the card just laid or the worker that is leaving, and the notes."""
    return (PLANES * seats + 1) * ZONES + NOTES


def planes(tensor: NDArray[Any]) -> NDArray[Any]:
    """The planes in a tensor, or in a batch of them: own land first, then clockwise."""
    return tensor[..., :-NOTES].reshape(*tensor.shape[:-1], -1, SIDE, SIDE)


def tensor(view: View, said: Pieces) -> NDArray[np.float32]:
    """The lands from the seat on, with the card that it has said to lay."""
    scene, seat = view.scene, view.own.seat or 0
    seats = len(scene.lands)
    made = np.zeros(size(seats), np.float32)
    board = planes(made)
    for n in range(seats):
        who = (seat + n) % seats
        _draw(board[PLANES * n : PLANES * (n + 1)], after(scene, who, said if n == 0 else ()))
    if said:
        _mark(board[-1], said)
    _note(made[-NOTES:], scene, said)
    return made


def after(scene: Scene, seat: Seat, said: Pieces) -> Land:
    """The land of a seat, with the card that it has said to lay."""
    land = scene.lands[seat]
    if not said or not scene.card:
        return land
    turn = said[0] & 3
    there = Laid(square_of(said[0]), scene.card, turn)
    return lay(land, there, scene.deck.card(scene.card).faces[turn])


def text(view: View, said: Pieces) -> str:
    """The cards of every land in the order they were laid, and its workers."""
    scene = view.scene
    lands = [_told(land) for land in scene.lands]
    names = actions()
    mine = " ".join([names[piece] for piece in said])
    drawn = ",".join(map(str, scene.drawn))
    head = " ".join(["limes", scene.deck.digest, *scene.words])
    return f"{head} | seat {view.own.seat} | drawn {drawn} | {' '.join(lands)} | {mine}"


def _told(land: Land) -> str:
    cards = ",".join([f"{_LAYINGS[square, turn]}:{card}" for square, card, turn in land.cards])
    names = zones(*corner(land.squares)) if land.workers else ()
    return f"{cards}+{','.join([zone_name(names[worker]) for worker in land.workers])}"


_LAYINGS = {(square_of(n), n & 3): actions()[n] for n in range(NOTHING)}


def _draw(board: NDArray[np.float32], land: Land) -> None:
    """A land of 8 x 8 zones into its place among the 14 x 14 of the table."""
    if not land.squares:
        return
    left, top = corner(land.squares)
    bits = np.array([*land.terrain, land.huts], np.uint64).view(np.uint8)
    box = np.unpackbits(bits, bitorder="little").reshape(PLANES - 1, 8, 8)
    row, column = 2 * top, 2 * left
    room = board[: PLANES - 1, row : row + 8, column : column + 8]
    room[...] = box[:, : room.shape[1], : room.shape[2]]
    names = zones(left, top)
    for worker in land.workers:
        zone = names[worker]
        board[PLANES - 1, zone // SIDE, zone % SIDE] += 1


def _mark(board: NDArray[np.float32], said: Pieces) -> None:
    """Where the card was said to lie, or, once that is said, which worker leaves."""
    if len(said) > 1 and ORIGIN <= said[1] < TARGET:
        board[divmod(said[1] - ORIGIN, SIDE)] = 1
    else:
        row, column = divmod(square_of(said[0]), 8)
        board[2 * row : 2 * row + 2, 2 * column : 2 * column + 2] = 1


def _note(notes: NDArray[np.float32], scene: Scene, said: Pieces) -> None:
    if scene.card and not said:
        for n, quarter in enumerate(scene.deck.card(scene.card).zones):
            notes[5 * n + quarter.terrain] = 1
            notes[5 * n + 4] = quarter.hut
    for card in scene.left:
        notes[CARD + card - 1] = 1
    if scene.card:
        notes[CARD + CARDS + min(len(said), STAGES - 1)] = 1
