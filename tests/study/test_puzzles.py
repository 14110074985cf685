"""Puzzles: what ships is what was made, one move is best by far, and a weaker level misses it."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from datetime import date, timedelta
from itertools import islice
from pathlib import Path
from random import Random

import pytest

from limestone.rules.game import GAMES, Refused
from limestone.study import limoges, puzzle_making
from limestone.study.judgement import SURE as CONFIRMED
from limestone.study.judging import Asked, Bench, judge
from limestone.study.puzzle import DATA, Puzzle, of_day, puzzle, puzzles, read
from limestone.study.puzzle_making import FIRST, Making, keep, looked, made, puzzles_of, solvers
from limestone.study.puzzle_sieve import SURE, Position, kind_of, lasts, rival

LARGEST = 1_000_000  # bytes of all puzzles together
LEAST = {"limes": 300, "limits": 150, "limoges": 100}
SHIPPED = [game for game in GAMES if puzzles(game)]

every_game = pytest.mark.parametrize("game", SHIPPED)


def sample(game: str, many: int) -> list[Puzzle]:
    """Some puzzles of a game, from its whole file."""
    known = list(puzzles(game).values())
    return known[:: max(1, len(known) // many)][:many]


@every_game
def test_every_puzzle_has_one_move_that_is_best_by_far(game: str) -> None:
    for one in puzzles(game).values():
        assert one.moves[0].move in one.best
        assert one.lead.gap > kind_of(game).MARGIN
        assert one.lead.gap > SURE * one.lead.doubt


@every_game
def test_a_level_weaker_than_the_strongest_misses_it(game: str) -> None:
    *_, strongest = solvers(game)
    for one in puzzles(game).values():
        assert min(share for level, share in one.found.items() if level != strongest) < 1


@every_game
def test_names_are_made_of_the_positions(game: str) -> None:
    text = (DATA / f"{game}.puzzles").read_text(encoding="utf-8")
    written = [line.split()[1] for line in text.splitlines() if line.startswith("puzzle ")]

    assert written == [one.id for one in puzzles(game).values()]


@every_game
def test_the_best_move_is_legal_and_best_again(game: str) -> None:
    for one in sample(game, 3):
        assert set(one.best) <= set(one.legal())
        rivals = [weighed.move for weighed in one.moves[:4]]

        found = judge(game, one.view, Asked(0.5, "again", None, rivals))

        assert found.best.move in one.best


@pytest.mark.parametrize("lead", [0.2, 0.05, -0.2])
def test_a_lead_that_does_not_last_makes_no_puzzle(
    lead: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    one = sample("limoges", 1)[0]
    at = Position("limoges", 0, one.state, one.seat)
    bench = Bench("limoges", one.view, Asked(0.1, "", None, [move.move for move in one.moves]))
    *_, found = bench.judgements()
    assert rival(at, found)

    monkeypatch.setattr(bench.study, "further", lambda *moves: (lead, 0.04))

    assert lasts(at, bench, found) is (lead > 0.08)


def test_the_latest_puzzles_of_limoges_last() -> None:
    one = list(puzzles("limoges").values())[-1]
    moves = [GAMES["limoges"].read(text) for text in (one.best[0], one.lead.move)]

    lead, doubt = limoges.further(limoges.scales(one.view, moves, Random(0)), *moves)

    assert lead > CONFIRMED * doubt


@every_game
def test_as_many_ship_as_are_promised(game: str) -> None:
    assert len(puzzles(game)) >= LEAST[game]


def test_all_puzzles_together_are_small() -> None:
    assert sum(file.stat().st_size for file in DATA.iterdir()) < LARGEST


def test_the_same_seed_makes_the_same_puzzles() -> None:
    shipped = (DATA / "limits.puzzles").read_text(encoding="utf-8")

    (first,) = puzzles_of("limits", FIRST, 0)

    assert shipped.splitlines()[2:][: len(first.splitlines())] == first.splitlines()


def test_every_day_has_a_puzzle_and_none_comes_twice_before_all_have_been() -> None:
    begin, many = date(2027, 1, 1), len(puzzles("limits"))

    days = [of_day("limits", begin + timedelta(n)) for n in range(many)]

    assert {one.id for one in days if one} == set(puzzles("limits"))
    assert of_day("limits", begin) == of_day("limits", begin)


def test_an_unknown_name_is_refused() -> None:
    for name in ("limes-0", "chess-1", "", "../etc"):
        with pytest.raises(Refused, match="unknown-puzzle"):
            puzzle(name)


def test_a_stopped_making_goes_on_where_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int] = []
    text = next(iter(puzzles("limits").values()))

    def one(game: str, seed: str, number: int) -> list[str]:
        asked.append(number)
        return [f"puzzle x\nmoved {number}"] if number % 2 else []

    monkeypatch.setattr(puzzle_making, "puzzles_of", one)
    making = Making("limits", "s", tmp_path / "limits.puzzles")
    for games, found in made(making):
        keep(making, games, found)
        if games == 4:
            break
    going: Iterator[tuple[int, list[str]]] = made(making)
    next(going)
    games, found = next(going)

    assert asked == [0, 1, 2, 3, 4]
    assert (games, len(found)) == (5, 2)
    assert looked(making)[1] == found
    assert text.text.startswith("limestone 1\n")


def test_several_processes_find_the_same_in_the_same_order(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def one(game: str, seed: str, number: int) -> list[str]:
        return [f"puzzle {number}"] if number % 2 else []

    monkeypatch.setattr(puzzle_making, "puzzles_of", one)
    making = Making("limits", "s", tmp_path / "limits.puzzles")
    with ThreadPoolExecutor(3) as pool:
        together = list(islice(made(making, pool), 40))

    assert together == list(islice(made(making), 40))


def test_a_file_of_another_seed_is_refused(tmp_path: Path) -> None:
    making = Making("limits", "s", tmp_path / "limits.puzzles")
    keep(making, 3, [])

    with pytest.raises(Refused, match="puzzles-other"):
        looked(making._replace(seed="t"))


def test_what_is_written_can_be_read_again() -> None:
    file = DATA / "limits.puzzles"

    again = list(read(file.read_text(encoding="utf-8")))

    assert [one.id for one in again] == list(puzzles("limits"))
