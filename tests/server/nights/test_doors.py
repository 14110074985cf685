"""A club night on one process and on two: both doors lead to the same night."""

from random import Random

import pytest

from limestone.client import Client
from limestone.rules.game import Refused
from tests.server.nights.evening import Evening
from tests.server.players import guest
from tests.server.services import Site
from tests.server.test_play import at_once

FOUR = ["Noor", "Tomas", "Wim", "Ines"]


@pytest.mark.both
def test_both_doors_lead_to_the_same_night(site: Site) -> None:
    evening = Evening(site.url, FOUR, site.other, same=True, rounds=2, pace={"seconds": 3600})
    for name in FOUR:
        evening.view(name)  # somebody looks at the page
    seen = [
        {one["name"]: one["here"] for one in evening.view(who)["players"]} for who in ("", "Tomas")
    ]
    assert seen == 2 * [dict.fromkeys(FOUR, True)]

    for _ in range(2):
        evening.pair()
        evening.play(Random(1), steps=1)
        evening.leave_to_bots()
        evening.wait("break" if evening.view()["round"] == 1 else "over")

    standings = [evening.view(who)["standings"] for who in ("", *FOUR)]
    assert all(found == standings[0] for found in standings)
    assert sum(one["score"] for one in standings[0]) == 4
    [past] = evening.players["Tomas"].get("/api/nights")
    first = [evening.view()["players"][one["player"]] for one in standings[0] if one["place"] == 1]
    assert past["winners"] == [one["name"] for one in first]
    assert past["starts"] < past["ended"] <= evening.view()["now"]


def test_who_was_there_is_told_of_the_next_night_like_it(small: Site) -> None:
    evening = Evening(small.url, FOUR)
    wanted = {"name": "The next", "game": "limes", "starts": evening.view()["now"]}
    organiser, tomas = evening.organiser, evening.players["Tomas"]

    made = organiser.post("/api/nights", wanted | {"like": evening.code})

    assert made["players"] == []
    assert {one["code"] for one in tomas.get("/api/nights")} == {evening.code, made["code"]}
    other = Evening(small.url, ["Wim"]).organiser
    with pytest.raises(Refused, match="not-organiser"):
        other.post("/api/nights", wanted | {"like": evening.code})


def test_a_person_and_their_program_enter_a_night_once(small: Site) -> None:
    evening = Evening(small.url, FOUR)
    tomas = evening.players["Tomas"]
    robby = Client(small.url, token=tomas.post("/api/tokens", {"label": "Robby"})["token"])
    enter = {"order": "enter", "id": "robby"}

    with pytest.raises(Refused, match="entered-already"):
        robby.post(f"/api/nights/{evening.code}/orders", enter)

    tomas.post(f"/api/nights/{evening.code}/orders", {"order": "withdraw", "id": "w"})
    robby.post(f"/api/nights/{evening.code}/orders", enter)
    assert "Robby" in [one["name"] for one in evening.view()["players"]]


def test_a_person_and_their_program_do_not_enter_at_the_same_moment(small: Site) -> None:
    evening = Evening(small.url, FOUR[:2])
    bo = guest(small.url, "Bo")
    robby = Client(small.url, token=bo.post("/api/tokens", {"label": "Robby"})["token"])
    path = f"/api/nights/{evening.code}/orders"

    for n in range(4):
        entering = {"order": "enter", "id": f"e{n}"}
        said = at_once(lambda: bo.post(path, entering), lambda: robby.post(path, entering))  # noqa: B023
        assert sorted(said) == ["", "entered-already"]
        who = bo if said[0] == "" else robby
        who.post(path, {"order": "withdraw", "id": f"w{n}"})


def test_a_round_begins_by_itself(site: Site) -> None:
    evening = Evening(site.url, FOUR[:2], site.other, auto=True, pace={"seconds": 3600})

    found = evening.wait("round")

    assert (found["round"], found["begins"], len(found["tables"])) == (1, None, 1)
    assert evening.table("Tomas")
