"""A bot at a table over one socket, which comes back after whatever ends it."""

import json
import time
from contextlib import suppress
from random import Random, SystemRandom
from typing import Any
from uuid import uuid4

from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect

from limestone.bots.authored import Bot, Table, answered, no_choice
from limestone.bots.hearing import Hearing
from limestone.client import Seated
from limestone.rules.game import Refused
from limestone.server.live import patch
from limestone.shown.pieces import flat

Json = Any

FINAL = (4401, 4403, 4404)  # closing codes after which nobody need come back
GONE_BY = ("stale", "not-due", "not-playing", "paused")  # the table went on meanwhile
SHORTEST, LONGEST = 0.25, 30.0  # seconds before the socket is opened again
LARGEST = 1 << 24  # bytes of a message


class LiveTable(Seated[Any]):
    """A table where a bot plays: what it knows of it comes by the socket, message by message."""

    def __init__(self, seated: Seated[Any], bot: Bot, seed: str) -> None:
        self.legal_trees: dict[str, Json] = {}
        self.orders: dict[str, Json] = {}  # given and not yet acknowledged, by id
        self.asked: dict[int, int] = {}  # the ply that each seat has decided in
        self.events: dict[int, list[tuple[int, Json]]] = {}  # by seat: after how many steps
        self.seats: dict[int, tuple[Bot, Hearing, Random]] = {}
        self._bot, self._seed = bot, seed
        self._socket: ClientConnection | None = None
        self._bye: Refused | None = None
        self._pause, self._heard = SHORTEST, time.monotonic()
        super().__init__(seated.client, {"number": 0, "table": seated.table}, seated)

    def run(self) -> "LiveTable":
        """Play until the game is over."""
        while not self.over:
            try:
                with self._opened() as self._socket:
                    self._serve(self._socket)
            except (ConnectionClosed, InvalidHandshake, OSError, TimeoutError) as lost:
                self._wait_for_the_server(lost)
            finally:
                self._socket = None
        for seat, (bot, hearing, _) in self.seats.items():
            answered(bot, hearing.end(self._told(seat)))
        return self

    def order(self, order: str, **words: Json) -> int:
        """Give an order; the answer comes with the messages."""
        body = {"order": order, "id": uuid4().hex, **words}
        self.orders[body["id"]] = body
        self._send(body)
        return self.number

    def _opened(self) -> ClientConnection:
        since = f"?since={self.number}" if self.number else ""
        address = self.client.address(f"/api/tables/{self.code}/live{since}")
        return connect(address, additional_headers=self.client.headers, max_size=LARGEST)

    def _serve(self, socket: ClientConnection) -> None:
        for body in list(self.orders.values()):
            self._send(body)  # the same id: it is carried out once
        self._decide()
        while not self.over:
            self._take(json.loads(socket.recv()))
            self._pause, self._heard = SHORTEST, time.monotonic()
            self._decide()

    def _send(self, body: Json) -> None:
        if self._socket:
            with suppress(ConnectionClosed):  # it is sent again over the next socket
                self._socket.send(json.dumps(body))

    def _take(self, message: Json) -> None:
        """Take in a message of the table."""
        match message["type"]:
            case "view":
                self._recollect(message["number"])
                self.legal_trees = message["legal"]
                self.look(message)
            case "step" if message["number"] > self.number:
                self._step(message)
            case "refused":
                self._refused(message["id"], message["refusal"])
            case "bye":
                self._bye = _refusal(message["refusal"])
        if message.get("id") and message["type"] in ("step", "done"):
            self.orders.pop(message["id"], None)

    def _step(self, message: Json) -> None:
        table = patch.apply(self.table, message["patch"])
        self.legal_trees = message.get("legal", self.legal_trees)
        self._hear(message.get("events", {}), table["steps"])
        self.look({"number": message["number"], "table": _with_nulls(self.table, table)})

    def _hear(self, events: dict[str, Json], steps: int) -> None:
        """Note what a message tells; what was taken back has not happened."""
        for told in self.events.values():
            told[:] = [one for one in told if one[0] <= steps]
        for key, news in events.items():
            if key.isdigit():
                self.events.setdefault(int(key), []).append((steps, news))

    def _recollect(self, number: int) -> None:
        """What was told before the whole table came, as far as the server still says it."""
        path = f"/api/tables/{self.code}/news"
        messages = self.client.get(path, since=0, wait=0)
        if any(message["type"] != "step" for message in messages):
            return
        self.events, steps = {}, 0
        for message in messages:
            if message["number"] <= number:
                steps = message["patch"].get("steps", steps)
                self._hear(message.get("events", {}), steps)

    def _salting(self) -> tuple[str, str] | None:
        """What is asked of this client, unless it was said already."""
        said = any(body["order"] in ("commit", "reveal") for body in self.orders.values())
        return super()._salting() if self._socket and not said else None

    def _decide(self) -> None:
        """Let the bot choose for every own seat that is waited for."""
        if self.table["phase"] != "playing":
            return
        for seat in self.due:
            tree = self.legal_trees.get(str(seat))
            if tree is not None and self.asked.get(seat) != self.table["ply"]:
                self.asked[seat] = self.table["ply"]
                self.decide(seat, self._chosen(seat, flat(tree)))

    def _chosen(self, seat: int, moves: list[str]) -> str:
        bot, hearing, rng = self._sat(seat)
        view = self.view(seat)
        move = answered(bot, hearing.question(self._told(seat), view, moves, rng))
        if move not in moves:
            raise Refused("bot-illegal", move=str(move))
        return move

    def _sat(self, seat: int) -> tuple[Bot, Hearing, Random]:
        """The bot of a seat; a second seat at the same table has one of its own."""
        if seat not in self.seats:
            bot = type(self._bot)() if self.seats else self._bot
            table = Table(
                self.table["game"], len(self.table["seats"]), seat, tuple(self.table["options"])
            )
            self.seats[seat] = (bot, Hearing(table), Random(f"{self._seed} {self.code} {seat}"))
        return self.seats[seat]

    def _told(self, seat: int) -> list[Json]:
        """All that was told a seat since this program is here, without what was taken back."""
        return [event for _, events in self.events.get(seat, []) for event in events]

    def _refused(self, name: str | None, refusal: Json) -> None:
        body = self.orders.get(name or "")
        if not body:
            return
        if refusal["code"] in ("rate-limited", "unavailable"):
            time.sleep(float(refusal["args"].get("seconds", 1)))
            self._send(body)
            return
        del self.orders[body["id"]]
        if body["order"] != "decide":  # a salt that came too late, or again
            return
        if refusal["code"] not in GONE_BY:
            raise _refusal(refusal)
        if body["ply"] != self.table["ply"]:
            self.asked.pop(body["seat"], None)

    def _wait_for_the_server(self, lost: Exception) -> None:
        """Pause before the socket is opened again; Refused when there is no use in it."""
        closed = lost.rcvd if isinstance(lost, ConnectionClosed) else None
        bye, self._bye = self._bye, None
        if closed and closed.code in FINAL:
            raise bye or Refused("server-away", reason=closed.reason) from lost
        if time.monotonic() > self._heard + max(self.client.patience, LONGEST):
            raise Refused("server-away", reason=str(lost)) from lost
        asked = float(str(bye.args_.get("seconds", 0))) if bye else 0.0
        time.sleep(max(asked, self._pause * SystemRandom().uniform(0.5, 1)))
        self._pause = min(2 * self._pause, LONGEST)


def fit(bot: object) -> None:
    """TypeError says what is wrong with a bot, before a table waits for it."""
    if isinstance(bot, type):
        raise TypeError(f"play() takes a bot, not its class: play({bot.__name__}())")
    if not isinstance(bot, Bot):
        raise TypeError(f"{type(bot).__name__} is no limestone.Bot")
    if missing := no_choice(bot):
        raise TypeError(missing)


def _with_nulls(old: Json, new: Json) -> Json:
    """The table after a patch, which leaves out what has become null."""
    return dict.fromkeys(old) | new


def _refusal(no: Json) -> Refused:
    refused = Refused("unreadable-answer", section=no["section"])
    refused.code, refused.args_ = no["code"], no["args"]
    return refused.at(**no["place"])
