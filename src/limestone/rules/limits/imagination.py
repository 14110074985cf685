"""§7 Imagining a table: one that looks just like a view, and could have come to be."""

from bisect import bisect
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from functools import lru_cache, reduce
from itertools import accumulate, combinations_with_replacement, permutations
from math import prod
from operator import add, mul, sub
from typing import NamedTuple

from limestone.rules.game import Dice, Seat
from limestone.rules.limits.cards import (
    COLOURS,
    EACH,
    LIMITS,
    UNSEEN,
    Card,
    Cards,
    Impossible,
    in_order,
    without,
)
from limestone.rules.limits.memory import Shown, after
from limestone.rules.limits.play import shuffled
from limestone.rules.limits.table import State, Turn, rounds
from limestone.rules.limits.view import View

Counts = tuple[int, ...]  # of the cards of each colour, in the order of the colours


class Holding(NamedTuple):
    """What one supposes that a seat has: its hidden cards, and its hand with ? for any card."""

    hidden: Cards
    hand: Cards


def imagine(view: View, rng: Dice) -> State:
    """A state in which this seat would see, and remember, just what it does."""
    return table(view, _suppose(view, rng), rng)


def table(view: View, holdings: Sequence[Holding], rng: Dice) -> State:
    """A state in which every seat has what is supposed, and chance fills what is not known."""
    scene, memory = view.scene, view.memory
    pool = _beyond(view, [_counts(holding.hidden + holding.hand) for holding in holdings])
    unseen = iter(shuffled("".join(map(mul, COLOURS, pool)), rng))
    return State(
        options=scene.options,
        limits=_limits(view, rng),
        hands=tuple(in_order(_filled(holding.hand, unseen)) for holding in holdings),
        hidden=tuple(holding.hidden for holding in holdings),
        draw=_filled(memory.draw, unseen),
        turns=tuple(Turn(shown.seat, shown.laid) for shown in memory.shown),
        turn=scene.turn,
        points=scene.points,
        taken=scene.taken,
        rounds=memory.rounds,
    )


def supposals(view: View) -> tuple[Counts, list[tuple[Holding, ...]]]:
    """All that the seats may have, and the cards of which one knows nothing."""
    choices = [_holdings(view, seat) for seat in range(len(view.memory.hands))]
    pool = _beyond(view, [_least(holdings) for holdings in choices])
    return pool, list(_every(choices, pool))


def _every(choices: Sequence[tuple[Holding, ...]], pool: Counts) -> Iterator[tuple[Holding, ...]]:
    """Every holding of the last seats for which there are cards."""
    if not choices:
        yield ()
        return
    spare = tuple(map(add, pool, _least(choices[0])))
    for holding in choices[0]:
        left = tuple(map(sub, spare, _counts(holding.hidden + holding.hand)))
        if min(left) >= 0:
            yield from ((holding, *others) for others in _every(choices[1:], left))


def _suppose(view: View, rng: Dice) -> Sequence[Holding]:
    """One of the things that each seat may have, such that there are cards for all."""
    choices = [_holdings(view, seat) for seat in range(len(view.memory.hands))]
    pool = _beyond(view, [_least(holdings) for holdings in choices])
    supposed = _agreeing(view, choices, pool, rng)
    assert supposed is not None, "no table looks like this view"
    return supposed


def _holdings(view: View, seat: Seat) -> tuple[Holding, ...]:
    """All that a seat may have, by what this seat knows of it."""
    if seat == view.own.seat:
        return (Holding(view.own.hidden, view.own.hand),)
    turns = tuple([shown for shown in view.memory.shown if shown.seat == seat])
    return _possible(view.memory.hands[seat], turns, view.scene.hidden_sizes[seat])


@lru_cache(maxsize=1 << 12)  # a search imagines many tables behind one view
def _possible(known: Cards, turns: tuple[Shown, ...], count: int) -> tuple[Holding, ...]:
    """Hidden cards that agree with what is known of a hand and with its turns."""
    found = []
    for hidden in map("".join, combinations_with_replacement(COLOURS, count)):
        with suppress(Impossible):
            found.append(Holding(hidden, reduce(after, turns, without(known, hidden))))
    return tuple(found)


@lru_cache(maxsize=1 << 14)
def _counts(cards: Cards) -> Counts:
    return tuple([cards.count(card) for card in COLOURS])


@lru_cache(maxsize=1 << 12)
def _least(holdings: tuple[Holding, ...]) -> Counts:
    """The cards that a seat has, whatever it has."""
    counts = [_counts(hidden + hand) for hidden, hand in holdings]
    return tuple(map(min, zip(*counts, strict=True)))


def _beyond(view: View, held: Iterable[Counts]) -> Counts:
    """The cards that are neither laid, nor held, nor remembered in the draw pile."""
    if not view.memory.limits:
        return (0,) * len(COLOURS)
    laid = "".join([shown.laid for shown in view.memory.shown])
    seen = zip(_counts(laid), _counts(view.memory.draw), *held, strict=True)
    return tuple([EACH - sum(counts) for counts in seen])


def _agreeing(
    view: View, choices: Sequence[tuple[Holding, ...]], pool: Counts, rng: Dice
) -> tuple[Holding, ...] | None:
    """A holding for each of the last seats; the pool has what they need beyond their least."""
    if not choices:
        return ()
    known = view.memory.hands[-len(choices)]
    spare = tuple(map(add, pool, _least(choices[0])))
    for holding in _likely_first(choices[0], known, pool, rng):
        left = tuple(map(sub, spare, _counts(holding.hidden + holding.hand)))
        others = _agreeing(view, choices[1:], left, rng) if min(left) >= 0 else None
        if others is not None:
            return (holding, *others)
    return None


def _likely_first(
    holdings: tuple[Holding, ...], known: Cards, pool: Counts, rng: Dice
) -> Iterator[Holding]:
    """The holdings in an order that chance decides, by how likely their cards were hidden."""
    if len(holdings) == 1:
        yield holdings[0]
        return
    total, unseen = sum(pool) + 1, known.count(UNSEEN)
    each = [n * total + unseen * free + 1 for n, free in zip(_counts(known), pool, strict=True)]
    weight = dict(zip(COLOURS, each, strict=True))
    weights = [_ways(one.hidden) * prod([weight[card] for card in one.hidden]) for one in holdings]
    while any(weights):
        n = bisect(list(accumulate(weights)), rng.randrange(sum(weights)))
        weights[n] = 0
        yield holdings[n]


@lru_cache
def _ways(cards: Cards) -> int:
    return len(set(permutations(cards)))


def _filled(cards: Cards, unseen: Iterator[Card]) -> Cards:
    return "".join([next(unseen) if card == UNSEEN else card for card in cards])


def _limits(view: View, rng: Dice) -> tuple[int, ...]:
    """The limit cards turned up so far, then any others."""
    seen = view.memory.limits
    if not seen:
        return ()
    others = [number for number in range(1, LIMITS + 1) if number not in seen]
    return (*seen, *shuffled(others, rng)[: rounds(len(view.memory.hands)) - len(seen)])
