"""The arena as a command: how it is stopped."""

import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from signal import SIGINT, SIGKILL, SIGTERM, Signals

import pytest

from tests.terminal.test_table import opened

ARENA = [sys.executable, "-m", "limestone.cli", "arena"]
ENGLISH = os.environ | {"LANG": "en", "COLUMNS": "1000"}
MATCH = ["limits", "casual", "novice", "--seats", "4", "--games", "100000", "--jobs", "2"]


def wait_for(happened: Callable[[], bool], seconds: float) -> bool:
    end = time.monotonic() + seconds
    while not happened() and time.monotonic() < end:
        time.sleep(0.1)
    return happened()


def children(pid: int) -> list[int]:
    return [int(n) for n in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def alive(pid: int) -> bool:
    return Path(f"/proc/{pid}").exists()


@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
@pytest.mark.parametrize("stop", [SIGTERM, SIGINT])
def test_workers_end_with_the_arena_and_results_stay(stop: Signals, tmp_path: Path) -> None:
    kept = tmp_path / "kept.jsonl"
    command = [*ARENA, *MATCH, "--results", str(kept)]
    told = tmp_path / "told"
    with told.open("w") as out:
        arena = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=out, env=ENGLISH)
    workers: list[int] = []
    try:
        assert wait_for(lambda: kept.exists() and len(kept.read_text().splitlines()) > 2, 60)
        workers = children(arena.pid)

        os.kill(arena.pid, stop)

        assert wait_for(lambda: arena.poll() is not None, 20)
        assert wait_for(lambda: not any(alive(pid) for pid in workers), 20)
        games = len(kept.read_text().splitlines()) - 1
        assert games > 1
        said = f"{games} games are kept in {kept}; the same command goes on."
        assert (said in told.read_text().replace("\n", " ")) == (stop == SIGINT)
    finally:
        for pid in (arena.pid, *workers):
            if alive(pid):
                os.kill(pid, SIGKILL)


def test_a_match_that_may_end_early_shows_its_standing_so_far(tmp_path: Path) -> None:
    words = ["arena", "limits", "novice", "novice", "--until", "0.2", "--jobs", "1"]
    kept = ["--results", str(tmp_path / "kept.jsonl")]

    shown = [
        terminal.wait_for("games: ")
        for _ in range(2)  # the second time all of it is in the file
        for terminal in opened([*words, *kept], tmp_path)
    ]

    for text in shown:
        assert "novice – novice  32 games, ± " in text
        assert "0%  " not in text
