"""Records for programs: a moment, its legal moves, and every step."""

import json
from pathlib import Path

import pytest

from limestone.cli import run
from limestone.rules.record import read
from limestone.rules.referee import Referee
from tests.test_schema import checked

FILE = next((Path(__file__).parents[1] / "golden" / "limits").glob("*.game"))
STEPS = len(read(FILE.read_text(encoding="utf-8")).steps)


def said(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert run([words[0], str(FILE), *words[1:], "--json"]) == 0
    return capsys.readouterr().out


def test_a_moment_has_every_view(capsys: pytest.CaptureFixture[str]) -> None:
    found = json.loads(said(capsys, "show", "--step", "2"))

    assert found["step"] == 2
    checked("limits", found["scene"] | found["views"]["1"], [])
    checked("limits", found["scene"] | found["views"]["watch"], [])


def test_legal_moves_are_those_of_the_seats_that_are_due(
    capsys: pytest.CaptureFixture[str],
) -> None:
    found = json.loads(said(capsys, "legal", "--step", "1"))
    referee = Referee.replay(read(FILE.read_text(encoding="utf-8"))).rewind(STEPS - 1)

    assert list(found["moves"]) == [str(seat) for seat in referee.at.due]
    assert found["moves"]["0"] == [
        referee.game.write(move) for move in referee.game.legal(referee.state, 0)
    ]


def test_a_replay_is_a_line_for_every_step(capsys: pytest.CaptureFixture[str]) -> None:
    lines = [json.loads(line) for line in said(capsys, "replay").splitlines()]

    assert [one["step"] for one in lines] == list(range(1, STEPS + 1))
    assert list(lines[0]["moves"]) == ["*"]
    checked("limits", None, lines[1]["events"]["0"])


def test_a_step_beyond_the_last_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["show", str(FILE), "--step", "999"]) == 2
    assert "no step 999" in capsys.readouterr().err
