"""Rated games through the server: who may play them, when they count, what the operator does."""

import re
import time
from random import Random
from typing import Any
from uuid import uuid4

import pytest

from limestone.client import Client, Seated
from limestone.rules.game import Refused
from tests.server.players import ME, OPEN, bot, guest, play_out
from tests.server.services import Site
from tests.server.store.test_admin import limestone


def account(url: str, name: str) -> Client:
    person = guest(url, name)
    login = f"p-{uuid4().hex}"
    person.post("/api/account", {"login": login, "password": "correct horse battery"})
    return person


def rated(*people: Client, game: str = "limits", **wishes: Any) -> list[Seated]:
    """A rated table that plays."""
    host, *others = people
    table = host.create(game, [ME, *[OPEN] * len(others)], rated=True, **wishes)
    seated = [other.join(table.code) for other in others]
    return [host.table(table.code), *seated]


def lost(ann: Client, bo: Client, seat: int) -> str:
    """A rated game that one of two has given up; its code."""
    tables = rated(ann, bo)
    tables[seat].order("resign", seat=seat)
    return tables[0].code


def refusal(ask: Any) -> str:
    with pytest.raises(Refused) as no:
        ask()
    return no.value.code


def standings(site: Site, *words: str) -> list[str]:
    """Lines of the operator, without what other tests have rated."""
    return limestone("admin", "ratings", *words, "--database", site.database).text.splitlines()


def of(lines: list[str], *names: str) -> list[str]:
    return [line for line in lines if line.split()[-1] in names]


def test_a_rated_table_says_so_in_lobby_list_and_end(small: Site) -> None:
    ann, bo = account(small.url, "Ann"), account(small.url, "Bo")
    table = ann.create("limits", [ME, OPEN], rated=True, visibility="public")

    assert table.table["rated"]
    assert [one["rated"] for one in bo.get("/api/tables") if one["code"] == table.code] == [True]
    bo.join(table.code)
    ann.table(table.code).order("resign", seat=0)
    over = ann.table(table.code).table
    assert (over["phase"], over.get("uncounted")) == ("over", None)


def test_who_has_no_account_neither_makes_nor_joins_a_rated_table(small: Site) -> None:
    ann, bo = account(small.url, "Ann"), guest(small.url, "Bo")
    table = ann.create("limits", [ME, OPEN], rated=True)

    assert refusal(lambda: bo.join(table.code)) == "rated-account"
    assert refusal(lambda: bo.create("limits", [ME, OPEN], rated=True)) == "rated-account"
    assert refusal(lambda: ann.create("limits", [ME, bot()], rated=True)) == "rated-people"
    assert refusal(lambda: ann.create("limits", [ME, ME], rated=True)) == "rated-people"


def test_numbers_follow_games_and_the_logs_give_the_same(site: Site) -> None:
    names = [f"P{uuid4().hex[:6]}" for _ in range(2)]
    ann, bo = (account(url, name) for url, name in zip((site.url, site.other), names, strict=True))
    first = [lost(ann, bo, seat) for seat in (1, 0, 1)][0]
    before = of(standings(site), *names)

    assert [line.split()[4] for line in before] == ["3", "3"]
    assert of(standings(site, "--rebuild"), *names) == before
    without = of(standings(site, "--take-out", first), *names)
    assert [line.split()[4] for line in without] == ["2", "2"]
    assert of(standings(site, "--put-back", first), *names) == before


def test_the_end_says_what_it_changed(small: Site) -> None:
    ann, bo, cy = account(small.url, "Ann"), account(small.url, "Bo"), guest(small.url, "Cy")
    first = lost(ann, bo, 1)
    [mine, theirs] = ann.get(f"/api/tables/{first}/ratings")
    assert (mine["seat"], mine["before"], theirs["before"]) == (0, None, None)
    assert mine["after"] > 1500 > theirs["after"] and mine["error"] > 0

    second = lost(ann, bo, 0)

    [mine_again, _] = bo.get(f"/api/tables/{second}/ratings")
    assert mine_again["before"] == mine["after"] > mine_again["after"]
    bo.post("/api/me/profile", {"shows": {"ratings": "nobody"}})
    assert [one["seat"] for one in ann.get(f"/api/tables/{second}/ratings")] == [0]
    assert [one["seat"] for one in bo.get(f"/api/tables/{second}/ratings")] == [0, 1]
    running = ann.create("limits", [ME, OPEN], rated=True, visibility="public")
    assert cy.get(f"/api/tables/{running.code}/ratings") == []


def test_the_running_server_counts_by_itself(small: Site) -> None:
    name = f"P{uuid4().hex[:6]}"
    ann, bo = account(small.url, name), account(small.url, "Bo")
    rated(ann, bo)[1].order("resign", seat=1)
    time.sleep(1)

    [line] = of(standings(small), name)
    assert int(re.findall(r"\d+", line)[0]) > 1500


def test_a_deleted_person_leaves_the_numbers_of_others_as_they_are(small: Site) -> None:
    names = [f"P{uuid4().hex[:6]}" for _ in range(2)]
    ann, bo = (account(small.url, name) for name in names)
    for seat in (1, 0, 1):
        lost(ann, bo, seat)
    before = of(standings(small), names[0])
    bo._http.delete("/api/me")

    assert of(standings(small), *names) == before
    assert of(standings(small, "--rebuild"), *names) == before


def test_a_game_that_is_played_out_counts(small: Site) -> None:
    names = [f"P{uuid4().hex[:6]}" for _ in range(2)]
    ann, bo = (account(small.url, name) for name in names)
    play_out(rated(ann, bo, game="limes"), Random(1))

    assert len(of(standings(small), *names)) == 2


def test_a_rematch_of_a_rated_game_is_rated(small: Site) -> None:
    ann, bo = account(small.url, "Ann"), account(small.url, "Bo")
    table = rated(ann, bo)[0]
    table.order("resign", seat=0)

    assert ann.post(f"/api/tables/{table.code}/rematch", {})["table"]["rated"]


def test_at_a_rated_table_no_bot_plays_for_whoever_is_late(small: Site) -> None:
    ann, limit = account(small.url, "Ann"), {"seconds": 60, "policy": "bot"}

    assert refusal(lambda: ann.create("limits", [ME, OPEN], pace=limit, rated=True)) == "rated-pace"
    limit["policy"] = "resign"
    assert ann.create("limits", [ME, OPEN], pace=limit, rated=True).table["rated"]
