"""A whole club night: eight people, one who does not come, and a server that is started anew."""

import signal
from collections.abc import Iterator
from random import Random

import pytest

from limestone.rules.game import Refused
from tests.server.nights.evening import Evening
from tests.server.services import Site, running, sqlite_site, wait_for

EIGHT = ["Noor", "Tomas", "Wim", "Ines", "Aiko", "Jonas", "Mei", "Lea"]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with running(sqlite_site(tmp_path_factory.mktemp("club"))) as site:
        yield site


def killed(house: Site) -> None:
    """The server dies without a word, and is started again."""
    house.stop(signal.SIGKILL)
    house.start()


def test_an_evening_with_restarts(house: Site) -> None:
    rng = Random(1)
    evening = Evening(house.url, EIGHT, same=True, rounds=2, pace={"seconds": 3600})

    before = evening.pair()
    assert [len(table["seats"]) for table in before["tables"]] == [2, 2, 2, 2]
    evening.play(rng, without=("Lea",), steps=1)
    killed(house)  # in a round
    again = evening.view()
    assert [t["seats"] for t in again["tables"]] == [t["seats"] for t in evening.view()["tables"]]
    assert again["round"] == 1 and again["phase"] == "round"
    evening.order("", "replace", player=evening.number("Lea"), level="novice")
    evening.leave_to_bots(without=("Lea",))
    waited = evening.wait("break")

    killed(house)  # between rounds
    assert evening.view()["standings"] == waited["standings"]
    assert sum(one["score"] for one in waited["standings"]) == 4
    lea = evening.number("Lea")
    [own] = [t for t in waited["tables"] if lea in [seat["player"] for seat in t["seats"]]]
    assert [seat["place"] for seat in own["seats"] if seat["player"] == lea] == [2]  # absent
    second = evening.pair()  # and not paired again
    assert len(second["byes"]) == 1
    evening.play(rng, without=("Lea",), steps=1)
    killed(house)
    evening.leave_to_bots(without=("Lea",))
    over = evening.wait("over")

    met = [sorted(s["player"] for s in t["seats"]) for t in [*before["tables"], *over["tables"]]]
    assert len({tuple(pair) for pair in met}) == len(met)  # nobody met twice
    assert over["after"] == 2
    assert len(over["standings"]) == 8


def test_who_is_absent_is_seen_by_who_helps_and_past_rounds_stay(house: Site) -> None:
    evening = Evening(house.url, EIGHT[:2], rounds=2, pace={"seconds": 3600})
    evening.pair()
    noor, tomas = evening.number(EIGHT[0]), evening.number(EIGHT[1])
    evening.order("", "replace", player=tomas, level="novice")
    table = evening.table(EIGHT[1])
    assert table
    [seat] = [one["seat"] for one in table.table["seats"] if one["mine"]]
    wait_for(lambda: away(evening, seat), "the bot")
    table.order("return", seat=seat)  # in time
    other = evening.table(EIGHT[0])
    assert other
    other.order("resign", seat=1 - seat)
    evening.wait("break")
    assert not any(one["resting"] for one in evening.view()["players"])

    first = [seat["player"] for seat in evening.pair()["tables"][0]["seats"]]
    assert sorted(first) == sorted([noor, tomas])
    assert evening.view()["of"] == 2
    past = evening.organiser.get(f"/api/nights/{evening.code}", round=1)
    assert past["of"] == 1 and past["tables"][0]["over"] and past["tables"][0]["code"]


def test_a_table_is_settled_and_closed(house: Site) -> None:
    evening = Evening(house.url, EIGHT[:2], pace={"seconds": 3600})
    evening.pair()
    table = evening.table("Noor")
    assert table

    evening.order("", "settle", table=0, places=[1, 2])

    found = evening.wait("break")["tables"][0]
    assert found["settled"] == "Clara"
    first, second = (evening.view()["players"][seat["player"]]["name"] for seat in found["seats"])
    asked = [evening.players[name] for name in (first, second)]
    games = [one.get("/api/me/tables", show="finished")["tables"][0] for one in asked]
    assert [game["places"][game["mine"][0]] for game in games] == [1, 2]
    assert evening.players["Noor"].get(f"/api/tables/{table.code}")["table"]["phase"] == "over"


def test_a_pause_stops_all_clocks(house: Site) -> None:
    evening = Evening(house.url, EIGHT[:2], pace={"seconds": 3600})
    evening.pair()
    table = evening.table("Noor")
    assert table and table.table["deadline"]

    evening.order("", "pause")
    table.look(table.client.get(f"/api/tables/{table.code}"))
    assert table.table["paused"] and not table.table.get("deadline")
    with pytest.raises(Refused, match="paused"):
        table.decide(table.due[0], table.legal(table.due[0])[0])
    evening.order("", "resume")

    table.look(table.client.get(f"/api/tables/{table.code}"))
    assert table.table["deadline"] and not table.table.get("paused")
    before = table.table["deadline"]
    evening.order("", "extend", seconds=120)
    table.look(table.client.get(f"/api/tables/{table.code}"))
    assert table.table["deadline"] == before + 120_000


def test_only_accounts_make_nights(house: Site) -> None:
    evening = Evening(house.url, ["Noor"])

    with pytest.raises(Refused, match="account-first"):
        evening.players["Noor"].post(
            "/api/nights", {"name": "Mine", "game": "limes", "starts": evening.view()["starts"]}
        )


def test_the_result_as_text_and_csv(house: Site) -> None:
    evening = Evening(house.url, ['=1+"x"', "Tomas"], pace={"seconds": 3600})
    evening.pair()
    evening.order("", "settle", table=0, places=[1, 1])
    http = evening.organiser._http

    text = http.get(f"/api/nights/{evening.code}/result").text
    table = http.get(f"/api/nights/{evening.code}/result", params={"form": "csv"}).text

    assert "Club night" in text and "Tomas" in text
    head = "place,name,bot,score,opponents,points,byes,round 1"
    assert table.splitlines()[0] == f"{head},round 1 points,round 1 opponents,round 1 how"
    assert table.count(",settled") == 2 and "settled by Clara" in text
    assert '"\'=1+""x"""' in table


def away(evening: Evening, seat: int) -> bool:
    """Whether a bot plays for Tomas."""
    table = evening.table(EIGHT[1])
    return bool(table and table.table["seats"][seat]["away"])
