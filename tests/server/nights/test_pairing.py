"""Laws of pairing: for any field, any history, any size."""

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import combinations
from time import process_time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from limestone.server.nights.pairing import ALL, Entrant, Pairing, paired, sizes

SIZES = (2, 3, 4, 5, 6)
Groups = tuple[tuple[str, ...], ...]


class Club:
    """Players who meet round after round; whoever sits first at a table wins it."""

    def __init__(self, count: int) -> None:
        self.met: dict[str, Counter[str]] = {f"p{n}": Counter() for n in range(count)}
        self.score: dict[str, Fraction] = defaultdict(Fraction)
        self.byes: Counter[str] = Counter()

    def field(self) -> list[Entrant]:
        return [
            Entrant(who, Fraction(self.score[who]), met, self.byes[who])
            for who, met in self.met.items()
        ]

    def play(self, pairing: Pairing) -> None:
        for table in pairing.tables:
            for place, who in enumerate(table):
                self.met[who].update(set(table) - {who})
                self.score[who] += Fraction(len(table) - 1 - place, len(table) - 1)
        for who in pairing.byes:
            self.byes[who] += 1
            self.score[who] += Fraction(1, 2)

    def round(self, size: int, seed: str) -> Pairing:
        pairing = paired(self.field(), size, seed)
        self.play(pairing)
        return pairing

    def again(self, tables: Sequence[Sequence[str]]) -> int:
        """How many at these tables have met before."""
        pairs = [pair for table in tables for pair in combinations(table, 2)]
        return sum(self.met[a][b] > 0 for a, b in pairs)


counts = st.integers(2, 40)
rounds = st.integers(1, 7)


@settings(deadline=None, max_examples=60)
@given(counts, st.sampled_from(SIZES), rounds, st.text(max_size=4))
def test_everybody_sits_somewhere_once(count: int, size: int, rounds: int, seed: str) -> None:
    club = Club(count)

    for n in range(rounds):
        tables, byes = club.round(size, f"{seed}{n}")

        assert sorted([*byes, *(who for table in tables for who in table)]) == sorted(club.met)
        assert len({len(table) for table in tables}) <= 2
        assert all(2 <= len(table) <= size for table in tables)
        assert max(map(len, tables)) - min(map(len, tables)) <= 1


@settings(deadline=None, max_examples=40)
@given(st.integers(1, 12).map(lambda n: 2 * n + 1), rounds, st.text(max_size=4))
def test_byes_even_out(count: int, rounds: int, seed: str) -> None:
    club = Club(count)

    for n in range(rounds):
        assert len(club.round(2, f"{seed}{n}").byes) == 1

    assert {club.byes[who] for who in club.met} <= {rounds // count, rounds // count + 1}


@settings(deadline=None, max_examples=40)
@given(st.integers(2, 12), st.sampled_from(SIZES), rounds, st.text(max_size=4))
def test_the_same_seed_pairs_alike(count: int, size: int, rounds: int, seed: str) -> None:
    """Whatever the order in which the players are given."""
    club = Club(count)

    for n in range(rounds):
        backwards = paired(club.field()[::-1], size, f"{seed}{n}")

        assert club.round(size, f"{seed}{n}") == backwards


@settings(deadline=None, max_examples=80)
@given(st.integers(2, 8), st.sampled_from((2, 3, 4)), st.integers(1, 5), st.text(max_size=4))
def test_nobody_meets_again_while_avoidable(count: int, size: int, rounds: int, seed: str) -> None:
    """Held against every way there is to seat a small field."""
    club = Club(count)

    for n in range(rounds):
        pairing = paired(club.field(), size, f"{seed}{n}")
        seated = [who for who in club.met if who not in pairing.byes]
        shape = tuple(map(len, pairing.tables))
        best = min(club.again(groups) for groups in every_seating(seated, shape))

        assert (club.again(pairing.tables) == 0) == (best == 0)
        if size == 2:
            assert club.again(pairing.tables) == best
        club.play(pairing)


@pytest.mark.parametrize("count", [6, 8, 10, 12])
def test_pairs_can_play_all_against_all(count: int) -> None:
    club = Club(count)

    again = 0
    for n in range(count - 1):
        pairing = paired(club.field(), 2, f"all{n}")
        again += club.again(pairing.tables)
        club.play(pairing)

    assert again <= count // 2  # the last rounds may be forced; a circle would need none


def test_equals_meet() -> None:
    club = Club(16)
    club.round(2, "a")

    for table in paired(club.field(), 2, "b").tables:
        assert len({club.score[who] for who in table}) == 1


def test_all_at_one_table() -> None:
    assert len(paired(Club(40).field(), ALL, "s").tables) == 1


def test_nobody_and_somebody_alone() -> None:
    assert paired([], 2, "s") == Pairing()
    assert paired([Entrant("Ann")], 4, "s") == Pairing((), ("Ann",))


def test_late_players_are_paired_from_then_on() -> None:
    club = Club(7)
    club.round(2, "a")
    club.met["late"] = Counter()

    pairing = paired(club.field(), 2, "b")

    assert not pairing.byes
    assert any("late" in table for table in pairing.tables)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("count", [199, 200])
def test_a_large_night_is_paired_at_once(count: int, size: int) -> None:
    club, took = Club(count), []

    for n in range(7):
        field, began = club.field(), process_time()
        pairing = paired(field, size, f"s{n}")
        took.append(process_time() - began)
        assert not club.again(pairing.tables)
        club.play(pairing)

    assert sorted(took)[3] < 0.2


@pytest.mark.parametrize(("count", "size"), [(n, s) for n in range(2, 30) for s in SIZES])
def test_tables_are_as_equal_as_can_be(count: int, size: int) -> None:
    found = sizes(count, size)

    assert sum(found) == count
    assert max(found) - min(found) <= 1
    assert min(found) > 1 or size == 2 and found.count(1) == count % 2


def every_seating(players: Sequence[str], shape: Sequence[int]) -> Iterator[Groups]:
    """Every way to seat these players at tables of these sizes; some come more than once."""
    if not shape:
        yield ()
        return
    first, *rest = players
    sizes = set(shape)
    for size in sizes:
        left = list(shape)
        left.remove(size)
        for others in combinations(rest, size - 1):
            remaining = [who for who in rest if who not in others]
            for groups in every_seating(remaining, left):
                yield ((first, *others), *groups)
