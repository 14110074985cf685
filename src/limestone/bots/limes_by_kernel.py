"""The moves of Limes weighed by the compiled kernel."""

from collections.abc import Hashable, Sequence

from limestone.bots.limes_candidates import Candidate
from limestone.rules.game import Dice
from limestone.rules.limes.cards import Turn
from limestone.rules.limes.land import Laid, Land, Square, lay
from limestone.rules.limes.moves import Lay
from limestone.rules.limes.table import ROUNDS, State, left
from limestone.rules.limes.workers import post
from limestone.search.halving import Sample
from limestone.search.kernels import limes as kernel
from limestone.search.kernels import limes_boards as boards
from limestone.search.kernels import limes_search as search
from limestone.search.kernels import limes_worth as worths
from limestone.search.kernels.compiled import FAST, Words, number, numbers, words

SLOWER = 1 if FAST else 50  # how many times fewer samples are taken


class ByKernel:
    """Weighs moves by a table of worths; a move is a number of the kernel."""

    def __init__(self, table: State, *, learned: bool, slower: int = SLOWER) -> None:
        assert table.card
        self.slower = slower
        worth = boards.learned() if learned else boards.points_now()
        self.table, self.land, self.card = table, table.lands[0], table.card - 1
        self.desk = boards.desk(boards.box(table.deck, table.words), worth)
        self.left = ROUNDS - len(table.drawn)

    def candidates(self) -> list[Candidate]:
        """The moves worth a thought, the most promising first."""
        count = search.expand(self.desk, boards.row(self.land), self.card, self.left, 0)
        rows = (self.desk.codes[:count], self.desk.values[:count])
        found = [Candidate(int(code), int(worth)) for code, worth in zip(*rows, strict=True)]
        return sorted(found, key=lambda candidate: -candidate.worth)

    def promising(self, found: Sequence[Candidate], most: int) -> list[Candidate]:
        """The candidates with the best prospects; each leads to another land."""
        different: dict[int, Candidate] = {}
        for code, _ in found:
            land = self._after(code)
            hope = int(worths.prospect(self.desk, land, self.left))
            different.setdefault(int(search.fingerprint(land)), Candidate(code, hope))
            if len(different) == 3 * most:
                break
        return sorted(different.values(), key=lambda candidate: -candidate.worth)[:most]

    def sampler(self, found: Sequence[Candidate], rounds: int, rng: Dice) -> Sample:
        """Scores all candidates on the same random deals, so many rounds later."""
        begin = len(self.table.drawn)
        race = search.Race(
            words(len(found), kernel.LAND), numbers(len(found)), begin, begin + rounds
        )
        for row, candidate in zip(race.lands, found, strict=True):
            row[:] = self._after(candidate.code)
        cards = _numbers([card - 1 for card in (*self.table.drawn, *left(self.table))])
        seed = words(1)
        seed[0] = 1 + rng.randrange(1 << 62)

        def sample(alive: Sequence[int], times: int) -> Sequence[float]:
            orders = numbers(times, len(cards))
            search.deal(orders, cards, begin, seed)
            race.sums[:] = [0] * len(found)
            search.sample(self.desk, race, _numbers(alive), orders)
            return [float(race.sums[n]) for n in alive]

        return sample

    def square(self, code: int) -> Square:
        return boards.square(self.land, code)

    def laid(self, code: int) -> int:
        return code & 0xFF

    def turn(self, code: int) -> Turn:
        return code >> 6 & 3

    def idle(self, code: int) -> bool:
        return code >> 8 & 3 == kernel.NOTHING

    def goes(self, code: int) -> bool:
        return code >> 8 & 3 == kernel.GO

    def move(self, code: int) -> Lay:
        return boards.move(self.land, code, self.land.workers)

    def code(self, move: Lay) -> int:
        return boards.code(self.land, move)

    def outcome(self, code: int) -> Hashable:
        return int(search.fingerprint(self._after(code)))

    def ending(self, move: Lay, cards: Sequence[int], rng: Dice) -> Land:
        """The land after a move and then greedy play with these cards."""
        land = self._with(self.land, self.card + 1, move)
        for after, card in zip(range(self.left - 1, -1, -1), cards, strict=False):
            code = int(search.chosen(self.desk, boards.row(land), card - 1, after))
            land = self._with(land, card, boards.move(land, code, land.workers))
        return land

    def _with(self, land: Land, card: int, move: Lay) -> Land:
        """The land after a card and a worker, by the rules."""
        face = self.table.deck.card(card).faces[move.turn]
        return post(lay(land, Laid(move.square, card, move.turn), face), move.posting)

    def _after(self, code: int) -> Words:
        """The land of the seat after a move."""
        row = boards.row(self.land)
        search.play(row, self.desk.box, self.card, code)
        return row


def _numbers(values: Sequence[int]) -> Words:
    made = numbers(len(values))
    made[:] = [number(value) for value in values]
    return made
