"""A beam search for the best result of a deal whose order is known."""

from typing import NamedTuple

from limestone.search.kernels.compiled import Number, Word, Words, compiled, number, word
from limestone.search.kernels.limes import LAND, ZERO, score
from limestone.search.kernels.limes_search import expand, fingerprint, play
from limestone.search.kernels.limes_worth import Desk

BUCKETS = 16_384  # hundredths of a point, as many as a land can be worth
MOST = 1 << 15  # moves of one land, see `limes_boards.FIRST_MOVES`
PARENT = 20  # the bit of a move's number where the number of its land begins


class Beam(NamedTuple):
    """The lands of this round and of the next, and working memory to select them."""

    width: int
    lands: Words
    nexts: Words
    moves: Words  # round by round, the move that led to each land of the next, and its land
    heaps: Words  # how many moves there are of each worth
    seen: Words  # fingerprints of the lands chosen


@compiled
def advance(desk: Desk, beam: Beam, count: Number, card: Number, left: Number) -> Number:
    """Fill the next round with the best different lands; return their number."""
    room = len(desk.codes) - MOST
    found = 0
    for n in range(count):
        if found > room:
            found = _thin(desk, beam, found)
        begin, found = found, expand(desk, beam.lands[n], card, left, found)
        for m in range(begin, found):
            desk.codes[m] |= n << PARENT
    return _select(desk, beam, found, card, 15 - left)


@compiled
def _bucket(worth: Number) -> Number:
    return min(max(number(worth), 0), BUCKETS - 1)


@compiled
def _least(desk: Desk, beam: Beam, found: Number, wanted: Number) -> Number:
    """The worth that about as many moves as wanted reach."""
    for n in range(BUCKETS):
        beam.heaps[n] = 0
    for n in range(found):
        beam.heaps[_bucket(desk.values[n])] += 1
    bucket, total = BUCKETS, 0
    while bucket > 0 and total < wanted:
        bucket -= 1
        total += beam.heaps[bucket]
    return bucket


@compiled
def _thin(desk: Desk, beam: Beam, found: Number) -> Number:
    """Drop the moves that have no chance, as many times the beam's width are better."""
    least = _least(desk, beam, found, 8 * beam.width)
    kept = 0
    for n in range(found):
        if _bucket(desk.values[n]) >= least:
            desk.codes[kept], desk.values[kept] = desk.codes[n], desk.values[n]
            kept += 1
    return kept


@compiled
def _sort(desk: Desk, beam: Beam, found: Number, order: Words) -> Number:
    """Write the best moves in order of worth; return their number."""
    least = _least(desk, beam, found, min(len(order), 8 * beam.width))
    total = 0
    for bucket in range(BUCKETS - 1, least - 1, -1):
        here = beam.heaps[bucket]
        beam.heaps[bucket] = total
        total += here
    for n in range(found):
        bucket = _bucket(desk.values[n])
        if bucket >= least:
            if beam.heaps[bucket] < len(order):
                order[beam.heaps[bucket]] = n
            beam.heaps[bucket] += 1
    return min(total, len(order))


@compiled
def _select(desk: Desk, beam: Beam, found: Number, card: Number, turn: Number) -> Number:
    """Play the best moves that lead to different lands."""
    order = beam.moves[len(beam.moves) - 1]
    total = _sort(desk, beam, found, order)
    for n in range(len(beam.seen)):
        beam.seen[n] = ZERO
    count = 0
    for n in range(total):
        if count == beam.width:
            break
        code = desk.codes[order[n]]
        for m in range(LAND):
            beam.nexts[count][m] = beam.lands[code >> PARENT][m]
        play(beam.nexts[count], desk.box, card, code & (1 << PARENT) - 1)
        if _new(beam.seen, fingerprint(beam.nexts[count])):
            beam.moves[turn][count] = code
            count += 1
    return count


@compiled
def _new(seen: Words, mark: Word) -> bool:
    """Add a fingerprint to those seen; whether it is new."""
    size = len(seen)
    at = number(mark & word(size - 1))
    while seen[at]:
        if seen[at] == mark:
            return False
        at = at + 1 & size - 1
    seen[at] = mark
    return True


@compiled
def highest(lands: Words, count: Number) -> Number:
    """The index of the land with the best score."""
    best, most = 0, -1
    for n in range(count):
        points = score(lands[n])
        if points > most:
            best, most = n, points
    return best
