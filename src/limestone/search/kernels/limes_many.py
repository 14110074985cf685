"""Many games of Limes for one seat, all a step further at once; a step says one piece of a move.

What is seen and what is open is kept up to date in place, on the 14 x 14 zones of the table.
"""

from typing import NamedTuple

from limestone.search.kernels.compiled import Number, Words, compiled, first, number, word
from limestone.search.kernels.limes import (
    CARDS,
    LAND,
    ONE,
    POSTED,
    ROUNDS,
    SUPPLY,
    TURNS,
    WORKERS,
    ZERO,
    Box,
    covered,
    kind_of,
    lay,
    place,
    places,
    reach,
    score,
    shuffle,
    territory,
    tied,
    ties,
)

LEFT, TOP, ROUND, STAGE, WHO, SCORE, LAST_SCORE, LAID = range(8)  # of a game, besides its land
NOTEBOOK = 8
LAY, POST, GO = range(3)  # stages: what is to be said

SPAN, SIDE, ZONES = 7, 14, 196
MIDDLE = 3  # the square of the first card, both ways
NOTHING = 4 * SPAN * SPAN
PLACE = NOTHING + 1
ORIGIN = PLACE + 4
TARGET = ORIGIN + ZONES
ACTIONS = TARGET + ZONES

MEN, MARK, PLANES = 5, 6, 7  # the mark: the card just laid, then the worker that leaves
CARD = PLANES * ZONES  # four quarters: field, water, forest, tower, hut
TO_COME = CARD + 20
SAYING = TO_COME + CARDS
SIZE = SAYING + 3


class Games(NamedTuple):
    """All games: a row each."""

    lands: Words
    notes: Words
    cards: Words
    seeds: Words
    seen: Words  # bytes
    open: Words  # bytes
    rewards: Words
    dones: Words


@compiled
def begin(games: Games, box: Box, n: Number) -> None:
    """A new game: the cards are shuffled, and the first one is drawn."""
    for k in range(LAND):
        games.lands[n, k] = ZERO
    for k in range(SIZE):
        games.seen[n, k] = 0
    for k in range(CARDS):
        games.seen[n, TO_COME + k] = 1
    note = games.notes[n]
    note[LEFT], note[TOP], note[ROUND], note[SCORE] = MIDDLE, MIDDLE, 0, 0
    shuffle(games.cards[n], 0, games.seeds[n])
    draw(games, box, n)


@compiled
def draw(games: Games, box: Box, n: Number) -> None:
    """§2.1 The next card lies open, and may be laid."""
    seen, note = games.seen[n], games.notes[n]
    card = games.cards[n, note[ROUND]]
    for quarter in range(4):
        for kind in range(5):
            cell = word(8 * (quarter >> 1) + (quarter & 1))
            there = box.faces[5 * TURNS * card + kind] >> cell & ONE
            seen[CARD + 5 * quarter + kind] = number(there)
    seen[TO_COME + card] = 0
    enter(games, n, LAY)
    left = places(games.lands[n], box.diagonal)
    while left:
        square = first(left)
        left &= left - ONE
        row, column = note[TOP] + (square >> 3) - 1, note[LEFT] + (square & 7) - 1
        for turn in range(box.turns[card]):
            games.open[n, 4 * (SPAN * row + column) + turn] = 1


@compiled
def enter(games: Games, n: Number, stage: Number) -> None:
    """Another thing is to be said, and nothing is open yet."""
    games.notes[n, STAGE] = stage
    for k in range(3):
        games.seen[n, SAYING + k] = k == stage
    for k in range(ACTIONS):
        games.open[n, k] = 0


@compiled
def zone(note: Words, cell: Number) -> Number:
    """Where a cell of the land's box is on the table."""
    return SIDE * (2 * note[TOP] + (cell >> 3)) + 2 * note[LEFT] + (cell & 7)


@compiled
def cell_at(note: Words, there: Number) -> Number:
    """The cell of the land's box at a zone of the table."""
    return 8 * (there // SIDE - 2 * note[TOP]) + there % SIDE - 2 * note[LEFT]


@compiled
def mark_card(seen: Words, there: Number, mark: Number) -> None:
    """The four zones of a card are marked, or are so no longer."""
    for quarter in range(4):
        seen[MARK * ZONES + there + SIDE * (quarter >> 1) + (quarter & 1)] = mark


@compiled
def lay_card(games: Games, box: Box, n: Number, piece: Number) -> None:
    """§3 The card lies; then a worker may be posted."""
    note, land, seen = games.notes[n], games.lands[n], games.seen[n]
    row, column, turn = piece // 4 // SPAN, piece // 4 % SPAN, piece & 3
    face = TURNS * games.cards[n, note[ROUND]] + turn
    lay(land, box.faces, face, 8 * (row - note[TOP] + 1) + column - note[LEFT] + 1)
    note[TOP], note[LEFT] = min(note[TOP], row), min(note[LEFT], column)
    note[LAID] = SIDE * 2 * row + 2 * column
    mark_card(seen, note[LAID], 1)
    for quarter in range(4):
        south, east = quarter >> 1, quarter & 1
        there = note[LAID] + SIDE * south + east
        for kind in range(5):
            bit = box.faces[5 * face + kind] >> word(8 * south + east) & ONE
            seen[kind * ZONES + there] = number(bit)
    for k in range(20):
        seen[CARD + k] = 0
    open_posts(games, box, n)


@compiled
def open_posts(games: Games, box: Box, n: Number) -> None:
    """§5 Nothing, a quarter of the card, or a worker with another territory beside its own."""
    note, land = games.notes[n], games.lands[n]
    enter(games, n, POST)
    games.open[n, NOTHING] = 1
    if land[POSTED] < SUPPLY:
        for quarter in range(4):
            games.open[n, PLACE + quarter] = 1
    ground = covered(land)
    for k in range(number(land[POSTED])):
        here = ONE << land[WORKERS + k]
        # Where cards lie side by side, only ground of one kind can be one territory.
        free = not box.diagonal and land[kind_of(land, here)] != ground
        if free or reach(land, territory(land, here), box.ferryman):
            games.open[n, ORIGIN + zone(note, number(land[WORKERS + k]))] = 1


@compiled
def leave(games: Games, box: Box, n: Number, origin: Number) -> None:
    """§5.2 A worker leaves its zone, for any zone of the territories in reach."""
    note, land = games.notes[n], games.lands[n]
    cell = word(cell_at(note, origin))
    for k in range(number(land[POSTED])):
        if land[WORKERS + k] == cell:
            note[WHO] = k
    enter(games, n, GO)
    games.seen[n, MARK * ZONES + origin] = 1
    home = territory(land, ONE << cell)
    east, south = ties(land)
    left = tied(reach(land, home, box.ferryman), east, south) & ~home
    while left:
        games.open[n, TARGET + zone(note, first(left))] = 1
        left &= left - ONE


@compiled
def arrive(games: Games, n: Number, target: Number) -> None:
    """§5.2 The worker that left stands there now."""
    note, land, seen = games.notes[n], games.lands[n], games.seen[n]
    origin = zone(note, number(land[WORKERS + note[WHO]]))
    land[WORKERS + note[WHO]] = word(cell_at(note, target))
    seen[MEN * ZONES + origin] -= 1
    seen[MEN * ZONES + target] += 1
    seen[MARK * ZONES + origin] = 0


@compiled
def next_round(games: Games, box: Box, n: Number) -> None:
    """§2 The move is over: its points, then the next card or the next game."""
    note = games.notes[n]
    points = score(games.lands[n])
    games.rewards[n] = points - note[SCORE]
    note[SCORE] = points
    note[ROUND] += 1
    if note[ROUND] < ROUNDS:
        draw(games, box, n)
    else:
        note[LAST_SCORE] = points
        games.dones[n] = 1
        begin(games, box, n)


@compiled
def step_one(games: Games, box: Box, n: Number, piece: Number) -> None:
    """A piece that is open is said."""
    land, note = games.lands[n], games.notes[n]
    games.rewards[n], games.dones[n] = 0, 0
    if note[STAGE] == POST:
        mark_card(games.seen[n], note[LAID], 0)
    if piece < NOTHING:
        lay_card(games, box, n, piece)
    elif PLACE <= piece < ORIGIN:
        place(land, piece - PLACE)
        posted = number(land[WORKERS + number(land[POSTED]) - 1])
        games.seen[n, MEN * ZONES + zone(note, posted)] += 1
        next_round(games, box, n)
    elif ORIGIN <= piece < TARGET:
        leave(games, box, n, piece - ORIGIN)
    else:
        if piece >= TARGET:
            arrive(games, n, piece - TARGET)
        next_round(games, box, n)


@compiled
def begin_all(games: Games, box: Box) -> None:
    """New games everywhere."""
    for n in range(len(games.lands)):
        games.rewards[n], games.dones[n] = 0, 0
        begin(games, box, n)


@compiled
def step_all(games: Games, box: Box, pieces: Words) -> Number:
    """A piece in every game; if one is not open, its game is answered and nothing is done."""
    for n in range(len(pieces)):
        if pieces[n] < 0 or pieces[n] >= ACTIONS or games.open[n, pieces[n]] == 0:
            return n
    for n in range(len(pieces)):
        step_one(games, box, n, pieces[n])
    return -1
