"""A small client of a table server, for bots and scripts."""

import json
from collections.abc import Iterator
from typing import Any
from uuid import uuid4

import httpx

from limestone.rules.game import Refused

Json = Any


class Client:
    """A person or program at a server.

    `Client("http://127.0.0.1:8000", token="lime_…")`, or without a token `.guest("Ann")`.
    """

    def __init__(self, url: str, token: str = "", timeout: float = 60) -> None:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        self._http = httpx.Client(base_url=url, headers=headers, timeout=timeout)

    def guest(self, name: str) -> "Client":
        """Come in as a guest of this name."""
        me = self.post("/api/me", {"name": name})
        self._http.headers["X-CSRF-Token"] = me["csrf"]
        return self

    def get(self, path: str, **params: Json) -> Json:
        """The answer to a GET; Refused when it is a no."""
        return _answer(self._http.get(path, params=params))

    def post(self, path: str, body: Json = None, **params: Json) -> Json:
        """The answer to a POST; Refused when it is a no."""
        return _answer(self._http.post(path, json=body, params=params))

    def create(self, game: str, seats: list[Json], **wishes: Json) -> "Seated":
        """A new table."""
        view = self.post("/api/tables", {"game": game, "seats": seats, **wishes})
        return Seated(self, view)

    def join(self, code: str, invite: str = "", seat: int | None = None) -> "Seated":
        """A seat at somebody's table."""
        order = {"order": "join", "id": uuid4().hex, "seat": seat}
        self.post(f"/api/tables/{code}/orders", order, invite=invite)
        return self.table(code)

    def table(self, code: str) -> "Seated":
        """A table where one sits already, or watches."""
        return Seated(self, self.get(f"/api/tables/{code}"))

    def close(self) -> None:
        self._http.close()


class Seated:
    """A table, as one sees it."""

    def __init__(self, client: Client, view: Json) -> None:
        self.client = client
        self.look(view)

    def look(self, view: Json) -> None:
        """Take in a whole view."""
        self.number: int = view["number"]
        self.table: Json = view["table"]

    @property
    def code(self) -> str:
        return str(self.table["code"])

    @property
    def over(self) -> bool:
        return self.table["phase"] in ("over", "frozen")

    @property
    def due(self) -> list[int]:
        """One's own seats that have to decide now."""
        own = [chair["seat"] for chair in self.table["seats"] if chair["mine"]]
        waited = set(self.table["due"]) - set(self.table["decided"])
        return [seat for seat in own if seat in waited]

    def view(self, seat: int) -> Json:
        """The game as an own seat sees it: what all see, and what it sees besides."""
        return self.table["scene"] | self.table["views"][str(seat)]

    def legal(self, seat: int) -> list[str]:
        """The legal moves of an own seat."""
        found = self.client.get(f"/api/tables/{self.code}/legal", seat=seat)
        return [str(move) for move in found["moves"]]

    def decide(self, seat: int, move: str) -> None:
        """Decide for an own seat."""
        self.order("decide", seat=seat, ply=self.table["ply"], move=move)

    def order(self, order: str, **words: Json) -> int:
        """Give any order; the number of its entry."""
        body = {"order": order, "id": uuid4().hex, **words}
        done = self.client.post(f"/api/tables/{self.code}/orders", body)
        self.look(self.client.get(f"/api/tables/{self.code}"))
        return int(done["number"])

    def wait(self, seconds: float = 25) -> None:
        """Wait until something happens at the table."""
        path = f"/api/tables/{self.code}/news"
        if self.client.get(path, since=self.number, wait=seconds):
            self.look(self.client.get(f"/api/tables/{self.code}"))

    def turns(self) -> Iterator[tuple[int, list[str]]]:
        """Every own seat that is due and its legal moves, until the game is over."""
        while not self.over:
            for seat in self.due:
                yield seat, self.legal(seat)
            if not self.due and not self.over:
                self.wait()

    def record(self) -> str:
        """The record, as far as one may know it."""
        return str(self.client.get(f"/api/tables/{self.code}/record"))


def _answer(response: httpx.Response) -> Json:
    if response.status_code >= 400:
        raise _refused(response)
    if response.headers["content-type"].startswith("application/json"):
        return response.json()
    return response.text


def _refused(response: httpx.Response) -> Refused:
    try:
        no = response.json()
        refused = Refused("unreadable-answer", section=no["section"])
        refused.code, refused.args_ = no["code"], no["args"]
        return refused.at(**no["place"])
    except (json.JSONDecodeError, KeyError, TypeError):
        return Refused("unreadable-answer", status=response.status_code)
