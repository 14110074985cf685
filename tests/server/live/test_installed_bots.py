"""Bots that installed packages offer: they play, and their faults are nobody else's."""

import asyncio
import re
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from structlog.testing import capture_logs

from limestone.bots.process import Process
from limestone.i18n import Speech
from limestone.rules.game import LEFT_OUT, LEVELS, Refused, level
from limestone.server.edge.table_routes import game_shown
from limestone.server.live.installed_bots import InstalledBots, broken, leave_out
from limestone.server.live.messages import moves
from limestone.server.live.night_rounds import _is_rateable
from limestone.server.nights.night import Player
from limestone.server.table import rated
from limestone.server.table.chairs import BOT, PERSON, Chair
from limestone.server.table.table import Table
from tests.bots.offered import offering
from tests.server.made import made


def table() -> Table:
    """A game of Limits; the bot has the second seat."""
    return made("limits", "ab").with_chair(1, Chair(BOT, name="robby", level="robby"))


def decided(at: Table, times: int = 1) -> list[str]:
    bots = InstalledBots()
    try:
        return [asyncio.run(bots.decide(at, 1)) for _ in range(times)]
    finally:
        bots.close()


@pytest.mark.parametrize("bot", ["Good", "Raises", "Leaves"])
def test_there_is_a_legal_move_whatever_the_bot_does(
    bot: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with offering(tmp_path, monkeypatch, bot):
        [move] = decided(table())

    assert move in moves(table(), 1)


def test_a_bot_with_three_faults_is_not_asked_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    def start(process: Process) -> None:
        asked.append(process.source)
        raise Refused("bot-broken", reason="no")

    with offering(tmp_path, monkeypatch, "Raises"):
        monkeypatch.setattr(Process, "start", start)
        decided(table(), 5)

    assert asked == ["robby"] * 3


def test_an_installed_bot_is_offered_beside_the_levels(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with offering(tmp_path, monkeypatch, "Good"):
        shown = game_shown.__wrapped__("limits")

        assert shown.levels[-1] == level("limits", "robby") == "robby"
        assert Speech("de").level("robby") == "robby"


def test_nobody_has_measured_a_bot_that_is_not_ours() -> None:
    people = [Chair(PERSON, "a"), Chair(PERSON, "b")]

    rated.check_chairs([*people, Chair(BOT, level="master")])
    with pytest.raises(Refused, match="rated-bots"):
        rated.check_chairs([*people, Chair(BOT, level="robby")])


def test_a_table_of_a_night_with_a_bot_that_is_not_ours_is_not_rated() -> None:
    people = (Player("a", "Ann"), Player("b", "Bo"))

    def night(bot: str) -> Any:
        return SimpleNamespace(players=(*people, Player("", "", bot)))

    assert _is_rateable(night("master"), range(3))
    assert not _is_rateable(night("robby"), range(3))


@pytest.mark.parametrize(
    ("bot", "said"),
    [
        ("Good", []),
        ("Nobody", ["the bot robby cannot be loaded: AttributeError"]),
        (
            "Choiceless",
            ["the bot robby cannot be loaded: Choiceless has no method choose"],
        ),
    ],
)
def test_the_operator_is_told_which_bots_cannot_be_loaded(
    bot: str, said: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with offering(tmp_path, monkeypatch, bot):
        found = [Speech("en").refusal(refused) for refused in broken()]

    assert len(found) == len(said)
    assert all(one.startswith(begun) for one, begun in zip(found, said, strict=True))


def test_a_bot_that_cannot_be_loaded_is_not_offered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv(LEFT_OUT, raising=False)
    with offering(tmp_path, monkeypatch, "Nobody"):
        [_] = leave_out(broken())

        assert game_shown.__wrapped__("limits").levels == list(LEVELS["limits"])
        with pytest.raises(Refused, match="unknown-level"):
            level("limits", "robby")


def test_a_game_goes_on_with_a_bot_that_is_offered_no_more() -> None:
    [move] = decided(table())

    assert move in moves(table(), 1)


@pytest.mark.parametrize("bot", ["Quotes", "Object"])
def test_the_log_says_of_a_fault_its_kind_and_place_and_nothing_the_bot_saw(
    bot: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with offering(tmp_path, monkeypatch, bot), capture_logs() as lines:
        decided(table())

    [line] = lines
    place = line.pop("where")
    assert set(line) == {"bot", "kind", "event", "log_level"}
    assert re.fullmatch(r"KeyError \(evil.py:\d+\)" if bot == "Quotes" else "", place)
