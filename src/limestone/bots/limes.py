"""Bots for Limes. They only build for themselves: the others cannot be hindered."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random

from limestone.bots.bot import FULL, Bot, Budget, Choice, Reason, preparing
from limestone.bots.limes_by_kernel import ByKernel
from limestone.bots.limes_by_rules import ByRules
from limestone.bots.limes_candidates import Candidate, Evaluator, alone
from limestone.rules import limes
from limestone.rules.bits import around
from limestone.rules.game import CHANCE, Dice, options
from limestone.rules.limes.land import Land
from limestone.rules.limes.moves import Draw, Lay
from limestone.rules.limes.table import ROUNDS, State
from limestone.rules.limes.view import View
from limestone.rules.limes.workers import Go, Place
from limestone.search.halving import halve
from limestone.search.kernels import limes_boards as boards

SLACK = 20  # hundredths of a point, so little that experience cannot tell the moves apart
CLOCKWISE = (1, 3, 0, 2)  # where the quarters nw, ne, sw and se are after a quarter turn

# The candidates that a weak player notices.
Sight = Callable[[Land, Evaluator, list[Candidate]], list[Candidate]]


def evaluator(
    table: State, *, learned: bool = True, alike: bool = False, waits: bool = False
) -> Evaluator:
    """The compiled kernel if it knows the variants of the table, otherwise the rules.

    By the rules too while another thread compiles the kernel: nobody waits for a compiler. What
    is to be alike on every machine waits, and so does a study: the rules look only a few rounds
    ahead, and that is no value at the end.
    """
    if not boards.knows(table.words):
        return ByRules(table, learned=learned)
    if alike:
        return ByKernel(table, learned=learned, slower=1)
    compiling = not waits and preparing() and not boards.ready()
    return (ByRules if compiling else ByKernel)(table, learned=learned)


@dataclass(frozen=True)
class Builder:
    """Takes the best of all moves it sees, without looking further."""

    learned: bool  # whether it goes by experience, or by points as they stand
    sights: tuple[Sight, ...] = ()

    def choose(
        self, view: View, legal: Sequence[Lay], rng: Dice, budget: Budget = FULL, /
    ) -> Choice:
        table = alone(view, rng)
        weighs = evaluator(table, learned=self.learned, alike=budget.alike)
        found = weighs.candidates()
        for sight in self.sights:
            found = sight(table.lands[0], weighs, found)
        best = max(candidate.worth for candidate in found)
        slack = SLACK if self.learned else 0
        equals = [candidate for candidate in found if candidate.worth >= best - slack]
        move = weighs.move(equals[rng.randrange(len(equals))].code)
        return choice(table, move if as_printed in self.sights else begun(table, move, rng), best)


@dataclass(frozen=True)
class Planner:
    """Tries the most promising moves on cards that may still come, some rounds ahead."""

    width: int  # how many moves it weighs
    cards: int  # card placements to simulate per move, so fewer samples early in the game
    depth: int  # how many rounds it plays on before it judges

    def choose(
        self, view: View, legal: Sequence[Lay], rng: Dice, budget: Budget = FULL, /
    ) -> Choice:
        table = alone(view, rng)
        weighs = evaluator(table, alike=budget.alike)
        found = weighs.candidates()
        rounds = min(self.depth, ROUNDS - len(table.drawn))
        if not rounds:
            return choice(table, weighs.move(found[0].code), found[0].worth)
        found = weighs.promising(found, self.width)
        samples = int(self.cards * budget.effort) // rounds // weighs.slower
        best, mean = halve(len(found), samples, weighs.sampler(found, rounds, rng))
        return choice(table, begun(table, weighs.move(found[best].code), rng), mean)


def begun(table: State, move: Lay, rng: Dice) -> Lay:
    """The first card in any turn: all are as good, and bots of one level do not begin alike."""
    if table.lands[0].cards:
        return move
    assert table.card
    card, turns = table.deck.card(table.card), rng.randrange(4)
    quarter = move.posting.quarter if isinstance(move.posting, Place) else None
    for _ in range(turns):
        quarter = None if quarter is None else CLOCKWISE[quarter]
    posting = None if quarter is None else Place(quarter)
    return Lay(move.square, card.names[(move.turn + turns) % 4], posting)


def choice(table: State, move: Lay, worth: float) -> Choice:
    """A move with what it gains now and what the game may come to, which is no less than now."""
    before, after = (limes.scores(state)[0] for state in (table, limes.play(table, {0: move})))
    why = {Place: "limes-why-place", Go: "limes-why-go"}.get(type(move.posting), "limes-why-lay")
    expected = max(after, round(worth / 100))
    return Choice(move, Reason(why, {"gain": after - before, "expected": expected}))


def beside_the_last_card(land: Land, weighs: Evaluator, found: list[Candidate]) -> list[Candidate]:
    """Short sight: only squares beside the card laid last, if there are any."""
    if not land.cards:
        return found
    near = around(1 << land.cards[-1].square)
    return [c for c in found if near >> weighs.square(c.code) & 1] or found


def this_worker_only(land: Land, weighs: Evaluator, found: list[Candidate]) -> list[Candidate]:
    """Greedy: count only what the worker just placed or moved brings."""
    idle = {weighs.laid(c.code): c.worth for c in found if weighs.idle(c.code)}
    return [Candidate(c.code, c.worth - idle.get(weighs.laid(c.code), 0)) for c in found]


def workers_stay(land: Land, weighs: Evaluator, found: list[Candidate]) -> list[Candidate]:
    """Forgetting that workers can move."""
    return [c for c in found if not weighs.goes(c.code)] or found


def as_printed(land: Land, weighs: Evaluator, found: list[Candidate]) -> list[Candidate]:
    """Forgetting that the card may be rotated."""
    return [c for c in found if not weighs.turn(c.code)] or found


def prepare(report: Callable[[str], None]) -> None:
    """Load or compile the kernel; compiling is reported."""
    if not boards.ready():
        report("compiling-kernel")
    table = limes.play(limes.start(1, options(limes)), {CHANCE: Draw(1)})
    LEVELS["expert"].choose(limes.view(table, 0), (), Random(0), Budget(0.1))


LEVELS: Mapping[str, Bot] = {
    "novice": Builder(
        learned=False,
        sights=(this_worker_only, beside_the_last_card, workers_stay, as_printed),
    ),
    "casual": Builder(learned=False, sights=(beside_the_last_card,)),
    "club": Builder(learned=True),
    "expert": Planner(width=8, cards=128, depth=2),
    "master": Planner(width=16, cards=24_000, depth=ROUNDS),
}
