"""What a land is worth before the end: Limes judged territory by territory.

The worth of a land is the worth of its territories with a worker, at that point of the game, plus
the worth of the workers in the supply. Its prospect adds the territories that border on those: a
worker may move there, or two may become one. All numbers are hundredths of a point, from a table.

Judged territories are kept in a book. While the ways to lay one card are compared, most of them do
not change: only those whose domain the card touches are judged again.
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
)
from limestone.search.kernels.limes import (
    FOREST,
    FULL,
    HEIGHT,
    ONE,
    POSTED,
    SUPPLY,
    TOWER,
    WIDTH,
    WORKERS,
    ZERO,
    Box,
    beside,
    covered,
    kind_of,
    points,
    reach,
    sight,
    spread,
    territory,
)

POINTS, OPEN = 16, 8  # the resolution of the table; more counts as the last
WORTH = 16 * 4 * POINTS * OPEN  # by rounds left, kind, points, open ends
RESERVE = 16 * (SUPPLY + 1)  # by rounds left and workers in the supply
BORDER = 8 * 4 * 2 * 4 * POINTS * OPEN  # by rounds left in pairs, kind; what is beyond, and manned

# The zones of the new card; where its page of the book begins; the territories that hold workers,
# and those that hold several.
CARD, PAGE, MANNED, CROWDED = range(4)
PAGES = 10  # one for what the card changes, and one for each of nine ways to grow

WEST = word(0x0101_0101_0101_0101)
NORTH = word(0xFF)


class Desk(NamedTuple):
    """A box, a table of worths, and working memory; nothing in it outlives a call."""

    box: Box
    worth: Words
    reserve: Words
    border: Words
    trial: Words  # a land
    aim: Words  # of the land in hand: see CARD and what follows it
    at: Words  # by page and cell: the place of the territory met there, or -1
    homes: Words  # by place: the territory
    domains: Words  # where a new card would change its worth
    features: Words  # the index of its worth in the table
    posts: Words  # the place of each worker's territory
    across: Words  # the indices of the worths of all borders
    codes: Words  # the moves found
    values: Words  # the worth of the land after each
    walker: Words  # a land on its way to the end of a game
    scout: Words  # a land after the move that is looked at again


@compiled
def begin_book(desk: Desk) -> None:
    """Forget all territories, before another land is judged."""
    for n in range(len(desk.at)):
        desk.at[n] = -1


@compiled
def aim_at(desk: Desk, page: Number, card: Word) -> None:
    """Look at the land with a card on these zones; a page is kept for each way it makes it grow."""
    desk.aim[CARD], desk.aim[PAGE] = card, word(64 * page)
    for n in range(64):
        desk.at[n] = -1


@compiled
def page_of(land: Words, square: Number) -> Number:
    """The page for a card on that square of a land: how the display grows, and so moves."""
    row, column = (square >> 3) - 1, (square & 7) - 1
    down = 0 if row < 0 else 2 if row >= number(land[HEIGHT]) else 1
    return 1 + 3 * down + (0 if column < 0 else 2 if column >= number(land[WIDTH]) else 1)


@compiled
def edge(land: Words, home: Word) -> Number:
    """How many zones of a territory lie where the display may still grow north or west."""
    found = 0
    if land[WIDTH] < 4:
        found += bit_count(home & WEST)
    if land[HEIGHT] < 4:
        found += bit_count(home & NORTH)
    return found


@compiled
def judge(land: Words, left: Number, kind: Number, home: Word) -> tuple[Number, Word]:
    """The index of a territory's worth in the table, and the zones where a card would change it.

    Open ends are the free zones it may grow into, or a watchman may come to see.
    """
    free = ~covered(land) & FULL
    if kind == TOWER:
        seen = sight(land, home)
        gained, open_ends = bit_count(seen & land[FOREST]), bit_count(seen & free)
        domain = seen | spread(home)
    else:
        domain = spread(home)
        open_ends = bit_count(domain & free) + edge(land, home)
        if kind == FOREST:
            gained, around = beside(land, domain & ~home)
            domain |= spread(around)
        else:
            gained = points(land, kind, home)
    gained, open_ends = min(gained, POINTS - 1), min(open_ends, OPEN - 1)
    return ((left * 4 + kind) * POINTS + gained) * OPEN + open_ends, domain


@compiled
def met(desk: Desk, land: Words, left: Number, zone: Word) -> Number:
    """The place of a zone's territory in the book, judged if it is not there yet."""
    cell, page = first(zone), number(desk.aim[PAGE])
    at = desk.at[page + cell]
    if at >= 0 and not desk.domains[at] & desk.aim[CARD]:
        return at
    at = desk.at[cell]
    if at >= 0:
        return at
    kind = kind_of(land, zone)
    home = territory(land, zone)
    feature, domain = judge(land, left, kind, home)
    if domain & desk.aim[CARD]:
        page = 0
    at = page + first(home)
    desk.homes[at], desk.domains[at], desk.features[at] = home, domain, feature
    while home:
        desk.at[page + first(home)] = at
        home &= home - ONE
    return at


@compiled
def survey(desk: Desk, land: Words, left: Number) -> Number:
    """The worth of all workers in the display; notes on the desk where they are."""
    total, manned, crowded = 0, ZERO, ZERO
    for n in range(number(land[POSTED])):
        at = met(desk, land, left, ONE << land[WORKERS + n])
        home = desk.homes[at]
        if home & manned:
            crowded |= home
        else:
            total += desk.worth[desk.features[at]]
        manned |= home
        desk.posts[n] = at
    desk.aim[MANNED], desk.aim[CROWDED] = manned, crowded
    return total


@compiled
def value(desk: Desk, land: Words, left: Number) -> Number:
    """The worth of a land when so many rounds are left."""
    aim_at(desk, 0, FULL)
    return _worth(desk, land, left)


@compiled
def _worth(desk: Desk, land: Words, left: Number) -> Number:
    supply = SUPPLY - number(land[POSTED])
    return survey(desk, land, left) + desk.reserve[left * (SUPPLY + 1) + supply]


@compiled
def prospect(desk: Desk, land: Words, left: Number) -> Number:
    """The worth of a land and, while something is left to come, of what its workers border on."""
    aim_at(desk, 0, FULL)
    return outlook(desk, land, left)


@compiled
def outlook(desk: Desk, land: Words, left: Number) -> Number:
    """The prospect of the land that the desk is aimed at."""
    total = _worth(desk, land, left)
    if left:
        for n in range(borders(desk, land, left)):
            total += desk.border[desk.across[n]]
    return total


@compiled
def borders(desk: Desk, land: Words, left: Number) -> Number:
    """After a survey: write the indices of the worths of all borders; return their number."""
    done, count = ZERO, 0
    for n in range(number(land[POSTED])):
        home = desk.homes[desk.posts[n]]
        targets = ZERO if home & done else reach(land, home, desk.box.ferryman)
        done |= home
        while targets:
            at = met(desk, land, left, ONE << word(first(targets)))
            targets &= ~desk.homes[at]
            own, other = desk.features[desk.posts[n]], desk.features[at]
            manned = desk.homes[at] & desk.aim[MANNED] != ZERO
            desk.across[count] = beyond(left, own, other, manned)
            count += 1
    return count


@compiled
def beyond(left: Number, own: Number, other: Number, manned: bool) -> Number:
    """The index of the worth of a border between two territories."""
    kind, step = own // (POINTS * OPEN) % 4, 4 * POINTS * OPEN
    return ((left // 2 * 4 + kind) * 2 + manned) * step + other % step
