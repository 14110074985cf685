"""§3 Everything that can be due has one signature, and stands in the list of the agenda."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from limestone.rules import limoges
from limestone.rules.game import CHANCE
from limestone.rules.limoges import agenda
from limestone.rules.limoges.table import Chance, Task
from tests.limoges.positions import busy_step, chosen, table, why_not

SHARED = {"Question", "Chance", "TurnSoFar"}  # what several tasks have in common


def kinds(task: type[Any]) -> Iterator[type[Any]]:
    for kind in task.__subclasses__():
        yield kind
        yield from kinds(kind)


def test_the_agenda_lists_everything_that_can_be_due() -> None:
    assert {kind.__name__ for kind in kinds(Task)} - SHARED == set(agenda.__all__)


@pytest.mark.parametrize("seed", range(6))
def test_whoever_is_due_is_asked_for_answers_that_the_task_knows(seed: int) -> None:
    rng = Random(seed)
    state = limoges.start(2 + seed % 3, chosen("events"))
    while due := limoges.actors(state):
        task = state.agenda[-1]
        step = busy_step(state, rng)

        assert due == task.decides(state)
        assert isinstance(task, Chance) == (due == (CHANCE,))
        assert all(isinstance(move, task.answers) for move in step.values())
        state = limoges.play(state, step)


def test_an_answer_to_another_question_is_not_taken() -> None:
    assert why_not(table(2, "0 hand 6-3"), "0 gain fr") == "limoges-not-now"
