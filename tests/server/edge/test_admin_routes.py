"""The rooms of admins: who may enter, what they do, and that all of it is written down."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from litestar.testing import TestClient
from sqlalchemy import select, update

from limestone.server.edge.app import make
from limestone.server.live.retention import DAY
from limestone.server.settings import Settings
from limestone.server.store import schema
from limestone.server.store.database import Engines
from limestone.server.store.log import Store
from limestone.server.store.people import now
from tests.server.store.test_admin import limestone

PASSWORD = "correct horse battery"
READ = ("", "/tables", "/people", "/events", "/measures", "/retention?days=1")
CLOSE = {"measure": "close", "whom": "none"}


class House(NamedTuple):
    """A server in this process, with the rates it is shipped with, and its database."""

    client: TestClient[Any]
    database: str


class Someone:
    """A browser of somebody's."""

    def __init__(self, house: House, name: str, login: str = "", invitation: str = "") -> None:
        self._client = house.client
        self.cookies: dict[str, str] = {}
        self.csrf = ""
        self.entered = self.post("/api/me", {"name": name, "invitation": invitation})
        if login:
            self.post("/api/account", {"login": login, "password": PASSWORD})

    def get(self, path: str) -> Any:
        return self._send("GET", path)

    def post(self, path: str, body: Any, csrf: str | None = None) -> Any:
        return self._send("POST", path, body, self.csrf if csrf is None else csrf)

    def measure(self, measure: str, whom: str, **more: str) -> Any:
        return self.post("/api/admin/measures", {"measure": measure, "whom": whom} | more)

    def _send(self, method: str, path: str, body: Any = None, csrf: str = "") -> Any:
        self._client.cookies.clear()
        sent = {"Cookie": "; ".join(f"{name}={value}" for name, value in self.cookies.items())}
        found = self._client.request(method, path, json=body, headers=sent | {"X-CSRF-Token": csrf})
        self.cookies |= dict(found.cookies)
        if path in ("/api/me", "/api/account", "/api/session") and found.is_success:
            self.csrf = found.json()["csrf"]
        return found


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    database = f"sqlite:///{tmp_path}/x.sqlite"
    with TestClient(make(Settings(database)), base_url="http://testserver.local") as client:
        yield House(client, database)


@pytest.fixture
def ann(house: House) -> Someone:
    """Somebody whom the operator lets run the server."""
    found = Someone(house, "Ann", "ann")
    assert limestone("admin", "grant", "--database", house.database, "ann").code == 0
    return found


def table(someone: Someone, *seats: dict[str, str], **terms: Any) -> str:
    asked = {"game": "limes", "seats": list(seats) or [{"kind": "me"}], "start": False} | terms
    return str(someone.post("/api/tables", asked).json()["table"]["code"])


def person(ann: Someone, name: str) -> dict[str, Any]:
    found: list[dict[str, Any]] = ann.get(f"/api/admin/people?name={name}").json()
    return next(one for one in found if one["name"] == name)


def measures(ann: Someone) -> list[tuple[str, str, str]]:
    found = ann.get("/api/admin/measures").json()
    return [(one["who"], one["measure"], one["whom"]) for one in found]


def test_there_is_no_such_page_for_people_without_the_grant(house: House, ann: Someone) -> None:
    guest, account = Someone(house, "Bo"), Someone(house, "Cleo", "cleo")
    nobody = Someone.__new__(Someone)
    nobody._client, nobody.cookies, nobody.csrf = house.client, {}, ""

    for someone in (guest, account, nobody):
        answers = [someone.get(f"/api/admin{path}") for path in READ]
        answers += [someone.measure("close", "none"), someone.post("/api/admin/settings", {})]
        assert {answer.status_code for answer in answers} == {404}
        assert {answer.json()["code"] for answer in answers} == {"no-such-page"}
    assert {ann.get(f"/api/admin{path}").status_code for path in READ} == {200}
    assert (account.get("/api/me").json()["person"]["admin"]) is False
    assert (ann.get("/api/me").json()["person"]["admin"]) is True


def test_who_signs_in_is_told_that_they_run_the_server(house: House, ann: Someone) -> None:
    given = {"login": "ann", "password": PASSWORD}

    assert ann.post("/api/session", given).json()["person"]["admin"] is True
    assert ann.post("/api/me", {"name": "Anna"}).json()["person"]["admin"] is True


def test_a_program_of_an_admin_and_a_foreign_page_get_nothing(house: House, ann: Someone) -> None:
    token = ann.post("/api/tokens", {"label": "Robby"}).json()["token"]
    house.client.cookies.clear()

    program = house.client.get("/api/admin", headers={"Authorization": f"Bearer {token}"})
    foreign = [
        ann.post("/api/admin/measures", CLOSE, csrf="wrong"),
        ann.post("/api/admin/settings", {}, csrf=""),
    ]

    assert program.status_code == 404
    assert [(one.status_code, one.json()["code"]) for one in foreign] == [(403, "csrf")] * 2


def test_a_grant_can_be_taken_back(house: House, ann: Someone) -> None:
    limestone("admin", "revoke", "--database", house.database, "ann")

    assert ann.get("/api/admin").status_code == 404


def test_only_accounts_can_run_a_server(house: House) -> None:
    Someone(house, "Bo")

    refused = limestone("admin", "grant", "--database", house.database, "Bo")

    assert refused.code == 1


def test_a_table_is_hidden_shown_and_closed(house: House, ann: Someone) -> None:
    bo = Someone(house, "Bo")
    code = table(bo, {"kind": "me"}, {"kind": "open"}, visibility="public")

    def listed() -> list[str]:
        return [one["code"] for one in bo.get("/api/tables").json()]

    hidden = ann.measure("hide", code).status_code, listed()
    shown = ann.measure("show", code).status_code, listed()
    closed = ann.measure("close", code).status_code

    assert (hidden, shown, closed) == ((200, []), (200, [code]), 200)
    assert bo.get(f"/api/tables/{code}").json()["table"]["end"] == "abandoned"
    assert measures(ann)[:3] == [("Ann", kind, code) for kind in ("close", "show", "hide")]
    assert ann.get("/api/admin/tables?phase=over").json()[0]["names"] == ["Bo"]


def test_whoever_is_banned_is_out_and_their_seats_are_free(house: House, ann: Someone) -> None:
    bo = Someone(house, "Bo", "bo")
    code = table(bo, {"kind": "me"}, {"kind": "open"})
    token = bo.post("/api/tokens", {"label": "Robby"}).json()["token"]
    credentials = {"login": "bo", "password": PASSWORD}

    banned = ann.measure("ban", person(ann, "Bo")["id"])

    assert banned.status_code == 200
    assert bo.get("/api/me").json()["person"] is None
    again = bo.post("/api/session", credentials)
    assert (again.status_code, again.json()["code"]) == (403, "banned")
    house.client.cookies.clear()
    program = house.client.get("/api/tables", headers={"Authorization": f"Bearer {token}"})
    assert program.json()["code"] == "unknown-token"
    chairs = ann.get(f"/api/tables/{code}").json()["table"]["seats"]
    assert [chair["kind"] for chair in chairs] == ["open", "open"]
    assert person(ann, "Bo")["banned"]

    ann.measure("unban", person(ann, "Bo")["id"])
    assert bo.post("/api/session", credentials).status_code == 200


def test_people_are_renamed_and_deleted_and_admins_are_not(house: House, ann: Someone) -> None:
    bo = Someone(house, "Rude")
    found = person(ann, "Rude")["id"]

    ann.measure("rename", found, name="Bo")
    named = bo.get("/api/me").json()["person"]["name"]
    ann.measure("delete", found)
    own = ann.measure("delete", "ann")

    assert named == "Bo"
    assert bo.get("/api/me").json()["person"] is None
    assert (own.status_code, own.json()["code"]) == (409, "is-admin")
    assert measures(ann)[:2] == [("Ann", "delete", found), ("Ann", "rename", found)]
    assert [one["value"] for one in ann.get("/api/admin/measures").json()[:2]] == ["", ""]


def test_another_name_holds_at_running_tables_at_once(house: House, ann: Someone) -> None:
    bo = Someone(house, "Rude")
    waiting, playing, over = (
        table(bo, {"kind": "me"}, {"kind": "open"}),
        table(bo, {"kind": "me"}),
        table(bo, {"kind": "me"}),
    )
    ann.measure("close", over)

    ann.measure("rename", person(ann, "Rude")["id"], name="Bo")

    def names(code: str) -> list[str]:
        return [chair["name"] for chair in bo.get(f"/api/tables/{code}").json()["table"]["seats"]]

    assert [names(code)[0] for code in (waiting, playing, over)] == ["Bo", "Bo", "Rude"]
    assert ann.get("/api/admin/measures").json()[0]["value"] == "Bo"
    assert stored(house.database).count('{"kind":"renamed"') == 2

    ann.measure("delete", person(ann, "Bo")["id"])
    assert {names(code)[0] for code in (waiting, playing, over)} <= {"…", None}
    assert '"Bo"' not in stored(house.database)


def test_a_player_reports_somebody_at_their_table(house: House, ann: Someone) -> None:
    bo, cleo, dan = (Someone(house, name) for name in ("Bo", "Rude", "Dan"))
    code = table(bo, {"kind": "me"}, {"kind": "open"}, visibility="public")
    cleo.post(f"/api/tables/{code}/orders", {"order": "join", "id": "j", "seat": 1})
    report = {"seat": 1, "reason": "name"}

    filed = [bo.post(f"/api/tables/{code}/report", report).status_code for _ in range(2)]
    stranger = dan.post(f"/api/tables/{code}/report", report).json()["code"]
    nobody = bo.post(f"/api/tables/{code}/report", {"seat": 0, "reason": "name"}).json()["code"]
    free = bo.post(f"/api/tables/{code}/report", {"seat": 1, "reason": "words"}).status_code

    assert (filed, stranger, nobody, free) == ([200, 200], "not-seated", "report-nobody", 400)
    (found,) = ann.get("/api/admin").json()["reports"]
    assert (found["name"], found["by"], found["code"], found["reason"]) == (
        *("Rude", "Bo", code),
        "name",
    )
    assert (found["now"], found["banned"]) == ("Rude", False)
    ann.measure("rename", found["person"], name="Polite")
    ann.measure("ban", found["person"])
    (measured,) = ann.get("/api/admin").json()["reports"]
    assert (measured["name"], measured["now"], measured["banned"]) == ("Rude", "Polite", True)
    assert ann.measure("settle", found["id"]).status_code == 200
    assert ann.get("/api/admin").json()["reports"] == []
    assert ann.measure("settle", found["id"]).json()["code"] == "no-such-report"
    settled = ann.get("/api/admin/measures").json()[0]
    assert (settled["measure"], settled["whom"], settled["value"]) == ("settle", "Rude", "name")


def test_a_server_lets_in_whom_its_settings_let_in(house: House, ann: Someone) -> None:
    invited = ann.post("/api/admin/settings", {"registration": "invited"}).json()
    without = Someone(house, "Bo").entered
    with_it = Someone(house, "Cleo", invitation=invited["invitation"]).entered
    ann.post("/api/admin/settings", {"registration": "closed"})
    closed = Someone(house, "Dan", invitation=invited["invitation"]).entered
    known = ann.get("/api/server").json()

    assert (without.status_code, without.json()["code"]) == (403, "invited-only")
    assert with_it.status_code == 200
    assert (closed.status_code, closed.json()["code"]) == (403, "closed-house")
    assert known["registration"] == "closed"
    assert "invitation" not in known


def test_a_newcomer_is_told_whether_an_invitation_lets_them_in(house: House, ann: Someone) -> None:
    given = ann.post("/api/admin/settings", {"registration": "invited"}).json()["invitation"]

    def answered(invitation: str) -> Any:
        return house.client.post("/api/invitation", json={"invitation": invitation})

    assert answered(given).json()["registration"] == "invited"
    assert (answered("wrong").status_code, answered("wrong").json()["code"]) == (
        403,
        "invited-only",
    )


def test_guests_of_one_name_are_told_apart_by_their_table(house: House, ann: Someone) -> None:
    here, there = Someone(house, "Guest of one name"), Someone(house, "Guest of one name")
    codes = [table(one, {"kind": "me"}, {"kind": "open"}) for one in (here, here, there)]

    found = ann.get("/api/admin/people?name=guest of one name").json()

    assert {one["table"] for one in found} == set(codes[1:])
    assert person(ann, "Ann")["table"] == ""


def test_the_room_tells_the_rates_that_hold_and_those_of_the_house(
    house: House, ann: Someone
) -> None:
    ann.post("/api/admin/settings", {"rates": {"talk": [1, 1.0]}})

    found = ann.get("/api/admin").json()

    assert (found["rates"]["talk"], found["shipped"]["talk"]) == ([1, 1.0], [6, 0.1])


def test_another_invitation_ends_the_one_before(house: House, ann: Someone) -> None:
    first = ann.post("/api/admin/settings", {"registration": "invited"}).json()
    second = ann.post("/api/admin/settings", first | {"invitation": ""}).json()

    assert second["invitation"] not in ("", first["invitation"])
    assert Someone(house, "Bo", invitation=first["invitation"]).entered.status_code == 403
    assert Someone(house, "Bo", invitation=second["invitation"]).entered.status_code == 200


def test_settings_hold_at_once_and_each_change_is_written_down(house: House, ann: Someone) -> None:
    wanted = {"name": "Friday club", "colour": "#336699", "rates": {"reports": [1, 0.001]}}

    changed = ann.post("/api/admin/settings", wanted)
    unknown = ann.post("/api/admin/settings", {"rates": {"none": [1, 1]}})
    wrong = ann.post("/api/admin/settings", {"colour": "red"})

    assert (changed.status_code, unknown.status_code, wrong.status_code) == (200, 404, 400)
    assert ann.get("/api/server").json()["name"] == "Friday club"
    assert {whom for _, what, whom in measures(ann) if what == "set"} == {
        *("name", "colour", "rates")
    }
    code = table(ann, {"kind": "me"}, {"kind": "open"})
    said = [ann.post(f"/api/tables/{code}/report", {"seat": 0, "reason": "name"}) for _ in "ab"]
    assert [one.json()["code"] for one in said] == ["report-nobody", "rate-limited"]


def stored(database: str) -> str:
    """Every entry of every log, as it is stored."""

    async def read() -> str:
        store = Store(Engines(database))
        rows = await store.read(select(schema.entries.c.body))
        await store.engines.close()
        return "\n".join(row.body for row in rows)

    return asyncio.run(read())


def aged(database: str, code: str, days: int) -> None:
    """Let a table be so many days older than it is."""

    async def change() -> None:
        store, at = Store(Engines(database)), now() - days * DAY
        tables, sits = schema.tables, schema.seatings
        here = select(tables.c.id).where(tables.c.code == code).scalar_subquery()
        await store.write(
            update(tables).where(tables.c.code == code).values(created=at),
            update(sits).where(sits.c.table_id == here).values(at=at),
        )
        await store.engines.close()

    asyncio.run(change())


def test_finished_games_of_guests_are_deleted_after_some_days(house: House, ann: Someone) -> None:
    bo = Someone(house, "Bo")
    old, new, kept, running = table(bo), table(bo), table(ann), table(bo)
    for code in (old, new, kept):
        ann.measure("close", code)
    for code in (old, kept, running):
        aged(house.database, code, 31)
    words = ("admin", "retention", "--days", "30", "--database", house.database)

    dry = ann.get("/api/admin/retention?days=30").json(), limestone(*words, "--dry-run").text
    before = bo.get(f"/api/tables/{old}").status_code
    done = limestone(*words).text
    after = [bo.get(f"/api/tables/{code}/record").status_code for code in (new, kept, running)]

    assert dry == ({"games": 1}, "1 game would be deleted.\n")
    assert (before, done) == (200, "1 game is deleted.\n")
    assert after == [200, 200, 200]
    assert limestone(*words, "--dry-run").text == "0 games would be deleted.\n"


def test_everything_is_a_command_too(house: House, ann: Someone) -> None:
    def said(*words: str) -> str:
        found = limestone("admin", *words, "--database", house.database)
        assert found.code == 0, found.text
        return found.text

    bo = Someone(house, "Bo", "bo")
    code = table(bo, {"kind": "me"}, {"kind": "open"})
    for words in (("hide", code), ("show", code), ("close", code), ("ban", "bo")):
        said(*words)
    said("unban", "bo")
    said("rename", "bo", "Bea")
    said("rename", "bo", "Beau")

    assert "Beau" in said("people")
    assert "guest_games = 7" in said("settings", "guest_games", "7")
    assert "rate.talk = 9,0.5" in said("settings", "rate.talk", "9,0.5")
    assert said("settings", "rate.talk") == "rate.talk = 9,0.5\n"
    assert "rate.talk" not in said("settings", "rate.talk", "")
    assert said("settings", "guest_games") == "guest_games = 7\n"
    assert "guest_games = 7" in said("settings")
    assert {said("events"), said("reports"), said("list", "--phase", "playing")} == {
        "nothing to list\n"
    }
    for wrong, sentence in (
        (("close", code), f"table {code} is closed already"),
        (("rename", "bo", ""), "a name is not empty"),
        (("rename", "bo", "\u200b"), "a name is not empty"),
        (("list", "--phase", "nonsense"), "--phase expects one of: waiting"),
    ):
        refused = limestone("admin", *wrong, "--database", house.database)
        assert refused.code > 0 and sentence in refused.text
    assert "over 1" in said("load")
    unknown = limestone("admin", "settings", "--database", house.database, "rate.none", "1,1")
    assert "rate.none" in unknown.text
    said("retention", "--days", "30")
    said("ratings", "--rebuild")
    log = [line.split(maxsplit=3)[3] for line in said("log").splitlines()]
    assert [" ".join(line.split()) for line in log] == [
        "recount",
        "retention 30 = 0",
        "set rates = talk=",
        "set rates = talk=9,0.5",
        "set guest_games = 7",
        "rename Bea (bo) = Beau",
        "rename Bo = Bea",
        *("unban Bo", "ban Bo"),
        *(f"{what} {code}" for what in ("close", "show", "hide")),
        "grant Ann",
    ]


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("registration", "maybe", "it takes one of closed, invited and open"),
        ("guest_games", "soon", "it takes a whole number from 0 to 36,500"),
        ("colour", "red", "it takes a colour such as #336699, or nothing"),
        ("name", "x" * 81, "it takes at most 80 characters"),
        ("rate.talk", "often", "it takes AT-ONCE,A-SECOND"),
        ("rate.talk", "0,0.5", "it takes AT-ONCE,A-SECOND"),
    ],
)
def test_a_value_that_cannot_be_is_said_with_what_can(
    house: House, name: str, value: str, said: str
) -> None:
    refused = limestone("admin", "settings", "--database", house.database, name, value)

    assert refused.code == 1
    assert f"“{value}” is no value for the setting {name}; {said}" in refused.text
