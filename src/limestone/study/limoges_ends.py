"""Les Deux Limoges: who has won where a game ends, by all objectives that the others may hold.

A seat does not know the objectives of the others, and all of them are scored. Nobody's habits
depend on them, so a game that is played out can be counted with every set of them.
"""

from collections.abc import Sequence
from itertools import combinations
from math import comb
from typing import NamedTuple

from limestone.rules import limoges
from limestone.rules.game import Seat
from limestone.rules.limoges.scoring import standings
from limestone.rules.limoges.setup import cards_in_box
from limestone.rules.limoges.table import State
from limestone.rules.limoges.view import View
from limestone.rules.ranks import Rank

MOST = 1_000  # sets of objectives that are counted; of a larger box one is drawn


class Secrets(NamedTuple):
    """The objectives that the others may hold together, and how many they do."""

    seat: Seat
    pool: tuple[str, ...]
    many: int

    @property
    def counted(self) -> bool:
        """Whether they are few enough to count them all."""
        return comb(len(self.pool), self.many) <= MOST

    def won(self, state: State) -> list[float]:
        """The share of the victory that every seat has at the end of a game."""
        if not self.counted:
            return _shares([limoges.winners(state)], len(state.players))
        goals, ranks = state.box.objectives, limoges.ranks(state)
        worth = {
            card: tuple(one.points for one in standings(state, goals[card])) for card in self.pool
        }
        drawn = {card for player in state.players for card in player.objectives} & {*self.pool}
        known = [rank[0] - sum(worth[card][n] for card in drawn) for n, rank in enumerate(ranks)]
        ties = [rank[1:] for rank in ranks]
        won = [
            _first(known, [worth[card] for card in cards], ties)
            for cards in combinations(self.pool, self.many)
        ]
        return _shares(won, len(ranks))


def secrets(view: View) -> Secrets:
    """What a seat does not know of the objectives."""
    scene, own = view.scene, view.own
    assert own.seat is not None
    known = {*own.objectives, *own.returned}
    pool = [card for card in cards_in_box(scene.box, scene.rules) if card not in known]
    others = (seen.objectives for seat, seen in enumerate(scene.seats) if seat != own.seat)
    return Secrets(own.seat, tuple(pool), sum(others))


def _shares(won: Sequence[Sequence[Seat]], seats: int) -> list[float]:
    return [sum((n in one) / len(one) for one in won) / len(won) for n in range(seats)]


def _first(
    known: Sequence[int], secret: Sequence[Sequence[int]], ties: Sequence[Rank]
) -> list[Seat]:
    """The seats that have won: by known points, secret ones, and what breaks ties."""
    totals = map(sum, zip(known, *secret, strict=True))
    ranks = list(zip(totals, ties, strict=True))
    best = max(ranks)
    return [seat for seat, rank in enumerate(ranks) if rank == best]
