"""The time of a round is over, and its organiser does nothing: bots play for everybody."""

from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from limestone.server.edge.app import make
from limestone.server.edge.auth import COOKIE
from limestone.server.live import nights
from limestone.server.nights.night import GRACE
from limestone.server.settings import Settings
from limestone.server.store.people import now

Json = Any


class Somebody:
    """A person with a browser of their own, at a server of this process."""

    def __init__(self, client: TestClient[Any], name: str) -> None:
        self._client, self._csrf, self._session = client, "", ""
        self._csrf = self.ask("/api/me", {"name": name})["csrf"]

    def ask(self, path: str, body: Json = None) -> Json:
        headers = {"X-CSRF-Token": self._csrf, "Cookie": f"{COOKIE}={self._session}"}
        if not self._session:
            del headers["Cookie"]
        method = "GET" if body is None else "POST"
        answer = self._client.request(method, path, json=body, headers=headers)
        assert answer.is_success, answer.text
        self._session = answer.cookies.get(COOKIE) or self._session
        self._client.cookies.clear()
        return answer.json()

    def keep(self) -> None:
        """Become an account."""
        account = {"login": "clara", "password": "a long password"}
        self._csrf = self.ask("/api/account", account)["csrf"]


def test_bots_play_for_all_who_are_late(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    settings = Settings(f"sqlite:///{tmp_path}/tables.sqlite", rates={})
    with TestClient(make(settings)) as client:
        clara = Somebody(client, "Clara")
        clara.keep()
        wanted = {"name": "Late", "game": "limes", "starts": now(), "minutes": 1, "rounds": 1}
        night = clara.ask("/api/nights", wanted | {"pace": {"level": "novice"}})
        path = f"/api/nights/{night['code']}"
        late = [Somebody(client, name) for name in ("Ann", "Bo")]
        for n, one in enumerate(late):
            one.ask(f"{path}/orders", {"order": "enter", "id": f"e{n}"})
        clara.ask(f"{path}/orders", {"order": "pair", "id": "p", "round": 1})
        begun = clara.ask(path)
        assert begun["overruns"] == begun["ends"] + GRACE

        monkeypatch.setattr(nights, "now", lambda: begun["overruns"])
        monkeypatch.setattr("limestone.server.edge.night_routes.FRESH", -1.0)
        after = clara.ask(path)

        (board,) = after["tables"]
        assert [seat["stand"] for seat in board["seats"]] == ["novice", "novice"]
        own = late[0].ask(path)["tables"][0]["code"]
        table = late[0].ask(f"/api/tables/{own}")["table"]
        assert table["phase"] == "over" or {one["away"] for one in table["seats"]} == {"novice"}
