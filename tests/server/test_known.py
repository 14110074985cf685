"""People you know, and blocking: through the server, as everybody sees it."""

import json
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from limestone.client import Client, Seated
from limestone.rules.game import Refused
from tests.server.players import ME, OPEN, guest, live
from tests.server.services import Site, running, sqlite_site
from tests.server.store.test_admin import limestone


def known(person: Client) -> list[str]:
    return [one["name"] for one in person.get("/api/people")]


def key(person: Client, name: str) -> str:
    return str(next(one["key"] for one in person.get("/api/people") if one["name"] == name))


def refusal(ask: Any) -> str:
    with pytest.raises(Refused) as no:
        ask()
    return no.value.code


def met(url: str) -> tuple[Client, Client, Seated]:
    """Ann and Bo, who have begun a game."""
    ann, bo = guest(url, "Ann"), guest(url, "Bo")
    table = ann.create("limes", [ME, OPEN])
    bo.join(table.code)
    return ann, bo, table


def test_who_has_begun_a_game_together_knows_each_other(site: Site) -> None:
    ann, bo, _ = met(site.url)
    other = Client(site.other).guest("Cy")

    assert (known(ann), known(bo), known(other)) == (["Bo"], ["Ann"], [])


def test_who_only_sat_at_a_public_table_is_not_known(small: Site) -> None:
    ann, bo = guest(small.url, "Ann"), guest(small.url, "Bo")
    table = ann.create("limes", [ME, OPEN, OPEN], visibility="public")
    bo.join(table.code)

    assert (known(ann), known(bo)) == ([], [])


def test_who_came_by_an_invitation_is_known_before_the_game(small: Site) -> None:
    ann, bo = guest(small.url, "Ann"), guest(small.url, "Bo")
    table = ann.create("limes", [ME, OPEN, OPEN])
    bo.join(table.code)

    assert (known(ann), known(bo)) == (["Bo"], ["Ann"])


def test_a_seat_can_be_held_for_somebody_one_knows(small: Site) -> None:
    ann, bo, _ = met(small.url)
    table = ann.create("limits", [ME, {"kind": "known", "key": key(ann, "Bo")}])

    [invited] = [one for one in bo.get("/api/me/tables")["tables"] if one["kept"]]
    assert invited["code"] == table.code
    assert [seat["mine"] for seat in bo.join(table.code).table["seats"]] == [False, True]


def test_a_key_is_of_no_use_to_anybody_else(small: Site) -> None:
    ann, bo, _ = met(small.url)
    cy, found = guest(small.url, "Cy"), key(ann, "Bo")

    for other in (bo, cy):
        assert refusal(lambda other=other: other.post(f"/api/people/{found}", {})) == (
            "no-such-acquaintance"
        )
    seats = [ME, {"kind": "known", "key": found}]
    assert refusal(lambda: cy.create("limits", seats)) == "no-such-acquaintance"


def test_no_answer_holds_an_id_or_a_login(small: Site) -> None:
    ann, bo, _ = met(small.url)
    bo.post("/api/account", {"login": "bo@example.org", "password": "correct horse battery"})

    assert [set(one) for one in ann.get("/api/people")] == [
        {"key", "name", "account", "at", "muted", "blocked", "handle"}
    ]
    assert "example.org" not in json.dumps(ann.get("/api/people"))


def test_who_is_blocked_sits_at_no_table_of_mine(site: Site) -> None:
    ann, bo, _ = met(site.url)
    [shown] = ann.post(f"/api/people/{key(ann, 'Bo')}", {"blocked": True})
    mine = ann.create("limits", [ME, OPEN], visibility="public")
    theirs = bo.create("limits", [ME, OPEN])

    assert shown["blocked"]
    assert refusal(lambda: bo.join(mine.code)) == "no-such-table"
    assert refusal(lambda: ann.join(theirs.code)) == "blocked"
    assert mine.code not in [one["code"] for one in bo.get("/api/tables")]


def test_who_is_blocked_neither_invites_nor_finds_me(small: Site) -> None:
    ann, bo, _ = met(small.url)
    invited = {"kind": "known", "key": key(bo, "Ann")}
    ann.post(f"/api/people/{key(ann, 'Bo')}", {"blocked": True})

    assert refusal(lambda: bo.create("limes", [ME, invited])) == "no-such-acquaintance"
    assert (known(bo), known(ann)) == ([], ["Bo"])


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Site]:
    """A server of one test: everybody on it finds its public club night."""
    with running(sqlite_site(tmp_path)) as site:
        yield site


def test_a_club_night_of_who_has_blocked_me_is_not_there_for_me(own: Site) -> None:
    ann, bo, _ = met(own.url)
    ann.post("/api/account", {"login": "ann.of.the.night", "password": "a long password"})
    night = {"name": "Monday", "game": "limes", "starts": int(time.time() * 1000) + 60_000}
    code = ann.post("/api/nights", night | {"visibility": "public"})["code"]

    def listed() -> bool:
        return code in [one["code"] for one in bo.get("/api/nights")]

    before = listed()
    ann.post(f"/api/people/{key(ann, 'Bo')}", {"blocked": True})

    assert (before, listed()) == (True, False)
    entering = {"order": "enter", "id": "e"}
    assert refusal(lambda: bo.post(f"/api/nights/{code}/orders", entering)) == "blocked"


def test_who_is_blocked_does_not_nudge_me_and_we_do_not_hear_each_other(site: Site) -> None:
    ann, bo, table = met(site.url)
    path = f"/api/tables/{table.code}"
    ann.post(f"{path}/block", {"seat": 1})
    for person in (ann, bo):
        person.post(f"{path}/talk", {"word": "hello"})

    assert [len(person.get(f"{path}/talk")["said"]) for person in (ann, bo)] == [1, 1]
    assert bo.get(f"{path}/talk")["nudgeable"] == []
    assert refusal(lambda: bo.post(f"{path}/nudge", {"seat": 0})) == "blocked"
    assert bo.get(f"{path}/talk")["muted"] == []  # nothing says who did it


def test_who_is_blocked_is_shown_out_where_they_watch(site: Site) -> None:
    ann, bo, _ = met(site.url)
    cy = guest(site.url, "Cy")
    other = ann.create("limes", [ME, OPEN])
    cy.join(other.code)
    with live(bo, other.code, site.other) as socket:
        socket.recv(timeout=20)
        ann.post(f"/api/people/{key(ann, 'Bo')}", {"blocked": True})
        with pytest.raises(ConnectionClosed):
            while True:
                last = json.loads(socket.recv(timeout=20))

    assert last["refusal"]["code"] == "no-such-table"


def test_a_rematch_holds_no_seat_for_who_is_blocked(small: Site) -> None:
    ann, bo, table = met(small.url)
    table.order("resign", seat=0)
    ann.post(f"/api/tables/{table.code}/block", {"seat": 1})
    again = ann.post(f"/api/tables/{table.code}/rematch", {})

    assert [seat["kind"] for seat in again["table"]["seats"]] == ["person", "open"]
    assert [one for one in bo.get("/api/me/tables")["tables"] if one["kept"]] == []


def test_whoever_unblocks_is_found_again(small: Site) -> None:
    ann, bo, _ = met(small.url)
    for blocked in (True, False):
        ann.post(f"/api/people/{key(ann, 'Bo')}", {"blocked": blocked})

    assert known(bo) == ["Ann"]


def test_nobody_knows_a_deleted_person(small: Site) -> None:
    ann, bo, _ = met(small.url)
    bo._http.delete("/api/me")

    assert known(ann) == []


def test_backup_and_restore_keep_whom_one_knows_and_blocks(small: Site, tmp_path: Path) -> None:
    ann, _, _ = met(small.url)
    ann.post(f"/api/people/{key(ann, 'Bo')}", {"blocked": True})
    file, copy = str(tmp_path / "all.backup"), f"sqlite:///{tmp_path / 'copy.sqlite'}"
    limestone("backup", "--database", small.database, file)
    limestone("restore", "--database", copy, file)

    with sqlite3.connect(tmp_path / "copy.sqlite") as found:
        for kept in ("acquaintances", "blocks"):
            assert found.execute(f"SELECT count(*) FROM {kept}").fetchone()[0] > 0
