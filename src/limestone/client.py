"""A small client of a table server, for bots and scripts."""

import json
import secrets
import time
from collections.abc import Iterator
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Generic, overload
from uuid import uuid4

import httpx

from limestone.rules.dice import commitment
from limestone.rules.game import Limes, Limits, Limoges, Refused
from limestone.shown import views

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    from limestone.bots.authored import Bot

    # Of a seat: that of the game, where it is known.
    View = TypeVar("View", default=views.View, covariant=True)
else:
    from typing import TypeVar

    View = TypeVar("View", covariant=True)  # without a default, which older Pythons do not know

Json = Any

PATIENCE = 600.0  # seconds that a bot waits for a server that does not answer
FIRST = 10.0  # seconds until a server has answered for the first time: nobody may be there
LOOKING = 5.0  # seconds between looks for a table
LONGEST_PAUSE = 30.0
LATER = (429, 503)  # answers after which the same request is sent again


def connect(url: str, token: str = "", *, patience: float = PATIENCE) -> "Client":
    """A program at a server, for bots: it waits where the server asks it to."""
    return Client(url, token, patience=patience)


class Client:
    """A person or program at a server.

    `Client("http://127.0.0.1:8000", token="lime_…")`, or without a token `.guest("Ann")`. With
    `adds` it adds a salt to the deals of its games, and the table waits some seconds for it. With
    `patience` it waits so many seconds in all where the server is away or asks it to come later.
    """

    def __init__(
        self,
        url: str,
        token: str = "",
        timeout: float = 60,
        *,
        adds: bool = True,
        patience: float = 0,
    ) -> None:
        self.adds = adds
        self.patience = patience
        self._met = False  # whether the server has ever answered
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        self._http = httpx.Client(base_url=url, headers=headers, timeout=timeout)

    def guest(self, name: str) -> "Client":
        """Come in as a guest of this name."""
        self.post("/api/me", {"name": name})
        return self

    def get(self, path: str, **params: Json) -> Json:
        """The answer to a GET; Refused when it is a no."""
        return _answer(self._patiently("GET", path, None, params))

    def post(self, path: str, body: Json = None, **params: Json) -> Json:
        """The answer to a POST; Refused when it is a no."""
        found = _answer(self._patiently("POST", path, body, params))
        if isinstance(found, dict) and found.get("csrf"):  # a new session
            self._http.headers["X-CSRF-Token"] = found["csrf"]
        return found

    @overload
    def create(
        self, game: Limes, seats: list[Json], **wishes: Json
    ) -> "Seated[views.limes.View]": ...
    @overload
    def create(
        self, game: Limits, seats: list[Json], **wishes: Json
    ) -> "Seated[views.limits.View]": ...
    @overload
    def create(
        self, game: Limoges, seats: list[Json], **wishes: Json
    ) -> "Seated[views.limoges.View]": ...
    @overload
    def create(self, game: str, seats: list[Json], **wishes: Json) -> "Seated[views.View]": ...
    def create(self, game: str, seats: list[Json], **wishes: Json) -> "Seated[Any]":
        """A new table."""
        view = self.post("/api/tables", {"game": game, "seats": seats, "adds": self.adds, **wishes})
        return Seated(self, view)

    def join(self, code: str, invite: str = "", seat: int | None = None) -> "Seated[views.View]":
        """A seat at somebody's table."""
        order = {"order": "join", "id": uuid4().hex, "seat": seat, "adds": self.adds}
        self.post(f"/api/tables/{code}/orders", order, invite=invite)
        return self.table(code)

    def table(self, code: str) -> "Seated[views.View]":
        """A table where one sits already, or watches."""
        return Seated(self, self.get(f"/api/tables/{code}"))

    def play(
        self, bot: "Bot", table: "str | Seated[Any]" = "", *, seed: str = ""
    ) -> "Seated[views.View]":
        """Let a bot play at a table until its game is over: one socket, whatever happens to it.

        A table is given by its code, and joined where one has no seat yet. Without one it is the
        first where one sits that is not over; the program waits until there is one.
        """
        from limestone.live_client import LiveTable, fit

        fit(bot)
        seated = table if isinstance(table, Seated) else self.table(table or self._next())
        if not seated.own and not seated.over:
            seated = self.join(seated.code)
        return LiveTable(seated, bot, seed or secrets.token_hex(8)).run()

    def address(self, path: str) -> str:
        """The address of a socket at this server."""
        return str(self._http.base_url.join(path)).replace("http", "ws", 1)

    @property
    def headers(self) -> dict[str, str]:
        """What tells a socket who is asking."""
        cookies = "; ".join(f"{name}={value}" for name, value in self._http.cookies.items())
        found = {"Authorization": self._http.headers.get("Authorization", ""), "Cookie": cookies}
        return {name: value for name, value in found.items() if value}

    def close(self) -> None:
        self._http.close()

    def _next(self) -> str:
        """The table to play at next, once there is one."""
        while True:
            for one in self.get("/api/tables", mine=True):
                if one["phase"] in ("waiting", "playing") and one["mine"]:
                    return str(one["code"])
            time.sleep(LOOKING)

    def _patiently(self, method: str, path: str, body: Json, params: Json) -> httpx.Response:
        """The answer to a request, sent again while patience lasts and nothing came of it."""
        begun, pause = time.monotonic(), 0.5
        where = httpx.URL(path).copy_merge_params(params)  # `params` would drop a query in the path
        while True:
            try:
                found = self._http.request(method, where, json=body)
                self._met = True
                if found.status_code not in LATER or self._tired(begun):
                    return found
                pause = max(pause, float(found.headers.get("Retry-After", pause)))
            except httpx.UnsupportedProtocol as wrong:
                raise Refused("server-away", reason=str(wrong)) from None
            except httpx.ConnectError as lost:  # it reached nobody, so nothing is done twice
                if self._tired(begun):
                    raise Refused("server-away", reason=str(lost)) from None
            time.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    def _tired(self, begun: float) -> bool:
        """Whether patience is at its end, which is sooner for a server that never answered."""
        longest = self.patience if self._met else min(self.patience, FIRST)
        return time.monotonic() >= begun + longest


class Seated(Generic[View]):
    """A table, as one sees it."""

    def __init__(self, client: Client, view: Json, before: "Seated[Any] | None" = None) -> None:
        self.client = client
        self.promised = str(view["table"]["fair"]["commitment"])  # before the first deal
        self.salts: dict[str, str] = {}  # of this client's own choice, by what it committed to
        # By round what everybody had committed to before this client revealed.
        self.lists: dict[int, dict[str, str]] = {}
        if before:  # the same seat: who has shown a salt shows no other
            self.promised, self.salts, self.lists = before.promised, before.salts, before.lists
        self.look(view)

    def look(self, view: Json) -> None:
        """Take in a whole view, and add to the deals where salts are exchanged."""
        self.number: int = view["number"]
        self.table: Json = view["table"]
        if self.client.adds and (order := self._salting()):
            self._add(*order)

    def _salting(self) -> tuple[str, str] | None:
        """What the exchange of salts asks of this client: to commit, to reveal, or nothing."""
        exchange = self.table["fair"].get("exchange")
        own = [str(chair["seat"]) for chair in self.table["seats"] if chair["mine"]]
        if not exchange or not own or own[0] in exchange["salts"] or self._is_misled(exchange):
            return None
        bound = exchange["commitments"].get(own[0])
        if not exchange["sealed"]:
            return None if bound is not None else ("commit", self._fresh())
        return self._revealing(exchange, own[0])

    def _is_misled(self, exchange: Json) -> bool:
        """Whether another seed was promised, or there are more exchanges than there may be."""
        from limestone.server.table.exchange import ROUNDS

        return bool(self.table["fair"]["commitment"] != self.promised or exchange["round"] > ROUNDS)

    def _revealing(self, exchange: Json, own: str) -> tuple[str, str] | None:
        """The salt this client is bound to; in each round under the first list that it sees."""
        before = self.lists.get(exchange["round"])
        bound = exchange["commitments"].get(own)
        if bound == "":  # alone: the server is bound, and nobody else adds
            bound = before[own] if before else self._fresh()
        sealed = exchange["commitments"] | {own: bound}
        if bound not in self.salts or before not in (None, sealed):
            return None
        self.lists[exchange["round"]] = sealed
        return ("reveal", bound)

    def _fresh(self) -> str:
        """The commitment to a new salt."""
        salt = secrets.token_hex(32)
        bound = commitment(bytes.fromhex(salt))
        self.salts[bound] = salt
        return bound

    def _add(self, order: str, bound: str) -> None:
        facts = {"commitment": bound} if order == "commit" else {"salt": self.salts[bound]}
        with suppress(Refused):  # too late, or another client of the same person was quicker
            self.order(order, **facts)

    @property
    def code(self) -> str:
        return str(self.table["code"])

    @property
    def over(self) -> bool:
        return self.table["phase"] in ("over", "frozen")

    @property
    def own(self) -> list[int]:
        """One's own seats."""
        return [chair["seat"] for chair in self.table["seats"] if chair.get("mine")]

    @property
    def due(self) -> list[int]:
        """One's own seats that have to decide now."""
        waited = set(self.table["due"]) - set(self.table["decided"])
        return [seat for seat in self.own if seat in waited]

    def view(self, seat: int) -> View:
        """The game as an own seat sees it: what all see, and what it sees besides."""
        shown = self.table["scene"] | self.table["views"][str(seat)]
        found: View = views.whole(self.table["game"], shown)
        return found

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

    def proof(self) -> int:
        """How many deals of the finished game are proved to this client; Refused says what fails.

        Its own salt is in, and all others were committed to before it was revealed.
        """
        from limestone.rules import record
        from limestone.server.table import fair_deals

        played = record.read(self.record())
        fair_deals.check_rounds(played.header, max(self.lists, default=0))
        salts = played.header.salts.items()
        bound = {str(seat): fair_deals.promise(salt) for seat, salt in salts}
        if bound != self.lists.get(fair_deals.exchanges(played.header), {}):
            raise Refused("verify-other-salts")
        return fair_deals.verify(played, known=fair_deals.Known(self.promised)).deals

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
