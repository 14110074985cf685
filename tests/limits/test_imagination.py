"""§7 Imagined tables look like the view, and could have come to be."""

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from limestone.rules import limits
from tests.limits.past import supposed
from tests.limits.tables import CHOICES, SEATS, Choice, after, all_cards, any_move, dealt, game

GAME = st.tuples(st.sampled_from(SEATS), st.integers(0, 999), st.sampled_from(CHOICES))


@settings(max_examples=15, deadline=None)
@given(GAME, st.sampled_from([(), ("open-pile",)]))
def test_an_imagined_table_looks_just_like_the_view(
    played: tuple[int, int, Choice], words: tuple[str, ...]
) -> None:
    rng = Random(1)
    eyes = (None, *range(played[0]))
    for n, (state, _) in enumerate(game(*played, words=words)):
        # All eyes at every position of a short game; of a long one they take turns.
        for seat in eyes if played[2] is any_move else eyes[n % len(eyes) :][:1]:
            seen = limits.view(state, seat)

            imagined = limits.imagine(seen, rng)

            assert limits.view(imagined, seat) == seen
            assert all_cards(imagined) == all_cards(state)
            assert len(set(imagined.limits)) == len(state.limits)
            if seat is not None:
                assert limits.legal(imagined, seat) == limits.legal(state, seat)


@settings(max_examples=20, deadline=None)
@given(GAME)
def test_an_imagined_table_could_have_come_to_be(played: tuple[int, int, Choice]) -> None:
    """From some shuffle all that was shown would have been the same, view by view."""
    positions = list(game(*played))
    rng = Random(2)
    last = rng.randrange(2, len(positions))
    seat = (None, *range(played[0]))[rng.randrange(played[0] + 1)]
    imagined = limits.imagine(limits.view(positions[last][0], seat), rng)

    steps = supposed([moves for _, moves in positions[:last]], imagined, seat)

    state = positions[0][0]
    for (true, _), moves in zip(positions, steps, strict=False):
        assert limits.view(state, seat) == limits.view(true, seat)
        for who, move in moves.items():
            assert limits.check(state, who, move) == move
        state = limits.play(state, moves)
    assert state == imagined


def test_imagined_tables_differ_where_nothing_is_known() -> None:
    state = after(dealt("ryg" * 5), "0 hide r | 1 hide y | 2 hide g")
    seen = limits.view(state, 0)

    tables = [limits.imagine(seen, Random(seed)) for seed in range(50)]

    assert {imagined.hidden[1] for imagined in tables} == set("rygbv")
    assert {imagined.draw[0] for imagined in tables} == set("rygbv")
    assert len({imagined.limits[1] for imagined in tables}) > 10


def test_a_known_card_is_imagined_where_it_is() -> None:
    lines = ("0 hide r | 1 hide y | 2 hide g", "0 exchange r", "1 play y")
    state = after(dealt("ryg" * 5), *lines)
    seen = limits.view(state, 0)

    tables = [limits.imagine(seen, Random(seed)) for seed in range(50)]

    assert all("r" in imagined.hands[1] for imagined in tables)
    assert {imagined.draw[0] for imagined in tables} == {"r"}
