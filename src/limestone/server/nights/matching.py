"""Pairs among a field in order: the fewest repeated meetings there can be, then near each other.

Players are numbers, in the order of their standing; `met[a][b]` is how often two have met. The
largest matching among those who never met is found by Edmonds' algorithm, from a good beginning.
"""

from collections import deque
from collections.abc import Sequence

Met = Sequence[Sequence[int]]
Pairs = list[tuple[int, int]]
NOBODY = -1
REACH = 12  # pairs further down with which a pair exchanges players to be nearer to each other


def matched(met: Met) -> Pairs:
    """Pairs of all players of an even field."""
    field = list(range(len(met)))
    partner = _near(met)
    _enlarge(met, partner)
    pairs = [(a, partner[a]) for a in field if a < partner[a]]
    alone = [a for a in field if partner[a] == NOBODY]
    if alone:
        pairs += _again(met, alone)
    return _nearer(met, sorted(pairs))


def repeats(met: Met, pairs: Pairs) -> int:
    """How many of these have met before."""
    return sum(met[a][b] > 0 for a, b in pairs)


def _again(met: Met, alone: Sequence[int]) -> Pairs:
    """Pairs of those who must meet somebody again: whom they met least often."""
    less = [[max(0, met[a][b] - 1) for b in alone] for a in alone]
    return [(alone[a], alone[b]) for a, b in matched(less)]


def _near(met: Met) -> list[int]:
    """A matching to begin with: everybody with the next in order whom they have not met."""
    partner = [NOBODY] * len(met)
    for a, row in enumerate(met):
        if partner[a] != NOBODY:
            continue
        free = (b for b in range(a + 1, len(met)) if partner[b] == NOBODY and not row[b])
        b = next(free, NOBODY)
        if b != NOBODY:
            partner[a], partner[b] = b, a
    return partner


def _enlarge(met: Met, partner: list[int]) -> None:
    """Make the matching the largest there is."""
    strangers = [
        sorted((b for b, n in enumerate(row) if not n and b != a), key=lambda b, a=a: abs(a - b))  # type: ignore[misc]
        for a, row in enumerate(met)
    ]
    for a in range(len(met)):
        if partner[a] == NOBODY:
            _Search(strangers, partner).augment(a)


class _Search:
    """The search for a path along which the matching grows by one pair, with blossoms shrunk."""

    def __init__(self, strangers: Sequence[Sequence[int]], partner: list[int]) -> None:
        self.strangers = strangers
        self.partner = partner
        count = len(partner)
        self.parent = [NOBODY] * count
        self.base = list(range(count))
        self.even = [False] * count
        self.queue: deque[int] = deque()

    def augment(self, root: int) -> None:
        end = self._end(root)
        while end != NOBODY:
            before = self.parent[end]
            following = self.partner[before]
            self.partner[end], self.partner[before] = before, end
            end = following

    def _end(self, root: int) -> int:
        """Somebody without a partner at the other end of such a path."""
        self.even[root] = True
        self.queue.append(root)
        while self.queue:
            a = self.queue.popleft()
            for b in self.strangers[a]:
                if self.base[a] == self.base[b] or self.partner[a] == b:
                    continue
                if b == root or self._is_outer(b):
                    self._shrink(a, b)
                elif self.parent[b] == NOBODY:
                    self.parent[b] = a
                    if self.partner[b] == NOBODY:
                        return b
                    self._visit(self.partner[b])
        return NOBODY

    def _is_outer(self, b: int) -> bool:
        partner = self.partner[b]
        return partner != NOBODY and self.parent[partner] != NOBODY

    def _visit(self, a: int) -> None:
        self.even[a] = True
        self.queue.append(a)

    def _shrink(self, a: int, b: int) -> None:
        """An odd circle counts as one from now on."""
        top = self._common(a, b)
        inside = [False] * len(self.base)
        self._mark(inside, a, top, b)
        self._mark(inside, b, top, a)
        for n, base in enumerate(self.base):
            if inside[base]:
                self.base[n] = top
                if not self.even[n]:
                    self._visit(n)

    def _mark(self, inside: list[bool], a: int, top: int, child: int) -> None:
        while self.base[a] != top:
            partner = self.partner[a]
            inside[self.base[a]] = inside[self.base[partner]] = True
            self.parent[a] = child
            child = partner
            a = self.parent[partner]

    def _common(self, a: int, b: int) -> int:
        """Where the paths of two to the root come together."""
        seen = set()
        while True:
            a = self.base[a]
            seen.add(a)
            if self.partner[a] == NOBODY:
                break
            a = self.parent[self.partner[a]]
        while self.base[b] not in seen:
            b = self.parent[self.partner[self.base[b]]]
        return self.base[b]


def _nearer(met: Met, pairs: Pairs) -> Pairs:
    """The same with players exchanged where both pairs come nearer and nobody meets more often."""
    better = True
    while better:
        better = False
        for first in range(len(pairs)):
            for second in range(first + 1, min(first + 1 + REACH, len(pairs))):
                found = _exchanged(met, pairs[first], pairs[second])
                if found:
                    pairs[first], pairs[second] = found
                    better = True
    return pairs


def _exchanged(met: Met, one: tuple[int, int], two: tuple[int, int]) -> Pairs | None:
    (a, b), (c, d) = one, two
    ways = [[(a, c), (b, d)], [(a, d), (b, c)]]
    best = min(ways, key=lambda pairs: _cost(met, pairs))
    return best if _cost(met, best) < _cost(met, [one, two]) else None


def _cost(met: Met, pairs: Pairs) -> tuple[int, int, int]:
    """How often they have met, then how far they stand from each other."""
    return (
        repeats(met, pairs),
        sum(met[a][b] for a, b in pairs),
        sum((a - b) ** 2 for a, b in pairs),
    )
