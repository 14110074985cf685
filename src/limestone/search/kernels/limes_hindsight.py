"""The best score found for a deal whose order is known: a strong lower bound."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from limestone.rules import limes
from limestone.rules.game import options
from limestone.rules.limes.cards import Deck
from limestone.rules.limes.land import Laid, Land, lay
from limestone.rules.limes.moves import Lay
from limestone.rules.limes.workers import post
from limestone.search import limes_rules
from limestone.search.kernels import limes as kernel
from limestone.search.kernels import limes_boards as boards
from limestone.search.kernels.compiled import Words, numbers, words
from limestone.search.kernels.limes_beam import BUCKETS, MOST, PARENT, Beam, advance, highest
from limestone.search.kernels.limes_search import play
from limestone.search.kernels.limes_worth import Desk

WIDTH = 5_000
SLOWER = 500  # how many lands the kernel keeps in the time that the rules take for one


class Best(NamedTuple):
    """What a beam of this width found for a deal; the same every time."""

    width: int
    score: int
    moves: tuple[Lay, ...]


def best(
    deck: Deck, cards: Sequence[int], width: int = WIDTH, variants: tuple[str, ...] = ()
) -> Best:
    """The best score found for 16 card numbers in the order drawn, and how it was made."""
    if not boards.knows(variants):
        return _by_rules(deck, cards, max(1, width // SLOWER), variants)
    desk = boards.desk(boards.box(deck, variants), boards.learned(), 200 * width + 2 * MOST)
    beam = _beam(width)
    count = 1
    for turn, card in enumerate(cards):
        count = advance(desk, beam, count, card - 1, kernel.ROUNDS - 1 - turn)
        beam = beam._replace(lands=beam.nexts, nexts=beam.lands)
    last = int(highest(beam.lands, count))
    codes = _way(beam, last)
    return Best(width, int(kernel.score(beam.lands[last])), tuple(_moves(desk, deck, cards, codes)))


def _by_rules(deck: Deck, cards: Sequence[int], width: int, variants: tuple[str, ...]) -> Best:
    """The same with a narrower beam, for variants that the kernel does not know."""
    table, moves = limes_rules.beam(limes.start(1, options(limes, variants, deck)), cards, width)
    lays = tuple(move for move in moves if isinstance(move, Lay))
    return Best(width, limes.scores(table)[0], lays)


def _beam(width: int) -> Beam:
    slots = 1 << (4 * width).bit_length()
    return Beam(
        width,
        words(width + 1, kernel.LAND),
        words(width + 1, kernel.LAND),
        numbers(kernel.ROUNDS + 1, 8 * width + MOST),
        numbers(BUCKETS),
        words(slots),
    )


def _way(beam: Beam, last: int) -> list[int]:
    """The moves that led to a land, from the first round on."""
    codes = []
    for turn in reversed(range(kernel.ROUNDS)):
        code = int(beam.moves[turn][last])
        codes.append(code & (1 << PARENT) - 1)
        last = code >> PARENT
    return codes[::-1]


def _moves(desk: Desk, deck: Deck, cards: Sequence[int], codes: list[int]) -> Iterator[Lay]:
    land, row = Land(), words(kernel.LAND)
    for card, code in zip(cards, codes, strict=True):
        move = boards.move(land, code, _workers(row))
        yield move
        laid = Laid(move.square, card, move.turn)
        land = post(lay(land, laid, deck.card(card).faces[move.turn]), move.posting)
        play(row, desk.box, card - 1, code)


def _workers(row: Words) -> list[int]:
    posted = int(row[kernel.POSTED])
    return [int(row[n]) for n in range(kernel.WORKERS, kernel.WORKERS + posted)]
