"""Legal moves per CPU second: Limes in pure Python against python-chess, on random positions.

Also how long checking one given move takes beside listing all of them.
"""

import itertools
from collections import deque
from collections.abc import Iterable
from multiprocessing import get_context
from random import Random
from time import process_time
from typing import Any

import chess

from limestone.rules.game import CHANCE, GAMES, Game, options
from limestone.rules.limes.table import State
from limestone.rules.limes.workers import Place

LIMES: Game = GAMES["limes"]
BATCHES = 12  # measured in turns, so that a busy machine slows both alike
GAMES_A_BATCH = 10

Posed = list[tuple[State, Any]]  # positions, each with one of its moves


def limes_positions(seed: int) -> Posed:
    """Rounds 6 to 12 of solo games that place a worker in half of the rounds, as people do."""
    rng = Random(seed)
    found = []
    for _ in range(GAMES_A_BATCH):
        state = LIMES.start(1, options(LIMES))
        while due := LIMES.actors(state):
            if due == (CHANCE,):
                state = LIMES.play(state, {CHANCE: LIMES.chance(state, rng)})
                continue
            moves = LIMES.legal(state, 0)
            placing = [move for move in moves if isinstance(move.posting, Place)]
            move = rng.choice(placing if placing and rng.random() < 0.5 else moves)
            if 6 <= len(state.drawn) <= 12:
                found.append((state, move))
            state = LIMES.play(state, {0: move})
    return found


def chess_positions(seed: int) -> list[chess.Board]:
    """Plies 10 to 80 of random games."""
    rng = Random(seed)
    found = []
    for _ in range(GAMES_A_BATCH):
        board = chess.Board()
        while not board.is_game_over() and board.ply() < 80:
            if board.ply() >= 10:
                found.append(board.copy(stack=False))
            board.push(rng.choice(list(board.legal_moves)))
    return found


def made(moves: Iterable[object]) -> int:
    """How many moves there are, each of them really made."""
    count = itertools.count()
    deque(zip(moves, count, strict=False), maxlen=0)
    return next(count)


def main() -> None:
    moves = [0, 0]
    seconds = [0.0, 0.0, 0.0]
    # Made in another process, so that no cache of this one has seen them before.
    with get_context("spawn").Pool(1) as pool:
        batches = pool.map(limes_positions, range(BATCHES))
    for number, posed in enumerate(batches):
        boards = chess_positions(number)
        times = [process_time()]
        moves[0] += sum(made(LIMES.legal(state, 0)) for state, _ in posed)
        times.append(process_time())
        moves[1] += sum(made(board.legal_moves) for board in boards)
        times.append(process_time())
        for state, move in posed:
            LIMES.check(state, 0, move)
        times.append(process_time())
        seconds = [total + times[n + 1] - times[n] for n, total in enumerate(seconds)]
    limes, peer = (count / taken for count, taken in zip(moves, seconds, strict=False))
    print(f"Limes        {limes:>12,.0f} legal moves per CPU second")
    print(f"python-chess {peer:>12,.0f} legal moves per CPU second")
    print(f"ratio        {limes / peer:>12.2f} (at least 2)")
    print(f"checking one move takes {seconds[2] / seconds[0]:.3f} of listing all (at most 0.1)")


if __name__ == "__main__":
    main()
