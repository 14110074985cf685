"""What one guest makes a lot of keeps nobody else from playing."""

from collections.abc import Iterator
from typing import Any

import pytest
from litestar.testing import TestClient

from limestone.server.edge.app import make
from limestone.server.settings import Settings
from tests.server.players import ME, OPEN, bot

Http = TestClient[Any]


@pytest.fixture
def unlimited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Http]:
    folder = tmp_path_factory.mktemp("unlimited")
    with TestClient(make(Settings(f"sqlite:///{folder}/x.sqlite", rates={}))) as client:
        yield client


def become(client: Http, name: str) -> dict[str, str]:
    """Be another guest from now on; the headers that the guest's requests need."""
    client.cookies.clear()
    client.post("/api/me", json={"name": name})
    return {"X-CSRF-Token": client.get("/api/me").json()["csrf"]}


def made(client: Http, headers: dict[str, str], seats: list[Any], **wishes: Any) -> Any:
    wanted = {"game": "limes", "seats": seats} | wishes
    return client.post("/api/tables", json=wanted, headers=headers)


def test_50_public_tables_of_one_guest_do_not_bury_the_lobby(unlimited: Http) -> None:
    honest = made(unlimited, become(unlimited, "Ann"), [ME, OPEN], visibility="public").json()
    greedy = become(unlimited, "Eve")
    for _ in range(50):
        made(unlimited, greedy, [ME, OPEN], visibility="public")

    listed = [table["code"] for table in unlimited.get("/api/tables").json()]

    assert honest["table"]["code"] in listed
    assert len(listed) == 4


def test_public_tables_have_a_rate_for_the_person_and_the_address(strict: Http) -> None:
    statuses = []
    for name in ("Ann", "Eve"):
        headers = become(strict, name)
        posts = [made(strict, headers, [ME, OPEN], visibility="public") for _ in range(6)]
        statuses += [post.status_code for post in posts]

    assert statuses.count(201) == 10
    assert statuses[-1] == 429


def test_60_tables_where_only_bots_play_are_not_made_at_once(strict: Http) -> None:
    headers = become(strict, "Eve")

    answers = [made(strict, headers, [bot(), bot()]) for _ in range(7)]

    assert [answer.status_code for answer in answers] == [201] * 5 + [429] * 2
    assert answers[-1].json()["args"]["key"] == "bots"
    assert made(strict, headers, [ME, bot()]).status_code == 201
