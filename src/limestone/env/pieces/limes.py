"""Limes in pieces: the card `d4n`, then a worker `+se`, or `d4nw` and `>e4nw`, or `.` for none."""

from collections.abc import Iterable
from functools import cache

from limestone.env.pieces import Outcome, Piece, Said
from limestone.rules.bits import Cell, cells
from limestone.rules.game import Seat
from limestone.rules.limes.cards import CARDS
from limestone.rules.limes.land import (
    SPAN,
    Land,
    Square,
    Zone,
    cell_of,
    corner,
    places,
    zones,
)
from limestone.rules.limes.moves import Draw, Lay
from limestone.rules.limes.notation import QUARTER_NAMES, TURN_NAMES, square_name, zone_name
from limestone.rules.limes.play import laid
from limestone.rules.limes.table import State, left
from limestone.rules.limes.workers import PLACES, Go, reach, supply

SQUARES = [8 * row + column for row in range(SPAN) for column in range(SPAN)]
FIRST_PIECE = {square: 4 * n for n, square in enumerate(SQUARES)}
ZONES = (2 * SPAN) ** 2
NOTHING = 4 * SPAN**2  # no worker is posted; also what is said while others still decide
PLACE = NOTHING + 1
ORIGIN = PLACE + len(QUARTER_NAMES)
TARGET = ORIGIN + ZONES
WAIT: Piece | None = NOTHING
PLACINGS = range(PLACE, ORIGIN)
DRAWN = [Draw(card) for card in range(1, CARDS + 1)]


@cache
def actions(material: object = None) -> tuple[str, ...]:
    """Every piece by its number."""
    layings = [square_name(square) + turn for square in SQUARES for turn in TURN_NAMES]
    names = [zone_name(zone) for zone in range(ZONES)]
    placings = [f"+{quarter}" for quarter in QUARTER_NAMES]
    return (*layings, ".", *placings, *names, *(f">{name}" for name in names))


@cache
def outcomes(material: object = None) -> tuple[str, ...]:
    """Everything that chance may say."""
    return tuple(f"draw {draw.card}" for draw in DRAWN)


def bounds(seats: int) -> tuple[int, int, int]:
    """The least and the highest score, and the most pieces of a game.

    Seven workers with at most the 63 other zones each; 16 draws, and three pieces a move.
    """
    return 0, 7 * 63, 16 * (1 + 3 * seats)


def words(move: str) -> list[str]:
    """The pieces of a move.

    >>> words("d5s d4se>e4nw")
    ['d5s', 'd4se', '>e4nw']
    """
    return move.replace(">", " >").split()


def square_of(piece: Piece) -> Square:
    """Where a piece lays the card."""
    return SQUARES[piece >> 2]


class Drawing:
    """§2.1 Chance draws the card of the round."""

    def __init__(self, state: State) -> None:
        cards = left(state)
        self.outcomes = [(card - 1, 1 / len(cards)) for card in cards]
        self._left = cards

    def then(self, outcome: Outcome) -> Said:
        if outcome + 1 not in self._left:
            raise KeyError(outcome)
        return Said(DRAWN[outcome])


class Laying:
    """§3 Where the card goes, and how it is turned."""

    def __init__(self, state: State, seat: Seat) -> None:
        assert state.card
        self.state, self.seat = state, seat
        turns = state.deck.card(state.card).turns
        open_ = places(state.lands[seat], diagonal="diagonal" in state.words)
        self.choices = [FIRST_PIECE[square] + turn for square in cells(open_) for turn in turns]

    def then(self, piece: Piece) -> "Posting":
        if piece not in self.choices:
            raise KeyError(piece)
        move = Lay(square_of(piece), piece & 3)
        return Posting(self.state.words, laid(self.state, self.seat, move), move)


class Posting:
    """§5 What a worker does: nothing, enter a quarter of the card, or leave its zone."""

    def __init__(self, words: tuple[str, ...], land: Land, move: Lay) -> None:
        self.words, self.land, self.move = words, land, move
        names = zones(*corner(land.squares))
        self.choices = [NOTHING, *(PLACINGS if supply(land) else ())]
        self.choices += [ORIGIN + names[cell] for cell in self._free()]

    def _free(self) -> Iterable[Cell]:
        """The workers with another territory beside theirs."""
        land = self.land
        workers = dict.fromkeys(land.workers)
        if not self.words and sum(map(bool, land.terrain)) > 1:
            return workers  # where cards lie side by side, only one kind of ground can be one
        ferryman = "ferryman" in self.words
        return [cell for cell in workers if reach(land, cell, ferryman=ferryman)]

    def then(self, piece: Piece) -> "Going | Said":
        if piece not in self.choices:
            raise KeyError(piece)
        if piece == NOTHING:
            return Said(self.move)
        if piece < ORIGIN:
            return Said(self.move._replace(posting=PLACES[piece - PLACE]))
        return Going(self, piece - ORIGIN)


class Going:
    """§5.2 Where to."""

    def __init__(self, posting: Posting, origin: Zone) -> None:
        self.posting, self.origin = posting, origin
        land = posting.land
        cell = cell_of(land, origin)
        assert cell is not None
        there = reach(land, cell, ferryman="ferryman" in posting.words)
        names = zones(*corner(land.squares))
        self.choices = [TARGET + names[target] for target in cells(there)]

    def then(self, piece: Piece) -> Said:
        if piece not in self.choices:
            raise KeyError(piece)
        return Said(self.posting.move._replace(posting=Go(self.origin, piece - TARGET)))


begin = Laying
deal = Drawing
