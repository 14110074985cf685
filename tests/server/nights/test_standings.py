"""What a round counts, and who stands where."""

from fractions import Fraction

from hypothesis import given
from hypothesis import strategies as st

from limestone.server.nights.standings import HALF, Played, Result, Standing, scores, standings

PLACES = st.lists(st.integers(1, 6), min_size=2, max_size=6)


def result(places: list[int]) -> Result:
    return Result({f"p{n}": place for n, place in enumerate(places)})


@given(PLACES)
def test_a_table_gives_out_half_of_its_meetings(places: list[int]) -> None:
    shares = scores(result(places)).values()

    assert sum(shares) == Fraction(len(places), 2)
    assert all(0 <= share <= 1 for share in shares)


@given(PLACES)
def test_who_is_placed_better_scores_more(places: list[int]) -> None:
    shares = list(scores(result(places)).values())

    assert sorted(range(len(places)), key=lambda n: (-shares[n], n)) == sorted(
        range(len(places)), key=lambda n: (places[n], n)
    )


def test_a_win_counts_one_and_equal_points_a_half() -> None:
    assert scores(result([1, 2])) == {"p0": 1, "p1": 0}
    assert scores(result([1, 1])) == {"p0": HALF, "p1": HALF}


def test_opponents_then_points_break_ties_and_equals_share_a_place() -> None:
    first = Played([Result({"Ann": 1, "Bo": 2}, {"Ann": 9, "Bo": 3}), Result({"Cy": 1, "Di": 2})])
    second = Played([Result({"Ann": 1, "Cy": 2}, {"Ann": 5, "Cy": 4}), Result({"Bo": 1, "Di": 2})])

    found = standings(["Ann", "Bo", "Cy", "Di", "Eve", "Flo"], [first, second])

    assert [(one.player, one.place) for one in found] == [
        ("Ann", 1),
        ("Cy", 2),  # both met Ann and Di; Cy has more points
        ("Bo", 3),
        ("Di", 4),
        ("Eve", 5),
        ("Flo", 5),
    ]
    assert found[1] == Standing("Cy", 2, Fraction(1), Fraction(2), 4, 0)


def test_who_is_left_over_scores_a_half() -> None:
    (one,) = standings(["Ann"], [Played([], ["Ann"]), Played([], ["Ann"])])

    assert one == Standing("Ann", 1, Fraction(1), byes=2)
