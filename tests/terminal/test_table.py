"""The games at a real terminal: the program on a pseudo-terminal, its screen read as text."""

import os
import pty
import select
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pyte
import pytest

from limestone.rules import record


class Size(NamedTuple):
    """The size of a window, in characters."""

    width: int
    height: int


LARGE = Size(110, 60)


class Terminal:
    """A program in a terminal, and what is on its screen."""

    def __init__(self, words: list[str], home: Path, size: Size) -> None:
        self.screen = pyte.HistoryScreen(*size, history=5000)
        self.stream = pyte.ByteStream(self.screen)
        self.master, slave = pty.openpty()
        self.said = ""
        environ = os.environ | {
            "XDG_DATA_HOME": str(home),
            "LANG": "en",
            "TERM": "xterm-256color",
            "COLUMNS": str(size.width),
            "LINES": str(size.height),
            "PROMPT_TOOLKIT_NO_CPR": "1",
        }
        command = [sys.executable, "-m", "limestone", *words]
        self.program = subprocess.Popen(
            command, stdin=slave, stdout=slave, stderr=slave, env=environ, close_fds=True
        )
        os.close(slave)

    def wait_for(self, text: str, seconds: float = 60) -> str:
        """Read until the text is on the screen."""
        until = time.monotonic() + seconds
        while text not in self.shown():
            assert time.monotonic() < until, f"{text!r} is not on the screen:\n{self.shown()}"
            ready, _, _ = select.select([self.master], [], [], 0.2)
            if ready:
                self._read()
        return self.shown()

    def shown(self) -> str:
        return "\n".join(line.rstrip() for line in self.screen.display)

    def type(self, text: str) -> None:
        os.write(self.master, text.encode() + b"\r")

    def end(self) -> int:
        """Read what is left and wait for the program."""
        until = time.monotonic() + 60
        while self.program.poll() is None and time.monotonic() < until:
            ready, _, _ = select.select([self.master], [], [], 0.2)
            if ready:
                self._read()
        return self.program.wait(1)

    def _read(self) -> None:
        try:
            self.stream.feed(os.read(self.master, 65536))
        except OSError:
            time.sleep(0.05)


@pytest.fixture
def home(tmp_path: Path) -> Path:
    return tmp_path


def opened(words: list[str], home: Path, size: Size = LARGE) -> Iterator[Terminal]:
    terminal = Terminal(words, home, size)
    yield terminal
    terminal.program.kill()


@pytest.fixture
def solo(home: Path) -> Iterator[Terminal]:
    yield from opened(["play", "limes", "--seed", "3"], home)


@pytest.fixture
def pair(home: Path) -> Iterator[Terminal]:
    yield from opened(["play", "limits", "--seats", "2", "--seed", "3"], home)


@pytest.fixture
def towns(home: Path) -> Iterator[Terminal]:
    yield from opened(["play", "limoges", "--seats", "2", "--bots", "novice", "--seed", "3"], home)


def test_a_choice_stands_beside_what_it_brings(towns: Terminal) -> None:
    towns.wait_for("Seat 0>")
    towns.type("vote none?")

    towns.wait_for("vote none  then it is ")


def test_what_the_best_move_brings_stands_below_it(towns: Terminal) -> None:
    towns.wait_for("Seat 0>")
    towns.type("hint")

    shown = towns.wait_for("\n2. ")

    assert "\n1. " in shown
    assert shown.index("\n1. ") < shown.index("then it is ") < shown.index("\n2. ")


def test_a_landscape_grows_on_the_screen(solo: Terminal, home: Path) -> None:
    solo.wait_for("Seat 0>")
    solo.type("d4n +se")
    shown = solo.wait_for("Round 2")

    assert "┌────┬────┐" in solo.wait_for("└────┴────┘")
    assert "You placed a woodcutter on d4 south-east" in shown


def test_the_prompt_helps_and_refuses(solo: Terminal) -> None:
    solo.wait_for("Seat 0>")
    solo.type("?")
    solo.wait_for("d4e  d4n  d4s  d4w")
    solo.type("e4n")
    solo.wait_for("§9: the first card lies on d4")
    solo.type("help")
    solo.wait_for("d4n lays the card on square d4")
    solo.wait_for("hint names up to three good moves")


def test_undo_save_resume_quit(solo: Terminal, home: Path) -> None:
    solo.wait_for("Seat 0>")
    solo.type("d4n +se")
    solo.wait_for("Round 2")
    solo.type(f"save {home / 'mine.game'}")
    solo.wait_for("Saved in")
    solo.type("undo")
    solo.wait_for("Taken back.")
    solo.type(f"resume {home / 'mine.game'}")
    solo.wait_for("Continuing")
    solo.type("quit")

    assert solo.end() == 0
    saved = record.read((home / "mine.game").read_text(encoding="utf-8"))
    assert [dict(step.moves) for step in saved.steps][1] == {0: "d4n +se"}
    kept = (home / "limestone" / "limes.game").read_text(encoding="utf-8")
    assert kept.startswith("limestone 1\ngame limes\n")


def test_a_curtain_falls_between_two_players(pair: Terminal) -> None:
    pair.wait_for("Seat 0 is next.")
    assert "In your hand" not in pair.shown()
    pair.type("")
    shown = pair.wait_for("Seat 0>")
    assert "In your hand" in shown

    pair.type("hide " + _first_two(shown))

    shown = pair.wait_for("Seat 1 is next.")
    assert "In your hand" not in shown
    assert "hide" not in shown


def _first_two(shown: str) -> str:
    """The letters of the first two cards of the hand on the screen."""
    lines = shown.splitlines()
    hand = next(lines[n + 1] for n, line in enumerate(lines) if "In your hand" in line)
    letters = [word for word in hand.split() if len(word) == 1]
    return "".join(letters[:2])


def test_a_window_of_24_lines_shows_limoges_by_parts(home: Path) -> None:
    words = ["play", "limoges", "--seats", "3", "--seed", "3"]
    for terminal in opened(words, home, Size(80, 24)):
        terminal.wait_for("Seat 0 is next.")
        terminal.type("")
        shown = terminal.wait_for("More of the table: show walls, churches and tiles.")
        terminal.type("show walls")
        walls = terminal.wait_for("gi_imbert")
        terminal.type("show moon")
        terminal.wait_for("there is no part “moon” to show")
        terminal.type("show")
        terminal.wait_for("Enter shows more.")

        assert "Your objectives" in shown and "gi_imbert" not in shown
        assert "Powers" in walls


def test_lines_end_between_words(home: Path) -> None:
    for terminal in opened(["play", "limes", "--seed", "3"], home, Size(40, 50)):
        terminal.wait_for("Seat 0>")
        terminal.type("help")
        shown = terminal.wait_for("quit leaves the table.")

        assert (
            "Everyone lays the same card into a\nlandscape of at most four by four cards," in shown
        )


def test_ctrl_c_leaves_the_table_with_a_sentence(solo: Terminal) -> None:
    solo.wait_for("Seat 0>")
    os.write(solo.master, b"\x03")

    assert solo.end() == 130
    assert "See you next time." in solo.shown()


PLAIN = [{"PYTHONIOENCODING": "ascii"}, {"LC_ALL": "C"}, {"TERM": "dumb", "LANG": "C"}]


@pytest.mark.parametrize("environ", PLAIN)
def test_a_terminal_without_our_signs_gets_plain_ones(environ: dict[str, str], home: Path) -> None:
    words = [sys.executable, "-m", "limestone", "--lang", "fr", "play", "limes", "--seed", "3"]

    ended = subprocess.run(
        words,
        input="d4n +se\né\nhelp\nshow\n".encode(),
        capture_output=True,
        check=True,
        env=os.environ | {"XDG_DATA_HOME": str(home)} | environ,
    )

    said = ended.stdout.decode()
    assert ended.stderr == b""
    assert ("+----+----+" if said.isascii() else "┌────┬────┐") in said
    assert said.isascii() == ("TERM" not in environ)


def test_a_whole_game_through_a_pipe(home: Path) -> None:
    path = Path(__file__).parent.parent / "golden" / "limes" / "1-base.game"
    played = record.read(path.read_text(encoding="utf-8"))
    moves = [step.moves[0] for step in played.steps if 0 in step.moves]
    words = [sys.executable, "-m", "limestone", "--lang", "en", "play", "limes"]

    ended = subprocess.run(
        [*words, "--seed", "golden 1"],
        input="\n".join(moves) + "\n",
        capture_output=True,
        text=True,
        check=True,
        env=os.environ | {"XDG_DATA_HOME": str(home)},
    )

    assert f"The landscape is complete: {played.header.result[0]} points\n" in ended.stdout
    kept = (home / "limestone" / "limes.game").read_text(encoding="utf-8")
    whole, short = record.read(kept).header.material[1], played.header.material[1]
    assert whole.startswith(short)  # older records name their deck by twelve digits
    assert kept.replace(whole, short) == path.read_text(encoding="utf-8")


def test_an_unfinished_move_is_told_how_it_goes_on(home: Path) -> None:
    words = [sys.executable, "-m", "limestone", "--lang", "en", "play", "limits", "--seed", "3"]

    ended = subprocess.run(
        words,
        input="hide\nhide x\n",
        text=True,
        capture_output=True,
        check=True,
        env=os.environ | {"XDG_DATA_HOME": str(home)},
    )

    assert "“hide” begins a move; it goes on like this:\nhide g" in ended.stdout
    assert "“x” is not a colour" in ended.stdout
