"""The collector of cycles: quick looks at what is young, everything when there is time."""

import asyncio
import gc
import threading
import time
import weakref
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import uvicorn

from limestone.client import Seated
from limestone.rules.game import Refused
from limestone.server.edge.app import make
from limestone.server.live import caretaker, gc_tuning
from limestone.server.live.caretaker import Caretaker
from limestone.server.serving import OPTIONS
from limestone.server.settings import Settings
from tests.ports import free_port
from tests.server.players import ME, OPEN, guest, live
from tests.server.services import healthy, wait_for


class Knot:
    """An object that only the collector can free."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture
def calm() -> Iterator[None]:
    before = gc.get_threshold()
    gc_tuning.tune()
    yield
    gc.callbacks.remove(gc_tuning.freeze_survivors)
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

    lasting = [[n] for n in range(2 * gc_tuning.YOUNG)]

    assert lasting and gone() is None


@pytest.mark.usefixtures("calm")
def test_a_sweep_finds_the_cycles_that_were_set_apart() -> None:
    knot = Knot()
    gone = weakref.ref(knot)
    gc.collect(0)
    del knot
    gc.collect()
    assert gone() is not None

    gc_tuning.collect_all()

    assert gone() is None


def test_who_comes_and_goes_leaves_nothing_for_the_collector(tmp_path: Path) -> None:
    with served(f"sqlite:///{tmp_path}/limestone.sqlite") as url:
        table = guest(url).create("limits", [ME, OPEN])
        come_and_go(table)
        gc.collect()
        gc.set_debug(gc.DEBUG_SAVEALL)
        try:
            come_and_go(table)
            gc.collect()
            left = [thing for thing in gc.garbage if type(thing).__module__.startswith(OURS)]
        finally:
            gc.set_debug(0)
            gc.garbage.clear()

    assert left == []


def come_and_go(table: Seated) -> None:
    """Watch, say something, be refused, and leave; also a table that there is not."""
    with live(table.client, table.code) as socket:
        socket.recv(timeout=20)
        for order in ('{"order":"ping","id":"a"}', '{"order":"undo","id":"b","seat":0,"ply":7}'):
            socket.send(order)
            socket.recv(timeout=20)
    with live(table.client, "none-none") as socket:
        socket.recv(timeout=20)
    with pytest.raises(Refused, match="not-playing"):
        table.order("resign", seat=0)
    time.sleep(0.5)  # the server hears that they are gone


OURS = ("limestone.server", "uvicorn", "litestar", "asyncio")


@contextmanager
def served(database: str) -> Iterator[str]:
    """A server in this process, to look at what it leaves behind."""
    port = free_port()
    config = uvicorn.Config(make(Settings(database, rates={})), port=port, **OPTIONS)
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run)
    thread.start()
    url = f"http://127.0.0.1:{port}"
    try:
        wait_for(lambda: healthy(url), url)
        yield url
    finally:
        server.should_exit = True
        thread.join()


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
    live_table = SimpleNamespace(watchers=[])
    live_tables: Any = SimpleNamespace(by_id={"a": live_table}, forget_idle=lambda: None)
    monkeypatch.setattr(gc_tuning, "collect_all", lambda: swept.append(True))
    monkeypatch.setattr(gc_tuning, "takes_long", lambda: False)
    monkeypatch.setattr(caretaker, "HOUR", hour)
    keeper = Caretaker(live_tables)

    for somebody in watched:
        live_table.watchers = [object()] if somebody else []
        asyncio.run(keeper.tidy())

    assert len(swept) == sweeps


def test_nobody_waits_for_a_sweep_of_very_much_which_is_dropped_first(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """While it would take long nothing is swept; when nobody is there what rests is dropped."""
    done: list[str] = []
    tables = {"large": SimpleNamespace(watchers=[object()])}

    def forget_idle(*, finished: bool = True) -> None:
        if not finished:
            done.append("dropped")
            tables.clear()

    live_tables: Any = SimpleNamespace(by_id=tables, forget_idle=forget_idle)
    monkeypatch.setattr(gc_tuning, "collect_all", lambda: done.append("swept"))
    monkeypatch.setattr(gc_tuning, "takes_long", lambda: bool(tables))
    monkeypatch.setattr(caretaker, "HOUR", 0)
    keeper = Caretaker(live_tables)

    asyncio.run(keeper.tidy())
    asyncio.run(keeper.tidy())
    assert done == []
    tables["large"].watchers = []
    asyncio.run(keeper.tidy())

    assert done == ["dropped", "swept"]


@pytest.mark.usefixtures("calm")
def test_a_sweep_of_more_than_so_many_objects_takes_long(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gc_tuning, "MOST", gc.get_freeze_count() + 1000)
    assert not gc_tuning.takes_long()

    lasting = [[n] for n in range(2000)]
    gc.collect(0)

    assert lasting and gc_tuning.takes_long()
