"""Looking ahead in Limes: the moves of a card with their worth, greedy games.

A move is one number: see `write_code`.
"""

from typing import NamedTuple

from limestone.search.kernels.compiled import (
    Number,
    Word,
    Words,
    compiled,
    first,
    number,
    word,
)
from limestone.search.kernels.limes import (
    FULL,
    GO,
    LAND,
    LAST,
    NOTHING,
    ONE,
    PLACE,
    POSTED,
    SQUARES,
    SUPPLY,
    TURNS,
    WORKERS,
    ZERO,
    Box,
    lay,
    place,
    places,
    reach,
    shuffle,
    territory,
)
from limestone.search.kernels.limes_worth import (
    CROWDED,
    MANNED,
    Desk,
    aim_at,
    begin_book,
    met,
    outlook,
    page_of,
    prospect,
    survey,
)

SECOND_LOOK = 5  # how many moves a greedy player compares by their prospect

QUARTERS = word(0x0303)  # of a card


class Race(NamedTuple):
    """The lands after each candidate move, and the sums of their samples so far."""

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
    """Lay a card and place or move a worker, as the code says."""
    lay(land, box.faces, TURNS * card + (code >> 6 & 3), code & 63)
    what, who = code >> 8 & 3, code >> 10 & 7
    if what == PLACE:
        place(land, who)
    elif what == GO:
        land[WORKERS + who] = word(code >> 13 & 63)


@compiled
def expand(desk: Desk, land: Words, card: Number, left: Number, begin: Number) -> Number:
    """Write the moves worth considering from this index on; return the index after the last."""
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
    """Everything a worker may do after the card is laid this way."""
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
    """Move a worker to every territory in reach that has no worker."""
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
    """Play the rounds from begin to end: of the moves worth most, that with the best prospect."""
    for n in range(begin, end):
        play(land, desk.box, cards[n], chosen(desk, land, cards[n], 15 - n))


@compiled
def chosen(desk: Desk, land: Words, card: Number, left: Number) -> Number:
    """The move of a greedy player when so many rounds are left after it."""
    found = expand(desk, land, card, left, 0)
    if left == 0:
        return desk.codes[_highest(desk.values, found)]
    return desk.codes[_second_look(desk, land, card, left, found)]


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
    """The prospect after a move; its worth is struck out, so that it is not chosen again."""
    for n in range(LAND):
        desk.scout[n] = land[n]
    play(desk.scout, desk.box, card, desk.codes[at])
    desk.values[at] = -1
    aim_at(desk, page_of(land, desk.codes[at] & 63), QUARTERS << desk.scout[LAST])
    return outlook(desk, desk.scout, left)


@compiled
def sample(desk: Desk, race: Race, alive: Words, orders: Words) -> None:
    """Play on from every land that is alive, greedily, with the cards of every order.

    All lands get the same cards, so that luck does not tell them apart.
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

    So every card comes equally often in every round, and fewer samples are needed.
    """
    rest = len(cards) - begin
    for n in range(len(orders)):
        if n % rest == 0:
            shuffle(cards, begin, seed)
        for m in range(rest):
            orders[n][begin + m] = cards[begin + (n + m) % rest]


@compiled
def fingerprint(land: Words) -> Word:
    """A hash that ignores where in its territory a worker stands."""
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
