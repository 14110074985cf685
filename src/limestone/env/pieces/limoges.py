"""Les Deux Limoges in pieces: the words of a move, and `.` where it could go on but ends."""

import re
from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Any, NamedTuple

from limestone.env.pieces import Asked, Outcome, Piece, Pieces, Said, asked
from limestone.rules.game import GAMES, Seat
from limestone.rules.limoges.components import (
    BUILDINGS,
    COLOURS,
    DOMINOES,
    HALVES,
    RECRUITABLE,
    TOWNS,
    TRACKS,
    Box,
    Colour,
    Domino,
)
from limestone.rules.limoges.moves import Chance, First, Move, Vote
from limestone.rules.limoges.notation import SPELLINGS, spell, write
from limestone.rules.limoges.play import legal
from limestone.rules.limoges.recruitment import Ballot
from limestone.rules.limoges.setup import DrawLots
from limestone.rules.limoges.table import State

WORD = re.compile(r",?[^ ,]+")  # the second of two dominoes is a word of its own, with its comma
FEW = ("hand", "on", "tile", "draw", "none", "saint", "relic", "0", "1", "2", "3")
END: Piece = 0
WAIT: Piece | None = None  # turns are taken one after another
GAME = GAMES["limoges"]

Votes = tuple[tuple[Colour, Domino], ...]
Branch = dict[Piece, Any]  # what may follow: a branch, or the move that is then said


@cache
def actions(box: Box) -> tuple[str, ...]:
    """Every piece by its number."""
    dominoes = [spell(domino) for domino in DOMINOES]
    verbs = [s.word for kind, s in SPELLINGS.items() if kind not in Chance.__args__]
    votes = [f"{COLOURS[colour]}:{name}" for colour in RECRUITABLE for name in dominoes]
    groups: tuple[Iterable[str], ...] = (
        verbs,
        FEW,
        (*COLOURS, *HALVES, *TRACKS, *TOWNS, *BUILDINGS),
        dominoes,
        [f",{name}" for name in dominoes],
        votes,
        (space.id for space in box.spaces),
        (*box.tiles, *box.ostensions, *box.events, *box.objectives),
    )
    return tuple(dict.fromkeys([".", *(word for group in groups for word in group)]))


@cache
def outcomes(box: Box) -> tuple[str, ...]:
    """Everything that chance may say: which of the things that are left, from the first on."""
    most = max(map(len, (DOMINOES, box.tiles, box.ostensions, box.events, box.objectives)))
    return tuple(f"the {number + 1}." for number in range(most))


def bounds(seats: int) -> tuple[int, int, int]:
    """The least and the highest score, and the most pieces of a game: wide, and not proved.

    No points are lost below 0. Four dominoes of a hand leave every round, so there are at most
    seven rounds; the longest of many random games had 255 moves of at most four words.
    """
    return 0, 1_000, 20_000


def words(move: str) -> list[str]:
    """The pieces of a move.

    >>> words("corrupt 6-3,5-2 draw")
    ['corrupt', '6-3', ',5-2', 'draw']
    """
    return WORD.findall(move)


class Saying:
    """A move, word by word."""

    def __init__(self, branch: Branch) -> None:
        self.branch = branch
        self.choices = sorted(branch)

    def then(self, piece: Piece) -> "Saying | Said":
        after = self.branch[piece]
        return Saying(after) if isinstance(after, dict) else Said(after)


class Voting(NamedTuple):
    """§5.2 A vote, colour by colour in their order: there are hundreds, so none is listed."""

    box: Box
    hand: tuple[Domino, ...]
    cast: Votes = ()
    begun: bool = False

    @property
    def choices(self) -> list[Piece]:
        number = _numbers(self.box)
        if not self.begun:
            return [number["vote"]]
        return sorted([END if self.cast else number["none"], *self._more()])

    def then(self, piece: Piece) -> "Voting | Said":
        if piece not in self.choices:
            raise KeyError(piece)
        if not self.begun:
            return self._replace(begun=True)
        cast = self._more().get(piece)
        if cast is None:
            return Said(Vote(self.cast))
        after = self._replace(cast=cast)
        return after if after._more() else Said(Vote(cast))

    def _more(self) -> dict[Piece, Votes]:
        """The votes with one more domino, for a colour that comes later."""
        pieces, cast = _ballot(self.box), self.cast
        later = RECRUITABLE[RECRUITABLE.index(cast[-1][0]) + 1 :] if cast else RECRUITABLE
        free = [domino for domino in self.hand if all(domino != used for _, used in cast)]
        return {pieces[c, domino]: (*cast, (c, domino)) for c in later for domino in free}


def begin(state: State, seat: Seat) -> Saying | Voting:
    """The first words of all legal moves."""
    moves = legal(state, seat)
    if isinstance(moves, Ballot):
        return Voting(state.box, moves.hand)
    return Saying(grown(state.box, moves))


class Lots(NamedTuple):
    """§4.5 The draw for the first turn, once and without a tie, so that every walk ends.

    Who is first is as likely as by the rules, where those tied draw again.
    """

    seats: tuple[Seat, ...]
    drawn: tuple[Domino, ...] = ()

    @property
    def outcomes(self) -> list[tuple[Outcome, float]]:
        left = len(self.seats) - len(self.drawn) - 1
        totals = tuple(domino.total for domino in self.drawn)
        ways = [_untied(*_lowest((*totals, domino.total)), left) for domino in DOMINOES]
        return [(n, count / sum(ways)) for n, count in enumerate(ways) if count]

    def then(self, outcome: Outcome) -> "Lots | Said":
        if outcome not in dict(self.outcomes):
            raise KeyError(outcome)
        drawn = (*self.drawn, DOMINOES[outcome])
        if len(drawn) < len(self.seats):
            return self._replace(drawn=drawn)
        return Said(First(tuple(zip(self.seats, drawn, strict=True))))


def deal(state: State) -> Asked | Lots:
    """The first thing that chance is asked; where it has no choice, whether it is ready."""
    task = state.agenda[-1]
    if isinstance(task, DrawLots):
        return Lots(task.seats)
    found = asked(GAME, state)
    return found if isinstance(found, Asked) else Asked(GAME, state, below=1)


def grown(box: Box, moves: Iterable[Move]) -> Branch:
    """All moves as a tree of words."""
    root: Branch = {}
    for move in moves:
        *path, last = _words(box, move)
        branch = root
        for word in path:
            found = branch.get(word)
            if type(found) is not dict:
                found = branch[word] = {} if found is None else {END: found}
            branch = found
        if last in branch:
            branch[last][END] = move
        else:
            branch[last] = move
    return root


def _lowest(totals: tuple[int, ...]) -> tuple[int, bool]:
    """The lowest total, and whether it is tied."""
    lowest = min(totals)
    return lowest, totals.count(lowest) > 1


@cache
def _untied(lowest: int, tied: bool, left: int) -> int:
    """In how many ways the rest can be drawn so that one total is the lowest."""
    if not left:
        return int(not tied)
    totals = [domino.total for domino in DOMINOES]
    return sum(
        _untied(min(lowest, total), tied if lowest < total else lowest == total, left - 1)
        for total in totals
    )


@lru_cache(maxsize=1 << 16)
def _words(box: Box, move: Move) -> Pieces:
    number = _numbers(box)
    return tuple([number[word] for word in words(write(move))])


@cache
def _ballot(box: Box) -> dict[tuple[Colour, Domino], Piece]:
    number = _numbers(box)
    return {(c, d): number[f"{COLOURS[c]}:{spell(d)}"] for c in RECRUITABLE for d in DOMINOES}


@cache
def _numbers(box: Box) -> dict[str, Piece]:
    return {word: number for number, word in enumerate(actions(box))}
