"""§5 Recruitment: sealed votes, a ranking, and meeples shared out."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations, permutations
from typing import overload

from limestone.rules.game import Refused, Seat
from limestone.rules.limoges.active import bonus
from limestone.rules.limoges.components import COLOURS, RECRUITABLE, Colour, Domino
from limestone.rules.limoges.moves import Vote
from limestone.rules.limoges.payment import need_domino
from limestone.rules.limoges.recall import recall
from limestone.rules.limoges.table import (
    State,
    into_hand,
    into_reserve,
    note,
    ordered,
    with_player,
)

STRONGEST = 6  # §5.5 no vote brings more meeples


@dataclass(frozen=True)
class Ballot(Sequence[Vote]):
    """§5.2 Every vote of a hand, each made only when it is asked for: there can be 358."""

    hand: tuple[Domino, ...]

    def __len__(self) -> int:
        return len(_ways(len(self.hand)))

    @overload
    def __getitem__(self, n: int) -> Vote: ...
    @overload
    def __getitem__(self, n: slice) -> list[Vote]: ...
    def __getitem__(self, n: int | slice) -> Vote | list[Vote]:
        if isinstance(n, slice):
            return [self[k] for k in range(*n.indices(len(self)))]
        way = _ways(len(self.hand))[n]
        return Vote(tuple((colour, self.hand[k]) for colour, k in way))


@lru_cache
def _ways(dominoes: int) -> tuple[tuple[tuple[Colour, int], ...], ...]:
    """§5.2 None or one domino for each colour, by the places of the dominoes in the hand."""
    hand = range(dominoes)
    some = [colours for count in range(4) for colours in combinations(RECRUITABLE, count)]
    return tuple(
        tuple(zip(colours, places, strict=True))
        for colours in some
        for places in permutations(hand, len(colours))
    )


def check_vote(state: State, seat: Seat, move: Vote) -> None:
    for _, domino in move.dominoes:
        need_domino(state, seat, domino)
    dominoes = [domino for _, domino in move.dominoes]
    if len(set(dominoes)) < len(dominoes):
        raise Refused("limoges-domino-twice", section="§5.2")


def recruit(state: State, step: Mapping[Seat, Vote]) -> State:
    """§5.3 Blue, yellow and red are shared out; §5.6 the votes go back to the bags."""
    for seat, vote in step.items():
        state = _reveal(state, seat, vote)
    for colour in RECRUITABLE:
        cast = {s: d for s, vote in step.items() for c, d in vote.dominoes if c == colour}
        state = _share_out(state, colour, cast)
    for seat, vote in step.items():
        state = _put_back(state, seat, vote)
    return state


def _reveal(state: State, seat: Seat, vote: Vote) -> State:
    if state.notes is None:
        return state
    cast = [f"{COLOURS[colour]}:{d.high}-{d.low}" for colour, d in vote.dominoes]
    return note(state, "limoges-votes", "§5.2", seat=seat, votes=cast or ["none"])


def _share_out(state: State, colour: Colour, cast: dict[Seat, Domino]) -> State:
    if not cast:
        return state
    strong = {seat: strength(state, seat, colour, domino) for seat, domino in cast.items()}
    if sum(strong.values()) > state.reserve[colour]:
        state = recall(state, colour)
    ranked = ranking(state, cast, strong)
    reserve, limits = state.reserve[colour], tuple([strong[seat] for seat in ranked])
    parts = shares(reserve, limits)
    for rank, (seat, part) in enumerate(zip(ranked, parts, strict=True)):
        state = into_hand(state, seat, colour, part) if part else state
        if state.notes is not None:
            state = note(
                state,
                "limoges-recruits",
                "§5.5",
                seat=seat,
                colour=COLOURS[colour],
                count=part,
                domino=f"{cast[seat].high}-{cast[seat].low}",
                strength=strong[seat],
                reserve=reserve,
                laps=[lap[rank] for lap in takings(reserve, limits)],
            )
    return into_reserve(state, colour, -sum(parts))


def strength(state: State, seat: Seat, colour: Colour, domino: Domino) -> int:
    """§5.5 The most meeples that a vote can bring: the low half, with what tiles add."""
    return min(STRONGEST, domino.low + bonus(state, seat, "extra_vote", COLOURS[colour]))


def ranking(state: State, cast: dict[Seat, Domino], strength: dict[Seat, int]) -> list[Seat]:
    """§5.4 By low half, then total, then influence, then the order of the round."""
    first, seats = state.first, len(state.players)
    return sorted(
        cast,
        key=lambda seat: (
            -strength[seat],
            -cast[seat].total,
            -sum(state.players[seat].influence),
            (seat - first) % seats,
        ),
    )


@lru_cache(maxsize=1 << 12)
def shares(reserve: int, limits: tuple[int, ...]) -> tuple[int, ...]:
    """§5.5 What each voter takes in all, in order of rank.

    >>> shares(12, (4, 4, 4, 1))
    (4, 4, 3, 1)
    """
    return tuple(map(sum, zip(*takings(reserve, limits), strict=True)))


def takings(reserve: int, limits: tuple[int, ...]) -> list[list[int]]:
    """§5.5 First one meeple for each voter outranked, then laps of one, never above the low half.

    >>> takings(12, (4, 4, 4, 1))
    [[3, 2, 1, 0], [1, 1, 1, 1], [0, 1, 1, 0]]
    """
    left, open_to = reserve, list(limits)
    wanted = list(range(len(limits) - 1, -1, -1))
    laps: list[list[int]] = []
    while not laps or (left and any(open_to)):
        lap = []
        for n, want in enumerate(wanted):
            lap.append(min(want, open_to[n], left))
            left -= lap[n]
            open_to[n] -= lap[n]
        laps.append(lap)
        wanted = [1] * len(limits)
    return laps


def _put_back(state: State, seat: Seat, vote: Vote) -> State:
    player = state.players[seat]
    used = ordered(*[domino for _, domino in vote.dominoes])
    hand = tuple([domino for domino in player.hand if domino not in used])
    player = player._replace(hand=hand, bag=ordered(*player.bag, *used), voted=used)
    return with_player(state, seat, player)
