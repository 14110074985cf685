"""A link takes a person to another device: once, soon, and nobody else."""

from typing import Any

import pytest
from litestar.testing import TestClient

from limestone.client import Client
from limestone.rules.game import Refused
from limestone.server.edge.auth import COOKIE
from limestone.server.store import people
from tests.server.players import ME, guest
from tests.server.services import Site


def test_another_device_goes_on_at_the_same_seat(site: Site) -> None:
    ann = guest(site.url, "Ann")
    code = ann.create("limes", [ME]).code
    phone = Client(site.other)

    phone.post("/api/session/link", {"link": ann.post("/api/link", {})["link"]})

    assert phone.get("/api/me")["person"] == ann.get("/api/me")["person"]
    table = phone.get(f"/api/tables/{code}")["table"]
    assert [seat["mine"] for seat in table["seats"]] == [True]


def test_a_link_works_once_and_a_new_one_ends_the_one_before(small: Site) -> None:
    ann = guest(small.url, "Ann")
    older, newer = (ann.post("/api/link", {})["link"] for _ in range(2))
    Client(small.url).post("/api/session/link", {"link": newer})

    for link in (older, newer, "", "nonsense"):
        with pytest.raises(Refused, match="link-over"):
            Client(small.url).post("/api/session/link", {"link": link})
    assert ann.get("/api/me")["person"]["name"] == "Ann"


def test_a_link_that_is_too_old_is_refused(
    strict: TestClient[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    csrf = strict.post("/api/me", json={"name": "Ann"}).json()["csrf"]
    made = strict.post("/api/link", json={}, headers={"X-CSRF-Token": csrf}).json()
    later = people.now() + made["seconds"] * 1000
    monkeypatch.setattr(people, "now", lambda: later)
    strict.cookies.clear()

    answer = strict.post("/api/session/link", json={"link": made["link"]})

    assert (answer.status_code, answer.json()["code"]) == (401, "link-over")


def test_a_link_is_no_session_and_programs_have_none(small: Site) -> None:
    ann = guest(small.url, "Ann")
    link = ann.post("/api/link", {})["link"]
    for secret in (link, people.LINK + link):
        thief = Client(small.url)
        thief._http.cookies.set(COOKIE, secret)
        assert thief.get("/api/me")["person"] is None

    robby = Client(small.url, token=ann.post("/api/tokens", {"label": "Robby"})["token"])
    with pytest.raises(Refused, match="sign-in-first"):
        robby.post("/api/link", {})
