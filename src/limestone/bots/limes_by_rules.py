"""The moves of Limes weighed by the rules alone: for tables that the kernel does not know."""

from collections.abc import Hashable, Sequence

from limestone.bots.limes_candidates import Candidate
from limestone.rules import limes
from limestone.rules.game import Dice
from limestone.rules.limes.cards import Turn
from limestone.rules.limes.land import Land, Square
from limestone.rules.limes.moves import Lay
from limestone.rules.limes.table import State, left
from limestone.rules.limes.workers import Go
from limestone.search import limes_rules as search
from limestone.search.halving import Sample


class ByRules:
    """Weighs moves by playing them; a move is the move itself."""

    slower = search.SLOWER

    def __init__(self, table: State, *, learned: bool) -> None:
        self.table = table
        self.worth = search.worth if learned else search.points

    def candidates(self) -> list[Candidate]:
        """All legal moves, the most promising first."""
        moves = limes.legal(self.table, 0)
        found = [Candidate(move, self.worth(search.after(self.table, move))) for move in moves]
        return sorted(found, key=lambda candidate: -candidate.worth)

    def promising(self, found: Sequence[Candidate], most: int) -> list[Candidate]:
        """The candidates worth most; each leads to another land."""
        different: dict[object, Candidate] = {}
        for candidate in found:
            land = search.after(self.table, candidate.code).lands[0]
            different.setdefault(search.outline(land), candidate)
            if len(different) == most:
                break
        return list(different.values())

    def sampler(self, found: Sequence[Candidate], rounds: int, rng: Dice) -> Sample:
        """Scores all candidates on the same random deals, some rounds later."""
        tables = [search.after(self.table, candidate.code) for candidate in found]

        def sample(alive: Sequence[int], times: int) -> Sequence[float]:
            sums = [0.0] * len(found)
            for _ in range(times):
                cards = search.deal(left(self.table), min(rounds, search.DEPTH), rng)
                for n in alive:
                    sums[n] += search.worth(search.played(tables[n], cards, rng))
            return [sums[n] for n in alive]

        return sample

    def square(self, code: Lay) -> Square:
        return code.square

    def laid(self, code: Lay) -> tuple[Square, Turn]:
        return code.square, code.turn

    def turn(self, code: Lay) -> Turn:
        return code.turn

    def idle(self, code: Lay) -> bool:
        return code.posting is None

    def goes(self, code: Lay) -> bool:
        return isinstance(code.posting, Go)

    def move(self, code: Lay) -> Lay:
        return code

    def code(self, move: Lay) -> Lay:
        return move

    def outcome(self, code: Lay) -> Hashable:
        return search.outline(search.after(self.table, code).lands[0])

    def ending(self, move: Lay, cards: Sequence[int], rng: Dice) -> Land:
        """The land after a move and then hasty play with these cards."""
        return search.played(search.after(self.table, move), cards, rng).lands[0]
