"""What others may still be dealt is on nobody's page: neither board nor points, however asked.

Two servers differ only in how somebody has played such a deal. Whoever has not played it is sent
the same by both.
"""

import json
from collections.abc import Callable
from typing import Any

import pytest

from limestone.client import Client, Seated
from tests.server.live.test_challenges import challenge, taken_up
from tests.server.live.test_daily import begun
from tests.server.nights.evening import account
from tests.server.players import ME
from tests.server.services import Site

SHOWS = {"shows": {"ratings": "all", "games": "all", "statistics": "all"}}


def played_out(table: Seated, which: int) -> Seated:
    """The table at its end, with always the first or always the last of the moves."""
    while not table.over:
        table.decide(0, table.legal(0)[which])
        table.look(table.client.get(f"/api/tables/{table.code}"))
    return table


def daily(ann: Client, bo: Client, which: int) -> Client:
    played_out(begun(ann), which)
    return ann


def made(ann: Client, bo: Client, which: int) -> Client:
    challenge(played_out(ann.create("limes", [ME]), which))
    return ann


def taken(ann: Client, bo: Client, which: int) -> Client:
    played_out(taken_up(bo, challenge(played_out(ann.create("limes", [ME]), 0))), which)
    return bo


PLAYED = {"daily": daily, "a challenge": made, "a challenge taken up": taken}


def asked(viewer: Client, owner: Client) -> str:
    """All that a page and what leads to it tell a viewer, without what is of chance."""
    handle = owner.post("/api/me/profile", SHOWS)["handle"]
    page = viewer.get(f"/api/profiles/{handle}")
    sent = {name: page[name] for name in ("ratings", "statistics", "puzzles", "games", "together")}
    return json.dumps(sent)


@pytest.mark.parametrize("deal", PLAYED)
def test_a_page_shows_nothing_of_a_deal_that_the_viewer_may_still_play(
    site: Site, deal: str
) -> None:
    play: Callable[[Client, Client, int], Client] = PLAYED[deal]
    heard = []
    for which in (0, -1):
        ann, bo, cy = (account(site.url, name) for name in ("Ann", "Bo", "Cy"))
        owner = play(ann, bo, which)
        heard.append([asked(cy, owner), asked(Client(site.url), owner)])
        own: Any = owner.get("/api/profiles/me")
        assert own["games"] and own["statistics"]

    assert heard[0] == heard[1]
    assert json.loads(heard[0][0])["games"] == json.loads(heard[0][0])["statistics"] == []
