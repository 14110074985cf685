"""Swiss pairing by table size: pure, and the same for the same seed.

Whoever stands alike meets, and nobody meets twice while that can be avoided: at tables of two
exactly (`matching.py`), at larger ones by exchanging players until no meeting is repeated, or no
exchange helps (`mixing.py`). Tables differ by one seat at most. Only at tables of two can somebody
be left over, and then it is one of those who were left over least often.
"""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from hashlib import sha256
from typing import NamedTuple

from limestone.server.nights import matching, mixing

ALL = 0  # the size of the one table where all sit


class Entrant(NamedTuple):
    """Somebody who plays the next round, and what they have done so far."""

    id: str
    score: Fraction = Fraction(0)
    met: Mapping[str, int] = {}  # how often whom
    byes: int = 0


class Pairing(NamedTuple):
    """Who sits together, the best table first; and who is left over."""

    tables: tuple[tuple[str, ...], ...] = ()
    byes: tuple[str, ...] = ()


def paired(field: Sequence[Entrant], size: int, seed: str) -> Pairing:
    """The next round of these players at tables of a size."""
    field = ordered(field, seed)
    if len(field) < 2:
        return Pairing((), tuple(one.id for one in field))
    if size == ALL:
        return Pairing((tuple(one.id for one in field),))
    if size == 2:
        return _pairs(field)
    return Pairing(_named(field, mixing.mixed(_met(field), sizes(len(field), size), seed)))


def ordered(field: Sequence[Entrant], seed: str) -> list[Entrant]:
    """By score; those who stand alike are drawn."""
    return sorted(field, key=lambda one: (-one.score, _lot(seed, one.id)))


def sizes(count: int, size: int) -> tuple[int, ...]:
    """How many sit at each table: as many as wanted or fewer, and none has two more than another.

    >>> sizes(16, 4), sizes(9, 4), sizes(7, 6), sizes(5, 2)
    ((4, 4, 4, 4), (3, 3, 3), (4, 3), (2, 2, 1))
    """
    tables = -(-count // size)
    least, more = divmod(count, tables)
    return (least + 1,) * more + (least,) * (tables - more)


def _pairs(field: Sequence[Entrant]) -> Pairing:
    """Tables of two; of an odd number one is left over."""
    if len(field) % 2 == 0:
        return Pairing(_named(field, matching.matched(_met(field))))
    least = min(one.byes for one in field)
    candidates = [n for n in reversed(range(len(field))) if field[n].byes == least]
    best: tuple[int, Pairing] | None = None
    for n in candidates:
        rest = [*field[:n], *field[n + 1 :]]
        pairs = matching.matched(_met(rest))
        again = matching.repeats(_met(rest), pairs)
        if best is None or again < best[0]:
            best = again, Pairing(_named(rest, pairs), (field[n].id,))
        if not again:
            break
    assert best
    return best[1]


def _met(field: Sequence[Entrant]) -> list[list[int]]:
    """How often any two of them have met, by their places in the field."""
    return [[one.met.get(other.id, 0) for other in field] for one in field]


def _named(
    field: Sequence[Entrant], tables: Sequence[Sequence[int]]
) -> tuple[tuple[str, ...], ...]:
    """The tables with ids; that of the best player comes first."""
    return tuple(tuple(field[n].id for n in sorted(table)) for table in sorted(tables, key=min))


def _lot(seed: str, player: str) -> bytes:
    # Not of `random`, whose shuffles may change with Python.
    return sha256(f"{seed} {player}".encode()).digest()
