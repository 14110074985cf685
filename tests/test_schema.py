"""JSON Schema of views and events: complete, and what random games show fits it."""

import json
from functools import cache
from random import Random
from typing import Any

import jsonschema_rs
import pytest

from limestone.bots.hearing import seen, told
from limestone.rules import limoges
from limestone.rules.game import GAMES, options
from limestone.rules.referee import Referee, seeded
from limestone.shown import schema
from tests import event_facts
from tests.limoges.positions import step_of
from tests.limoges.rare import RARE

COMPONENTS = schema.components()


@cache
def validator(name: str) -> Any:
    document = {"$ref": f"#/components/schemas/{name}", "components": {"schemas": COMPONENTS}}
    return jsonschema_rs.validator_for(document)


def checked(game: str, view: Any, events: list[Any]) -> None:
    """Fail where a view, if there is one, or an event is not as its schema says."""
    title = game.capitalize()
    if view:
        validator(f"{title}View").validate(view)
        assert set(view) <= set(COMPONENTS[f"{title}View"]["properties"])
    for event in events:
        validator(f"{title}Event").validate(event)


@pytest.mark.parametrize("name", GAMES)
def test_what_a_random_game_shows_fits_its_schema(name: str) -> None:
    game, rng = GAMES[name], Random(3)
    referee = Referee.begin(game, max(2, game.seats[0]), options(game), seeded("schema"))
    while not referee.over:
        for seat in referee.waiting_for():
            move = rng.choice(game.legal(referee.state, seat))
            referee = referee.decide(seat, game.write(move))
    for at in referee.since(0)[::7]:
        assert at.before
        view = json.loads(json.dumps(seen(game, game.view(at.state, 0))))
        events = json.loads(json.dumps(told(game, at.before.state, at.moves, 0)))
        checked(name, view, events)


KINDS = {
    kind["title"]: kind["properties"]["facts"]
    for game in GAMES
    for kind in COMPONENTS[f"{game.capitalize()}Event"]["anyOf"]
}


def test_every_event_that_can_be_said_has_a_schema() -> None:
    assert set(event_facts.names()) <= set(KINDS)


@pytest.mark.parametrize("name", KINDS)
def test_the_facts_of_an_event_are_all_listed(name: str) -> None:
    facts = KINDS[name]

    assert facts["properties"]
    assert facts["additionalProperties"] is False
    assert all(value for value in facts["properties"].values())


@pytest.mark.parametrize("name", RARE)
def test_a_rare_event_fits_its_schema(name: str) -> None:
    state, step = RARE[name]

    events = [event_facts.sent(event) for event in limoges.tell(state, step_of(step), None)]

    assert name in [event["name"] for event in events]
    checked("limoges", None, events)


def test_a_fact_that_is_not_listed_does_not_fit() -> None:
    event = {"name": "limes-drawn", "facts": {"card": 1, "round": 2, "secret": 3}}

    with pytest.raises(jsonschema_rs.ValidationError):
        checked("limes", None, [event])


@pytest.mark.parametrize(
    ("values", "found"),
    [
        ([1, 2], {"type": "integer"}),
        ([1, "X"], {"type": ["integer", "string"]}),
        ([[1], ["a"]], {"type": "array", "items": {"type": ["integer", "string"]}}),
        (
            [None, [1]],
            {"anyOf": [{"type": "null"}, {"type": "array", "items": {"type": "integer"}}]},
        ),
    ],
)
def test_facts_are_described_by_their_values(values: list[Any], found: Any) -> None:
    assert event_facts.shape(values) == found


def test_a_wrong_view_does_not_fit() -> None:
    with pytest.raises(jsonschema_rs.ValidationError):
        validator("LimitsView").validate({"hand": 3})
