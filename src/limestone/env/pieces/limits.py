"""Limits in pieces: every move is said at once; chance lays card after card."""

from functools import cache
from itertools import combinations_with_replacement
from typing import NamedTuple

from limestone.env.pieces import Outcome, Piece, Said
from limestone.rules.game import Seat
from limestone.rules.limits.cards import COLOURS, EACH, HIDDEN, LIMITS, SET_ASIDE, Cards
from limestone.rules.limits.moves import Accuse, Exchange, Hide, Move, Play, Shuffle
from limestone.rules.limits.notation import write
from limestone.rules.limits.play import legal
from limestone.rules.limits.table import State, rounds

HIDINGS = [
    Hide("".join(cards))
    for count in (1, 2)
    for cards in combinations_with_replacement(COLOURS, count)
]
MOVES: tuple[Move, ...] = (
    *(Play(card) for card in COLOURS),
    *(Exchange(card) for card in COLOURS),
    *(Accuse(seat) for seat in range(max(SET_ASIDE))),
    *HIDINGS,
)
NUMBER = {move: number for number, move in enumerate(MOVES)}
WAIT: Piece | None = None  # turns are taken one after another
LIMIT = len(COLOURS) - 1  # limit card 1 comes after the colours
STARTER = LIMIT + LIMITS + 1


@cache
def actions(material: object = None) -> tuple[str, ...]:
    """Every piece by its number."""
    return tuple(map(write, MOVES))


@cache
def outcomes(material: object = None) -> tuple[str, ...]:
    """Everything that chance may say."""
    limits = [f"limit {number}" for number in range(1, LIMITS + 1)]
    return (*COLOURS, *limits, *(f"starter {seat}" for seat in range(max(SET_ASIDE))))


def bounds(seats: int) -> tuple[int, int, int]:
    """The least and the highest score, and the most pieces of a game.

    Every round has a loser and a winner, and of each colour at most five exchanges. A turn takes a
    card for good, so that a round ends when all are laid.
    """
    count, cards = rounds(seats), EACH * len(COLOURS)
    shuffle = cards + count + 1
    turns = cards - HIDDEN[seats] * seats + 1
    exchanges = (EACH // 2 - 1) * len(COLOURS)
    return -2 * count, count * (1 + exchanges), shuffle + count * (seats + turns)


def words(move: str) -> list[str]:
    """The pieces of a move: it is one."""
    return [move]


class Saying:
    """§3, §4 A hiding or a turn."""

    def __init__(self, state: State, seat: Seat) -> None:
        self.choices = _numbers(tuple(legal(state, seat)))

    def then(self, piece: Piece) -> Said:
        if piece not in self.choices:
            raise KeyError(piece)
        return Said(MOVES[piece])


class Shuffling(NamedTuple):
    """§2 The colour cards from the top down, then the limit cards, then who starts."""

    seats: int
    starter: Seat | None
    cards: Cards = ""
    limits: tuple[int, ...] = ()

    @property
    def outcomes(self) -> list[tuple[Outcome, float]]:
        if left := EACH * len(COLOURS) - len(self.cards):
            counts = [EACH - self.cards.count(card) for card in COLOURS]
            return [(card, count / left) for card, count in enumerate(counts) if count]
        if len(self.limits) < rounds(self.seats):
            others = [n for n in range(1, LIMITS + 1) if n not in self.limits]
            return [(LIMIT + n, 1 / len(others)) for n in others]
        seats = range(self.seats) if self.starter is None else (self.starter,)
        return [(STARTER + seat, 1 / len(seats)) for seat in seats]

    def then(self, outcome: Outcome) -> "Shuffling | Said":
        if not any(outcome == open_ for open_, _ in self.outcomes):
            raise KeyError(outcome)
        if outcome <= LIMIT:
            return self._replace(cards=self.cards + COLOURS[outcome])
        if outcome < STARTER:
            return self._replace(limits=(*self.limits, outcome - LIMIT))
        return Said(Shuffle(self.cards, self.limits, outcome - STARTER))


def begin(state: State, seat: Seat) -> Saying:
    return Saying(state, seat)


def deal(state: State) -> Shuffling:
    return Shuffling(len(state.hands), state.options.starter)


@cache
def _numbers(moves: tuple[Move, ...]) -> tuple[Piece, ...]:
    return tuple(sorted(NUMBER[move] for move in moves))
