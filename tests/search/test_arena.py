"""The arena: what it counts, what it keeps, and that it goes on after a loss."""

from collections.abc import Iterator
from concurrent.futures import Executor, ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from limestone.rules import limits
from limestone.rules.game import Dice, Refused, options
from limestone.rules.limits.moves import Accuse
from limestone.search.arena import Match, Result, Standing, play, run, standing

TABLE = 2


def first_legal(view: Any, rng: Dice) -> Any:
    return limits.legal(limits.imagine(view, rng), view.own.seat)[0]


def accuser(view: Any, rng: Dice) -> Any:
    moves = limits.legal(limits.imagine(view, rng), view.own.seat)
    return next((move for move in moves if isinstance(move, Accuse)), moves[0])


def match(seed: str = "test") -> Match:
    names = ("accuser", "first legal")
    return Match("limits", options(limits), TABLE, names, (accuser, first_legal), seed)


def result(number: int, *winners: int) -> Result:
    return Result(number, number % TABLE, winners, (0, 0))


@pytest.fixture
def threads() -> Iterator[Executor]:
    with ThreadPoolExecutor(2) as executor:
        yield executor


def test_a_known_example() -> None:
    # Deal by deal the first player wins both games, one, one (a draw counts half twice), none.
    games = [(0,), (1,), (0,), (0,), (0, 1), (0, 1), (1,), (0,)]

    found = standing([result(n, *winners) for n, winners in enumerate(games)], TABLE)

    assert found.games == 8
    assert found.share == 0.5
    assert found.error == pytest.approx(1.96 * 0.408248 / 2, abs=1e-5)  # of 1, 1/2, 1/2, 0
    assert found.elo[1] == 0
    assert not found.stronger


def test_a_share_is_weighed_against_the_fair_one() -> None:
    found = Standing(games=400, share=0.4, error=0.05, fair=0.25)

    assert found.ratio == 1.6
    assert found.stronger
    assert round(found.elo[1]) == 120


def test_the_same_game_is_played_twice_the_same() -> None:
    assert play(match(), 5) == play(match(), 5)


def test_every_seat_gets_the_same_deal() -> None:
    assert [play(match(), number).seat for number in range(4)] == [0, 1, 0, 1]


def test_results_in_the_file_are_not_played_again(tmp_path: Path, threads: Executor) -> None:
    file = tmp_path / "kept.jsonl"
    run(match(), 4, file, threads)
    new: list[Result] = []

    results = run(match(), 6, file, threads, new.append)

    assert sorted(one.number for one in new) == [4, 5]
    assert results == [play(match(), number) for number in range(6)]


def test_a_line_that_was_cut_off_is_played_again(tmp_path: Path, threads: Executor) -> None:
    file = tmp_path / "kept.jsonl"
    whole = run(match(), 4, file, threads)
    file.write_text(file.read_text()[:-10])

    assert run(match(), 4, file, threads) == whole


def test_another_match_is_not_mixed_in(tmp_path: Path, threads: Executor) -> None:
    file = tmp_path / "kept.jsonl"
    run(match(), 2, file, threads)

    with pytest.raises(Refused, match="arena-other-match"):
        run(match("another seed"), 2, file, threads)
