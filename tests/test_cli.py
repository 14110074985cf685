"""The command line: what it prints, what it writes, and how it refuses."""

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from io import StringIO
from pathlib import Path

import click
import pytest

from limestone import cli_i18n
from limestone.cli import limestone, run
from limestone.i18n import LANGUAGES, Speech
from limestone.rules import record
from limestone.rules.game import GAMES, options, own_material
from limestone.terminal.simulation import Simulation
from tests.ports import free_port

LIMES = GAMES["limes"]
GOLDEN = Path(__file__).parent / "golden" / "limes" / "2-base.game"
EVIL = Path(__file__).parent / "bots" / "evil.py"
DECK = Path(__file__).parent.parent / "src" / "limestone" / "rules" / "data" / "limes.txt"

Captured = pytest.CaptureFixture[str]


def unfinished(folder: Path, steps: int) -> Path:
    """A record that ends after some steps."""
    played = record.read(GOLDEN.read_text(encoding="utf-8"))
    header = record.new(LIMES, 2, options(LIMES)).header
    path = folder / "part.game"
    path.write_text(record.write(record.Record(header, played.steps[:steps])), encoding="utf-8")
    return path


def other_deck(folder: Path) -> Path:
    path = folder / "my deck.txt"
    path.write_text(DECK.read_text(encoding="utf-8").replace("1\n~ .*", "1\n~ .", 1))
    return path


def test_simulate_writes_the_same_files_for_the_same_seed(tmp_path: Path, capsys: Captured) -> None:
    for name in ("one", "two"):
        words = ["simulate", "limes", "--seats", "3", "--games", "3", "--seed", "7"]
        assert run([*words, "--variant", "diagonal", "--out", str(tmp_path / name)]) == 0

    one, two = (
        {path.name: path.read_text() for path in (tmp_path / name).iterdir()}
        for name in ("one", "two")
    )
    assert one == two
    assert len(one) == 3
    assert all(name.endswith(".game") for name in one)


def test_a_stopped_simulation_goes_on(tmp_path: Path) -> None:
    simulation = Simulation(LIMES, 1, options(LIMES), "stop")
    first = simulation.write(0, tmp_path).path
    begun = first.stat().st_mtime_ns

    run(["simulate", "limes", "--games", "2", "--seed", "stop", "--out", str(tmp_path)])

    assert first.stat().st_mtime_ns == begun
    assert len(list(tmp_path.iterdir())) == 2


def test_a_simulation_says_what_its_bots_did_wrong(tmp_path: Path, capsys: Captured) -> None:
    words = ["simulate", "limits", "--bots", f"novice,{EVIL}:Raises", "--games", "2"]

    assert run([*words, "--jobs", "2", "--out", str(tmp_path)]) == 0

    told = capsys.readouterr().out.splitlines()
    assert told[0] == f"2 records are in {tmp_path}."
    assert "lost 6 moves by exceptions and 2 games by it. The first: ValueError" in told[1]
    assert told[1].startswith("evil.Raises.")


def test_replay_tells_every_step_and_the_reasons(capsys: Captured) -> None:
    assert run(["replay", str(GOLDEN)]) == 0

    told = capsys.readouterr().out
    played = record.read(GOLDEN.read_text(encoding="utf-8"))
    assert all(record.line(step.moves) in told for step in played.steps)
    assert all(f": {points} points" in told for points in played.header.result)
    assert "farmer on" in told or "fisherman on" in told


def test_variants_that_do_not_go_together_are_a_wrong_call(capsys: Captured) -> None:
    words = ["play", "limoges", "--variant", "no-tiles", "--variant", "events"]

    assert run(words) == 2
    says = "“With events” and “Without tiles” cannot be played together"
    assert says in capsys.readouterr().err


@pytest.mark.parametrize("game", GAMES)
def test_the_options_of_a_game_are_listed_in_words(game: str, capsys: Captured) -> None:
    assert run(["options", game]) == 0

    told = capsys.readouterr().out
    known = GAMES[game].variants(own_material(GAMES[game]))
    assert [word for word in known if f"  {word}: " not in told] == []
    assert [word for word, option in known.items() if option.section not in told] == []


def test_a_game_that_begins_says_its_options_in_words(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: Captured
) -> None:
    monkeypatch.setattr("sys.stdin", StringIO("quit\n"))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))

    assert run(["play", "limoges", "--variant", "domino_cost_mode=high_half"]) == 0
    assert "Price of a domino: its high half" in capsys.readouterr().out


def test_a_hint_names_three_moves_with_value_and_reason(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: Captured
) -> None:
    monkeypatch.setattr("sys.stdin", StringIO("hint\nquit\n"))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))

    assert run(["play", "limits", "--seats", "2", "--seed", "5"]) == 0
    lines = capsys.readouterr().out.splitlines()
    form = r"\b[123]\. Hide \w+ and \w+ \(hide \w\w\): −?\d.* – \w"
    assert len([line for line in lines if re.search(form, line)]) == 3


def test_a_hut_on_water_is_played_and_warned_of(tmp_path: Path, capsys: Captured) -> None:
    path = tmp_path / "lake.txt"
    deck = DECK.read_text(encoding="utf-8")
    path.write_text(deck.replace("\n~ ", "\n~* ", 1), encoding="utf-8")
    says = "lake.txt: §1.2: card 1, “~*”: a hut on water or on a tower is unusual"

    assert run(["decks", "check", str(path)]) == 0
    told = capsys.readouterr()
    assert says in told.err
    assert "is complete" in told.out
    assert run(["simulate", "limes", "--deck", str(path), "--out", str(tmp_path / "out")]) == 0
    assert says in capsys.readouterr().err


def test_legal_lists_seat_and_move(tmp_path: Path, capsys: Captured) -> None:
    assert run(["legal", str(unfinished(tmp_path, 1))]) == 0

    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 40
    assert lines[0] == "0 d4n"
    assert {line[0] for line in lines} == {"0", "1"}


@pytest.mark.parametrize("steps", [0, 2])
def test_legal_says_nothing_when_chance_is_due(
    tmp_path: Path, capsys: Captured, steps: int
) -> None:
    assert run(["legal", str(unfinished(tmp_path, steps))]) == 0
    assert capsys.readouterr().out == ""


def test_legal_says_nothing_when_the_game_is_over(capsys: Captured) -> None:
    assert run(["legal", str(GOLDEN)]) == 0
    assert capsys.readouterr().out == ""


def test_show_draws_the_position(capsys: Captured) -> None:
    assert run(["show", str(GOLDEN)]) == 0

    drawn = capsys.readouterr().out
    assert "Seat 0" in drawn
    assert "┌" in drawn
    assert "@" in drawn


def test_another_deck_is_played_and_replayed(tmp_path: Path, capsys: Captured) -> None:
    deck = str(other_deck(tmp_path))
    assert run(["simulate", "limes", "--deck", deck, "--out", str(tmp_path / "out")]) == 0
    (made,) = (tmp_path / "out").iterdir()

    assert run(["replay", str(made), "--deck", deck]) == 0
    assert run(["legal", str(made), "--deck", deck]) == 0
    assert run(["show", str(made), "--deck", deck]) == 0
    capsys.readouterr()
    assert run(["replay", str(made)]) == 1
    assert "--deck" in capsys.readouterr().err
    assert "\ndeck my-deck " in made.read_text()


def test_a_good_deck_is_said_to_be_good(capsys: Captured) -> None:
    assert run(["decks", "check", str(DECK)]) == 0
    assert "is complete" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "code", "says"),
    [
        (["play", "chess"], 2, "GAME expects one of: limes"),
        (["play", "limes", "--seats", "0"], 2, "0 players are not possible; choose 1 to 100"),
        (["play", "limes", "--seats", "101"], 2, "101 players are not possible"),
        (["play", "limes", "--seats", "two"], 2, "--seats expects a whole number"),
        (["play", "limes", "--variant", "fly"], 2, "there is no variant “fly”; there are diagonal"),
        (["play", "limes", "--variant", "diagnal"], 2, "did you mean “diagonal”? There are"),
        (["play", "limes", "--cards", str(DECK)], 2, "limes has no --cards"),
        (["play", "limes", "--deck", "nowhere"], 2, "--deck expects a file"),
        (["simulate", "limes"], 2, "--out is missing"),
        (
            ["simulate", "limits", "--out", "x", "--bots", "novice,club,expert", "--seats", "2"],
            *(2, "too many bots: 3; seats for them: 2"),
        ),
        (
            ["play", "limits", *["--bots", "novice"] * 2, "--seats", "2"],
            *(2, "too many bots: 2; seats for them: 1"),
        ),
        (["simulate", "limes", "--out", "x", "--games", "0"], 2, "from 1 up"),
        (["replay", "nowhere.game"], 2, "FILE expects a file that exists"),
        (["arena", "limes", "casual", "casual", "--seconds", "nan"], 2, "from 0.001 to 86400"),
        (["arena", "limes", "casual", "casual", "--seconds", "1e400"], 2, "from 0.001 to 86400"),
        (["arena", "limes", "casual", "casual", "--seconds", "0"], 2, "from 0.001 to 86400"),
        (["arena", "limes", "casual", "casual", "--until", "nan"], 2, "from 0.001 to 0.5"),
        (["arena", "limes", "casual", "casual", "--memory", "-1"], 2, "--memory expects a whole"),
        (["check-bot", "robby", "--seconds", "-1"], 2, "--seconds expects a number from"),
        (["serve", "--redis", "nonsense"], 2, "--redis takes redis://HOST:PORT"),
        (["serve", "--redis", "redis://here:x"], 2, "--redis takes redis://HOST:PORT"),
        (["admin", "log", "--page", "9" * 23], 2, "--page expects a whole number from 0 to"),
        (["repay"], 2, "there is no command “repay”"),
        (["replay", "--quick", "x"], 2, "there is no option --quick"),
        (["decks", "chek"], 2, "there is no command “chek”"),
    ],
)
def test_a_wrong_call_is_a_sentence_and_exit_code_2(
    words: list[str], code: int, says: str, capsys: Captured
) -> None:
    assert run(words) == code
    assert says in capsys.readouterr().err


ARENA = ["arena", "limes", "casual", "casual", "--games", "2", "--jobs", "1"]


@pytest.mark.parametrize(
    ("words", "below"),
    [
        ([*ARENA, "--results", "kept.jsonl", "--records"], "folder"),
        ([*ARENA, "--results"], "kept.jsonl"),
        (["simulate", "limes", "--out"], "folder"),
        (["puzzles", "make", "limits", "--jobs", "1", "--file"], "limits.puzzles"),
    ],
)
def test_a_place_that_cannot_be_written_is_a_sentence(
    words: list[str],
    below: str,
    tmp_path: Path,
    capsys: Captured,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("file").write_text("")

    assert run([*words, f"file/{below}"]) == 2

    assert f"file/{below}" in (said := capsys.readouterr().err)
    assert "cannot be written: " in said


def test_results_are_not_written_into_a_file_of_something_else(
    tmp_path: Path, capsys: Captured
) -> None:
    other = tmp_path / "other"
    other.write_text("a list\nof things without an end")

    assert run([*ARENA, "--results", str(other)]) == 2

    assert "something other than the results of this match" in capsys.readouterr().err
    assert other.read_text() == "a list\nof things without an end"


@pytest.mark.parametrize("command", ["replay", "legal", "show"])
@pytest.mark.parametrize(
    ("content", "says"),
    [
        (b"\xff\xfe\x00", "this is not a text file"),
        (b"", "line 1: a record begins with"),
        (GOLDEN.read_bytes()[:400], "line"),
        (GOLDEN.read_bytes().replace(b"0 d4", b"0 z9", 1), "is not a square"),
        (GOLDEN.read_bytes().replace(b"result ", b"result 1", 1), "the result says"),
    ],
    ids=["binary", "empty", "truncated", "unknown square", "wrong result"],
)
def test_a_bad_record_is_a_sentence_and_exit_code_1(
    command: str, content: bytes, says: str, tmp_path: Path, capsys: Captured
) -> None:
    path = tmp_path / "bad.game"
    path.write_bytes(content)

    assert run([command, str(path)]) == 1

    said = capsys.readouterr()
    assert said.err.startswith("bad.game: ")
    assert says in said.err
    assert "Traceback" not in said.err
    assert [file.name for file in tmp_path.iterdir()] == ["bad.game"]


def test_a_bad_deck_is_refused_with_its_line(tmp_path: Path, capsys: Captured) -> None:
    path = tmp_path / "short.txt"
    path.write_text("".join(DECK.read_text(encoding="utf-8").rpartition("24\n")[0]))
    out = tmp_path / "out"

    assert run(["decks", "check", str(path)]) == 1
    assert run(["simulate", "limes", "--deck", str(path), "--out", str(out)]) == 1

    said = capsys.readouterr().err
    assert "short.txt: §1.3: a deck is 24 cards, this has 23; missing: 24" in said
    assert not out.exists()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_help_speaks_every_language(lang: str, capsys: Captured) -> None:
    cli_i18n.speech.set(Speech(lang))

    for words in ([], ["play"], ["simulate"], ["replay"], ["decks"], ["decks", "check"]):
        assert run([*words, "--help"]) == 0

    said = capsys.readouterr().out
    assert Speech(lang).say("option-help") in said
    assert ("Usage:" in said) == (lang == "en")


def review(words: list[str], home: Path, monkeypatch: pytest.MonkeyPatch) -> int:
    monkeypatch.setenv("XDG_CACHE_HOME", str(home))
    return run(["review", *words, "--effort", "0.1"])


LIMITS = GOLDEN.parent.parent / "limits" / "two-seats.game"


def test_a_review_is_told_in_words_with_a_picture(
    tmp_path: Path, capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert review([str(LIMITS), "--seat", "0"], tmp_path, monkeypatch) == 0

    said, beside = capsys.readouterr()
    assert [line for line in beside.splitlines() if "%" in line] == [f"{n}0%" for n in range(1, 11)]
    assert "Par " in said and "Seat 0: " in said
    assert "\u2502" in said  # the plot
    assert "(step " in said and "was better" in said
    assert list(tmp_path.rglob("limits-*.jsonl"))


def test_a_review_is_json_and_the_second_look_the_same(
    tmp_path: Path, capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    said = []
    for _ in range(2):
        assert review([str(LIMITS), "--json", "--seat", "1"], tmp_path, monkeypatch) == 0
        said.append(capsys.readouterr().out)

    assert said[0] == said[1]
    assert [seat["seat"] for seat in json.loads(said[0])["seats"]] == [1]


@pytest.mark.parametrize(
    ("words", "code", "sentence"),
    [
        (["--seat", "5"], 1, "there is no such seat"),
        (["--effort", "99"], 2, "--effort expects a number from 0.1 to 10"),
        (["--effort", "nan"], 2, "--effort expects a number from 0.1 to 10"),
    ],
)
def test_a_review_refuses_what_cannot_be_asked(
    words: list[str], code: int, sentence: str, capsys: Captured
) -> None:
    assert run(["review", str(LIMITS), *words]) == code
    assert sentence in capsys.readouterr().err


def test_a_review_refuses_an_unfinished_or_a_huge_record(tmp_path: Path, capsys: Captured) -> None:
    huge = tmp_path / "huge.game"
    huge.write_text("limestone 1\n" + "# \n" * 400_000)

    assert run(["review", str(unfinished(tmp_path, 5))]) == 1
    assert "part.game: this game is not over" in capsys.readouterr().err
    assert run(["review", str(huge)]) == 1
    assert "huge.game: this is too large" in capsys.readouterr().err


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("words", [["play", "limes", "--seats"], ["play", "limes", "a", "b"]])
def test_no_complaint_is_left_in_the_words_of_the_library(
    lang: str, words: list[str], capsys: Captured
) -> None:
    cli_i18n.speech.set(Speech(lang))

    assert run(words) == 2

    said = capsys.readouterr().err.splitlines()[0]
    about = {"option": "--seats"} if words[-1] == "--seats" else {"words": "a b"}
    key = "usage-needs-value" if "option" in about else "usage-too-many"
    assert said == Speech(lang).say(key, **about)


def test_help_names_what_an_option_expects(capsys: Captured) -> None:
    cli_i18n.speech.set(Speech("fr"))

    assert run(["simulate", "--help"]) == 0

    said = " ".join(capsys.readouterr().out.split())
    assert "--games NOMBRE Combien de parties. [sinon 1]" in said
    assert "[obligatoire]" in said


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_completion_is_installed_where_the_shell_looks(
    shell: str, tmp_path: Path, capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))

    assert run(["completion", shell]) == 0
    script = capsys.readouterr().out
    assert run(["completion", shell, "--install"]) == 0

    [file] = [path for path in tmp_path.rglob("*limestone*") if path.is_file()]
    assert file.read_text(encoding="utf-8").strip() == script.strip()
    assert f"{file} is written" in capsys.readouterr().out


def test_bash_completes_commands(tmp_path: Path, capsys: Captured) -> None:
    command, script = tmp_path / "limestone", tmp_path / "script"
    command.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m limestone "$@"\n')
    command.chmod(0o755)
    assert run(["completion", "bash"]) == 0
    script.write_text(capsys.readouterr().out)
    typed = "COMP_WORDS=(limestone pu) COMP_CWORD=1"

    said = subprocess.run(
        [
            "bash",
            "-c",
            f"source {script}; {typed}; _limestone_completion {command}; echo ${{COMPREPLY[@]}}",
        ],
        capture_output=True,
        text=True,
        check=True,
    )

    assert said.stdout.split() == ["puzzle", "puzzles"]


def test_a_cluster_that_is_not_there_is_said_at_once(capsys: Captured) -> None:
    address = f"tcp://127.0.0.1:{free_port()}"

    assert run(["arena", "limits", "novice", "novice", "--dask", address]) == 2

    assert capsys.readouterr().err == f"nobody answers at {address}\n"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_command_is_explained_in_every_language(lang: str) -> None:
    speech = Speech(lang)
    cli_i18n.speech.set(speech)

    for command, context in commands(limestone, click.Context(limestone, info_name="limestone")):
        said = command.get_help(context)
        assert speech.say("option-help") in " ".join(said.split())
        assert not re.search(r"\b(INTEGER|TEXT RANGE|DIRECTORY|default:|required)\b", said)


def commands(
    group: click.Command, context: click.Context
) -> Iterator[tuple[click.Command, click.Context]]:
    """A command, and all that it leads to."""
    yield group, context
    if isinstance(group, click.Group):
        for name in group.list_commands(context):
            command = group.get_command(context, name)
            assert command
            yield from commands(command, click.Context(command, context, name))
