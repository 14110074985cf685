"""Limes on 64-bit boards: the display, the territories, the moves, the score, random games.

A land is a row of words; its boards are those of `limestone.rules.limes.land`, in the
display's own 8x8 box. Cards are numbered from 0. Moves are at the level of territories: where in a
territory a worker stands decides nothing.
"""

from typing import NamedTuple

from limestone.search.kernels.compiled import (
    Number,
    Word,
    Words,
    bit_count,
    compiled,
    first,
    number,
    word,
    words,
    zeros_above,
)

FIELD, WATER, FOREST, TOWER, HUTS = range(5)
SQUARES = 5  # where cards lie: bit 9 is the first square of the box, so that it can grow both ways
WIDTH, HEIGHT, POSTED = 6, 7, 8
WORKERS = 9  # the cells of up to seven workers
LAST = 16  # the first cell of the card laid last
LAND = 17

ROUNDS, CARDS, TURNS, SUPPLY = 16, 24, 4, 7
NOTHING, PLACE, GO = range(3)  # what is done with a worker

VARIANTS = frozenset({"diagonal", "ferryman"})  # all that it knows: others play by the rules

ZERO, ONE, FIVE, EIGHT = word(0), word(1), word(5), word(8)
FULL = word(0xFFFF_FFFF_FFFF_FFFF)
NOT_WEST = word(0xFEFE_FEFE_FEFE_FEFE)
NOT_EAST = word(0x7F7F_7F7F_7F7F_7F7F)


class Box(NamedTuple):
    """What is in the box, and which variants are played."""

    faces: Words  # card, turn: the boards field, water, forest, tower, huts
    turns: Words  # card: how many of its turns look different; they come first
    diagonal: bool
    ferryman: bool
    scratch: Words


def _rooms() -> Words:
    """§3.3 By width and height of a display: the squares where it may still grow."""
    rooms = words(25)
    for width in range(1, 5):
        for height in range(1, 5):
            rows = range(0, height + 2) if height < 4 else range(1, 5)
            columns = range(0, width + 2) if width < 4 else range(1, 5)
            rooms[5 * width + height] = sum(1 << 8 * r + c for r in rows for c in columns)
    return rooms


def _rays() -> Words:
    """By direction (east, south, west, north) and cell: all cells straight ahead."""
    rays = words(4 * 64)
    for cell in range(64):
        row, column = divmod(cell, 8)
        rays[cell] = sum(1 << 8 * row + n for n in range(column + 1, 8))
        rays[64 + cell] = sum(1 << 8 * n + column for n in range(row + 1, 8))
        rays[128 + cell] = sum(1 << 8 * row + n for n in range(column))
        rays[192 + cell] = sum(1 << 8 * n + column for n in range(row))
    return rays


ROOMS = _rooms()
RAYS = _rays()


@compiled
def spread(board: Word) -> Word:
    """A board and all that shares a side with it."""
    beside = (board << ONE) & NOT_WEST | (board >> ONE) & NOT_EAST
    return (board | beside | board << EIGHT | board >> EIGHT) & FULL


@compiled
def flood(seed: Word, ground: Word) -> Word:
    """The connected part of the ground that contains the seed."""
    grown = spread(seed) & ground
    while grown != seed:
        # Two steps between tests: a branch costs more than a step.
        seed = spread(grown) & ground
        grown = spread(seed) & ground
    return seed


@compiled
def places(land: Words, diagonal: bool) -> Word:
    """§3.1, §3.3, §8.1 The squares where the next card may lie."""
    squares = land[SQUARES]
    if squares == ZERO:
        return word(1 << 9)
    near = spread(squares)
    if diagonal:
        rows = (squares << EIGHT | squares >> EIGHT) & FULL
        near |= (rows << ONE) & NOT_WEST | (rows >> ONE) & NOT_EAST
    return near & ~squares & ROOMS[number(FIVE * land[WIDTH] + land[HEIGHT])]


@compiled
def lay(land: Words, faces: Words, face: Number, square: Number) -> None:
    """§3 Lay a card; a face is 4 * card + turn."""
    row, column = (square >> 3) - 1, (square & 7) - 1
    if row < 0:
        _shift(land, EIGHT, word(16))
        row = 0
    if column < 0:
        _shift(land, ONE, word(2))
        column = 0
    land[WIDTH] = word(max(number(land[WIDTH]), column + 1))
    land[HEIGHT] = word(max(number(land[HEIGHT]), row + 1))
    land[SQUARES] |= ONE << word(8 * row + column + 9)
    shift = 16 * row + 2 * column
    for kind in range(5):
        land[kind] |= faces[5 * face + kind] << word(shift)
    land[LAST] = word(shift)


@compiled
def _shift(land: Words, squares: Word, zones: Word) -> None:
    """Growing north or west moves everything."""
    land[SQUARES] <<= squares
    land[HEIGHT if squares == EIGHT else WIDTH] += ONE
    for kind in range(5):
        land[kind] <<= zones
    for n in range(WORKERS, WORKERS + number(land[POSTED])):
        land[n] += zones


@compiled
def kind_of(land: Words, zone: Word) -> Number:
    """§1.2 The kind of a zone."""
    if land[FIELD] & zone:
        return FIELD
    if land[WATER] & zone:
        return WATER
    return FOREST if land[FOREST] & zone else TOWER


@compiled
def territory(land: Words, zone: Word) -> Word:
    """§4 The territory of a zone."""
    kind = kind_of(land, zone)
    return zone if kind == TOWER else flood(zone, land[kind])


@compiled
def covered(land: Words) -> Word:
    """The zones of all cards."""
    return land[FIELD] | land[WATER] | land[FOREST] | land[TOWER]


@compiled
def reach(land: Words, home: Word, ferryman: bool) -> Word:
    """§5.2 Zones of every territory that a worker may move to; §8.2 also by ferry."""
    border = spread(home) & ~home
    found = border & covered(land)
    if ferryman:
        for n in range(WORKERS, WORKERS + number(land[POSTED])):
            zone = ONE << land[n]
            if land[WATER] & zone:
                lake = flood(zone, land[WATER])
                if lake & border:
                    found |= spread(lake) & ~lake & covered(land)
    return found & ~home


@compiled
def points(land: Words, kind: Number, home: Word) -> Number:
    """§6 What a worker is worth in its territory."""
    if kind == FIELD:
        return bit_count(home)
    if kind == TOWER:
        return bit_count(sight(land, home) & land[FOREST])
    shore = spread(home) & ~home
    return bit_count(shore & land[HUTS]) if kind == WATER else beside(land, shore)[0]


@compiled
def beside(land: Words, shore: Word) -> tuple[Number, Word]:
    """§6.3 How many territories touch a forest with this shore; and their zones, without towers."""
    found, zones = bit_count(shore & land[TOWER]), ZERO
    for kind in (FIELD, WATER):
        left = shore & land[kind]
        while left:
            touched = flood(ONE << word(first(left)), land[kind])
            zones |= touched
            left &= ~touched
            found += 1
    return found, zones


@compiled
def sight(land: Words, tower: Word) -> Word:
    """§6.4 The zones seen from a tower, up to the next tower."""
    cell = first(tower)
    seen = ZERO
    for wind in range(4):
        line = RAYS[64 * wind + cell]
        blocks = line & land[TOWER]
        if blocks:
            line &= ~RAYS[64 * wind + (first(blocks) if wind < 2 else 63 - zeros_above(blocks))]
        seen |= line
    return seen


@compiled
def score(land: Words) -> Number:
    """§6.6 The sum of the scoring workers' points."""
    taken, total = ZERO, 0
    for n in range(WORKERS, WORKERS + number(land[POSTED])):
        zone = ONE << land[n]
        if taken & zone == ZERO:
            home = territory(land, zone)
            taken |= home
            total += points(land, kind_of(land, zone), home)
    return total


@compiled
def dice(seed: Words) -> Word:
    """The next word of a xorshift generator."""
    x = seed[0]
    x ^= x >> word(12)
    x ^= (x << word(25)) & FULL
    x ^= x >> word(27)
    seed[0] = x
    return (x * word(0x2545F4914F6CDD1D)) & FULL


@compiled
def below(seed: Words, n: Number) -> Number:
    """A whole number below n."""
    return number((dice(seed) >> word(32)) * word(n) >> word(32))


@compiled
def shuffle(cards: Words, begin: Number, seed: Words) -> None:
    """Shuffle the cards from this place on."""
    for n in range(len(cards) - 1, begin, -1):
        other = begin + below(seed, n + 1 - begin)
        cards[n], cards[other] = cards[other], cards[n]


@compiled
def ties(land: Words) -> tuple[Word, Word]:
    """§4 Which zones are connected to their neighbour in the east, and to that in the south."""
    field, water, forest = land[FIELD], land[WATER], land[FOREST]
    east = field & field >> ONE | water & water >> ONE | forest & forest >> ONE
    south = field & field >> EIGHT | water & water >> EIGHT | forest & forest >> EIGHT
    return east & NOT_EAST, south


@compiled
def tied(seed: Word, east: Word, south: Word) -> Word:
    """The seed and all zones connected to it, whatever the kind of ground."""
    while True:
        beside = (seed & east) << ONE | (seed >> ONE) & east
        grown = seed | beside | (seed & south) << EIGHT | (seed >> EIGHT) & south
        if grown == seed:
            return seed
        seed = grown


@compiled
def goes(land: Words, ferryman: bool, found: Words) -> Number:
    """§5.2 Every worker to every territory in reach, as 64 * worker + cell."""
    count = 0
    east, south = ties(land)
    for n in range(number(land[POSTED])):
        home = tied(ONE << land[WORKERS + n], east, south)
        left = reach(land, home, ferryman)
        while left:
            zone = ONE << word(first(left))
            left &= ~tied(zone, east, south)
            found[count] = 64 * n + first(zone)
            count += 1
    return count


@compiled
def place(land: Words, quarter: Number) -> None:
    """§5.1 Put a worker from the supply on a quarter of the card laid last."""
    cell = land[LAST] + word(8 * (quarter >> 1) + (quarter & 1))
    land[WORKERS + number(land[POSTED])] = cell
    land[POSTED] += ONE


@compiled
def random_game(land: Words, box: Box, cards: Words, seed: Words) -> Number:
    """The score of a game in which every choice is uniformly random."""
    for n in range(LAND):
        land[n] = ZERO
    for n in range(ROUNDS):
        left = places(land, box.diagonal)
        for _ in range(below(seed, bit_count(left))):
            left &= left - ONE
        lay(land, box.faces, TURNS * cards[n] + below(seed, TURNS), first(left))
        placings = 4 if land[POSTED] < SUPPLY else 0
        pick = below(seed, 1 + placings + goes(land, box.ferryman, box.scratch)) - 1
        if pick >= placings:
            go = box.scratch[pick - placings]
            land[WORKERS + (go >> 6)] = word(go & 63)
        elif pick >= 0:
            place(land, pick)
    return score(land)


@compiled
def random_games(games: Number, land: Words, box: Box, cards: Words, seed: Words) -> Number:
    """The sum of the scores of some random games."""
    total = 0
    for _ in range(games):
        shuffle(cards, 0, seed)
        total += random_game(land, box, cards, seed)
    return total
