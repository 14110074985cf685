"""People at the door: guests, accounts, tokens, foreign pages, and how often one may knock."""

import asyncio
import time
from typing import Any

import httpx
import pytest
from litestar.testing import TestClient

from limestone.client import Client
from limestone.rules.game import Refused
from limestone.server.edge.rate_limits import Rate, RateLimits, SharedRateLimits
from tests.ports import free_port
from tests.server.players import ME, answer, guest
from tests.server.services import Service, Site, grown_site, running

PASSWORD = "correct horse battery"


def test_a_stranger_is_nobody(site: Site) -> None:
    assert Client(site.url).get("/api/me") == {"person": None, "csrf": ""}


def test_a_guest_has_a_name(site: Site) -> None:
    ann = guest(site.url)

    ann.post("/api/me", {"name": "Anna"})

    shown = {"name": "Anna", "kind": "guest", "login": "", "admin": False}
    assert ann.get("/api/me")["person"] == shown


def test_an_account_keeps_its_games(site: Site) -> None:
    ann = guest(site.url)
    table = ann.create("limes", [ME])
    ann.post("/api/account", {"login": f"ann-{table.code}", "password": PASSWORD})

    again = Client(site.other)
    again.post("/api/session", {"login": f"Ann-{table.code}", "password": PASSWORD})

    assert [found["code"] for found in again.get("/api/tables", mine=True)] == [table.code]


@pytest.mark.parametrize(
    ("login", "password"),
    [
        pytest.param("zoe", "wrong horse", id="a wrong password"),
        pytest.param("zoe-unknown", PASSWORD, id="an unknown login"),
    ],
)
def test_who_cannot_sign_in_is_not_told_why(small: Site, login: str, password: str) -> None:
    zoe = guest(small.url, "Zoe")
    try:
        zoe.post("/api/account", {"login": "zoe", "password": PASSWORD})
    except Refused as refused:
        assert refused.code == "login-taken"

    with pytest.raises(Refused, match=r"\(wrong-password\)$"):
        Client(small.url).post("/api/session", {"login": login, "password": password})


def test_a_session_ends(site: Site) -> None:
    ann = guest(site.url)
    cookie = dict(ann._http.cookies)

    answer(ann, "DELETE", "/api/session")
    ann._http.cookies.update(cookie)

    assert ann.get("/api/me")["person"] is None


def test_a_program_comes_in_by_its_token(site: Site) -> None:
    ann = guest(site.url)
    made = ann.post("/api/tokens", {"label": "Robby"})

    program = Client(site.other, token=made["token"])
    table = program.create("limes", [ME])

    assert program.get("/api/me")["person"]["kind"] == "program"
    assert table.table["seats"][0]["name"] == "Robby"
    assert ann.get("/api/tokens") == [{key: made[key] for key in ("id", "label", "created")}]


def test_a_token_taken_back_is_unknown(site: Site) -> None:
    ann = guest(site.url)
    made = ann.post("/api/tokens", {"label": "Robby"})

    answer(ann, "DELETE", f"/api/tokens/{made['id']}")

    with pytest.raises(Refused, match="unknown-token"):
        Client(site.other, token=made["token"]).get("/api/me")


def test_somebody_elses_token_cannot_be_taken_back(site: Site) -> None:
    made = guest(site.url).post("/api/tokens", {"label": "Robby"})

    refused = answer(guest(site.url, "Bo"), "DELETE", f"/api/tokens/{made['id']}")

    assert (refused.status_code, refused.json()["code"]) == (404, "no-such-token")


def test_a_deleted_person_leaves_no_name(site: Site) -> None:
    ann, bo = guest(site.url, "Annabel"), guest(site.other, "Bo")
    table = ann.create("limes", [ME, {"kind": "open"}])
    bo.join(table.code)
    made = ann.post("/api/tokens", {"label": "Robby"})

    answer(ann, "DELETE", "/api/me")

    seats = bo.get(f"/api/tables/{table.code}")["table"]["seats"]
    assert [chair["name"] for chair in seats] == ["…", "Bo"]
    assert "Annabel" not in bo.table(table.code).record()
    with pytest.raises(Refused, match="unknown-token"):
        Client(site.other, token=made["token"]).get("/api/me")


@pytest.mark.parametrize("method", ["POST", "DELETE"])
def test_a_request_with_a_cookie_needs_its_csrf_token(small: Site, method: str) -> None:
    ann = guest(small.url)
    ann._http.headers["X-CSRF-Token"] = "wrong"

    refused = answer(ann, method, "/api/me", {"name": "Eve"} if method == "POST" else None)

    assert (refused.status_code, refused.json()["code"]) == (403, "csrf")


def test_the_csrf_token_of_another_session_does_not_do(small: Site) -> None:
    ann, eve = guest(small.url), guest(small.url, "Eve")
    ann._http.headers["X-CSRF-Token"] = eve._http.headers["X-CSRF-Token"]

    assert answer(ann, "POST", "/api/me", {"name": "Eve"}).status_code == 403


def test_a_foreign_page_is_refused(small: Site) -> None:
    ann = guest(small.url)
    ann._http.headers["Origin"] = "https://evil.example"

    refused = answer(ann, "GET", "/api/me")

    assert (refused.status_code, refused.json()["code"]) == (403, "origin")


def test_pages_are_kept_to_themselves(small: Site) -> None:
    headers = answer(Client(small.url), "GET", "/t/tavo-kilu").headers

    assert "default-src 'self'" in headers["content-security-policy"]
    assert "frame-ancestors 'none'" in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"


def test_the_session_cookie_is_out_of_reach_of_scripts(small: Site) -> None:
    cookie = answer(Client(small.url), "POST", "/api/me", {"name": "Ann"}).headers["set-cookie"]

    assert "HttpOnly" in cookie and "SameSite=lax" in cookie


def test_passwords_and_secrets_are_not_stored_as_they_are(small: Site) -> None:
    from pathlib import Path

    ann = guest(small.url)
    ann.post("/api/account", {"login": "stored", "password": "a very secret word"})
    token = ann.post("/api/tokens", {"label": "Robby"})["token"]
    secret = ann._http.cookies["limestone_session"]

    folder = Path(small.database.partition("///")[2]).parent
    stored = b"".join(path.read_bytes() for path in folder.glob("limestone.sqlite*"))
    assert b"argon2id" in stored
    assert not [word for word in ("a very secret word", token, secret) if word.encode() in stored]


def test_a_rate_limit_names_key_and_seconds(strict: TestClient[Any]) -> None:
    body = {"login": "nobody", "password": PASSWORD}
    answers = [strict.post("/api/session", json=body) for _ in range(12)]

    last = answers[-1]
    assert [found.status_code for found in answers[:5]] == [401] * 5
    assert last.status_code == 429
    assert last.json()["code"] == "rate-limited"
    assert last.json()["args"]["key"] == "guesses"
    assert int(last.headers["retry-after"]) == last.json()["args"]["seconds"] > 0


def spent(limits: RateLimits, times: int) -> list[bool]:
    """Whether each of so many, one right after the other, is let in."""

    async def one() -> bool:
        try:
            await limits.spend("orders", "ann")
        except Refused as refused:
            assert refused.args_ == {"key": "orders", "seconds": 1}
            return False
        return True

    async def all_of_them() -> list[bool]:
        found = [await one() for _ in range(times)]
        await limits.close()
        return found

    return asyncio.run(all_of_them())


def test_a_bucket_is_full_at_first_and_fills_again() -> None:
    limits = RateLimits({"orders": Rate(3, 2)})

    assert spent(limits, 5) == [True, True, True, False, False]
    time.sleep(0.6)
    assert spent(limits, 2) == [True, False]


def test_processes_share_their_limits_over_redis(database: Service, news: Service) -> None:
    with running(grown_site(database, news, limited=True)) as site:
        body = {"login": "guessed", "password": PASSWORD}
        answers = [httpx.post(f"{url}/api/session", json=body) for url in site.urls * 7]

    refused = [answer for answer in answers if answer.status_code == 429]
    assert len(refused) in (3, 4)  # ten at once, and perhaps one more by the time
    assert {answer.url.port for answer in refused} == {server.port for server in site.servers}


def test_a_process_counts_alone_while_redis_is_away() -> None:
    limits = SharedRateLimits({"orders": Rate(3, 2)}, f"redis://127.0.0.1:{free_port()}/0")

    assert spent(limits, 4) == [True, True, True, False]


def test_uploads_are_counted_for_the_person_and_the_address(strict: TestClient[Any]) -> None:
    wanted = {"game": "limes", "seats": [ME], "material": {"name": "x", "files": {"deck": "no"}}}
    statuses = []
    for _ in range(2):  # another guest at the same address
        strict.cookies.clear()
        strict.post("/api/me", json={"name": "Ann"})
        csrf = {"X-CSRF-Token": strict.get("/api/me").json()["csrf"]}
        posts = [strict.post("/api/tables", json=wanted, headers=csrf) for _ in range(11)]
        statuses += [post.status_code for post in posts]

    assert statuses == [409] * 20 + [429] * 2
