"""§7 Imagining a table: one that looks just like a view, and could have come to be."""

from bisect import bisect
from collections.abc import Iterator, Mapping
from contextlib import suppress
from functools import reduce
from itertools import accumulate, combinations_with_replacement, permutations
from math import prod
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
from limestone.rules.limits.memory import after
from limestone.rules.limits.play import shuffled
from limestone.rules.limits.sight import View
from limestone.rules.limits.table import State, Turn, rounds

Pool = Mapping[Card, int]  # how many cards of each colour could be anywhere


class Holding(NamedTuple):
    """What one supposes that a seat has: its hidden cards, and its hand with ? for any card."""

    hidden: Cards
    hand: Cards


def imagine(view: View, rng: Dice) -> State:
    """A state in which this seat would see, and remember, just what it does."""
    table, memory = view.table, view.memory
    holdings, pool = _suppose(view, rng)
    unseen = iter(shuffled([card for card in COLOURS for _ in range(pool[card])], rng))
    hands = tuple(in_order(_filled(holding.hand, unseen)) for holding in holdings)
    return State(
        options=view.options,
        limits=_limits(view, rng),
        draw=_filled(memory.draw, unseen),
        hands=hands,
        hidden=tuple(holding.hidden for holding in holdings),
        turns=tuple(Turn(shown.seat, shown.laid) for shown in memory.shown),
        turn=table.turn,
        points=table.points,
        taken=table.taken,
        rounds=memory.rounds,
    )


def _suppose(view: View, rng: Dice) -> tuple[tuple[Holding, ...], Pool]:
    """What every seat may have, and the cards that are left over for every ?."""
    supposed = _agreeing(view, rng, (), _beyond(view))
    assert supposed is not None, "no table looks like this view"
    return supposed


def _beyond(view: View) -> Pool:
    """The cards that a seat neither sees nor remembers in the draw pile."""
    if not view.memory.limits:
        return dict.fromkeys(COLOURS, 0)
    laid = "".join(shown.laid for shown in view.memory.shown)
    seen = laid + view.memory.draw + view.table.hand + view.table.hidden
    return {card: EACH - seen.count(card) for card in COLOURS}


def _agreeing(
    view: View, rng: Dice, chosen: tuple[Holding, ...], pool: Pool
) -> tuple[tuple[Holding, ...], Pool] | None:
    """The chosen holdings and one for each further seat, such that there are cards for all."""
    seat = len(chosen)
    if seat == len(view.memory.hands):
        return chosen, pool
    if seat == view.seat:
        own = Holding(view.table.hidden, view.table.hand)
        return _agreeing(view, rng, (*chosen, own), pool)
    for holding in _holdings(view, seat, pool, rng):
        cards = holding.hidden + holding.hand
        left = {card: count - cards.count(card) for card, count in pool.items()}
        if min(left.values()) >= 0 and (found := _agreeing(view, rng, (*chosen, holding), left)):
            return found
    return None


def _holdings(view: View, seat: Seat, pool: Pool, rng: Dice) -> Iterator[Holding]:
    """What another seat may have: hidden cards that agree with its turns, likely ones first."""
    known = view.memory.hands[seat]
    count = view.table.hidden_sizes[seat]
    turns = [shown for shown in view.memory.shown if shown.seat == seat]
    for hidden in _guesses(known, pool, count, rng) if count else [""]:
        with suppress(Impossible):
            yield Holding(hidden, reduce(after, turns, without(known, hidden)))


def _guesses(known: Cards, pool: Pool, count: int, rng: Dice) -> Iterator[Cards]:
    """All cards that might have been hidden, in an order that chance decides by their weight."""
    total = sum(pool.values())
    unseen = known.count(UNSEEN)
    weight = {card: known.count(card) * total + unseen * pool[card] for card in COLOURS}
    guesses = ["".join(cards) for cards in combinations_with_replacement(COLOURS, count)]
    ways = [len(set(permutations(cards))) for cards in guesses]
    weights = [
        n * prod(weight[card] for card in cards) for n, cards in zip(ways, guesses, strict=True)
    ]
    while any(weights):
        n = bisect(list(accumulate(weights)), rng.randrange(sum(weights)))
        weights[n] = 0
        yield guesses[n]


def _filled(cards: Cards, unseen: Iterator[Card]) -> Cards:
    return "".join(next(unseen) if card == UNSEEN else card for card in cards)


def _limits(view: View, rng: Dice) -> tuple[int, ...]:
    """The limit cards turned up so far, then any others."""
    seen = view.memory.limits
    if not seen:
        return ()
    others = [number for number in range(1, LIMITS + 1) if number not in seen]
    return (*seen, *shuffled(others, rng)[: rounds(len(view.memory.hands)) - len(seen)])
