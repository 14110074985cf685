"""Tables of several among a field in order: few repeated meetings, then near each other.

To seat everybody so that nobody meets again is a hard problem, so this is a search: neighbours sit
together, then whoever meets somebody again changes places with whom it costs least; when no change
helps, some change places by lot, a bounded number of times, and the best seating is kept.
"""

from collections.abc import Iterator, Sequence
from hashlib import sha256
from itertools import combinations

from limestone.server.nights.matching import Met

KICKS = 60  # attempts to get out of a seating that no exchange makes better
WORK = 15_000  # exchanges that are looked at in all: bounds the time
NEAR = 20  # places up and down where somebody to change with is looked for first
AGAIN = 10**9  # the price of a repeated meeting, far above any distance

Seating = list[list[int]]


def mixed(met: Met, sizes: Sequence[int], seed: str) -> Seating:
    """The players of a field at tables of these sizes."""
    search = _Search(met, _neighbours(sizes), seed)
    search.settle()
    best, price = search.kept(), search.price()
    for _ in range(KICKS):
        if price < AGAIN or search.work > WORK:
            break
        search.kick()
        search.settle()
        if search.price() < price:
            best, price = search.kept(), search.price()
        else:
            search.put(best)
    return best


def _neighbours(sizes: Sequence[int]) -> Seating:
    order = iter(range(sum(sizes)))
    return [[next(order) for _ in range(size)] for size in sizes]


class _Search:
    """A seating that gets better."""

    def __init__(self, met: Met, tables: Seating, seed: str) -> None:
        self.met = met
        self.work = 0
        self._lots = _lots(seed)
        self.put(tables)

    def put(self, tables: Seating) -> None:
        self.tables = [list(table) for table in tables]
        self._at = {one: n for n, table in enumerate(self.tables) for one in table}

    def kept(self) -> Seating:
        return [list(table) for table in self.tables]

    def price(self) -> int:
        return sum(self._price(a, b) for table in self.tables for a, b in combinations(table, 2))

    def settle(self) -> None:
        """Exchange players while that helps."""
        while self.work <= WORK:
            if not any([self._move(one) for one in self._unhappy()]):
                return

    def kick(self) -> None:
        """Some of those who meet again change places with anybody."""
        for one in self._unhappy()[:4]:
            self._exchange(one, next(self._lots) % len(self.met))

    def _unhappy(self) -> list[int]:
        """Those who meet somebody again."""
        return [
            one
            for table in self.tables
            for one in table
            if any(self.met[one][other] for other in table if other != one)
        ]

    def _move(self, one: int) -> bool:
        """Exchange a player with whom it costs least, if that is worth it: a neighbour first."""
        if self.work > WORK:
            return False
        count = len(self.met)
        near = range(max(0, one - NEAR), min(count, one + NEAR + 1))
        return self._changes(one, near) or (len(near) < count and self._changes(one, range(count)))

    def _changes(self, one: int, others: Sequence[int]) -> bool:
        here = self._at[one]
        gains = [
            (self._gain(one, other), abs(one - other), other)
            for other in others
            if self._at[other] != here
        ]
        if not gains or min(gains)[0] >= 0:
            return False
        self._exchange(one, min(gains)[2])
        return True

    def _gain(self, one: int, other: int) -> int:
        """By how much the price changes if two change places."""
        self.work += 1
        here = [a for a in self.tables[self._at[one]] if a != one]
        there = [a for a in self.tables[self._at[other]] if a != other]
        price = self._price
        return sum([price(other, a) - price(one, a) for a in here]) + sum(
            [price(one, a) - price(other, a) for a in there]
        )

    def _exchange(self, one: int, other: int) -> None:
        here, there = self._at[one], self._at[other]
        self.tables[here][self.tables[here].index(one)] = other
        self.tables[there][self.tables[there].index(other)] = one
        self._at[one], self._at[other] = there, here

    def _price(self, a: int, b: int) -> int:
        # Squared: to meet a third time is worse than two who meet a second time.
        return self.met[a][b] ** 2 * AGAIN + (a - b) ** 2


def _lots(seed: str) -> Iterator[int]:
    """Numbers that follow from a seed, for ever."""
    block = seed.encode()
    while True:
        block = sha256(block).digest()
        yield int.from_bytes(block[:4], "big")
