"""What viewers are told: first the whole, then differences that add up to it."""

import json
import weakref
from random import Random
from typing import Any

import pytest

from limestone import shown
from limestone.server.live import messages, patch
from limestone.server.table.table import Table
from tests.server.made import history, made
from tests.server.players import PLAYABLE

SEATS = {"limes": "ab", "limits": "abb", "limoges": "abc"}
VISIBLE = ("link", "private")


def sent(message: Any) -> Any:
    return json.loads(messages.encode(message))


def document(table: Table, person: str) -> Any:
    return without_null(sent(messages.Viewpoint(table, person).document))


def without_null(value: Any) -> Any:
    """A field that is null is the same as a field that is missing."""
    if isinstance(value, dict):
        return {key: without_null(item) for key, item in value.items() if item is not None}
    return [without_null(item) for item in value] if isinstance(value, list) else value


@pytest.mark.parametrize("visibility", VISIBLE)
@pytest.mark.parametrize("game", PLAYABLE)
def test_differences_add_up_to_the_whole_for_everybody(game: str, visibility: str) -> None:
    waiting = made(game, SEATS[game], auto=False, visibility=visibility)
    everybody = [messages.Viewpoint(waiting, person) for person in ("a", "b", "c", "stranger", "")]
    known = [sent(eyes.document) for eyes in everybody]

    for entry, table in history(game, SEATS[game], Random(3), visibility=visibility):
        change = messages.Change(entry, table)
        for n, eyes in enumerate(everybody):
            known[n] = patch.apply(known[n], sent(eyes.step(change)["patch"]))

            assert without_null(known[n]) == document(table, eyes.person)


def test_what_all_see_alike_is_worked_out_once(monkeypatch: pytest.MonkeyPatch) -> None:
    looked: list[Any] = []
    sent: list[Any] = []

    def look(state: Any) -> Any:
        looked.append(state)
        return "the scene"

    def send(scene: Any) -> Any:
        sent.append(scene)
        return {}

    entries = iter(history("limes", "abc", Random(3)))
    _, table = next(entries)
    everybody = [messages.Viewpoint(table, person) for person in ("a", "b", "c", "")]
    monkeypatch.setattr(table.game, "scene", look)
    monkeypatch.setattr(shown.form(table.terms.game), "scene", send)

    for entry, after in (next(entries) for _ in range(3)):
        change = messages.Change(entry, after)
        for eyes in everybody:
            eyes.step(change)

    assert looked == [after.state]  # two decisions were sealed, the third turned them all up
    assert sent == ["the scene"]


def test_what_was_seen_before_is_forgotten() -> None:
    entries = iter(history("limits", "abc", Random(3)))
    _, table = next(entries)
    everybody = [messages.Viewpoint(table, person) for person in ("a", "b", "c", "")]
    scenes = []

    for entry, after in entries:
        change = messages.Change(entry, after)
        for eyes in everybody:
            eyes.step(change)
        scenes.append(weakref.ref(everybody[0].scene))

    assert len(scenes) > 20
    assert len({id(scene()) for scene in scenes if scene()}) <= 2
