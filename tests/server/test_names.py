"""One name for one person: at the door, with an account, at a table, in the club, on the page."""

from random import Random
from uuid import uuid4

from limestone.client import Client
from tests.server.nights.evening import Evening, account
from tests.server.players import ME, guest, play_out
from tests.server.services import Site
from tests.server.test_rated import rated

PASSWORD = "correct horse battery"


def nameless(url: str) -> Client:
    client = Client(url)
    client.post("/api/me", {})
    return client


def kept(client: Client, login: str) -> None:
    client.post("/api/account", {"login": login, "password": PASSWORD})


def test_an_account_of_who_gave_no_name_is_called_by_its_login(site: Site) -> None:
    ann, login = nameless(site.url), f"anna-{uuid4().hex[:6]}"

    kept(ann, login)

    assert ann.get("/api/me")["person"]["name"] == login
    assert ann.get("/api/profiles/me")["handle"] == login


def test_no_address_of_mail_becomes_a_name(site: Site) -> None:
    ann, word = nameless(site.url), f"anna{uuid4().hex[:6]}"

    kept(ann, f"{word}@example.org")

    assert ann.get("/api/me")["person"]["name"] == word


def test_who_gave_a_name_keeps_it_with_an_account(site: Site) -> None:
    ann = guest(site.url, "Anna")

    kept(ann, f"someone-{uuid4().hex[:6]}")

    assert ann.get("/api/me")["person"]["name"] == "Anna"


def test_a_new_name_reaches_the_night_and_the_table(site: Site) -> None:
    evening = Evening(site.url, ["Noor", "Tomas"], pace={"seconds": 3600})
    evening.pair()
    table = evening.table("Noor")
    assert table

    evening.players["Noor"].post("/api/me", {"name": "Eleonora"})
    evening.organiser.post("/api/me", {"name": "Klara"})

    view = evening.view()
    assert [one["name"] for one in view["players"]] == ["Eleonora", "Tomas"]
    assert view["organiser"] == "Klara"
    found = evening.players["Noor"].get(f"/api/tables/{table.code}")["table"]
    assert {seat["name"] for seat in found["seats"]} == {"Eleonora", "Tomas"}


def test_a_new_name_leaves_the_players_of_one_device_theirs(site: Site) -> None:
    ann = guest(site.url, "Anna")
    table = ann.create("limes", [ME | {"name": "Mum"}, ME | {"name": "Dad"}])

    ann.post("/api/me", {"name": "Anne"})

    found = ann.get(f"/api/tables/{table.code}")["table"]
    assert [seat["name"] for seat in found["seats"]] == ["Mum", "Dad"]


def test_people_of_one_name_are_called_alike_in_the_club_and_at_the_table(site: Site) -> None:
    evening = Evening(site.url, [], pace={"seconds": 3600})
    people = {n: guest(site.url, "Kim") for n in range(4)}
    for client in people.values():
        body = {"order": "enter", "id": uuid4().hex}
        client.post(f"/api/nights/{evening.code}/orders", body)
    view = evening.pair()
    club = {one["player"]: one["name"] for one in view["players"]}
    assert sorted(club.values()) == ["Kim", "Kim 2", "Kim 3", "Kim 4"]

    for board in view["tables"]:
        seats = evening.organiser.get(f"/api/tables/{board['code']}")["table"]["seats"]
        there = [club[seat["player"]] for seat in board["seats"]]
        assert [seat["name"] for seat in seats] == there


def test_nobody_is_their_own_opponent_on_their_page(site: Site) -> None:
    ann, bo = account(site.url, "Ann"), account(site.url, "Bo")
    play_out(rated(ann, bo, game="limes"), Random(1))

    ann.post("/api/me", {"name": "Anna"})

    games = ann.get("/api/profiles/me")["games"]
    assert [one["names"] for one in games] == [["Bo"]]
