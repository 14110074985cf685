"""Whom the host sends away does not come back as a program of their own."""

import pytest

from limestone.client import Client
from limestone.rules.game import Refused
from tests.server.players import guest
from tests.server.services import Site


def program(site: Site, owner: Client) -> Client:
    return Client(site.url, token=owner.post("/api/tokens", {"label": "Bob"})["token"])


def order(client: Client, code: str, order: str) -> str:
    """Give an order about seat 1; the code of its refusal, or nothing."""
    try:
        client.post(f"/api/tables/{code}/orders", {"order": order, "id": order, "seat": 1})
    except Refused as refused:
        return refused.code
    return ""


@pytest.mark.parametrize("visibility", ["public", "link"])
@pytest.mark.parametrize("first", ["Bo", "a program"])
def test_who_was_sent_away_comes_back_in_no_shape(small: Site, visibility: str, first: str) -> None:
    ann, bo, cy = (guest(small.url, name) for name in ("Ann", "Bo", "Cy"))
    seats = [{"kind": "me"}, {"kind": "open"}]
    wanted = {"game": "limits", "seats": seats, "visibility": visibility, "start": False}
    code = ann.post("/api/tables", wanted)["table"]["code"]
    robby = program(small, bo)
    sent = bo if first == "Bo" else robby
    assert [order(sent, code, "join"), order(ann, code, "leave")] == ["", ""]

    back = {order(one, code, "join") for one in (bo, robby, program(small, bo))}

    assert back == {"sent-away"}
    assert order(program(small, cy), code, "join") == ""
