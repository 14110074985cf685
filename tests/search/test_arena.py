"""The arena: what it counts, what it keeps, and that it goes on after a loss."""

from collections.abc import Iterator
from concurrent.futures import Executor, ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import Any

import pytest

from limestone.rules import limits, record
from limestone.rules.game import Dice, Refused, options
from limestone.rules.limits.moves import Accuse
from limestone.rules.referee import Referee
from limestone.search.arena import BATCH, Goal, Match, Result, Standing, play, run, standing
from limestone.search.interval import interval

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
    assert found.low < 0.5 < found.high
    assert found.elo[1] == 0
    assert not found.stronger


@pytest.mark.parametrize("deals", [1, 2, 50])
def test_who_wins_all_is_stronger_by_no_number(deals: int) -> None:
    found = standing([result(n, n % TABLE) for n in range(2 * deals)], TABLE)

    assert found.share == found.high == 1
    assert 0 <= found.low < 1
    assert found.error > 0
    assert found.elo[2] is None


def test_the_interval_is_one_of_the_deals_and_not_of_the_games() -> None:
    # Whoever sits on seat 0 wins: every deal is shared, so there is nothing left to chance.
    shared = standing([result(n, 0) for n in range(200)], TABLE)
    # The first player wins both games of every second deal: deals differ as much as can be.
    apart = standing([result(n, (n % TABLE) ^ (n // 2 % 2)) for n in range(200)], TABLE)

    assert shared.share == apart.share == 0.5
    assert shared.error < apart.error / 2


@pytest.mark.parametrize("share", [0.5, 0.9])
def test_the_interval_misses_no_more_often_than_it_says(share: float) -> None:
    rng, missed = Random(1), 0
    for _ in range(300):
        low, high = interval([float(rng.random() < share) for _ in range(30)])
        missed += not low <= share <= high

    assert missed <= 0.05 * 300


def test_a_share_is_weighed_against_the_fair_one() -> None:
    found = Standing(games=400, share=0.4, low=0.35, high=0.45, fair=0.25)

    assert found.ratio == 1.6
    assert found.stronger
    assert found.elo[1] == pytest.approx(120, abs=0.5)


@pytest.mark.parametrize(
    ("goal", "reached"),
    [
        (Goal(400, width=0.06), True),
        (Goal(400, width=0.04), False),
        (Goal(400, decided=True), True),
        (Goal(400), False),
    ],
)
def test_a_match_ends_when_enough_is_known(goal: Goal, reached: bool) -> None:
    found = Standing(games=400, share=0.4, low=0.35, high=0.45, fair=0.25)

    assert goal.reached(found) == reached


def test_a_match_that_is_decided_goes_on_to_the_end_of_its_batch(
    tmp_path: Path, threads: Executor
) -> None:
    file = tmp_path / "kept.jsonl"

    results = run(match(), Goal(10_000, width=0.4), file, threads)

    assert len(results) == 2 * BATCH
    assert run(match(), Goal(10_000, width=0.4), file, threads) == results


def test_records_are_whole_games(tmp_path: Path, threads: Executor) -> None:
    kept = match()._replace(records=tmp_path / "records")
    results = run(kept, Goal(4), tmp_path / "kept.jsonl", threads)
    files = sorted((tmp_path / "records").iterdir())

    read = [record.read(file.read_text()) for file in files]

    assert [one.header.result for one in read] == [one.scores for one in results]
    assert all(Referee.replay(one).over for one in read)
    assert [one.header.players[0] for one in read[:2]] == ["accuser", "first legal"]


def test_records_of_another_match_stay(tmp_path: Path, threads: Executor) -> None:
    kept = match()._replace(records=tmp_path / "records")
    run(kept, Goal(2), tmp_path / "kept.jsonl", threads)
    before = {file: file.read_text() for file in (tmp_path / "records").iterdir()}

    other = kept._replace(names=("accuser", "another"))
    run(other, Goal(2), tmp_path / "other.jsonl", threads)

    assert {file: file.read_text() for file in before} == before
    assert len(list((tmp_path / "records").iterdir())) == 4


def test_a_record_that_is_missing_is_played_again(tmp_path: Path, threads: Executor) -> None:
    kept = match()._replace(records=tmp_path / "records")
    run(kept, Goal(4), tmp_path / "kept.jsonl", threads)
    (gone, *_) = sorted((tmp_path / "records").iterdir())
    text = gone.read_text()
    gone.unlink()

    run(kept, Goal(4), tmp_path / "kept.jsonl", threads)

    assert gone.read_text() == text


def test_the_same_game_is_played_twice_the_same() -> None:
    assert play(match(), 5) == play(match(), 5)


def test_every_seat_gets_the_same_deal() -> None:
    assert [play(match(), number).seat for number in range(4)] == [0, 1, 0, 1]


def test_results_in_the_file_are_not_played_again(tmp_path: Path, threads: Executor) -> None:
    file = tmp_path / "kept.jsonl"
    run(match(), Goal(4), file, threads)
    new: list[Result] = []

    results = run(match(), Goal(6), file, threads, new.append)

    assert sorted(one.number for one in new) == [4, 5]
    assert results == [play(match(), number) for number in range(6)]


def test_a_line_that_was_cut_off_is_played_again(tmp_path: Path, threads: Executor) -> None:
    file = tmp_path / "kept.jsonl"
    whole = run(match(), Goal(4), file, threads)
    file.write_text(file.read_text()[:-10])

    assert run(match(), Goal(4), file, threads) == whole


def test_another_match_is_not_mixed_in(tmp_path: Path, threads: Executor) -> None:
    file = tmp_path / "kept.jsonl"
    run(match(), Goal(2), file, threads)

    with pytest.raises(Refused, match="arena-other-match"):
        run(match("another seed"), Goal(2), file, threads)
