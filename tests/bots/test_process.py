"""A bot that does what it must not loses its move, then its game, and never the arena."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import pytest

from limestone.bots.authored import Question, Table
from limestone.bots.guest import MOST, Guest, Sitting
from limestone.bots.loading import is_source, label, load
from limestone.bots.players import player
from limestone.bots.process import Fault, Limits, Process
from limestone.bots.seated import Seated
from limestone.rules import limits
from limestone.rules.game import Refused, options
from limestone.search.arena import Match, play
from tests.server.services import wait_for

EVIL = Path(__file__).parent / "evil.py"
MOVES = ["play r", "play g"]


@contextmanager
def process(name: str, allowed: Limits | None = None) -> Iterator[Process]:
    found = Process(f"{EVIL}:{name}", allowed or Limits())
    try:
        yield found
    finally:
        found.stop()


def question(**view: str) -> Question:
    return Question([], {"hand": "rg"} | view, MOVES, 1, Table("limits", 2, 0))


@pytest.mark.parametrize(
    ("name", "kind", "reason"),
    [
        ("Nonsense", "illegal", "{'move': [1]}"),
        ("Object", "illegal", "{'a': [1, <class 'object'>]}"),
        ("Raises", "raised", "ValueError: oh no (evil.py:"),
        ("RaisesLines", "raised", "ValueError: oh no (evil.py:"),
        ("Leaves", "died", "exit code 3"),
        ("Eats", "raised", "MemoryError"),
        ("Floods", "illegal", "'xxxxxxxx"),
        ("Reads", "raised", "EOFError"),
    ],
)
def test_a_fault_has_a_kind_and_a_reason(name: str, kind: str, reason: str) -> None:
    with process(name) as bot:
        found = bot.ask(question())

    assert isinstance(found, Fault)
    assert found.kind == kind
    assert found.reason.startswith(reason)


def test_a_bot_that_hangs_is_late() -> None:
    with process("Hangs", Limits(seconds=0.3)) as bot:
        assert bot.ask(question()) == Fault("late", "0.3 s")
        assert not bot.running


def test_what_a_bot_prints_goes_nowhere(capfd: pytest.CaptureFixture[str]) -> None:
    with process("Prints") as bot:
        assert bot.ask(question()) == "play g"

    assert capfd.readouterr() == ("", "")


def alive(file: Path) -> list[str]:
    """Who of those that a bot wrote down still runs, and is not only waiting to be reaped."""
    pids = file.read_text().split()
    asked = ["ps", "-o", "stat=,args=", "-p", ",".join(pids)]
    listed = subprocess.run(asked, capture_output=True, text=True).stdout.splitlines()
    return [row for row in listed if not row.startswith("Z")]


@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
@pytest.mark.parametrize(
    ("name", "answer"),
    [
        ("Forks", "play g"),
        ("Escapes", "play g"),
        ("EscapesAndDies", Fault("died", "exit code 3")),
    ],
)
def test_whatever_a_bot_starts_ends_with_it(name: str, answer: str | Fault, tmp_path: Path) -> None:
    file = tmp_path / "pids"
    asked = question(pids=str(file))

    with process(name) as bot:
        found = [bot.ask(asked), bot.ask(asked)]

    assert found == [answer, answer]
    wait_for(lambda: not alive(file), "the end of all that a bot has started", 20)


@pytest.mark.parametrize(
    ("source", "reason"),
    [
        (f"{EVIL}:NoBot", "NoBot is no limestone.Bot"),
        (f"{EVIL}:Choiceless", r"Choiceless has no method choose\(self, view, moves, rng\)"),
        (f"{EVIL}:Nobody", "evil.py has no class Nobody; it has: Good, "),
        (f"{EVIL}", "evil.py has several bots, .*: name one, as in evil.py:"),
        ("tests.bots.nowhere:Robby", "ModuleNotFoundError"),
    ],
)
def test_what_cannot_be_loaded_is_refused_before_the_first_game(source: str, reason: str) -> None:
    with pytest.raises(Refused, match=reason):
        Process(source, Limits()).start()


def test_a_mistake_in_the_text_of_a_bot_is_said_with_its_place(tmp_path: Path) -> None:
    file = tmp_path / "robby.py"
    file.write_text("import limestone\nclass Robby(")

    with pytest.raises(Refused, match=r"SyntaxError: .* \(robby.py, line 2\) \(bot-broken\)$"):
        Process(str(file), Limits()).start()


def test_a_file_without_a_bot_says_so(tmp_path: Path) -> None:
    file = tmp_path / "empty.py"
    file.write_text("import limestone\n")

    with pytest.raises(Refused, match="empty.py has no bot: a class that is a limestone.Bot"):
        Process(str(file), Limits()).start()
    with pytest.raises(Refused, match="empty.py has no class Robby; and no other bot"):
        Process(f"{file}:Robby", Limits()).start()


def test_an_unknown_bot_is_told_that_a_file_can_be_one() -> None:
    with pytest.raises(Refused, match="no bot “nobody”; there are novice, .*FILE.py:Class"):
        player("limes", "nobody", Limits())


def test_a_bot_is_a_file_a_dotted_name_or_installed() -> None:
    assert is_source("./robby.py:Robby") and is_source("robby.py") and is_source("robby.bots:Robby")
    assert not is_source("master")


def test_another_version_of_a_file_has_another_name(tmp_path: Path) -> None:
    file = tmp_path / "robby.py"
    file.write_text("a = 1\n")
    before = label(f"{file}:Robby")
    file.write_text("a = 2\n")

    assert before != label(f"{file}:Robby")
    assert before.startswith("robby.Robby.")


def test_the_only_bot_of_a_file_need_not_be_named(tmp_path: Path) -> None:
    file = tmp_path / "alone.py"
    file.write_text("import limestone\nclass Robby(limestone.Bot): ...\n")

    assert load(str(file)).__name__ == "Robby"


def test_a_file_that_is_not_there_is_refused() -> None:
    with pytest.raises(Refused, match="unreadable"):
        label("./nowhere.py:Robby")


def sat(name: str, allowed: Limits | None = None) -> Sitting:
    guest = Guest("limits", f"{EVIL}:{name}", allowed or Limits())
    return guest.sit(options(limits), 2, 0)


def test_a_fault_costs_the_move_and_the_third_the_game() -> None:
    bot, state = sat("Raises"), limits.start(2, options(limits))
    view = limits.view(limits.play(state, {-1: limits.chance(state, Random(1))}), 0)

    chosen = [bot.choose(view, MOVES, Random(1)) for _ in range(MOST + 2)]
    bot.leave()

    assert chosen == [MOVES[0]] * (MOST + 2)
    assert len(bot.faults) == MOST
    assert bot.lost


def match(name: str) -> Match:
    players = (Guest("limits", f"{EVIL}:{name}"), Seated("limits", "novice"))
    return Match("limits", options(limits), 2, (name, "novice"), players)


def test_the_arena_counts_faults_and_the_games_they_cost() -> None:
    found = play(match("Raises"), 0)

    assert found.lost == (0,)
    assert found.winners == (1,)
    assert [(seat, kind) for seat, kind, _ in found.faults] == [(0, "raised")] * MOST


def test_a_bot_of_ones_own_plays_the_same_game_twice() -> None:
    found = play(match("Good"), 0)

    assert found == play(match("Good"), 0)
    assert found.faults == ()


def test_the_process_ends_with_its_keeper() -> None:
    with process("Good") as bot:
        bot.ask(question())
        assert bot._process and bot._process.pid
        pid = bot._process.pid

    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)
