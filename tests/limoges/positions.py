"""Tables in words: a line for each thing that is different from an empty board.

    0 coins 20            0 hand 6-3 5-4         0 has yellow 3 grey 1     0 fr 5
    0 tile t05 lieu grey  0 tile t01 personnage yellow jailed               0 bag 6
    keys_cite 0 6-3 yellow                       gi_imbert 1 4-2 red low    ab_03 n 4-1
    prison red 2          row lieux t01 t09      treasury abbey 20          turn 1
Meeples come out of the reserve, coins out of the bank and dominoes out of the bags.
"""

from collections.abc import Callable
from dataclasses import replace
from random import Random

from limestone.rules import limoges
from limestone.rules.game import CHANCE, GAMES, Game, Options, Refused, Seat, options, own_files
from limestone.rules.limoges.agenda import Turn
from limestone.rules.limoges.components import (
    COLOUR,
    HALVES,
    ROWS,
    SIDE_OF_ROW,
    Box,
    Domino,
    Side,
)
from limestone.rules.limoges.moves import Move
from limestone.rules.limoges.payment import Reason, earn
from limestone.rules.limoges.table import (
    NOBODY,
    Held,
    Lying,
    State,
    into_hand,
    into_reserve,
    ordered,
    remove,
    with_lying,
    with_player,
    without,
)

LIMOGES: Game = GAMES["limoges"]
BOX: Box = options(LIMOGES).material
GIFT = Reason("gift", "")


def domino(text: str) -> Domino:
    high, low = map(int, text.split("-"))
    return Domino(high, low)


def chosen(*words: str, rules: int = 0) -> Options:
    """The options of a table; by older rules, with the data that were made for them."""
    return options(LIMOGES, words, limoges.material(own_files("limoges", rules), "substitute"))


def table(seats: int, *lines: str, words: tuple[str, ...] = (), rules: int = 0) -> State:
    """A turn of seat 0 on an empty board, then whatever the lines say."""
    state = limoges.start(seats, chosen(*words, rules=rules))
    bare = state._replace(
        board=(None,) * len(state.board),
        treasury=(0, 0),
        bank=-15 * seats,
        round=1,
        agenda=(Turn(0, 0),),
    )
    for line in lines:
        bare = _arranged(bare, line.split())
    turn = bare.agenda[-1]
    assert isinstance(turn, Turn)
    turn = Turn(turn.seat, len(bare.players[turn.seat].hand))
    return bare._replace(agenda=(turn,))


def printed(state: State, side: Side) -> State:
    """The same table, with data that print this on a side of a tile."""
    sides = {**state.box.sides, (side.tile, side.name): side}
    return state._replace(box=replace(state.box, sides=sides))


def _arranged(state: State, words: list[str]) -> State:
    if words[0].isdigit():
        return PLAYER[words[1]](state, int(words[0]), words[2:])
    if words[0] in state.box.plan.number:
        return _laid(state, *words)
    return TABLE[words[0]](state, words[1:])


def _laid(state: State, space: str, owner: str, name: str, *rest: str) -> State:
    found = domino(name)
    number = state.box.plan.number[space]
    colour = COLOUR[rest[0]] if rest else None
    covers = next((half for half in HALVES if half in rest), "")
    if colour is not None and state.box.spaces[number].kind == "gate":
        covers = covers or "high"
    if colour is not None:
        state = into_reserve(state, colour, -1)
    if owner == "n":
        return with_lying(state, number, Lying(found, NOBODY))
    player = state.players[int(owner)]
    state = with_player(state, int(owner), player._replace(bag=without(player.bag, found)))
    return with_lying(state, number, Lying(found, int(owner), colour, covers))


def _hand(state: State, seat: Seat, words: list[str]) -> State:
    player = state.players[seat]
    bag = player.bag
    for word in words:
        bag = without(bag, domino(word))
    return with_player(state, seat, player._replace(hand=ordered(*map(domino, words)), bag=bag))


def _has(state: State, seat: Seat, words: list[str]) -> State:
    for colour, count in zip(words[::2], words[1::2], strict=True):
        state = into_reserve(state, COLOUR[colour], -int(count))
        state = into_hand(state, seat, COLOUR[colour], int(count))
    return state


def _tile(state: State, seat: Seat, words: list[str]) -> State:
    tile, side, *rest = words
    player = state.players[seat]
    colour = next((COLOUR[word] for word in rest if word in COLOUR), None)
    if colour is not None:
        state = into_reserve(state, colour, -1)
    held = Held(tile, side, colour, "jailed" in rest)
    state = with_player(state, seat, player._replace(tiles=(*player.tiles, held)))
    deck, stack, ostensions = (
        tuple(other for other in pile if other != tile)
        for pile in (state.deck, state.stack, state.ostensions)
    )
    return state._replace(deck=deck, stack=stack, ostensions=ostensions)


def _bag(state: State, seat: Seat, words: list[str]) -> State:
    player = state.players[seat]
    gone = player.bag[int(words[0]) :]
    state = with_player(state, seat, player._replace(hand=(*player.hand, *gone)))
    state = remove(state, seat, *gone)
    player = state.players[seat]
    return with_player(state, seat, player._replace(bag=player.bag[: int(words[0])]))


def _track(n: int, state: State, seat: Seat, words: list[str]) -> State:
    tracks = list(state.players[seat].influence)
    tracks[n] = int(words[0])
    player = state.players[seat]._replace(influence=(tracks[0], tracks[1]))
    return with_player(state, seat, player)


def _row(state: State, words: list[str]) -> State:
    rows = list(state.rows)
    row = ROWS.index(words[0])
    rows[row] = tuple(
        (word.partition(":")[0], word.partition(":")[2] or SIDE_OF_ROW[words[0]])
        for word in words[1:]
    )
    shown = {word.partition(":")[0] for word in words[1:]}
    state = state._replace(deck=tuple(tile for tile in state.deck if tile not in shown))
    state = state._replace(stack=tuple(event for event in state.stack if event not in shown))
    return state._replace(rows=(rows[0], rows[1]))


def _treasury(state: State, words: list[str]) -> State:
    abbey, cathedral = state.treasury
    coins = int(words[1])
    state = state._replace(bank=state.bank - coins)
    if words[0] == "abbey":
        return state._replace(treasury=(abbey + coins, cathedral))
    return state._replace(treasury=(abbey, cathedral + coins))


def _prison(state: State, words: list[str]) -> State:
    state = into_reserve(state, COLOUR[words[0]], -int(words[1]))
    prison = list(state.prison)
    prison[COLOUR[words[0]]] += int(words[1])
    return state._replace(prison=tuple(prison))


def _kept(state: State, seat: Seat, words: list[str]) -> State:
    return with_player(state, seat, state.players[seat]._replace(objectives=tuple(words)))


PLAYER: dict[str, Callable[[State, Seat, list[str]], State]] = {
    "coins": lambda s, n, w: earn(s, n, int(w[0]) - s.players[n].coins, GIFT),
    "hand": _hand,
    "has": _has,
    "tile": _tile,
    "bag": _bag,
    "objectives": _kept,
    "fr": lambda s, n, w: _track(0, s, n, w),
    "en": lambda s, n, w: _track(1, s, n, w),
    "points": lambda s, n, w: with_player(s, n, s.players[n]._replace(points=int(w[0]))),
}
TABLE: dict[str, Callable[[State, list[str]], State]] = {
    "row": _row,
    "treasury": _treasury,
    "prison": _prison,
    "turn": lambda s, w: s._replace(agenda=(Turn(int(w[0]), 0),)),
    "first": lambda s, w: s._replace(first=int(w[0])),
}


def after(state: State, *lines: str) -> State:
    """The table after some lines of a record, each of them legal."""
    for line in lines:
        step = step_of(line)
        checked = {seat: limoges.check(state, seat, move) for seat, move in step.items()}
        for seat, move in checked.items():
            assert seat == CHANCE or move in limoges.legal(state, seat), line
        state = limoges.play(state, checked)
    return state


def step_of(line: str) -> dict[Seat, Move]:
    parts = (part.partition(" ") for part in line.split(" | "))
    return {CHANCE if who == "*" else int(who): limoges.read(text) for who, _, text in parts}


def why_not(state: State, line: str) -> str:
    """The code of the refusal of a move, which is not listed either."""
    ((seat, move),) = step_of(line).items()
    assert move not in limoges.legal(state, seat), line
    try:
        limoges.check(state, seat, move)
    except Refused as refused:
        assert refused.section.startswith("§")
        return refused.code
    return ""


def listed(state: State, seat: Seat, *starts: str) -> list[str]:
    """The legal moves of a seat, in notation, those that begin with one of these words."""
    texts = [limoges.write(move) for move in limoges.legal(state, seat)]
    return sorted(text for text in texts if not starts or text.split()[0] in starts)


def meeples(state: State, seat: Seat) -> str:
    """The meeples of a hand in words, in the order of the colours."""
    hand = state.players[seat].meeples
    return " ".join(f"{name} {hand[n]}" for name, n in COLOUR.items() if hand[n])


def lies(state: State, space: str) -> str:
    """What lies on a space: owner, domino, meeple and the half covered."""
    lying = state.board[state.box.plan.number[space]]
    if lying is None:
        return ""
    owner = "n" if lying.owner == NOBODY else str(lying.owner)
    words = [owner, f"{lying.domino.high}-{lying.domino.low}"]
    words += [] if lying.meeple is None else [list(COLOUR)[lying.meeple]]
    return " ".join([*words, *([lying.covers] if lying.covers else [])])


def coins(state: State) -> tuple[int, ...]:
    return tuple(player.coins for player in state.players)


def busy_step(state: State, rng: Random) -> dict[Seat, Move]:
    """A step in which every kind of move is as likely as the others, and turns end late."""
    due = limoges.actors(state)
    if due == (CHANCE,):
        return {CHANCE: limoges.chance(state, rng)}
    return {seat: _busy_move(state, seat, rng) for seat in due}


def _busy_move(state: State, seat: Seat, rng: Random) -> Move:
    moves = list(limoges.legal(state, seat))
    kinds: dict[tuple[str, str], list[Move]] = {}
    for move in moves:
        text = limoges.write(move).split()
        site = text[2][:2] if text[0] == "place" else ""
        kinds.setdefault((text[0], site), []).append(move)
    names = [kind for kind in kinds if kind[0] != "end"] if rng.randrange(6) else []
    return rng.choice(kinds[rng.choice(names or list(kinds))])
