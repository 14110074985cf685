"""Messages to devices: who gets one, what it says, and what it can never say."""

import json
import sqlite3
import time
from base64 import urlsafe_b64decode
from collections.abc import Iterator
from contextlib import closing
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric.ec import (
    ECDSA,
    SECP256R1,
    EllipticCurvePublicKey,
)
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from litestar.testing import TestClient

from limestone.i18n import LANGUAGES
from limestone.server.edge.app import make
from limestone.server.live import push
from limestone.server.live.push import Message, Push, written
from limestone.server.settings import Settings
from limestone.server.store.devices import MOST, Device, Wishes
from limestone.server.table.deadlines import Reminded
from limestone.server.table.table import Table
from tests.server.live.push_service import Browser, PushService, push_service
from tests.server.made import history

Client = TestClient[Any]


@pytest.fixture
def service() -> Iterator[PushService]:
    with push_service() as found:
        yield found


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Any]:
    """A server that may send to this machine, and a way in for each person."""
    settings = Settings(f"sqlite:///{tmp_path}/x.sqlite", rates={}, push_anywhere=True)
    with TestClient(make(settings)) as found:
        yield found


class Guest:
    """Somebody with a session of their own at the house."""

    def __init__(self, house: Client, name: str) -> None:
        self._house = house
        self.cookies: dict[str, str] = {}
        self.csrf = ""
        self.csrf = self.post("/api/me", name=name)["csrf"]

    def call(self, method: str, path: str, body: Any = None) -> Any:
        self._house.cookies.clear()
        for key, value in self.cookies.items():
            self._house.cookies.set(key, value)
        headers = {"x-csrf-token": self.csrf}
        answer = self._house.request(method, path, json=body, headers=headers)
        self.cookies |= dict(answer.cookies.items())
        return answer.json()

    def get(self, path: str) -> Any:
        return self.call("GET", path)

    def post(self, path: str, **body: Any) -> Any:
        return self.call("POST", path, body)

    def subscribe(self, browser: Browser, **facts: Any) -> Any:
        return self.post("/api/alerts/device", **(browser.subscription | facts))


def table_of(ann: Guest, bo: Guest, game: str = "limes", **terms: Any) -> str:
    seats = [{"kind": "me"}, {"kind": "open"}]
    code = ann.post("/api/tables", game=game, seats=seats, **terms)["table"]["code"]
    bo.post(f"/api/tables/{code}/orders", order="join", id="join", seat=1)
    return str(code)


def decide(guest: Guest, code: str, seat: int) -> None:
    legal = guest.get(f"/api/tables/{code}/legal?seat={seat}")
    order = {"order": "decide", "id": f"d{legal['ply']}", "seat": seat}
    guest.post(f"/api/tables/{code}/orders", **order, ply=legal["ply"], move=legal["moves"][0])


def test_who_is_not_there_is_told_whose_turn_it_is(house: Client, service: PushService) -> None:
    ann, bo = Guest(house, "Ann"), Guest(house, "Bo")
    browser = service.browser("bo")
    bo.subscribe(browser, language="de")
    code = table_of(ann, bo)

    [sent] = service.wait_for(1)

    told = {"title": "Limes", "body": "Du bist am Zug.", "url": f"/t/{code}"}
    assert browser.read(sent) == told
    assert sent.path == "/bo"
    assert code not in str(sent.headers)


def test_who_made_a_challenge_is_told_when_it_was_played(
    house: Client, service: PushService
) -> None:
    ann, bo = Guest(house, "Ann"), Guest(house, "Bo")
    code = ann.post("/api/tables", game="limes", seats=[{"kind": "me"}])["table"]["code"]
    for _ in range(16):
        decide(ann, code, 0)
    name = ann.post(f"/api/tables/{code}/challenge")["id"]
    browser = service.browser("ann")
    ann.subscribe(browser, language="en")

    other = bo.post(f"/api/challenges/{name}", open=0)["table"]["code"]
    for _ in range(16):
        decide(bo, other, 0)

    [sent] = service.wait_for(1)
    told = browser.read(sent)
    assert told["body"] == "Someone has played your challenge."
    assert told["url"] == f"/challenge/{name}"


def test_who_plays_at_a_club_night_is_told_of_each_round(
    house: Client, service: PushService
) -> None:
    clara, noor, tomas = (Guest(house, name) for name in ("Clara", "Noor", "Tomas"))
    kept = clara.post("/api/account", login="clara", password="a long password")
    clara.csrf = kept["csrf"]
    night = clara.post("/api/nights", name="Ours", game="limes", starts=1000 * int(time.time()))
    orders = f"/api/nights/{night['code']}/orders"
    for guest in (noor, tomas):
        guest.post(orders, order="enter", id="e")
    browser = service.browser("noor")
    noor.subscribe(browser, language="en")

    clara.post(orders, order="pair", id="p", round=1)

    [sent] = service.wait_for(1)
    assert browser.read(sent)["body"] == "The round begins: your table is ready."


def test_the_push_service_can_tell_who_sends(house: Client, service: PushService) -> None:
    ann, bo = Guest(house, "Ann"), Guest(house, "Bo")
    key = bo.subscribe(service.browser())["key"]
    table_of(ann, bo)

    [sent] = service.wait_for(1)
    scheme, token, sender = sent.headers["Authorization"].split(" ")
    head, claims, signature = token.removeprefix("t=").rstrip(",").split(".")
    raw = bare(signature)
    public = EllipticCurvePublicKey.from_encoded_point(SECP256R1(), bare(key))

    assert (scheme, sender) == ("vapid", f"k={key}")
    said = json.loads(bare(claims))
    assert said["aud"] == f"http://127.0.0.1:{service.port}"
    assert time.time() < said["exp"] < time.time() + 86_400
    halves = int.from_bytes(raw[:32]), int.from_bytes(raw[32:])
    public.verify(encode_dss_signature(*halves), f"{head}.{claims}".encode(), ECDSA(SHA256()))


def test_who_looks_at_the_table_is_not_told(house: Client, service: PushService) -> None:
    ann, bo = Guest(house, "Ann"), Guest(house, "Bo")
    code = table_of(ann, bo)
    bo.subscribe(service.browser("bo"))
    ann.subscribe(service.browser("ann"))
    bo.get("/api/me")  # so that the socket has the cookies of Bo

    with house.websocket_connect(f"/api/tables/{code}/live") as socket:
        socket.send_json({"order": "look", "id": "l", "here": True})
        decide(ann, code, 0)
        decide(bo, code, 1)
        [sent] = service.wait_for(1)
        assert sent.path == "/ann"

        bo.get("/api/me")
        socket.send_json({"order": "look", "id": "l", "here": False})
        decide(bo, code, 1)
        time.sleep(0.2)
        decide(ann, code, 0)
        service.wait_for(2)

    assert [sent.path for sent in service.sent] == ["/ann", "/bo"]


def test_a_silent_game_and_quiet_hours(house: Client, service: PushService) -> None:
    ann, bo, cy = (Guest(house, name) for name in ("Ann", "Bo", "Cy"))
    for guest, name in ((ann, "ann"), (bo, "bo"), (cy, "cy")):
        guest.subscribe(service.browser(name))
    kept = bo.post("/api/alerts", silent=["limes"], quiet=None)
    day = {"begin": 0, "end": 1439, "zone": "UTC"}
    cy.post("/api/alerts", silent=[], quiet=day)

    table_of(ann, bo, "limes")
    table_of(cy, bo, "limits")
    service.wait_for(2)
    time.sleep(0.3)

    assert kept["silent"] == ["limes"]
    assert cy.get("/api/alerts")["quiet"] == day
    told = [browser for browser in (sent.path for sent in service.sent) if browser != "/ann"]
    assert set(told) <= {"/bo"}  # in Limits, where Cy may begin


@pytest.mark.parametrize(
    ("quiet", "hour", "allowed"),
    [((1320, 480), 23, False), ((1320, 480), 7, False), ((1320, 480), 12, True)]
    + [((480, 600), 9, False), ((480, 600), 10, True), (None, 3, True)],
)
def test_quiet_hours_may_go_over_midnight(
    quiet: tuple[int, int] | None, hour: int, allowed: bool
) -> None:
    wishes = Wishes(quiet=quiet)

    assert wishes.allow("limes", hour * 3_600_000) is allowed


def test_quiet_hours_are_those_of_the_person() -> None:
    wishes = Wishes(quiet=(1320, 480), zone="Europe/Berlin")
    january = 1_767_225_600_000  # midnight, UTC

    assert wishes.allow("limes", january + 20 * 3_600_000)
    assert not wishes.allow("limes", january + 21 * 3_600_000)


@pytest.mark.parametrize("status", push.GONE)
def test_a_device_that_is_gone_is_forgotten(
    house: Client, service: PushService, status: int
) -> None:
    ann, bo = Guest(house, "Ann"), Guest(house, "Bo")
    bo.subscribe(service.browser())
    service.answer = status
    table_of(ann, bo)

    service.wait_for(1)
    end = time.monotonic() + 10
    while bo.get("/api/alerts")["devices"]:
        assert time.monotonic() < end
    assert not bo.get("/api/alerts")["here"]


def test_a_person_has_a_handful_of_devices(house: Client, service: PushService) -> None:
    ann = Guest(house, "Ann")
    ann.post("/api/account", login="ann", password="long enough")
    for n in range(MOST + 2):
        again = Guest(house, "Ann")
        again.csrf = again.post("/api/session", login="ann", password="long enough")["csrf"]
        shown = again.subscribe(service.browser(str(n)))

    assert shown["devices"] == MOST


def test_who_signs_out_or_is_erased_leaves_no_device(
    house: Client, service: PushService, tmp_path: Path
) -> None:
    ann, bo, cy = (Guest(house, name) for name in ("Ann", "Bo", "Cy"))
    bo.subscribe(service.browser("bo"))
    bo.post("/api/alerts", silent=["limits"], quiet=None)
    cy.subscribe(service.browser("cy"))
    code = table_of(ann, bo, start=False)

    bo.call("DELETE", "/api/me")
    cy.call("DELETE", "/api/session")

    assert stored(tmp_path, "SELECT person FROM devices UNION SELECT person FROM wishes") == []
    assert code


@pytest.mark.parametrize(
    "endpoint",
    ["http://push.example.org/x", "https://127.0.0.1/x", "https://localhost/x", "https://[::1]/x"]
    + ["https://10.1.2.3/x", "https://169.254.169.254/latest", "https://0/x", "ftp://a/x", "x"]
    + ["https://9.9.9.9:8443/x", "https://a@9.9.9.9/x", "https://[::ffff:192.168.0.1]/x"]
    + ["https://[2002:7f00:1::]/x", "https://nowhere.invalid/x"],
)
def test_nobody_makes_the_server_call_its_own_network(tmp_path: Path, endpoint: str) -> None:
    with TestClient(make(Settings(f"sqlite:///{tmp_path}/x.sqlite"))) as house:
        ann = Guest(house, "Ann")
        facts = Browser(endpoint).subscription

        assert ann.call("POST", "/api/alerts/device", facts)["code"] == "push-address"
        assert ann.get("/api/alerts")["devices"] == 0


def test_only_the_keys_of_a_browser_are_kept(house: Client, service: PushService) -> None:
    ann = Guest(house, "Ann")
    wrong = {"p256dh": "A" * 87, "secret": "B" * 22}

    assert ann.subscribe(service.browser(), **wrong)["code"] == "push-address"


def test_the_private_key_stays_in_the_database(
    house: Client, service: PushService, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    ann, bo = Guest(house, "Ann"), Guest(house, "Bo")
    service.answer = 500
    shown = bo.subscribe(service.browser())
    table_of(ann, bo)
    [sent] = service.wait_for(1)

    [(private,)] = stored(tmp_path, "SELECT private FROM push_keys")
    seen = "".join((*capfd.readouterr(), json.dumps(shown), str(sent.headers)))
    assert private not in seen


def noted(told: list[Message], person: str, table: Table, key: str) -> None:
    told.append(Message(person, table.terms.id, table.terms.code, table.terms.game, key))


@pytest.mark.parametrize("game", ["limes", "limits", "limoges"])
def test_a_message_holds_no_secret(game: str) -> None:
    """Whatever is played, the messages of a game are those of any other deal of it."""
    said = []
    for deal in (1, 2):
        told: list[Message] = []
        found = Push.__new__(Push)
        found.remind = partial(noted, told)  # type: ignore[method-assign]
        before = None
        for logged, after in history(game, "ab", Random(deal), 12, seed=f"{deal}" * 64):
            if before:
                found.on_entry(before, logged.body, after)
                found.on_entry(before, Reminded([0, 1]), after)
            before = after
        said.append({text(message, language) for message in told for language in LANGUAGES})

    assert said[0]
    assert said[0] == said[1]
    assert all(set(json.loads(one)) == {"title", "body", "url"} for one in said[0])


def text(message: Message, language: str) -> bytes:
    return written(message, Device("", "", "", "", language, ""))


def stored(folder: Path, query: str) -> list[Any]:
    with closing(sqlite3.connect(folder / "x.sqlite")) as database:
        return database.execute(query).fetchall()


def bare(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))
