"""Bots of one's own: what they are given, and what they can remember of it."""

import subprocess
import sys
from random import Random
from typing import Any

import pytest

import limestone
from limestone.bots.authored import Question, Table, answered
from limestone.bots.hearing import Hearing, told
from limestone.bots.limits_recall import Recall
from limestone.rules.game import GAMES, Refused, options
from limestone.rules.limits.memory import remembered
from limestone.rules.referee import Referee, seeded
from tests.bots.authored import Noting


def test_importing_the_package_stays_cheap() -> None:
    probe = "import sys, limestone; print('limestone.bots' in sys.modules, 'httpx' in sys.modules)"

    done = subprocess.run([sys.executable, "-c", probe], capture_output=True, text=True)

    assert done.stdout.split() == ["False", "False"]


def test_the_package_has_no_other_names() -> None:
    with pytest.raises(AttributeError, match="Robot"):
        _ = limestone.Robot  # type: ignore[attr-defined]


def test_a_bot_is_told_before_it_chooses() -> None:
    bot, table = Noting(), Table("limits", 2, 0)

    move = answered(
        bot, Question([{"name": "a", "facts": {}}], {"hand": "r"}, ["play r"], 1, table)
    )

    assert move == "play r"
    assert bot.notes == [table, [{"name": "a", "facts": {}}], ({"hand": "r"}, ["play r"])]


def asked(hearing: Hearing, events: list[Any]) -> Question:
    return hearing.question(events, {}, ["a"], Random(1))


def test_only_news_is_told() -> None:
    hearing = Hearing(Table("limits", 2, 0))

    found = [
        asked(hearing, ["deal"]),
        asked(hearing, ["deal", "laid"]),
        hearing.end(["deal", "laid"]),
    ]

    assert [one.events for one in found] == [["deal"], ["laid"], []]
    assert [one.table is None for one in found] == [False, True, True]


def test_after_a_step_back_all_is_told_anew() -> None:
    hearing = Hearing(Table("limits", 2, 0))
    asked(hearing, ["deal", "laid r", "laid g"])

    found = asked(hearing, ["deal", "laid r", "laid b"])

    assert found.events == ["deal", "laid r", "laid b"]
    assert found.table == hearing.table


def limits_game(seats: int, words: tuple[str, ...] = ()) -> Referee:
    """A random game of Limits."""
    game, rng = GAMES["limits"], Random(seats)
    referee = Referee.begin(game, seats, options(game, words), seeded("recall"))
    while not referee.over:
        for seat in referee.waiting_for():
            move = rng.choice(game.legal(referee.state, seat))
            referee = referee.decide(seat, game.write(move))
    return referee


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_recall_is_the_memory_of_the_rules(seats: int) -> None:
    referee, recall = limits_game(seats), Recall(Table("limits", seats, 1))
    for at in referee.since(0):
        assert at.before

        recall.told(told(referee.game, at.before.state, at.moves, 1))

        assert recall.memory == remembered(at.state)


def test_who_comes_in_the_middle_has_no_perfect_memory() -> None:
    recall = Recall(Table("limits", 2, 0))

    recall.told([{"name": "limits-laid", "facts": {"seat": 0, "card": "r"}}])

    assert not recall.whole
    with pytest.raises(Refused, match="recall-missed"):
        _ = recall.memory
