"""Logs that the version before issue 11 stored: they open, say the same, and go on."""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from limestone.rules.game import choose, own_material
from limestone.server.table import export, kinds
from limestone.server.table.entry import Logged, fold
from limestone.server.table.table import Table
from limestone.server.table.terms import Terms
from tests.server.made import decided

LOGS = json.loads((Path(__file__).parent / "old_logs.json").read_text(encoding="utf-8"))

every_log = pytest.mark.parametrize("old", LOGS, ids=[old["name"] for old in LOGS])


def opened(old: Any) -> tuple[Table, list[Logged]]:
    """The table that the stored rows make, and its log."""
    terms = msgspec.json.decode(old["terms"], type=Terms)
    log = [
        Logged(number, at, kinds.read(body), author, command)
        for number, at, author, command, body in old["entries"]
    ]
    material = own_material(choose(terms.game), terms.material[1])
    return fold(Table(terms, material, terms.chairs), log), log


@every_log
def test_a_log_rebuilds_the_table_that_it_was_written_for(old: Any) -> None:
    table, log = opened(old)

    assert table.trouble is None
    assert [table.phase, table.ply, table.deadline, table.end, table.rematch] == [
        old[field] for field in ("phase", "ply", "deadline", "end", "rematch")
    ]
    assert export.whole(table, log) == old["record"]


@every_log
def test_entries_are_stored_as_they_were(old: Any) -> None:
    stored = [body for *_, body in old["entries"]]

    assert [kinds.write(kinds.read(body)) for body in stored] == stored


@pytest.mark.parametrize("old", [old for old in LOGS if old["phase"] == "playing"])
def test_a_game_goes_on(old: Any) -> None:
    table, _ = opened(old)
    seat = table.waiting_for()[0]
    move = table.game.write(table.game.legal(table.state, seat)[0])

    assert decided(table, seat, move).number == table.number + 1
