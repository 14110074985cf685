"""Bots for Limes. They only build for themselves: the others cannot be hindered."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import NamedTuple

from limestone.bots.bot import FULL, Bot, Budget, Choice, Reason
from limestone.rules import limes
from limestone.rules.bits import around
from limestone.rules.game import CHANCE, Dice, options
from limestone.rules.limes.land import Land
from limestone.rules.limes.moves import Draw, Lay
from limestone.rules.limes.scoring import score
from limestone.rules.limes.table import ROUNDS
from limestone.rules.limes.view import View
from limestone.rules.limes.workers import Go, Place
from limestone.search.halving import halve
from limestone.search.kernels import limes as kernel
from limestone.search.kernels import limes_boards as boards
from limestone.search.kernels import limes_search as search
from limestone.search.kernels import limes_worth as worths
from limestone.search.kernels.compiled import FAST, Words, number, numbers, words

SLOWER = 1 if FAST else 50  # without a compiler, fewer samples must do


class Candidate(NamedTuple):
    """A move worth a thought: its number, and the worth of the land after it."""

    code: int
    worth: int


Sight = Callable[[View, list[Candidate]], list[Candidate]]  # what somebody sees of all there is


@dataclass(frozen=True)
class Builder:
    """Takes the best of all moves it sees, by a table of worths, without looking further."""

    worth: Callable[[], boards.Worth]
    sights: tuple[Sight, ...] = ()

    def choose(
        self, view: View, legal: Sequence[Lay], rng: Dice, budget: Budget = FULL, /
    ) -> Choice:
        desk = boards.desk(boards.box(view.scene.deck, view.scene.words), self.worth())
        found = candidates(desk, view)
        for sight in self.sights:
            found = sight(view, found)
        best = max(candidate.worth for candidate in found)
        equals = [candidate for candidate in found if candidate.worth == best]
        return choice(view, equals[rng.randrange(len(equals))].code, best)


@dataclass(frozen=True)
class Planner:
    """Tries the most promising moves on cards that may still come, some rounds ahead."""

    width: int  # how many moves it weighs
    cards: int  # how many it lays in thought: fewer samples while the way to the end is long
    depth: int  # how many rounds it plays on before it judges

    def choose(
        self, view: View, legal: Sequence[Lay], rng: Dice, budget: Budget = FULL, /
    ) -> Choice:
        desk = boards.desk(boards.box(view.scene.deck, view.scene.words), boards.learned())
        found = candidates(desk, view)
        rounds = min(self.depth, ROUNDS - len(view.scene.drawn))
        if not rounds:
            return choice(view, found[0].code, found[0].worth)
        found = promising(desk, view, found, self.width)
        samples = int(self.cards * budget.effort) // rounds // SLOWER
        best, mean = halve(len(found), samples, self._sampler(desk, view, found, rng))
        return choice(view, found[best].code, mean)

    def _sampler(
        self, desk: worths.Desk, view: View, found: Sequence[Candidate], rng: Dice
    ) -> Callable[[Sequence[int], int], Sequence[float]]:
        """What the candidates come to on some orders of the cards, the same for all of them."""
        begin = len(view.scene.drawn)
        end = min(ROUNDS, begin + self.depth)
        race = search.Race(words(len(found), kernel.LAND), numbers(len(found)), begin, end)
        for row, candidate in zip(race.lands, found, strict=True):
            row[:] = after(desk, view, candidate.code)
        cards = _numbers([card - 1 for card in (*view.scene.drawn, *view.scene.left)])
        seed = words(1)
        seed[0] = 1 + rng.randrange(1 << 62)

        def sample(alive: Sequence[int], times: int) -> Sequence[float]:
            orders = numbers(times, len(cards))
            search.deal(orders, cards, begin, seed)
            race.sums[:] = [0] * len(found)
            search.sample(desk, race, _numbers(alive), orders)
            return [float(race.sums[n]) for n in alive]

        return sample


def candidates(desk: worths.Desk, view: View) -> list[Candidate]:
    """The moves worth a thought, the most promising first."""
    assert view.scene.card
    row = boards.row(own(view))
    count = search.expand(desk, row, view.scene.card - 1, ROUNDS - len(view.scene.drawn), 0)
    found = [Candidate(int(desk.codes[n]), int(desk.values[n])) for n in range(count)]
    return sorted(found, key=lambda candidate: -candidate.worth)


def promising(
    desk: worths.Desk, view: View, found: Sequence[Candidate], most: int
) -> list[Candidate]:
    """The candidates with the best prospects of those worth most; each leads to another land."""
    different: dict[int, Candidate] = {}
    for code, _ in found:
        land = after(desk, view, code)
        hope = int(worths.prospect(desk, land, ROUNDS - len(view.scene.drawn)))
        different.setdefault(int(search.fingerprint(land)), Candidate(code, hope))
        if len(different) == 3 * most:
            break
    return sorted(different.values(), key=lambda candidate: -candidate.worth)[:most]


def after(desk: worths.Desk, view: View, code: int) -> Words:
    """The own land after a move."""
    assert view.scene.card
    row = boards.row(own(view))
    search.play(row, desk.box, view.scene.card - 1, code)
    return row


def own(view: View) -> Land:
    """The land of the seat that looks."""
    assert view.own.seat is not None
    return view.scene.lands[view.own.seat]


def choice(view: View, code: int, worth: float) -> Choice:
    """A move with what it gains now and what the game may come to."""
    land = own(view)
    move = boards.move(land, code, land.workers)
    desk = boards.desk(boards.box(view.scene.deck, view.scene.words), boards.points_now())
    gain = int(kernel.score(after(desk, view, code))) - score(land)
    why = {Place: "limes-why-place", Go: "limes-why-go"}.get(type(move.posting), "limes-why-lay")
    return Choice(move, Reason(why, {"gain": gain, "expected": round(worth / 100)}))


def beside_the_last_card(view: View, found: list[Candidate]) -> list[Candidate]:
    """Short sight: only squares beside the card laid last, if there are any."""
    land = own(view)
    if not land.cards:
        return found
    near = around(1 << land.cards[-1].square)
    seen = [candidate for candidate in found if near >> boards.square(land, candidate.code) & 1]
    return seen or found


def this_worker_only(view: View, found: list[Candidate]) -> list[Candidate]:
    """Greed: what the worker brings that is posted now, and nothing about the others."""
    idle = {c.code & 0xFF: c.worth for c in found if not c.code >> 8}
    return [Candidate(c.code, c.worth - idle[c.code & 0xFF]) for c in found]


def workers_stay(view: View, found: list[Candidate]) -> list[Candidate]:
    """Forgetting that workers can walk."""
    return [candidate for candidate in found if candidate.code >> 8 & 3 != kernel.GO]


def as_printed(view: View, found: list[Candidate]) -> list[Candidate]:
    """Forgetting that the card may be turned."""
    return [candidate for candidate in found if not candidate.code >> 6 & 3]


def prepare(report: Callable[[str], None]) -> None:
    """Load or compile the kernel; compiling is reported."""
    if not boards.ready():
        report("compiling-kernel")
    table = limes.play(limes.start(1, options(limes)), {CHANCE: Draw(1)})
    LEVELS["expert"].choose(limes.view(table, 0), (), Random(0), Budget(0.1))


def _numbers(values: Sequence[int]) -> Words:
    made = numbers(len(values))
    made[:] = [number(value) for value in values]
    return made


LEVELS: Mapping[str, Bot] = {
    "novice": Builder(
        boards.points_now, (this_worker_only, beside_the_last_card, workers_stay, as_printed)
    ),
    "casual": Builder(boards.points_now, (beside_the_last_card,)),
    "club": Builder(boards.learned),
    "expert": Planner(width=8, cards=128, depth=2),
    "master": Planner(width=16, cards=24_000, depth=ROUNDS),
}
