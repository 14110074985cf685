"""Nobody learns from a club night what they are still to be dealt, whatever they ask.

All tables of a round have the same cards. One table plays ahead; everything that anybody else is
sent is searched for what lies there.
"""

import json
import re
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from limestone.client import Client
from limestone.rules.game import Refused
from tests.server.nights.evening import Evening
from tests.server.players import live
from tests.server.services import Site, wait_for

Json = Any
AHEAD = 6  # cards that the first table has laid before the second lays its second


class Scene:
    """A night of two tables, one of them far ahead, a late comer and a spectator."""

    def __init__(self, site: Site) -> None:
        self.evening = Evening(
            site.url, ["Noor", "Tomas", "Wim", "Ines", "Aiko"], same=True, pace={"seconds": 3600}
        )
        self.evening.pair()
        view = self.evening.view()
        (self.bye,) = (view["players"][n]["name"] for n in view["byes"])
        seated = [name for name in self.evening.players if name != self.bye]
        by_table: dict[str, list[str]] = {}
        for name in seated:
            table = self.evening.table(name)
            assert table
            by_table.setdefault(table.code, []).append(name)
        (self.ahead, self.fast), (self.behind, self.slow) = by_table.items()
        for _ in range(AHEAD):
            self.evening.play(Random(5), without=(*self.slow, self.bye), steps=1)

    def cards(self, code: str, name: str) -> list[str]:
        """What has been drawn at a table, as somebody who sits there knows it."""
        return re.findall(r"draw (\w+)", self.evening.players[name].table(code).record())


@pytest.fixture(scope="module")
def scene(small: Site) -> Scene:
    return Scene(small)


DOORS: dict[str, Callable[[Client, str], object]] = {
    "view": lambda person, path: person.get(path),
    "record": lambda person, path: person.get(f"{path}/record"),
    "news": lambda person, path: person.get(f"{path}/news", since=0),
    "talk": lambda person, path: person.get(f"{path}/talk"),
    "live": lambda person, path: _first(person, path),
}


def _first(person: Client, path: str) -> object:
    with live(person, path.rsplit("/", 1)[1]) as socket:
        message = json.loads(socket.recv(timeout=20))
    if message["type"] != "view":
        raise Refused(message["refusal"]["code"])
    return message


@pytest.mark.parametrize("door", DOORS)
@pytest.mark.parametrize("who", ["slow", "bye", "organiser", "stranger"])
def test_a_table_of_the_same_deal_is_closed_to_all_others(
    scene: Scene, small: Site, door: str, who: str
) -> None:
    client = {
        "slow": scene.evening.players[scene.slow[0]],
        "bye": scene.evening.players[scene.bye],
        "organiser": scene.evening.organiser,
        "stranger": Client(small.url),
    }[who]

    with pytest.raises(Refused, match="sealed"):
        DOORS[door](client, f"/api/tables/{scene.ahead}")


def test_who_still_plays_is_sent_nothing_of_other_tables(scene: Scene) -> None:
    view = scene.evening.view(scene.slow[0])

    other = next(board for board in view["tables"] if not board["mine"])
    assert other["sealed"] and not other["code"]
    assert [seat["picture"] for seat in other["seats"]] == [None, None]
    assert [seat["points"] for seat in other["seats"]] == [None, None]


@pytest.mark.parametrize("who", ["bye", "organiser", "stranger"])
def test_spectators_see_no_card_that_the_slowest_has_not_laid(
    scene: Scene, small: Site, who: str
) -> None:
    evening = scene.evening
    view = {
        "bye": lambda: evening.view(scene.bye),
        "organiser": lambda: evening.view(),
        "stranger": lambda: Client(small.url).get(f"/api/nights/{evening.code}"),
    }[who]()

    assert all(not board["code"] for board in view["tables"])
    laid = [seat["picture"] for board in view["tables"] for seat in board["seats"]]
    assert all(not picture or not picture["cards"] for picture in laid)


def test_lists_profiles_and_previews_show_nothing(scene: Scene, small: Site) -> None:
    evening = scene.evening
    slow = evening.players[scene.slow[0]]

    assert scene.ahead not in json.dumps(slow.get("/api/tables"))
    assert scene.ahead not in json.dumps(slow.get("/api/me/tables"))
    assert scene.ahead not in json.dumps(slow.get("/api/nights"))
    page = slow._http.get(f"/t/{scene.ahead}").text
    assert "draw" not in page.partition("</head>")[0]


def test_the_seed_and_its_commitment_are_never_told(scene: Scene) -> None:
    name = scene.fast[0]
    view = scene.evening.players[name].get(f"/api/tables/{scene.ahead}")
    fair = view["table"]["fair"]

    assert not fair.get("seed") and not fair.get("commitment")


def test_both_tables_are_dealt_the_same(scene: Scene) -> None:
    fast = scene.cards(scene.ahead, scene.fast[0])
    slow = scene.cards(scene.behind, scene.slow[0])

    assert len(fast) > len(slow) and fast[: len(slow)] == slow


def test_it_opens_to_who_is_done_and_to_all_when_the_round_is_over(small: Site) -> None:
    """Last: it ends the round."""
    scene = Scene(small)
    evening = scene.evening
    fast, slow = (evening.players[names[0]] for names in (scene.fast, scene.slow))
    evening.leave_to_bots(without=(*scene.slow, scene.bye))
    wait_for(lambda: any(board["over"] for board in evening.view()["tables"]), "a table to end")

    assert fast.get(f"/api/tables/{scene.behind}")["table"]["phase"] == "playing"
    with pytest.raises(Refused, match="sealed"):
        slow.get(f"/api/tables/{scene.ahead}")
    assert evening.view(scene.fast[0])["standings"] == evening.view(scene.slow[0])["standings"]
    evening.leave_to_bots(without=(*scene.fast, scene.bye))
    evening.wait("break")

    assert slow.get(f"/api/tables/{scene.ahead}")["table"]["phase"] == "over"
    assert Client(small.url).get(f"/api/tables/{scene.ahead}")["table"]["phase"] == "over"
