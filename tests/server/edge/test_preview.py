"""A link to a table tells messengers who invites to what: nothing secret, nothing unescaped."""

import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from limestone.i18n import accepted
from limestone.rules.game import GAMES
from limestone.server.edge import page, preview
from limestone.server.edge.app import make
from limestone.server.settings import Settings

WEB = Path(__file__).parents[3] / "web"
NASTY = '"><script>alert(1)</script>&'
Client = TestClient[Any]


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Client]:
    """A guest at a server with the real page."""
    (tmp_path / "index.html").write_bytes((WEB / "index.html").read_bytes())
    monkeypatch.setattr(page, "STATIC", tmp_path)
    settings = Settings(f"sqlite:///{tmp_path}/tables.sqlite", rates={})
    with TestClient(make(settings), base_url="http://limes.example:8000") as found:
        me = found.post("/api/me", json={"name": "Ann"}).json()
        found.headers["X-CSRF-Token"] = me["csrf"]
        yield found


def founded(client: Client, **wishes: Any) -> Any:
    """A new table with an open seat."""
    seats = [{"kind": "me"}, {"kind": "open"}]
    answer = client.post("/api/tables", json={"game": "limes", "seats": seats} | wishes)
    assert answer.status_code == 201, answer.text
    return answer.json()["table"]


def told(client: Client, path: str, **headers: str) -> dict[str, str]:
    """What a messenger reads, which has no session."""
    client.cookies.clear()
    html = client.get(path, headers={"Accept-Language": "en"} | headers).text
    found = re.findall(r'<meta property="(og:[\w:]+)" content="([^"<>]*)" />', html)
    return {key: unescape(text) for key, text in found}


def test_the_page_has_the_marks_that_are_replaced() -> None:
    html = (WEB / "index.html").read_text(encoding="utf-8")

    assert html.count(preview.OWN_TITLE) == html.count(preview.OWN_LANGUAGE) == 1


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_picture(game: str) -> None:
    picture = (WEB / "public" / "preview" / f"{game}.png").read_bytes()

    assert picture[16:24] == (1200).to_bytes(4) + (630).to_bytes(4)
    assert len(picture) < 200_000


def test_a_link_says_who_invites_to_what(client: Client) -> None:
    pace = {"seconds": 86400, "policy": "bot", "level": "club"}
    table = founded(client, options=["diagonal"], pace=pace)

    said = told(client, f"/t/{table['code']}")

    assert said["og:title"] == "Ann invites you to Limes"
    assert "Diagonal" in said["og:description"]
    assert "Time per move: 1 day, then a bot plays (club)" in said["og:description"]
    assert said["og:description"].endswith("1 seat is open.")
    assert said["og:image"] == "http://limes.example:8000/preview/limes.png"


def test_a_server_behind_https_says_so(client: Client, tmp_path: Path) -> None:
    code = founded(client)["code"]
    settings = Settings(f"sqlite:///{tmp_path}/tables.sqlite", rates={}, secure=True)

    with TestClient(make(settings), base_url="http://limes.example") as behind:
        said = told(behind, f"/t/{code}")

    assert said["og:image"] == "https://limes.example/preview/limes.png"


def test_it_is_said_in_the_language_of_the_reader(client: Client) -> None:
    code = founded(client)["code"]

    html = client.get(f"/t/{code}", headers={"Accept-Language": "da, nl;q=0.8, en;q=0.3"})

    assert '<html lang="nl">' in html.text
    assert "<title>Ann nodigt je uit voor Limes</title>" in html.text
    assert "Accept-Language" in html.headers["Vary"]


def test_names_and_hosts_are_escaped(client: Client) -> None:
    seats = [{"kind": "me", "name": NASTY}, {"kind": "open"}]
    code = founded(client, seats=seats)["code"]

    html = client.get(f"/t/{code}", headers={"Host": NASTY}).text
    said = told(client, f"/t/{code}")

    assert "<script>alert" not in html
    assert said["og:title"] == f"{NASTY} invites you to Limes"


def test_a_private_table_is_told_to_the_invited_alone(client: Client) -> None:
    table = founded(client, visibility="private")
    path, invite = f"/t/{table['code']}", table["invite"]

    assert told(client, f"{path}?invite={invite}")["og:title"] == "Ann invites you to Limes"
    assert told(client, f"{path}?invite=guess") == {}
    assert told(client, path) == {}
    assert client.get(path).text == client.get("/t/nobody-here").text


def test_nothing_secret_is_in_the_page(client: Client) -> None:
    table = founded(client, visibility="private", salt="mysalt")
    path, invite = f"/t/{table['code']}", table["invite"]

    html = client.get(f"{path}?invite={invite}").text

    assert invite not in html
    assert "mysalt" not in html
    assert table["fair"]["commitment"] not in html


def test_a_game_that_is_played_says_who_plays(client: Client) -> None:
    bots = [{"kind": "bot", "level": "novice"}] * 8
    few = founded(client, seats=[{"kind": "me"}, *bots[:1]])
    many = founded(client, seats=[{"kind": "me"}, *bots])
    name = few["seats"][1]["name"]

    assert told(client, f"/t/{few['code']}")["og:title"] == f"Limes with Ann and {name}"
    assert told(client, f"/t/{many['code']}")["og:title"].endswith(" and …")
    assert told(client, f"/t/{few['code']}")["og:description"].endswith("in progress")


def test_a_code_that_is_nobody_s_gives_the_plain_page(client: Client) -> None:
    answer = client.get("/t/nobody-here")

    assert answer.status_code == 200
    assert "<title>Limestone</title>" in answer.text


def test_the_page_of_a_table_travels_compressed(client: Client) -> None:
    code = founded(client)["code"]

    answer = client.get(f"/t/{code}", headers={"Accept-Encoding": "gzip"})

    assert answer.headers["Content-Encoding"] == "gzip"
    assert "invites you" in answer.text


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("", "en"),
        ("de-AT,de;q=0.9,en;q=0.8", "de"),
        ("en;q=0.2, fr-CA;q=0.7", "fr"),
        ("it;q=0, en", "en"),
        ("zh, gsw, filde", "en"),
        ("nl;q=9.9.9;;=,,", "nl"),
    ],
)
def test_the_best_of_the_languages_is_spoken(header: str, language: str) -> None:
    assert accepted(header) == language


def test_who_comes_too_late_to_a_private_table_is_told_so(client: Client) -> None:
    table = founded(client, visibility="private", seats=[{"kind": "me"}, {"kind": "open"}])
    code, invite = table["code"], table["invite"]
    client.post(
        f"/api/tables/{code}/orders", json={"order": "bot", "id": "1", "seat": 1, "level": "novice"}
    )
    client.cookies.clear()

    late = client.get(f"/api/tables/{code}", params={"invite": invite})
    stranger = client.get(f"/api/tables/{code}", params={"invite": "guess"})

    assert (late.status_code, late.json()["code"]) == (403, "private")
    assert (stranger.status_code, stranger.json()["code"]) == (404, "no-such-table")
    assert told(client, f"/t/{code}?invite={invite}") == {}


def test_a_guest_without_a_name_is_called_so_in_the_readers_language(client: Client) -> None:
    client.cookies.clear()
    me = client.post("/api/me", json={}).json()
    client.headers["X-CSRF-Token"] = me["csrf"]
    code = founded(client)["code"]

    assert me["person"]["name"] == "$guest"
    assert told(client, f"/t/{code}", **{"Accept-Language": "fr"})["og:title"].startswith("Invité")
    assert "$guest" not in client.get(f"/t/{code}").text
