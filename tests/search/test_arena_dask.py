"""The arena on a Dask cluster that loses a worker."""

import os
from pathlib import Path

import pytest

from limestone.bots.commands import workers
from limestone.bots.seated import Seated
from limestone.rules import limits
from limestone.rules.game import options
from limestone.search.arena import Goal, Match, Result, play, run

distributed = pytest.importorskip("distributed")

GAMES = 8


def test_a_worker_that_is_killed_costs_no_result(tmp_path: Path) -> None:
    players = (Seated("limits", "novice"), Seated("limits", "novice"))
    match = Match("limits", options(limits), 2, ("novice", "novice"), players)
    killed: list[int] = []
    with distributed.LocalCluster(
        n_workers=2, threads_per_worker=1, dashboard_address=None
    ) as cluster:
        victim = cluster.workers[0].process.process.pid

        def kill_once(result: Result) -> None:
            if not killed:
                os.kill(victim, 9)
                killed.append(victim)

        with workers(1, cluster.scheduler_address) as executor:
            results = run(match, Goal(GAMES), tmp_path / "kept.jsonl", executor, kill_once)

    assert killed
    assert results == [play(match, number) for number in range(GAMES)]
