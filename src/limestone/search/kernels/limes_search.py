"""Looking ahead in Limes: the moves of a card with their worth, greedy games.

The worth of a land is a sum over the territories that hold a worker, of what such a territory is
worth at that point of the game, and of what the workers in the supply are worth. Its prospect also
counts what borders on those territories: a worker may go there, or two may become one. All is in
hundredths of a point, read from a table. A move is one number: see `write_code`.
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
    GO,
    HEIGHT,
    LAND,
    LAST,
    NOTHING,
    ONE,
    PLACE,
    POSTED,
    SQUARES,
    SUPPLY,
    TOWER,
    TURNS,
    WIDTH,
    WORKERS,
    ZERO,
    Box,
    beside,
    covered,
    kind_of,
    lay,
    place,
    places,
    points,
    reach,
    shuffle,
    sight,
    spread,
    territory,
)

POINTS, OPEN = 16, 8  # how finely the table tells territories apart
WORTH = 16 * 4 * POINTS * OPEN  # by rounds left, kind, points, open ends
RESERVE = 16 * (SUPPLY + 1)  # by rounds left and workers in the supply
BORDER = 8 * 4 * 2 * 4 * POINTS * OPEN  # by rounds left in pairs, kind; what is beyond, and manned
SECOND_LOOK = 5  # how many moves a greedy player compares by their prospect

CARD, PAGE, MANNED, CROWDED = range(4)  # a new card's zones; where its page of the book begins;
# the territories that hold workers, and those that hold several
PAGES = 10  # one for what the card changes, and one for each of nine ways to grow

QUARTERS = word(0x0303)
WEST = word(0x0101_0101_0101_0101)
NORTH = word(0xFF)


class Desk(NamedTuple):
    """A box, a table of worths, and room to work in; nothing in it outlives a call."""

    box: Box
    worth: Words
    reserve: Words
    border: Words
    trial: Words  # a land
    aim: Words  # of the land in hand: see CARD and what follows it
    at: Words  # by page and cell: the place of the territory met there, or -1
    homes: Words  # by place: the territory
    domains: Words  # where a new card would change what is known of it
    features: Words  # where its worth stands
    posts: Words  # the place of each worker's territory
    across: Words  # where the worths of all borders stand
    codes: Words  # the moves found
    values: Words  # the worth of the land after each
    walker: Words  # a land on its way to the end of a game
    scout: Words  # a land after the move that is looked at again


class Race(NamedTuple):
    """Some lands after the move that is weighed, and what they came to so far."""

    lands: Words
    sums: Words  # the worth at the end of every sample, added up
    begin: int  # the first round to be played
    end: int  # the round before which the worth is counted


@compiled
def write_code(square: Number, turn: Number, what: Number, who: Number, cell: Number) -> Number:
    """A move as a number; `who` is a worker or, when one is placed, a quarter."""
    return square | turn << 6 | what << 8 | who << 10 | cell << 13


@compiled
def play(land: Words, box: Box, card: Number, code: Number) -> None:
    """Lay a card and post a worker as a move says."""
    lay(land, box.faces, TURNS * card + (code >> 6 & 3), code & 63)
    what, who = code >> 8 & 3, code >> 10 & 7
    if what == PLACE:
        place(land, who)
    elif what == GO:
        land[WORKERS + who] = word(code >> 13 & 63)


@compiled
def begin_book(desk: Desk) -> None:
    """Forget all territories: another land is to be looked at."""
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
    """Where the worth of a territory stands in the table, and where a card would change that.

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
    """The place of a zone's territory in the book; it is judged when it is not known yet."""
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
    """The worth of all workers in the display; who stands where is left on the desk."""
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
    return _hope(desk, land, left)


@compiled
def _hope(desk: Desk, land: Words, left: Number) -> Number:
    total = _worth(desk, land, left)
    if left:
        for n in range(borders(desk, land, left)):
            total += desk.border[desk.across[n]]
    return total


@compiled
def borders(desk: Desk, land: Words, left: Number) -> Number:
    """After a survey: write where the worths of all borders stand; their number comes back."""
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
    """Where the worth of a border between two territories stands in the table."""
    kind, step = own // (POINTS * OPEN) % 4, 4 * POINTS * OPEN
    return ((left // 2 * 4 + kind) * 2 + manned) * step + other % step


@compiled
def expand(desk: Desk, land: Words, card: Number, left: Number, begin: Number) -> Number:
    """Write the moves worth a thought from that place on; the place after the last comes back."""
    squares = places(land, desk.box.diagonal)
    turns = desk.box.turns[card] if land[SQUARES] else 1
    begin_book(desk)
    while squares:
        square = first(squares)
        squares &= squares - ONE
        page = page_of(land, square)
        for turn in range(turns):
            for n in range(LAND):
                desk.trial[n] = land[n]
            lay(desk.trial, desk.box.faces, TURNS * card + turn, square)
            aim_at(desk, page, QUARTERS << desk.trial[LAST])
            begin = _postings(desk, left, write_code(square, turn, NOTHING, 0, 0), begin)
    return begin


@compiled
def _postings(desk: Desk, left: Number, code: Number, begin: Number) -> Number:
    """All that may be done with a worker after a card was laid so."""
    land = desk.trial
    supply = SUPPLY - number(land[POSTED])
    base = survey(desk, land, left)
    stay = base + desk.reserve[left * (SUPPLY + 1) + supply]
    desk.codes[begin] = code
    desk.values[begin] = stay
    begin += 1
    if supply:
        fewer = base + desk.reserve[left * (SUPPLY + 1) + supply - 1]
        begin = _placings(desk, left, code, fewer, begin)
    for n in range(number(land[POSTED])):
        begin = _goings(desk, left, code | n << 10, stay, begin)
    return begin


@compiled
def _placings(desk: Desk, left: Number, code: Number, base: Number, begin: Number) -> Number:
    done = ZERO
    for quarter in range(4):
        zone = ONE << (desk.trial[LAST] + word(8 * (quarter >> 1) + (quarter & 1)))
        if done & zone:
            continue
        at = met(desk, desk.trial, left, zone)
        done |= desk.homes[at]
        if not desk.homes[at] & desk.aim[MANNED]:
            desk.codes[begin] = code | PLACE << 8 | quarter << 10
            desk.values[begin] = base + desk.worth[desk.features[at]]
            begin += 1
    return begin


@compiled
def _goings(desk: Desk, left: Number, code: Number, base: Number, begin: Number) -> Number:
    """A worker to every territory in reach that holds none."""
    home = desk.posts[code >> 10 & 7]
    if not desk.homes[home] & desk.aim[CROWDED]:
        base -= desk.worth[desk.features[home]]
    targets = reach(desk.trial, desk.homes[home], desk.box.ferryman)
    while targets:
        zone = ONE << word(first(targets))
        at = met(desk, desk.trial, left, zone)
        targets &= ~desk.homes[at]
        if not desk.homes[at] & desk.aim[MANNED]:
            desk.codes[begin] = code | GO << 8 | first(zone) << 13
            desk.values[begin] = base + desk.worth[desk.features[at]]
            begin += 1
    return begin


@compiled
def greedy(desk: Desk, land: Words, cards: Words, begin: Number, end: Number) -> None:
    """Play the rounds from begin to end, of the moves with the highest worth the best prospect."""
    for n in range(begin, end):
        found = expand(desk, land, cards[n], 15 - n, 0)
        if n == 15:
            best = _highest(desk.values, found)
        else:
            best = _second_look(desk, land, cards[n], 15 - n, found)
        play(land, desk.box, cards[n], desk.codes[best])


@compiled
def _highest(values: Words, count: Number) -> Number:
    best = 0
    for n in range(1, count):
        if values[n] > values[best]:
            best = n
    return best


@compiled
def _second_look(desk: Desk, land: Words, card: Number, left: Number, found: Number) -> Number:
    best = _highest(desk.values, found)
    most = _after(desk, land, card, left, best)
    for _ in range(min(SECOND_LOOK, found) - 1):
        other = _highest(desk.values, found)
        hope = _after(desk, land, card, left, other)
        if hope > most:
            best, most = other, hope
    return best


@compiled
def _after(desk: Desk, land: Words, card: Number, left: Number, at: Number) -> Number:
    """The prospect after a move, which is not looked at a third time."""
    for n in range(LAND):
        desk.scout[n] = land[n]
    play(desk.scout, desk.box, card, desk.codes[at])
    desk.values[at] = -1
    aim_at(desk, page_of(land, desk.codes[at] & 63), QUARTERS << desk.scout[LAST])
    return _hope(desk, desk.scout, left)


@compiled
def sample(desk: Desk, race: Race, alive: Words, orders: Words) -> None:
    """Play every land that is alive on, greedily, with the cards of every order.

    All lands meet the same cards: their luck is the same, and what is left is the difference.
    """
    for order in orders:
        for n in alive:
            for m in range(LAND):
                desk.walker[m] = race.lands[n][m]
            greedy(desk, desk.walker, order, race.begin, race.end)
            race.sums[n] += prospect(desk, desk.walker, 16 - race.end)


@compiled
def deal(orders: Words, cards: Words, begin: Number, seed: Words) -> None:
    """Orders of the cards to come: a shuffled deck, cut at every place before it is shuffled again.

    So every card comes as often in every round, and luck evens out sooner.
    """
    rest = len(cards) - begin
    for n in range(len(orders)):
        if n % rest == 0:
            shuffle(cards, begin, seed)
        for m in range(rest):
            orders[n][begin + m] = cards[begin + (n + m) % rest]


@compiled
def fingerprint(land: Words) -> Word:
    """Nearly the same number only for lands that are the same but for a worker's zone."""
    found = word(0x9E37_79B9_7F4A_7C15)
    for kind in range(5):
        found = _mix(found ^ land[kind])
    crew = ZERO
    for n in range(WORKERS, WORKERS + number(land[POSTED])):
        crew = (crew + _mix(territory(land, ONE << land[n]))) & FULL
    return _mix(found ^ crew) | ONE


@compiled
def _mix(x: Word) -> Word:
    x ^= x >> word(33)
    x = (x * word(0xFF51_AFD7_ED55_8CCD)) & FULL
    x ^= x >> word(33)
    x = (x * word(0xC4CE_B9FE_1A85_EC53)) & FULL
    return x ^ x >> word(33)
