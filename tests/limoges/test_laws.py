"""§2 Nothing is lost or made, nothing goes on for ever, and what is refused is not listed."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import NamedTuple

import pytest

from limestone.rules import limoges
from limestone.rules.game import CHANCE, Refused, Seat
from limestone.rules.limoges.components import COLOURS, DOMINOES
from limestone.rules.limoges.moves import Move
from limestone.rules.limoges.scoring import ending
from limestone.rules.limoges.table import State
from tests.limoges.positions import BOX, busy_step, chosen, listed

READINGS = [word for word in limoges.variants(BOX) if "=" in word]
TABLES = [
    (2, ()),
    (3, ()),
    (4, ()),
    (2, ("no-tiles",)),
    (3, ("no-ostensions",)),
    (2, ("events",)),
    (3, ("events",)),
    (4, ("events",)),
    *((2 + n % 3, (word,)) for n, word in enumerate(READINGS)),
    *((2 + n % 3, ("events", word)) for n, word in enumerate(READINGS)),
]


class Position(NamedTuple):
    state: State
    step: dict[Seat, Move]


def busy_game(seats: int, words: tuple[str, ...], seed: int) -> Iterator[Position]:
    """The positions of a game in which much happens, the last with an empty step."""
    rng = Random(seed)
    state = limoges.start(seats, chosen(*words))
    while limoges.actors(state):
        step = busy_step(state, rng)
        yield Position(state, step)
        state = limoges.play(state, step)
    yield Position(state, {})


def ids(value: object) -> str:
    return "-".join(value) or "usual" if isinstance(value, tuple) else str(value)


every_table = pytest.mark.parametrize(("seats", "words"), TABLES, ids=ids)


@every_table
def test_nothing_is_lost_or_made(seats: int, words: tuple[str, ...]) -> None:
    for state, _ in busy_game(seats, words, seed=1):
        assert all_meeples(state) == [state.rules.meeples_per_colour[seats]] * len(COLOURS)
        assert state.bank + sum(p.coins for p in state.players) + sum(state.treasury) == 0
        assert min(p.coins for p in state.players) >= 0
        for seat in range(seats):
            assert sorted(all_dominoes(state, seat)) == sorted(DOMINOES)
        assert all_tiles(state) == Counter(tiles_of(state))


def all_meeples(state: State) -> list[int]:
    counts = [state.reserve, state.prison, *(player.meeples for player in state.players)]
    placed = [lying.meeple for lying in state.board if lying]
    placed += [held.meeple for player in state.players for held in player.tiles]
    assert min(min(count) for count in counts) >= 0
    return [sum(count[n] for count in counts) + placed.count(n) for n in range(len(COLOURS))]


def all_dominoes(state: State, seat: Seat) -> list[tuple[int, int]]:
    player = state.players[seat]
    laid = [lying.domino for lying in state.board if lying and lying.owner == seat]
    return [*player.bag, *player.hand, *player.removed, *laid]


def all_tiles(state: State) -> Counter[str]:
    held = [held.tile for player in state.players for held in player.tiles]
    shown = [tile for row in state.rows for tile, _ in row]
    piles = (state.deck, state.discard, state.stack, state.spent, state.ostensions)
    found = Counter([*held, *shown, *(tile for pile in piles for tile in pile)])
    gone = [tile for tile in tiles_of(state) if tile not in found]
    assert all(tile.startswith("t") for tile in gone)  # §8.6 only a Lieu can be destroyed
    return found + Counter(gone)


def tiles_of(state: State) -> list[str]:
    rules = state.rules
    return [
        *(state.box.tiles if rules.use_tiles else ()),
        *(state.box.ostensions if rules.use_ostensions else ()),
        *(state.box.events if rules.use_events else ()),
    ]


@every_table
def test_a_game_has_at_most_six_rounds_of_at_most_seven_laps(
    seats: int, words: tuple[str, ...]
) -> None:
    turns: Counter[tuple[int, Seat]] = Counter()
    for state, step in busy_game(seats, words, seed=2):
        assert state.round <= 6
        for seat, move in step.items():
            if limoges.write(move).split()[0] == "end":
                turns[state.round, seat] += 1

    assert max(turns.values()) <= 7
    assert ending(state) in ("abbey", "cathedral", "influence", "bag")


@every_table
def test_every_legal_move_passes_the_check(seats: int, words: tuple[str, ...]) -> None:
    rng = Random(3)
    for state, step in busy_game(seats, words, seed=3):
        for seat in step:
            moves = [] if seat == CHANCE else list(limoges.legal(state, seat))
            for move in rng.sample(moves, min(len(moves), 12)):
                assert limoges.check(state, seat, move) == move
            assert limoges.check(state, seat, step[seat]) == step[seat]


def vocabulary() -> dict[str, list[str]]:
    """The words that can follow the first one in a turn, to make up moves with."""
    dominoes = [f"{domino.high}-{domino.low}" for domino in DOMINOES]
    spaces = [space.id for space in BOX.spaces]
    tiles = [*BOX.tiles[::4], *BOX.ostensions[::2], *BOX.events[::5]]
    return {
        "place": [f"{d} {s}{how}" for d in dominoes for s in spaces for how in HOWS],
        "activate": [f"{where} {colour}" for where in (*spaces, *tiles) for colour in COLOURS],
        "guards": ["chateau", "cite"],
        "guard": [f"{space} {half}" for space in spaces for half in ("high", "low")],
        "jail": [
            *(f"hand {seat} {colour}" for seat in range(4) for colour in COLOURS),
            *(f"on {where}" for where in (*spaces, *tiles)),
            *(f"tile {tile}" for tile in tiles),
        ],
        "free": [*COLOURS, *tiles],
        "rob": ["abbey", "cathedral"],
        "corrupt": [*dominoes, *(f"{d} draw" for d in dominoes), "6-3,5-4", "4-4,2-1 draw"],
        "ostend": dominoes,
        "commerce": list(COLOURS),
        "mint": [""],
        "jealousy": [*spaces, *tiles],
        "destroy": [f"{w} {pay}" for w in (*spaces, *tiles) for pay in ("yellow", "fr", "en")],
        "buy": [f"{t} {d}{c}" for t in tiles for d in dominoes for c in ("", " red")],
        "use": [f"{t}{c}" for t in tiles for c in ("", " red", " 1", " chateau", " 1 blue")],
        "play": list(BOX.events),
        "drop": list(BOX.events),
        "end": ["", *dominoes],
        "gain": ["fr", "en"],
        "steal": ["0", "1", "2", "3"],
        "swap": [f"{a} {b}" for a in COLOURS for b in COLOURS],
        "done": [""],
        "return": tiles,
        "lose": list(COLOURS),
        "keep": [*BOX.objectives, *(f"{t} saint" for t in BOX.ostensions)],
        "vote": ["none", "blue:6-3", "red:4-4 yellow:2-1"],
    }


HOWS = ("", " red", " yellow", " purple", " high", " low")
WORDS = vocabulary()


@every_table
def test_made_up_moves_are_refused_exactly_if_they_are_not_legal(
    seats: int, words: tuple[str, ...]
) -> None:
    rng = Random(4)
    for state, step in list(busy_game(seats, words, seed=4))[::4]:
        for seat in (seat for seat in step if seat != CHANCE):
            legal = set(listed(state, seat))
            for word in WORDS:
                for rest in rng.sample(WORDS[word], min(3, len(WORDS[word]))):
                    move = limoges.read(f"{word} {rest}")
                    assert allowed(state, seat, move) == (limoges.write(move) in legal), move


def allowed(state: State, seat: Seat, move: Move) -> bool:
    try:
        limoges.check(state, seat, move)
    except Refused as refused:
        assert refused.code.startswith("limoges-")
        assert refused.section.startswith("§")
        return False
    return True


def random_rounds(seats: int, words: tuple[str, ...], rng: Random) -> int:
    """How many rounds a game takes in which all moves are equally likely."""
    state = limoges.start(seats, chosen(*words))
    while due := limoges.actors(state):
        if due == (CHANCE,):
            step = {CHANCE: limoges.chance(state, rng)}
        else:
            step = {seat: rng.choice(limoges.legal(state, seat)) for seat in due}
        state = limoges.play(state, step)
    return state.round


def test_hundreds_of_random_games_end_within_the_bound() -> None:
    words = ((), ("events",), ("no-tiles",))
    rounds = [random_rounds(2 + n % 3, words[n % 4 % 3], Random(n)) for n in range(200)]

    assert max(rounds) <= 6
