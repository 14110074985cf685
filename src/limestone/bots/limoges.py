"""Bots for Les Deux Limoges: habits, and on top of them a search over imagined tables."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from limestone.bots.bot import FULL, Bot, Budget, Choice, Reason
from limestone.bots.limoges_habits import Glance, favourite, glance, of_cheapest, worth
from limestone.bots.limoges_outlook import outlook
from limestone.rules import limoges
from limestone.rules.game import CHANCE, Dice, Seat
from limestone.rules.limoges.moves import (
    Activate,
    Buy,
    Commerce,
    Guard,
    Guards,
    Mint,
    Move,
    Place,
    Use,
)
from limestone.rules.limoges.recruitment import Ballot
from limestone.rules.limoges.table import State
from limestone.rules.limoges.view import View
from limestone.search.halving import halve

Overlooked = tuple[type, ...]


@dataclass(frozen=True)
class Habitual:
    """Takes the move that is worth most at first sight; it overlooks some kinds of moves."""

    overlooks: Overlooked = ()
    saving: bool = False  # whether it places its cheapest domino, no matter where

    def choose(
        self, view: View, legal: Sequence[Move], rng: Dice, budget: Budget = FULL, /
    ) -> Choice:
        seen = [move for move in legal if not isinstance(move, self.overlooks)] or legal
        eyes = glance(view)
        return choice(max(seen, key=lambda move: (self._worth(eyes, move), rng.randrange(1000))))

    def _worth(self, eyes: Glance, move: Move) -> float:
        if self.saving and isinstance(move, Place):
            return of_cheapest(eyes, move)
        return worth(eyes, move)


@dataclass(frozen=True)
class Searcher:
    """Tries the most promising moves at imagined tables, plays on, and judges the result."""

    width: int
    samples: int
    steps: int  # how many decisions it plays on before it judges

    def choose(
        self, view: View, legal: Sequence[Move], rng: Dice, budget: Budget = FULL, /
    ) -> Choice:
        assert view.own.seat is not None
        samples = int(self.samples * budget.effort)
        moves = self._promising(view, legal, rng, min(self.width, max(2, samples // 2)))
        if len(moves) == 1:
            return choice(moves[0])
        best, _ = halve(len(moves), samples, self._sampler(view, moves, view.own.seat, rng))
        return choice(moves[best])

    def _promising(self, view: View, legal: Sequence[Move], rng: Dice, width: int) -> list[Move]:
        """The moves that look best at first sight, and those after which the table looks best."""
        eyes, seat = glance(view), view.own.seat or 0
        by_habit = sorted(legal, key=lambda move: -worth(eyes, move))
        table = limoges.imagine(view, rng)
        if limoges.actors(table) != (seat,):
            return by_habit[:width]
        by_outlook = sorted(
            legal, key=lambda move: -outlook(limoges.play(table, {seat: move}), seat)
        )
        half = (width + 1) // 2
        return list(dict.fromkeys((*by_habit[:half], *by_outlook[:half])))

    def _sampler(
        self, view: View, moves: Sequence[Move], seat: Seat, rng: Dice
    ) -> Callable[[Sequence[int], int], Sequence[float]]:
        """A sampler that scores all moves at the same imagined tables."""

        def sample(alive: Sequence[int], times: int) -> Sequence[float]:
            sums = [0.0] * len(moves)
            for _ in range(times):
                table = limoges.imagine(view, rng)
                for n in alive:
                    sums[n] += outlook(played(table, seat, moves[n], self.steps, rng), seat)
            return [sums[n] for n in alive]

        return sample


def played(state: State, seat: Seat, move: Move, steps: int, rng: Dice) -> State:
    """The table after a move and some more decisions, all by habit."""
    others = {n: by_habit(state, n) for n in limoges.actors(state) if n != seat}
    state = limoges.play(state, dict(sorted({**others, seat: move}.items())))
    for _ in range(steps):
        if not limoges.actors(state):
            break
        state = step_by_habit(state, rng)
    return state


def step_by_habit(state: State, rng: Dice) -> State:
    """The table after the next step of a game that is not over."""
    due = limoges.actors(state)
    if due == (CHANCE,):
        return limoges.play(state, {CHANCE: limoges.chance(state, rng)})
    return limoges.play(state, {n: by_habit(state, n) for n in due})


def by_habit(state: State, seat: Seat) -> Move:
    """What a habitual player does in this seat of an imagined table."""
    legal = limoges.legal(state, seat)
    if isinstance(legal, Ballot):
        return favourite(legal.hand)
    eyes = Glance(seat, state.players, state.board, state.treasury, state.rows, state.box)
    return max(legal, key=lambda move: worth(eyes, move))


def choice(move: Move) -> Choice:
    """A move, and the kind of move as its reason."""
    return Choice(move, Reason("limoges-why", {"kind": type(move).__name__}))


OVERLOOKED = (Guards, Guard, Commerce, Mint, Buy, Use)
LEVELS: Mapping[str, Bot] = {
    "novice": Habitual(OVERLOOKED, saving=True),
    "casual": Habitual((Activate, *OVERLOOKED)),
    "club": Habitual(),
    "expert": Searcher(width=6, samples=16, steps=24),
    "master": Searcher(width=10, samples=60, steps=24),
}
