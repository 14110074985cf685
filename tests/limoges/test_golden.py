"""Games that were played once: for every ending, number of seats and kind of table."""

from pathlib import Path

import pytest

from limestone.rules import limoges, record
from limestone.rules.limoges.notation import READ
from limestone.rules.limoges.scoring import ending

ALL = sorted((Path(__file__).parents[1] / "golden" / "limoges").glob("*.game"))
GOLDEN = [path for path in ALL if not path.stem.startswith("rules-")]


def played(path: Path) -> record.Record:
    return record.read(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("path", ALL, ids=lambda path: path.stem)
def test_a_golden_game_is_played_the_same_for_ever(path: Path) -> None:
    *_, last = record.replay(played(path))

    assert not limoges.actors(last)
    assert limoges.scores(last) == played(path).header.result
    assert record.write(played(path)) == path.read_text(encoding="utf-8")


def test_games_of_older_rules_say_so_in_their_names() -> None:
    older = {path.stem for path in ALL if played(path).header.rules < limoges.version}

    assert older == {path.stem for path in ALL if path not in GOLDEN}
    assert len(older) == 4


def test_there_is_one_for_every_ending_and_number_of_seats() -> None:
    games = [(played(path).header, *list(record.replay(played(path)))[-1:]) for path in GOLDEN]

    assert {ending(last) for _, last in games} == {"abbey", "cathedral", "influence", "bag"}
    assert {header.seats for header, _ in games} == {2, 3, 4}
    words = {word for header, _ in games for word in header.options}
    assert words >= {"events", "no-tiles", "no-ostensions"}


def test_together_they_use_every_kind_of_move() -> None:
    used = {
        text.split()[0]
        for path in GOLDEN
        for step in played(path).steps
        for text in step.moves.values()
    }

    assert used == set(READ)
