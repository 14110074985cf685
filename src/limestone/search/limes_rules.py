"""Limes looked ahead by its rules alone: slow, and right for every variant there is or will be."""

from collections.abc import Sequence

from limestone.rules import limes
from limestone.rules.game import CHANCE, Dice
from limestone.rules.limes.land import Land, territory
from limestone.rules.limes.moves import Draw, Move
from limestone.rules.limes.table import ROUNDS, State
from limestone.rules.limes.workers import supply

RESERVE = 300  # hundredths of a point that a worker in the supply may still bring
DEPTH = 2  # rounds that it plays on at most: more is noise
GLANCES = 48  # how many moves a hasty player compares
SLOWER = 50  # how many cards the compiled kernel lays in thought in the time of one


def points(table: State) -> int:
    """The points of a table with one seat, in hundredths."""
    return 100 * limes.scores(table)[0]


def worth(table: State) -> int:
    """The points of a table with one seat, and what its supply may bring in the rounds left."""
    return points(table) + RESERVE * min(supply(table.lands[0]), ROUNDS - len(table.drawn))


def after(table: State, move: Move) -> State:
    """The table of one seat after its move."""
    return limes.play(table, {0: move})


def deal(left: Sequence[int], count: int, rng: Dice) -> list[int]:
    """Some of the cards that may still come, in an order that they may come in."""
    cards = list(left)
    return [cards.pop(rng.randrange(len(cards))) for _ in range(count)]


def played(table: State, cards: Sequence[int], rng: Dice) -> State:
    """The table of one seat after some more cards, each laid in haste."""
    for card in cards:
        table = hasty(table, card, rng)
    return table


def hasty(table: State, card: int, rng: Dice) -> State:
    """The table of one seat after a card: of a few moves that come to mind the best."""
    table = limes.play(table, {CHANCE: Draw(card)})
    moves = limes.legal(table, 0)
    seen = [moves[rng.randrange(len(moves))] for _ in range(GLANCES)]
    return max((after(table, move) for move in seen), key=worth)


def beam(table: State, cards: Sequence[int], width: int) -> tuple[State, tuple[Move, ...]]:
    """The best table of one seat found for cards in this order, and the moves that led to it.

    Of every round so many of the best different lands are kept.
    """
    kept: list[tuple[State, tuple[Move, ...]]] = [(table, ())]
    for card in cards:
        drawn = [(limes.play(state, {CHANCE: Draw(card)}), moves) for state, moves in kept]
        nexts = [
            (after(state, move), (*moves, move))
            for state, moves in drawn
            for move in limes.legal(state, 0)
        ]
        nexts.sort(key=lambda reached: -worth(reached[0]))
        different: dict[object, tuple[State, tuple[Move, ...]]] = {}
        for state, moves in nexts:
            different.setdefault(outline(state.lands[0]), (state, moves))
            if len(different) == width:
                break
        kept = list(different.values())
    return kept[0]


def outline(land: Land) -> tuple[object, ...]:
    """The same for lands that differ only in where in its territory a worker stands."""
    homes = sorted(territory(land, worker) for worker in land.workers)
    return (land.terrain, land.huts, *homes)
