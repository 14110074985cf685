"""Sessions and tokens end at once, with everything that was open by them."""

import json
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from limestone.client import Client
from limestone.rules.game import Refused
from limestone.server.edge.auth import COOKIE
from tests.server.players import ME, OPEN, answer, guest, live
from tests.server.services import Site
from tests.server.store.test_admin import limestone

PASSWORD, OTHER = "correct horse battery", "staple horse battery"
SOON = 2.0  # seconds; the chore that looks for forgotten lines comes only every ten
FORGOTTEN = 60.0  # seconds for that chore, which hears nothing of another process on SQLite


def closed(socket: ClientConnection, within: float = SOON) -> tuple[str, int]:
    """What a socket was told before it was closed, and the code; fails if it stays open."""
    last: Any = None
    try:
        while True:
            last = json.loads(socket.recv(timeout=within))
    except ConnectionClosed as end:
        return last["refusal"]["code"], end.rcvd.code if end.rcvd else 0


def account(site: Site, name: str) -> tuple[Client, dict[str, str]]:
    """Somebody with an account, and how they sign in."""
    ann = guest(site.url, name)
    credentials = {"login": f"{name}-{ann.create('limes', [ME]).code}"[:60], "password": PASSWORD}
    ann.post("/api/account", credentials)
    return ann, credentials


ENDS = {
    "sign-out": lambda ann: answer(ann, "DELETE", "/api/session"),
    "deletion": lambda ann: answer(ann, "DELETE", "/api/me"),
    "an account": lambda ann: ann.post(
        "/api/account", {"login": f"x{id(ann)}", "password": PASSWORD}
    ),
}


@pytest.mark.parametrize("end", ENDS.values(), ids=ENDS)
def test_what_ends_a_session_closes_its_sockets_at_once(site: Site, end: Any) -> None:
    ann = guest(site.url)
    code = ann.create("limes", [ME, OPEN]).code

    with live(ann, code, site.other) as socket:
        socket.recv(timeout=10)
        end(ann)

        assert closed(socket) == ("sign-in-first", 4401)


def test_who_is_banned_on_the_command_line_is_told_so(small: Site) -> None:
    ann, credentials = account(small, "banned")
    code = ann.create("limes", [ME, OPEN]).code

    with live(ann, code) as socket:
        socket.recv(timeout=10)
        done = limestone("admin", "ban", "--database", small.database, credentials["login"])

        assert done.code == 0
        assert closed(socket, FORGOTTEN) == ("banned", 4401)


def test_a_token_that_is_taken_back_closes_its_sockets_and_ends_its_children(site: Site) -> None:
    ann = guest(site.url)
    made = ann.post("/api/tokens", {"label": "Robby"})
    robby = Client(site.url, token=made["token"])
    child = robby.post("/api/tokens", {"label": "Robby's child"})["token"]
    grandchild = Client(site.url, token=child).post("/api/tokens", {"label": "grandchild"})
    code = ann.create("limes", [ME, OPEN]).code
    address = f"{site.other.replace('http', 'ws')}/api/tables/{code}/live"

    with connect(address, additional_headers={"Authorization": f"Bearer {child}"}) as socket:
        socket.recv(timeout=10)
        answer(ann, "DELETE", f"/api/tokens/{made['id']}")

        assert closed(socket) == ("sign-in-first", 4401)
    for token in (made["token"], child, grandchild["token"]):
        with pytest.raises(Refused, match="unknown-token"):
            Client(site.url, token=token).get("/api/me")


def test_a_guest_who_becomes_an_account_has_a_new_session(site: Site) -> None:
    ann = guest(site.url)
    before = ann._http.cookies[COOKIE]

    ann.post("/api/account", {"login": f"n{id(ann)}", "password": PASSWORD})

    assert ann._http.cookies[COOKIE] != before
    assert ann.post("/api/me", {"name": "Anna"})["person"]["kind"] == "account"
    thief = Client(site.other)
    thief._http.cookies.set(COOKIE, before)
    assert thief.get("/api/me")["person"] is None


def test_another_password_ends_all_other_sessions(small: Site) -> None:
    ann, credentials = account(small, "Ann")
    elsewhere = Client(small.url)
    elsewhere.post("/api/session", credentials)

    ann.post("/api/password", {"old": PASSWORD, "new": OTHER})

    assert ann.get("/api/me")["person"]
    assert elsewhere.get("/api/me")["person"] is None
    with pytest.raises(Refused, match="wrong-password"):
        Client(small.url).post("/api/session", credentials)
    assert Client(small.url).post("/api/session", credentials | {"password": OTHER})["person"]


def test_a_password_is_changed_only_by_who_knows_it(small: Site) -> None:
    ann, _ = account(small, "Ann")

    with pytest.raises(Refused, match="wrong-password"):
        ann.post("/api/password", {"old": OTHER, "new": OTHER})


def test_a_guest_has_no_password_to_change(small: Site) -> None:
    with pytest.raises(Refused, match="wrong-password"):
        guest(small.url).post("/api/password", {"old": PASSWORD, "new": OTHER})


def test_a_deleted_persons_seat_is_played_by_a_bot(site: Site) -> None:
    ann, bo = guest(site.url, "Ann"), guest(site.url, "Bo")
    pace = {"seconds": 86_400, "policy": "bot", "level": "novice"}
    table = ann.create("limes", [ME, OPEN], pace=pace)
    bo.join(table.code)

    answer(ann, "DELETE", "/api/me")

    seats = bo.get(f"/api/tables/{table.code}")["table"]["seats"]
    assert [(seat["name"], seat["away"]) for seat in seats] == [("…", "novice"), ("Bo", None)]


def test_whom_the_host_sends_away_sees_nothing_more_of_a_private_table(site: Site) -> None:
    ann, bo = guest(site.url, "Ann"), guest(site.url, "Bo")
    table = ann.create("limes", [ME, OPEN, OPEN], visibility="private")
    invite = table.table["invite"]
    bo.join(table.code, invite)

    with live(bo, table.code, site.other, f"invite={invite}") as socket:
        socket.recv(timeout=10)
        table.order("leave", seat=1)

        assert closed(socket) == ("no-such-table", 4404)
    assert answer(bo, "GET", f"/api/tables/{table.code}?invite={invite}").status_code == 404


def test_a_deleted_persons_seat_before_the_game_is_free(small: Site) -> None:
    ann, bo = guest(small.url, "Ann"), guest(small.url, "Bo")
    table = ann.create("limes", [ME, OPEN, OPEN])
    bo.join(table.code)

    answer(bo, "DELETE", "/api/me")

    seats = ann.get(f"/api/tables/{table.code}")["table"]["seats"]
    assert [seat["kind"] for seat in seats] == ["person", "open", "open"]
