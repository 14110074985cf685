"""Games that were played once and must be played the same for ever."""

from pathlib import Path

import pytest

from limestone.rules import record
from limestone.rules.game import GAMES
from tests.playthrough import path, playthrough

FOLDER = Path(__file__).parent / "golden"
GOLDEN = sorted(FOLDER.glob("*/*.game"))


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_golden_game(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    played = record.read(text)

    *_, last = record.replay(played)

    assert played.header.game == path.parent.name
    assert not played.game.actors(last)
    assert played.game.scores(last) == played.header.result
    assert record.write(played) == text


def test_every_game_has_golden_games() -> None:
    assert {path.parent.name for path in GOLDEN} >= set(GAMES)


@pytest.mark.parametrize("name", GAMES)
def test_a_playthrough_is_as_it_was(name: str) -> None:
    assert playthrough(GAMES[name]) == path(name).read_text(encoding="utf-8")
