"""The whole API by its own description: whatever is sent, what comes back is as described."""

import os
from tempfile import gettempdir
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis import Case

from limestone.server.edge.app import make
from limestone.server.edge.openapi import exact
from limestone.server.settings import Settings
from tests.server.players import ME, answer, guest
from tests.server.services import Site

EXAMPLES = int(os.environ.get("LIMESTONE_EXAMPLES", "5"))  # at random, beside all the edges
NOWHERE = f"sqlite:///{gettempdir()}/never-opened.sqlite"

schema = schemathesis.openapi.from_dict(exact(make(Settings(NOWHERE))))


@pytest.fixture(scope="session")
def way_in(small: Site) -> dict[str, str]:
    """Who asks: a program, and the table it may ask about."""
    ann = guest(small.url)
    token = ann.post("/api/tokens", {"label": "Robby"})
    program = {"Authorization": f"Bearer {token['token']}"}
    table = ann.create("limes", [ME], visibility="public")
    return program | {"code": table.code}


@schema.parametrize()
@settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck))
def test_every_answer_is_as_described(case: Case[Any], way_in: dict[str, str], small: Site) -> None:
    headers = {"Authorization": way_in["Authorization"]}
    if case.operation.label == "DELETE /api/me":
        token = guest(small.url).post("/api/tokens", {"label": "Gone"})["token"]
        headers = {"Authorization": f"Bearer {token}"}
    if "code" in (case.path_parameters or {}) and len(case.path_parameters["code"]) % 2:
        case.path_parameters["code"] = way_in["code"]

    case.call_and_validate(base_url=small.url, headers=headers)


def test_the_description_is_served_with_its_bounds(small: Site) -> None:
    served = answer(guest(small.url), "GET", "/schema/openapi.json").json()

    seat = served["components"]["schemas"]["Join"]["properties"]["seat"]
    assert seat["anyOf"][0] == {"type": "integer", "minimum": 0, "maximum": 999}
