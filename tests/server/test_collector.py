"""The collector of cycles: quick looks at what is young, everything when there is time."""

import asyncio
import gc
import weakref
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import pytest

from limestone.server import caretaker, collector
from limestone.server.caretaker import Caretaker


class Knot:
    """An object that only the collector can free."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture
def calm() -> Iterator[None]:
    before = gc.get_threshold()
    collector.calm()
    yield
    gc.callbacks.remove(collector.set_apart)
    gc.set_threshold(*before)
    gc.unfreeze()


@pytest.mark.usefixtures("calm")
def test_what_outlives_a_look_is_not_looked_at_again() -> None:
    lasting = [[n] for n in range(10)]

    gc.collect(0)

    assert not any(found is lasting for found in gc.get_objects())


@pytest.mark.usefixtures("calm")
def test_cycles_of_young_objects_go_by_themselves() -> None:
    gone = weakref.ref(Knot())

    lasting = [[n] for n in range(2 * collector.YOUNG)]

    assert lasting and gone() is None


@pytest.mark.usefixtures("calm")
def test_a_sweep_finds_the_cycles_that_were_set_apart() -> None:
    knot = Knot()
    gone = weakref.ref(knot)
    gc.collect(0)
    del knot
    gc.collect()
    assert gone() is not None

    collector.sweep()

    assert gone() is None


@pytest.mark.parametrize(
    ("watched", "hour", "sweeps"),
    [
        ([True, True, False], 3600, 1),  # when the last one has left
        ([False, False, False], 3600, 0),  # not over and over while nobody is there
        ([True, True, True], 3600, 0),  # not while somebody plays
        ([True, True, True], 0, 3),  # unless it has been an hour
    ],
)
def test_everything_is_swept_when_nobody_waits(
    monkeypatch: pytest.MonkeyPatch, watched: list[bool], hour: float, sweeps: int
) -> None:
    swept: list[bool] = []
    room = SimpleNamespace(watchers=[])
    house: Any = SimpleNamespace(rooms={"a": room})
    monkeypatch.setattr(collector, "sweep", lambda: swept.append(True))
    monkeypatch.setattr(caretaker, "HOUR", hour)
    keeper = Caretaker(house)

    for somebody in watched:
        room.watchers = [object()] if somebody else []
        asyncio.run(keeper.tidy())

    assert len(swept) == sweeps
