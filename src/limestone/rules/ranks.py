"""Who comes before whom: every seat has a rank, its points and then what breaks ties, in order."""

from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from limestone.rules.game import Event, Seat

Rank = tuple[int, ...]


class TieBreak(NamedTuple):
    """What decided between some and those who came next with as many points."""

    points: int  # that all of them have
    number: int  # of what broke the tie, from 1
    winners: tuple[Seat, ...]  # of the tie
    seats: tuple[Seat, ...]  # those who came next
    most: int
    less: int


class Shared(NamedTuple):
    """A tie that nothing broke."""

    points: int
    winners: tuple[Seat, ...]


def places(ranks: Sequence[Rank]) -> tuple[int, ...]:
    """The place of every seat, from 1; equals share theirs.

    >>> places([(4, 1), (7, 2), (7, 2), (4, 0)])
    (3, 1, 1, 4)
    """
    return tuple(1 + sum(other > own for other in ranks) for own in ranks)


def holders(ranks: Sequence[Rank], rank: Rank) -> tuple[Seat, ...]:
    """The seats with this rank."""
    return tuple(seat for seat, own in enumerate(ranks) if own == rank)


def broken(ranks: Sequence[Rank]) -> TieBreak | None:
    """How a tie on points was broken; nothing where there was none, or where it stayed one."""
    best = max(ranks)
    second = max((rank for rank in ranks if rank != best), default=best)
    return None if second == best or second[0] < best[0] else _between(ranks, best, second)


def lower_ties(ranks: Sequence[Rank]) -> list[TieBreak]:
    """The same for those who have not won: who came next of several with as many points, and why.

    >>> [(tie.winners, tie.seats) for tie in lower_ties([(9, 0), (4, 1), (4, 3), (4, 1), (2, 0)])]
    [((2,), (1, 3))]
    """
    order = sorted(set(ranks), reverse=True)
    pairs = pairwise(order[1:])
    return [_between(ranks, more, less) for more, less in pairs if more[0] == less[0]]


def _between(ranks: Sequence[Rank], more: Rank, less: Rank) -> TieBreak:
    pairs = enumerate(zip(more, less, strict=True))
    number, (most, least) = next((n, pair) for n, pair in pairs if pair[0] != pair[1])
    return TieBreak(more[0], number, holders(ranks, more), holders(ranks, less), most, least)


def shared(ranks: Sequence[Rank]) -> Shared | None:
    """Who shares the win, where nothing told them apart; nothing where one alone has won.

    >>> shared([(4, 1), (7, 2), (7, 2)])
    Shared(points=7, winners=(1, 2))
    """
    best = max(ranks)
    winners = holders(ranks, best)
    return Shared(best[0], winners) if len(winners) > 1 else None


def tie(game: str, section: str, ranks: Sequence[Rank]) -> Event | None:
    """How a tie on points was broken, or that nothing breaks it; nothing where there was none."""
    if found := broken(ranks):
        return Event(f"{game}-tie-break", {"section": section, **found._asdict()})
    if level := shared(ranks):
        return Event(f"{game}-tie", {"section": section, **level._asdict()})
    return None
